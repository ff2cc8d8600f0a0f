"""Puts the parse table and the rulesets into the wheel as data that load fast, so that it needs no cache."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledData(BuildHookInterface[Any]):
    """Computes the data with the code that is being packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add a file for each; a checkout that is installed to be edited keeps them in the user's cache."""
        if version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory()
        sys.path.insert(0, self.root)
        try:
            from rummycheck.compiling import compiled_files
        finally:
            sys.path.remove(self.root)
        for name, content in compiled_files():
            file = Path(self._folder.name, name)
            file.write_bytes(content)
            build_data["force_include"][str(file)] = f"rummycheck/_data/compiled/{name}"

    def finalize(self, _version: str, _build_data: dict[str, Any], _artifact: str) -> None:
        """Remove the files that were packed."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()
