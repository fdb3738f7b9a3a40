"""The simplest computer player: any legal move, each as likely as the next."""

from collections.abc import Sequence
from random import Random

from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.clue import Clue
from reverie.game.commands import Move

PHRASES = (
    "Not today",
    "Where the road ends",
    "Once upon a time",
    "Hush!",
    "Almost there",
    "What the wind said",
)


def random_move(menu: Sequence[may.GameOption], rng: Random) -> Move | None:
    """One of the moves that get the game on; taking back or rewording is not among them."""
    for option in menu:
        if (move := _move(option, rng)) is not None:
            return move
    return None


def _move(option: may.GameOption, rng: Random) -> Move | None:
    match option:
        case may.MayAnnounce():
            return do.Announce()
        case may.MayTell(cards=cards):
            return do.Tell(Clue(rng.choice(PHRASES)), None if cards is None else rng.choice(cards))
        case may.MayChooseGuest(rabbits=rabbits):
            return do.ChooseGuest(rng.choice(rabbits))
        case may.MayNameGiver(givers=givers):
            return do.NameGiver(rng.choice(givers))
        case may.MayGive(cards=cards, count=count):
            return do.Give(tuple(rng.sample(cards, count)))
        case may.MayVote(slots=slots, most=most, red=red):
            ballot = tuple(rng.sample(slots, rng.randint(1, most)))
            return do.Vote(ballot, rng.choice(slots) if red else None)
        case may.MayCount():
            return do.CountToThree()
        case may.MayReady():
            return do.Ready()
        case _:
            return None
