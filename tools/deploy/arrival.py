"""From a clone to the first page, on a Debian with Python, make and git: `-m tools.deploy.arrival HEAD`.

With a wheel instead of a commit, and uv at hand: from `uvx` to the first page.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from tools.deploy.__main__ import KEPT, ROOT, a_port
from tools.deploy.system import Indexes, Layer, clear, debian, ran

HOME = "/root"
STRIPPED = KEPT / "stripped"
PACKAGES = ("ca-certificates", "git", "make", "python3", "python3-venv")
"""What a stranger has, and nothing else."""


def page(origin: str) -> bool:
    """Whether the page to play on is there, with its first script."""
    try:
        with urllib.request.urlopen(origin, timeout=2) as answer:
            script = re.search(r"assets/[\w.-]+\.js", answer.read().decode())
        if script is None:
            return False
        with urllib.request.urlopen(f"{origin}/{script.group()}", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def work(pid: int) -> float:
    """Seconds of processor that a process and all below it have taken: what a busy machine cannot change."""
    taken = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:15]
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    below = " ".join(thread.read_text() for thread in threads).split()
    return sum(map(int, taken)) / os.sysconf("SC_CLK_TCK") + sum(map(work, map(int, below)))


def arrived(root: Path, indexes: Indexes, command: str, port: int) -> str:
    """Seconds until the page is there, those of them that were work, and the lines printed till then."""
    shown = [*indexes.shown, (root.parents[1] / "history.git", Path("/history"))]
    uv = shutil.which("uv")
    if uv is not None:
        shown.append((Path(uv), Path("/usr/local/bin/uv")))
    binds = [f"--bind-ro={here}:{there}" for here, there in shown]
    certificates = "/etc/ssl/certs/ca-certificates.crt"
    env = [f"--setenv={name}={certificates}" for name in ("SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS")]
    log = root.parent / "printed"
    how = ("--quiet", "--register=no", "--keep-unit", "--resolv-conf=off", "--timezone=off", "--pipe")
    began = time.monotonic()
    with log.open("wb") as printed:
        process = subprocess.Popen(
            ["systemd-nspawn", *how, f"--directory={root}", *binds, *env, "--", "sh", "-c", command],
            stdin=subprocess.DEVNULL,
            stdout=printed,
            stderr=subprocess.STDOUT,
        )
        try:
            while not page(f"http://127.0.0.1:{port}"):
                assert process.poll() is None, log.read_text(errors="replace")[-1500:]
                assert time.monotonic() - began < 900, "no page after a quarter of an hour"
                time.sleep(0.1)
            seconds, lines = time.monotonic() - began, len(log.read_text(errors="replace").splitlines())
            return f"{seconds:.1f} s, {work(process.pid):.1f} s of work | {lines} lines"
        finally:
            process.terminate()
            process.wait(30)


def measure(what: str, times: int) -> None:
    debian(STRIPPED, PACKAGES)
    room = Path(tempfile.mkdtemp(prefix="run-", dir=KEPT))
    layer = Layer(STRIPPED, room / "machine")
    try:
        ran("git", "clone", "-q", "--bare", ROOT, room / "history.git")
        port, indexes = a_port(), Indexes.of_this_machine(room)
        serve = f"--host 127.0.0.1 --port {port}"
        if what.endswith(".whl"):
            wheel = Path(shutil.copy(what, layer.root / "root"))
            command = f"cd {HOME} && uv tool run --from '{HOME}/{wheel.name}[bots]' reverie serve {serve}"
        else:
            safe = "git config --global safe.directory '*'"
            commit = ran("git", "rev-parse", what, cwd=ROOT).strip()
            clone = f"git clone -q --no-local /history reverie && cd reverie && git checkout -q {commit}"
            command = f"cd {HOME} && {safe} && {clone} && make play ARGS='{serve}'"
        for number in range(times):
            told = arrived(layer.root, indexes, command, port)
            megabytes = sum(f.lstat().st_blocks * 512 for f in (room / "machine/upper").rglob("*")) / 1e6
            known = f"{told} | {megabytes:.0f} MB | load {os.getloadavg()[0]:.1f}"
            print(f"| {what} | {number + 1} | {known} |", flush=True)
            shutil.rmtree(layer.root / "root/reverie", ignore_errors=True)
    finally:
        layer.take_away()
        clear(room)


if __name__ == "__main__":
    if any(one.endswith(".whl") for one in sys.argv[1:]) and shutil.which("uv") is None:
        sys.exit("From a wheel it takes uv, and there is none here.")
    for one in sys.argv[1:]:
        measure(one, 2 if one.endswith(".whl") else 1)
