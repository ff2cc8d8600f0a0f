"""Computes the files that the wheel carries so that it needs no cache: the parse table and every ruleset."""

from collections.abc import Iterator

from rummycheck.compiled_data import file_name, written
from rummycheck.notation.grammar import compiled_table
from rummycheck.ruleset.compiled import compiled_ruleset
from rummycheck.ruleset.library import ruleset_names
from rummycheck.ruleset.loading import read_ruleset


def compiled_files() -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of each file."""
    for name, key, data in (compiled_table(), *(compiled_ruleset(read_ruleset(name)) for name in ruleset_names())):
        yield file_name(name, key), written(data)
