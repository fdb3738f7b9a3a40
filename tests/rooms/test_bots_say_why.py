"""A bot that is asked says what it went by: in the recap, not before, and also after a restart."""

from random import Random

from reverie.bots.heard import Heard
from reverie.bots.thought import Thought
from reverie.game.because import Because
from reverie.game.commands import Give, Tell, Vote
from reverie.game.ids import Seat
from reverie.lobby.commands import AddBot
from reverie.lobby.views import RoomView
from reverie.rooms.bots.players import random_bot
from reverie.rooms.live.room import Applied
from tests.rooms.parlour import Parlour, Table, play, settle

BOT = Seat(3)


def frank(view: RoomView, rng: Random, heard: Heard) -> Thought | None:
    """Plays as it comes, and says that every card made it think of a door."""
    thought = random_bot(view, rng)
    if thought is None or view.game is None:
        return thought
    match thought.move:
        case Give(cards):
            because = tuple(Because("give", card, "poetic", "thought", "a door") for card in cards)
        case Vote(slots):
            laid = {s.slot: s.card for s in view.game.table}
            because = tuple(Because("vote", laid[slot], "poetic", "thought", "a door") for slot in slots)
        case Tell(_, card) if card is not None:
            because = (Because("tell", card, "poetic"),)
        case _:
            because = ()
    return Thought(thought.move, because=because)


async def seated(parlour: Parlour) -> Table:
    parlour._start(frank)
    table = await parlour.table(3)
    assert isinstance(await table.room.do(Seat(0), "bot", AddBot("Fern")), Applied)
    await table.start()
    return table


def said(table: Table) -> list[object]:
    """What each player's page knows of it."""
    turns = [person.view.view.game.previous for person in table.people.values() if person.view.view.game]
    return [turn and turn.because for turn in turns]


def test_the_recap_says_it_and_nothing_before_does() -> None:
    async def story() -> None:
        parlour = Parlour()
        table = await seated(parlour)
        await table.play_until("vote")
        await parlour.clock.advance(60)  # the bot has voted, the people have not
        assert [one.what for one in table.game.turn.because[BOT]] == ["vote"]
        assert said(table) == [None] * 3
        await table.play_until("recap")
        await settle()
        (first, *others) = said(table)
        assert isinstance(first, dict)
        assert [(one.what, one.sees) for one in first[BOT]] == [("vote", "a door")]
        assert others == [first, first]
        again = await parlour.restarted()
        opened = await again.directory.get(table.room.code)
        assert opened is not None
        game = opened.room.folded.room.game
        assert game is not None
        assert game.history[-1].because == first
        await table.play_until("clue")
        assert table.game.turn.because == {}

    play(story)
