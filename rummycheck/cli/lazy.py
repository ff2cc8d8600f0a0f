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

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that the first argument names; raise click.UsageError with the nearest name if none."""
        if args and not args[0].startswith("-") and args[0] not in self.names:
            from difflib import get_close_matches

            near = get_close_matches(args[0], self.names, n=1)
            hint = f" Did you mean '{near[0]}'?" if near else ""
            raise click.UsageError(f"No such command '{args[0]}'.{hint}", ctx)
        return super().resolve_command(ctx, args)
