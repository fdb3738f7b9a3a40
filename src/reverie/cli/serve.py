"""`reverie serve`: start the server and show how to join."""

import logging
import os
import sys
import webbrowser
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from threading import Thread
from typing import Final

from reverie.cli.command import Complaint
from reverie.cli.settings import add_flags, options, resolve, unknown_variables
from reverie.front.reach import extent_of, public_reach
from reverie.storage.masking import masked
from reverie.web import server
from reverie.web.client import built
from reverie.web.logs import start_logs
from reverie.web.networks import addresses, everywhere, web_address
from reverie.web.options import Options, by_meaning
from reverie.wire.messages import Extent, Reach

DESCRIPTION = "Start a server to play on, and show the addresses to join it by."
EXAMPLES = """\
  reverie serve
  reverie serve --port 9000 --data ~/games
  reverie serve --host 127.0.0.1 --public-url https://play.example.org --proxied 127.0.0.1"""


def configure(parser: ArgumentParser) -> None:
    add_flags(parser)
    parser.add_argument(
        *("--no-open", "--no-browser"),
        dest="no_open",
        action="store_true",
        help="do not open the game in a browser here",
    )


def run(args: Namespace) -> int:
    chosen = options(resolve(args))
    if not built():
        raise Complaint(
            "The page to play on is not here. In a checkout, `make play` builds it and starts the server; "
            "else install Reverie again, from a released wheel."
        )
    start_logs(chosen.log)
    for unknown in unknown_variables():
        logging.getLogger(__name__).warning("%s", unknown)
    try:
        server.run(chosen, lambda port: _started(chosen, port, quiet=args.no_open))
    except server.CannotStart as problem:
        raise Complaint(str(problem)) from None
    return 0


def _started(chosen: Options, port: int, *, quiet: bool) -> None:
    """`port` is the one that was got, where any was asked for (0)."""
    here = web_address("localhost" if everywhere(chosen.host) else chosen.host, port)
    ways = reached(chosen.public_url, addresses(chosen.host, port), here)
    _announce(chosen, here, ways)
    if not quiet and sys.stdout.isatty() and somebody_looks(os.environ, sys.platform):
        Thread(target=webbrowser.open, args=(ways[0].address,), daemon=True).start()


def reached(public: str | None, found: tuple[str, ...], here: str) -> list[Reach]:
    """What to tell, the address for the others first: the one that pages opened here show too."""
    if public is not None:
        return [public_reach(public)]
    return [Reach(address, extent_of(address)) for address in found or (here,)]


def somebody_looks(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a window that is opened here is seen by whoever started the server."""
    if any(name in environment for name in ("SSH_CONNECTION", "SSH_TTY", "CI")):
        return False
    return platform in ("win32", "darwin") or any(environment.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY"))


TOLD: Final[dict[Extent, str]] = {
    "anywhere": "For everybody",
    "ipv6": "With IPv6",
    "network": "In the same network",
    "machine": "On this machine",
}


def _announce(chosen: Options, here: str, ways: list[Reach]) -> None:
    join, *others = ways
    print("\n  Reverie is running.\n")
    print(f"  On this machine        {here}")
    if join.address != here:
        print(f"  {TOLD[join.extent]:<23}{join.address}")
        for other in others:
            print(f"  {'or':<23}{other.address}")
    if join.extent == "machine":
        here_only = not everywhere(chosen.host)
        why = f"host is {chosen.host}" if here_only else "no network was found"
        print(f"  Phones cannot join     {why}; the lobby shows what to do")
    elif sys.stdout.isatty():
        import segno

        print()
        segno.make(join.address, error="m").terminal(compact=True, border=2)
    if chosen.public_url is not None and extent_of(chosen.public_url) == "machine":
        print("  public_url             names this machine itself: nobody else can open it")
    kept = chosen.data if chosen.database is None else masked(chosen.database)
    print(f"\n  Games are kept in      {kept}")
    if not by_meaning(chosen):
        print("  Bots go by words       what a clue means they read with: pip install 'reverie[bots]'")
    print("  Stop with Ctrl+C.\n", flush=True)
