"""`reverie health`: whether the server that these settings start is alive; for containers and the like."""

from argparse import ArgumentParser, Namespace
from http.client import HTTPConnection, HTTPException
from typing import Final

from reverie.cli.command import Complaint
from reverie.cli.settings import add_flags, options, resolve
from reverie.web.options import Options, base_path

DESCRIPTION = "Ask the server on this machine, at the port that is set, whether it is alive."
EXAMPLES = """\
  reverie health
  reverie health --port 9000"""
PATIENCE: Final = 5
EVERYWHERE: Final = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}


def configure(parser: ArgumentParser) -> None:
    add_flags(parser)


def run(args: Namespace) -> int:
    chosen = options(resolve(args))
    status = asked(chosen)
    if status != 200:
        raise Complaint(
            f"The server at port {chosen.port} " + (f"answers {status}." if status else "is silent.")
        )
    print("ok")
    return 0


def asked(chosen: Options) -> int | None:
    """What it answers; None: nothing."""
    line = HTTPConnection(EVERYWHERE.get(chosen.host, chosen.host), chosen.port, timeout=PATIENCE)
    try:
        line.request("GET", base_path(chosen) + "/healthz")
        return line.getresponse().status
    except (OSError, HTTPException):
        return None
    finally:
        line.close()
