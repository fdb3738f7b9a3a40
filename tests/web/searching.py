"""What a recording of a game is searched for: hands, owners and votes before their time (S2)."""

import re
from typing import Any

import msgspec
from msgspec.structs import replace

from reverie.game.ids import CardId, Seat
from reverie.game.settings import Settings
from reverie.game.state import Game
from reverie.rooms.live.folded_state import fold
from reverie.storage.port import Row
from reverie.wire.messages import ServerMessage, View
from tests.web.guest import Guest, House
from tests.web.paper import key_of

CARD = re.compile(rb"paper/\d{3}|key-\d{3}")


async def seated(
    h: House, ruleset: str, count: int, name: str = "P", target: int = 8
) -> tuple[list[Guest], list[Guest], str, list[str]]:
    settings = msgspec.to_builtins(Settings(ruleset=ruleset, decks=("paper",), target=target))
    first = await h.post("/api/rooms", {"name": f"{name}0", "settings": settings})
    room = first["room"]
    seats = [
        first,
        *[await h.post(f"/api/rooms/{room}/join", {"name": f"{name}{n}"}) for n in range(1, count)],
    ]
    watching = [await h.post(f"/api/rooms/{room}/watch", {"kind": kind}) for kind in ("tv", "spectator")]
    players = [await h.connect(s["token"], seed=n) for n, s in enumerate(seats)]
    onlookers = [await h.connect(w["token"]) for w in watching]
    for guest in players:
        await guest.until(lambda g: g.view is not None)
    return players, onlookers, room, [s["token"] for s in (*seats, *watching)]


def search(guest: Guest, rows: list[Row], secrets: list[str]) -> None:
    """What a viewer may know is written here from the rulebook, not taken from the view."""
    games: dict[int, Game | None] = {}
    memory = None
    for row in rows:
        memory = fold(memory, [row])
        games[row.version] = memory.room.game
    for frame, message in zip(guest.frames, guest.messages, strict=True):
        assert not any(secret.encode() in frame for secret in secrets)
        said = msgspec.json.decode(frame, type=ServerMessage)
        assert _plain(frame) == _plain(msgspec.json.encode(said)), "more is said than is meant"
        if not isinstance(message, View):
            assert not CARD.search(frame)
            continue
        game = games[message.version]
        allowed = set() if game is None else may_see(game, message.seat)
        shown = set(CARD.findall(frame))
        assert shown <= {name.encode() for card in allowed for name in (card, key_of(card))}, message
        if game is not None:
            _no_owner_or_vote(game, message)


def _plain(frame: bytes) -> Any:
    return msgspec.json.decode(frame)


def may_see(game: Game, seat: Seat | None) -> set[CardId]:
    """C2, C5, C10: one's own cards, the table once it is laid, what was played before."""
    seen = {card for turn in game.history for played in turn.table for card in [played.card]}
    seen |= {*game.discard, *game.turn.table}
    if seat is not None and seat in game.hands:
        seen |= set(game.turn.given.get(seat, ()))
        face_down = (
            game.ruleset == "odyssey-party" and seat == game.turn.storyteller and game.turn.clue is None
        )
        seen |= set() if face_down and game.phase == "clue" else set(game.hands[seat])  # P2
    return seen


def _no_owner_or_vote(game: Game, message: View) -> None:
    view: Any = message.view.game
    finished = {turn.number for turn in game.history}
    told = [t for t in (view.previous, *view.history) if t is not None]
    assert {t.number for t in told} <= finished
    ballot = None if message.seat is None else game.turn.ballots.get(message.seat)
    assert (view.ballot is None) == (ballot is None)
    assert view.ballot is None or view.ballot.slots == ballot.slots  # type: ignore[union-attr]
    assert view.revealed is None
    if game.result is None:
        assert view.seed is None
        assert view.history == ()


def mistaken(one: Guest, other: Guest) -> Guest:
    """The frames of one player as if they had been sent to another."""
    seat = other.view.seat if other.view is not None else None
    messages = [replace(m, seat=seat) if isinstance(m, View) else m for m in one.messages]
    return Guest(one.ws, one.rng, one.frames, messages)
