"""`reverie doctor`: what is well with a server, what is worth a look, what is to be fixed, and how."""

import asyncio
import os
import platform
import textwrap
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from reverie import __version__
from reverie.cli.examining import house
from reverie.cli.examining.finding import Case, Finding, Verdict
from reverie.cli.examining.log import log
from reverie.cli.examining.ways_in import ways_in
from reverie.cli.settings import SETTINGS, add_flags, options, resolve, settings_file, unknown_variables
from reverie.storage.masking import without_secrets

DESCRIPTION = (
    "Check a server from all sides: whether it can be reached, clock, disk, database, file modes, proxies, "
    "keys, backups. It changes nothing. Its status is 1 if something is to be fixed."
)
EXAMPLES = """\
  reverie doctor
  reverie doctor --data ~/games --public-url https://play.example.org"""

INDENT: Final = 21
STYLES: Final[dict[Verdict, str]] = {"ok": "bold cyan", "look": "bold yellow", "fix": "bold red"}
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def configure(parser: ArgumentParser) -> None:
    add_flags(parser)


def run(args: Namespace) -> int:
    values = resolve(args)
    case = Case(options(values), *_settings(args), tuple(unknown_variables()))
    found = asyncio.run(examined(case))
    console = Console(highlight=False, markup=False, soft_wrap=True)
    kept = str(case.data) if case.options.database is None else "PostgreSQL"
    home = str(Path.home())
    kept = f"~{kept.removeprefix(home)}" if kept.startswith(f"{home}{os.sep}") else kept
    system = f"{platform.system()} {platform.machine()}"
    console.print(f"Reverie {__version__}, Python {platform.python_version()}, {system}, data in {kept}\n")
    for finding in found:
        for line in _lines(finding, console.width):
            console.print(line)
    console.print(f"\n{summary(found)}")
    return 1 if any(finding.verdict == "fix" for finding in found) else 0


def _settings(args: Namespace) -> tuple[Path | None, tuple[Path, ...]]:
    """The settings file, and all files with something secret in them."""
    file, table = settings_file(args)
    secret = [s.name for s in SETTINGS if s.secret]
    found = [file] if file is not None and any(name in table for name in secret) else []
    for name in secret:
        beside = (
            getattr(args, f"{name}_file", None),
            os.environ.get(f"REVERIE_{name.upper()}_FILE"),
            table.get(f"{name}_file"),
        )
        found += [Path(str(path)).expanduser() for path in beside if path is not None]
    return file, tuple(path for path in dict.fromkeys(found) if path.is_file())


async def examined(case: Case) -> list[Finding]:
    """Everything, in the order in which it is told."""
    ways = [finding async for finding in ways_in(case)]
    return [
        house.the_game(case),
        *ways[:-1],
        house.proxies(case),
        ways[-1],
        house.disk(case),
        *await log(case),
        *house.file_modes(case),
        *house.doors(case),
        house.backups(case),
        house.bots(case),
        *house.variables(case),
    ]


def _lines(finding: Finding, width: int) -> list[Text]:
    """The word first, so that colour is never the only sign."""
    room = max(40, min(width, 110) - INDENT)
    said = textwrap.wrap(without_secrets(finding.said), room, break_long_words=False, break_on_hyphens=False)
    head = Text("  ").append(f"{finding.verdict:<6}", STYLES[finding.verdict])
    lines = [head.append(f"{finding.about:<13}{said[0]}")]
    lines += [Text(" " * INDENT + more) for more in said[1:]]
    if not finding.advice:
        return lines
    advice = Text(" " * INDENT).append(f"{finding.advice}{':' if finding.typed else '.'}", "bold")
    if len(finding.typed) == 1 and len(finding.advice) + len(finding.typed[0]) + 2 <= room:
        return [*lines, advice.append(f" {finding.typed[0]}", "not bold blue")]
    return [*lines, advice, *(Text(" " * (INDENT + 2)).append(line, "blue") for line in finding.typed)]


def summary(found: Sequence[Finding]) -> str:
    fix, look = (sum(f.verdict == verdict for f in found) for verdict in ("fix", "look"))
    if not fix and not look:
        return "All is well. Nothing was changed."
    things = "thing" if (fix or look) == 1 else "things"
    told = [f"{_number(fix)} {things} to fix"] if fix else []
    told += [f"{_number(look)}{'' if fix else f' {things}'} to look at"] if look else []
    return f"{', '.join(told).capitalize()}. Nothing was changed."


def _number(number: int) -> str:
    return NUMBERS[number] if number < len(NUMBERS) else str(number)
