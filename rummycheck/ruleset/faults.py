"""What is wrong with a setting, and what was probably meant?"""

from collections.abc import Iterable, Sequence

from rummycheck.errors import RulesetError
from rummycheck.ruleset.nodes import Node, Scalar, found


class FaultyError(Exception):
    """A value that can't be read, with every fault in it; never leaves this package."""

    def __init__(self, faults: Sequence[RulesetError]) -> None:
        """Keep the faults, at least one."""
        super().__init__(faults[0].message)
        self.faults = faults


def fault(node: Node, key: str, message: str) -> RulesetError:
    """Return the error for what stands in this place."""
    return RulesetError(message, source=node.source.name, key=key, span=node.span)


def mismatch(node: Node, key: str, expected: Sequence[str], words: Iterable[str] = ()) -> FaultyError:
    """Return the error for a value of the wrong kind; `words` are those that a misspelt one may stand for."""
    hint = did_you_mean(node.text, words) if isinstance(node, Scalar) and isinstance(node.value, str) else ""
    message = f"expected {either(expected)}, found {found(node)}{hint}"
    return FaultyError([fault(node, key, message)])


def either(choices: Sequence[str]) -> str:
    """Join choices as in speech.

    >>> either(["a whole number", "face", "null"])
    'a whole number, face or null'
    """
    return choices[0] if len(choices) == 1 else f"{', '.join(choices[:-1])} or {choices[-1]}"


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return the end of a message that names the nearest known word, or nothing where none is near.

    >>> did_you_mean("indain-13", ["gin", "indian-10", "indian-13"])
    ": did you mean 'indian-13'?"
    """
    from difflib import get_close_matches  # only where something is wrong: it is slow to import

    folded = {candidate.casefold(): candidate for candidate in known}
    near = get_close_matches(word.casefold(), folded, n=1)
    if len(word) > 2:
        near += [name for name in folded if name.startswith(word.casefold()) or word.casefold().startswith(f"{name}_")]
    return f": did you mean '{folded[near[0]]}'?" if near else ""
