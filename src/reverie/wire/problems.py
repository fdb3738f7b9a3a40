"""What can go wrong outside the rules: the status of the answer, and a sentence in English."""

from typing import Final, Literal

from reverie.game.refusals import Refusal

ProblemCode = Literal[
    "no-such-room",
    "invite-replaced",
    "bad-token",
    "link-used",
    "gallery-closed",
    "no-such-screen",
    "check-over",
    "own-address",
    "too-many-tries",
    "too-many-tables",
    "too-many-moves",
    "deck-elsewhere",
    "table-key",
    "picture-key",
    "operator-key",
    "wrong-key",
    "unreadable",
    "too-large",
    "wrong-origin",
    "not-found",
    "unavailable",
    "busy",
    "broken",
]


def problem(code: ProblemCode) -> Refusal:
    """Something is wrong that no rule of a game speaks of."""
    return Refusal(code)


PROBLEMS: Final[dict[str, tuple[int, str]]] = {
    "no-such-room": (404, "There’s no table with this code. Check it, or ask for the invitation link."),
    "invite-replaced": (410, "This invitation has been replaced. Ask for the new one."),
    "bad-token": (401, "This seat is no longer yours on this device."),
    "link-used": (
        410,
        "This link has been used or is older than ten minutes. Get a new one where you’re playing.",
    ),
    "gallery-closed": (
        410,
        "This gallery is closed: the link has expired or is no longer shared. Ask whoever sent it to you.",
    ),
    "no-such-screen": (404, "No screen is showing that code. Look again: it changes every five minutes."),
    "check-over": (410, "This check has expired. Start it again from the table."),
    "own-address": (409, "That address works only on this computer. Enter one that others can open."),
    "too-many-tries": (429, "Too many tries from your network. Wait a minute, or use the invitation link."),
    "too-many-tables": (
        429,
        "Too many tables were opened from your network. Wait a minute, or join one of them.",
    ),
    "too-many-moves": (409, "This table can’t store any more moves. Open a new one to carry on."),
    "deck-elsewhere": (403, "These pictures belong to another table."),
    "table-key": (
        403,
        "To open a table here you need a key. Ask whoever runs this server. You can join one without it.",
    ),
    "picture-key": (403, "To add pictures here you need a key. Ask whoever runs this server for it."),
    "operator-key": (403, "This page is for whoever runs the server. It opens with a key."),
    "wrong-key": (403, "That’s not the key. Check it, or ask whoever runs this server."),
    "unreadable": (400, "Something got lost on the way. Reload the page and try again."),
    "too-large": (413, "That’s too much at once. Try something smaller."),
    "wrong-origin": (403, "This page can’t play on this server. Open the game at the server’s own address."),
    "not-found": (404, "There’s nothing here."),
    "unavailable": (503, "The server can’t save anything just now. Nothing has changed; try again soon."),
    "busy": (503, "Too much is happening at this table. Try again."),
    "broken": (500, "Something went wrong on the server. Try again."),
}
"""HTTP status and sentences of what can go wrong outside the rules."""

_BY_RULE: Final = {"host-only": 403, "room-locked": 403}


def status(code: str) -> int:
    """The HTTP status of any refusal."""
    return PROBLEMS[code][0] if code in PROBLEMS else _BY_RULE.get(code, 409)
