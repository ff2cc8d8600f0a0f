"""What does a file say that is no ruleset, but is read as strictly as one?"""

from rummycheck.errors import RulesetError
from rummycheck.ruleset.faults import FaultyError, fault
from rummycheck.ruleset.nodes import Node, Section
from rummycheck.ruleset.tables import Table, Values
from rummycheck.source import Span


def read_keys(node: Node, table: Table, path: str = "") -> Values:
    """Return the values of a table's keys, which stand in the file under this dotted path.

    Raises RulesetError for the fault that stands first.
    """
    try:
        return table.read(node, path)
    except FaultyError as error:
        raise min(error.faults, key=lambda found: found.span or Span(0, 0, 0, 0)) from None


def placed(error: RulesetError, section: Section, path: str, *keys: str) -> RulesetError:
    """Return the error with the place of a value under some keys of a section, which itself stands under a path."""
    return fault(section.get(*keys) or section, ".".join(filter(None, (path, *keys))), error.message)
