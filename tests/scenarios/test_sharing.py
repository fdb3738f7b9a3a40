"""The link to a finished game: made and taken back by anybody at the table, never for a running one."""

from reverie.game.ids import Seat
from reverie.game.loved import best_clue
from reverie.lobby import commands as do
from reverie.lobby.views import ShareView
from tests.room_table import RoomTable


def share(r: RoomTable, name: str, digest: str = "ab") -> do.ShareGallery:
    return do.ShareGallery(r.seat(name), digest, 900)


def over() -> RoomTable:
    r = RoomTable("ann", "bob", "cleo", target=1)
    r.starts()
    r.plays_until("over")
    return r


def test_a_running_game_cannot_be_shared_nor_one_that_never_was() -> None:
    r = RoomTable("ann", "bob", "cleo")
    r.server_refuses(share(r, "ann"), "no-game")
    r.starts()
    r.server_refuses(share(r, "ann"), "game-running")
    assert r.sees("ann").shared == ()


def test_anybody_seated_shares_and_anybody_seated_takes_back() -> None:
    r = over()
    r.server_refuses(do.ShareGallery(Seat(9), "ab", 900), "not-seated")
    r.refuses("bob", do.Unshare(1), "no-such-gallery")
    r.server(share(r, "bob"))
    assert r.sees("cleo").shared == (ShareView(1, r.seat("bob"), 900),)
    r.refuses("cleo", do.Unshare(2), "no-such-gallery")
    r.does("cleo", do.Unshare(1))
    assert r.sees("ann").shared == ()


def test_a_second_link_replaces_the_first_and_outlives_the_game() -> None:
    r = over()
    r.server(share(r, "bob", "old"))
    r.server(share(r, "ann", "new"))
    assert [s.digest for s in r.room.shared.values()] == ["new"]
    r.starts()
    assert r.sees("bob").shared == (ShareView(1, r.seat("ann"), 900),)
    r.does("bob", do.Unshare(1))
    assert r.room.shared == {}


def test_nobody_can_share_with_a_hash_of_their_own() -> None:
    r = over()
    r.refuses("ann", do.ShareGallery(r.seat("ann"), "mine", 900), "unknown-move")


def test_the_end_names_the_best_clue() -> None:
    r = over()
    assert r.sees("bob").game.loved == best_clue(r.game.history)  # type: ignore[union-attr]
    assert best_clue(()) is None
