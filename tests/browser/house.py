"""A server process of its own, on a free port of this machine, with a data folder that goes away."""

import json
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]

# A person counts as away after 45 s; a test cannot wait that long.
SERVER = """
import sys
from pathlib import Path
from reverie.rooms import presence
from reverie.web import server
data, port, away = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
if away:
    presence.AWAY = away
options = server.Options(data=data, host="127.0.0.1", port=port, bot_pace=0, limits=False)
server.run(options, lambda: None)
"""


class House:
    def __init__(self, data: Path, away: int = 0) -> None:
        self.data = data
        self.away = away
        self.port = _free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def decks(self) -> list[str]:
        """All public decks together: enough cards for twelve."""
        with urllib.request.urlopen(f"{self.address}/api/decks", timeout=5) as answer:
            return [deck["id"] for deck in json.load(answer)]

    def open(self) -> None:
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVER, str(self.data), str(self.port), str(self.away)],
                cwd=ROOT,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        for _ in range(300):
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"The server does not answer: {(self.data / 'server.log').read_text()}")

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


def _free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])
