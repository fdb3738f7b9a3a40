"""Games to begin with: every ruleset with every number of players, all kinds of settings, small decks too."""

from random import Random
from typing import Final

from msgspec import Struct

from reverie.game.chance import SeededChance
from reverie.game.decide import GameProgress, opening
from reverie.game.events import GameStarted, Player
from reverie.game.ids import CardId, Seat
from reverie.game.ruleset import Ruleset
from reverie.game.settings import Settings, Timers
from reverie.game.start import start
from tests.choices import GAMES, rules_named, settings_named

TABLES: Final = [(game, count) for game in GAMES for count in rules_named(game).players]


class Opening(Struct, frozen=True):
    """How a game begins."""

    rules: Ruleset
    started: GameStarted
    progress: GameProgress

    @property
    def deck(self) -> list[CardId]:
        hands = [card for hand in self.started.hands.values() for card in hand]
        return sorted([*hands, *self.started.pile])


def random_settings(game: str, rng: Random) -> Settings:
    settings = settings_named(game)
    return Settings(
        ruleset=settings.ruleset,
        box=settings.box,
        doors=rng.choice(("drawn", "blank")),
        decks=("test",),
        target=rng.choice((5, 12, 30)),
        rounds=rng.randint(1, 2),
        difficulty=rng.choice(("normal", "hard")),
        timers=Timers(*(rng.choice((None, 30)) for _ in range(5))),
        frightening=rng.random() < 0.5,
        late_join=rng.random() < 0.9,
        surprise=rng.random() < 0.2,
    )


def random_deck(smallest: int, rng: Random) -> tuple[CardId, ...]:
    size = rng.choice((smallest, smallest + rng.randint(0, 8), 84, 100))
    return tuple(CardId(f"card-{n}") for n in range(max(size, smallest)))


def opened(ruleset: str, count: int, rng: Random) -> Opening:
    """Seats are any numbers in any order: the rules must go by the ring."""
    rules = rules_named(ruleset)
    seats = rng.sample(range(20), count)
    bots = [rng.random() < 0.2 and not rules.real_box for _ in seats]
    players = [Player(Seat(s), f"p{s}", n, bots[n]) for n, s in enumerate(seats)]
    chance = SeededChance(f"seed-{rng.getrandbits(64)}", 0)
    deck = random_deck(rules.needed(count), rng)
    started = start(rules, random_settings(ruleset, rng), players, deck, chance, rng.choice(players).seat)
    assert isinstance(started, GameStarted)
    return Opening(rules, started, opening(rules, started, chance))
