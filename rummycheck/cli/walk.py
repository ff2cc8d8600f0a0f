"""With which exit status do the documents of a command line end?"""

from collections.abc import Callable, Iterable, Iterator

from rummycheck.cli.complaints import Complaints
from rummycheck.cli.inputs import Document, InputError, opened
from rummycheck.cli.statuses import CANNOT_JUDGE, FOUND, OK
from rummycheck.judging import Judged, faults

Statuses = Callable[[str, Iterable[str]], Iterator[int]]
"""Judges and tells the hands of a document, by its name and lines, and yields the exit status of each."""


def worst_status(documents: Iterable[Document], statuses: Statuses, complaints: Complaints) -> int:
    """Walk through the documents and return the worst exit status; one that can't be read keeps no other from it."""
    return max(_document_status(document, statuses, complaints) for document in documents)


def status_of(judged: Judged, *, is_loser: bool) -> int:
    """Return the exit status of one hand."""
    if judged.verdict is None:
        return CANNOT_JUDGE
    return FOUND if faults(judged.verdict, is_loser=is_loser) else OK


def _document_status(document: Document, statuses: Statuses, complaints: Complaints) -> int:
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
