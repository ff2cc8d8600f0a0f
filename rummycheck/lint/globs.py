"""Which paths does a pattern such as `docs/**/*.md` or `drafts/` mean?"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

_PARTS = re.compile(r"\*\*/|\*\*|\*|\?|\[[!^]?\]?[^\]/]*\]|.", re.DOTALL)


PATTERN = "a pattern such as 'docs/**/*.md', without '!'"
"""What is expected, in words."""


def is_pattern(text: str) -> bool:
    """Tell whether a text can be a pattern; one with `!` would take back what another says, which none does here."""
    return text.strip("/") not in ("", ".") and not text.startswith("!")


class Patterns:
    """Patterns as in a .gitignore, without `!`, each seen from one folder.

    `*` and `?` stand for no slash, `**` for any number of folders. A pattern without a slash, other than one at its
    end, fits at any depth; one that fits a folder fits all in it, and with a slash at its end it fits only folders.
    """

    def __init__(self, patterns: Sequence[str]) -> None:
        """Take the patterns."""
        self.patterns = tuple(patterns)

    def fitting(self, path: str) -> Iterator[str]:
        """Yield the patterns that fit a path seen from the folder; a folder's path ends with `/`.

        >>> list(Patterns(["*.md", "docs/**/old", "/a?c/"]).fitting("docs/x/y/old/page.html"))
        ['docs/**/old']
        >>> list(Patterns(["*.md", "docs/**/old", "/a?c/"]).fitting("docs/abc/page.html"))
        []
        """
        return (pattern for pattern in self.patterns if _regex(pattern).fullmatch(path))

    def fits(self, path: str) -> bool:
        """Tell whether any pattern fits a path."""
        return any(True for _ in self.fitting(path))


@lru_cache(maxsize=1024)
def _regex(pattern: str) -> re.Pattern[str]:
    """Return what matches the paths that a pattern means."""
    is_folder = pattern.endswith("/")
    body = pattern.removeprefix("./").rstrip("/")
    is_anchored = "/" in body
    translated = "".join(_translated(part) for part in _PARTS.findall(body.removeprefix("/")))
    start = "" if is_anchored else "(?:.*/)?"
    return re.compile(f"{start}{translated}{'/.*' if is_folder else '(?:/.*)?'}", re.DOTALL)


def _translated(part: str) -> str:
    match part:
        case "**/":
            return "(?:[^/]+/)*"
        case "**":
            return ".*"
        case "*":
            return "[^/]*"
        case "?":
            return "[^/]"
        case _ if len(part) > 1:
            negated = part[1] in "!^"
            inner = part[2 if negated else 1 : -1].replace("\\", r"\\").replace("[", r"\[").replace("]", r"\]")
            return f"(?!/)[{'^' if negated else ''}{inner}]"
        case _:
            return re.escape(part)
