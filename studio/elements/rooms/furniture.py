"""Furniture, standing at (x, y)."""

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.palettes import BRASS, CREAM, CRIMSON, GREEN, IRON, PINE, SILVER, TEAL, WALNUT, WHITE, WOOD
from studio.shapes import blob, cut, ell, join, poly, quad, rect, taper


def chair(
    c: Card,
    x: float,
    y: float,
    h: float = 110,
    ramp: Ramp = WOOD,
    flip: bool = False,
    fog: float = 0,
    rot: float = 0,
) -> None:
    """A plain chair in three-quarter view, back on the right; rot=90 has fallen over."""
    f = c.at(x, y, h / 110, rot, flip, fog=fog, vol=4, wob=0.35, det=0.6, rim=0.4)
    if not rot:
        f.shade(ell(0, 0, 34, 6), 0.4 * (1 - fog), 5)
    for px, py in ((-12, -8), (26, -8)):
        f.paint(taper((px, -46, 6), (px, py, 5)), [ramp[0], *ramp[:-1]])
    f.paint(taper((22, -48, 6), (26, -108, 5)), ramp)
    f.paint(taper((2, -52, 6), (8, -106, 5)), ramp)
    for py in (-100, -80):
        f.paint(taper((7, py, 7), (26, py - 2, 7)), ramp)
    f.paint(poly([(-28, -46), (4, -54), (30, -48), (0, -38)]), ramp, vol=3)
    for px in (-24, 6):
        f.paint(taper((px, -42, 6), (px, 0, 5)), ramp)


def armchair(
    c: Card, x: float, y: float, h: float = 140, ramp: Ramp = GREEN, fog: float = 0, back: bool = False
) -> None:
    """A deep armchair from the front; back=True has turned away from us."""
    f = c.at(x, y, h / 140, fog=fog, vol=16, wob=0.5, det=0.4, rim=0.5)
    f.shade(ell(0, 0, 66, 9), 0.5 * (1 - fog), 6)
    for sg in (-1, 1):
        f.paint(taper((sg * 44, -12, 9), (sg * 46, 0, 6)), WOOD, vol=4)
    f.paint(blob((-46, -20), (-52, -90), (-38, -132), (0, -140), (38, -132), (52, -90), (46, -20)), ramp)
    if back:
        f.line([(-40, -120), (0, -128), (40, -120)], 2.4, ramp[0], alpha=0.6)
        return
    f.paint(rect(-40, -64, 40, -34, 10), ramp, vol=10)
    for sg in (-1, 1):
        f.paint(
            blob((sg * 38, -8), (sg * 34, -66), (sg * 46, -78), (sg * 62, -70), (sg * 62, -8)), ramp, vol=12
        )
    f.paint(rect(-42, -36, 42, -8, 6), ramp, vol=10)


def table(
    c: Card,
    x: float,
    y: float,
    h: float = 80,
    w: float = 150,
    ramp: Ramp = WOOD,
    cloth: Ramp | None = None,
    fog: float = 0,
) -> None:
    """A table seen a little from above; its top runs from y - h to y - h + .22 w. `cloth` covers it."""
    f = c.at(x, y, 1, fog=fog, vol=5, wob=0.35, det=0.5, rim=0.4)
    f.shade(ell(0, -2, w * 0.5, w * 0.08), 0.4 * (1 - fog), 7)
    d = w * 0.2
    for px, py in ((-w * 0.36, -d * 0.6), (w * 0.36, -d * 0.6), (-w * 0.44, 0), (w * 0.44, 0)):
        f.paint(taper((px, -h + d * 0.6, w * 0.055), (px, py, w * 0.045)), ramp)
    f.paint(rect(-w * 0.47, -h + d * 0.7, w * 0.47, -h + d + w * 0.07), ramp)
    f.paint(
        poly([(-w * 0.4, -h), (w * 0.4, -h), (w * 0.5, -h + d), (-w * 0.5, -h + d)]), ramp, vol=3, amb=0.5
    )
    if cloth is not None:
        f.paint(
            poly([(-w * 0.4, -h - 1), (w * 0.4, -h - 1), (w * 0.51, -h + d), (-w * 0.51, -h + d)]),
            cloth,
            vol=2,
            amb=0.6,
        )
        hem = blob(
            (-w * 0.51, -h + d, "c"),
            (w * 0.51, -h + d, "c"),
            (w * 0.5, -h * 0.45, "c"),
            (w * 0.3, -h * 0.36),
            (w * 0.1, -h * 0.46),
            (-w * 0.1, -h * 0.36),
            (-w * 0.3, -h * 0.46),
            (-w * 0.5, -h * 0.38, "c"),
        )
        f.paint(hem, cloth, vol=6, grad=(0.05, -0.25))


