"""What opens a room: codes to say aloud, invites for links, tokens for seats (S4, S5)."""

import secrets
from hashlib import sha256
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


def new_token() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> bytes:
    """What is stored of a token. It is random, so a plain hash cannot be reversed by guessing."""
    return sha256(token.encode()).digest()


def same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode(), other.encode())
