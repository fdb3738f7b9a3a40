"""A sheet to draw a plain card on: a sky, light, and soft layered shapes in the colours of a mood."""

from functools import cache
from math import cos, pi, sin
from random import Random
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageOps

Colour = tuple[int, int, int]
XY = tuple[float, float]

WIDTH: Final = 600
HEIGHT: Final = 900
FINER: Final = 2
"""Shapes are drawn this much larger and scaled down, so that their edges are smooth."""


class Hour(NamedTuple):
    """The hour of a card: sky above and below, what shines, far and near land, one strong colour."""

    above: Colour
    below: Colour
    light: Colour
    far: Colour
    near: Colour
    accent: Colour


MOODS: Final[dict[str, Hour]] = {
    "dawn": Hour(
        (92, 98, 158), (250, 196, 168), (255, 236, 196), (176, 130, 158), (74, 62, 104), (228, 92, 84)
    ),
    "noon": Hour(
        (70, 150, 206), (214, 238, 232), (255, 250, 222), (120, 176, 150), (40, 98, 96), (242, 148, 58)
    ),
    "dusk": Hour((62, 40, 92), (238, 128, 96), (255, 214, 138), (142, 70, 104), (44, 28, 62), (64, 186, 178)),
    "night": Hour((10, 16, 44), (44, 72, 118), (246, 236, 196), (30, 48, 88), (8, 14, 34), (238, 176, 74)),
    "mist": Hour(
        (150, 168, 172), (228, 226, 214), (252, 248, 236), (164, 178, 174), (84, 104, 108), (184, 88, 92)
    ),
    "autumn": Hour(
        (120, 70, 52), (240, 196, 112), (255, 240, 190), (178, 104, 58), (76, 40, 36), (54, 104, 112)
    ),
}


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    a, b, c = (round(x + (y - x) * part) for x, y in zip(one, other, strict=True))
    return a, b, c


@cache
def _round_ramp() -> Image.Image:
    return Image.radial_gradient("L")


@cache
def _shade() -> Image.Image:
    return _round_ramp().resize((WIDTH, HEIGHT)).point([v * v // 700 for v in range(256)])


class Sketch:
    """One card while it is drawn; coordinates run from 0 to 600 and 0 to 900."""

    def __init__(self, mood: Hour, rng: Random) -> None:
        self.mood = mood
        self.rng = rng
        ramp = Image.linear_gradient("L").resize((1, HEIGHT * FINER), Image.Resampling.BILINEAR)
        column = Image.composite(
            Image.new("RGB", ramp.size, mood.below), Image.new("RGB", ramp.size, mood.above), ramp
        )
        self.image = column.resize((WIDTH * FINER, HEIGHT * FINER), Image.Resampling.NEAREST)
        self._pen = ImageDraw.Draw(self.image)

    def shape(self, points: list[XY], colour: Colour) -> None:
        self._pen.polygon([(x * FINER, y * FINER) for x, y in points], fill=colour)

    def disc(self, x: float, y: float, r: float, colour: Colour) -> None:
        self.oval(x, y, r, r, colour)

    def oval(self, x: float, y: float, rx: float, ry: float, colour: Colour) -> None:
        box = ((x - rx) * FINER, (y - ry) * FINER, (x + rx) * FINER, (y + ry) * FINER)
        self._pen.ellipse(box, fill=colour)

    def box(self, left: float, top: float, right: float, bottom: float, colour: Colour) -> None:
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], colour)

    def line(self, points: list[XY], width: float, colour: Colour) -> None:
        scaled = [(x * FINER, y * FINER) for x, y in points]
        self._pen.line(scaled, fill=colour, width=round(width * FINER), joint="curve")

    def glow(self, x: float, y: float, r: float, colour: Colour, strength: float = 0.8) -> None:
        """Light that fades outwards."""
        side = round(r * 2 * FINER)
        fading = [round(max(0, 181 - v) / 181 * 255 * strength * (1 - v / 255)) for v in range(256)]
        halo = _round_ramp().point(fading).resize((side, side), Image.Resampling.BILINEAR)
        corner = (round((x - r) * FINER), round((y - r) * FINER))
        self.image.paste(colour, (*corner, corner[0] + side, corner[1] + side), halo)

    def arch(self, x: float, ground: float, half: float, high: float, colour: Colour) -> None:
        """A doorway: straight sides and a round top."""
        self.box(x - half, ground - high + half, x + half, ground, colour)
        self.disc(x, ground - high + half, half, colour)

    def land(self, level: float, swing: float, colour: Colour) -> None:
        """Hills from side to side down to the lower edge."""
        first, second = self.rng.uniform(0, 2 * pi), self.rng.uniform(0, 2 * pi)
        top = [
            (x, level + swing * (sin(x / 130 + first) + 0.5 * sin(x / 61 + second)))
            for x in range(0, WIDTH + 1, 6)
        ]
        self.shape([(0, HEIGHT), *top, (WIDTH, HEIGHT)], colour)

    def water(self, level: float) -> None:
        """A sea in bands that darken towards us."""
        for band in range(9):
            top = level + (HEIGHT - level) * (band / 9) ** 1.5
            colour = mixed(mixed(self.mood.below, self.mood.far, 0.55), self.mood.near, band / 9)
            swell = 2 + band * 1.6
            phase = self.rng.uniform(0, 6)
            crest = [(x, top + swell * sin(x / (26 + 9 * band) + phase)) for x in range(0, WIDTH + 1, 5)]
            self.shape([(0, HEIGHT), *crest, (WIDTH, HEIGHT)], colour)

    def stars(self, count: int, lowest: float) -> None:
        for _ in range(count):
            x, y, r = self.rng.uniform(0, WIDTH), self.rng.uniform(0, lowest), self.rng.uniform(0.8, 2.6)
            self.disc(x, y, r, mixed(self.mood.above, self.mood.light, self.rng.uniform(0.4, 1)))

    def sun(self, x: float, y: float, r: float) -> None:
        self.glow(x, y, r * 4.5, self.mood.light, 0.55)
        self.disc(x, y, r, self.mood.light)

    def around(self, x: float, y: float, r: float, turn: float) -> XY:
        """The point at a part of a full turn round a centre."""
        return x + r * cos(turn * 2 * pi), y + r * sin(turn * 2 * pi)

    def veil(self, top: float, bottom: float, colour: Colour, part: float) -> None:
        """A band one can still see through, thickest in its middle."""
        band = Image.new("L", (1, 64))
        band.putdata([round(255 * part * sin(y / 63 * pi)) for y in range(64)])
        area = (WIDTH * FINER, round((bottom - top) * FINER))
        above = round(top * FINER)
        self.image.paste(colour, (0, above, area[0], above + area[1]), band.resize(area))

    def finished(self, *, mirrored: bool) -> Image.Image:
        """Scaled down, with a breath of shade towards the borders."""
        card = self.image.reduce(FINER)
        card.paste(mixed(self.mood.near, (0, 0, 0), 0.4), (0, 0, WIDTH, HEIGHT), _shade())
        return ImageOps.mirror(card) if mirrored else card
