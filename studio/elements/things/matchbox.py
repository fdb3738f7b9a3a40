"""Matches with a character of their own: asleep, awake and glowing, burnt."""

from studio.paint import Card, Frame
from studio.shapes import blob, curve, ell, taper

STICK = ["#5c3828", "#a87848", "#e4bc7c", "#fff0bc"]
HEAD = ["#2c0c18", "#741c24", "#b83c30", "#e88054"]
EMBER = ["#8c1410", "#cc3414", "#f46c1c", "#ffb048"]
CHAR = ["#0c0a10", "#241c20", "#4c3c38", "#8c7060"]


def head(f: Frame, r: float, ramp: list[str]) -> None:
    """The bulb of a match round (0, 0), a little longer than wide."""
    f.shade(ell(0, r * 0.9, r * 0.8, r * 0.4), 0.4, 6)
    f.paint(blob((0, -r * 1.25), (r * 0.8, -r * 0.8), (r, 0), (r * 0.7, r * 0.85), (0, r * 1.1), (-r * 0.7, r * 0.85), (-r, 0), (-r * 0.8, -r * 0.8)),
        ramp, vol=r * 0.8, tex=0.3, lump=0.16)  # fmt: skip


def sleeping_match(c: Card, x: float, y: float, foot: tuple[float, float], r: float = 27) -> None:
    """A match on its back, its head on (x, y), the stick going to `foot`; lids shut."""
    f = c.at(x, y, 1.0, (x - foot[0]) * 0.14, vol=10, wob=0.35, edge=0.28, rim=0.8, amb=0.2, det=0.5)
    c.shade(taper((x + 8, y + 20, 26), (foot[0] + 8, foot[1], 28)), 0.4, 7)
    m = c.paint(
        taper((x, y + 10, 23), (foot[0], foot[1], 27)),
        STICK,
        vol=9,
        grain=2,
        wob=0.35,
        edge=0.28,
        rim=0.6,
        amb=0.2,
    )
    c.marks(m, 1.57, 16, 40, 3, jit=0.04, alpha=0.4)
    head(f, r, HEAD)
    for s in (-1, 1):
        f.line(curve((s * 5, 3), (s * 10, 8), (s * 16, 3)), 3, "#1c0810", alpha=0.9, det=1)


def waking_match(c: Card, x: float, y: float, top: float, r: float = 44) -> None:
    """A match sitting up from (x, y), its head aglow at height `top`, eyes wide open."""
    m = c.paint(taper((x, y, 36), (x + 5, (y + top) / 2, 32), (x, top + 20, 30)), STICK, vol=11, grain=2, wob=0.35, edge=0.3, rim=0.9, amb=0.5,
        det=0.4, grad=(0.3, -0.2))  # fmt: skip
    c.marks(m, 1.57, 30, 46, 3, jit=0.04, alpha=0.4)
    f = c.at(x, top, 1.0, vol=20, wob=0.35, edge=0.2, amb=0.4, det=0.7, rim=0.4)
    head(f, r, EMBER)
    f.flat(ell(0, -r * 0.62, r * 0.46, r * 0.34), "#ffe890", 0.8, 9)
    for s in (-1, 1):
        f.flat(ell(s * r * 0.36, r * 0.2, 6, 8.5), "#340808", 0.95, det=1)


def burnt_match(c: Card, x: float, y: float, h: float = 220) -> tuple[float, float]:
    """A burnt match, bent like an old man, foot at (x, y), leaning right; returns its crown, for smoke."""
    f = c.at(x, y, h / 220, vol=9, wob=0.5, edge=0.3, rim=1.3, amb=0.24, det=0.6)
    f.shade(ell(4, 0, 34, 7), 0.6, 6)
    f.paint(taper((0, 0, 27), (-6, -60, 25), (-10, -104, 23)), STICK, vol=9, grain=2)
    f.paint(
        taper((-9, -92, 24), (-6, -140, 21), (18, -182, 17), (50, -200, 14)), CHAR, vol=9, tex=0.4, lump=0.3
    )
    g = c.at(*f.pt(62, -200), h / 220, 40, vol=12, wob=0.8, edge=0.3, rim=1.3, amb=0.24, det=0.7)
    head(g, 25, CHAR)
    for s in (-1, 1):
        f.flat(ell(66 + s * 9, -204 + s * 2, 3.6, 4.6), "#f8c070", 0.95, det=1)
    return f.pt(66, -228)
