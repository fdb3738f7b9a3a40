"""Props: what is held, worn, eaten, carried, ridden. (x, y) is the middle unless said otherwise."""

import math
from collections.abc import Sequence

from studio.papercut.bits import brad, heart, pleated, stitches, string, strip
from studio.papercut.families import shade
from studio.papercut.page import Page
from studio.papercut.papers import Ground, chart, cross, gingham, kraft, printed, stripes, tone
from studio.shapes import blob, cut, ell, poly, rect, taper


def thermometer(c: Page, x: float, y: float, rot: float = 70, s: float = 1.0) -> None:
    """A thermometer with its tip at (x, y): put it at a mouth."""
    with c.at(x, y, s, rot):
        c.lay(rect(-7, -96, 7, 4, 7), "#fbfaf4", 4, 0)
        c.lay(rect(-2.5, -70, 2.5, 0), "#e0382c", 0.4, 0)
        for i in range(5):
            strip(c, [(2, -22 - i * 14), (7, -22 - i * 14)], 2, "#6a5a60", 0.1)


def ice_bag(c: Page, x: float, y: float, s: float = 1.0, rot: float = 0, sheet: Ground = "#7fb4dc") -> None:
    """An ice bag lying on a head: (x, y) is where it lies."""
    with c.at(x, y, s, rot):
        c.lay(
            blob((-62, 6), (-54, -34), (-14, -46), (14, -46), (54, -34), (62, 6), (0, 16)),
            printed(sheet, cross, "#d8ecf8", pitch=22),
            5,
        )
        c.lay(blob((-18, -42), (18, -42), (14, -66), (-14, -66)), "#f4f0e6", 4)


def map_sheet(
    c: Page, x: float, y: float, w: float = 150, h: float = 110, rot: float = 0, upside: bool = False
) -> None:
    """A folded map without names; a bare arrow shows that it is upside down."""
    with c.at(x, y, 1, rot + (180 if upside else 0)):
        c.lay(rect(-w / 2, -h / 2, w / 2, h / 2), chart(), 6, 1.2, relief=pleated(w / 2, 7), angle=0)
        c.lay(
            poly([(w * 0.34, -h * 0.4), (w * 0.42, -h * 0.2), (w * 0.34, -h * 0.26), (w * 0.26, -h * 0.2)]),
            "#3a3440",
            0.4,
            0,
        )


def suitcase(c: Page, x: float, y: float, w: float = 120, sheet: Ground | None = None) -> None:
    """A suitcase standing at (x, y)."""
    h = w * 0.68
    c.lay(
        cut(
            rect(x - w * 0.18, y - h - w * 0.14, x + w * 0.18, y - h + 8, 8),
            rect(x - w * 0.11, y - h - w * 0.07, x + w * 0.11, y - h + 10),
        ),
        "#5a3a28",
        3,
    )
    c.lay(rect(x - w / 2, y - h, x + w / 2, y, 12), sheet or kraft("#a8744a"), 6)
    for q in (-1, 1):
        c.lay(rect(x + q * w * 0.28 - 8, y - h, x + q * w * 0.28 + 8, y), "#7a4a30", 1, 0)
        brad(c, x + q * w * 0.28, y - h * 0.4, 6)


def balloon(
    c: Page, x: float, y: float, r: float, sheet: Ground = "#d8352c", to: Sequence[tuple[float, float]] = ()
) -> None:
    """A balloon; `to`: where its string goes."""
    if to:
        string(c, [(x, y + r * 1.2), *to], "#8a7a6a", 3, 3)
    c.lay(poly([(x - 10, y + r * 1.32), (x + 10, y + r * 1.32), (x, y + r * 1.08)]), sheet, 4)
    c.lay(
        blob(
            (x, y - r * 1.15),
            (x + r, y - r * 0.2),
            (x + r * 0.5, y + r * 0.86),
            (x, y + r * 1.16),
            (x - r * 0.5, y + r * 0.86),
            (x - r, y - r * 0.2),
        ),
        sheet,
        8,
        1.4,
    )


def heart_shape(c: Page, x: float, y: float, r: float, sheet: Ground = "#e0364a", lift: float = 5) -> None:
    """A cut heart."""
    c.lay(heart(x, y, r), sheet, lift, 0.8)


