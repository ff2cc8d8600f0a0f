"""Which options do several commands share?"""

from collections.abc import Callable
from typing import Any, TypeVar

import click

_Command = TypeVar("_Command", bound=Callable[..., Any])

DEFAULT_RULESET = "indian-13"


def ruleset_options(command: _Command) -> _Command:
    """Add the options that say by which rules."""
    command = click.option(
        "-r",
        "--ruleset",
        metavar="NAME|FILE",
        default=DEFAULT_RULESET,
        envvar="RUMMYCHECK_RULESET",
        show_default=True,
        help="The variant: a shipped ruleset or a YAML file (RUMMYCHECK_RULESET).",
    )(command)
    return click.option(
        "--set",
        "overrides",
        metavar="KEY=VALUE",
        multiple=True,
        help="Change one ruleset key, e.g. --set points.wild.unmatched=0.",
    )(command)


def deal_options(command: _Command) -> _Command:
    """Add the options that say what is wild."""
    command = click.option(
        "-w", "--wild", metavar="CARD", help="The wild card: QD, Q, PJ. One written with the hand beats it."
    )(command)
    command = click.option(
        "--round", "round_number", type=click.IntRange(min=1), help="The round, where it decides the wild card."
    )(command)
    return click.option(
        "--players", type=click.IntRange(min=1), help="The number of players, where packs or cards depend on it."
    )(command)


def upcard_option(command: _Command) -> _Command:
    """Add the option for the card that may limit a knock."""
    return click.option(
        "--upcard", metavar="CARD", help="The card turned up for the discard pile, where it limits a knock."
    )(command)


def output_options(command: _Command) -> _Command:
    """Add the options that say how to write."""
    command = click.option(
        "--color",
        type=click.Choice(["auto", "always", "never"]),
        default="auto",
        help="Colours: auto obeys NO_COLOR, FORCE_COLOR and TERM=dumb.",
    )(command)
    return click.option("--ascii", "ascii_only", is_flag=True, help="Write QD for the queen of diamonds.")(command)
