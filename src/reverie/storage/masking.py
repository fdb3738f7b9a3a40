"""S21: secrets are never printed. Addresses are shown without them, and whatever is printed is gone over.

What is not surely harmless is left out; an address that can be read in two ways is hidden whole.
"""

import re
from typing import Final
from urllib.parse import parse_qsl, quote, unquote, urlsplit

HIDDEN: Final = "…"
_HOST: Final = r"(?:[\w.%-]*|\[[0-9A-Fa-f:.]+\])(?::\d+)?"
_DATABASE: Final = re.compile(
    rf"(postgres(?:ql)?://)(?:([\w.~%+-]*)(:[^@/?#\s]*)?@)?({_HOST}(?:,{_HOST})*)(/[\w.~%+-]*)?(?:\?([^@\s]*))?"
)
_PAGE: Final = re.compile(rf"(https?://)(?:([^@/?#\s]*)@)?({_HOST})(/[^?#@\s]*)?(?:\?([^@\s]*))?")
_HARMLESS: Final = frozenset(
    ("host", "port", "user", "dbname", "database", "sslmode", "sslrootcert", "application_name")
)
_SHORTEST: Final = 4
"""Signs that a password must have to be looked for in other texts: a shorter one stands everywhere."""
_A_KEY: Final = 12
"""Signs from which on a part of a path may be a key."""

_known: set[str] = set()


def masked(text: str) -> str:
    """Addresses, as they may be shown: without passwords, keys and what stands behind the host of a page."""
    return " ".join(map(_masked, text.split()))


def _masked(address: str) -> str:
    if found := _DATABASE.fullmatch(address):
        scheme, user, password, hosts, name, query = found.groups()
        hidden = f":{HIDDEN}" if password and password != ":" else password or ""
        whom = "" if user is None else f"{user}{hidden}@"
        asked = "" if query is None else "?" + "&".join(_item(item) for item in query.split("&"))
        return f"{scheme}{whom}{hosts}{name or ''}{asked}"
    if found := _PAGE.fullmatch(address):
        scheme, user, host, path, query = found.groups()
        whom = "" if user is None else f"{HIDDEN}@"
        return f"{scheme}{whom}{host}{f'/{HIDDEN}' if path or query else ''}"
    scheme, found_scheme, _ = address.partition("://")
    return f"{scheme}://{HIDDEN}" if found_scheme and scheme.isalnum() else HIDDEN


def _item(item: str) -> str:
    return item if item.partition("=")[0] in _HARMLESS else f"{item.partition('=')[0]}={HIDDEN}"


def readable_address(address: str) -> bool:
    """Whether it can be read in one way only: in a password @ and / have to be written as %40 and %2F."""
    return bool(_DATABASE.fullmatch(address) or _PAGE.fullmatch(address))


def holds_secret(text: str) -> bool:
    """Whether there is a password, a key, or something that may be one."""
    for address in text.split():
        found = _PAGE.fullmatch(address)
        if (found and (found[2] or found[5])) or (not found and _masked(address) != address):
            return True
    return False


def keep_secret(text: str) -> None:
    """From now on `without_secrets` leaves this out, whole and in parts."""
    for address in text.split():
        if masked(address) != address:  # else all of it may be shown
            _known.add(address)
        _known.update(part for part in _parts(address) if len(part) >= _SHORTEST)


def keep_password(text: str) -> None:
    """The same for a password by itself, as it is and as it stands in an address."""
    if len(text) >= _SHORTEST:
        _known.update((text, quote(text, safe="")))


def with_password(addresses: str, password: str) -> str:
    """Added to each that has none of its own; whatever signs it has, there is one way to read it."""
    added = f"password={quote(password, safe='')}"
    return " ".join(
        one if holds_secret(one) else f"{one}{'&' if '?' in one else '?'}{added}" for one in addresses.split()
    )


def _parts(address: str) -> set[str]:
    """Whatever may be the password in it, as it is written and as it is meant."""
    before, at, _ = address.partition("://")[2].rpartition("@")
    found = {before.partition(":")[2]} if at else set()
    try:
        split = urlsplit(address)
        found |= {split.password or ""} | {v for k, v in parse_qsl(split.query) if k not in _HARMLESS}
        found |= {part for part in split.path.split("/") if len(part) >= _A_KEY}
    except ValueError:
        pass
    return found | {unquote(part) for part in found}


def without_secrets(text: str) -> str:
    for secret in sorted(_known, key=len, reverse=True):
        text = text.replace(secret, HIDDEN)
    return text
