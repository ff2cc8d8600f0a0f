"""How is a command imported only when it is asked for? Most runs need one, and `--help` none of their work."""

import importlib
from collections.abc import Sequence

import click


class LazyGroup(click.Group):
    """A group whose commands are modules of one package, each with a click command named `command`."""

    package = "rummycheck.cli"
    names: Sequence[str] = ()

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Return the names in the order in which to show them."""
        return list(self.names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - the same
        """Import a command by its name."""
        if cmd_name not in self.names:
            return None
        command: click.Command = importlib.import_module(f"{self.package}.{cmd_name}").command
        return command
