"""The container as a file for `docker load` and `podman load`: `python -m tools.deploy.archive dist`."""

import asyncio
import os
import sys
import tempfile
from pathlib import Path

import reverie
from tools.deploy import guest
from tools.deploy.__main__ import KEPT, ROOT, SYSTEM, a_port, missing
from tools.deploy.container import IMAGE, Container, Engine
from tools.deploy.system import Indexes, clear, debian, ran


def main(dist: Path) -> str:
    """A sentence about what was made, or why nothing was."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "none: only root on Linux can build it here (sudo make release)"
    if lacking := [package for package in missing(["container"]) if package != "mmdebstrap"]:
        return f"none: it needs more programs (apt install {' '.join(lacking)})"
    KEPT.mkdir(parents=True, exist_ok=True)
    room = Path(tempfile.mkdtemp(prefix="run-", dir=KEPT))
    maker = Engine(KEPT / "engine")
    try:
        base = _built(maker, room)
        named = f"reverie:{reverie.__version__}"
        file = dist / f"reverie-{reverie.__version__}-container.tar"
        maker("tag", IMAGE, named)
        # Docker's own form: an OCI archive has no place for the health check.
        maker("save", "--format=docker-archive", "-o", file, named)
        moves = asyncio.run(_played(room, file, named))
        ran("gzip", "-n", file)
        return f"{base}; loaded from the archive, {moves}"
    finally:
        maker.take_away()
        clear(room)


def _built(engine: Engine, room: Path) -> str:
    """On the images that the Containerfile names, or on a Debian where they cannot be fetched."""
    indexes = Indexes.of_this_machine(room)
    try:
        engine.build(IMAGE, ROOT / "deploy/Containerfile", ROOT, indexes)
        return "on the images that the Containerfile names"
    except AssertionError:
        if missing(["container"]):
            raise
        debian(SYSTEM)
        engine.image(room, SYSTEM, indexes)
        return "on a Debian made here, for the images that the Containerfile names cannot be fetched"


async def _played(room: Path, file: Path, name: str) -> str:
    """By an engine that has nothing but the archive."""
    engine = Engine(room / "empty")
    engine("load", "-i", file)
    container = Container(engine, {file: f"localhost/{name}"}, room / "container", a_port())
    try:
        container.install(file)
        container.start()
        await guest.up(container.origin)
        moment = await guest.play(container.origin, await guest.sit_down(container.origin, "dixit"), 1)
        assert container.healthy()
        return f"played to turn {moment.turn}"
    finally:
        container.remove()
        engine.take_away()


if __name__ == "__main__":
    print(f"  container: {main(Path(sys.argv[1]).resolve())}")