def cone(c: Page, x: float, y: float, s: float = 1.0, rot: float = 0, scoops: Sequence[Ground] = ()) -> None:
    """An ice-cream cone, its tip at (x, y); without scoops it is empty."""
    with c.at(x, y, s, rot):
        for i, sheet in enumerate(scoops):
            c.lay(ell((i % 2 * 2 - 1) * 6 if len(scoops) > 1 else 0, -108 - i * 40, 36, 32), sheet, 4, tear=2)
        c.lay(
            poly([(-32, -92), (32, -96), (0, 4)]), printed("#e0a458", cross, "#c4853c", pitch=16, size=0.9), 5
        )
        if not scoops:
            c.lay(ell(0, -94, 32, 10), "#8a5a2c", 0.6, 0)


def cake(
    c: Page,
    x: float,
    y: float,
    w: float = 160,
    layers: Sequence[Ground] = ("#f4d8a8", "#f49fb6"),
    cherry: bool = True,
) -> None:
    """A cake on a plate, standing at (x, y)."""
    c.lay(ell(x, y, w * 0.62, w * 0.1), "#f6f4ee", 4)
    for i, sheet in enumerate(layers):
        r, top = w * (0.46 - 0.1 * i), y - i * w * 0.26
        c.lay(blob((x - r, top), (x - r, top - w * 0.24), (x + r, top - w * 0.24), (x + r, top)), sheet, 4)
        drip = [(x - r + 2 * r * j / 8, top - w * 0.2 + (w * 0.07 if j % 2 else 0)) for j in range(9)]
        c.lay(blob((x - r, top - w * 0.27, "c"), (x + r, top - w * 0.27, "c"), *drip[::-1]), "#fffaf0", 2)
    if cherry:
        c.lay(ell(x, y - len(layers) * w * 0.26 - w * 0.06, w * 0.07), "#d8304a", 4)


def lantern(
    c: Page,
    x: float,
    y: float,
    r: float,
    sheet: Ground = "#e8452f",
    lit: float = 0.3,
    top: float | None = None,
) -> None:
    """A paper lantern hanging at (x, y); `top`: where its string begins."""
    if top is not None:
        string(c, [(x, top), (x, y - r * 1.2)], "#6a5a50", 3, 3)
    c.lay(ell(x, y, r, r * 1.12), sheet, 6, glow=lit, relief=lambda a, b: 3 * abs((b / 9) % 2 - 1))
    for q in (-1, 1):
        c.lay(
            rect(x - r * 0.42, y + q * r * 1.1 - 7, x + r * 0.42, y + q * r * 1.1 + 7, 4), "#5a3428", 2, 0.2
        )


def boat(
    c: Page, x: float, y: float, w: float, sheet: Ground = "#f7efe0", sail: Ground | None = None
) -> None:
    """A folded paper boat floating at (x, y)."""
    if sail is not None:
        c.lay(taper((x, y - 20, 9), (x, y - w * 0.8, 6)), "#8a5a34", 3)
        c.lay(
            blob((x + 6, y - w * 0.78, "c"), (x + w * 0.42, y - w * 0.3), (x + 6, y - w * 0.22, "c")),
            sail,
            4,
            1.6,
        )
    else:
        c.lay(poly([(x - w * 0.22, y - w * 0.08), (x, y - w * 0.42), (x + w * 0.22, y - w * 0.08)]), sheet, 4)
    c.lay(
        poly(
            [
                (x - w / 2, y - w * 0.2),
                (x + w / 2, y - w * 0.2),
                (x + w * 0.3, y + w * 0.08),
                (x - w * 0.3, y + w * 0.08),
            ]
        ),
        sheet,
        5,
        1,
    )


def table(
    c: Page, x0: float, x1: float, y: float, h: float, cloth: Ground | None = None, wood: Ground = "#a8744a"
) -> None:
    """A table seen from the front; y is its top."""
    for x in (x0 + 24, x1 - 24):
        c.lay(taper((x, y + 10, 24), (x, y + h, 18)), wood, 4)
    c.lay(rect(x0, y - 12, x1, y + 16, 6), wood, 6)
    if cloth is not None:
        n = max(4, int((x1 - x0) / 60))
        hem = [(x1 + 6 - (x1 - x0 + 12) * i / n, y + 84 + (12 if i % 2 else -8)) for i in range(n + 1)]
        c.lay(
            blob((x0 - 6, y - 16, "c"), (x1 + 6, y - 16, "c"), *hem), cloth, 3, relief=pleated(60, 3), angle=0
        )


