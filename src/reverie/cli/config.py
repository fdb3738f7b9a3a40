"""`reverie config`: every setting of the server, what is in force, and where it comes from."""

from argparse import ArgumentParser, Namespace

from rich.console import Console
from rich.table import Table

from reverie.cli.settings import SETTINGS, add_flags, displayed, options, resolve, unknown_variables

DESCRIPTION = "Show every setting of the server: what is in force, and where it comes from."
EXAMPLES = """\
  reverie config
  REVERIE_PORT=9000 reverie config
  reverie config --config reverie.toml"""


def configure(parser: ArgumentParser) -> None:
    add_flags(parser)


def run(args: Namespace) -> int:
    values = resolve(args)
    options(values)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("setting", "value", "from", "meaning"):
        table.add_column(column, overflow="fold")
    for setting in SETTINGS:
        found = values[setting.name]
        table.add_row(setting.name, displayed(setting, found.value), found.source, setting.meaning)
    console = Console(highlight=False)
    console.print(table)
    console.print(
        "\nbot_pace, for instance, is set by --bot-pace, REVERIE_BOT_PACE, or bot_pace in the file."
    )
    for unknown in unknown_variables():
        console.print(unknown)
    return 0
