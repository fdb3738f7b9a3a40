"""All ballots of dixit and odyssey, against tables worked out by hand.

With m voters, of whom k find the card: C(m, k) ways to choose them, and each of the others has m - 1 decoys
(all but their own), so C(m, k) · (m - 1)^(m - k) ballots. What they bring all together:
k = m: 2m (D4); k = 0: 2m and m votes on decoys, 3m (D4, D6);
else 3 + 3k and m - k votes on decoys, 3 + 2k + m (D5, D6).
"""

from collections import Counter

from reverie.game.ids import Seat
from reverie.game.scoring import totals
from reverie.rulesets import dixit, odyssey
from tests.counts.ballots import Choice, counted, one_card_each, outcomes


def test_d1_three_players_nine_ballots() -> None:
    """Two voters, each for the storyteller's card or one of the two of the other."""
    turns = outcomes({0: 0, 1: 1, 2: 1, 3: 2, 4: 2}, {1: [(0,), (3,), (4,)], 2: [(0,), (1,), (2,)]})
    assert counted(dixit.points, turns) == {
        (0, 4): 1,  # both find it: 2 + 2
        (0, 6): 4,  # none does, 2 · 2 ways: 2 + 2 and two votes
        (3, 7): 4,  # one does, 2 · 2 ways: 3 + 3 and one vote
    }


def test_d4_d5_d6_four_players_27_ballots() -> None:
    """Three voters, three cards each may vote for."""
    assert counted(dixit.points, one_card_each(4)) == {
        (0, 6): 1,  # k = 3
        (0, 9): 8,  # k = 0: 2³
        (3, 8): 12,  # k = 1: 3 · 2²
        (3, 10): 6,  # k = 2: 3 · 2
    }


def test_d5_d6_what_one_of_four_players_gets() -> None:
    """Bob finds it in 9 of 27 ballots. Cleo and Dan then both find it (2), or one of them (3, or 4 if the
    other votes for Bob: 3 3 4 4), or neither (3 4 4 5). Bob does not, two ways: both of them find it (0), one
    of them (0 0 1 1), or neither, and it is found by nobody (2 3 3 4)."""
    seen = Counter(totals(o.units, dixit.points(o))[Seat(1)] for o in one_card_each(4))
    assert seen == {0: 2 * 3, 1: 2 * 2, 2: 1 + 2 * 1, 3: 3 + 2 * 2, 4: 4 + 2 * 1, 5: 1}


def test_d4_d5_d6_five_players_256_ballots() -> None:
    assert counted(dixit.points, one_card_each(5)) == {
        (0, 8): 1,
        (0, 12): 81,  # 3⁴
        (3, 9): 108,  # 4 · 3³
        (3, 11): 54,  # 6 · 3²
        (3, 13): 12,  # 4 · 3
    }


def test_d4_d5_d6_six_players_3125_ballots() -> None:
    assert counted(dixit.points, one_card_each(6)) == {
        (0, 10): 1,
        (0, 15): 1024,  # 4⁵
        (3, 10): 1280,  # 5 · 4⁴
        (3, 12): 640,  # 10 · 4³
        (3, 14): 160,  # 10 · 4²
        (3, 16): 20,  # 5 · 4
    }


def test_o4_with_six_players_the_cap_costs_a_point_in_25_ballots() -> None:
    """Four votes on one decoy: five owners, whose own vote is one of five. One of these finds the card."""
    assert counted(odyssey.points, one_card_each(6)) == {
        (0, 10): 1,
        (0, 15): 1024 - 20,
        (0, 14): 20,
        (3, 10): 1280 - 5,
        (3, 9): 5,
        (3, 12): 640,
        (3, 14): 160,
        (3, 16): 20,
    }


def test_o4_with_five_players_the_cap_is_never_passed() -> None:
    assert counted(odyssey.points, one_card_each(5)) == counted(dixit.points, one_card_each(5))


def test_x5_four_players_who_may_abstain_64_ballots() -> None:
    """A missing ballot did not find: it stands against "all" and brings nobody a vote."""
    assert counted(dixit.points, one_card_each(4, may_abstain=True)) == {
        (0, 0): 1,  # no ballot at all
        (0, 6): 1,  # all three found it
        (0, 7): 6,  # none did, one ballot: 3 voters · 2 decoys
        (0, 8): 12,  # two ballots: 3 · 2²
        (0, 9): 8,  # three: 2³
        (3, 6): 3,  # one found it, two ballots are missing
        (3, 7): 12,  # one is missing: 3 · 2 · 2
        (3, 8): 12,  # none is
        (3, 9): 3,  # two found it, the third is missing
        (3, 10): 6,  # or wrong
    }


def test_o2_o5_seven_players_with_two_tokens_4096_ballots() -> None:
    """Six voters, each with one of four ballots: the card alone, the card and a decoy, one decoy, two decoys.

    Decoys are those of the next two players, so nobody receives more than two votes and the cap rests.
    A finder brings 4: 3 for finding, and 1 either for the single vote (O5) or for the second token (O4).
    f finders and j voters with two decoys: C(6, f) · 2^f · C(6 - f, j) ballots with 9 + 3f + j points.
    All find it, 2⁶ ballots: 12 + 6. Nobody does: 12 + 6 + j in C(6, j) ballots.
    """
    after = {v: (v % 6 + 1, (v + 1) % 6 + 1) for v in range(1, 7)}
    choices = {v: [(0,), (0, a), (a,), (a, b)] for v, (a, b) in after.items()}
    table = counted(odyssey.points, outcomes({n: n for n in range(7)}, choices))
    assert table == {
        (0, 18): 64 + 1,
        (0, 19): 6,
        (0, 20): 15,
        (0, 21): 20,
        (0, 22): 15,
        (0, 23): 6,
        (0, 24): 1,
        (3, 12): 12,
        (3, 13): 60,
        (3, 14): 120,
        (3, 15): 120 + 60,
        (3, 16): 60 + 240,
        (3, 17): 12 + 360,
        (3, 18): 240 + 160,
        (3, 19): 60 + 480,
        (3, 20): 480,
        (3, 21): 160 + 240,
        (3, 22): 480,
        (3, 23): 240,
        (3, 24): 192,
        (3, 25): 192,
    }


def test_o4_seven_players_all_tokens_on_two_decoys() -> None:
    """Four put both tokens on the cards of Bob and Cleo, Cleo one on Bob's: five and four votes, 3 each."""
    choices: dict[int, list[Choice]] = {
        1: [(0,)],
        2: [(1,)],
        3: [(1, 2)],
        4: [(1, 2)],
        5: [(1, 2)],
        6: [(1, 2)],
    }
    (turn,) = outcomes({n: n for n in range(7)}, choices)
    points = totals(turn.units, odyssey.points(turn))
    assert list(points.values()) == [3, 3 + 1 + 3, 0 + 3, 0, 0, 0, 0]
