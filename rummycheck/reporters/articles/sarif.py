"""What is a finding in an article in SARIF 2.1.0, which code scanning services read?"""

import re
from collections.abc import Iterator

from rummycheck.lint.findings import ArticleReport, Finding, Fix
from rummycheck.lint.places import Source, Stretch
from rummycheck.lint.summary import Failure, Summary
from rummycheck.manual import titles
from rummycheck.problems import Severity
from rummycheck.reporters.articles import DEFAULT_LOOK, Look
from rummycheck.reporters.articles.addresses import address
from rummycheck.reporters.articles.concise import message
from rummycheck.reporters.articles.fingerprints import Fingerprints
from rummycheck.reporters.articles.streamed import DocumentWriter
from rummycheck.reporters.records import Record

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
_LINK = re.compile(r"\[(?=[^\[\]]*\]\()")


class SarifReporter(DocumentWriter):
    """One run with a result for each finding; columns count code points, and the document says so."""

    def __init__(self, look: Look = DEFAULT_LOOK) -> None:
        """Take whether the output can hold nothing but ASCII."""
        super().__init__(look)
        self._fingerprints = Fingerprints()
        self._rules: dict[str, int] = {}

    def begin(self) -> Iterator[str]:
        """Yield the start of the document."""
        run = '"columnKind": "unicodeCodePoints", "newlineSequences": ["\\r\\n", "\\n", "\\r"]'
        yield f'{{"$schema": "{SCHEMA}", "version": "2.1.0", "runs": [{{{run}, "results": ['

    def tell(self, report: ArticleReport) -> Iterator[str]:
        """Yield the results."""
        yield from self._items(self._result(report, finding) for finding in report.findings)

    def end(self, summary: Summary) -> Iterator[str]:
        """Yield the end of the document: the tool stands there, since only now all rules are known."""
        questions = dict(titles())
        rules = [_rule(name, questions.get(name, name.replace("-", " "))) for name in self._rules]
        version = {} if self._look.version is None else {"version": self._look.version}
        driver = {"name": "rummycheck", **version, "rules": rules}
        invocations = f', "invocations": {self._json([_invocation(summary)])}' if summary.failures else ""
        yield f'], "tool": {{"driver": {self._json(driver)}}}{invocations}}}]}}'

    def _result(self, report: ArticleReport, finding: Finding) -> Record:
        result: Record = {
            "ruleId": finding.name,
            "ruleIndex": self._rules.setdefault(finding.name, len(self._rules)),
            "level": _LEVELS[finding.severity],
            "message": {"text": _message(finding)},
            "locations": [{"physicalLocation": _location(report, finding.stretch)}],
            "partialFingerprints": {"rummycheck/v1": self._fingerprints.of(report, finding)},
        }
        if finding.fix is not None:
            result["fixes"] = [_fix(report, finding.fix)]
        return result


def _invocation(summary: Summary) -> Record:
    """Return how the run went in which something could not be read or judged."""
    notifications = [_notification(failure) for failure in summary.failures]
    return {"executionSuccessful": False, "toolExecutionNotifications": notifications}


def _notification(failure: Failure) -> Record:
    notification: Record = {"level": "error", "message": {"text": _plain(failure.message)}}
    if failure.path:
        notification["locations"] = [{"physicalLocation": {"artifactLocation": {"uri": address(failure.path)}}}]
    return notification


def _rule(name: str, question: str) -> Record:
    """Return what is said of a finding; GitHub asks for both descriptions and for help."""
    description = {"text": question}
    help_ = {"text": f"rummycheck explain {name}"}
    return {"id": name, "shortDescription": description, "fullDescription": description, "help": help_}


def _message(finding: Finding) -> str:
    """Return the message as the format wants it: braces doubled, and nothing in it is a link."""
    return _plain(message(finding))


def _plain(text: str) -> str:
    text = text.replace("{", "{{").replace("}", "}}")
    return _LINK.sub(r"\\[", text)


def _location(report: ArticleReport, stretch: Stretch) -> Record:
    return {"artifactLocation": {"uri": address(report.path)}, "region": _region(report.source, stretch)}


def _region(source: Source, stretch: Stretch) -> Record:
    line, column, end_line, end_column = source.span(stretch)
    return {"startLine": line, "startColumn": column, "endLine": end_line, "endColumn": end_column}


def _fix(report: ArticleReport, fix: Fix) -> Record:
    replacement = {
        "deletedRegion": _region(report.source, fix.stretch),
        "insertedContent": {"text": fix.text},
    }
    change = {"artifactLocation": {"uri": address(report.path)}, "replacements": [replacement]}
    return {"artifactChanges": [change]}
