"""From the file to PostgreSQL and back: nothing of a host's games is lost on the way."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest

from reverie.cli import main
from reverie.decks.places import installation_secret
from reverie.rooms.tokens import digest
from reverie.storage.deck_port import CardRow, DeckRow, PictureRow
from reverie.storage.deck_sqlite import PICTURES, SqliteDecks
from reverie.storage.opening import open_decks, open_store
from reverie.storage.port import DueRow, NewRoom, RoomRow, Row, TokenRow
from reverie.storage.threads import Threads
from reverie.web.options import Options, database
from reverie.web.server import CannotStart, running
from tests.contracts.postgres_server import fresh_database
from tests.web.guest import house
from tests.web.paper import PaperLibrary
from tests.web.server_process import free_port, start

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no PostgreSQL for the tests there")

Contents = tuple[list[RoomRow], list[Row], list[DueRow], TokenRow | None]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a backup of what was there is put."""
    monkeypatch.chdir(tmp_path)


DECK = DeckRow("own-1", b"o" * 32, "", b"about", 10)
CARD = CardRow("own-1", "c1", 1, b"origin", b"card", 3)


async def some_pictures(data: Path) -> None:
    decks = SqliteDecks(data / PICTURES, Threads)
    await decks.add_deck(DECK)
    await decks.add_card(CARD, PictureRow(b"s", b"l", b"w"))
    await decks.close()


async def pictures(data: Path, address: str | None) -> tuple[list[CardRow], bytes | None]:
    decks = open_decks(data / PICTURES, address)
    try:
        return await decks.cards(), await decks.picture("own-1", "c1", "large")
    finally:
        await decks.close()


async def some_games(data: Path) -> tuple[str, str]:
    """Two tables, one of them in the middle of a game with bots; the second one's code and a seat's token."""
    async with house(data, bot_pace=20.0) as h:
        await h.post("/api/rooms", {"name": "Ana"})
        seated = await h.post(
            "/api/play-now", {"name": "Bo", "bots": 3, "language": "en", "ruleset": "dixit"}
        )
        return seated["room"], seated["token"]


async def contents(data: Path, address: str | None, code: str, token: str) -> Contents:
    store = await open_store(database(data), address)
    try:
        held = await store.token(digest(token), 0)
        return await store.rooms(), await store.read(code), await store.due(), held
    finally:
        await store.close()


def test_a_host_moves_to_postgresql_with_one_command_and_nothing_is_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, token = asyncio.run(some_games(tmp_path))
    before = asyncio.run(contents(tmp_path, None, code, token))
    assert len(before[0]) == 2
    assert before[2]
    assert before[3] is not None
    address = asyncio.run(fresh_database())
    assert main(["move", "--data", str(tmp_path), "--database", address]) == 0
    assert "Moved 2 tables" in capsys.readouterr().out
    assert asyncio.run(contents(tmp_path, address, code, token)) == before
    assert not database(tmp_path).exists()  # nobody plays on in the old one
    assert main(["export", code, "--database", address]) == 0
    assert '"seed"' in capsys.readouterr().out


def test_a_running_host_is_stopped_only_for_a_database_that_can_take_its_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, token = asyncio.run(some_games(tmp_path))
    before = asyncio.run(contents(tmp_path, None, code, token))
    full, empty = asyncio.run(fresh_database()), asyncio.run(fresh_database())

    async def story() -> None:
        store = await open_store(Path("unused"), full)
        await store.create(NewRoom("ABCDEF", "x", 1, b"[]"))
        await store.close()
        server = await start(tmp_path, free_port(), pace=20.0)
        move = ["move", "--data", str(tmp_path), "--database"]
        assert await asyncio.to_thread(main, [*move, full]) == 1
        assert "already" in capsys.readouterr().err
        assert server.returncode is None
        with pytest.raises(
            CannotStart, match="Another Reverie"
        ):  # no node finds the database empty meanwhile
            async with running(Options(data=tmp_path, port=0, database=empty), PaperLibrary()):
                pass
        assert await asyncio.to_thread(main, [*move, empty]) == 0
        assert await asyncio.wait_for(server.wait(), 10) == 0

    asyncio.run(story())
    assert asyncio.run(contents(tmp_path, empty, code, token)) == before


def test_a_backup_of_either_is_restored_to_either(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, token = asyncio.run(some_games(tmp_path / "a"))
    asyncio.run(some_pictures(tmp_path / "a"))
    secret = installation_secret(tmp_path / "a")
    before = asyncio.run(contents(tmp_path / "a", None, code, token))
    one, two = asyncio.run(fresh_database()), asyncio.run(fresh_database())
    file, again = str(tmp_path / "one.zip"), str(tmp_path / "two.zip")
    assert main(["backup", file, "--data", str(tmp_path / "a")]) == 0
    assert main(["restore", file, "--data", str(tmp_path / "b"), "--database", one]) == 0
    assert main(["backup", again, "--data", str(tmp_path / "b"), "--database", one]) == 0
    assert main(["restore", again, "--data", str(tmp_path / "c")]) == 0
    assert main(["restore", again, "--data", str(tmp_path / "d"), "--database", two]) == 0
    for data, address in ((tmp_path / "b", one), (tmp_path / "c", None), (tmp_path / "d", two)):
        assert asyncio.run(contents(data, address, code, token)) == before
        assert asyncio.run(pictures(data, address)) == ([CARD], b"l")
    assert main(["restore", again, "--data", str(tmp_path / "d"), "--database", two]) == 1
    assert "already" in capsys.readouterr().err
    assert (tmp_path / "c" / "secret").read_bytes() == secret


def test_migrate_says_what_it_did(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    address = asyncio.run(fresh_database())
    assert main(["migrate", "--database", address]) == 0
    assert main(["migrate", "--database", address]) == 0
    assert "was updated" in (said := capsys.readouterr().out)
    assert "was up to date" in said
    assert main(["migrate", "--data", str(tmp_path)]) == 0
    assert sqlite3.connect(database(tmp_path)).execute("SELECT count(*) FROM rooms").fetchone() == (0,)


def test_a_database_that_is_not_there_is_said_without_the_password(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "address"
    file.write_text("postgresql://ana:hunter2@127.0.0.1:1/none\n")
    assert main(["migrate", "--database-file", str(file)]) == 1
    said = capsys.readouterr().err
    assert "`database`" in said
    assert "hunter2" not in said
