"""The simplest computer player: any legal move, each as likely as the next."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeVar

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
T = TypeVar("T")


def random_move(menu: Sequence[may.GameOption], rng: Random) -> Move | None:
    """One of the moves that get the game on; taking back or rewording is not among them."""
    for option in menu:
        how = _HOW.get(type(option))
        if how is not None:
            return how(option, rng)
    return None


def _one(items: Sequence[T], rng: Random) -> T:
    return items[int(rng.random() * len(items))]


def _some(items: Sequence[T], count: int, rng: Random) -> tuple[T, ...]:
    return (_one(items, rng),) if count == 1 else tuple(rng.sample(items, count))


def _tell(option: may.MayTell, rng: Random) -> Move:
    card = None if option.cards is None else _one(option.cards, rng)
    return do.Tell(Clue(_one(PHRASES, rng)), card)


def _give(option: may.MayGive, rng: Random) -> Move:
    return do.Give(_some(option.cards, option.count, rng))


def _vote(option: may.MayVote, rng: Random) -> Move:
    tokens = 1 if option.most == 1 else rng.randint(1, option.most)
    return do.Vote(_some(option.slots, tokens, rng), _one(option.slots, rng) if option.red else None)


_HOW: Final[dict[type, Callable[[Any, Random], Move]]] = {
    may.MayAnnounce: lambda option, rng: do.Announce(),
    may.MayTell: _tell,
    may.MayChooseGuest: lambda option, rng: do.ChooseGuest(_one(option.rabbits, rng)),
    may.MayNameGiver: lambda option, rng: do.NameGiver(_one(option.givers, rng)),
    may.MayGive: _give,
    may.MayVote: _vote,
    may.MayCount: lambda option, rng: do.CountToThree(),
    may.MayReady: lambda option, rng: do.Ready(),
}
