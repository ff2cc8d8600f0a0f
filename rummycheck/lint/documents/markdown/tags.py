"""Which `<...>` within a line of Markdown is markup?"""

import re

_NAME = r"[A-Za-z][\w.:-]*+"
_VALUE = r"""(?:"[^"]*+"|'[^']*+'|\{[^{}]*+(?:\{[^{}]*+\}[^{}]*+)*+\}|[^\s"'=<>`{}]++)"""
_ATTRIBUTE = rf"(?:[A-Za-z_:][\w.:-]*+(?:\s*+=\s*+{_VALUE})?+)"
TAG = re.compile(rf"<(?:/{_NAME}\s*+>|{_NAME}(?:\s++{_ATTRIBUTE})*+\s*+/?>|/?>)")
"""An HTML tag, a component of MDX, or MDX's tag without a name."""

OTHER = re.compile(r"<(?:\?[^?]*+(?:\?(?!>)[^?]*+)*+\?>|![A-Za-z][^<>]*+>)")
"""A processing instruction or declaration."""

AUTOLINK = re.compile(r"<((?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*+|[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]{1,255}))>")

ALT = re.compile(r"""\salt\s*+=\s*+(?:"([^"]*+)"|'([^']*+)')""", re.IGNORECASE)
"""What an image shows, if it is not shown."""

COMMENT_OPENS, COMMENT_CLOSES = "<!--", "-->"
