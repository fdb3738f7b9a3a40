"""Where to cut a picture to the shape of a card: two wide, three high, round what is worth seeing."""

from typing import Annotated, Final

from msgspec import Meta, Struct
from PIL import Image, ImageChops, ImageFilter

Box = tuple[int, int, int, int]

WORK_SIZE: Final = 160
"""Long side of the small copy that is searched."""
CENTRE_PULL: Final = 0.35
"""How much less the borders count than the middle: of two equals, the central cut."""


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


def card_box(image: Image.Image) -> Box:
    """The largest 2:3 part of the picture, placed where most is going on."""
    width, height = image.size
    wide, high = card_size(width, height)
    energy = _energy(image)
    if width - wide > height - high:
        left = _best(_columns(energy), wide / width, middle=0.5, whole=width)
        return (left, 0, left + wide, high)
    top = _best(
        _columns(energy.transpose(Image.Transpose.TRANSPOSE)), high / height, middle=0.42, whole=height
    )
    return (0, top, wide, top + high)


def _energy(image: Image.Image) -> Image.Image:
    """Edges and strong colours: what the eye goes to."""
    small = image.convert("RGB")
    small.thumbnail((WORK_SIZE, WORK_SIZE), Image.Resampling.BOX)
    edges = small.convert("L").filter(ImageFilter.FIND_EDGES)
    border = Image.new("L", small.size)
    border.paste(
        edges.crop((2, 2, small.width - 2, small.height - 2)), (2, 2)
    )  # the filter's frame is no edge
    colour = small.convert("HSV").getchannel("S").point([v // 4 for v in range(256)])
    return ImageChops.add(border, colour).filter(ImageFilter.BoxBlur(2))


def _columns(energy: Image.Image) -> list[float]:
    row = energy.convert("F").resize((energy.width, 1), Image.Resampling.BOX)
    return [float(row.getpixel((x, 0)) or 0.0) for x in range(energy.width)]  # type: ignore[arg-type]


def _best(columns: list[float], part: float, middle: float, whole: int) -> int:
    """Where a window of that part of the whole begins, to catch the most."""
    size = max(1, round(len(columns) * part))
    sums = [0.0]
    for column in columns:
        sums.append(sums[-1] + column + 1)  # an even picture is cut in its middle
    room = len(columns) - size
    if room <= 0:
        return 0

    def worth(start: int) -> float:
        off = abs(start / room - middle)
        return (sums[start + size] - sums[start]) * (1 - CENTRE_PULL * off**2)

    return min(round(max(range(room + 1), key=worth) / len(columns) * whole), whole - int(whole * part))
