"""How a turn ends and what stays in view, rules C7 to C13."""

import pytest
from msgspec.structs import replace

from reverie.game import commands as do
from reverie.game.because import Because
from reverie.game.chance import SeededChance
from reverie.game.clue import Clue
from reverie.game.edition import FIRST
from reverie.game.events import (
    BotWentBy,
    MovedAtRandom,
    PhaseBegan,
    SeatClosed,
    SeatOpened,
    TableCleared,
    TurnBegan,
)
from reverie.game.evolve import evolve
from reverie.game.ids import CardId
from reverie.game.menu import MayReword
from reverie.game.phases.phase import Phase
from reverie.rulesets import RULESETS
from tests.choices import FEWEST, FEWEST_SCORED
from tests.table import HURRY, Table, seat_of, tell, vote_for

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


TOLD = ("dixit", "odyssey", "odyssey-team")


@pytest.mark.parametrize("ruleset", TOLD)
def test_c11_the_words_stand_once_somebody_has_given_even_if_it_is_taken_back(ruleset: str) -> None:
    t = Table(ruleset, 6)
    t.tells("ann", "Slience")
    if t.phase == "agree":
        t.does("ann", do.Reword("Silense"))
        t.all_agree("bob", "cleo")
    t.does("ann", do.Reword("Silence"))
    giver = t.waiting_for()[0]
    t.gives(giver)
    t.refuses("ann", do.Reword("A roaring crowd"), "clue-stands")
    t.takes_back(giver)
    t.refuses("ann", do.Reword("A roaring crowd"), "clue-stands")
    assert t.spectator().clue == Clue("Silence")
    assert not any(isinstance(option, MayReword) for option in t.sees("ann").menu)
    t.refuses(giver, do.Reword("Mine"), "not-now")


def test_c11_the_partners_card_is_a_gift_too() -> None:
    t = Table("odyssey-team", 6)
    t.tells("ann")
    t.all_agree("bob", "cleo")
    t.gives("dan")
    t.refuses("ann", do.Reword("Noise"), "clue-stands")


def test_c11_with_three_players_the_first_two_cards_are_a_gift() -> None:
    t = Table("dixit", 3)
    t.tells("ann")
    t.does("ann", do.Reword("Silence!"))
    t.gives("bob")
    t.refuses("ann", do.Reword("Noise"), "clue-stands")


def test_c11_a_card_the_server_gave_is_a_gift() -> None:
    t = Table("dixit", 4)
    t.tells("ann")
    t.away("bob")
    t.plays_for("bob")
    t.refuses("ann", do.Reword("Noise"), "clue-stands")


def test_c11_the_next_turns_clue_may_be_corrected_again() -> None:
    t = Table("dixit", 4)
    t.plays_turn("ann")
    t.tells("bob", "Nosie")
    t.does("bob", do.Reword("Noise"))


def test_c11_in_a_game_of_the_first_edition_words_could_be_corrected_until_the_table_was_laid() -> None:
    t = Table("dixit", 4, edition=FIRST)
    t.tells("ann", "Silence")
    t.gives("bob")
    t.does("ann", do.Reword("A roaring crowd"))


def test_c11_only_a_typo_may_be_corrected() -> None:
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


@pytest.mark.parametrize(("ruleset", "players"), FEWEST_SCORED)
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
        if type(phase).actors is Phase.actors:
            assert phase.waiting_for(t.g) == ()
            assert phase.options(t.g, ann) == ()
            assert phase.done(t.g, ann)
            assert phase.act_for(t.g, ann, SeededChance("seed", 1)) == ()


def test_after_the_end_nobody_is_waited_for_and_no_time_runs() -> None:
    t = Table("dixit", 4, timers=HURRY)
    t.tells("ann")
    assert t.spectator().seconds == 30
    t.ends()
    assert t.waiting_for() == []
    assert t.spectator().seconds is None


def test_x3_only_who_leaves_for_good_can_abandon_a_game() -> None:
    """Bots play on while the last person is only away, or has just come back."""
    t = Table("dixit", 3, bots=["bob", "cleo"])
    t.away("ann")
    t.hand_over("ann", to_bot=True)
    assert t.phase != "over"
    t.hand_over("ann")
    t.leaves("ann")
    assert t.g.result is not None
    assert t.g.result.reason == "abandoned"


def test_what_bots_went_by_is_told_of_the_cards_that_lay_there() -> None:
    """A card that is still in a hand stays a secret."""
    t = Table("dixit", 4)
    t.tells("ann")
    bob, card, kept = seat_of("bob"), t.hand("bob")[0], t.hand("bob")[1]
    went = [Because("give", card, "plain", "thought", "a door"), Because("give", kept, "plain")]
    t.g = evolve(evolve(t.g, BotWentBy(bob, (went[0],))), BotWentBy(bob, (went[1],)))
    t.g = evolve(t.g, BotWentBy(seat_of("dan"), (Because("give", CardId("elsewhere")),)))
    t.gives("bob", card)
    t.all_give()
    assert t.sees("ann").previous is None
    t.all_vote("ann")
    assert t.last_turn.because == {bob: (went[0],)}
    previous = t.sees("ann").previous
    assert previous is not None
    assert previous.because == t.last_turn.because


def test_a_bot_that_could_read_nothing_is_remembered_until_the_turn_is_over() -> None:
    t = Table("dixit", 4)
    before = t.g
    after = evolve(evolve(before, MovedAtRandom(seat_of("bob"))), MovedAtRandom(seat_of("dan")))
    assert after.turn.random_fallback == {seat_of("bob"), seat_of("dan")}
    assert replace(after, turn=replace(after.turn, random_fallback=frozenset())) == before
