"""What the rulesets share: rules C1 to C6."""

import pytest

from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.chance import SeededChance
from reverie.game.clue import Clue
from reverie.game.events import Player
from reverie.game.ids import CardId
from reverie.game.observe import Onlooker, observe_all
from reverie.game.refusals import Refusal
from reverie.game.settings import Settings
from reverie.game.start import start
from reverie.rulesets import RULESETS
from tests.choices import EVERY, FEWEST, FEWEST_SCORED, SCORED, blind, some
from tests.table import HURRY, NAMES, Table, deck, seat_of, tell


def test_c1_eight_colours_in_dixit_and_twelve_in_the_odyssey_rulesets() -> None:
    twelve = ("odyssey", "odyssey-party", "odyssey-team")
    assert RULESETS["dixit"].colours == 8
    assert {RULESETS[ruleset].colours for ruleset in twelve} == {12}


@pytest.mark.parametrize(("ruleset", "players"), FEWEST_SCORED)
def test_c1_everybody_starts_at_nothing(ruleset: str, players: int) -> None:
    assert set(Table(ruleset, players).scores().values()) == {0}


@pytest.mark.parametrize(("ruleset", "players"), FEWEST)
def test_c2_no_card_is_dealt_twice_and_the_rest_is_the_draw_pile(ruleset: str, players: int) -> None:
    t = Table(ruleset, players)
    dealt = [card for hand in t.g.hands.values() for card in hand]
    assert len({*dealt, *t.g.pile}) == len(dealt) + len(t.g.pile) == 84


@pytest.mark.parametrize("ruleset", [r for r in EVERY if not blind(r)])
def test_c2_everyone_sees_their_own_hand_and_only_the_size_of_the_others(ruleset: str) -> None:
    t = Table(ruleset, some(ruleset))
    view = t.sees("bob")
    assert view.hand == t.hand("bob")
    assert [s.hand for s in view.seats] == list(t.hand_sizes().values())
    assert t.spectator().hand is None
    assert t.spectator().pile == len(t.g.pile)


def test_c3_the_first_to_announce_is_the_storyteller_of_turn_1() -> None:
    t = Table("dixit", 4)
    assert t.waiting_for() == ["ann", "bob", "cleo", "dan"]
    t.announces("cleo")
    assert t.storyteller == "cleo"
    assert t.waiting_for() == ["cleo"]


def test_c3_the_others_are_told_that_someone_was_faster() -> None:
    t = Table("dixit", 4)
    t.announces("cleo")
    t.refuses("ann", do.Announce(), "someone-was-faster")


def test_c3_who_has_no_clue_after_all_may_step_back_and_the_race_is_open_again() -> None:
    t = Table("dixit", 4)
    t.announces("cleo")
    t.refuses("ann", do.StepBack(), "not-your-turn")
    t.steps_back("cleo")
    assert t.storyteller is None
    t.announces("dan")
    assert t.storyteller == "dan"


def test_c3_stepping_back_is_only_possible_before_the_clue() -> None:
    t = Table("dixit", 4)
    t.tells("ann")
    t.refuses("ann", do.StepBack(), "not-now")


def test_c3_stepping_back_and_announcing_are_only_possible_in_turn_1() -> None:
    t = Table("dixit", 4)
    t.plays_turn("ann")
    t.refuses("bob", do.StepBack(), "not-your-turn")
    t.refuses("cleo", do.Announce(), "not-now")


def test_c3_a_clue_without_an_announcement_is_no_move() -> None:
    t = Table("dixit", 4)
    t.refuses("ann", do.Tell(Clue("Hush"), t.hand("ann")[0]), "not-now")


def test_c3_the_race_has_no_timer() -> None:
    t = Table("dixit", 4, timers=HURRY)
    assert t.spectator().seconds is None
    t.table_refuses(do.Expire(), "not-now")


@pytest.mark.parametrize("text", ["Oh", "Ssshhh...", "To be, or not\nto be", "Ça va ? 🐇", "x" * 500])
def test_c4_a_clue_is_a_word_a_phrase_a_sentence_or_an_onomatopoeia(text: str) -> None:
    t = Table("dixit", 4)
    t.tells("ann", text)
    assert t.spectator().clue == Clue(text)


@pytest.mark.parametrize("ruleset", SCORED)
@pytest.mark.parametrize("manner", ["said", "sung", "mimed"])
def test_c4_a_clue_may_be_said_sung_or_mimed_and_then_its_text_is_optional(ruleset: str, manner: str) -> None:
    t = Table(ruleset, 6)
    t.announces("ann")
    card = None if blind(ruleset) else t.hand("ann")[0]
    t.does("ann", do.Tell(Clue("", manner), card))  # type: ignore[arg-type]
    assert t.spectator().clue == Clue("", manner)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "   ", "\n"])
