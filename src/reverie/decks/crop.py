"""The shape of a card, two wide and three high, and where a person wants it cut from a picture."""

from typing import Annotated

from msgspec import Meta, Struct

Box = tuple[int, int, int, int]

Part = Annotated[float, Meta(ge=0, le=1)]


class Crop(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to see in the middle of the card, and how close."""

    x: Part = 0.5
    y: Part = 0.5
    zoom: Annotated[float, Meta(ge=1, le=2)] = 1.0
    """1 is the largest card that the picture holds."""


def crop_box(width: int, height: int, crop: Crop) -> Box:
    """The card round the point, moved as little as needed to stay inside the picture."""
    wide, high = (max(1, round(side / crop.zoom)) for side in card_size(width, height))
    left = min(max(0, round(crop.x * width - wide / 2)), width - wide)
    top = min(max(0, round(crop.y * height - high / 2)), height - high)
    return (left, top, left + wide, top + high)


def crop_of(width: int, height: int, box: Box) -> Crop:
    """The middle of a cut, as a person would have chosen it."""
    return Crop((box[0] + box[2]) / 2 / width, (box[1] + box[3]) / 2 / height)


def card_size(width: int, height: int) -> tuple[int, int]:
    """The largest card that can be cut from a picture of that size."""
    return min(width, height * 2 // 3), min(height, width * 3 // 2)
