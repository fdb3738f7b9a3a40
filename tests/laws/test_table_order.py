"""S10: where a card lies on the table says nothing about who gave it, or when."""

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import product
from math import sqrt
from random import Random

import pytest

from reverie.game import commands as do
from reverie.game.chance import SeededChance
from reverie.game.clue import Clue
from reverie.game.decide import GameProgress, decide, opening
from reverie.game.events import GameStarted, Player
from reverie.game.ids import CardId, Seat
from reverie.game.observe import menu
from reverie.game.ruleset import Ruleset
from reverie.game.settings import Settings
from reverie.game.start import start
from reverie.game.state import Game, slot_owners
from reverie.rulesets import RULESETS
from tests.choices import FEWEST
from tests.laws.effort import LONG

SHUFFLES = 100_000 if LONG else 2_000
TABLES = FEWEST


def _begun(rules: Ruleset, count: int) -> Game:
    chance = SeededChance("the deal", 0)
    cards = [CardId(f"card-{n}") for n in range(84)]
    players = [Player(Seat(n), f"p{n}", n) for n in range(count)]
    started = start(rules, Settings(ruleset=rules.id), players, cards, chance)
    assert isinstance(started, GameStarted)
    return opening(rules, started, chance).after


def _done(rules: Ruleset, g: Game, seat: Seat, command: do.Move, chance: SeededChance) -> Game:
    done = decide(rules, g, seat, command, chance)
    assert isinstance(done, GameProgress), (seat, command, done)
    return done.after


def _told(rules: Ruleset, count: int, teller: Seat) -> Game:
    """The first turn up to the gifts."""
    g, chance = _begun(rules, count), SeededChance("", 1)
    if rules.id == "kids":
        return _done(rules, g, g.ring[0], do.ChooseGuest("sun"), chance)
    g = _done(rules, g, teller, do.Announce(), chance)
    card = None if rules.id == "odyssey-party" else g.hands[teller][0]
    g = _done(rules, g, teller, do.Tell(Clue("Hush!"), card), chance)
    for seat, mate in g.mates.items():
        if g.phase == "agree" and teller not in (seat, mate):
            g = _done(rules, g, seat, do.NameGiver(max(seat, mate)), chance)
    return g


def _before_the_last_gift(rules: Ruleset, count: int, rng: Random) -> Iterator[tuple[Game, Seat, do.Give]]:
    """Every storyteller, gifts arriving in some order: all that a shuffle must make one forget."""
    for teller, _ in product(range(count), range(12)):
        g = _told(rules, count, Seat(teller))
        givers = [s for s in g.ring if any(o.command is do.Give for o in menu(rules, g, s))]
        rng.shuffle(givers)
        many = 2 if rules.id != "kids" and count == 3 else 1
        gifts = [(s, do.Give(g.hands[s][:many])) for s in givers]
        for seat, gift in gifts[:-1]:
            g = _done(rules, g, seat, gift, SeededChance("", 1))
        yield g, *gifts[-1]


def chi_square(counts: Counter[tuple[Hashable, int]]) -> float:
    """How many standard deviations the table of counts lies off independence (Wilson–Hilferty).

    Cards of one table exclude each other, which makes it a little too strict, never too lax.
    """
    rows, columns, total = Counter[Hashable](), Counter[int](), counts.total()
    for (row, column), n in counts.items():
        rows[row] += n
        columns[column] += n
    expected = {(r, c): rows[r] * columns[c] / total for r in rows for c in columns}
    statistic = sum((counts[cell] - e) ** 2 / e for cell, e in expected.items())
    freedom = (len(rows) - 1) * (len(columns) - 1)
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("ruleset", "count"), TABLES)
def test_s10_the_slot_is_independent_of_seat_arrival_and_storyteller(ruleset: str, count: int) -> None:
    rules, rng = RULESETS[ruleset], Random(7)
    tables = list(_before_the_last_gift(rules, count, rng))
    by_seat, by_arrival, by_telling = (Counter[tuple[Hashable, int]]() for _ in range(3))
    for n in range(SHUFFLES):
        before, last, gift = rng.choice(tables)
        g = _done(rules, before, last, gift, SeededChance(f"secret {n}", 9))
        order = {card: at for at, card in enumerate(c for cards in g.turn.given.values() for c in cards)}
        for slot, seat in slot_owners(g).items():
            by_seat[seat, slot] += 1
            by_arrival[order[g.turn.table[slot - 1]], slot] += 1
            by_telling[seat == g.turn.storyteller, slot] += 1
    assert chi_square(by_seat) < 4.5
    assert chi_square(by_arrival) < 4.5
    assert chi_square(by_telling) < 4.5


def test_an_order_that_tells_is_noticed() -> None:
    """The test of the test: one shuffle in ten forgotten is already too many."""
    rng, counts = Random(7), Counter[tuple[Hashable, int]]()
    for n in range(4_000):
        slots = list(range(5))
        if n % 10:
            rng.shuffle(slots)
        for seat, slot in enumerate(slots):
            counts[seat, slot] += 1
    assert chi_square(counts) > 4.5
