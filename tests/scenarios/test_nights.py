"""The next night of the same two, and what else a room does for Duet (W4, W6, W8, W9)."""

from msgspec.structs import replace

from reverie.game import commands as moves
from reverie.game.clue import Clue
from reverie.game.decide import waiting_for
from reverie.game.ids import NIGHT, OWLS, CardId, Seat
from reverie.game.observe import menu
from reverie.game.rehearsal import FIRST
from reverie.game.state import River, owls
from reverie.lobby import commands as do
from reverie.lobby.due import due
from reverie.lobby.observe import observe
from reverie.rulesets import RULESETS
from tests.room_table import RoomTable


def board(t: RoomTable) -> River:
    assert isinstance(t.game.board, River)
    return t.game.board


def step(t: RoomTable) -> None:
    """The first move of whoever is waited for."""
    rules, game = RULESETS[t.game.ruleset], t.game
    seat = waiting_for(rules, game)[0]
    move = next(m for o in menu(rules, game, seat) if (m := o.chosen_by(FIRST)) is not None)
    act = do.Act(game.serial, move)
    t.by_seat(seat, do.BotMove(act) if seat in owls(game) or seat in game.seating.bots else act)


def played(t: RoomTable, lit: int, taken: int) -> None:
    """A night that ends with its first turn."""
    t.starts()
    nest = (NIGHT,) * taken
    t.room = replace(t.room, game=replace(t.game, board=replace(board(t), lights=lit, nest=nest)))
    while t.room.game is not None and t.room.game.result is None:
        step(t)


def test_w6_after_a_win_a_feather_fewer_after_a_loss_one_more() -> None:
    t = RoomTable("ann", "bob", ruleset="duet")
    assert t.sees("ann").night is not None
    played(t, lit=26, taken=0)
    assert (t.sees("ann").night.night, t.sees("ann").night.feathers) == (2, 14)  # type: ignore[union-attr]
    played(t, lit=0, taken=14)
    assert board(t).night == 2
    assert t.sees("ann").night.feathers == 15  # type: ignore[union-attr]
    t.starts()
    assert (board(t).night, board(t).feathers_goal) == (3, 15)
    assert t.sees("ann").night is None


def test_w6_never_below_four_nor_above_twenty_five() -> None:
    t = RoomTable("ann", "bob", ruleset="duet", owls=1, owl_level="hard")
    for _ in range(6):
        played(t, lit=18, taken=0)
    assert t.sees("ann").night.feathers == 4  # type: ignore[union-attr]
    three = RoomTable("ann", "bob", ruleset="duet", owls=3, owl_level="easy")
    for _ in range(5):
        played(three, lit=0, taken=25)
    assert three.sees("ann").night.feathers == 25  # type: ignore[union-attr]


def test_w6_other_owls_or_a_new_beginning_are_a_first_night() -> None:
    t = RoomTable("ann", "bob", ruleset="duet")
    t.refuses("ann", do.FirstNight(), "not-now")
    played(t, lit=26, taken=0)
    t.does("ann", do.BackToLobby())
    t.configures(ruleset="duet", owls=3)
    assert t.sees("ann").night.night == 1  # type: ignore[union-attr]
    t.configures(ruleset="duet", owls=2)
    assert t.sees("ann").night.night == 2  # type: ignore[union-attr]
    t.refuses("bob", do.FirstNight(), "host-only")
    t.does("ann", do.FirstNight())
    assert t.sees("ann").night.night == 1  # type: ignore[union-attr]
    t.configures(ruleset="kids")
    assert t.sees("ann").night is None


def test_w6_a_night_that_was_stopped_counts_for_nothing() -> None:
    t = RoomTable("ann", "bob", ruleset="duet")
    t.starts()
    t.does("ann", do.StopGame())
    assert t.sees("ann").night.night == 1  # type: ignore[union-attr]


def test_w8_alone_with_a_tame_owl_there_is_no_next_night() -> None:
    t = RoomTable("ann", ruleset="duet")
    t.does("ann", do.AddBot("Tame owl"))
    played(t, lit=26, taken=0)
    assert t.sees("ann").night.night == 1  # type: ignore[union-attr]


