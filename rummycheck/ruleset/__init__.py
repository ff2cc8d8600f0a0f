"""What are the rules of this variant? Rulesets are YAML files that say only what differs from another."""

from rummycheck.ruleset.library import ruleset_names
from rummycheck.ruleset.loading import load_ruleset, ruleset_faults
from rummycheck.ruleset.manual import ruleset_json_schema, ruleset_keys
from rummycheck.ruleset.model import Ruleset
from rummycheck.ruleset.writing import resolved_yaml, settings_lines

__all__ = (
    "Ruleset",
    "load_ruleset",
    "resolved_yaml",
    "ruleset_faults",
    "ruleset_json_schema",
    "ruleset_keys",
    "ruleset_names",
    "settings_lines",
)