def bed(
    c: Card,
    x: float,
    y: float,
    w: float = 260,
    ramp: Ramp = WOOD,
    quilt: Ramp = TEAL,
    fog: float = 0,
    bump: float = 0.0,
) -> None:
    """A bed from the side, head on the left; `bump` raises a sleeper's shape under the quilt."""
    f = c.at(x, y, w / 260, fog=fog, vol=8, wob=0.4, det=0.4, rim=0.4)
    f.shade(ell(0, 0, 130, 9), 0.5 * (1 - fog), 7)
    f.paint(blob((-130, 4, "c"), (-130, -96, "c"), (-118, -106), (-108, -96, "c"), (-108, 4, "c")), ramp)
    f.paint(rect(-112, -40, 122, -14), ramp)
    f.paint(blob((-106, -40), (-102, -64), (-70, -68), (-54, -52), (-58, -38)), WHITE, vol=12)
    f.paint(
        blob(
            (-62, -36, "c"),
            (-58, -58 - bump * 20),
            (0, -62 - bump * 34),
            (70, -58 - bump * 22),
            (114, -52),
            (118, -20, "c"),
            (60, -14),
            (0, -22),
            (-40, -16),
        ),
        quilt,
        vol=18,
    )
    f.paint(blob((112, 4, "c"), (112, -62, "c"), (121, -70), (130, -62, "c"), (130, 4, "c")), ramp)


def bench(c: Card, x: float, y: float, w: float = 150, ramp: Ramp = WOOD, fog: float = 0) -> None:
    """A park bench from the front."""
    f = c.at(x, y, w / 150, fog=fog, vol=4, wob=0.35, det=0.6, rim=0.4)
    f.shade(ell(0, 0, 78, 6), 0.4 * (1 - fog), 5)
    for sg in (-1, 1):
        f.paint(taper((sg * 58, -72, 6), (sg * 60, -34, 6), (sg * 62, 0, 6)), IRON)
    for py in (-68, -54):
        f.paint(rect(-72, py - 5, 72, py + 5, 2), ramp)
    f.paint(poly([(-70, -36), (70, -36), (76, -26), (-76, -26)]), ramp)


def stool(c: Card, x: float, y: float, h: float = 60, ramp: Ramp = PINE, fog: float = 0) -> None:
    """A three-legged stool."""
    f = c.at(x, y, h / 60, fog=fog, vol=4, wob=0.35, det=0.6)
    f.shade(ell(0, 0, 28, 5), 0.4 * (1 - fog), 4)
    for px in (-20, 0, 20):
        f.paint(taper((px * 0.7, -52, 6), (px, 0, 5)), ramp)
    f.paint(ell(0, -54, 28, 7), ramp)


def shelf(
    c: Card,
    x: float,
    y: float,
    h: float = 300,
    w: float = 240,
    rows: int = 4,
    cols: int = 1,
    ramp: Ramp = WALNUT,
    fog: float = 0,
) -> list[tuple[float, float]]:
    """Open shelves; returns the middle of each board (row by row), where things stand."""
    f = c.at(x, y, 1, fog=fog, vol=5, wob=0.5, det=0.3)
    f.paint(rect(-w / 2, -h, w / 2, 2), [ramp[0], ramp[0], ramp[1]], vol=3)
    places = []
    for row in range(rows):
        base = y - h + h * (row + 1) / rows
        f.paint(rect(-w / 2, base - y - 7, w / 2, base - y + 2), ramp)
        places += [(x - w / 2 + w * (col + 0.5) / cols, base - 7) for col in range(cols)]
    for px in (-w / 2, w / 2, *[-w / 2 + w * i / cols for i in range(1, cols)]):
        f.paint(rect(px - 4, -h - 4, px + 4, 2), ramp)
    return places


