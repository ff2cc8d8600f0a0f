"""What does the manual say of a ruleset key?"""

import shlex
import textwrap
from collections.abc import Iterator

from rummycheck.checker import Checker, Verdict
from rummycheck.errors import RummycheckError
from rummycheck.key_examples import KEY_EXAMPLES, KeyExample
from rummycheck.notation import parse_declaration
from rummycheck.problems import Severity
from rummycheck.ruleset import load_ruleset, ruleset_names
from rummycheck.ruleset.comparing import differences, leaves
from rummycheck.ruleset.faults import did_you_mean, either
from rummycheck.ruleset.manual import expected_of, is_key, keys_in, of_any_kind, ruleset_keys, words_of

_WIDTH = 80
_UNBROKEN = "\xa0"
"""A blank at which no line may end."""
_EXAMPLE_RULESET = "indian-13"


def key_manual(key: str) -> Iterator[str]:
    """Yield the lines on a key: what it means, its values, its default, who sets it, and a hand that it decides.

    Raises RummycheckError, with the nearest key, if there is no such key.
    """
    if not is_key(key):
        hint = did_you_mean(key, ruleset_keys())
        raise RummycheckError(f"no ruleset key is named `{key}`{hint}")
    words = words_of(key)
    yield from textwrap.wrap(f"{words[0].upper()}{words[1:]}.", _WIDTH)
    yield ""
    yield from textwrap.wrap(f"Values: {either(expected_of(key))}.", _WIDTH, subsequent_indent="  ")
    default = next((value for path, value in leaves(load_ruleset("base").settings) if path == key), None)
    if default is not None:
        yield f"Default: {default}."
    if keys_in(key):
        yield ""
        yield "Keys in it:"
        yield from _keys_in(key)
    setters = list(_setters(key))
    if setters:
        yield ""
        yield "Set by shipped rulesets otherwise than by the base:"
        for setter in setters:
            yield from _entry(setter)
    for example in KEY_EXAMPLES:
        if of_any_kind(example.key) == of_any_kind(key):
            yield ""
            yield from _shown(example, key)


def section_manual(section: str) -> Iterator[str]:
    """Yield the lines on a section: the keys that stand in it."""
    yield "A section of these keys:"
    yield from _keys_in(section)


def _keys_in(section: str) -> Iterator[str]:
    for key in keys_in(section):
        yield from _entry(f"{key}: {words_of(key)}")


def _entry(text: str) -> list[str]:
    """Return the lines of one entry of a list; names with hyphens stay whole."""
    return textwrap.wrap(text, _WIDTH, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)


def _setters(key: str) -> Iterator[str]:
    """Yield each shipped ruleset in which the key has another value than in the base."""
    base = load_ruleset("base")
    for name in ruleset_names():
        for difference in differences(base, load_ruleset(name)):
            if of_any_kind(difference.key) == of_any_kind(key) and difference.right is not None:
                shown = difference.key if difference.key != key else ""
                yield f"{name}: {f'{shown}=' if shown else ''}{difference.right}"


def _shown(example: KeyExample, key: str) -> Iterator[str]:
    """Yield the hand and what becomes of it, with options for a command line as they stand."""
    what = "it" if example.key == key else f"`{example.key}`"
    yield f"A hand that {what} decides, by {_EXAMPLE_RULESET}:"
    yield f"  {example.hand}"
    for value in example.values:
        options = [f"--set {shlex.quote(override)}".replace(" ", _UNBROKEN) for override in overrides(example, value)]
        told = f"{' '.join(options)}: {judged(example, value)}"
        yield from (line.replace(_UNBROKEN, " ") for line in _entry(told))


def overrides(example: KeyExample, value: str) -> tuple[str, ...]:
    """Return all that is set besides the ruleset where the example's key has a value."""
    return (*example.besides, f"{example.key}={value}")


def judged(example: KeyExample, value: str) -> str:
    """Return in words what becomes of the example's hand under one value of its key."""
    try:
        checker = Checker(load_ruleset(_EXAMPLE_RULESET, overrides(example, value)))
        return _told(checker.check(parse_declaration(example.hand)))
    except RummycheckError as error:
        return f"can't be judged, {error.message}"


def _told(verdict: Verdict) -> str:
    kinds = ", ".join(laid.meld.label if laid.meld else "no meld" for laid in verdict.arrangement.groups)
    faults = dict.fromkeys(fault.name for fault in verdict.problems if fault.severity is Severity.ERROR)
    why = f": {', '.join(faults)}" if faults else ""
    return f"{verdict.outcome}, penalty {verdict.penalty}, count {verdict.count.points} ({kinds}){why}"
