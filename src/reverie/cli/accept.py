"""`reverie accept`: go on with a log that is shorter than it was."""

from argparse import ArgumentParser, Namespace

from reverie.cli.command import Complaint
from reverie.cli.settings import add_data_flag, data_of
from reverie.storage.head import accept
from reverie.storage.port import StoreError
from reverie.web.options import database

DESCRIPTION = (
    "Go on with a log that is shorter than it was, after the server has said so and nothing is left to put "
    "back. What is missing is lost; a running server carries on by itself."
)
EXAMPLES = "  reverie accept --data ~/games"


def configure(parser: ArgumentParser) -> None:
    add_data_flag(parser)


def run(args: Namespace) -> int:
    try:
        found = accept(database(data_of(args)))
    except (StoreError, OSError) as problem:
        raise Complaint(str(problem)) from None
    print(
        "There is nothing to accept: the log is whole."
        if found is None
        else f"Accepted. {found.partition('. ')[0]}."
    )
    return 0
