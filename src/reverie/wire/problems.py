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
    "no-such-room": (404, "There is no open table with that code. Check it, or ask for the invite link."),
    "invite-replaced": (410, "This invitation has been replaced. Ask for the new one."),
    "bad-token": (401, "This seat is no longer yours on this device."),
    "link-used": (
        410,
        "This link has been used or is older than ten minutes. Ask for a new one at the seat.",
    ),
    "gallery-closed": (
        410,
        "This gallery is closed: the table took the link back, or its time is over. Ask who sent it to you.",
    ),
    "no-such-screen": (404, "No screen shows that code. Look again: it changes every five minutes."),
    "check-over": (410, "This check is over. Start it again at the table."),
    "own-address": (409, "That is what this computer calls itself. Nobody else can open it."),
    "too-many-tries": (429, "Too many tries from your network. Wait a minute, or use the invite link."),
    "too-many-tables": (
        429,
        "Many tables were opened from your network. Wait a minute, or join one of them.",
    ),
    "too-many-moves": (409, "This table has seen all the moves it can keep. Open a new table to play on."),
    "deck-elsewhere": (403, "These pictures belong to another table."),
    "table-key": (
        403,
        "To open a table here you need a key. Ask whoever runs this server for it. Joining one needs none.",
    ),
    "picture-key": (403, "To add pictures here you need a key. Ask whoever runs this server for it."),
    "operator-key": (403, "This page is for whoever runs the server, and opens with a key."),
    "wrong-key": (403, "That is not the key. Check it, or ask whoever runs this server."),
    "unreadable": (400, "The request could not be read."),
    "too-large": (413, "That is too much at once."),
    "wrong-origin": (403, "This page may not talk to this server."),
    "not-found": (404, "There is nothing here."),
    "unavailable": (503, "The server cannot save anything just now. Nothing was changed; try again soon."),
    "busy": (503, "Too much is happening at this table. Try again."),
    "broken": (500, "Something went wrong on the server. Try again."),
}
"""HTTP status and sentences of what can go wrong outside the rules."""

_BY_RULE: Final = {"host-only": 403, "room-locked": 403}


def status(code: str) -> int:
    """The HTTP status of any refusal."""
    return PROBLEMS[code][0] if code in PROBLEMS else _BY_RULE.get(code, 409)
