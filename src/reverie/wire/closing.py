"""What a socket is closed with, and what that means to the other end."""

from typing import Final

GOING: Final = 1000
NO_TEXT: Final = 1003
NOBODY_KNOWN: Final = 1008
RESTARTING: Final = 1012
TRY_LATER: Final = 1013

CLOSE_CODES: Final[dict[int, str]] = {
    GOING: "The end: `bye` or `elsewhere` has said why. Without either: too much waited for you, come back.",
    1002: "Not WebSocket as in RFC 6455; a client's frames must be masked.",
    NO_TEXT: "A binary frame; only text is understood.",
    1006: "No closing frame at all: the line broke, no pong came, or nothing was read for 10 s. Come back.",
    1007: "Text that is not UTF-8.",
    NOBODY_KNOWN: "No `hello` or `pair` within 15 s, another frame first, a flood, or 20 unreadable frames.",
    1009: "A frame that is too long.",
    RESTARTING: "The server restarts, or put this table away: come back with the same tokens.",
    TRY_LATER: "Not now: nothing can be read from disk, or too many televisions wait. Try later.",
}
"""The numbers of RFC 6455 that a client of ours may meet."""
