"""Which comments say what a hand is meant to be, where none follows?"""

from collections.abc import Iterable, Iterator

from rummycheck.lint.directives import ExpectDirective, Refusal


def unfollowed(expectations: Iterable[ExpectDirective]) -> Iterator[Refusal]:
    """Yield what is to be told of each."""
    for directive in expectations:
        yield Refusal(directive.stretch, "no hand follows of which this could be expected")
