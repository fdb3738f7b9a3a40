"""Commands nobody promised to be legal: wrong cards, slots, counts, seats, phases, even wrong types."""

from random import Random

from reverie.game import commands as do
from reverie.game.clue import Clue
from reverie.game.commands import Move
from reverie.game.ids import CardId, Seat, Slot
from reverie.game.state import Game, owls
from tests import goings as go

TEXTS = ("Not today", "", "  ", "x" * 500, "x" * 501, "two\nlines", "\x00", "\u202eleft", "é̃🐇")


def any_seat(g: Game, rng: Random) -> Seat:
    """Mostly a seat that plays."""
    if rng.random() < 0.8:
        return rng.choice(g.ring)
    return rng.choice((*g.order, *owls(g), *g.seating.newcomers, Seat(max(g.order) + 1), Seat(77)))


def _cards(g: Game, seat: Seat, rng: Random, count: int) -> tuple[CardId, ...]:
    own = (*g.hands.get(seat, ()), *g.turn.given.get(seat, ()))
    foreign = (*g.pile[:2], *g.discard[:2], *g.hands[rng.choice(g.ring)], *g.turn.table, CardId("none"))
    cards = own if own and rng.random() < 0.7 else foreign
    return tuple(rng.choice(cards) for _ in range(count))


def _slot(g: Game, rng: Random) -> Slot:
    return Slot(rng.randint(0, len(g.turn.table) + 1))


def _clue(rng: Random) -> Clue:
    return Clue(rng.choice(TEXTS), rng.choice(("written", "said", "sung", "mimed")))


def any_move(g: Game, seat: Seat, rng: Random) -> Move:
    """A well-typed move with likely and unlikely contents."""
    voting = bool(g.turn.table) and rng.random() < 0.5
    match rng.choice((8, 11, 12)) if voting and g.settings.box else 8 if voting else rng.randrange(15):
        case 0:
            return do.Announce()
        case 1:
            return do.StepBack()
        case 2:
            card = None if rng.random() < 0.3 else _cards(g, seat, rng, 1)[0]
            return do.Tell(_clue(rng), card, rng.random() < 0.2)
        case 3:
            return do.Reword(rng.choice(TEXTS))
        case 4:
            return do.ChooseGuest(rng.choice(("sun", "moon")))
        case 5:
            return do.NameGiver(g.mates.get(seat, seat) if rng.random() < 0.5 else any_seat(g, rng))
        case 6:
            return do.Give(_cards(g, seat, rng, rng.choice((0, 1, 1, 1, 2, 2, 3))))
        case 7:
            return do.TakeBack()
        case 8:
            slots = tuple(_slot(g, rng) for _ in range(rng.choice((0, 1, 1, 1, 2, 2, 3))))
            return do.Vote(slots, _slot(g, rng) if rng.random() < 0.3 else None)
        case 9:
            return do.CountToThree()
        case 10:
            return do.Guess(_slot(g, rng))
        case 11:
            return do.Claim(tuple(_slot(g, rng) for _ in range(rng.choice((0, 1, 1, 1, 2, 2, 3)))))
        case 12:
            return do.OpenSlots(rng.randint(2, 16), None if rng.random() < 0.3 else _slot(g, rng))
        case 13:
            return do.ITell(rng.choice(TEXTS))
        case _:
            return do.Ready()


def any_table_command(g: Game, rng: Random) -> go.AtTable:
    """What the host, the clock or the door may ask; the game is rarely ended outright."""
    seat = any_seat(g, rng)
    gone = [*g.seating.away, *g.seating.left]
    match rng.randrange(20):
        case 0:
            return do.SkipTurn()
        case 1 | 2:
            return do.PlayFor(rng.choice(gone) if gone else seat)
        case 3:
            return do.MoveOn()
        case 4 | 5:
            return do.Expire()
        case 6 | 7 | 8:
            return go.MarkAway(g.turn.storyteller or seat if rng.random() < 0.3 else seat)
        case 9 | 10:
            return go.MarkBack(rng.choice(gone) if gone else seat)
        case 11 | 12:
            return go.LeaveForGood(seat)
        case 13 | 14 | 15:
            return go.HandOver(rng.choice(gone) if gone else seat, bot=rng.random() < 0.5)
        case 16 | 17 | 18:
            closed = [s for s in g.order if s not in g.ring]
            new = Seat(max((*g.order, *g.seating.newcomers)) + 1)
            return go.Admit(rng.choice((seat, new, new, *closed)))
        case _:
            return do.EndGame() if rng.random() < 0.1 else do.MoveOn()
