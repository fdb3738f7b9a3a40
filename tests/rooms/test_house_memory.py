"""A server whose host wants it learns what people say about cards, and bots listen by it."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from reverie.game.clue import Clue
from reverie.game.events import ClueWrittenDown, GameEnded, TurnBegan
from reverie.game.ids import CardId, Seat
from reverie.game.state import Game, Result, WrittenDown
from reverie.rooms.house_memory import HouseMemory, gathered, learnt
from reverie.storage.deck_port import LearnedRow
from reverie.storage.deck_sqlite import MIGRATIONS, SqliteDecks
from reverie.storage.threads import Threads
from tests.rooms.parlour import Parlour, play, settle
from tests.table import Table as GameTable
from tests.table import seat_of

NEXT = (TurnBegan(Seat(1)),)
OVER = (GameEnded(Result("finished")),)


def told(ruleset: str = "dixit", text: str = "Plop", bots: tuple[str, ...] = ()) -> Game:
    """A turn of four that is told: Bob finds Ann's card, Cleo takes Bob's, Dan finds it."""
    t = GameTable(ruleset, 4, bots=[*bots])
    t.tells("ann", text)
    t.all_give()
    t.votes("bob", "ann")
    t.votes("cleo", "bob")
    t.votes("dan", "ann")
    return t.g


def learned(g: Game, events: tuple[object, ...] = NEXT) -> list[LearnedRow]:
    return sorted(learnt(g, events), key=lambda row: -row.told)  # type: ignore[arg-type]


def card_of(g: Game, name: str) -> CardId:
    return next(p.card for p in g.history[-1].table if p.owner == seat_of(name))


def test_a_clue_goes_to_its_card_and_to_the_one_that_was_taken_for_it() -> None:
    g = told()
    assert learned(g) == [
        LearnedRow(card_of(g, "ann"), "en", "Plop", told=1, found=2, listeners=3),
        LearnedRow(card_of(g, "bob"), "en", "Plop", told=0, found=1, listeners=3),
    ]
    assert learned(g, OVER) == learned(g)
    assert learned(g, ()) == []


def test_nothing_is_learned_twice() -> None:
    g = told()
    later = replace(g, turn=replace(g.turn, number=2))
    assert learned(later, OVER) == learned(later) == []


def test_bots_teach_bots_nothing() -> None:
    assert learned(told(bots=("ann",))) == []
    g = told(bots=("bob", "cleo"))
    assert [(row.found, row.listeners) for row in learned(g)] == [(1, 1)]


def test_what_was_said_aloud_counts_once_it_is_written_down() -> None:
    g = told(text="Plop")
    (turn,) = g.history
    aloud = replace(turn, clue=Clue("", "sung"))
    assert learned(replace(g, history=(aloud,))) == []
    noted = replace(aloud, written_down=WrittenDown(Seat(2), "  Sung   twice "))
    assert learned(replace(g, history=(noted,)))[0].text == "Sung twice"
    later = replace(g, history=(aloud,), turn=replace(g.turn, number=2))
    late = (ClueWrittenDown(1, Seat(2), "Sung"),)
    assert learned(later, late)[0].text == "Sung"
    assert learned(replace(g, history=(aloud,)), late) == []  # with the turn, when it is over


def test_of_a_phrase_about_no_card_only_what_people_chose() -> None:
    t = GameTable("odyssey-party", 6)
    t.tells("ann", "Plop")
    t.all_give()
    t.all_vote("bob")
    assert {row.told for row in learned(t.g)} == {0}
    assert learned(t.g)[0].found


@pytest.mark.parametrize("ruleset", ["duet", "kids"])
def test_two_peoples_words_and_rabbits_are_nobodys_business(ruleset: str) -> None:
    t = GameTable(ruleset, 2 if ruleset == "duet" else 4)
    assert list(learnt(replace(t.g, history=told().history), NEXT)) == []


def test_bots_bear_in_mind_what_was_told_or_chosen() -> None:
    rows = [LearnedRow("a/1", "en", "meant", 1), LearnedRow("a/1", "en", "taken for it", 0, 1, 3)]
    many = [LearnedRow("a/2", "en", f"said {n}", n + 1) for n in range(99)]
    found = gathered([*rows, LearnedRow("a/1", "en", "given in vain", 0, 0, 3), *many])
    assert found[CardId("a/1")] == ("meant", "taken for it")
    assert len(found[CardId("a/2")]) == 40
    assert found[CardId("a/2")][0] == "said 98"


async def until(so: Callable[[], bool]) -> None:
    """The file is written by a thread."""
    for _ in range(500):
        await settle()
        if so():
            return
        await asyncio.sleep(0.01)


def test_a_table_teaches_the_server_and_an_older_file_learns_too(tmp_path: Path) -> None:
    async def story() -> None:
        file = tmp_path / "pictures.db"
        old = sqlite3.connect(file)
        for migration in MIGRATIONS[:2]:
            old.executescript(migration)
        old.execute("PRAGMA user_version = 2")
        old.close()
        parlour = Parlour()
        store = SqliteDecks(file, Threads)
        memory = HouseMemory(store, parlour.clock)
        memory.start()
        table = await parlour.table(3)
        table.room._heard = memory.heard
        await table.start()
        await table.play_until("recap")
        assert await store.learned() == []
        await table.play_until("contribute")
        await until(lambda: bool(memory.said))
        (turn,) = table.game.history
        assert turn.clue is not None
        rows = await store.learned()
        assert {row.text for row in rows} == {turn.clue.text}
        assert sum(row.told for row in rows) == 1
        assert {text for said in memory.said.values() for text in said} == {turn.clue.text}
        await store.unlearn()
        await parlour.clock.advance(61)
        await until(lambda: not memory.said)
        assert memory.said == {}  # what was deleted from outside
        memory.stop()
        await store.close()

    play(story)
