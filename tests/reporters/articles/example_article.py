"""Which article do these tests tell in every format, and how are all lines of a report had?"""

from collections.abc import Sequence

from rummycheck.lint.findings import ArticleReport, ClaimRead, Finding, Fix, HandRead
from rummycheck.lint.places import Source, Stretch
from rummycheck.lint.summary import Summary
from rummycheck.problems import Severity
from rummycheck.reporters.articles import DEFAULT_LOOK, Look, article_reporter

HAND = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
GROUP = "8♦ 8♠\r\n4♣"
TEXT = f"""\
# Counting a hand\r
\r
The joker is Q♦. Look at {HAND}.\r
\tThat makes 46 points, 100% sure.\r
\r
And {GROUP} is a set."""


def stretch_of(text: str, part: str) -> Stretch:
    """Return where a part stands that the text has once."""
    assert text.count(part) == 1
    start = text.index(part)
    return Stretch(start, start + len(part))


def at(part: str) -> Stretch:
    """Return where a part of the article stands."""
    return stretch_of(TEXT, part)


POINTS = Finding(
    at("46 points"),
    "claim-points",
    Severity.ERROR,
    "said to be 46 points, but the declarer pays 80",
    key="penalties.wrong_declaration",
    ruleset="indian-13",
    hand=HAND,
    hand_stretch=at(HAND),
    claim="46 points",
    truth="80 penalty points",
    fix=Fix(at("46"), "80"),
)
MELD = Finding(
    at(GROUP),
    "claim-meld",
    Severity.WARNING,
    "said to be a set, but ranks 8, 8 and 4 differ",
    hand=GROUP,
    hand_stretch=at(GROUP),
    claim="is a set",
    truth="no meld",
)
NOTE = Finding(Stretch(len(TEXT), len(TEXT)), "no-wild-designation", Severity.INFO, "no wild card is named")

HANDS = (
    HandRead(
        at(HAND),
        HAND,
        f"Wild: Q♦; {HAND}",
        True,
        "Q♦",
        "line 3, before the hand",
        "indian-13",
        "wrong: 80 penalty points, 46 as a losing hand",
        (ClaimRead(at("46 points"), "46 points", "46 points", "certain"),),
    ),
    HandRead(at(GROUP), GROUP, "8♦ 8♠ 4♣", False, None, None, "indian-13", "no meld", ()),
)
REPORT = ArticleReport("docs/counting.md", Source(TEXT), (POINTS, MELD, NOTE), 2, HANDS, 2)
CLEAN = ArticleReport("docs/drops.md", Source("Nothing is wrong here.\n"), (), 0, (), 0)


def told(name: str, *reports: ArticleReport, look: Look = DEFAULT_LOOK) -> list[str]:
    """Return all lines of the articles in a format."""
    reporter = article_reporter(name, look)
    summary = Summary()
    lines = list(reporter.begin())
    for report in reports:
        summary = summary.plus(report)
        lines += reporter.tell(report)
    return [*lines, *reporter.end(summary)]


def with_findings(text: str, findings: Sequence[Finding], path: str = "a.md") -> ArticleReport:
    """Return the report of an article in which these findings are all there is."""
    return ArticleReport(path, Source(text), tuple(findings), 0, (), 0)


def finding_at(stretch: Stretch, message: str = "something is wrong", name: str = "claim-points") -> Finding:
    """Return a finding of which nothing but the place matters, unless a message is given."""
    return Finding(stretch, name, Severity.ERROR, message)
