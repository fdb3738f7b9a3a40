"""What every store promises; a new store is one more parameter."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace

from reverie.storage.inline import Inline
from reverie.storage.port import (
    Append,
    Appended,
    Conflict,
    DueRow,
    Duplicate,
    KeptGallery,
    Missing,
    NewRoom,
    Row,
    Snapshot,
    Store,
    Tail,
    TokenRow,
)
from reverie.storage.postgres.store import PostgresStore, prepare
from reverie.storage.retention import DAY
from reverie.storage.shards import ShardedStore
from reverie.storage.sqlite import SqliteStore
from reverie.storage.threads import Threads
from reverie.tab.kept_pages import KeptPages
from tests.contracts.memory_store import MemoryStore
from tests.contracts.postgres_server import fresh_database
from tests.tab.drawer import Drawer

T = TypeVar("T")
Play = Callable[[Callable[[Store], Awaitable[None]]], None]


@asynccontextmanager
async def sqlite(folder: Path) -> AsyncIterator[Store]:
    store = SqliteStore(folder / "reverie.db", Threads)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def inline(folder: Path) -> AsyncIterator[Store]:
    """The same file without threads."""
    store = SqliteStore(folder / "reverie.db", Inline)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def in_pages(folder: Path) -> AsyncIterator[Store]:
    """The store of a browser's tab, whose pages are kept elsewhere."""
    pages = KeptPages(b"", Drawer().keep)
    await pages.start()
    store = SqliteStore.run_by(pages)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def memory(folder: Path) -> AsyncIterator[Store]:
    """The double that the rooms' tests use keeps the same promises."""
    yield MemoryStore()


@asynccontextmanager
async def postgres(folder: Path) -> AsyncIterator[Store]:
    address = await fresh_database()
    await prepare(address)
    store = PostgresStore(address)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def shards(folder: Path) -> AsyncIterator[Store]:
    async with sqlite(folder / "1") as first, sqlite(folder / "2") as second:
        yield ShardedStore([first, second])


STORES = {
    "sqlite": sqlite,
    "inline": inline,
    "pages": in_pages,
    "memory": memory,
    "postgres": postgres,
    "shards": shards,
}


@pytest.fixture(params=STORES)
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    """Runs a story against a store with one room, ABCDEF, in it."""

    def run(story: Callable[[Store], Awaitable[None]]) -> None:
        async def whole() -> None:
            async with STORES[request.param](tmp_path) as store:
                assert await store.create(NewRoom("ABCDEF", "secret", 10, b"[0]"))
                await story(store)

        asyncio.run(whole())

    return run


def row(expected: int, command: str = "c", actor: int = 0, room: str = "ABCDEF") -> Append:
    return Append(room, expected, actor, command, 20, b"[%d]" % (expected + 1))


def test_a_code_is_given_once(play: Play) -> None:
    async def story(store: Store) -> None:
        assert not await store.create(NewRoom("ABCDEF", "other", 11, b"[]"))
        found = await store.room("ABCDEF")
        assert found is not None
        assert (found.invite, found.version, found.created) == ("secret", 1, 10)
        assert await store.room("NOSUCH") is None

    play(story)


def test_a_room_begins_with_its_first_row_what_is_due_and_a_token_or_not_at_all(play: Play) -> None:
    async def story(store: Store) -> None:
        def new(invite: str, mark: bytes) -> NewRoom:
            late, soon = (DueRow("GHJKMN", at, f"{invite}{at}", b"w") for at in (70, 60))
            return NewRoom("GHJKMN", invite, 12, b"[1]", (late, soon), (token(mark),))

        def token(mark: bytes) -> TokenRow:
            return TokenRow(mark * 32, "GHJKMN", "seat", 0)

        assert await store.create(new("first", b"f"))
        assert not await store.create(new("second", b"s"))
        assert [(r.version, r.command, r.events) for r in await store.read("GHJKMN")] == [(1, "open", b"[1]")]
        assert [d.key for d in await store.due("GHJKMN")] == ["first60", "first70"]
        assert await store.overdue(60) == ["GHJKMN"]
        assert await store.token(b"f" * 32, 0) == token(b"f")
        assert await store.token(b"s" * 32, 0) is None
        found = await store.room("GHJKMN")
        assert found is not None
        assert found.invite == "first"

    play(story)