def bed(
    c: Page,
    x0: float,
    x1: float,
    y: float,
    *,
    cover: Ground | None = None,
    wood: Ground = "#a8744a",
    pillow: Ground = "#fbf6ea",
) -> None:
    """A bed from the side, standing on y, its head at the left."""
    h = 150
    c.lay(rect(x0 - 16, y - h - 110, x0 + 12, y, 12), wood, 6)
    c.lay(rect(x1 - 12, y - h - 20, x1 + 16, y, 12), wood, 6)
    c.lay(rect(x0, y - h * 0.62, x1, y - 30), wood, 4)
    c.lay(
        blob((x0 + 8, y - h * 0.6), (x0 + 20, y - h - 46), (x0 + 150, y - h - 40), (x0 + 160, y - h * 0.62)),
        pillow,
        5,
    )
    c.lay(
        blob((x0 + 130, y - h * 0.9), (x1 - 10, y - h * 0.96), (x1 - 6, y - 20), (x0 + 120, y - 16)),
        cover or gingham("#fffaf0", "#d84a3f"),
        7,
        1.2,
        angle=0,
    )


def cup(c: Page, x: float, y: float, w: float = 60, sheet: Ground = "#f6f4ee", steam: bool = True) -> None:
    """A cup standing at (x, y)."""
    c.lay(cut(ell(x + w * 0.5, y - w * 0.45, w * 0.3), ell(x + w * 0.5, y - w * 0.45, w * 0.17)), sheet, 3)
    c.lay(
        blob(
            (x - w / 2, y - w * 0.9, "c"),
            (x + w / 2, y - w * 0.9, "c"),
            (x + w * 0.36, y - 4),
            (x - w * 0.36, y - 4),
        ),
        sheet,
        5,
    )
    if steam:
        for q in (-0.18, 0.14):
            strip(
                c,
                [
                    (x + q * w, y - w),
                    (x + q * w + 9, y - w * 1.25),
                    (x + q * w - 4, y - w * 1.5),
                    (x + q * w + 6, y - w * 1.8),
                ],
                6,
                "#fbfaf4",
                3,
            )


def spoon(c: Page, x: float, y: float, long: float = 110, rot: float = 0, sheet: Ground = "#c9d0d4") -> None:
    """A spoon held at (x, y), its bowl up before `rot`."""
    with c.at(x, y, long / 110, rot):
        c.lay(taper((0, 24, 9), (0, -50, 8)), sheet, 5, 0)
        c.lay(ell(0, -72, 19, 27), sheet, 5, 0.4)


def gift(
    c: Page, x: float, y: float, w: float, sheet: Ground = "#f4d35e", ribbon: Ground = "#d8352c"
) -> None:
    """A parcel standing at (x, y)."""
    c.lay(rect(x - w / 2, y - w * 0.8, x + w / 2, y), sheet, 6)
    c.lay(rect(x - w * 0.08, y - w * 0.8, x + w * 0.08, y), ribbon, 1, 0)
    for q in (-1, 1):
        c.lay(
            blob(
                (x, y - w * 0.8),
                (x + q * w * 0.14, y - w * 1.08),
                (x + q * w * 0.36, y - w * 1.0),
                (x + q * w * 0.2, y - w * 0.82),
            ),
            ribbon,
            4,
            1.4,
        )


def dream_cloud(
    c: Page, x: float, y: float, w: float, to: tuple[float, float], sheet: Ground = "#f6f4ee"
) -> None:
    """A cloud for what somebody dreams, with three smaller ones towards the head; paint the dream on it."""
    for i, t in enumerate((0.86, 0.7, 0.55)):
        c.lay(
            ell(to[0] + (x - to[0]) * (1 - t), to[1] + (y - to[1]) * (1 - t), 9 + 6 * i, 8 + 5 * i),
            sheet,
            5,
            tear=3,
        )
    for dx, dy, r in (
        (-0.3, 0.06, 0.22),
        (0.3, 0.06, 0.22),
        (-0.12, -0.1, 0.26),
        (0.14, -0.1, 0.25),
        (0, 0.08, 0.3),
    ):
        c.lay(ell(x + dx * w, y + dy * w, r * w, r * w * 0.82), sheet, 1.5 if dx else 3, tear=6)