def test_c4_a_written_clue_says_something(text: str) -> None:
    t = Table("dixit", 4)
    t.announces("ann")
    t.refuses("ann", tell(text), "clue-empty")


def test_c4_more_than_500_characters_are_refused_never_cut() -> None:
    t = Table("dixit", 4)
    t.announces("ann")
    refusal = t.refuses("ann", tell("x" * 501), "clue-too-long")
    assert refusal.params == {"limit": 500, "length": 501}


@pytest.mark.parametrize("text", ["a\x00b", "a\u202eb", "a\ud800b", "a\ue000b", "a\tb"])
def test_c4_a_clue_nobody_can_read_is_refused(text: str) -> None:
    t = Table("dixit", 4)
    t.announces("ann")
    t.refuses("ann", tell(text), "clue-unreadable")


def test_c4_a_picture_character_younger_than_the_server_is_fine() -> None:
    t = Table("dixit", 4)
    t.tells("ann", "\U0001fae8 \U0001fadc")
    assert t.phase == "contribute"


def test_c4_a_clue_may_be_repeated() -> None:
    t = Table("dixit", 4)
    t.tells("ann", "Silence")
    t.all_give()
    t.all_vote("ann")
    t.all_ready()
    t.tells("bob", "Silence")
    assert t.phase == "contribute"


def test_c5_played_cards_are_secret_until_all_are_in() -> None:
    t = Table("dixit", 4)
    t.tells("ann")
    t.gives("bob")
    t.gives("cleo")
    for name in NAMES[:4]:
        assert t.sees(name).table == ()
    assert t.sees("bob").given == t.given("bob")
    assert t.sees("ann").given == t.given("ann")
    assert t.sees("dan").given == ()


def test_c5_then_they_lie_face_up_at_slots_from_one() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    assert [s.slot for s in t.spectator().table] == [1, 2, 3, 4]
    played = {card for name in NAMES[:4] for card in t.given(name)}
    assert {s.card for s in t.spectator().table} == played


def test_c5_everyone_sees_which_card_is_their_own_and_no_other_owner() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    for name in NAMES[:4]:
        marked = {s.card: s.mine for s in t.sees(name).table if s.mine}
        assert marked == {t.given(name)[0]: "own"}
    assert not any(s.mine for s in t.spectator().table)


def test_c6_votes_are_secret_until_every_voter_has_voted() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    before = t.sees("dan")
    t.votes("bob", for_="cleo")
    after = t.sees("dan")
    assert after.previous is None
    assert after.ballot is None
    assert after.table == before.table
    assert t.sees("bob").ballot is not None


def test_c6_then_votes_and_all_owners_are_revealed_at_once() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.votes("bob", for_="cleo")
    t.votes("cleo", for_="ann")
    t.votes("dan", for_="ann")
    recap = t.spectator().previous
    assert recap is not None
    assert {p.owner: p.votes for p in recap.table} == {0: (2, 3), 1: (), 2: (1,), 3: ()}


def test_c6_in_party_the_owners_are_revealed_too() -> None:
    t = Table("odyssey-party", 6)
    t.lays_the_table("ann")
    t.all_vote("bob")
    recap = t.spectator().previous
    assert recap is not None
    assert {p.owner for p in recap.table} == set(range(6))


def test_the_menu_of_the_race_is_the_announcement() -> None:
    """C3."""
    assert Table("dixit", 4).sees("ann").menu == (may.MayAnnounce(),)


def test_a_card_somebody_else_holds_cannot_be_given() -> None:
    """C2."""
    t = Table("dixit", 4)
    t.tells("ann")
    t.refuses("bob", do.Give(t.hand("cleo")[:1]), "not-your-card")
    t.refuses("bob", do.Give((CardId("no such card"),)), "not-your-card")


@pytest.mark.parametrize(
    ("players", "cards", "code"), [(3, 25, "deck-too-small"), (9, 84, "wrong-player-count")]
)
def test_c2_a_game_that_cannot_be_played_is_refused_when_it_is_created(
    players: int, cards: int, code: str
) -> None:
    people = [Player(seat_of(name), name, n) for n, name in enumerate(NAMES[:players])]
    found = start(RULESETS["dixit"], Settings("dixit"), people, deck(cards), SeededChance("seed", 1))
    assert isinstance(found, Refusal)
    assert found.code == code


def test_c2_only_the_replay_of_a_finished_game_shows_everything() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.votes("bob", for_="ann")
    player, spectator, replay = observe_all(
        t.rules, t.g, [seat_of("cleo"), Onlooker.SPECTATOR, Onlooker.REPLAY]
    )
    assert player.revealed is None
    assert spectator.revealed is None
    assert replay.revealed is not None
    assert replay.revealed.hands == t.g.hands
    assert list(replay.revealed.ballots) == [seat_of("bob")]
