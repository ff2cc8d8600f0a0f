"""What are the rules of this variant? Rulesets are YAML files that say only what differs from another."""

from rummycheck.ruleset.library import ruleset_names
from rummycheck.ruleset.loading import load_ruleset, ruleset_faults
from rummycheck.ruleset.model import Ruleset

__all__ = ("Ruleset", "load_ruleset", "ruleset_faults", "ruleset_names")
