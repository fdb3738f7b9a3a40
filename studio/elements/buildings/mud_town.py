"""A town of mud brick: towers with rows of beam ends, flat roofs, small dark windows, a great mosque-like hall far off."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import arch, blob, ell, poly, rect, taper

MUD: Ramp = ["#6c3828", "#b4703c", "#e0a464", "#fcdca4"]
SHADE: Ramp = ["#4c2830", "#84503c", "#b07c54"]


def mud_block(
    c: Card, x0: float, x1: float, top: float, foot: float, fog: float = 0.0, windows: bool = True
) -> None:
    """One house: its wall in the sun, three rows of beam ends, a pinnacled rim."""
    w = x1 - x0
    c.paint(
        poly([(x0, foot), (x0 + w * 0.03, top), (x1 - w * 0.03, top), (x1, foot)]),
        MUD,
        vol=6,
        fog=fog,
        tex=0.34,
        wob=1,
        grad=(0.12, -0.22),
        edge=0.2,
    )
    n = max(2, int(w / 40))
    for k in range(n):
        px = x0 + (k + 0.5) * w / n
        c.paint(
            blob((px - w / n * 0.3, top + 8), (px, top - 16), (px + w / n * 0.3, top + 8)),
            MUD,
            vol=6,
            fog=fog,
            wob=0.8,
        )
    for r in range(2):
        y = top + (foot - top) * (0.24 + 0.3 * r)
        for k in range(n):
            px = x0 + (k + 0.5) * w / n
            c.shade(taper((px, y + 4, 5), (px + 12, y + 20, 3)), 0.4 * (1 - fog), 2, "#3c1c2c")
            c.paint(ell(px, y, 4.6), ["#3c2420", "#6c4834", "#a0785c"], vol=2, fog=fog, wob=0.3)
    if windows:
        for k in range(max(1, n // 2)):
            px = x0 + (k + 0.7) * w / max(1, n // 2) * 0.9
            c.flat(
                rect(px - 7, top + (foot - top) * 0.38, px + 7, top + (foot - top) * 0.38 + 24, 4),
                "#3c1c24",
                0.8 * (1 - fog),
                wob=0.5,
            )


def mud_town(c: Card, y: float) -> None:
    """Rows of houses from the horizon down the page, leaving a way through the middle."""
    for x0, x1, top, foot, fog in (
        (250, 330, y - 56, y + 30, 0.6), (330, 400, y - 84, y + 30, 0.6), (400, 480, y - 60, y + 30, 0.6), (480, 560, y - 76, y + 30, 0.62), (560, 640, y - 50, y + 30, 0.62),
        (640, 730, y - 66, y + 40, 0.55), (730, 830, y - 48, y + 50, 0.5), (560, 680, y + 10, y + 130, 0.36), (660, 820, y + 50, y + 210, 0.24),
    ):  # fmt: skip
        mud_block(c, x0, x1, top, foot, fog)


def roof_terrace(c: Card, x0: float, x1: float, y: float, foot: float) -> None:
    """The roof in front, seen a little from above, and its wall down to `foot`."""
    c.paint(
        poly([(x0, y + 30), (x1, y + 40), (x1 + 8, foot), (x0 - 10, foot)]),
        MUD,
        vol=6,
        tex=0.36,
        wob=1,
        grad=(0.08, -0.3),
        edge=0.2,
    )
    for r in range(3):
        for k in range(6):
            px, py = x0 + 40 + k * (x1 - x0) / 6, y + 110 + r * 110
            if py < foot - 30:
                c.shade(taper((px, py + 6, 7), (px + 20, py + 34, 4)), 0.42, 3, "#3c1c2c")
                c.paint(
                    taper((px, py, 12), (px - 4, py + 3, 12)),
                    ["#3c2420", "#6c4834", "#a0785c"],
                    vol=4,
                    wob=0.3,
                )
    for wx, wy in ((x0 + 150, y + 150), (x0 + 330, y + 140)):
        c.flat(rect(wx - 20, wy - 34, wx + 20, wy + 34, 8), "#3c1c24", 0.9, wob=0.6)
        c.line([(wx - 22, wy + 36), (wx, wy + 38), (wx + 24, wy + 36)], 5, MUD[3], 0.7)
        c.line([(wx, wy - 32), (wx, wy + 32)], 4, MUD[1], 0.8)
    c.flat(arch(x0 + 222, foot - 140, x0 + 286, foot - 4), "#3c1c24", 0.9, wob=0.6)
    c.paint(
        poly([(x0 - 8, y + 36), (x0 + 26, y - 34), (x1 - 26, y - 26), (x1 + 6, y + 46)]),
        ["#94603c", "#cc9458", "#f0c484", "#fff0c0"],
        vol=3,
        amb=0.6,
        tex=0.3,
        wob=0.8,
    )
