"""By what does a machine know a finding again when the article around it has changed?"""

from collections import Counter
from hashlib import sha256

from rummycheck.lint.findings import ArticleReport, Finding
from rummycheck.lint.summary import Failure


class Fingerprints:
    """Gives each finding of a run a fingerprint of its own, in which neither its line nor its wording counts."""

    def __init__(self) -> None:
        """Begin with no finding."""
        self._seen: Counter[tuple[str, ...]] = Counter()

    def of(self, report: ArticleReport, finding: Finding) -> str:
        """Return the next finding's fingerprint; those alike in all that counts are numbered in their order."""
        counts = (
            report.path,
            finding.name,
            report.source.written(finding.stretch),
            finding.hand or "",
            finding.claim or "",
        )
        return self._next(counts)

    def of_failure(self, failure: Failure, name: str) -> str:
        """Return the fingerprint of what could not be judged."""
        return self._next((failure.path, name, failure.message))

    def _next(self, counts: tuple[str, ...]) -> str:
        self._seen[counts] += 1
        parts = "\0".join([*counts, str(self._seen[counts])])
        return sha256(parts.encode("utf-8", "surrogatepass")).hexdigest()[:32]
