"""What the child process that opens pictures may answer, and the sizes it answers in."""

from typing import Final, Literal

from msgspec import Struct

from reverie.decks.crop import Crop
from reverie.decks.zip_upload import Contents

MOST_PIXELS: Final = 20_000_000
LEAST: Final = (300, 450)
MOST_OUTPUT: Final = 8 * 1024 * 1024
SIZES: Final[dict[int, tuple[int, int]]] = {600: (600, 900), 1200: (1200, 1800)}


class Prints(Struct, frozen=True, tag="prints"):
    """The picture as the game uses it; without sizes when it was only looked at."""

    width: int
    height: int
    small: bytes = b""
    large: bytes = b""
    preview: bytes = b""


class Spoilt(Struct, frozen=True, tag="spoilt"):
    code: Literal["picture-broken", "picture-too-large", "picture-too-small", "picture-too-hard"]
    width: int = 0
    height: int = 0


class Proof(Struct, frozen=True, tag="proof"):
    """What is made of a picture that somebody sent."""

    crop: Crop
    small: bytes
    large: bytes
    preview: bytes
    whole: bytes = b""
    """All of the picture, as fine as a card needs, for cutting it otherwise; empty when it was only cut."""


SandboxAnswer = Prints | Proof | Spoilt | Contents
