"""What is a finding in an article as a JSON object of its own?"""

from collections.abc import Iterator

from rummycheck.lint.findings import ArticleReport
from rummycheck.reporters.articles.records import SCHEMA_VERSION, finding_record
from rummycheck.reporters.articles.streamed import JsonWriter


class ArticleJsonLinesReporter(JsonWriter):
    """One JSON object a finding, each on its own line."""

    def tell(self, report: ArticleReport) -> Iterator[str]:
        """Yield the objects."""
        for finding in report.findings:
            head = {"schema_version": SCHEMA_VERSION, "path": report.path}
            yield self._json(head | finding_record(report.source, finding))
