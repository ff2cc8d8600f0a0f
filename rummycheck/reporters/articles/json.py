"""What is all that is known of the articles as one JSON document?"""

from collections.abc import Iterator

from rummycheck.lint.findings import ArticleReport
from rummycheck.lint.summary import Summary
from rummycheck.reporters.articles.records import SCHEMA_VERSION, article_record, failure_records, summary_record
from rummycheck.reporters.articles.streamed import DocumentWriter


class ArticleJsonReporter(DocumentWriter):
    """Articles with their findings, the hands and claims that were understood, what failed, and the summary."""

    def begin(self) -> Iterator[str]:
        """Yield the start of the document."""
        yield f'{{"schema_version": {SCHEMA_VERSION}, "articles": ['

    def tell(self, report: ArticleReport) -> Iterator[str]:
        """Yield the article."""
        yield from self._items([article_record(report)])

    def end(self, summary: Summary) -> Iterator[str]:
        """Yield the end of the document."""
        errors = self._json(failure_records(summary))
        yield f'], "errors": {errors}, "summary": {self._json(summary_record(summary))}}}'
