"""The week: seven clouds to hop along, the sun that does it, and Sunday's cloud with the cake."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import Path, blob, ell, join
from studio.world._pieces import piece
from studio.world.party import cake, daylight

CLOUD: Ramp = ["#8fa4c0", "#c4d2de", "#eef0ea", "#fffdf4"]
GOLDEN: Ramp = ["#b87c34", "#e8b45c", "#fbdf98", "#fff6d4"]
FIRE: Ramp = ["#c8641c", "#f0962c", "#fbc04c", "#ffe28c", "#fff8d4"]


def puffs(s: float = 1.0) -> Path:
    """A small flat-bottomed cloud round (0, 0)."""
    round_ones = ((-58, 4, 34), (-22, -20, 42), (28, -14, 38), (62, 8, 30), (0, 12, 46))
    return join(
        *(ell(x * s, y * s, r * s, r * s * 0.82) for x, y, r in round_ones), ell(0, 24 * s, 84 * s, 20 * s)
    )


def station(c: Card, ramp: Ramp) -> None:
    """One day: a cloud to stand on."""
    daylight(c)
    f = c.at(120, 84, 1.0, wob=0.9)
    f.flat(puffs(1.05), "#4a5878" if ramp is CLOUD else "#8a5418", 0.55, 2)
    f.paint(puffs(), ramp, vol=34, amb=0.24, gain=0.85, tex=0.16, edge=0.14, rim=0.3)


def day(c: Card) -> None:
    """A day still to come."""
    station(c, CLOUD)


def past(c: Card) -> None:
    """A day the sun has been to: it has stayed golden."""
    station(c, GOLDEN)


def sunday(c: Card) -> None:
    """Sunday: the cloud with the cake on it."""
    daylight(c)
    f = c.at(150, 214, 1.12, wob=0.9)
    f.flat(puffs(1.05), "#4a5878", 0.55, 2)
    f.paint(puffs(), CLOUD, vol=34, amb=0.24, gain=0.85, tex=0.16, edge=0.14, rim=0.3)
    cake(c.at(150, 196, 0.72, wob=0.3))


def sun(c: Card) -> None:
    """The sun, round-cheeked and kind, with hand-cut rays."""
    c.stage((150, 110, 300), "#fff6d0", "#ffe9b0")
    x = y = 200.0
    for i in range(8):
        c.puff(x, y, 198 - i * 5, "#ffe9a0", 0.07)
    f = c.at(x, y, 1.0, wob=0.5)
    for ring, (length, wide, n, turn) in enumerate(((172, 24, 12, 15), (150, 20, 12, 0))):
        for i in range(n):
            r = c.at(x, y, 1.0, i * 360 / n + turn, wob=0.5)
            r.paint(
                blob((-wide, -104), (-wide * 0.5, -130), (6 - ring * 12, -length, "c"), (wide * 0.6, -128), (wide, -104)),
                FIRE[:4] if ring else FIRE[1:], vol=9, amb=0.35, gain=0.75, edge=0.2,
            )  # fmt: skip
    c.shade(ell(x, y, 112), 0.35, 6, "#b85a14")
    f.paint(ell(0, 0, 108), FIRE, vol=96, amb=0.4, gain=0.66, edge=0.2, tex=0.14, lump=0.04)
    face(f)


def face(f: Frame) -> None:
    """Two eyes, a smile, cheeks."""
    for sg in (-1, 1):
        f.flat(ell(sg * 62, 22, 27, 20), "#f0623c", 0.5, 8)
        f.flat(ell(sg * 37, -14, 12, 16), "#4a2410", 1, wob=0.2, det=1)
        f.flat(ell(sg * 37 - 4, -20, 4.6, 5.4), "#fff8e4", 1, wob=0.1, det=1)
        f.line([(sg * 54, -44), (sg * 38, -52), (sg * 24, -47)], 7, "#a8581c", alpha=0.9)
    f.line([(-44, 24), (-24, 45), (0, 51), (24, 45), (44, 24)], 11, "#6a2c14", alpha=1)
    f.line([(-50, 20), (-44, 25), (-40, 31)], 6, "#8a3c18", alpha=0.8)
    f.line([(50, 20), (44, 25), (40, 31)], 6, "#8a3c18", alpha=0.8)
    f.flat(ell(-46, -58, 26, 14, -38), "#fffbe4", 0.5, 7)


PAGES = (
    piece("sun", (400, 400), 300, sun),
    piece("day", (240, 150), 160, day),
    piece("day_past", (240, 150), 160, past),
    piece("day_party", (300, 290), 240, sunday),
)
