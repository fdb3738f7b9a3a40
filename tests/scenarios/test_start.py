"""How a game begins: how many may play it, and with which cards (D1, N1, T1)."""

from reverie.game.chance import SeededChance
from reverie.game.events import GameStarted, Player
from reverie.game.ids import CardId, Seat
from reverie.game.settings import Settings
from reverie.game.start import counts, start
from reverie.rulesets import BESIDE_BOX, RULESETS

FOUR = [Player(Seat(n), str(n), n) for n in range(4)]
DECK = [CardId(str(n)) for n in range(84)]


def test_player_counts_are_said_as_people_write_them() -> None:
    assert counts(RULESETS["dixit"]) == "3–8"
    assert counts(RULESETS["odyssey-team"]) == "6, 8, 10, 12"


def test_n1_beside_a_box_no_card_of_ours_is_in_the_game_whatever_is_on_the_table() -> None:
    beside = start(BESIDE_BOX["dixit"], Settings("dixit", box=True), FOUR, DECK, SeededChance("s", 0))
    assert isinstance(beside, GameStarted)
    assert (beside.pile, set(beside.hands.values())) == ((), {()})


def test_no_card_is_dealt_twice() -> None:
    dealt = start(RULESETS["dixit"], Settings("dixit"), FOUR, [*DECK, *DECK], SeededChance("s", 0))
    assert isinstance(dealt, GameStarted)
    cards = [*dealt.pile, *(card for hand in dealt.hands.values() for card in hand)]
    assert sorted(cards) == sorted(DECK)
