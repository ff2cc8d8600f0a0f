"""With which exit status do the documents of a command line end, one after the other?"""

from collections.abc import Callable, Iterable, Iterator

from rummycheck.cli.complaints import Complaints
from rummycheck.cli.inputs import Document, InputError, opened
from rummycheck.cli.statuses import CANNOT_JUDGE

Statuses = Callable[[str, Iterable[str]], Iterator[int]]
"""Judges and tells the hands of a document, by its name and lines, and yields the exit status of each."""


def worst_status(documents: Iterable[Document], statuses: Statuses, complaints: Complaints) -> int:
    """Walk through the documents and return the worst exit status; one that can't be read keeps no other from it."""
    return max(_status_of(document, statuses, complaints) for document in documents)


def _status_of(document: Document, statuses: Statuses, complaints: Complaints) -> int:
    try:
        with opened(document) as lines:
            worst = max(statuses(document.name, lines), default=None)
    except InputError as error:
        complaints.of_input(error)
        return CANNOT_JUDGE
    if worst is None:
        complaints.of_no_hand(document.name)
        return CANNOT_JUDGE
    return worst
