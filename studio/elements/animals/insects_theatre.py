"""Moths in evening dress, seen from behind: wings folded like cloaks, feathered antennae."""

from studio.colour import Ramp
from studio.elements.plants.bouquets import rose_bouquet
from studio.paint import Card, Frame
from studio.palettes import OCHRE
from studio.shapes import Path, blob, ell, taper, xf

CLOAKS: tuple[Ramp, ...] = (
    ["#2a1c14", "#6a4a20", "#a87c38", "#e4c078"],
    ["#1e1a20", "#46404a", "#7c7270", "#c4b09c"],
    ["#3a2c2c", "#84705c", "#c8b090", "#fbe6c0"],
    ["#1c0e1c", "#40243a", "#704658", "#b88884"],
    ["#20160f", "#4a3620", "#80623c", "#c8a468"],
    ["#2c161c", "#643c3c", "#a06c5c", "#e0b090"],
    ["#14161c", "#32343a", "#62605c", "#aca08c"],
)
GLOW = "#ffc478"
HALF = blob((0, -80, "c"), (16, -74), (34, -44), (48, -8), (54, 10), (40, 16), (26, 10),
    (12, 16), (0, 8, "c"))  # fmt: skip


def cloaked_moth(
    c: Card,
    x: float,
    y: float,
    h: float = 100,
    ramp: Ramp = OCHRE,
    spots: int = 0,
    fog: float = 0,
    open_: float = 0.0,
    eyes: bool = True,
    rim: float = 1.5,
    amb: float = 0.2,
) -> Frame:
    """A moth from behind, standing at (x, y); `spots` picks its pattern, `open_` parts the wings; no `eyes` show if it looks away."""
    f = c.at(
        x, y, h / 112, fog=fog, vol=12, wob=0.35, rim=rim, rimcol=GLOW, rimw=4.6, edge=0.3, amb=amb, det=0.3
    )
    f.shade(ell(0, 8, 46, 8), 0.4 * (1 - fog), 6)
    for side in (-1, 1):
        wing: Path = xf(HALF, side * open_ * 6, 0, 1, side * -open_ * 30, side < 0, o=(0, -78))
        m = f.paint(wing, ramp, grad=(0.16, -0.3))
        g = c.at(*f.pt(side * (20 + open_ * 24), -26), f.s, 0, side < 0, wob=0.4, fog=fog)
        pattern(g, m, ramp, spots)
    if open_:
        f.paint(blob((-11, -72), (11, -72), (13, -36), (6, 2), (0, 8), (-6, 2), (-13, -36)),
            [*ramp[:-1]], vol=9)  # fmt: skip
        for t in (-50, -34, -18):
            f.line([(-11, t), (0, t + 4), (11, t)], 2.4, ramp[0], alpha=0.6)
    else:
        f.line([(0, -76), (0, 6)], 2, ramp[0], alpha=0.7)
    for side in (-1, 1):
        fern = taper((side * 5, -93, 3), (side * 15, -113, 10), (side * 27, -124, 9), (side * 38, -128, 2))
        fm = f.paint(fern, [*ramp[1:], "#fff0c8"], vol=3, rim=1.8, det=0.6)
        f.line([(side * 5, -93), (side * 15, -113), (side * 27, -124), (side * 38, -128)], 1.8,
            ramp[0], alpha=0.9)  # fmt: skip
        for t in range(6):
            px, py = side * (11 + 4.4 * t), -104 - 4.2 * t
            f.line([(px - side * 3, py - 6), (px + side * 4, py + 6)], 1.1, ramp[0], alpha=0.55, clip=fm)
    collar = blob((-20, -74), (-14, -88), (0, -92), (14, -88), (20, -74), (10, -64), (-10, -64))
    m = f.paint(collar, [*ramp[1:], "#fff4d8"], vol=10)
    c.marks(m, 1.57, int(40 * f.s) + 12, 10 * f.s, 2.6 * f.s, jit=0.12)
    f.paint(ell(0, -93, 11, 9), ramp[:4], vol=7)
    for side in (-1, 1) if eyes else ():
        f.paint(ell(side * 10, -94, 5.4, 6), ["#0c060a", "#241418", "#8a5a40"], vol=4, det=0.8)
    to = 1 if x < 400 else -1  # the side of the candle, in the middle of the page
    f.line([(-8, -100), (0, -102.5), (8, -100)], 2.6, "#ffe0a0", alpha=0.9, ends=0.6)
    if not open_:
        for side, a in ((to, 0.85), (-to, 0.3)):
            f.line(
                [(side * 17, -80), (side * 25, -61), (side * 37, -38), (side * 47, -12)],
                3,
                GLOW,
                alpha=a,
                ends=0.4,
            )
    return f


def pattern(g: Frame, wing: object, ramp: Ramp, kind: int) -> None:
    """Eyes, bars or a pale hem on one wing."""
    if kind % 3 == 0:
        g.flat(ell(4, 2, 9.5), ramp[0], 0.85, clip=wing)
        g.flat(ell(4, 2, 5), ramp[-1], 0.8, clip=wing)
    elif kind % 3 == 1:
        for t in (-18, 0, 18):
            g.line([(-24, t + 6), (4, t - 2), (34, t + 8)], 4, ramp[0], alpha=0.6, clip=wing)
    else:
        g.line([(-22, 24), (4, 28), (36, 22)], 7, ramp[-1], alpha=0.55, clip=wing)
        g.flat(ell(2, -8, 5, 8), ramp[0], 0.7, clip=wing)


def moth_spectator(c: Card, x: float, y: float, h: float, kind: int) -> None:
    """A moth in its seat, about `h` high; `kind` picks its cloak, its pattern and how tall it sits."""
    tall = kind % 3
    cloaked_moth(c, x, y + tall * 4, h * (0.94 + 0.05 * tall), CLOAKS[kind % len(CLOAKS)], kind)


def smitten_moth(c: Card, x: float, y: float, h: float, ramp: Ramp) -> None:
    """A pale moth with its back to us, wings half open, that holds up a bouquet to what it looks at; one wing has caught."""
    k = h / 112
    f = c.at(x, y, k, vol=3, wob=0.25, rim=1.4, rimcol=GLOW, rimw=3, edge=0.3, amb=0.3, det=0.8)
    leg: Ramp = [ramp[0], ramp[1], ramp[2]]
    for elbow, wrist in (((-31, -84), (-35, -113)), ((-17, -104), (-29, -117))):
        f.paint(taper((-9, -78, 6), (*elbow, 5), (*wrist, 4)), leg)
    rose_bouquet(c, *f.pt(-35, -140), k * 0.86, -8)
    f.paint(ell(-34, -113, 3.6, 3), leg)
    cloaked_moth(c, x, y, h, ramp, 2, open_=0.7, eyes=False, rim=2.2, amb=0.34)
    hem = [(94, -30), (82, -22), (77, -11), (66, -10), (61, 0), (50, 0), (42, 8)]
    wing = c.mask(f.path(xf(HALF, 4.2, 0, 1, -21, o=(0, -78))), 0.35)
    f.flat(blob(*((*p, "c") for p in hem), (50, 40, "c"), (110, 20, "c")), "#1c080c", 0.96, clip=wing)
    c.halo(*f.pt(66, -8), 44 * k, "#ff7020", 0.7)
    f.line(hem, 4, "#ff8a2c", alpha=1, ends=0.8, clip=wing)
    f.line(hem, 1.8, "#fff0b0", alpha=1, ends=0.6, clip=wing)
