"""`reverie serve`: start the server and show how to join."""

import socket
import sys
from argparse import ArgumentParser, Namespace

import segno

from reverie.cli.command import Complaint
from reverie.cli.settings import add_flags, options, resolve
from reverie.storage.opening import without_password
from reverie.web import server
from reverie.web.logs import start_logs
from reverie.web.options import Options

DESCRIPTION = "Start a server to play on, and show the addresses to join it by."
EXAMPLES = """\
  reverie serve
  reverie serve --port 9000 --data ~/games
  reverie serve --host 127.0.0.1 --public-url https://play.example.org --proxied yes"""


def configure(parser: ArgumentParser) -> None:
    add_flags(parser)


def run(args: Namespace) -> int:
    chosen = options(resolve(args))
    start_logs(chosen.log)
    try:
        server.run(chosen, lambda: _announce(chosen))
    except server.CannotStart as problem:
        raise Complaint(str(problem)) from None
    return 0


def _announce(chosen: Options) -> None:
    here = f"http://localhost:{chosen.port}"
    everywhere = chosen.host in ("0.0.0.0", "::", "")
    neighbour = lan_address() if everywhere else None
    join = chosen.public_url or (f"http://{neighbour}:{chosen.port}" if neighbour else here)
    print("\n  Reverie is running.\n")
    print(f"  On this machine        {here if everywhere else f'http://{chosen.host}:{chosen.port}'}")
    if join != here:
        print(f"  {'For everybody' if chosen.public_url else 'In the same network'}    {join}".rstrip())
        if sys.stdout.isatty():
            print()
            segno.make(join, error="m").terminal(compact=True, border=2)
    kept = chosen.data if chosen.database is None else without_password(chosen.database)
    print(f"\n  Games are kept in      {kept}")
    print("  Stop with Ctrl+C.\n", flush=True)


def lan_address() -> str | None:
    """The address other machines in the network know this one by. Nothing is sent."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
    except OSError:
        return None
    return None if address.startswith("127.") else address
