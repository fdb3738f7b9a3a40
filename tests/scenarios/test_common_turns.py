"""How a turn ends and what stays in view, rules C7 to C13."""

import pytest

from reverie.game import commands as do
from reverie.game.chance import SeededChance
from reverie.game.clue import Clue
from reverie.game.events import PhaseBegan, SeatClosed, SeatOpened, TableCleared, TurnBegan
from reverie.rulesets import RULESETS
from tests.table import Table, seat_of, tell, vote_for

FEWEST = [("dixit", 3), ("odyssey", 3), ("odyssey-party", 6), ("odyssey-team", 6), ("kids", 3)]
FOUR = ["dixit", "odyssey"]


def test_c7_the_next_storyteller_is_the_player_to_the_left() -> None:
    t = Table("dixit", 4)
    t.plays_turn("cleo")
    assert t.storyteller == "dan"
    t.plays_turn()
    assert t.storyteller == "ann"


@pytest.mark.parametrize("ruleset", FOUR)
def test_c8_ties_at_the_end_share_the_victory(ruleset: str) -> None:
    t = Table(ruleset, 4, scores={"bob": 28, "dan": 28})
    t.plays_turn("ann", found=True)
    assert t.winners() == ["bob", "dan"]


@pytest.mark.parametrize("ruleset", FOUR)
def test_c9_a_score_may_pass_30(ruleset: str) -> None:
    t = Table(ruleset, 4, scores={"bob": 29})
    t.plays_turn("ann", found=True)
    assert t.scores()["bob"] == 31
    assert t.winners() == ["bob"]


@pytest.mark.parametrize("ruleset", ["odyssey-party", "odyssey-team"])
def test_c9_in_party_and_team_30_ends_nothing(ruleset: str) -> None:
    t = Table(ruleset, 6, scores={"ann": 40, "bob": 35})
    t.plays_turn("ann")
    assert t.phase == "clue"


def test_c10_who_has_played_is_public_but_not_what() -> None:
    t = Table("dixit", 4)
    t.tells("ann")
    t.gives("cleo")
    assert [s.seat for s in t.spectator().seats if s.acted] == [2]


def test_c10_who_has_voted_is_public_but_not_how_many_votes() -> None:
    t = Table("odyssey", 7)
    t.lays_the_table("ann")
    t.votes("bob", for_=("ann", "cleo"))
    two = t.sees("dan").seats
    t.takes_back("bob")
    t.votes("bob", for_="ann")
    assert t.sees("dan").seats == two


def test_c11_clue_and_storytellers_card_are_one_move() -> None:
    t = Table("dixit", 4)
    t.announces("ann")
    t.refuses("ann", do.Tell(Clue("Silence")), "card-missing")
    t.refuses("ann", do.Tell(Clue("Silence"), t.hand("bob")[0]), "not-your-card")
    assert t.spectator().clue is None


def test_c11_clue_and_storytellers_card_are_final() -> None:
    t = Table("dixit", 4)
    t.tells("ann")
    t.refuses("ann", tell("Noise", t.hand("ann")[0]), "not-now")
    t.refuses("ann", do.Give(t.hand("ann")[:1]), "not-your-gift")
    t.refuses("ann", do.TakeBack(), "nothing-to-take-back")


def test_c11_only_a_typo_may_be_corrected_until_the_table_is_laid() -> None:
    t = Table("dixit", 4)
    t.tells("ann", "Slience")
    t.refuses("bob", do.Reword("Mine"), "not-now")
    t.refuses("ann", do.Reword(" "), "clue-empty")
    t.refuses("ann", do.Reword("x" * 501), "clue-too-long")
    t.does("ann", do.Reword("Silence"))
    assert t.spectator().clue == Clue("Silence")
    t.all_give()
    t.refuses("ann", do.Reword("Noise"), "not-now")


def test_c11_other_cards_may_be_changed_until_the_last_one_is_in() -> None:
    t = Table("dixit", 4)
    t.tells("ann")
    first, second = t.hand("bob")[:2]
    t.gives("bob", first)
    t.gives("bob", second)
    assert t.given("bob") == (second,)
    assert first in t.hand("bob")
    t.takes_back("bob")
    assert len(t.hand("bob")) == 6
    t.refuses("bob", do.TakeBack(), "nothing-to-take-back")
    t.gives("bob", first)
    t.gives("cleo")
    t.gives("dan")
    t.refuses("bob", do.Give((second,)), "not-now")


