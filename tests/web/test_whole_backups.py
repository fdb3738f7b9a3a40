"""A backup is whole: put back into an empty folder, it is a server in which the game goes on."""

import asyncio
import stat
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from reverie.cli import main
from reverie.storage import masking
from reverie.storage.archive import last_backup
from tests.contracts.postgres_server import fresh_database
from tests.web.album import Maker, new_deck
from tests.web.guest import Guest, House, house
from tests.web.photographs import photograph

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="modes of files are those of POSIX")

KEY = "a-key-for-tables"
SETTINGS = f'table_key = "{KEY}"\nkeep_days = 77\n'
KINDS = ["sqlite", "postgresql"]


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(masking, "_known", set())


async def reverie(*arguments: str) -> None:
    assert await asyncio.to_thread(main, list(arguments)) == 0


async def seated(h: House, token: str) -> Guest:
    guest = await h.connect(token)
    await guest.until(lambda g: g.view is not None and g.view.view.game is not None)
    return guest


def state(guest: Guest) -> tuple[Any, ...]:
    """What the seat sees of the game, whoever sends it."""
    assert guest.view is not None
    game = guest.view.view.game
    assert game is not None
    return guest.view.version, game.serial, game.hand, game.board


def assert_private(folder: Path) -> None:
    for path in (folder, *folder.rglob("*")):
        wanted = 0o700 if path.is_dir() else 0o600
        assert stat.S_IMODE(path.stat().st_mode) == wanted, path


@pytest.mark.parametrize("kind", KINDS)
def test_a_restored_folder_is_started_and_its_game_goes_on(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, fresh, backup = tmp_path / "data", tmp_path / "fresh", tmp_path / "sunday.zip"

    async def story() -> None:
        address = None if kind == "sqlite" else await fresh_database()
        more = ["--data", str(data)] + ([] if address is None else ["--database", address])
        async with house(data, database=address) as h:
            (data / "reverie.toml").write_text(SETTINGS)
            ana = await h.post("/api/play-now", {"name": "Ana", "bots": 3})
            guest = await seated(h, ana["token"])
            async with asyncio.timeout(60):
                await guest.play(lambda game: game.turn > 2)
            await guest.ws.close()
            maker = await new_deck(h)
            assert (await maker.add(photograph(1)))[0] == 200
            await reverie("backup", str(backup), *more)
            before = state(guest)
        assert stat.S_IMODE(backup.stat().st_mode) == 0o600
        last = last_backup(data)
        assert last is not None
        assert (last.rooms, last.size) == (1, backup.stat().st_size)
        with zipfile.ZipFile(backup) as bundle:
            assert bundle.read("reverie.toml").decode() == SETTINGS
        await reverie("restore", str(backup), "--data", str(fresh))
        assert "The settings of the backup are back too" in capsys.readouterr().out
        assert (fresh / "reverie.toml").read_text() == SETTINGS
        assert_private(fresh)
        async with house(fresh) as h:
            again = await seated(h, ana["token"])
            version, serial, hand, board = state(again)
            assert (serial, hand, board) == before[1:]
            assert version >= before[0]
            assert len(await Maker(h, maker.deck, maker.token).cards()) == 1
            async with asyncio.timeout(60):
                await again.play(lambda game: game.turn > 4)
            assert state(again)[1] > serial
        assert_private(fresh)

    asyncio.run(story())


@pytest.mark.parametrize("kind", KINDS)
def test_settings_that_are_there_stay(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A key may have been changed since the backup: an older one must not come back unnoticed."""
    data, backup = tmp_path / "data", tmp_path / "old.zip"

    async def story() -> None:
        address = None if kind == "sqlite" else await fresh_database()
        async with house(data) as h:
            await h.post("/api/rooms", {"name": "Ana"})
        (data / "reverie.toml").write_text(SETTINGS)
        await reverie("backup", str(backup), "--data", str(data))
        (data / "reverie.toml").write_text('table_key = "a-newer-key"\n')
        more = ["--save", str(tmp_path / "before.zip")] if address is None else ["--database", address]
        await reverie("restore", str(backup), "--data", str(data), *more)
        assert "The settings here stay" in capsys.readouterr().out
        assert (data / "reverie.toml").read_text() == 'table_key = "a-newer-key"\n'
        if address is None:
            with zipfile.ZipFile(tmp_path / "before.zip") as bundle:
                assert bundle.read("reverie.toml") == b'table_key = "a-newer-key"\n'

    asyncio.run(story())


def test_settings_named_elsewhere_are_saved_and_an_older_backup_takes_none_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, named = tmp_path / "data", tmp_path / "reverie.toml"
    named.write_text(SETTINGS)

    async def story() -> None:
        async with house(data) as h:
            await h.post("/api/rooms", {"name": "Ana"})
        await reverie("backup", str(tmp_path / "none.zip"), "--data", str(data))
        monkeypatch.setenv("REVERIE_CONFIG", str(named))
        await reverie("backup", str(tmp_path / "some.zip"), "--data", str(data))
        monkeypatch.delenv("REVERIE_CONFIG")
        with (
            zipfile.ZipFile(tmp_path / "none.zip") as without,
            zipfile.ZipFile(tmp_path / "some.zip") as some,
        ):
            assert "reverie.toml" not in without.namelist()
            assert some.read("reverie.toml").decode() == SETTINGS
        (data / "reverie.toml").write_text(SETTINGS)
        save = ("--save", str(tmp_path / "before.zip"))
        await reverie("restore", str(tmp_path / "none.zip"), "--data", str(data), *save)
        assert (data / "reverie.toml").read_text() == SETTINGS

    asyncio.run(story())
