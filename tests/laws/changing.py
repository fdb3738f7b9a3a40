"""What a connection is sent from one version of a room to the next, and what it should be."""

from collections.abc import Mapping
from typing import Any

import msgspec

from reverie.game.ids import CardId, Seat
from reverie.game.observe import Onlooker
from reverie.lobby.observe import observe
from reverie.lobby.state import Room
from reverie.wire.encoded_view import KeptParts, Views
from reverie.wire.messages import PictureView, View, ViewHead
from reverie.wire.recipient import Told


class Sender:
    """As a room sends: a change to whoever was told something before, else the whole view."""

    def __init__(self, views: type[Views] = Views) -> None:
        self._views = views
        self._kept = KeptParts()
        self._now: Views
        self.head: ViewHead

    def turn_to(self, room: Room, head: ViewHead) -> None:
        self.head = head
        self._now = self._views(room, self._kept)

    def told(self, seat: Seat | None) -> Told:
        return self._now.told(self.head, self._now.own(seat), seat)

    def frame(
        self, told: Told | None, seat: Seat | None, pictures: Mapping[CardId, PictureView] | None = None
    ) -> bytes:
        own, shown = self._now.own(seat), pictures or {}
        change = None if told is None else self._now.change(self.head, own, shown, told)
        return self._now.encode(self.head, own, seat, shown) if change is None else change


def head(version: int, **more: Any) -> ViewHead:
    usual: dict[str, Any] = {
        "epoch": "e",
        "now": 1000 + version,
        "since": 0,
        "deadline": None,
        "gone": (),
        "unread": (),
        "tv": False,
    }
    return ViewHead(version, **(usual | more))


def whole(room: Room, seat: Seat | None, head: ViewHead, pictures: Any = None) -> View:
    viewer = Onlooker.SPECTATOR if seat is None else seat
    return View(
        **msgspec.structs.asdict(head), view=observe(room, viewer), seat=seat, pictures=pictures or {}
    )


def plain(message: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


def difference(old: View, new: View) -> dict[str, Any]:
    """What a change has to say, found out from the two whole views and nothing else."""
    was, now = plain(old), plain(new)
    said = {"type": "change", "version": now["version"], "now": now["now"]}
    if was["version"] != now["version"] - 1:
        said["follows"] = was["version"]
    said |= {
        name: now[name] for name in ("since", "deadline", "gone", "unread", "tv") if was[name] != now[name]
    }
    games = _brief(was["view"].pop("game")), _brief(now["view"].pop("game"))
    view = _others(was["view"], now["view"])
    if view:
        said["view"] = view
    if games[0] is not None and games[1] is not None:
        said |= _game(*games)
    if now["pictures"]:
        said["pictures"] = now["pictures"]
    return said


def _brief(game: Any) -> Any:
    """The cards of a gift are in hand and gifts, and not said twice."""
    for option in [] if game is None else game["menu"]:
        if option["may"] == "give":
            assert option.pop("cards") == game["hand"] + game["given"]
    return game


def _game(was: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    game = _others(was, now)
    seats = {}
    if [s["seat"] for s in was["seats"]] == [s["seat"] for s in now["seats"]]:
        game.pop("seats", None)
        pairs = zip(was["seats"], now["seats"], strict=True)
        seats = {str(new["seat"]): _others(old, new) for old, new in pairs if old != new}
    return ({"game": game} if game else {}) | ({"seats": seats} if seats else {})


def _others(was: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Also where only the order of something differs: it is the bytes that count."""
    return {
        name: now[name] for name in now if msgspec.json.encode(now[name]) != msgspec.json.encode(was[name])
    }
