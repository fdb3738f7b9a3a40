"""Houses that migrate: roofs for wings, chimneys stretched out in front; and the kennel that stays."""

import numpy as np

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BRICK, WOOD
from studio.shapes import Point, blob, curve, ell, poly, rect, taper

COLD_GLASS = "#2c3c54"
CLAW: Ramp = ["#4c2414", "#a4521c", "#dc8434", "#fcc47c"]


def wing(f: Frame, tiles: Ramp, flap: float, near: bool, sweep: float = 0) -> None:
    """One half of a roof, beating: hinged at the eaves (y=0), its tip swept back; `flap` 1 is up, 0.3 level,
    -0.5 down; `sweep` carries the tip so much farther back."""
    outline: tuple[Point, ...]
    if near:
        outline = ((-84, 4, "c"), (-52, -66), (20, -148), (104, -214), (196, -262, "c"), (186, -226), (172, -206, "c"), (164, -170),
            (150, -152, "c"), (144, -116), (128, -100, "c"), (122, -60), (106, -46, "c"), (96, 4, "c"))  # fmt: skip
    else:
        outline = ((-84, 4, "c"), (-92, -84), (-76, -170), (-26, -262, "c"), (-14, -220), (-4, -204, "c"), (2, -160), (16, -140, "c"),
            (26, -90), (44, -70, "c"), (70, 4, "c"))  # fmt: skip

    def beaten(px: float, py: float) -> tuple[float, float]:
        up = max(0.0, -py) / 262
        return px + sweep * up**1.4, py * flap

    m = f.paint(
        blob(*[(*beaten(p[0], p[1]), *p[2:]) for p in outline]), tiles, vol=16, rim=0.7, edge=0.3, tex=0.25
    )
    for k in range(1, 11):
        lead, trail = (-84 + 26 * k, 100 + 9 * k) if near else (-90 + 5 * k, 70 - 7 * k)
        ends = ((lead - 30, -25 * k - 10), ((lead + trail) / 2, -25 * k + 8), (trail + 30, -25 * k - 6))
        row = curve(*[beaten(*p) for p in ends])
        f.line(row, 4, tiles[0], alpha=0.5, clip=m, ends=0.9)
        f.line(row + np.array([0, -4]), 2, tiles[3], alpha=0.45, clip=m, ends=0.9)


def tucked_foot(f: Frame, x: float, y: float, skin: Ramp) -> None:
    """A bird's foot drawn up under a house at (x, y): a short shank carried back, three toes half shut, a spur."""
    f.paint(taper((x - 4, y - 6, 20), (x + 8, y + 8, 14)), skin, vol=5, edge=0.35)
    f.paint(
        taper((x + 4, y + 5, 10), (x + 18, y + 17, 8), (x + 30, y + 22, 9)), skin, vol=4, edge=0.4, det=0.7
    )
    f.paint(
        taper((x + 26, y + 24, 7), (x + 20, y + 33, 6), (x + 13, y + 36, 2)), skin, vol=3, edge=0.4, det=0.7
    )
    for mid, tip in (((46, 16), (60, 22)), ((46, 27), (57, 36)), ((38, 34), (43, 46))):
        f.paint(taper((x + 30, y + 22, 9), (x + mid[0], y + mid[1], 8), (x + tip[0], y + tip[1], 2.4)), skin, vol=3, edge=0.4, det=0.7)  # fmt: skip


def chimney_neck(f: Frame) -> None:
    """The chimney stretched out in front like the neck of a goose, its smoke blown back along it."""
    f.paint(poly([(-60, 18), (-60, 56), (-150, 22), (-146, -8)]), BRICK, vol=10)
    for k in range(4):
        f.line([(-78 - k * 19, 14 - k * 6), (-82 - k * 19, 46 - k * 7)], 2.6, BRICK[0], alpha=0.55)
    f.paint(poly([(-142, -16), (-148, 32), (-168, 26), (-162, -22)]), BRICK, vol=6)
    f.paint(poly([(-160, -12), (-164, 14), (-182, 8), (-178, -16)]), ["#4c2018", "#a0502c", "#e09058"], vol=5)


