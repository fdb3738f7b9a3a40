"""A machine that is booted with systemd, with the unit of deploy/ on it."""

import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from tools.deploy.system import Indexes, Layer, ran

ROOT = Path(__file__).resolve().parents[2]
DATA = "/var/lib/reverie"
PIP = ("/opt/reverie/bin/pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--no-cache-dir")


class Machine:
    name = "systemd"

    def __init__(self, layer: Layer, indexes: Indexes, wheels: Path, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self._layer, self._indexes, self._wheels, self._port = layer, indexes, wheels, port
        self._nspawn: subprocess.Popen[bytes] | None = None
        self._leader = 0

    # ---- the machine

    def prepare(self) -> None:
        """As docs/hosting.md says, with everything that a server may be installed with."""
        self._cold("python3", "-m", "venv", "/opt/reverie")
        for name in ("runtime", "bots", "postgres"):
            self._cold(*PIP, "--require-hashes", "-r", f"/source/requirements/{name}.txt")
        etc = self._layer.root / "etc"
        (etc / "systemd/system/reverie.service").write_bytes((ROOT / "deploy/reverie.service").read_bytes())
        settings = {"PORT": str(self._port), "BOT_PACE": "0.05"}
        (etc / "reverie.env").write_text("".join(f"REVERIE_{k}={v}\n" for k, v in settings.items()))
        self._cold("systemctl", "enable", "reverie")
        for noise in ("systemd-resolved", "systemd-networkd", "systemd-timesyncd"):
            self._cold("systemctl", "mask", noise)

    def _binds(self) -> list[str]:
        shown = [*self._indexes.shown, (ROOT, Path("/source")), (self._wheels, Path("/wheels"))]
        return [f"--bind-ro={here}:{there}" for here, there in shown]

    def _nspawn_with(self, *more: str) -> list[str]:
        common = ("--quiet", "--register=no", "--keep-unit", "--resolv-conf=off", "--timezone=off")
        return ["systemd-nspawn", *common, f"--directory={self._layer.root}", *self._binds(), *more]

    def _cold(self, *command: str) -> str:
        return ran(*self._nspawn_with("--pipe", "--", *command))

    def boot(self) -> str:
        """How the system says it is once everything has been started."""
        log = (self._layer.root.parent / "console.log").open("ab")
        self._nspawn = subprocess.Popen(
            self._nspawn_with("--boot", "--console=pipe"),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline:
            if self._nspawn.poll() is not None:
                said = (self._layer.root.parent / "console.log").read_text(errors="replace")
                raise AssertionError(f"it did not boot: {said[-300:]}")
            self._leader = next(_first_of_its_kind(self._nspawn.pid), 0)
            if self._leader:
                asked = self._enter("systemctl", "is-system-running", "--wait")
                state = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
                if state in ("running", "degraded"):
                    return state
            time.sleep(0.3)
        raise AssertionError("it did not boot in time")

    def _enter(self, *command: str) -> list[str]:
        spaces = ("-m", "-u", "-i", "-n", "-p", "-C", "-r", "-w")
        clean = ("env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LANG=C.UTF-8", "HOME=/root")
        return ["nsenter", "-t", str(self._leader), *spaces, "--", *clean, *command]

    def run(self, *command: str) -> str:
        return ran(*self._enter(*command))

    def power_off(self) -> None:
        if self._nspawn is None:
            return
        if self._nspawn.poll() is None:
            if self._leader:
                subprocess.run(self._enter("systemctl", "poweroff"), capture_output=True, check=False)
            try:
                self._nspawn.wait(40)
            except subprocess.TimeoutExpired:
                self._nspawn.send_signal(signal.SIGKILL)
                self._nspawn.wait()
        self._nspawn = None

    # ---- Reverie on it

    def install(self, wheel: Path) -> None:
        self._do(*PIP, "--no-index", "--force-reinstall", f"/wheels/{wheel.name}")

    def _do(self, *command: str) -> str:
        return self._cold(*command) if self._nspawn is None else self.run(*command)

    def start(self) -> None:
        self.run("systemctl", "start", "reverie")

    def stop(self) -> None:
        self.run("systemctl", "stop", "reverie")

    def restart(self) -> None:
        self.run("systemctl", "restart", "reverie")

    def kill(self) -> None:
        """And systemd starts it again, by itself."""
        before = self.restarts()
        self.run("systemctl", "kill", "--signal=KILL", "reverie")
        deadline = time.monotonic() + 30
        while self.restarts() == before:
            assert time.monotonic() < deadline, "nobody started it again"
            time.sleep(0.3)

    def reverie(self, command: str, *arguments: str) -> str:
        """As root, as an operator would."""
        return self.run("/opt/reverie/bin/reverie", command, *arguments, "--data", DATA).strip()

    def doctor(self) -> str:
        """With the settings of the unit, as docs/hosting.md says."""
        asked = ("systemd-run", "-qPG", "-p", "EnvironmentFile=/etc/reverie.env", "/opt/reverie/bin/reverie")
        return self.run(*asked, "doctor", "--data", DATA).strip()

    def saved(self, name: str) -> str:
        return f"/root/{name}"

    def here(self, place: str) -> Path:
        return self._layer.root / place.lstrip("/")

    @property
    def data(self) -> Path:
        return self.here(DATA)

    def status(self) -> str:
        pid = self.run("systemctl", "show", "-P", "MainPID", "reverie").strip()
        return self.run("cat", f"/proc/{pid}/status")

    def restarts(self) -> int:
        """How often systemd had to start it again by itself."""
        return int(self.run("systemctl", "show", "-P", "NRestarts", "reverie"))

    def exposure(self) -> str:
        """What systemd thinks of the unit, from 10 (open) to 0 (closed)."""
        told = self.run("systemd-analyze", "security", "--no-pager", "reverie.service")
        return told.rpartition("reverie.service:")[2].split()[0]

    def log(self) -> str:
        return self.run("journalctl", "-u", "reverie", "-o", "cat", "--no-pager")


def _first_of_its_kind(parent: int) -> Iterator[int]:
    """Processes below this one that are number 1 in a space of their own."""
    try:
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        for child in map(int, children):
            status = Path(f"/proc/{child}/status").read_text()
            numbers = next(row for row in status.splitlines() if row.startswith("NSpid:")).split()[1:]
            if len(numbers) > 1 and numbers[-1] == "1":
                yield child
            else:
                yield from _first_of_its_kind(child)
    except (OSError, StopIteration):
        return
