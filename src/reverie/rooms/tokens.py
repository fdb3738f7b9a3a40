"""What opens a room: codes to say aloud, invites for links, tokens for seats (S4, S5)."""

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b, sha256
from typing import Final

SYMBOLS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""31 that cannot be mistaken for one another: no 0, O, 1, I, L."""


def new_code() -> str:
    return "".join(secrets.choice(SYMBOLS) for _ in range(6))


def read_code(text: str) -> str | None:
    """A code as people type it: small letters, spaces and dashes do no harm.

    A seventh symbol names the database where there are several (storage.shards).
    """
    code = "".join(c for c in text.upper() if c not in " -")
    return code if len(code) in (6, 7) and all(c in SYMBOLS for c in code) else None


def new_invite() -> str:
    return secrets.token_urlsafe(16)


def renewed_invite(secret: bytes, code: str, first: str, times: int) -> str:
    """The invite after so many renewals (X8): nobody can work it out without the server's secret."""
    if times == 0:
        return first
    signed = blake2b(f"{code}:{first}:{times}".encode(), key=secret[:64], digest_size=16, person=b"invite")
    return f"{times}.{urlsafe_b64encode(signed.digest()).rstrip(b'=').decode()}"


def renewals_of(invite: str) -> int:
    """Which one it says it is, the first being 0."""
    times, dot, _ = invite.partition(".")
    return int(times) if dot and times.isascii() and times.isdigit() and len(times) < 9 else 0


WATCHERS: Final = -100
"""A token is for a place at the table: a seat, or below this a watcher."""


def place_of(watcher: int) -> int:
    return WATCHERS - watcher


def watcher_at(place: int | None) -> int | None:
    return None if place is None or place >= WATCHERS else WATCHERS - place


def new_token() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> bytes:
    """What is stored of a token. It is random, so a plain hash cannot be reversed by guessing."""
    return sha256(token.encode()).digest()


def same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode(), other.encode())
