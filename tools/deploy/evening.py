"""What a host goes through: an upgrade in mid-game, an evening, a backup, a restart, a restore."""

import asyncio
from pathlib import Path
from typing import Protocol

from tools.deploy import guest
from tools.deploy.report import Report


class Place(Protocol):
    """Where Reverie runs."""

    name: str
    origin: str

    def install(self, wheel: Path) -> None: ...
    def start(self) -> None: ...
    def stop(self) -> None: ...
    def restart(self) -> None: ...
    def kill(self) -> None: ...
    def reverie(self, command: str, *arguments: str) -> str: ...
    def saved(self, name: str) -> str: ...


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
    with report.step(name, "a backup while people play") as row:
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
        row.note = place.reverie("restore", place.saved("evening.zip"), "--save", place.saved("aside.zip"))
        place.start()
        await guest.up(place.origin)
        await _the_same(place, seat, kept)
        await guest.see_picture(place.origin, picture)
        await guest.play(place.origin, seat, 1)


async def _the_same(place: Place, seat: guest.Seat, before: guest.Moment) -> None:
    now = await guest.look(place.origin, seat)
    assert now == before, f"{before} has become {now}"


def _version(wheel: Path) -> str:
    return wheel.name.split("-")[1]
