"""Where are the grammar and the shipped rulesets?"""

# Paths are plain text here and where a single hand passes: pathlib takes as long to import as all of the melds.
from os.path import abspath, dirname, isdir, join

_PACKAGE = dirname(abspath(__file__))
# The wheel carries both folders inside the package; a checkout has them beside it.
_ROOT = join(_PACKAGE, "_data") if isdir(join(_PACKAGE, "_data")) else dirname(_PACKAGE)

GRAMMAR = join(_ROOT, "grammar")
RULESETS = join(_ROOT, "rulesets")