def test_rows_are_read_back_in_order(play: Play) -> None:
    async def story(store: Store) -> None:
        assert await store.append(row(1, "a")) == Appended(2)
        assert await store.append(row(2, "b", actor=3)) == Appended(3)
        assert await store.read("ABCDEF", 1) == [Row(2, 0, "a", 20, b"[2]"), Row(3, 3, "b", 20, b"[3]")]
        assert [r.version for r in await store.read("ABCDEF")] == [1, 2, 3]

    play(story)


def test_of_two_appends_at_one_version_one_wins(play: Play) -> None:
    async def story(store: Store) -> None:
        outcomes = await asyncio.gather(*(store.append(row(1, f"c{n}")) for n in range(20)))
        assert outcomes.count(Appended(2)) == 1
        assert outcomes.count(Conflict()) == 19
        assert len(await store.read("ABCDEF")) == 2

    play(story)


def test_a_command_sent_again_is_a_duplicate_whatever_version_it_expects(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.append(row(1, "a"))
        await store.append(row(2, "b"))
        for expected in (1, 2, 3):
            assert await store.append(row(expected, "a")) == Duplicate(2)
        assert await store.append(row(3, "a", actor=1)) == Appended(4)
        assert await store.find("ABCDEF", 0, "b") == 3
        assert await store.find("ABCDEF", 5, "b") is None

    play(story)


def test_a_gap_is_a_conflict_and_an_unknown_room_is_missing(play: Play) -> None:
    async def story(store: Store) -> None:
        assert await store.append(row(7)) == Conflict()
        assert await store.append(row(1, room="NOSUCH")) == Missing()

    play(story)


def test_a_conflict_in_one_room_does_not_touch_another_in_the_same_transaction(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.create(NewRoom("GHJKMN", "s", 10, b"[]"))
        mixed = [row(1, "a"), row(1, "b"), row(1, "a", room="GHJKMN"), row(9, "z", room="GHJKMN")]
        outcomes = await asyncio.gather(*map(store.append, mixed))
        assert outcomes == [Appended(2), Conflict(), Appended(2), Conflict()]

    play(story)


def test_due_work_is_replaced_with_the_row_and_only_with_it(play: Play) -> None:
    async def story(store: Store) -> None:
        first, second = DueRow("ABCDEF", 50, "k1", b"1"), DueRow("ABCDEF", 40, "k2", b"2")
        await store.append(replace(row(1, "a"), due=(first, second)))
        assert await store.due() == [second, first]
        await store.append(replace(row(1, "late"), due=()))  # a conflict
        await store.append(row(2, "b"))
        assert await store.due("ABCDEF") == [second, first]
        await store.append(replace(row(3, "c"), due=(first,)))
        assert await store.due() == [first]

    play(story)


def test_the_tail_of_a_room_comes_with_what_is_due(play: Play) -> None:
    async def story(store: Store) -> None:
        late, soon = DueRow("ABCDEF", 60, "l", b""), DueRow("ABCDEF", 50, "s", b"")
        assert await store.create(NewRoom("GHJKMN", "secret", 10, b"[0]"))
        await store.append(replace(row(1, "a"), due=(late, soon)))
        await store.append(row(2, "b"))
        await store.append(row(1, "c", room="GHJKMN"))
        rows = await store.read("ABCDEF", 1)
        asked = [("ABCDEF", 1), ("GHJKMN", 1), ("ABCDEF", 2), ("ABCDEF", 3), ("NOSUCH", 0)]
        found = await asyncio.gather(*(store.tail(*one) for one in asked))
        assert found[0] == Tail(tuple(rows), (soon, late))
        assert found[1] == Tail(tuple(await store.read("GHJKMN", 1)), ())
        assert found[2] == Tail(tuple(rows[1:]), (soon, late))
        assert found[3].rows == found[4].rows == ()

    play(story)


def test_tokens_come_and_go_with_the_row(play: Play) -> None:
    async def story(store: Store) -> None:
        token = TokenRow(b"d" * 32, "ABCDEF", "seat", 4)
        await store.append(replace(row(1, "a"), grants=(token,)))
        assert await store.token(token.digest, 0) == token
        assert await store.token(b"x" * 32, 0) is None
        await store.append(replace(row(2, "b"), revokes=(4,)))
        assert await store.token(token.digest, 0) is None

    play(story)


def test_a_link_works_once_within_its_time_and_replaces_the_token(play: Play) -> None:
    async def story(store: Store) -> None:
        old = TokenRow(b"o" * 32, "ABCDEF", "seat", 4)
        link = TokenRow(b"l" * 32, "ABCDEF", "link", 4, 100)
        new = TokenRow(b"n" * 32, "ABCDEF", "seat", 4)
        await store.grant(old)
        await store.grant(link)
        assert not await store.exchange(link.digest, new, 100)
        assert not await store.exchange(old.digest, new, 50)
        assert await store.exchange(link.digest, new, 50)
        assert not await store.exchange(link.digest, replace(new, digest=b"m" * 32), 50)
        assert await store.token(old.digest, 0) is None
        assert await store.token(new.digest, 0) == new

    play(story)


def test_a_link_is_granted_by_a_token_that_opens_something(play: Play) -> None:
    async def story(store: Store) -> None:
        seat = TokenRow(b"s" * 32, "ABCDEF", "seat", 4)
        link = TokenRow(b"l" * 32, "ABCDEF", "link", 4, 100)
        await store.append(replace(row(1, "a"), grants=(seat,)))
        assert await store.grant(link, by=seat.digest)
        assert await store.token(link.digest, 0) == link
        await store.append(replace(row(2, "b"), revokes=(4,)))
        assert not await store.grant(link, by=seat.digest)
        assert await store.token(link.digest, 0) is None

    play(story)


def test_the_newest_snapshot_is_kept(play: Play) -> None:
    async def story(store: Store) -> None:
        assert await store.snapshot("ABCDEF") is None
        await store.save_snapshot("ABCDEF", Snapshot(1, "t", b"one"))
        await store.save_snapshot("ABCDEF", Snapshot(2, "t", b"two"))
        assert await store.snapshot("ABCDEF") == Snapshot(2, "t", b"two")
        await store.save_snapshot("ABCDEF", Snapshot(3, "t", b"3" * 20_000))
        assert await store.snapshot("ABCDEF") == Snapshot(3, "t", b"3" * 20_000)

    play(story)


def test_a_deleted_room_leaves_nothing(play: Play) -> None:
    async def story(store: Store) -> None:
        token, work = TokenRow(b"d" * 32, "ABCDEF", "tv"), DueRow("ABCDEF", 50, "k", b"")
        await store.append(replace(row(1, "a"), grants=(token,), due=(work,)))
        await store.save_snapshot("ABCDEF", Snapshot(1, "t", b"one"))
        await store.save_gallery("ABCDEF", 1, KeptGallery("t", b"g"))
        assert await store.delete("ABCDEF", 30)
        assert not await store.delete("ABCDEF", 30)
        assert await store.room("ABCDEF") is None
        assert await store.find("ABCDEF", 0, "a") is None
        assert await store.append(row(1, "a")) == Missing()
        assert await store.gallery("ABCDEF", 1) is None
        assert not await store.create(NewRoom("ABCDEF", "again", 40, b"[]"))
        assert await store.append(row(2, "b")) == Missing()
        assert await store.read("ABCDEF") == []
        assert await store.due() == []
        assert await store.token(token.digest, 0) is None
        assert await store.snapshot("ABCDEF") is None

    play(story)


def test_r13_a_room_is_purged_when_it_is_old_by_both_clocks(play: Play) -> None:
    async def story(store: Store) -> None:
        async def purged(before: int, *spared: str) -> list[str]:
            return await store.purge(before, 1000, spared, 1)

        await store.create(NewRoom("GHJKMN", "s", 500, b"[]"))
        assert await purged(100) == []  # nobody has counted yet
        await store.pass_time("n", None, 10_000, ())
        assert await purged(100) == []
        await store.pass_time("n", 999, 99_999_999_999, ())  # the wall clock was put right, by years
        assert await purged(100) == []
        await store.pass_time("n", 1, 99_999_999_999, ())
        assert await purged(5) == []  # not old by the wall clock
        assert await purged(100, "ABCDEF") == []  # somebody is there
        assert await purged(100) == ["ABCDEF"]
        assert [r.code for r in await store.rooms()] == ["GHJKMN"]
        assert await store.well()

    play(story)


def test_r13_a_room_that_is_used_begins_anew(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.pass_time("n", None, 10_000, ())
        await store.pass_time("n", 900, 10_900, ())
        await store.append(row(1, "a"))
        await store.pass_time("n", 900, 11_800, ())
        await store.pass_time("n", 900, 12_700, ["ABCDEF"])
        await store.pass_time("n", 900, 13_600, ())
        assert await store.purge(99_999, 1000, (), 1) == []
        await store.pass_time("n", 100, 13_700, ())
        assert await store.purge(99_999, 1000, (), 1) == ["ABCDEF"]

    play(story)


def test_r13_a_stretch_in_which_no_server_ran_counts_for_a_day_at_most(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.pass_time("n", None, DAY, ())
        await store.pass_time("n", None, 2 * DAY - 7, ())
        assert await store.unused({"own-1": 5}) == {"own-1": 0}
        await store.pass_time("n", None, 900 * DAY, ())
        assert await store.unused({"own-1": 5, "own-2": 1}) == {"own-1": DAY, "own-2": 0}
        await store.pass_time("n", None, 10 * DAY, ())  # put back
        assert await store.unused({"own-1": 6, "own-2": 1}) == {"own-1": 0, "own-2": 0}
        assert not await store.purge(2**62, 2 * DAY, (), 1)

    play(story)


def test_a_gallery_is_kept_for_its_game(play: Play) -> None:
    async def story(store: Store) -> None:
        assert await store.gallery("ABCDEF", 1) is None
        await store.save_gallery("ABCDEF", 1, KeptGallery("old", b"one"))
        await store.save_gallery("ABCDEF", 1, KeptGallery("new", b"another"))
        await store.save_gallery("NOSUCH", 1, KeptGallery("new", b"another"))
        assert await store.gallery("ABCDEF", 1) == KeptGallery("new", b"another")
        assert await store.gallery("ABCDEF", 2) is None

    play(story)


def test_the_versions_of_many_rooms_are_read_at_once(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.create(NewRoom("GHJKMN", "s", 10, b"[]"))
        await store.append(row(1, "a"))
        assert await store.versions(["ABCDEF", "GHJKMN", "NOSUCH"]) == {"ABCDEF": 2, "GHJKMN": 1}
        assert await store.versions([]) == {}

    play(story)


def test_rooms_in_which_something_is_overdue_are_found(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.create(NewRoom("GHJKMN", "s", 10, b"[]"))
        await store.append(replace(row(1, "a"), due=(DueRow("ABCDEF", 50, "k", b""),)))
        work = (DueRow("GHJKMN", 70, "k", b""), DueRow("GHJKMN", 40, "l", b""))
        await store.append(replace(row(1, "a", room="GHJKMN"), due=work))
        assert await store.overdue(39) == []
        assert await store.overdue(49) == ["GHJKMN"]
        assert await store.overdue(50) == ["GHJKMN", "ABCDEF"]

    play(story)


def test_many_rows_at_once_are_each_answered(play: Play) -> None:
    """Group commit: 40 rooms, a winner and a loser in each, one of them with a token."""

    async def story(store: Store) -> None:
        codes = [f"RM{n:04}" for n in range(40)]
        for code in codes:
            await store.create(NewRoom(code, "s", 10, b"[]"))
        token = TokenRow(b"t" * 32, codes[7], "seat", 2)
        rows = [row(1, "a", room=code) for code in codes] + [row(1, "b", room=code) for code in codes]
        rows[7] = replace(rows[7], grants=(token,))
        outcomes = await asyncio.gather(*map(store.append, rows))
        assert outcomes == [Appended(2)] * 40 + [Conflict()] * 40
        assert await store.token(token.digest, 0) == token
        assert [r.command for r in await store.read(codes[39])] == ["open", "a"]

    play(story)
