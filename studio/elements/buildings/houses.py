"""Buildings, standing at (x, y)."""

import numpy as np

from studio.colour import Arr, Colour, Ramp
from studio.paint import Card
from studio.palettes import BRICK, CREAM, IRON, LINEN, PLASTER, RED, ROOF_RED, SLATE, SNOW, STONE, WHITE, WOOD
from studio.shapes import arch, blob, ell, poly, rect, taper

WARM: Colour = "#ffd27a"


def pane(
    c: Card,
    x: float,
    y: float,
    w: float,
    h: float,
    col: Colour = WARM,
    lit: bool = True,
    fog: float = 0,
    g: float = 0.35,
    frame: Colour = "#20202e",
) -> None:
    """One window, centre (x, y); lit ones get a halo."""
    c.flat(
        rect(x - w / 2 - 1.5, y - h / 2 - 1.5, x + w / 2 + 1.5, y + h / 2 + 1.5),
        c.fade(frame, fog),
        0.85,
        wob=0.2,
        det=0.9,
    )
    c.flat(
        rect(x - w / 2, y - h / 2, x + w / 2, y + h / 2),
        c.fade(col if lit else "#171c2a", fog * 0.6),
        1,
        wob=0.2,
        det=0.9,
    )
    if w > 12:
        bar = c.fade(frame, fog)
        c.flat(rect(x - 0.8, y - h / 2, x + 0.8, y + h / 2), bar, 0.8, wob=0.2, det=0.9)
        c.flat(rect(x - w / 2, y - 0.8, x + w / 2, y + 0.8), bar, 0.8, wob=0.2, det=0.9)
    if lit and g:
        c.halo(x, y, max(w, h) * 2.4, col, g * (1 - fog))


def house(
    c: Card,
    x: float,
    y: float,
    h: float = 70,
    w: float | None = None,
    wall: Ramp = STONE,
    roof: Ramp = ROOF_RED,
    win: Colour = WARM,
    lit: bool = True,
    floors: int = 1,
    fog: float = 0,
    rim: float = 0.3,
    g: float = 0.35,
    snow: bool = False,
    door: bool = True,
    ground: bool = True,
) -> None:
    """A small gabled house with a chimney; `h` is its whole height with the roof."""
    body = h * (0.56 if floors == 1 else 0.72)
    w = w or h * (0.62 if floors == 1 else 0.5)
    if ground:
        c.shade(ell(x - w * 0.15, y + 3, w * 0.75, h * 0.08), 0.5 * (1 - fog), 4, wall[0])
    f = c.at(x, y, 1, fog=fog, wob=0.4, det=0.6, vol=max(3, w * 0.16), rim=rim, rimw=3)
    f.paint(rect(-w * 0.46, -h * 1.0, -w * 0.24, -body), wall)
    f.paint(rect(-w / 2, -body, w / 2, 3), wall, grad=(0.1, -0.25))
    f.paint(poly([(-w * 0.64, -body + 2), (-w * 0.1, -h), (w * 0.12, -h), (w * 0.64, -body + 2)]), roof)
    if snow:
        f.paint(
            blob(
                (-w * 0.64, -body),
                (-w * 0.12, -h - 2),
                (w * 0.14, -h - 2),
                (w * 0.64, -body),
                (w * 0.3, -body - h * 0.1),
                (0, -body - h * 0.06),
                (-w * 0.3, -body - h * 0.1),
            ),
            SNOW,
            vol=5,
            edge=0.05,
        )
    rows = max(1, floors)
    for i in range(rows):
        yy = y - body + body * (i + 0.42) / rows
        for sx in (-0.24, 0.24) if w > 22 else (0.0,):
            if door and i == rows - 1 and sx > 0 and w > 22:
                continue
            pane(c, x + sx * w, yy, w * 0.22, min(w * 0.26, body / rows * 0.45), win, lit, fog, g, wall[0])
    if door and w > 22:
        f.paint(arch(w * 0.13, -body * (0.5 if rows == 1 else 0.3), w * 0.36, 3), WOOD, vol=2)


