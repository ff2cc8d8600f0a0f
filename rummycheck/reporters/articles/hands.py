"""Which hands were found in the articles, how were they read, and what was understood of the words about them?"""

from collections.abc import Iterator

from rummycheck.lint.findings import ArticleReport, ClaimRead, HandRead
from rummycheck.lint.places import Source
from rummycheck.printable import inert
from rummycheck.reporters.articles import SilentArticleReporter
from rummycheck.reporters.articles.concise import place
from rummycheck.reporters.articles.quoting import detail_lines, on_one_line


class HandsReporter(SilentArticleReporter):
    """Each hand as written, below it how it was read and judged, and its claims; a blank line parts two."""

    _told = 0

    def tell(self, report: ArticleReport) -> Iterator[str]:
        """Yield the hands."""
        for hand in report.hands:
            if self._told:
                yield ""
            self._told += 1
            yield inert(f"{place(report, hand.stretch)}: {on_one_line(hand.text)}")
            yield from _details(report.source, hand)


def _details(source: Source, hand: HandRead) -> Iterator[str]:
    if hand.reading == " ".join(hand.text.split()):
        yield "  read as written"
    else:
        yield from detail_lines("read as: ", hand.reading)
    yield from detail_lines("wild card: ", _wild_words(hand))
    whole = "as a whole declaration" if hand.is_whole else "group by group"
    yield from detail_lines("judged by ", f"{hand.ruleset} {whole}:")
    yield from detail_lines("", hand.judgement, indent="    ")
    if not hand.claims:
        yield "  no claim"
    for claim in hand.claims:
        yield from detail_lines("claim in ", _claim_words(source, claim))


def _wild_words(hand: HandRead) -> str:
    if hand.wild is None:
        return "none named"
    if hand.wild_from is None:
        return hand.wild
    return f"{hand.wild}, named {'' if hand.wild_from.startswith(('in ', 'on ')) else 'in '}{hand.wild_from}"


def _claim_words(source: Source, claim: ClaimRead) -> str:
    line, column = source.line_and_column(claim.stretch.start)
    return f"line {line}, column {column}: `{claim.text}`, understood as {claim.meaning} ({claim.confidence})"