def flying_house(
    c: Card,
    x: float,
    y: float,
    s: float,
    wall: Ramp,
    tiles: Ramp,
    flap: float = 1.0,
    rot: float = 0,
    door: Ramp = WOOD,
    fog: float = 0,
    sweep: float = 0,
) -> None:
    """A house on the wing, flying left, the middle of its eaves at (x, y); `flap` and `sweep` as for `wing`."""
    f = c.at(x, y, s, rot, vol=18, wob=0.45, edge=0.28, rim=0.5, fog=fog, det=0.3, amb=0.32)
    dim = [tiles[0], tiles[1], tiles[1], tiles[2]]
    wing(f, dim, flap if flap < 0 else max(0.5, flap), False, sweep * 0.5)
    chimney_neck(f)
    if s > 0.6:  # of the small ones only the house is seen
        tucked_foot(f, 34, 100, [CLAW[0], CLAW[1], CLAW[1]])
        tucked_foot(f, -36, 106, CLAW)
    m = f.paint(poly([(-76, 0), (78, 0), (72, 104), (-66, 108)]), wall, vol=14, grad=(0.1, -0.25), tex=0.3)
    f.shade(rect(-80, -4, 82, 26), 0.45, 9, clip=m)
    for wx in (-40, 46):
        f.paint(rect(wx - 18, 32, wx + 18, 70, 2), WOOD, vol=3)
        f.flat(rect(wx - 13, 37, wx + 13, 65), COLD_GLASS, 1, det=0.6)
        f.line([(wx, 37), (wx, 65)], 3, "#d8c8a8", alpha=0.9, ends=1)
        f.line([(wx - 13, 51), (wx + 13, 51)], 3, "#d8c8a8", alpha=0.9, ends=1)
    f.paint(rect(-13, 38, 19, 105, 2), door, vol=5, det=0.6)
    f.flat(ell(12, 74, 3), "#ffe8a0", 1, det=1)
    f.paint(taper((-88, 2, 12), (92, 2, 12)), tiles, vol=5)
    if flap < 0.5:
        ridge = blob((-86, 4, "c"), (-60, -24), (0, -36), (64, -26), (94, 4, "c"))
        f.paint(ridge, tiles, vol=12, tex=0.25)
    wing(f, tiles, flap, True, sweep)


def kennel(c: Card, x: float, y: float, h: float, roof: Ramp) -> None:
    """The dog kennel that stays, foot at (x, y); its chain goes in, and nothing comes out."""
    f = c.at(x, y, h / 90, vol=10, wob=0.4, edge=0.3, rim=0.6, det=0.4)
    f.shade(ell(6, 2, 62, 9), 0.5, 6)
    f.paint(rect(-42, -56, 42, 2), WOOD, grain=2)
    f.paint(blob((-22, 2, "c"), (-22, -28), (0, -46), (22, -28), (22, 2, "c")), ["#140c10", "#241820"], vol=2)
    f.paint(poly([(-56, -50), (0, -94), (56, -50), (50, -42), (0, -80), (-50, -42)]), roof, vol=6)
    f.paint(poly([(-40, -52), (0, -82), (40, -52)]), WOOD, vol=4)
    f.shade(ell(72, 3, 24, 6), 0.55, 3)
    f.paint(blob((52, -12, "c"), (92, -12, "c"), (87, 2), (72, 5), (57, 2)), BRICK, vol=6, det=0.7)
    f.paint(ell(72, -12, 20, 6), BRICK[1:], vol=2, amb=0.6, det=0.7)
    f.flat(ell(72, -11.5, 15, 4), "#2c1c20", 0.9, det=0.8)


def flapping_signs(c: Card, x: float, y: float) -> None:
    """How hard a house flaps at (x, y): three strokes in the air behind it, three crumbs of earth that fall."""
    for dx, dy in ((46, 6), (60, 28), (52, -14)):
        c.line(curve((x + dx, y + dy), (x + 30 + dx, y + 8 + dy)), 3, "#7c6c54", 0.6)
    for dx, dy in ((-40, 60), (-26, 72), (-6, 66)):
        c.flat(ell(x + dx, y + dy, 4, 2), "#5c4430", 0.8)
