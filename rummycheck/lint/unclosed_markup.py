"""Is every comment and every block closed?

What is opened and never closed goes on to the end of the article. Behind a
comment nothing is read, and no hand there is checked; behind a fence all is
taken for one block. This is told only of articles that show hands or speak to
this program, and of comments that may hide either.

Accepted: `<!-- three of a kind --> 7♦ 7♣ 7♠ is a set.`
Remarked on: `<!-- three of a kind: 7♦ 7♣ 7♠ is a set.`

To settle it: close it where it should end, or suppress it with `rummycheck:
ignore[unclosed-markup]`.

Keys: none.
Source: the articles' formats.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rummycheck.lint.findings import Finding
from rummycheck.problems import Severity

if TYPE_CHECKING:
    from rummycheck.lint.documents.pieces import Document, Unclosed

NAME = "unclosed-markup"


def check(document: "Document", may_hide: Callable[["Unclosed"], bool]) -> Iterator[Finding]:
    """Yield a finding for all that is left open and may hide what this program looks for."""
    for unclosed in filter(may_hide, document.unclosed):
        what_follows = "nothing after it is read" if is_comment(unclosed) else "all that follows is part of it"
        message = f"{unclosed.what} is never closed: {what_follows}"
        yield Finding(unclosed.opening, NAME, Severity.WARNING, message)


def is_comment(unclosed: "Unclosed") -> bool:
    """Tell whether a reader sees nothing of what follows."""
    return unclosed.what == "this comment"
