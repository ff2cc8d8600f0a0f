"""What is the URI of an article?"""

import re
from pathlib import Path
from urllib.parse import quote

_HIGH_HALF_OR_LOOSE = re.compile("[\ud800-\udc7f\udd00-\udfff]")
"""Halves of surrogate pairs that stand for no byte that could not be decoded."""


def address(path: str) -> str:
    """Return the URI of a path: relative to where the program runs, as the path is, unless that is absolute.

    >>> address("./docs/50% of rummy.md"), address("a:b.md")
    ('docs/50%25%20of%20rummy.md', 'a%3Ab.md')
    """
    if Path(path).is_absolute():
        return Path(_HIGH_HALF_OR_LOOSE.sub("\ufffd", path)).as_uri()
    octets = _HIGH_HALF_OR_LOOSE.sub("\ufffd", path.removeprefix("./")).encode("utf-8", "surrogateescape")
    return quote(octets, safe="/")
