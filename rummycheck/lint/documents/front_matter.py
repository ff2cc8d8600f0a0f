"""Where does an article start behind the facts that a site generator reads at its head?"""

import re

_FRONT_MATTER = re.compile(r"(---|\+\+\+)[ \t]*\n")
_CLOSES = {
    "---": re.compile(r"^(?:---|\.\.\.)[ \t]*(?:\n|\Z)", re.MULTILINE),
    "+++": re.compile(r"^\+\+\+[ \t]*(?:\n|\Z)", re.MULTILINE),
}
_FACT = re.compile(r"\s*(?:#.*\n\s*)*(?:[\w\"'.-]+\s*[:=]|\[|(?:---|\+\+\+)[ \t]*$)", re.MULTILINE)


def behind_front_matter(text: str) -> int:
    r"""Return where the text behind YAML or TOML front matter starts, 0 if there is none.

    >>> behind_front_matter("---\ntitle: Rummy\n---\nA♥ 2♥ 3♥")
    21
    """
    opening = _FRONT_MATTER.match(text)
    if not opening or not _FACT.match(text, opening.end()):
        return 0
    closing = _CLOSES[opening[1]].search(text, opening.end())
    return closing.end() if closing else 0