def drawer(
    c: Card,
    x: float,
    y: float,
    h: float = 50,
    w: float = 80,
    ramp: Ramp = WALNUT,
    pull: float = 0.0,
    fog: float = 0,
) -> None:
    """A drawer front, lower middle at (x, y); `pull` 0..1 draws it out towards us."""
    f = c.at(x, y + pull * h * 0.25, 1 + pull * 0.12, fog=fog, vol=4, wob=0.4, det=0.5, rim=0.3)
    if pull:
        c.flat(rect(x - w / 2, y - h, x + w / 2, y), "#120a0c", 0.9, wob=0.4)
        f.shade(rect(-w / 2, -4, w / 2, h * 0.2), 0.5, 6)
    f.paint(rect(-w / 2 + 2, -h * (1 - pull * 0.3) + 2, w / 2 - 2, -2, 3), ramp, grad=(0.08, -0.1))
    f.paint(ell(0, -h * 0.45, h * 0.09), BRASS, vol=3, det=0.9)


def piano(
    c: Card,
    x: float,
    y: float,
    w: float = 240,
    ramp: Ramp = IRON,
    flip: bool = False,
    fog: float = 0,
    lid: bool = True,
) -> None:
    """A grand piano in side silhouette, keys on the left, lid open."""
    f = c.at(x, y, w / 240, 0, flip, fog=fog, vol=10, wob=0.35, det=0.5, rim=0.6)
    f.shade(ell(0, 0, 120, 9), 0.5, 7)
    for px in (-84, 10, 96):
        f.paint(taper((px, -60, 13), (px, -6, 7), (px, 0, 9)), ramp, vol=5)
    if lid:
        f.paint(poly([(-60, -104), (96, -200), (112, -194), (110, -100)]), ramp, vol=4)
        f.line([(70, -104), (84, -170)], 3, ramp[2], alpha=1)
    f.paint(
        blob(
            (-112, -70, "c"),
            (-112, -92, "c"),
            (-76, -94, "c"),
            (-70, -106, "c"),
            (112, -106, "c"),
            (118, -62),
            (-60, -60, "c"),
        ),
        ramp,
    )
    f.paint(poly([(-116, -84), (-80, -84), (-80, -78), (-116, -78)]), CREAM, vol=2)


def stairs(
    c: Card,
    x: float,
    y: float,
    h: float = 200,
    w: float = 220,
    steps: int = 7,
    ramp: Ramp = PINE,
    flip: bool = False,
    fog: float = 0,
) -> list[tuple[float, float]]:
    """Stairs in side view climbing to the right from (x - w/2, y); returns the middle of each tread."""
    f = c.at(x, y, 1, 0, flip, fog=fog, vol=4, wob=0.5, det=0.4)
    treads = []
    for i in range(steps):
        x0, top = -w / 2 + w * i / steps, -h * (i + 1) / steps
        f.paint(rect(x0, top, w / 2, top + h / steps + 2), ramp, grad=(0.12, -0.12), vol=3)
        f.line([(x0, top), (x0 + w / steps, top)], 2.4, ramp[-1], alpha=0.7, ends=0.9)
        treads.append(f.pt(x0 + w / steps / 2, top))
    return treads


