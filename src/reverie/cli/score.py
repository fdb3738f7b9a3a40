"""The command `score`."""

from argparse import ArgumentParser, Namespace

from reverie.cli.command import Complaint

DESCRIPTION = ""
EXAMPLES = ""


def configure(parser: ArgumentParser) -> None:
    pass


def run(args: Namespace) -> int:
    raise Complaint("not written yet")
