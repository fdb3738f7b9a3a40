"""Starts what deploy/ has, on a Debian of its own, and plays: `python -m tools.deploy [PART…]`."""

import asyncio
import io
import os
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tools.deploy import guest
from tools.deploy.container import BEFORE, IMAGE, Container, Engine
from tools.deploy.evening import at_rest, evening, upgrade
from tools.deploy.machine import Machine
from tools.deploy.report import Report
from tools.deploy.system import Indexes, Layer, clear, debian, ran

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "deploy"
"""What takes long is made once: the Debian, the wheel of the version before. `make clean` removes it."""
SYSTEM = KEPT / "debian"
FIRST = "abf7771"
"""The commit of 0.1.0, before there were tags: hosts may have it."""
NEEDED = {
    "systemd": {"mmdebstrap": "mmdebstrap", "systemd-nspawn": "systemd-container"},
    "container": {"mmdebstrap": "mmdebstrap", "podman": "podman", "runc": "runc"},
}


def missing(parts: list[str]) -> list[str]:
    """Debian's packages that have to be installed first."""
    needed = {tool: package for part in parts for tool, package in NEEDED[part].items()}
    return sorted({package for tool, package in needed.items() if shutil.which(tool) is None})


def wheel_of(commit: str | None, folder: Path) -> Path:
    """Of what is here, or of a commit, without its page: only what it wrote is of interest."""
    with tempfile.TemporaryDirectory() as room:
        source = ROOT
        if commit is not None:
            source = Path(room)
            packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=False)
            assert packed.returncode == 0, f"{commit} is not in this clone; fetch the whole history"
            with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as tar:
                tar.extractall(source, filter="data")
        ran(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=source)
    return next(folder.glob("*.whl"))


def a_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def on_systemd(report: Report, room: Path, wheels: tuple[Path, Path], indexes: Indexes) -> None:
    layer = Layer(SYSTEM, room / "machine")
    machine = Machine(layer, indexes, room / "wheels", a_port())
    try:
        with report.step("systemd", "installed as docs/hosting.md says"):
            machine.prepare()
            machine.install(wheels[0])
        with report.step("systemd", "booted") as row:
            row.note = machine.boot()
            machine.stop()  # nothing is installed under a server that runs
        seat = await upgrade(report, machine, *wheels)
        await evening(report, machine, seat)
        with report.step("systemd", "the machine switched off and on") as row:
            before = await guest.look(machine.origin, seat)
            machine.power_off()
            row.note = machine.boot()
            await guest.up(machine.origin)
            assert await guest.look(machine.origin, seat) == before
        with report.step("systemd", "what systemd-analyze says of the unit") as row:
            row.note = f"exposure {machine.exposure()} of 10"
        await at_rest(report, machine)
    except Exception:
        print(_end_of(machine))
        raise
    finally:
        machine.power_off()
        layer.take_away()


async def in_a_container(report: Report, room: Path, wheels: tuple[Path, Path], indexes: Indexes) -> None:
    engine = Engine(KEPT / "engine")
    with report.step("container", "the image of deploy/Containerfile") as row:
        row.note = engine.image(room, SYSTEM, indexes)
    with report.step("container", "the same image with the version before"):
        engine.image_before(room, wheels[0], indexes)
    images = {wheels[0]: BEFORE, wheels[1]: IMAGE}
    container = Container(engine, images, room / "container", a_port())
    try:
        seat = await upgrade(report, container, *wheels)
        await evening(report, container, seat)
        with report.step("container", "health is asked for at the port that was set"):
            assert container.healthy(), "a healthy one was called ill"
            container.paused()
            assert not container.healthy(), "one that hangs was called healthy"
            container.going_on()
            await guest.up(container.origin)
        with report.step("container", "nothing to write to but its data") as row:
            row.note = container.closed()
        with report.step("container", "the rabbits of the Kids") as row:
            row.note = f"{container.portraits()} portraits"
        await at_rest(report, container)
    except Exception:
        print(_end_of(container))
        raise
    finally:
        container.remove()
        engine.take_away()


def _end_of(place: Machine | Container) -> str:
    """The last that it said, for whoever looks for what went wrong."""
    try:
        return "\n".join(f"      {row}" for row in place.log().splitlines()[-15:])
    except AssertionError as problem:
        return f"      (no log: {problem})"


PARTS = {"systemd": on_systemd, "container": in_a_container}


def main(chosen: list[str]) -> int:
    parts = chosen or list(PARTS)
    if unknown := set(parts) - set(PARTS):
        sys.exit(f"There is no {', '.join(unknown)}: choose of {', '.join(PARTS)}.")
    if sys.platform != "linux" or os.geteuid() != 0:
        sys.exit(
            "This boots a system and runs containers, which only root may, on Linux: sudo make deploy-test"
        )
    if lacking := missing(parts):
        sys.exit(f"make deploy-test needs more programs: apt install {' '.join(lacking)}")
    KEPT.mkdir(parents=True, exist_ok=True)
    report = Report()
    room = Path(tempfile.mkdtemp(prefix="run-", dir=KEPT))
    try:
        with report.step("both", "a small Debian"):
            debian(SYSTEM)
        with report.step("both", f"wheels of {FIRST} and of what is here"):
            (room / "wheels").mkdir()
            wheels = tuple(_into(room / "wheels", commit) for commit in (FIRST, None))
        indexes = Indexes.of_this_machine(room)
        for part in parts:
            try:
                asyncio.run(PARTS[part](report, room, (wheels[0], wheels[1]), indexes))
            except Exception as problem:
                print(f"  {part} ended early: {problem}")
    finally:
        clear(room)
    print(f"\n{report.table()}\n")
    return 0 if report.worked else 1


def _into(folder: Path, commit: str | None) -> Path:
    kept = KEPT / f"wheel-{commit}"
    if commit is None or not list(kept.glob("*.whl")):
        shutil.rmtree(kept, ignore_errors=True)
        wheel_of(commit, kept)
    built = next(kept.glob("*.whl"))
    return Path(shutil.copy(built, folder))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
