"""Where to cut a picture to the shape of a card, found by looking at it: round what is worth seeing."""

from typing import Final

from PIL import Image, ImageChops, ImageFilter

from reverie.decks.crop import Box, card_size

WORK_SIZE: Final = 160
"""Long side of the small copy that is searched."""
CENTRE_PULL: Final = 0.35
"""How much less the borders count than the middle: of two equals, the central cut."""


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
