"""One whole game of random players, through the same decide and evolve as any other."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from reverie.bots.random_player import random_move
from reverie.game.chance import SeededChance
from reverie.game.decide import GameProgress, decide, opening
from reverie.game.events import GameEvent, GameStarted, Player
from reverie.game.ids import CardId, Seat
from reverie.game.observe import menu
from reverie.game.refusals import Refusal
from reverie.game.ruleset import Ruleset
from reverie.game.settings import Settings
from reverie.game.start import start, unplayable
from reverie.game.state import Game

NAMES: Final = ("ann", "bob", "cleo", "dan", "eve", "fay", "gus", "hal", "ida", "jon", "kim", "lea")
SEATED: Final = {Seat(n): name for n, name in enumerate(NAMES)}
DECK: Final = tuple(CardId(f"card-{n:02}") for n in range(1, 85))


class Step(Struct, frozen=True):
    """What one move brought about, and the game after it."""

    version: int
    seat: Seat | None
    """Whose move it was; nobody's at the opening."""
    events: tuple[GameEvent, ...]
    after: Game


def random_game(rules: Ruleset, players: int, seed: str) -> Refusal | Iterator[Step]:
    """The steps of a game, the opening first; a refusal where so many cannot play."""
    started = deal(rules, players, seed)
    return started if isinstance(started, Refusal) else _play(rules, started, Random(seed))


def deal(rules: Ruleset, players: int, seed: str) -> GameStarted | Refusal:
    """Every seat is a bot's, so that nobody is waited for at the recap."""
    if (problem := unplayable(rules, players, len(DECK))) is not None:
        return problem
    seated = [Player(Seat(n), name, n, bot=not rules.real_box) for n, name in enumerate(NAMES[:players])]
    return start(rules, Settings(ruleset=rules.id, box=rules.real_box), seated, DECK, SeededChance(seed, 0))


def _play(rules: Ruleset, started: GameStarted, rng: Random) -> Iterator[Step]:
    done = opening(rules, started, SeededChance(started.seed, 0))
    yield Step(0, None, done.events, done.after)
    version = 0
    while done.after.result is None:
        version += 1
        seat = any_of(done.waiting_for, rng)
        done = move(rules, done.after, seat, rng, SeededChance(started.seed, version))
        yield Step(version, seat, done.events, done.after)


def any_of(seats: Sequence[Seat], rng: Random) -> Seat:
    return seats[int(rng.random() * len(seats))]


def move(rules: Ruleset, g: Game, seat: Seat, rng: Random, chance: SeededChance) -> GameProgress:
    """A random legal move of this seat."""
    chosen = random_move(menu(rules, g, seat), rng)
    assert chosen is not None  # who is waited for can move
    done = decide(rules, g, seat, chosen, chance)
    if isinstance(done, Refusal):
        raise RuntimeError(f"a move from the menu was refused: {done.message()} ({chosen})")
    return done
