"""Looks at two games that a viewer must not be able to tell apart, and says what gives them away."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random

import msgspec
from msgspec.structs import replace

from reverie.bots.random_player import random_move
from reverie.game.chance import SeededChance
from reverie.game.decide import decide
from reverie.game.ids import Seat
from reverie.game.observe import Onlooker, Viewer
from reverie.game.refusals import Refusal
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game, owls
from reverie.game.views import GameView
from reverie.lobby.observe import observe as observe_room
from reverie.lobby.state import Room
from reverie.lobby.views import RoomView
from tests.laws.guesses import any_move
from tests.laws.oracle import disguised

Look = Callable[[Ruleset, Game, Viewer], GameView]
RoomLook = Callable[[Room, Viewer], RoomView]


def viewers(g: Game) -> tuple[Viewer, ...]:
    return (*g.order, *owls(g), *(s for s in g.seating.newcomers if s not in g.order), Onlooker.SPECTATOR)


def leak(rules: Ruleset, g: Game, viewer: Viewer, rng: Random, look: Look) -> str | None:
    """What this viewer could tell about the secrets of the game, if anything."""
    seat = None if isinstance(viewer, Onlooker) else viewer
    other = disguised(g, seat, rng)
    here, there = look(rules, g, viewer), look(rules, other, viewer)
    if (field := _difference(_sent(here, g.seed), _sent(there, other.seed), here, there)) is not None:
        return field
    if seat is not None and (told := _told_apart(rules, g, other, seat, here, there, rng)) is not None:
        return told
    return None


def room_leak(
    room: Room, viewer: Viewer, rng: Random, *, stranger: bool = False, look: RoomLook = observe_room
) -> str | None:
    """The same for all that is sent of a room. `stranger`: not even the seat's own secrets may show (X7)."""
    assert room.game is not None
    other = disguised(room.game, None if stranger or isinstance(viewer, Onlooker) else viewer, rng)
    here, there = look(room, viewer), look(replace(room, game=other), viewer)
    return _difference(_sent(here, room.game.seed), _sent(there, other.seed), here, there)


def _sent(view: msgspec.Struct, seed: str) -> bytes:
    """The bytes that go out; the commitment to the secret seed is all that may follow it."""
    return msgspec.json.encode(view).replace(sha256(seed.encode()).hexdigest().encode(), b"#")


def _difference(here: bytes, there: bytes, one: msgspec.Struct, other: msgspec.Struct) -> str | None:
    if here == there:
        return None
    fields = [f for f in one.__struct_fields__ if getattr(one, f) != getattr(other, f)]
    return f"differs in {', '.join(f for f in fields if f != 'commitment') or 'the order of something'}"


def _told_apart(
    rules: Ruleset, g: Game, other: Game, seat: Seat, here: GameView, there: GameView, rng: Random
) -> str | None:
    """Neither a computer player nor the refusal of a wrong move may depend on what is secret."""
    luck = rng.getrandbits(32)
    if random_move(here.menu, Random(luck)) != random_move(there.menu, Random(luck)):
        return "the computer player moves differently"
    move = any_move(g, seat, rng)
    answers = [decide(rules, state, seat, move, SeededChance("same", 1)) for state in (g, other)]
    refusals = [answer if isinstance(answer, Refusal) else None for answer in answers]
    return None if refusals[0] == refusals[1] else f"{move} is answered with {refusals}"


def leaks(rules: Ruleset, g: Game, rng: Random, look: Look) -> Iterator[str]:
    for viewer in viewers(g):
        if (problem := leak(rules, g, viewer, rng, look)) is not None:
            yield f"{g.ruleset}, {g.phase}, seen by {viewer}: {problem}"
