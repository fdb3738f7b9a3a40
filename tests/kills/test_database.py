"""Killed at every step on the way to PostgreSQL: no server ever serves a part of it (R12)."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from asyncpg.transaction import Transaction

from reverie.cli import main
from reverie.storage.deck_sqlite import PICTURES
from reverie.storage.opening import open_decks, open_store
from reverie.web.options import Options, database
from reverie.web.server import CannotStart, running
from tests.contracts.postgres_server import fresh_database
from tests.erasing import found
from tests.kills.killing import EVERY, Steps, killed_at_every_step
from tests.kills.test_file import Contents, contents, filled
from tests.web.paper import PaperLibrary

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no PostgreSQL for the tests there")

STATEMENTS = ("execute", "executemany", "fetch", "fetchrow", "fetchval", "copy_records_to_table")


def watch_statements(steps: Steps) -> None:
    """Before every statement, and before and after every commit."""
    for name in STATEMENTS:
        setattr(asyncpg.Connection, name, _counted(steps, getattr(asyncpg.Connection, name)))
    commit = Transaction.commit

    async def committed(self: Transaction) -> None:
        steps.step()
        await commit(self)
        steps.step()

    Transaction.commit = committed  # type: ignore[method-assign]


def _counted(steps: Steps, work: Callable[..., Any]) -> Callable[..., Any]:
    async def counted(*args: Any, **how: Any) -> Any:
        steps.step()
        return await work(*args, **how)

    return counted


ADDRESS = os.environ.get("REVERIE_TEST_POSTGRES", "")
"""In the process that is killed: a database all of them share, empty before each."""


async def _empty() -> None:
    db = await asyncpg.connect(ADDRESS)
    await db.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await db.close()


def _arguments(place: Path) -> list[str]:
    return ["--data", str(place / "data"), "--database", ADDRESS]


def _moved(place: Path, name: str) -> int:
    return main(["move", "--save", str(place / name), *_arguments(place)])


def moves(place: Path, steps: Steps) -> None:
    asyncio.run(_empty())
    watch_statements(steps)
    assert _moved(place, "saved.zip") == 0


async def in_database(address: str) -> tuple[dict[str, Any], list[Any]]:
    store, decks = await open_store(Path("unused"), address), open_decks(Path("unused"), address)
    try:
        rooms = {r.code: await store.read(r.code) for r in await store.rooms()}
        return rooms, [(c.deck, await decks.picture(c.deck, c.id, "large")) for c in await decks.cards()]
    finally:
        await store.close()
        await decks.close()


def _sentence(refused: Exception) -> None:
    """It says what to do."""
    assert "again" in str(refused)


def served(data: Path, address: str | None) -> tuple[dict[str, Any], list[Any]] | None:
    """What a server that starts now would serve; None: it refuses with a sentence."""

    async def story() -> tuple[dict[str, Any], list[Any]] | None:
        try:
            async with running(
                Options(data=data, host="127.0.0.1", port=0, database=address), PaperLibrary()
            ):
                pass
        except CannotStart as refused:
            _sentence(refused)
            return None
        if address is not None:
            return await in_database(address)
        there = await contents(data)
        return there.rooms, there.cards

    return asyncio.run(story())


def moved(place: Path) -> None:
    """Whoever starts next has all of it, or is told what to do; and the same command goes on."""
    data = place / "data"
    there: Contents = asyncio.run(contents(place.parent / "kept"))
    whole, nothing = (there.rooms, there.cards), (dict[str, Any](), list[Any]())
    by_database = served(data, ADDRESS)
    by_file = served(data, None) if database(data).is_file() else None
    assert by_database in (None, whole, nothing)
    assert by_file in (None, whole)
    assert by_database != whole or by_file is None, "never two that go on"
    assert by_database != nothing or by_file == whole, "nothing had begun"
    if by_database != whole:
        assert _moved(place, "again.zip") == 0
        assert asyncio.run(in_database(ADDRESS)) == whole
    assert found(data, [b"clue-old", b"invite-old"]) == {}
    assert not (data / PICTURES).exists()
    (place / "end").write_text("database" if by_database == whole else "file" if by_file else "neither")


def _ends(places: list[Path]) -> list[str]:
    ends = [(place / "end").read_text() for place in places]
    assert len(ends) > 60 / EVERY
    return ends


@pytest.mark.timeout(1200)
def test_r12_move(tmp_path: Path) -> None:
    filled(tmp_path / "template" / "data", "old")
    filled(tmp_path / "kept", "old")
    address = asyncio.run(fresh_database())
    here = "tests.kills.test_database"
    ends = _ends(
        killed_at_every_step(tmp_path, f"{here}:moves", f"{here}:moved", EVERY, REVERIE_TEST_POSTGRES=address)
    )
    assert set(ends) == {"file", "neither", "database"}
    assert ends == sorted(ends, key=["file", "neither", "database"].index)


def restores(place: Path, steps: Steps) -> None:
    asyncio.run(_empty())
    watch_statements(steps)
    assert main(["restore", str(place / "old.zip"), *_arguments(place)]) == 0


def restored(place: Path) -> None:
    there: Contents = asyncio.run(contents(place.parent / "kept"))
    whole, nothing = (there.rooms, there.cards), (dict[str, Any](), list[Any]())
    by_database = served(place / "data", ADDRESS)
    assert by_database in (None, whole, nothing)
    if by_database != whole:
        assert main(["restore", str(place / "old.zip"), *_arguments(place)]) == 0
        assert asyncio.run(in_database(ADDRESS)) == whole
    assert (place / "data" / "decks" / "old" / "deck.toml").read_text() == "old"
    end = "neither" if by_database is None else "database" if by_database == whole else "nothing"
    (place / "end").write_text(end)


@pytest.mark.timeout(1200)
def test_r12_restore_to_a_database(tmp_path: Path) -> None:
    filled(tmp_path / "kept", "old")
    (tmp_path / "template").mkdir()
    assert main(["backup", str(tmp_path / "template" / "old.zip"), "--data", str(tmp_path / "kept")]) == 0
    address = asyncio.run(fresh_database())
    here = "tests.kills.test_database"
    ends = _ends(
        killed_at_every_step(
            tmp_path, f"{here}:restores", f"{here}:restored", EVERY, REVERIE_TEST_POSTGRES=address
        )
    )
    assert set(ends) == {"nothing", "neither", "database"}
    assert ends == sorted(ends, key=["nothing", "neither", "database"].index)
