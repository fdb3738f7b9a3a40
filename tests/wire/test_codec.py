"""Frames are read strictly: what is not exactly a message is refused as a whole (S3)."""

import json
import random
from copy import copy
from typing import Any, get_args

import msgspec
import pytest

from reverie.game.clue import Clue
from reverie.game.commands import Tell, Vote
from reverie.game.ids import CardId, Seat, Slot
from reverie.game.moves.putting_right import PutRight
from reverie.game.settings import Settings, Timers
from reverie.game.state import Ballot
from reverie.lobby.commands import Act, Configure, PlayerCommand
from reverie.wire import FRAME
from reverie.wire.codec import Unreadable, named_protocol, read_message
from reverie.wire.messages import Do, Hello

GOOD = b'{"type":"do","id":"a1","command":{"do":"act","serial":4,"move":{"do":"vote","slots":[3]}}}'


def test_a_command_is_read_whole() -> None:
    message = read_message(GOOD)
    assert isinstance(message, Do)
    assert message.command == Act(4, Vote((3,)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"{",
        b"null",
        b"[" * 16_000,
        b'{"type":"do","id":"x","command":' + b"[" * 16_000,
        b'{"a":' * 3_000,
        b"\xff\xfe",
        b'{"type":"look","x":"\xff"}',
        b'{"type":"look","extra":1}',
        b'{"type":"react","stamp":5}',
        b'{"type":"react","stamp":true}',
        b'{"type":"react","stamp":1e400}',
        b'{"type":"hello","protocol":1,"tokens":[]}',
        b'{"type":"hello","protocol":1,"tokens":["\\ud800"]}',
        b'{"type":"hello","protocol":1,"tokens":["\\udc00\\ud800"]}',
        b'{"type":"do","id":"","command":{"do":"leave"}}',
        b'{"type":"do","id":"x","command":{"do":"offer-deck","deck":"a","cards":[]}}',
        b'{"type":"do","id":"x","command":{"do":"absent","seat":1}}',
        b'{"type":"look","' + b"x" * FRAME + b'":1}',
        "\ud800",
        '{"type":"look"}\x00',
    ],
)
def test_what_is_not_a_message_is_unreadable(frame: str | bytes) -> None:
    with pytest.raises(Unreadable):
        read_message(frame)


def test_an_unreadable_command_is_answered_by_its_id() -> None:
    with pytest.raises(Unreadable) as caught:
        read_message(b'{"type":"do","id":"x7","command":{"do":"fly"}}')
    assert caught.value.id == "x7"


def test_the_version_is_read_also_from_a_hello_of_another_protocol() -> None:
    assert named_protocol(b'{"type":"hello","protocol":9,"secrets":{}}') == 9
    assert named_protocol(GOOD) is None


def test_frames_with_bytes_changed_at_random_never_do_anything_but_be_refused_or_read() -> None:
    rng = random.Random(7)
    for _ in range(5_000):
        frame = bytearray(GOOD)
        for _ in range(rng.randint(1, 6)):
            frame[rng.randrange(len(frame))] = rng.randrange(256)
        try:
            message = read_message(bytes(frame))
        except Unreadable:
            continue
        assert isinstance(message, Do | Hello)


JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    2**70,
    1.5,
    "",
    "x" * 300,
    "\ud800",
    [],
    [1, "a"],
    {},
    {"do": "leave"},
    [[]],
)


def wrecked(value: Any, rng: random.Random) -> Any:
    """The same with something in it replaced by anything at all."""
    if not isinstance(value, dict | list) or not value or rng.random() < 0.2:
        return rng.choice(JUNK)
    changed = copy(value)
    key = rng.choice(list(value) if isinstance(value, dict) else range(len(value)))
    changed[key] = wrecked(value[key], rng)
    return changed


def simple(kind: type, rng: random.Random) -> dict[str, Any]:
    fields = {field.name: rng.choice((0, 1, "name", True)) for field in msgspec.structs.fields(kind)}
    return {"do": kind.__struct_config__.tag} | fields  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", get_args(PlayerCommand))
def test_what_the_decoder_lets_through_is_well_formed(kind: type) -> None:
    """So that nobody has to look at the types of a command again."""
    rng, read = random.Random(4), 0
    for _ in range(400):
        command = msgspec.to_builtins(EXAMPLES[kind]) if kind in EXAMPLES else simple(kind, rng)
        frame = json.dumps({"type": "do", "id": "a", "command": rng.choice((command, wrecked(command, rng)))})
        try:
            message = read_message(frame)
        except Unreadable:
            continue
        assert isinstance(message, Do)
        read += 1
        again = msgspec.convert(msgspec.to_builtins(message.command), PlayerCommand)
        assert again == message.command
        msgspec.json.encode(message.command).decode()
    assert read > 5


EXAMPLES: dict[type, Any] = {
    Act: Act(3, Tell(Clue("a word"), CardId("deck/1"))),
    Configure: Configure(Settings("dixit", timers=Timers(vote=30))),
    PutRight: PutRight({Seat(0): (Slot(1),)}, {Seat(1): Ballot((Slot(1),))}),
}
