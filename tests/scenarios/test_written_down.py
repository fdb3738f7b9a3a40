"""C4: what was said aloud, sung or mimed may be written down, from the reveal to the end of the game."""

from reverie.game import commands as moves
from reverie.game.clue import Clue
from reverie.game.events import ClueWrittenDown
from reverie.game.views import TurnView, WrittenDownView
from reverie.lobby import commands as do
from tests.room_table import RoomTable


def told(clue: Clue, *, target: int = 30) -> RoomTable:
    """Ann tells it, everybody plays and votes; the reveal has begun."""
    r = RoomTable("ann", "bob", "cleo", "dan", target=target)
    r.starts()
    r.acts("ann", moves.Announce())
    r.acts("ann", moves.Tell(clue, r.game.hands[r.seat("ann")][0]))
    r.refuses("bob", do.WriteDown(1, "La la"), "nothing-to-write-down")  # not before the reveal
    r.plays_until("recap")
    return r


def sung(**more: int) -> RoomTable:
    return told(Clue("", "sung"), **more)


def first_turn(r: RoomTable, name: str) -> TurnView:
    game = r.sees(name).game
    assert game is not None
    assert game.previous is not None
    return game.previous


def test_c4_anyone_seated_writes_down_what_was_sung_and_all_see_whose_words_they_are() -> None:
    r = sung()
    assert first_turn(r, "dan").written_down is None
    r.does("bob", do.WriteDown(1, "  Frère Jacques "))
    for name in r.names:
        assert first_turn(r, name).written_down == WrittenDownView(r.seat("bob"), "Frère Jacques")
    assert first_turn(r, "dan").clue == Clue("", "sung")


def test_c4_whoever_wrote_it_corrects_it_and_nobody_else_but_the_storyteller() -> None:
    r = sung()
    r.does("bob", do.WriteDown(1, "Frere Jaque"))
    r.does("bob", do.WriteDown(1, "Frère Jacques"))
    r.refuses("cleo", do.WriteDown(1, "Au clair de la lune"), "nothing-to-write-down")
    r.does("ann", do.WriteDown(1, "Bruder Jakob"))
    assert first_turn(r, "cleo").written_down == WrittenDownView(r.seat("ann"), "Bruder Jakob")


def test_c4_the_storytellers_own_words_stand() -> None:
    r = sung()
    r.does("ann", do.WriteDown(1, "Bruder Jakob"))
    r.refuses("bob", do.WriteDown(1, "Frère Jacques"), "nothing-to-write-down")
    r.does("ann", do.WriteDown(1, "Brother John"))
    assert first_turn(r, "bob").written_down == WrittenDownView(r.seat("ann"), "Brother John")


def test_c4_a_clue_with_words_needs_none_nor_does_a_skipped_turn() -> None:
    for clue in (Clue("Hush"), Clue("La la", "sung")):
        r = told(clue)
        r.refuses("bob", do.WriteDown(1, "La la"), "nothing-to-write-down")
        assert "write-down" not in r.offered("bob")
    r.plays_to_next_turn()
    teller = next(c.name for c in r.room.chairs if c.seat == r.game.turn.storyteller)
    r.absent(teller)
    r.acts(r.host, moves.SkipTurn())
    r.refuses(r.host, do.WriteDown(2, "La la"), "nothing-to-write-down")


def test_c4_the_words_are_readable_and_as_short_as_a_clue() -> None:
    r = sung()
    r.refuses("bob", do.WriteDown(1, "x" * 501), "clue-too-long")
    r.refuses("bob", do.WriteDown(1, "\x00"), "clue-unreadable")
    r.refuses("bob", do.WriteDown(1, " \n"), "words-missing")
    r.refuses("bob", do.WriteDown(2, "La la"), "nothing-to-write-down")


def test_c4_it_can_be_done_in_later_turns_while_the_table_rests_and_not_after_the_game() -> None:
    r = sung(target=5)
    r.plays_to_next_turn()
    r.does(r.host, do.Pause(True))
    r.does("cleo", do.WriteDown(1, "Frère Jacques"))
    r.does(r.host, do.Pause(False))
    r.plays_until("over")
    r.refuses("cleo", do.WriteDown(1, "Hush"), "no-game")
    assert r.game.history[0].written_down is not None
    r.does(r.host, do.BackToLobby())
    r.refuses("cleo", do.WriteDown(1, "Hush"), "no-game")


def test_c4_the_words_stand_in_the_turn_they_are_of_and_in_no_other() -> None:
    r = sung()
    r.plays_to_next_turn()
    r.plays_until("recap")
    r.does("bob", do.WriteDown(1, "Frère Jacques"))
    assert [turn.written_down is not None for turn in r.game.history] == [True, False]


def test_c4_somebody_who_is_not_seated_writes_nothing_nor_does_a_bot() -> None:
    r = RoomTable("ann", "bob", "cleo")
    r.does("ann", do.AddBot("Clover"))
    r.starts()
    r.acts("ann", moves.Announce())
    r.acts("ann", moves.Tell(Clue("", "said"), r.game.hands[r.seat("ann")][0]))
    r.plays_until("recap")
    r.refuses("Clover", do.WriteDown(1, "Hush"), "not-seated")
    r.does("bob", do.WriteDown(1, "Hush"))
    assert r.happened(ClueWrittenDown) == [ClueWrittenDown(1, r.seat("bob"), "Hush")]
