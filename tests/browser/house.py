"""A server process of its own, on a free port of this machine, with a data folder that goes away."""

import json
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from reverie.decks.library import open_library
from reverie.web.client import STATIC
from tests.web.server_process import free_port

ROOT = Path(__file__).parents[2]

# A person counts as away after 45 s; a test cannot wait that long.  Tables of bots only exist in tests:
# there whoever sits at a table may hand their seat to a bot and go.
SERVER = """
import json
import sys
from pathlib import Path
from reverie.game import table_options
from reverie.rooms.live import presence
from reverie.web import client, networks, server
data, port, away, pace = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
if away:
    presence.AWAY = away
client.STATIC = Path(sys.argv[6])
if sys.argv[7] == "bots-only":
    table_options.why_no_hand_over = lambda rules, game, seat, bot: None
    presence.Presence._welcome_back = lambda self: None
networks._CONTAINERS = ()  # tests may run in one; its address does as one of a home
more = json.loads(sys.argv[8])
if "legal" in more:
    more["legal"] = Path(more["legal"])
if "host" not in more:  # one with a host of its own has to find out under which address others come
    more |= {"host": "127.0.0.1", "public_url": f"http://127.0.0.1:{port}{sys.argv[5]}"}
options = server.Options(data=data, port=port, bot_pace=pace, limits=False, **more)
server.run(options, lambda _: None)
"""


class House:
    def __init__(
        self,
        data: Path,
        away: int = 0,
        pace: float = 0,
        base: str = "",
        site: Path = STATIC,
        bots_only: bool = False,
        **options: str | bool,
    ) -> None:
        self.base = base
        self.site = site
        self.data = data
        self.away = away
        self.pace = pace
        self.bots_only = bots_only
        self.options = options
        """More settings of the server."""
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.base}"

    def decks(self) -> list[str]:
        """All public decks together: enough cards for twelve."""
        with urllib.request.urlopen(f"{self.address}/api/decks", timeout=5) as answer:
            return [deck["id"] for deck in json.load(answer)]

    def open(self) -> None:
        _furnish(self.data)
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    SERVER,
                    str(self.data),
                    str(self.port),
                    str(self.away),
                    str(self.pace),
                    self.base,
                    str(self.site),
                    "bots-only" if self.bots_only else "",
                    json.dumps(self.options),
                ],
                cwd=ROOT,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        for _ in range(900):
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        self.close()
        raise AssertionError(f"The server does not answer: {(self.data / 'server.log').read_text()}")

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Whoever asks meanwhile is answered afterwards."""
        assert self.process
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def close(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)
        self.process = None


def _furnish(data: Path) -> None:
    """Copies pictures painted by an earlier server, so that only the first one has to paint them."""
    kept = ROOT / "build" / "browser"
    kept.parent.mkdir(exist_ok=True)
    if not kept.exists():
        with tempfile.TemporaryDirectory(dir=ROOT / "build") as fresh:
            open_library(Path(fresh))
            with suppress(OSError):  # another process was first
                Path(fresh).rename(kept)
                Path(fresh).mkdir()
    shutil.copytree(kept, data, dirs_exist_ok=True)
