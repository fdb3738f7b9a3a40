"""A bot that can read nothing says so in the recap: not before, and also after a restart."""

from random import Random

import pytest

from reverie.bots.heard import Heard
from reverie.bots.thought import Thought
from reverie.game.clue import Clue
from reverie.game.commands import Tell, Vote
from reverie.game.ids import Seat
from reverie.game.refusals import Refusal
from reverie.lobby.commands import Act, AddBot, RandomFallback
from reverie.lobby.views import RoomView
from reverie.rooms.bots.players import random_bot
from reverie.rooms.live.room import Applied
from reverie.wire.codec import Unreadable, read_message
from tests.rooms.parlour import Parlour, Table, play, settle

BOT = Seat(3)


def moody(view: RoomView, rng: Random, heard: Heard) -> Thought | None:
    """Votes as one does who has read nothing; hands cards in after reading."""
    thought = random_bot(view, rng)
    return thought and Thought(thought.move, isinstance(thought.move, Vote))


async def seated(parlour: Parlour) -> Table:
    parlour._start(moody)
    table = await parlour.table(3)
    assert isinstance(await table.room.do(Seat(0), "bot", AddBot("Fern")), Applied)
    await table.start()
    return table


def test_the_recap_says_it_and_nothing_before_does() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await seated(parlour)
        await table.play_until("vote")
        await parlour.clock.advance(60)  # the bot has voted, the people have not
        assert table.game.turn.random_fallback == {BOT}
        assert all(view.game is not None and view.game.previous is None for view in views(table))
        await table.play_until("recap")
        await settle()
        shown = [view.game.previous for view in views(table) if view.game is not None]
        assert [turn and turn.random_fallback for turn in shown] == [(BOT,)] * 3
        again = await parlour.restarted()
        opened = await again.directory.get(table.room.code)
        assert opened is not None
        game = opened.room.folded.room.game
        assert game is not None
        assert game.history[-1].random_fallback == (BOT,)

    play(story)


def views(table: Table) -> list[RoomView]:
    return [person.view.view for person in table.people.values()]


def test_a_new_turn_begins_without_it() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await seated(parlour)
        await table.play_until("vote")
        await parlour.clock.advance(60)
        await table.play_until("recap")
        assert table.game.turn.random_fallback == {BOT}
        await table.play_until("clue")
        assert table.game.turn.random_fallback == frozenset()

    play(story)


def test_only_of_bots_and_only_by_the_server() -> None:
    async def story() -> None:
        table = await seated(Parlour())
        await table.play_until("clue")
        act = Act(table.game.serial, Tell(Clue("Hush"), None))
        for seat in (0, 1, 2):
            answer = await table.room.do(Seat(seat), f"mood {seat}", RandomFallback(act))
            assert isinstance(answer, Refusal)
        assert table.game.turn.random_fallback == frozenset()
        await settle()

    play(story)
    with pytest.raises(Unreadable):
        read_message(b'{"type":"do","id":"1","command":{"do":"by-mood","act":{"do":"ready"}}}')


def test_before_a_game_the_table_hears_which_decks_bots_cannot_read() -> None:
    async def story() -> None:
        table = await Parlour().table(3)
        assert table.people[Seat(0)].view.unread == ("paper",)
        await table.start()
        await settle()
        assert table.people[Seat(0)].view.unread == ()

    play(story)
