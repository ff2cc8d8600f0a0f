"""Where does an article differ from what it was, line by line?"""

import re
from collections.abc import Iterator

_NO_LINE_END = "\\ No newline at end of file"


def unified_diff(path: str, before: str, after: str) -> Iterator[str]:
    """Yield the lines of a diff that `git apply` and `patch` understand, without their ends; none if nothing differs.

    As for these programs, a line ends at LF alone; a CR before it is a part of the line.
    """
    from difflib import unified_diff as difference  # only where something is to be fixed: it is slow to import

    for line in difference(_lines(before), _lines(after), f"a/{path}", f"b/{path}"):
        yield line.removesuffix("\n")
        if not line.endswith("\n"):
            yield _NO_LINE_END


def _lines(text: str) -> list[str]:
    return re.findall("[^\n]*\n|[^\n]+", text)
