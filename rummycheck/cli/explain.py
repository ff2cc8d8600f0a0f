"""The command `rummycheck explain`: what does a finding mean, or a key of a ruleset?"""

from collections.abc import Iterable

import click

from rummycheck.cli.options import output_options


@click.command("explain", short_help="What a finding, or a ruleset key, means: the rule and examples.")
@click.argument("name", metavar="[FINDING|KEY]", required=False)
@output_options
def command(name: str | None, color: str, ascii_only: bool) -> int:
    """Explain a finding, such as card-count, or a ruleset key, such as points.cap; or list all findings.

    Of a section of keys, such as points, it lists the keys.
    """
    from rummycheck.cli.output import Output
    from rummycheck.cli.statuses import OK
    from rummycheck.manual import titles

    output = Output(ascii_only=ascii_only, color=color)
    if name is None:
        width = max(len(finding) for finding, _ in titles())
        output.lines(f"{finding.ljust(width)}  {title}" for finding, title in titles())
    else:
        output.lines([output.paint(name, "yellow"), "", *_manual(name)])
    return OK


def _manual(name: str) -> Iterable[str]:
    """Return the manual of a finding, of a ruleset key, or of a section of keys."""
    from rummycheck.manual import manual_of, titles

    if name in dict(titles()):
        return manual_of(name).splitlines()
    from rummycheck.key_manual import key_manual, section_manual
    from rummycheck.ruleset.manual import is_key, keys_in

    if not is_key(name) and keys_in(name):
        return section_manual(name)
    # What is neither is told the nearest of its kind: keys have a dot, findings have none.
    return key_manual(name) if "." in name or is_key(name) else manual_of(name).splitlines()
