"""What holds wherever the storyteller sits and however many play."""

import pytest

from reverie.game.scoring import Gain
from reverie.rulesets import RULESETS
from tests.table import NAMES, Table, name_of, seat_of

TEAMS = [(n, seat) for n in RULESETS["odyssey-team"].players for seat in range(n)]
KIDS = [(n, seat) for n in RULESETS["kids"].players for seat in range(n)]
WITH_A_TELLER = [
    (ruleset, n, seat)
    for ruleset in ("dixit", "odyssey")
    for n in RULESETS[ruleset].players
    for seat in range(n)
]


def teams(players: int, teller: int, first_votes: bool) -> Table:
    """Every pair agrees on its first seat, or on its second; the table is laid."""
    t = Table("odyssey-team", players)
    t.tells(NAMES[teller])
    half = players // 2
    t.all_agree(*(NAMES[half:players] if first_votes else NAMES[:half]))
    t.all_give()
    return t


@pytest.mark.parametrize("first_votes", [True, False])
@pytest.mark.parametrize(("players", "teller"), TEAMS)
def test_t7_all_found_it_the_telling_team_gets_nothing_whichever_of_the_two_told(
    players: int, teller: int, first_votes: bool
) -> None:
    t = teams(players, teller, first_votes)
    t.all_vote(NAMES[teller])
    home = {seat_of(NAMES[teller]), t.g.mates[seat_of(NAMES[teller])]}
    assert [(g.seat, g.points, g.why, g.by) for g in t.last_turn.gains] == [
        (seat, 0 if seat in home else 2, "everyone-found", ()) for seat in range(players // 2)
    ]


@pytest.mark.parametrize(("players", "teller"), TEAMS)
def test_t7_the_partners_card_earns_for_the_team_whichever_of_the_two_told(players: int, teller: int) -> None:
    t = teams(players, teller, first_votes=False)
    mate = name_of(t.g.mates[seat_of(NAMES[teller])])
    t.all_vote(mate)
    home = min(teller, seat_of(mate))
    voters = players // 2 - 1
    totals = {seat: 2 * (seat != home) for seat in range(players // 2)}
    assert list(t.points().values()) == [
        points + min(3, voters) * (seat == home) for seat, points in totals.items()
    ]


@pytest.mark.parametrize("found", [0, 1, 2])
@pytest.mark.parametrize(("players", "chief"), KIDS)
def test_k8_two_finders_are_enough_and_one_is_not_however_many_play(
    players: int, chief: int, found: int
) -> None:
    t = Table("kids", players, first=NAMES[chief])
    t.lays_the_table()
    pointing = t.waiting_for()
    for n, name in enumerate(pointing):
        other = next(o for o in pointing if o != name)
        t.points_at(name, NAMES[chief] if n < found else other)
    t.counts_to_three(NAMES[chief])
    assert t.meadow.burrows[0].closed == (found == 2)
    visit = t.last_turn.visit
    assert visit is not None
    assert (visit.welcomed, len(visit.finders)) == (found == 2, found)


@pytest.mark.parametrize(("ruleset", "players", "teller"), WITH_A_TELLER)
def test_d5_one_found_it_and_the_others_were_fooled_by_one_wherever_they_sit(
    ruleset: str, players: int, teller: int
) -> None:
    t = Table(ruleset, players)
    t.lays_the_table(NAMES[teller])
    finder, fooler, *fooled = t.waiting_for()
    t.votes(finder, for_=NAMES[teller])
    for name in fooled:
        t.votes(name, for_=fooler)
    t.votes(fooler, for_=finder)
    cap = players if ruleset == "dixit" else 3
    single = int(ruleset == "odyssey" and players >= 7)
    expected = dict.fromkeys(NAMES[:players], 0)
    expected |= {NAMES[teller]: 3, finder: 3 + 1 + single, fooler: min(cap, len(fooled))}
    assert t.points() == expected


def test_d5_every_gain_says_why_and_by_whose_votes() -> None:
    t = Table("dixit", 5)
    t.lays_the_table("cleo")
    for name, choice in (("ann", "cleo"), ("bob", "dan"), ("dan", "cleo"), ("eve", "dan")):
        t.votes(name, for_=choice)
    ann, bob, cleo, dan, eve = map(seat_of, NAMES[:5])
    assert t.last_turn.gains == (
        Gain(cleo, 3, "told", (ann, dan)),
        Gain(ann, 3, "found", (ann,)),
        Gain(dan, 3, "found", (dan,)),
        Gain(dan, 2, "fooled", (bob, eve)),
    )


def test_o5_a_single_vote_that_found_it_is_named_as_the_reason() -> None:
    t = Table("odyssey", 7)
    t.lays_the_table("bob")
    t.votes("ann", for_="bob")
    t.votes("cleo", for_=("bob", "dan"))
    for name in t.waiting_for():
        t.votes(name, for_="ann")
    ann, bob, cleo, dan, *others = map(seat_of, NAMES[:7])
    assert t.last_turn.gains == (
        Gain(bob, 3, "told", (ann, cleo)),
        Gain(ann, 3, "found", (ann,)),
        Gain(cleo, 3, "found", (cleo,)),
        Gain(dan, 1, "fooled", (cleo,)),
        Gain(ann, 3, "fooled", (dan, *others)),
        Gain(ann, 1, "single-vote", (ann,)),
    )


def test_p5_every_gain_says_who_stood_together_who_alone_and_who_on_red() -> None:
    t = Table("odyssey-party", 6)
    t.lays_the_table("bob")
    t.votes("ann", for_="cleo")
    t.votes("bob", for_="cleo", red="dan")
    t.votes("cleo", for_="dan")
    t.votes("dan", for_="eve")
    t.votes("eve", for_="dan")
    t.votes("fay", for_="cleo")
    ann, bob, cleo, dan, eve, fay = map(seat_of, NAMES[:6])
    assert t.last_turn.gains == (
        Gain(ann, 3, "together", (ann, bob, fay)),
        Gain(bob, 3, "together", (ann, bob, fay)),
        Gain(cleo, 0, "red", (bob,)),
        Gain(dan, 0, "alone"),
        Gain(eve, 0, "red", (bob,)),
        Gain(fay, 3, "together", (ann, bob, fay)),
    )
