"""How is an error told in a line, with its place?"""

from rummycheck.errors import ArticleError, RulesetError, RummycheckError


def placed(error: RummycheckError) -> str:
    """Return the error with its file, line, column and key where it has them."""
    if isinstance(error, ArticleError):
        return _in_article(error)
    if not isinstance(error, RulesetError) or not error.source:
        return f"rummycheck: {error.message}"
    if error.span is None or error.source.startswith("--"):  # An option is short enough without columns.
        return f"rummycheck: {error.source}: {error.message}"
    key = f"{error.key}: " if error.key else ""
    told = f"{error.source}:{error.span.line}:{error.span.column}: {key}{error.message}"
    if not error.ruleset:
        return told
    from shlex import quote

    return f"{told}\nMore is wrong: `rummycheck rulesets validate {quote(error.ruleset)}` shows all."


def _in_article(error: ArticleError) -> str:
    if error.span is None:
        return f"rummycheck: {error.path}: {error.message}"
    return f"{error.path}:{error.span.line}:{error.span.column}: {error.message}"