def tower(
    c: Card,
    x: float,
    y: float,
    h: float = 180,
    w: float | None = None,
    wall: Ramp = STONE,
    roof: Ramp = ROOF_RED,
    lit: bool = True,
    fog: float = 0,
    windows: int = 3,
) -> None:
    """A round tower with a pointed roof."""
    w = w or h * 0.26
    f = c.at(x, y, 1, fog=fog, wob=0.5, det=0.5, vol=w * 0.45, rim=0.3, rimw=4)
    f.paint(
        poly([(-w * 0.5, 3), (-w * 0.44, -h * 0.68), (w * 0.44, -h * 0.68), (w * 0.5, 3)]),
        wall,
        grad=(0.1, -0.2),
    )
    f.paint(
        blob((-w * 0.62, -h * 0.66, "c"), (0, -h, "c"), (w * 0.62, -h * 0.66, "c"), (0, -h * 0.63)),
        roof,
        vol=w * 0.3,
    )
    for i in range(windows):
        pane(
            c,
            x + (-0.1 if i % 2 else 0.12) * w,
            y - h * (0.58 - i * 0.17),
            w * 0.2,
            w * 0.3,
            WARM,
            lit,
            fog,
            0.3,
            wall[0],
        )


def lighthouse(
    c: Card, x: float, y: float, h: float = 300, fog: float = 0, lit: bool = True
) -> tuple[float, float]:
    """A striped lighthouse; returns the place of its lamp."""
    f = c.at(x, y, h / 300, fog=fog, wob=0.4, det=0.5, vol=24, rim=0.4)
    m = f.paint(poly([(-34, 3), (-20, -232), (20, -232), (34, 3)]), WHITE, grad=(0.1, -0.15))
    for i in (1, 3, 5):
        f.paint(rect(-40, -232 + i * 40, 40, -192 + i * 40), RED, vol=20, clip=m, edge=0.05)
    f.paint(rect(-28, -240, 28, -230), IRON, vol=3)
    f.paint(rect(-15, -270, 15, -240), ["#ffc060", "#ffe8a0", "#fffbe0"] if lit else SLATE, amb=0.7, vol=8)
    f.paint(blob((-19, -268, "c"), (0, -298), (19, -268, "c")), RED, vol=8)
    lamp = f.pt(0, -255)
    if lit:
        c.glow(*lamp, h * 0.6, "#fff0b8", 0.6, 1.7)
    return lamp


def windmill(
    c: Card, x: float, y: float, h: float = 220, fog: float = 0, turn: float = 20, wall: Ramp = CREAM
) -> None:
    """A windmill with four sails turned by `turn` degrees."""
    f = c.at(x, y, h / 220, fog=fog, wob=0.5, det=0.5, vol=18, rim=0.3)
    f.paint(poly([(-36, 3), (-22, -130), (22, -130), (36, 3)]), wall, grad=(0.1, -0.2))
    f.paint(blob((-26, -128, "c"), (-16, -158), (16, -158), (26, -128, "c")), ROOF_RED, vol=12)
    f.paint(arch(-9, -32, 9, 3), WOOD, vol=3)
    hub = c.at(*f.pt(0, -138), h / 220, turn, fog=fog, wob=0.4, det=0.6, vol=3)
    for q in range(4):
        arm = c.at(hub.x, hub.y, hub.s, turn + q * 90, fog=fog, wob=0.4, det=0.6, vol=3)
        arm.paint(poly([(4, -12), (22, -14), (20, -84), (4, -86)]), LINEN, alpha=0.9)
        arm.line([(2, 0), (2, -88)], 3.4, "#4a3226", alpha=1, ends=0.9)
    hub.paint(ell(0, 0, 5), WOOD)


def tent(
    c: Card, x: float, y: float, h: float = 110, ramp: Ramp = RED, stripe: Ramp | None = CREAM, fog: float = 0
) -> Arr:
    """A round circus tent with stripes and a pennant."""
    f = c.at(x, y, h / 110, fog=fog, wob=0.6, det=0.4, vol=24, rim=0.3)
    m = f.paint(
        blob(
            (-64, 0, "c"),
            (-60, -44, "c"),
            (-24, -66),
            (0, -104, "c"),
            (24, -66),
            (60, -44, "c"),
            (64, 0, "c"),
        ),
        ramp,
    )
    if stripe is not None:
        for sx in (-46, -16, 16, 46):
            f.paint(
                poly(
                    [
                        (sx - 8, 2),
                        (sx - 7, -44),
                        (sx * 0.1 - 1, -104),
                        (sx * 0.1 + 1, -104),
                        (sx + 7, -44),
                        (sx + 8, 2),
                    ]
                ),
                stripe,
                vol=10,
                clip=m,
                edge=0.05,
            )
    f.paint(poly([(0, -104), (0, -120), (20, -114)]), RED, vol=2)
    return m