def birdcage(
    c: Card,
    x: float,
    y: float,
    h: float = 220,
    w: float | None = None,
    ramp: Ramp = BRASS,
    behind: bool = True,
    front: bool = True,
) -> Arr:
    """A domed cage, foot at (x, y); call it behind, then in front of what it holds. Returns its inside."""
    w = w or h * 0.62
    f = c.at(x, y, 1, vol=4, wob=0.25, det=0.8, rim=0.5)
    dome = blob(
        (-w / 2, 0, "c"),
        (-w / 2, -h * 0.6),
        (-w * 0.36, -h * 0.84),
        (0, -h * 0.94),
        (w * 0.36, -h * 0.84),
        (w / 2, -h * 0.6),
        (w / 2, 0, "c"),
    )
    if behind:
        f.flat(dome, "#10141c", 0.25, 4)
    if front:
        for i in range(9):
            u = (i - 4) / 4
            f.line(
                [(u * w / 2, -2), (u * w / 2, -h * 0.6), (u * w * 0.34, -h * 0.84), (0, -h * 0.94)],
                2.6,
                ramp[2],
                alpha=0.95,
                ends=0.8,
            )
        for py in (-h * 0.3, -h * 0.6):
            f.line([(-w / 2, py), (0, py + w * 0.05), (w / 2, py)], 2.6, ramp[1], alpha=0.95, ends=0.9)
        f.paint(
            blob((-w * 0.56, 2), (-w * 0.54, -h * 0.05), (w * 0.54, -h * 0.05), (w * 0.56, 2), (0, h * 0.03)),
            ramp,
        )
        f.paint(cut(ell(0, -h * 0.97, h * 0.035), ell(0, -h * 0.97, h * 0.02)), ramp, vol=2)
    return c.mask(f.path(dome), 0.25)


def mirror_frame(
    c: Card,
    x: float,
    y: float,
    h: float = 240,
    w: float | None = None,
    ramp: Ramp = BRASS,
    glass: Ramp = SILVER,
    oval: bool = False,
    width: float = 0.07,
) -> Arr:
    """A framed mirror, lower middle at (x, y); returns the mask of the glass, to paint into."""
    w = w or h * 0.66
    b = h * width
    outer = ell(x, y - h / 2, w / 2, h / 2) if oval else rect(x - w / 2, y - h, x + w / 2, y, b * 0.5)
    inner = (
        ell(x, y - h / 2, w / 2 - b, h / 2 - b)
        if oval
        else rect(x - w / 2 + b, y - h + b, x + w / 2 - b, y - b)
    )
    m = c.paint(inner, glass, vol=3, amb=0.5, wob=0.3, tex=0.15, grad=(0.1, -0.3))
    c.paint(cut(outer, inner), ramp, vol=b * 0.5, wob=0.3, det=0.5, rim=0.5)
    return m


def carpet(
    c: Card, x: float, y: float, w: float = 320, d: float = 90, ramp: Ramp = CRIMSON, trim: Ramp = BRASS
) -> Arr:
    """A carpet lying on the floor in perspective, its middle at (x, y)."""
    corners = (
        (x - w * 0.4, y - d / 2),
        (x + w * 0.4, y - d / 2),
        (x + w / 2, y + d / 2),
        (x - w / 2, y + d / 2),
    )
    m = c.paint(poly(corners), ramp, vol=2, amb=0.55, wob=0.5, tex=0.3)
    inset = [quad(*corners, u, v) for u, v in ((0.06, 0.12), (0.94, 0.12), (0.94, 0.88), (0.06, 0.88))]
    c.paint(
        cut(
            poly(inset),
            poly([quad(*corners, u, v) for u, v in ((0.09, 0.2), (0.91, 0.2), (0.91, 0.8), (0.09, 0.8))]),
        ),
        trim,
        vol=2,
        amb=0.5,
        alpha=0.7,
    )
    return m


def fireplace(
    c: Card,
    x: float,
    y: float,
    h: float = 220,
    w: float = 240,
    ramp: Ramp = ("#2a2228", "#5c4a4a", "#988078", "#d8bca0"),
    lit: bool = True,
) -> tuple[float, float]:
    """A hearth with a mantelpiece; returns the middle of the mantel, where things stand."""
    f = c.at(x, y, 1, vol=8, wob=0.5, det=0.4, rim=0.3)
    f.paint(rect(-w / 2, -h * 0.86, w / 2, 3), ramp, tex=0.3)
    f.flat(join(rect(-w * 0.3, -h * 0.4, w * 0.3, 3), ell(0, -h * 0.4, w * 0.3, h * 0.16)), "#140a0c", 1)
    f.paint(rect(-w * 0.56, -h * 0.92, w * 0.56, -h * 0.84, 3), ramp)
    if lit:
        from studio.elements.things.lights import campfire

        campfire(c, x, y - 4, h * 0.34)
    return x, y - h * 0.92
