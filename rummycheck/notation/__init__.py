"""How is a hand read from text, and written as text?"""

from rummycheck.notation.designations import parse_designation
from rummycheck.notation.documents import parse_declaration, read_declarations
from rummycheck.notation.formatting import format_declaration, format_group

__all__ = ("format_declaration", "format_group", "parse_declaration", "parse_designation", "read_declarations")