def facade(
    c: Card,
    x: float,
    y: float,
    h: float = 420,
    w: float = 150,
    wall: Ramp = PLASTER,
    rows: int = 4,
    cols: int = 2,
    lit: tuple[int, ...] = (),
    fog: float = 0,
    roof: Ramp | None = ROOF_RED,
    win: Colour = WARM,
) -> list[tuple[float, float]]:
    """A tall town house front; `lit` lists its bright windows (row * cols + col). Returns window centres."""
    f = c.at(x, y, 1, fog=fog, wob=0.6, det=0.3, vol=8, edge=0.2)
    f.paint(rect(-w / 2, -h, w / 2, 4), wall, grad=(0.1, -0.2), tex=0.3)
    if roof is not None:
        f.paint(
            poly(
                [
                    (-w * 0.56, -h + 3),
                    (-w * 0.36, -h - w * 0.36),
                    (w * 0.36, -h - w * 0.36),
                    (w * 0.56, -h + 3),
                ]
            ),
            roof,
            vol=10,
        )
    centres = []
    for row in range(rows):
        for col in range(cols):
            px, py = x - w / 2 + w * (col + 0.5) / cols, y - h + h * (row + 0.5) / rows
            on = row * cols + col in lit
            pane(c, px, py, w / cols * 0.42, h / rows * 0.46, win, on, fog, 0.3, wall[0])
            centres.append((px, py))
    return centres


def chimney(
    c: Card, x: float, y: float, h: float = 60, ramp: Ramp = BRICK, fog: float = 0, smoke: bool = True
) -> None:
    """A chimney stack, smoking."""
    f = c.at(x, y, h / 60, fog=fog, wob=0.5, det=0.4, vol=6)
    f.paint(rect(-13, -52, 13, 3), ramp)
    f.paint(rect(-16, -60, 16, -50), ramp)
    if smoke:
        c.smoke(
            [(x, y - h), (x + h * 0.1, y - h * 1.8), (x - h * 0.2, y - h * 2.6), (x + h * 0.2, y - h * 3.4)],
            h * 0.15,
            h * 0.6,
            "#e8dcd4",
            0.3,
        )


def wall_of_bricks(
    c: Card, x: float, y: float, h: float = 160, w: float = 200, ramp: Ramp = BRICK, fog: float = 0
) -> Arr:
    """A brick wall, lower middle at (x, y)."""
    m = c.paint(rect(x - w / 2, y - h, x + w / 2, y), ramp, vol=4, fog=fog, tex=0.35, wob=0.6, amb=0.5)
    dark = c.fade(ramp[0], fog)
    for i, yy in enumerate(np.arange(y - h, y, 16)):
        c.line([(x - w / 2, yy), (x, yy + 1), (x + w / 2, yy)], 1.6, dark, 0.5, clip=m, ends=0.9)
        for xx in np.arange(x - w / 2 + (i % 2) * 17, x + w / 2, 34):
            c.line([(xx, yy), (xx, yy + 15)], 1.6, dark, 0.5, clip=m, ends=0.9)
    return m


def gate(
    c: Card, x: float, y: float, h: float = 90, w: float = 110, ramp: Ramp = WOOD, fog: float = 0
) -> None:
    """A garden gate between two posts."""
    f = c.at(x, y, 1, fog=fog, wob=0.4, det=0.6, vol=4)
    for sg in (-1, 1):
        f.paint(taper((sg * w / 2, 3, 9), (sg * w / 2, -h, 8)), ramp)
    for i in range(5):
        px = -w / 2 + w * (i + 1) / 6
        f.paint(taper((px, -4, 5), (px, -h * (0.72 + 0.06 * np.sin(i)), 4)), ramp)
    for yy in (-h * 0.2, -h * 0.6):
        f.line([(-w / 2, yy), (w / 2, yy)], 4, ramp[1], alpha=1, ends=0.9)
