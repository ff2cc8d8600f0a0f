"""The command `rummycheck explain`: what does a finding mean?"""

import click

from rummycheck.cli.options import output_options


@click.command("explain", short_help="What a finding means: the rule, examples, ruleset keys.")
@click.argument("name", required=False)
@output_options
def command(name: str | None, color: str, ascii_only: bool) -> int:
    """Explain a finding, or list all of them."""
    from rummycheck.cli.output import Output
    from rummycheck.cli.statuses import OK
    from rummycheck.manual import manual_of, titles

    output = Output(ascii_only=ascii_only, color=color)
    if name is None:
        width = max(len(finding) for finding, _ in titles())
        output.lines(f"{finding.ljust(width)}  {title}" for finding, title in titles())
    else:
        output.lines([output.paint(name, "yellow"), "", *manual_of(name).splitlines()])
    return OK
