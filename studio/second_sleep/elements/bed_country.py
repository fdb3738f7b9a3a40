"""Two sleepers under a quilt that is a country with a river."""

from typing import Any

import cv2
import numpy as np

from studio.linocut.knife import knife
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper

TURN = np.radians(8)
SHE = [
    ((-150, 300), (-170, 430)),
    ((-170, 430), (-150, 600)),
    ((-150, 600), (-255, 770)),
    ((-255, 770), (-120, 960)),
    ((-120, 960), (-160, 1060)),
]
HE = [((170, 290), (185, 440)), ((185, 440), (175, 640)), ((175, 640), (235, 850)), ((235, 850), (150, 1040))]


def page(u: Any, v: Any) -> Any:
    """From the bed (u across, v from head to foot) to the card."""
    return 462 + u * np.cos(TURN) - v * np.sin(TURN), 84 + u * np.sin(TURN) + v * np.cos(TURN)


def bed(p: Print) -> Any:
    """The card's coarse grid in bed coordinates."""
    x, y = p.x - 462, p.y - 84
    return x * np.cos(TURN) + y * np.sin(TURN), -x * np.sin(TURN) + y * np.cos(TURN)


def height(u: Any, v: Any) -> Any:
    """How high the quilt lies over the two bodies."""
    u, v = np.asarray(u, float), np.asarray(v, float)
    h = np.zeros(np.broadcast(u, v).shape)
    for legs, tall in ((SHE, (118, 92, 128, 84, 60)), (HE, (128, 104, 110, 70))):
        for ((ax, ay), (bx, by)), t in zip(legs, tall, strict=True):
            k = np.clip(
                ((u - ax) * (bx - ax) + (v - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2), 0, 1
            )
            d = np.hypot(u - ax - k * (bx - ax), v - ay - k * (by - ay))
            h = np.logaddexp(h / 14, t * np.exp(-((d / 92) ** 2)) / 14) * 14
    return h - 14 * np.log(10)


def river(v: Any) -> Any:
    """Where the river runs."""
    return 16 + 34 * np.sin((v - 300) / 105) + (v - 300) * 0.02


def lift(u: Any, v: Any) -> Any:
    """A point of the quilt on the card, raised by what lies beneath."""
    return page(u, v - 0.8 * height(u, v))


def floor(p: Print) -> Any:
    """Boards in the dark, and a slipper on either shore."""
    p.ink("2k", rect(0, 0, 800, 1200))
    p.engrave(
        "k",
        None,
        TURN + np.pi / 2 - 0.5,
        0.12 + 0.25 * p.noise(90, 2, 0.4, 2),
        gap=17,
        jit=0.02,
        length=(120, 400),
    )


def linen(p: Print) -> Any:
    """Headboard, sheet, two pillows with their creases."""
    u, v = bed(p)
    board = p.open(
        poly([page(*q) for q in ((-364, -50), (364, -50), (364, 30), (-364, 30))]), colour="1", line=6, halo=7
    )
    p.engrave("k", board, TURN, 0.3 + 0.4 * p.noise(50, 2, 3, 0.5), gap=9, cut=False)
    sheet = p.open(
        poly([page(*q) for q in ((-352, 22), (352, 22), (352, 420), (-352, 420))]), colour="2", line=6, halo=3
    )
    p.engrave(
        "k",
        sheet,
        TURN + np.pi / 2,
        np.clip(0.55 - np.abs(u) / 900 - 0.3 * p.noise(60, 2), 0, 0.6),
        gap=9,
        cut=False,
    )
    for c in (-170, 172):
        q = [(c - 158, 66), (c - 150, 214), (c, 226), (c + 152, 212), (c + 158, 62), (c + 4, 50)]
        pillow = p.open(blob(*[page(*a) for a in q]), line=6, halo=3)
        r = np.hypot(u - c, (v - 150) * 1.3)
        p.engrave(
            "k",
            pillow,
            np.arctan2(v - 150, u - c) + TURN,
            np.clip((r - 92) / 120, 0, 0.5),
            gap=9,
            cut=False,
            length=(20, 50),
        )


def head(p: Print, u0: Any, v0: Any, r: Any, s: Any, hair: Any, beard: bool = False) -> Any:
    """A sleeper's profile on the pillow, looking away from the middle (s = -1 left, 1 right)."""

    def m(*pts: Any) -> Any:
        return [(*page(u0 + s * q[0] * r, v0 + q[1] * r), *q[2:]) for q in pts]

    neck = blob(*m((-0.5, 0.4), (-0.55, 1.0), (-1.1, 1.5), (-0.6, 2.4), (0.5, 2.4), (0.32, 1.3), (0.25, 0.8)))
    face = blob(
        *m(
            (-0.2, -0.95),
            (0.35, -0.9),
            (0.57, -0.64),
            (0.62, -0.4),
            (0.57, -0.22, "c"),
            (0.66, 0),
            (0.8, 0.17, "c"),
            (0.63, 0.27, "c"),
            (0.7, 0.4),
            (0.62, 0.48, "c"),
            (0.67, 0.57),
            (0.6, 0.65, "c"),
            (0.62, 0.8),
            (0.45, 0.93),
            (0.1, 0.75),
            (-0.4, 0.6),
            (-0.7, 0),
        )
    )
    f = p.open(neck, face, line=4.5, light=(s * 0.8, -0.5))
    u, _ = bed(p)
    p.engrave(
        "k",
        f,
        p.along(f),
        np.clip((s * (u0 - u) / r + 0.25) * 0.7, 0, 0.8),
        gap=7,
        cut=False,
        length=(20, 60),
    )
    p.ink(
        "k",
        taper(
            *[(*q, w) for q, w in zip(m((0.3, -0.14), (0.4, -0.07), (0.52, -0.12)), (1.5, 5, 2), strict=True)]
        ),
    )
    p.ink(
        "k",
        taper(
            *[
                (*q, w)
                for q, w in zip(m((0.28, -0.34), (0.42, -0.4), (0.56, -0.36)), (1.5, 5, 3), strict=True)
            ]
        ),
    )
    p.ink("k", taper(*[(*q, w) for q, w in zip(m((0.46, 0.47), (0.62, 0.48)), (1.5, 3.5), strict=True)]))
    if beard:
        chin = p.solid(
            blob(
                *m(
                    (-0.05, 0.2),
                    (0.22, 0.36),
                    (0.4, 0.4),
                    (0.58, 0.33, "c"),
                    (0.52, 0.45),
                    (0.6, 0.62),
                    (0.68, 0.82),
                    (0.52, 1.08),
                    (0.2, 1.0),
                    (-0.1, 0.6),
                )
            ),
            halo=0,
        )
        p.engrave(
            "k",
            chin,
            p.guided(m((0.0, 0.3), (0.3, 0.6), (0.5, 1.0)), m((0.4, 0.4), (0.6, 0.9))),
            0.4,
            gap=7,
            length=(18, 40),
        )
        p.carve("k", taper(*[(*q, w) for q, w in zip(m((0.44, 0.475), (0.62, 0.485)), (2, 4), strict=True)]))
    hr = p.solid(blob(*m(*hair)), halo=2.5)
    comb = p.guided(
        m((0.3, -0.78), (-0.3, -0.9), (-0.9, -0.5), (-1.2, 0.2), (-1.3, 1.2)),
        m((0.25, -0.6), (-0.3, -0.5), (-0.6, 0), (-0.8, 0.8), (-1.1, 1.2)),
        m((0.2, -0.45), (-0.1, -0.2), (-0.3, 0.35)),
    )
    p.engrave("k", hr, comb, 0.2 + 0.5 * p.noise(30, 2), gap=7.5, length=(50, 140), jit=0.05)
    p.open(blob(*m((-0.1, -0.1), (0.02, -0.12), (0.04, 0.05), (-0.05, 0.2), (-0.11, 0.08))), line=2.5)


def quilt(p: Print) -> Any:
    """Patches that are fields: furrows over hip and shoulder, orchards, meadows, hedges between them."""
    u, v = bed(p)
    h = height(u, v).astype(np.float32)
    hv, hu = np.gradient(cv2.GaussianBlur(h, (0, 0), 3), 2.0)
    light = np.clip(0.54 + 0.75 * (hu * 1.0 + hv * 0.5), 0.03, 1)
    rim = [(i, 292) for i in np.linspace(-372, 372, 40)]
    side = [(372, j) for j in np.linspace(292, 1180, 30)]
    whole = poly(
        [lift(*q) for q in rim + side]
        + [lift(i, 1180) for i in np.linspace(372, -372, 40)]
        + [lift(-372, j) for j in np.linspace(1180, 292, 30)]
    )
    p.solid(whole, halo=8)
    tints = (["1", "", "1", "1"], ["2", "12", "2", "", "12"])
    cols = np.linspace(-362, 362, 7)
    rows = np.linspace(352, 1170, 8)
    rng = np.random.default_rng(8)
    off = rng.uniform(-20, 20, (8, 7, 2))
    off[:, (0, 6), 0] = 0

    def corner(j: Any, i: Any) -> Any:
        c = cols[i] + off[j, i, 0] if i != 3 else river(rows[j])
        return c, rows[j] + off[j, i, 1] * (0 if i in (0, 6) else 1)

    for j in range(7):
        for i in range(6):
            ring = [corner(j, i), corner(j, i + 1), corner(j + 1, i + 1), corner(j + 1, i)]
            mid = np.mean(ring, 0)
            pts = []
            for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
                for t in np.linspace(0, 1, 9)[:-1]:
                    q = np.array(a) + (np.array(b) - a) * t
                    q = mid + (q - mid) * (1 - 4.5 / max(40, np.hypot(*(q - mid))))
                    pts.append(lift(*q))
            patch, tint = (
                knife(poly(pts), rng=p.dice()),
                tints[i > 2][(j * 3 + i * 2) % (5 if i > 2 else 4)] or ("" if 0 < i < 5 else "1"),
            )
            inside = p.area(patch) > 0.5
            bright = light[inside].mean() if inside.any() else 0.5
            kind = "w" if bright < 0.46 else "xb"[(i + j) % 2] if bright < 0.55 else "lblob"[(i + 2 * j) % 5]
            a = (0.15, 1.45, 0.75, -0.7)[(i + 2 * j) % 4]
            du, dv = np.cos(a), np.sin(a) - 0.8 * (hu * np.cos(a) + hv * np.sin(a))
            field = np.arctan2(dv, du) + TURN
            p.carve("12k", patch)
            p.ink(tint, patch)
            if kind == "w":
                p.ink("k", patch)
                p.engrave("k", patch, field, light * 0.95, gap=11)
            elif kind in "bl":
                p.engrave(
                    "k",
                    patch,
                    field,
                    np.clip(0.94 - light, 0, 0.95) ** 1.2,
                    gap=12 if kind == "b" else 8,
                    cut=False,
                )
            elif kind == "o":
                trees(p, patch, light, 22)
            else:
                p.engrave("k", patch, field, np.clip(0.72 - light, 0, 0.9), gap=10, cut=False)
                p.engrave("k", patch, field + 1.3, np.clip(0.85 - light, 0, 0.9), gap=10, cut=False)
    return whole


def trees(p: Print, patch: Any, light: Any, apart: Any) -> Any:
    """An orchard: round crowns in rows, lit from the upper left."""
    b = patch.getBounds()
    inside = p.area(patch)
    for n, y in enumerate(np.arange(b.top() + 6, b.bottom(), apart)):
        for x in np.arange(b.left() + (n % 2) * apart / 2, b.right(), apart):
            gx, gy = int(np.clip(x / 2, 0, 399)), int(np.clip(y / 2, 0, 599))
            if inside[gy, gx] > 0.9:
                r = apart * 0.36
                p.ink("k", ell(x, y, r), clip=patch)
                p.carve(
                    "k", ell(x - r * 0.3, y - r * 0.35, r * 0.55 * min(1, light[gy, gx] + 0.2)), clip=patch
                )


def valley(p: Print, whole: Any) -> Any:
    """The river, a boat on it, a lit house on one shore."""
    vs = np.linspace(300, 1180, 60)
    wide = 15 + 20 * ((vs - 300) / 880) ** 1.3 + 3 * np.sin(vs / 31)
    left = [lift(river(v) - w, v) for v, w in zip(vs, wide, strict=True)]
    right = [lift(river(v) + w, v) for v, w in zip(vs, wide, strict=True)]
    r = poly(left + right[::-1])
    p.halo(r, 3, "12", clip=whole)
    p.halo(r, 6, "k12", clip=whole)
    r = p.solid(r, halo=5, under="2", clip=whole)
    p.engrave(
        "k",
        r,
        p.guided([lift(river(v), v) for v in vs]),
        0.15 + 0.6 * p.noise(40, 2, 0.5, 2),
        gap=8,
        length=(40, 120),
        clip=whole,
    )
    x, y = lift(river(742), 742)
    p.open(taper((x + 4, y, 7), (x + 4, y - 52, 5)), line=0, halo=4)
    p.open(ell(x + 4, y - 54, 11), colour="1", line=0, halo=5)
    p.open(
        blob((x - 46, y - 16, "c"), (x - 30, y + 20), (x + 26, y + 22), (x + 48, y - 12, "c"), (x, y - 4)),
        line=5,
        halo=6,
    )
    p.ink("k", taper((x - 34, y + 2, 2), (x, y + 8, 4), (x + 36, y + 4, 2)))
    for side, v, u in ((1, 640, 66), (-1, 905, -86)):
        x, y = lift(river(v) + u, v)
        p.open(poly([(x - 26, y), (x + 26, y), (x + 26, y - 34), (x - 26, y - 34)]), line=4, halo=6)
        p.solid(poly([(x - 38, y - 32), (x - 4, y - 70), (x + 38, y - 32)]), halo=5)
        if side > 0:
            p.open(
                poly([(x - 9, y - 8), (x + 9, y - 8), (x + 9, y - 26), (x - 9, y - 26)]), colour="1", line=3
            )
        else:
            p.ink("k", poly([(x - 9, y), (x + 9, y), (x + 9, y - 24), (x - 9, y - 24)]))


def turned_back(p: Print) -> Any:
    """The turned-down edge of the quilt, with its row of stitches."""
    top = [lift(i, 290) for i in np.linspace(-380, 380, 40)]
    low = [lift(i, 342 + 8 * np.sin(i / 40)) for i in np.linspace(380, -380, 40)]
    band = p.open(poly(top + low), line=5, halo=4)
    marks = []
    for i in np.arange(-366, 372, 21.0):
        a, b = lift(i, 304), lift(i + 9, 330)
        marks.append(taper((*a, 5), (*b, 2)))
    p.ink("k", *marks, clip=band)


def hand(p: Print) -> Any:
    """One of them reaches back in sleep, as far as the border."""
    palm, fingers = lift(-40, 384), ((2, 74), (19, 78), (35, 70), (49, 56))
    arm = [taper((*lift(-96, 300), 46), (*lift(-62, 340), 34), (*palm, 44))]
    for i, (du, dv) in enumerate(fingers):
        x, y = palm[0] - 15 + 10 * i, palm[1] + 6 - 3 * i
        arm.append(taper((x, y, 15), (x + du * 0.5, y + dv * 0.5, 15), (x + du, y + dv, 10)))
    arm.append(
        taper(
            (palm[0] + 6, palm[1] - 16, 15), (palm[0] + 40, palm[1] - 14, 14), (palm[0] + 62, palm[1] + 2, 9)
        )
    )
    a = p.open(*arm, line=5, halo=7)
    p.engrave("k", a, p.guided([lift(-96, 300), palm]), 0.8 * p.lit(a, (0, 900), 22), gap=6, cut=False)
    for i, (du, dv) in enumerate(fingers[:3]):
        x, y = palm[0] - 9 + 10 * i, palm[1] + 12 - 3 * i
        p.ink(
            "k",
            taper((x, y, 1.5), (x + du * 0.5 + 3, y + dv * 0.5, 3.2), (x + du * 0.85 + 6, y + dv * 0.85, 2)),
        )
