"""What are the fields of a finding, a hand and a claim for another program?"""

from rummycheck.lint.findings import ArticleReport, ClaimRead, Finding, HandRead
from rummycheck.lint.places import Source, Stretch
from rummycheck.lint.summary import Summary
from rummycheck.reporters.records import Record

SCHEMA_VERSION = 1
"""Raised when a field changes its meaning or goes; new fields do not raise it."""


def article_record(report: ArticleReport) -> Record:
    """Return all that is known of an article."""
    return {
        "path": report.path,
        "findings": [finding_record(report.source, finding) for finding in report.findings],
        "hands": [_hand(report.source, hand) for hand in report.hands],
        "claims": report.claims,
        "ignored": report.ignored,
    }


def finding_record(source: Source, finding: Finding) -> Record:
    """Return what is found, and where: 1-based lines and columns in code points, the end exclusive."""
    fix = finding.fix
    return {
        **_place(source, finding.stretch),
        "name": finding.name,
        "severity": finding.severity.value,
        "message": finding.message,
        "key": finding.key,
        "ruleset": finding.ruleset,
        "hand": finding.hand,
        "hand_place": None if finding.hand_stretch is None else _place(source, finding.hand_stretch),
        "claim": finding.claim,
        "truth": finding.truth,
        "fix": None if fix is None else {**_place(source, fix.stretch), "text": fix.text},
    }


def _hand(source: Source, hand: HandRead) -> Record:
    return {
        **_place(source, hand.stretch),
        "text": hand.text,
        "reading": hand.reading,
        "is_whole": hand.is_whole,
        "wild": hand.wild,
        "wild_from": hand.wild_from,
        "ruleset": hand.ruleset,
        "judgement": hand.judgement,
        "claims": [_claim(source, claim) for claim in hand.claims],
    }


def _claim(source: Source, claim: ClaimRead) -> Record:
    return {
        **_place(source, claim.stretch),
        "text": claim.text,
        "meaning": claim.meaning,
        "confidence": claim.confidence,
    }


def _place(source: Source, stretch: Stretch) -> Record:
    line, column, end_line, end_column = source.span(stretch)
    return {"line": line, "column": column, "end_line": end_line, "end_column": end_column}


def summary_record(summary: Summary) -> Record:
    """Return how much was read and found."""
    return {name: number for name, number in summary._asdict().items() if name != "failures"}


def failure_records(summary: Summary) -> list[Record]:
    """Return what could not be read or judged."""
    return [{"path": failure.path, "message": failure.message} for failure in summary.failures]
