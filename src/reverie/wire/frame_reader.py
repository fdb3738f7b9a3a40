"""The client's side of changes, for clients in Python: what a connection was sent, put together again."""

from typing import Any, Final

import msgspec
from msgspec import UNSET

from reverie.wire.messages import Change, ServerMessage, View

_reader: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
_HEAD: Final = ("since", "deadline", "gone", "unread", "tv")


class MissedFrame(Exception):
    """A change of something that this connection has not seen: ask to `look`."""


class FrameReader:
    """Reads the frames of one connection; a `Change` is given as the whole `View` that it leads to."""

    def __init__(self) -> None:
        self.view: View | None = None

    def read(self, frame: bytes | str) -> ServerMessage:
        message = _reader.decode(frame)
        if isinstance(message, Change):
            message = merged(self.view, message)
        if isinstance(message, View):
            self.view = message
        return message


def merged(view: View | None, change: Change) -> View:
    """The pictures are those of the change alone, as in a whole view."""
    if view is None or view.version != _followed(change):
        raise MissedFrame
    whole: dict[str, Any] = msgspec.to_builtins(view, str_keys=True)
    whole |= {name: getattr(change, name) for name in ("version", "now", *_HEAD) if _has(change, name)}
    whole["pictures"] = change.pictures if _has(change, "pictures") else {}
    room = whole["view"]
    room |= change.view if _has(change, "view") else {}
    if change.game is not UNSET:
        room["game"] |= change.game
        for option in room["game"]["menu"]:
            if option["may"] == "give":
                option["cards"] = [*(room["game"]["hand"] or ()), *room["game"]["given"]]
    if change.seats is not UNSET:
        for seat in room["game"]["seats"]:
            seat |= change.seats.get(seat["seat"], {})
    return msgspec.json.decode(msgspec.json.encode(whole), type=View)


def _followed(change: Change) -> int:
    return change.version - 1 if change.follows is UNSET else change.follows


def _has(change: Change, field: str) -> bool:
    return getattr(change, field) is not UNSET
