"""`reverie tables`, beside a running server and on PostgreSQL: what it tells, what deleting leaves (S15)."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from reverie.cli import main
from reverie.cli.measures import size, span
from reverie.lobby import commands as do
from reverie.rooms import directory
from reverie.storage import masking
from reverie.wire.messages import Bye, Done, Refused
from tests.contracts.postgres_server import fresh_database
from tests.erasing import found
from tests.web.album import new_deck
from tests.web.guest import house
from tests.web.test_erased import NAME, a_game, needles

KINDS = [
    "sqlite",
    pytest.param(
        "postgresql", marks=pytest.mark.skipif(sys.platform == "win32", reason="no PostgreSQL there")
    ),
]


class Terminal:
    """The command, in a process' thread of its own, on the folder or database of a server."""

    def __init__(self, data: Path, address: str | None, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self._where = ["--data", str(data)] + ([] if address is None else ["--database", address])

    async def tables(self, *arguments: str, status: int = 0) -> str:
        self._capsys.readouterr()
        ended = await asyncio.to_thread(main, ["tables", *arguments, *self._where])
        said = self._capsys.readouterr()
        assert ended == status, said
        return said.err if status else said.out

    async def told(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(await self.tables("--json"))
        return found


async def address_of(kind: str) -> str | None:
    return None if kind == "sqlite" else await fresh_database()


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(masking, "_known", set())
    monkeypatch.setenv("COLUMNS", "160")


@pytest.mark.parametrize("kind", KINDS)
def test_the_tables_of_a_running_server_are_listed(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        address = await address_of(kind)
        async with house(tmp_path, database=address) as h:
            terminal = Terminal(tmp_path, address, capsys)
            assert "no tables" in await terminal.tables()
            ana = await h.post("/api/rooms", {"name": "Ana"})
            await h.post(f"/api/rooms/{ana['room']}/join", {"name": "Béa"})
            played = await h.post("/api/play-now", {"name": "Zoë [bold]", "bots": 3})
            first, second = await terminal.told()
            assert first["code"] == played["room"]
            assert (first["host"], first["state"], first["games"]) == ("Zoë [bold]", "playing", 1)
            assert [guest["bot"] for guest in first["who"]] == [False, True, True, True]
            assert first["turn"] == 1
            assert first["phase"]
            assert second["code"] == ana["room"]
            assert [guest["name"] for guest in second["who"]] == ["Ana", "Béa"]
            assert (second["state"], second["turn"], second["phase"]) == ("lobby", 0, "")
            assert first["size"] > second["size"] > 100
            secrets = (ana["invite"], played["invite"], ana["token"], played["token"])
            said = await terminal.tables("--json")
            assert not any(secret in said for secret in secrets)
            said = await terminal.tables("--by", "size")
            assert said.index(played["room"]) < said.index(ana["room"])
            assert all(word in said for word in ("Zoë [bold]", "1 person, 3 bots", "not begun", "2 tables"))
            said = await terminal.tables("--by", "age")
            assert said.index(ana["room"]) < said.index(played["room"])

    asyncio.run(story())


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_is_deleted_while_people_sit_at_it(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(directory, "LOOK", 200)

    async def story() -> None:
        address = await address_of(kind)
        async with house(tmp_path, database=address) as h:
            terminal = Terminal(tmp_path, address, capsys)
            ana, bea = [await h.post("/api/rooms", {"name": name}) for name in ("Ana", "Bea")]
            guest, other = await h.connect(ana["token"]), await h.connect(bea["token"])
            await guest.until(lambda g: g.view is not None)
            await new_deck(h, table=ana["room"], seat=ana["token"])
            await new_deck(h)
            said = await terminal.tables("delete", ana["room"].lower(), "--yes")
            assert f"Deleted {ana['room']}, the table of Ana." in said
            assert (await guest.heard(Bye, 10)).reason == "room-deleted"
            await other.until(lambda g: g.view is not None)
            assert isinstance(await other.do(do.Lock(True)), Done)
            assert [table["code"] for table in await terminal.told()] == [bea["room"]]
            assert (await h.ask(f"/api/rooms/{ana['room']}/peek"))[0] == 404
            again = await h.connect(ana["token"])
            assert (await again.heard(Bye, 10)).reason in ("bad-token", "room-deleted")
            assert len(await h.site.own_decks._store.decks()) == 1
            for wrong in (ana["room"], "nothing"):
                assert "There is no table" in await terminal.tables("delete", wrong, "--yes", status=1)
            assert "Say which" in await terminal.tables("delete", status=2)

    asyncio.run(story())


def test_s15_a_table_deleted_in_a_terminal_is_in_no_file_of_a_running_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"

    async def story() -> None:
        async with house(data) as h:
            seated, link = await a_game(h)
            other = await h.post("/api/rooms", {"name": "Somebody Else"})
            wanted = needles(seated, [row.events for row in await h.site.store.read(seated["room"])])
            assert found(tmp_path, wanted)
            await Terminal(data, None, capsys).tables("delete", seated["room"], "--yes")
            assert found(tmp_path, wanted) == {}
            assert found(tmp_path, [b"Somebody Else"])
            assert (await h.ask("/api/gallery", {"secret": link}))[0] == 410
            guest = await h.connect(other["token"])
            await guest.until(lambda g: g.view is not None)
            assert isinstance(await guest.do(do.Lock(True)), Done)
        async with house(data) as h:  # the head of the log is what it was
            assert await h.site.store.well()
            assert NAME.encode() not in (data / "reverie.db").read_bytes()

    asyncio.run(story())


def test_a_move_that_comes_after_the_deletion_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(directory, "LOOK", 3_600_000)

    async def story() -> None:
        async with house(tmp_path) as h:
            ana = await h.post("/api/rooms", {"name": "Ana"})
            guest = await h.connect(ana["token"])
            await guest.until(lambda g: g.view is not None)
            await Terminal(tmp_path, None, capsys).tables("delete", ana["room"], "--yes")
            assert isinstance(await guest.do(do.Lock(True)), Refused)
            assert await h.site.store.rooms() == []

    asyncio.run(story())


def test_deleting_asks_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as h:
            terminal = Terminal(tmp_path, None, capsys)
            ana = await h.post("/api/rooms", {"name": "Ana"})
            assert "--yes" in await terminal.tables("delete", ana["room"], status=2)
            monkeypatch.setattr("sys.stdin.isatty", lambda: True)
            monkeypatch.setattr("builtins.input", lambda question: "no")
            await terminal.tables("delete", ana["room"], status=1)
            assert len(await terminal.told()) == 1
            monkeypatch.setattr("builtins.input", lambda question: "yes")
            assert "the table of Ana" in await terminal.tables("delete", ana["room"])
            assert await terminal.told() == []

    asyncio.run(story())


def test_a_folder_without_games_is_said_to_be_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "--data", str(tmp_path)]) == 1
    assert "There are no games" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("milliseconds", "said"),
    [(-5, "0 s"), (59_999, "59 s"), (1_560_000, "26 min"), (4_320_000, "1 h 12"), (800_000_000, "9 days")],
)
def test_times_are_said_as_people_do(milliseconds: int, said: str) -> None:
    assert span(milliseconds) == said


@pytest.mark.parametrize(
    ("amount", "said"),
    [(0, "0 bytes"), (1000, "1 kB"), (84_400, "84 kB"), (1_800_000_000, "1.8 GB"), (999_900, "1.0 MB")],
)
def test_sizes_are_said_as_people_do(amount: int, said: str) -> None:
    assert size(amount) == said