def test_c11_votes_may_be_changed_until_the_last_one_is_in() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.votes("bob", for_="cleo")
    t.votes("bob", for_="dan")
    t.takes_back("bob")
    t.refuses("bob", do.TakeBack(), "nothing-to-take-back")
    t.votes("bob", for_="ann")
    t.votes("cleo", for_="ann")
    t.votes("dan", for_="bob")
    assert t.points() == {"ann": 3, "bob": 3 + 1, "cleo": 3, "dan": 0}
    t.refuses("bob", vote_for("dan"), "not-now")


def test_c12_the_recap_lasts_until_everyone_is_ready() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.all_vote("ann")
    t.ready("ann", "cleo")
    t.refuses("ann", do.Ready(), "already-ready")
    t.refuses("ann", do.Announce(), "not-now")
    assert t.waiting_for() == ["bob", "dan"]
    assert t.phase == "recap"
    t.all_ready()
    assert t.phase == "clue"


def test_c12_the_host_may_move_on_from_the_recap() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.table_refuses(do.MoveOn(), "not-now")
    t.all_vote("ann")
    t.moves_on()
    assert t.phase == "clue"


def test_c12_nobody_waits_in_the_recap_for_bots_or_for_those_who_are_away() -> None:
    t = Table("dixit", 4, bots=["dan"])
    t.lays_the_table("ann")
    t.all_vote("ann")
    t.away("cleo")
    assert t.waiting_for() == ["ann", "bob"]
    t.ready("ann", "bob")
    assert t.phase == "clue"


def test_c12_seats_close_then_newcomers_sit_then_the_table_is_cleared_then_the_next_storyteller() -> None:
    t = Table("dixit", 5)
    t.lays_the_table("ann")
    t.leaves("bob")
    t.admits("fay")
    t.all_vote("ann")
    t.all_ready()
    kinds = [SeatClosed, SeatOpened, TableCleared, TurnBegan, PhaseBegan]
    order = [type(e) for e in t.log if type(e) in kinds]
    assert order[-5:] == kinds


def test_c12_rules_that_depend_on_the_number_of_players_use_the_count_at_the_start_of_the_turn() -> None:
    t = Table("dixit", 4)
    t.tells("ann")
    t.leaves("dan")
    t.gives("bob")
    t.gives("cleo")
    assert len(t.spectator().table) == 4  # still one card each, as with four players


def test_c12_the_finished_turn_stays_in_view_as_previous() -> None:
    t = Table("dixit", 4)
    t.plays_turn("ann")
    previous = t.spectator().previous
    assert previous is not None
    assert previous.number == 1
    assert t.spectator().turn == 2


@pytest.mark.parametrize(("ruleset", "players"), FEWEST[:4])
def test_c13_every_point_comes_with_its_reason(ruleset: str, players: int) -> None:
    """The reminder at hand names these reasons; nothing else scores."""
    t = Table(ruleset, players)
    t.plays_turn("ann")
    assert all(gain.why for gain in t.last_turn.gains)
    assert sum(g.points for g in t.last_turn.gains) == sum(t.points().values())


def test_c13_every_ruleset_has_a_sentence_to_remember_it_by() -> None:
    assert all(r.summary.endswith(".") for r in RULESETS.values())


def test_after_the_end_no_move_is_accepted_and_nobody_is_waited_for() -> None:
    """C12, D8."""
    t = Table("dixit", 4, scores={"bob": 29})
    t.plays_turn("ann", found=True)
    t.refuses("ann", do.Ready(), "game-over")
    t.table_refuses(do.EndGame(), "game-over")
    assert t.waiting_for() == []
    assert t.sees("ann").menu == ()
    assert t.spectator().seed == t.seed
    assert len(t.spectator().history) == 1


@pytest.mark.parametrize(("ruleset", "players"), FEWEST)
def test_c12_what_happens_by_itself_asks_nobody_and_offers_nothing(ruleset: str, players: int) -> None:
    t = Table(ruleset, players)
    ann = seat_of("ann")
    for phase in t.rules.turn:
        if phase.name in ("score", "dusk", "boundary", "refill", "pass", "advance"):
            assert phase.waiting_for(t.g) == ()
            assert phase.options(t.g, ann) == ()
            assert phase.done(t.g, ann)
            assert phase.act_for(t.g, ann, SeededChance("seed", 1)) == ()
            with pytest.raises(NotImplementedError):
                phase.decide(t.g, ann, do.Ready())
