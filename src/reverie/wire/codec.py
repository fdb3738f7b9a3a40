"""Bytes to messages, strictly, and messages to bytes."""

from typing import NewType, TypeVar

import msgspec

from reverie.wire import FRAME
from reverie.wire.messages import ClientMessage, Saying

T = TypeVar("T")
EncodedSaying = NewType("EncodedSaying", bytes)
"""A message that is neither a view nor a change, in JSON."""


class Unreadable(Exception):
    """A frame or body that says nothing we understand. `id` names the command, where one can be told."""

    def __init__(self, why: str, id: str = "") -> None:
        super().__init__(why)
        self.id = id


class _Envelope(msgspec.Struct):
    type: str = ""
    id: str = ""
    protocol: int | None = None


_client: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_envelope = msgspec.json.Decoder(_Envelope)
_encoder = msgspec.json.Encoder()
encode_value = _encoder.encode


def read_message(frame: str | bytes) -> ClientMessage:
    """One frame of a client, or `Unreadable`."""
    try:
        return _client.decode(_sized(frame))
    except _BROKEN as problem:
        raise Unreadable(_why(problem), _peek(frame).id) from None


def read_body(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(_sized(body), type=kind)
    except _BROKEN as problem:
        raise Unreadable(_why(problem)) from None


def named_protocol(frame: str | bytes) -> int | None:
    """The version a first frame names, also one of another protocol with fields unknown here."""
    envelope = _peek(frame)
    return envelope.protocol if envelope.type in ("hello", "pair") else None


def write_message(message: Saying) -> EncodedSaying:
    return EncodedSaying(_encoder.encode(message))


# Not msgspec's own exceptions: RecursionError of deep nesting, UnicodeError of lone surrogates, `_sized`'s.
_BROKEN: tuple[type[Exception], ...] = (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError)


def _sized(data: str | bytes) -> bytes:
    raw = data.encode() if isinstance(data, str) else data
    if len(raw) > FRAME:
        raise ValueError(f"more than {FRAME} bytes")
    return raw


def _peek(frame: str | bytes) -> _Envelope:
    try:
        found = _envelope.decode(_sized(frame))
    except _BROKEN:
        return _Envelope()
    return found if len(found.id) <= 64 else _Envelope()


def _why(problem: Exception) -> str:
    return str(problem) or type(problem).__name__
