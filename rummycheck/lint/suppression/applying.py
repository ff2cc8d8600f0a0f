"""Which findings remain when what an author suppresses is taken away, and which suppressions are amiss?"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rummycheck.lint.directives import Directives, SuppressDirective, Suppressing
from rummycheck.lint.documents.pieces import Piece
from rummycheck.lint.findings import Finding
from rummycheck.lint.names import FINDING_NAMES
from rummycheck.lint.places import Source
from rummycheck.lint.suppression import unknown_directive, unknown_ignore, unused_ignore
from rummycheck.lint.suppression.holding import Entry, Holding, idle_enables
from rummycheck.lint.suppression.layout import Layout


class Suppressed(NamedTuple):
    """What is left to tell."""

    kept: tuple[Finding, ...]
    ignored: int
    """How many findings are suppressed."""
    extra: tuple[Finding, ...]
    """What there is to say about the directives themselves, in the order of their places."""


def suppressed(
    findings: Sequence[Finding], directives: Directives, pieces: Iterable[Piece], source: Source
) -> Suppressed:
    """Take away what the directives suppress; a finding goes with the claim and with the hand that it is about.

    What is amiss with the directives can be suppressed in the same way. That a suppression is of no use is
    suppressed only by one that names `unused-ignore`.
    """
    entries = list(_entries(directives.suppressions))
    sieve = _Sieve(Holding(entries, Layout(pieces, source)))
    kept = sieve.kept(findings)
    amiss = [unknown_directive.misunderstood(refusal) for refusal in directives.refusals]
    amiss += [
        unknown_ignore.unknown(name)
        for one in directives.suppressions
        for name in one.names
        if not _is_known(name.text)
    ]
    extra = sieve.kept(amiss)
    of_no_use = [*idle_enables(entries), *sieve.unused(entry for entry in entries if not _is_about_use(entry))]
    extra += sieve.kept_if_named([unused_ignore.unused(entry.directive, entry.name) for entry in of_no_use])
    extra += [
        unused_ignore.unused(entry.directive, entry.name) for entry in sieve.unused(filter(_is_about_use, entries))
    ]
    extra.sort(key=lambda finding: (finding.stretch, finding.name))
    return Suppressed(tuple(kept), sieve.ignored, tuple(extra))


def _entries(suppressions: Iterable[SuppressDirective]) -> Iterator[Entry]:
    pairs = (
        (directive, name)
        for directive in suppressions
        for name in directive.names or (None,)
        if name is None or _is_known(name.text)
    )
    return (Entry(number, directive, name) for number, (directive, name) in enumerate(pairs))


def _is_known(name: str) -> bool:
    return name in FINDING_NAMES


def _is_about_use(entry: Entry) -> bool:
    return entry.finding == unused_ignore.NAME


class _Sieve:
    """Takes findings away, and remembers what was of use for that."""

    def __init__(self, holding: Holding) -> None:
        self._holding = holding
        self._used: set[int] = set()
        self.ignored = 0

    def kept(self, findings: Iterable[Finding]) -> list[Finding]:
        return [finding for finding in findings if not self._is_suppressed(finding)]

    def kept_if_named(self, findings: Iterable[Finding]) -> list[Finding]:
        """Do the same, but let only suppressions count that name the finding."""
        return [finding for finding in findings if not self._is_suppressed(finding, must_name=True)]

    def unused(self, entries: Iterable[Entry]) -> Iterator[Entry]:
        """Yield what was of no use; what enables findings is another matter."""
        for entry in entries:
            if entry.number not in self._used and entry.directive.suppressing is not Suppressing.ENABLE:
                yield entry

    def _is_suppressed(self, finding: Finding, *, must_name: bool = False) -> bool:
        places = {finding.stretch, finding.hand_stretch or finding.stretch}
        using = [entry for place in places for entry in self._holding.of(finding.name, place)]
        numbers = {entry.number for entry in using if entry.name is not None or not must_name}
        self._used |= numbers
        self.ignored += bool(numbers)
        return bool(numbers)