def sack(c: Page, x: float, y: float, h: float, sheet: Ground | None = None) -> None:
    """A sack standing at (x, y), tied with cord."""
    w = h * 0.7
    c.lay(
        blob(
            (x - w * 0.36, y - h),
            (x - w * 0.16, y - h * 0.78),
            (x + w * 0.16, y - h * 0.78),
            (x + w * 0.36, y - h),
            (x, y - h * 0.9),
        ),
        sheet or kraft(),
        4,
    )
    c.lay(
        blob(
            (x - w * 0.16, y - h * 0.8),
            (x - w / 2, y - h * 0.3),
            (x - w * 0.42, y),
            (x + w * 0.42, y),
            (x + w / 2, y - h * 0.3),
            (x + w * 0.16, y - h * 0.8),
        ),
        sheet or kraft(),
        6,
    )
    string(c, [(x - w * 0.2, y - h * 0.79), (x, y - h * 0.76), (x + w * 0.2, y - h * 0.79)], "#c8402e", 7, 2)


def umbrella_open(c: Page, x: float, y: float, w: float, sheet: Ground | None = None, rot: float = 0) -> None:
    """An open umbrella held at (x, y)."""
    with c.at(x, y, w / 260, rot):
        c.lay(taper((0, 10, 9), (0, -170, 8)), "#6a4a34", 4)
        hem = [(130 - i * 43.3, -128 + (0 if i % 2 else -14)) for i in range(7)]
        c.lay(
            blob((-130, -142, "c"), (-90, -216), (0, -250), (90, -216), *((a, b, "c") for a, b in hem)),
            sheet or stripes("#d8352c", "#f7efe0", pitch=40),
            7,
            relief=pleated(86, 5),
        )


def steam_puffs(
    c: Page, x: float, y: float, n: int = 3, size: float = 1.0, sheet: Ground = "#f6f4ee", rot: float = 0
) -> None:
    """Torn puffs rising from (x, y)."""
    for i in range(n):
        a = math.radians(rot)
        d = (30 + 44 * i) * size
        c.lay(
            ell(
                x + math.sin(a) * d + (i % 2 * 2 - 1) * 8,
                y - math.cos(a) * d,
                (16 + 9 * i) * size,
                (13 + 7 * i) * size,
            ),
            sheet,
            5,
            tear=4,
        )


def wheelchair(
    c: Page, x: float, y: float, s: float = 1.0, flip: bool = False, sheet: Ground = "#5a6a8a"
) -> None:
    """A wheelchair standing at (x, y), facing left: put a seated puppet on (x, y - 96 s)."""
    with c.at(x, y, s, 0, flip):
        c.lay(taper((60, -230, 14), (64, -90, 14)), sheet, 4)
        c.lay(rect(-58, -104, 66, -84, 8), sheet, 4)
        c.lay(taper((-56, -94, 12), (-72, -24, 12), (-104, -18, 12)), sheet, 4)
        c.lay(ell(-62, -20, 20), "#3a343c", 4)
        c.lay(cut(ell(34, -70, 72), ell(34, -70, 60)), "#3a343c", 5)
        for i in range(8):
            a = i * math.pi / 4
            strip(c, [(34, -70), (34 + math.cos(a) * 62, -70 + math.sin(a) * 62)], 3, "#9fb3bf", 1)
        brad(c, 34, -70, 9)


def patchwork(
    c: Page, x0: float, y0: float, cols: int, rows: int, size: float, sheets: Sequence[Ground]
) -> None:
    """A quilt of squares, sewn."""
    for i in range(cols * rows):
        x, y = x0 + i % cols * size, y0 + i // cols * size
        c.lay(rect(x, y, x + size, y + size), sheets[(i * 3 + i // cols) % len(sheets)], 2, 0.5)
    for j in range(1, rows):
        stitches(c, [(x0, y0 + j * size), (x0 + cols * size, y0 + j * size)])


def bubble(c: Page, x: float, y: float, r: float, colour: str = "#bfe4f0") -> None:
    """A soap bubble of tissue."""
    c.lay(ell(x, y, r), colour, 3, 0, tissue=0.34)
    c.lay(cut(ell(x, y, r), ell(x, y, r * 0.93)), shade(colour, 0.4), 1, 0, tissue=0.6)
    c.lay(ell(x - r * 0.4, y - r * 0.44, r * 0.2, r * 0.12, -40), tone("#ffffff", 0.1), 1, 0, tissue=0.8)
