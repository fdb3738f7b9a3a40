"""All ballots of party, team and kids, against tables worked out by hand."""

from collections import Counter
from itertools import product

import pytest

from reverie.game.ids import Seat, Slot
from reverie.game.scoring import Outcome, finders
from reverie.rulesets import odyssey_party, odyssey_team
from tests.counts.ballots import TELLER, counted, one_card_each, outcomes
from tests.table import Table


def test_p5_six_players_46656_ballots() -> None:
    """The red card is fixed; by symmetry any other gives the same table.

    r of six greens lie on the red card, C(6, r) ways; the other 6 - r fall on five cards. A group of two
    brings 4 all together, three 9, four 16, five 25, six 30 (the cap), one nothing. By group sizes:
    r = 0, 5⁶: 6 5, 5+1 120, 4+2 300, 4+1+1 900, 3+3 200, 3+2+1 3600, 3+1+1+1 2400, 2+2+2 900,
               2+2+1+1 5400, 2+1+1+1+1 1800
    r = 1, 5⁵: 5 5, 4+1 100, 3+2 200, 3+1+1 600, 2+2+1 900, 2+1+1+1 1200, all alone 120
    r = 2, 5⁴: 4 5, 3+1 80, 2+2 60, 2+1+1 360, all alone 120
    r = 3, 5³: 3 5, 2+1 60, all alone 60
    r = 4, 5²: 2 5, alone 20
    r = 5: 5 and r = 6: 1, nothing
    """
    owners = {Slot(n): Seat(n) for n in range(6)}
    seats = tuple(owners.values())
    table: Counter[int] = Counter()
    for greens in product(range(6), repeat=6):
        votes: dict[Seat, tuple[Slot, ...]] = {
            Seat(voter): (Slot(slot),) for voter, slot in enumerate(greens)
        }
        gains = odyssey_party.points(Outcome(TELLER, owners, votes, seats, red=Slot(0)))
        table[sum(g.points for g in gains)] += 1
    assert table == {
        30: 5,
        25: 120 + 6 * 5,
        20: 300,
        18: 200,
        16: 900 + 6 * 100 + 15 * 5,
        13: 3600 + 6 * 200,
        12: 900,
        9: 2400 + 6 * 600 + 15 * 80 + 20 * 5,
        8: 5400 + 6 * 900 + 15 * 60,
        4: 1800 + 6 * 1200 + 15 * 360 + 20 * 60 + 15 * 5,
        0: 6 * 120 + 15 * 120 + 20 * 60 + 15 * 20 + 6 * 5 + 1,
    }


def test_t7_six_players_nine_ballots() -> None:
    """0+3, 1+4, 2+5; 0 tells, 3, 1 and 5 give, 4 and 2 vote: the card, the partner's, the other team's."""
    pairs = {Seat(3): Seat(0), Seat(4): Seat(1), Seat(5): Seat(2)}
    turns = [
        Outcome(TELLER, o.owners, o.votes, (Seat(0), Seat(1), Seat(2)), pairs)
        for o in outcomes({1: 0, 2: 3, 3: 1, 4: 5}, {4: [(1,), (2,), (4,)], 2: [(1,), (2,), (3,)]})
    ]
    assert counted(odyssey_team.points, turns) == {
        (0, 4): 1,  # both find it: 2 + 2
        (3, 7): 2,  # one finds it, the other votes for that one's team: 3 + 3 + 1
        (4, 7): 2,  # one finds it, the other votes for the partner's card: 3 + 1, and 3
        (0, 6): 1,  # none, each for the other's team: 2 + 2 and two votes
        (1, 6): 2,  # none, one of them for the partner's card
        (2, 6): 1,  # none, both for the partner's card
    }


@pytest.mark.parametrize(
    ("players", "ballots", "welcomed"),
    [
        (3, 4, 1),  # both of two
        (4, 27, 6 + 1),  # two or three of three: 3 · 2, 1
        (5, 256, 54 + 12 + 1),  # 6 · 3², 4 · 3, 1
        (6, 3125, 640 + 160 + 20 + 1),  # 10 · 4³, 10 · 4², 5 · 4, 1
    ],
)
def test_k8_two_finders_however_many_apprentices(players: int, ballots: int, welcomed: int) -> None:
    found = [len(finders(o)) >= 2 for o in one_card_each(players)]
    assert (len(found), sum(found)) == (ballots, welcomed)


def test_k8_four_players_27_ways_of_pointing_at_the_real_table() -> None:
    """The same count, played: rabbits come in 7 of 27."""
    names = ("ann", "bob", "cleo", "dan")
    came = 0
    for pointing in product(*([n for n in names if n != a] for a in names[1:])):
        t = Table("kids", 4)
        t.lays_the_table()
        for apprentice, target in zip(names[1:], pointing, strict=True):
            t.points_at(apprentice, target)
        t.counts_to_three("ann")
        came += t.meadow.burrows[0].closed
    assert came == 7


def test_d4_d5_d6_four_players_27_ballots_at_the_real_table() -> None:
    """The engine agrees with the table of the scoring functions."""
    names = ("ann", "bob", "cleo", "dan")
    table: Counter[tuple[int, int]] = Counter()
    for targets in product(*([n for n in names if n != v] for v in names[1:])):
        t = Table("dixit", 4)
        t.lays_the_table("ann")
        for voter, target in zip(names[1:], targets, strict=True):
            t.votes(voter, for_=target)
        points = t.points()
        table[points["ann"], sum(points.values())] += 1
    assert table == {(0, 6): 1, (0, 9): 8, (3, 8): 12, (3, 10): 6}
