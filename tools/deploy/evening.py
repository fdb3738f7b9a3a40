"""What a host goes through: an upgrade in mid-game, an evening, a backup, a restart, a restore."""

import asyncio
import json
import os
import re
import shutil
from pathlib import Path
from typing import Protocol

from tools.deploy import guest
from tools.deploy.report import Report

KEPT = "keep_days = 31\n"
"""A setting that is in the data folder's own file."""
AT_REST = 60_000
"""Kilobytes that nobody plays in."""


class Place(Protocol):
    """Where Reverie runs."""

    name: str
    origin: str

    @property
    def data(self) -> Path:
        """Its data folder, as it is seen from here."""

    def install(self, wheel: Path) -> None: ...
    def start(self) -> None: ...
    def stop(self) -> None: ...
    def restart(self) -> None: ...
    def kill(self) -> None: ...
    def reverie(self, command: str, *arguments: str) -> str: ...
    def doctor(self) -> str: ...
    def status(self) -> str:
        """What the kernel tells of the server's process."""

    def saved(self, name: str) -> str: ...
    def here(self, place: str) -> Path:
        """What was saved there, as it is seen from here."""


async def upgrade(report: Report, place: Place, before: Path, now: Path) -> guest.Seat:
    """A game that was begun in the version before goes on."""
    with report.step(place.name, f"{_version(before)}: a game half played") as row:
        place.install(before)
        place.start()
        await guest.up(place.origin)
        seat = await guest.sit_down(place.origin, "dixit")
        moment = await guest.play(place.origin, seat, 1, protocol=1)
        row.note = f"turn {moment.turn}, {len(moment.hand)} cards in the hand"
    with report.step(place.name, f"backup, then {_version(now)} in its place") as row:
        row.note = place.reverie("backup", place.saved("before.zip"))
        place.stop()
        place.install(now)
        place.start()
        await guest.up(place.origin)
    with report.step(place.name, "the same game goes on") as row:
        await _the_same(place, seat, moment)
        row.note = f"to turn {(await guest.play(place.origin, seat, 1)).turn}"
    return seat


async def evening(report: Report, place: Place, seat: guest.Seat) -> None:
    name = place.name
    with report.step(name, "the page with its files") as row:
        row.note = await guest.page(place.origin)
    for game in guest.GAMES:
        with report.step(name, f"a turn of {game}"):
            await guest.play(place.origin, await guest.sit_down(place.origin, game), 1)
    with report.step(name, "a picture of one's own"):
        picture = await guest.send_picture(place.origin)
    with report.step(name, "what the doctor says") as row:
        row.note = place.doctor().splitlines()[-1]
    with report.step(name, "the list of tables") as row:
        tables = json.loads(place.reverie("tables", "--json"))
        assert len(tables) == len(guest.GAMES) + 1, tables
        row.note = f"{len(tables)} tables"
    with report.step(name, "a backup while people play") as row:
        settings = place.data / "reverie.toml"
        settings.write_text(KEPT)
        _given(settings, place.data, 0o600)
        row.note = place.reverie("backup", place.saved("evening.zip"))
        kept = await guest.look(place.origin, seat)
    for what, how in (("restarted", place.restart), ("killed", place.kill)):
        with report.step(name, f"{what}: the game goes on"):
            before = await guest.look(place.origin, seat)
            how()
            await asyncio.sleep(1)
            await guest.up(place.origin)
            await _the_same(place, seat, before)
            await guest.see_picture(place.origin, picture)
            await guest.play(place.origin, seat, 1)
    with report.step(name, "the backup put back") as row:
        place.stop()
        settings.unlink()
        row.note = place.reverie("restore", place.saved("evening.zip"), "--save", place.saved("aside.zip"))
        place.start()
        await guest.up(place.origin)
        await _the_same(place, seat, kept)
        await guest.see_picture(place.origin, picture)
        await guest.play(place.origin, seat, 1)
        assert settings.read_text() == KEPT, "the settings did not come back"
    with report.step(name, "data and backups are for its user only") as row:
        saved = [place.here(place.saved(zipped)) for zipped in ("evening.zip", "aside.zip")]
        files = [*saved, *(path for path in place.data.rglob("*") if path.is_file())]
        open_ = [path.name for path in files if path.stat().st_mode & 0o777 != 0o600]
        assert not open_, f"others may look at {', '.join(open_)}"
        assert place.data.stat().st_mode & 0o777 == 0o700, "others may enter its folder"
        row.note = f"{len(files)} files"


async def at_rest(report: Report, place: Place) -> None:
    """With no table; what was played is gone after it."""
    with report.step(place.name, "at rest it takes little memory") as row:
        place.stop()
        for path in place.data.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        place.start()
        await guest.up(place.origin)
        await asyncio.sleep(3)
        kilobytes = int(re.findall(r"^VmRSS:\s+(\d+) kB$", place.status(), re.MULTILINE)[0])
        row.note = f"{kilobytes / 1000:.1f} MB"
        assert kilobytes < AT_REST, row.note


def _given(file: Path, folder: Path, mode: int) -> None:
    """To whoever owns the folder."""
    owner = folder.stat()
    os.chown(file, owner.st_uid, owner.st_gid)
    file.chmod(mode)


async def _the_same(place: Place, seat: guest.Seat, before: guest.Moment) -> None:
    now = await guest.look(place.origin, seat)
    assert now == before, f"{before} has become {now}"


def _version(wheel: Path) -> str:
    return wheel.name.split("-")[1]
