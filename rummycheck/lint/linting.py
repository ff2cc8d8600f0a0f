"""What is to be told of one article, when all that its author and its project say has been heeded?"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from rummycheck.lint import unclosed_markup
from rummycheck.lint.confidence import Confidence
from rummycheck.lint.decoding import Article
from rummycheck.lint.findings import ArticleReport, Finding, HandRead
from rummycheck.lint.places import Source
from rummycheck.problems import Severity

if TYPE_CHECKING:
    from rummycheck.deck import Designation
    from rummycheck.lint.directives import Directives
    from rummycheck.lint.documents.pieces import Document, Unclosed


class Rules(NamedTuple):
    """By which rules the hands of an article are judged where it says nothing itself."""

    ruleset: str
    """A shipped ruleset's name, or the path of another."""
    overrides: tuple[str, ...] = ()
    wild: "Designation | None" = None
    players: int | None = None
    round_number: int | None = None
    named_rulesets: Mapping[str, str] = {}
    """The rulesets that the article may name besides the shipped ones, with what to load for each."""
    min_confidence: Confidence = Confidence.MEDIUM
    """Claims that are understood with less are not compared."""


class Telling(NamedTuple):
    """Which findings are told of an article, and how much they weigh."""

    ignore: tuple[str, ...] = ()
    severity: Mapping[str, Severity] = {}


class ScannedArticle(NamedTuple):
    """An article taken apart."""

    path: str
    source: Source
    document: "Document"
    directives: "Directives"


class Judged(NamedTuple):
    """What was found in an article, whether it is suppressed or not, in any order."""

    findings: Iterable[Finding]
    hands: tuple[HandRead, ...]
    claims: int


class Linter(NamedTuple):
    """What tells which articles to read, what takes them apart, and what judges the hands in them."""

    is_concerned: Callable[[str], bool]
    """Tells whether there can be anything to find in a text; if not, it is not read any further."""
    scan: Callable[[str, str], "Document"]
    """Returns the pieces of a text, by the path that tells its format."""
    judge: Callable[[ScannedArticle, Rules], Judged]
    """Compares the hands with what is claimed of them; raises RummycheckError where the rules can't be."""

    def report(self, article: Article, rules: Rules, telling: Telling) -> ArticleReport:
        """Return all that is to be told of an article. Raises RummycheckError if it can't be judged."""
        source = Source(article.text)
        if not self.is_concerned(article.text):
            return ArticleReport(article.path, source, findings=(), ignored=0, hands=(), claims=0)
        return self._read(article, source, rules, telling)

    def _read(self, article: Article, source: Source, rules: Rules, telling: Telling) -> ArticleReport:
        from rummycheck.lint.directives import read_directives  # Most articles of most folders need neither.
        from rummycheck.lint.suppression import suppressed

        document = self.scan(article.text, article.path)
        directives = read_directives(document.pieces, rules.named_rulesets)
        scanned = ScannedArticle(article.path, source, document, directives)
        judged = self.judge(scanned, rules)
        findings = (*judged.findings, *self._unclosed(scanned, judged))
        left = suppressed(findings, directives, document.pieces, source)
        told = [finding for finding in (*left.kept, *left.extra) if finding.name not in telling.ignore]
        weighed = (finding._replace(severity=telling.severity.get(finding.name, finding.severity)) for finding in told)
        return ArticleReport(
            path=article.path,
            source=source,
            findings=tuple(sorted(weighed, key=lambda finding: (finding.stretch, finding.name, finding.message))),
            ignored=left.ignored + len(left.kept) + len(left.extra) - len(told),
            hands=judged.hands,
            claims=judged.claims,
        )

    def _unclosed(self, article: ScannedArticle, judged: Judged) -> Iterator[Finding]:
        is_about_rummy = bool(judged.hands) or not article.directives.is_empty

        def may_hide(unclosed: "Unclosed") -> bool:
            behind = article.source.text[unclosed.opening.end :]
            return is_about_rummy or (unclosed_markup.is_comment(unclosed) and self.is_concerned(behind))

        return unclosed_markup.check(article.document, may_hide)