def test_w4_an_owl_remembers_the_nights_before_as_long_as_the_table_is_there() -> None:
    t = RoomTable("ann", "bob", ruleset="duet")
    played(t, lit=26, taken=0)
    t.starts()
    view = observe(t.room, OWLS[0])
    assert view.game is not None
    assert [turn.number for turn in view.game.history] == [0]
    assert view.menu == ()
    played_again = observe(t.room, Seat(0)).game
    assert played_again is not None
    assert played_again.history == ()


def test_w1_the_room_thinks_for_owls_and_nobody_moves_in_their_name() -> None:
    t = RoomTable("ann", "bob", ruleset="duet")
    t.starts()
    assert due(t.room) == ()
    t.acts("ann", moves.Announce())
    t.acts("ann", moves.Tell(Clue("winter"), t.game.hands[Seat(0)][0]))
    t.acts("bob", moves.Give(t.game.hands[Seat(1)][:1]))
    assert [(d.what, d.seat) for d in due(t.room)] == [("bot", OWLS[0]), ("bot", OWLS[1])]
    give = do.Act(t.game.serial, moves.Give(t.game.hands[OWLS[0]][:1]))
    t.refused_seat(OWLS[0], give, "not-seated")
    t.refused_seat(OWLS[2], do.BotMove(give), "unknown-move")
    t.by_seat(OWLS[0], do.BotMove(give))
    assert [d.seat for d in due(t.room)] == [OWLS[1]]


def test_w9_where_two_would_be_asked_the_one_who_is_left_is_enough() -> None:
    t = RoomTable("ann", "bob", ruleset="duet")
    t.starts()
    t.absent("ann")
    t.does("bob", do.HandToBot(Seat(0)))
    assert Seat(0) in t.game.seating.bots


def test_w1_one_to_three_owls() -> None:
    t = RoomTable("ann", "bob", ruleset="duet")
    for owls_wanted in (0, 4):
        t.refuses("ann", t.configuration(ruleset="duet", owls=owls_wanted), "setting-out-of-range")


BLANK = tuple(CardId(f"blank {n}") for n in range(4))


def with_blank_cards(*names: str, ruleset: str, written: int) -> RoomTable:
    t = RoomTable(*names, ruleset=ruleset)
    cards = (*BLANK, *(CardId(f"told {n}") for n in range(written)))
    t.server(do.OfferDeck("ours", cards, "Ours", (), BLANK))
    t.configures(decks=("ours",))
    return t


def dealt(t: RoomTable) -> set[CardId]:
    return {*t.game.pile, *(card for hand in t.game.hands.values() for card in hand)}


def test_w1_cards_on_which_nothing_is_written_are_left_out_and_counted() -> None:
    t = with_blank_cards("ann", "bob", ruleset="duet", written=27)
    assert t.sees("bob").wordless == len(BLANK)
    t.starts()
    assert len(dealt(t)) == 27
    assert dealt(t).isdisjoint(BLANK)


def test_w1_what_is_left_must_be_enough() -> None:
    t = with_blank_cards("ann", "bob", ruleset="duet", written=26)
    t.refuses("ann", do.Start(), "deck-too-small")
    t.configures(owls=1)
    t.starts()


def test_w1_a_deck_that_is_offered_again_may_have_been_written_on() -> None:
    t = with_blank_cards("ann", "bob", ruleset="duet", written=30)
    t.server(do.OfferDeck("ours", t.room.decks["ours"], "Ours", (), BLANK[:1]))
    assert t.sees("ann").wordless == 1


def test_w1_a_surprise_has_cards_enough_that_owls_can_read() -> None:
    t = with_blank_cards("ann", "bob", ruleset="duet", written=0)
    t.configures(decks=(), surprise=True)
    t.starts()
    assert dealt(t).isdisjoint(BLANK)


def test_w1_where_no_owl_listens_all_cards_are_dealt() -> None:
    t = with_blank_cards("ann", "bob", "cleo", "dan", ruleset="dixit", written=30)
    assert t.sees("ann").wordless == 0
    t.starts()
    assert set(BLANK) <= dealt(t)
