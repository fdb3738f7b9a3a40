"""A mouth, thorns, and the garden that grows from them in another head."""

from typing import Any

import numpy as np

from studio.linocut.knife import knife
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, spline, taper

PROFILE = (
    (-0.1, -1.0),
    (0.35, -0.92),
    (0.57, -0.66),
    (0.62, -0.42),
    (0.57, -0.23),
    (0.67, -0.03),
    (0.83, 0.17, "c"),
    (0.79, 0.23),
    (0.64, 0.27, "c"),
    (0.65, 0.34),
    (0.73, 0.42),
    (0.65, 0.485, "c"),
    (0.7, 0.55),
    (0.61, 0.62, "c"),
    (0.65, 0.74),
    (0.58, 0.88),
    (0.4, 0.92),
    (0.18, 0.86),
)


def at(x: Any, y: Any, r: Any) -> Any:
    """A frame: unit points of a head to the card."""
    return lambda *pts: [(x + q[0] * r, y + q[1] * r, *q[2:]) for q in pts]


def stroke(p: Print, plates: Any, pts: Any, widths: Any, cut: bool = False) -> Any:
    """A short carved line."""
    shape = taper(*[(q[0], q[1], w) for q, w in zip(pts, widths, strict=True)])
    (p.carve if cut else p.ink)(plates, shape)


def air(p: Print) -> Any:
    """The room between them hums."""
    p.ink("1k", rect(0, 0, 800, 1200))
    r = np.hypot(p.x - 318, p.y - 262)
    p.engrave(
        "k",
        None,
        np.arctan2(p.y - 262, p.x - 318) + np.pi / 2,
        np.clip(1.15 - r / 640, 0.1, 0.9),
        gap=11,
        jit=0.05,
        length=(60, 220),
    )


def speaker(p: Print) -> Any:
    """Upper left: nose, lips, chin; the eyes are beyond the edge of the card."""
    m = at(62, 84, 350)
    coat = p.solid(
        blob((-20, 470, "c"), (60, 486), (150, 560), (190, 760), (170, 1240, "c"), (-20, 1240, "c")), halo=6
    )
    p.engrave(
        "k",
        coat,
        p.guided([(20, 500), (60, 700), (60, 1150)], [(140, 560), (170, 760), (160, 1150)]),
        0.1 + 0.75 * p.lit(coat, (500, 300), 90),
        gap=11,
    )
    neck = blob(
        *m(
            (0.42, 0.8),
            (0.2, 0.95),
            (0.12, 1.12),
            (0.16, 1.34),
            (0.05, 1.5),
            (-0.4, 1.4, "c"),
            (-0.4, 0.2, "c"),
            (0.2, 0.2),
        )
    )
    n = p.open(neck, line=6)
    p.engrave(
        "k",
        n,
        p.guided(m((0.2, 0.9), (0.06, 1.1), (0.08, 1.45)), m((-0.2, 0.8), (-0.1, 1.4))),
        np.clip(1.05 - (p.y - 370) / 260 - (p.x - 80) / 260, 0.1, 0.95),
        gap=10,
        cut=False,
    )
    face = blob(*m(*PROFILE, (-0.1, 0.78), (-0.4, 0.62), (-1, 0.5, "c"), (-1, -1.2, "c")))
    f = p.open(face, line=7, halo=5, light=(0.9, -0.6))
    shade = np.clip((215 - p.x) / 200, 0, 0.8) + 0.75 * np.clip(
        (p.y - 318 - 0.12 * (p.x - 60)) / 70, 0, 1
    ) * (p.x < 262)
    p.engrave(
        "k",
        f,
        p.guided(
            m((0.05, -0.5), (-0.02, 0.1), (0.1, 0.55), (0.42, 0.86)), m((-0.2, -0.4), (-0.2, 0.3), (0.1, 0.8))
        ),
        shade,
        gap=9.5,
        cut=False,
        jit=0.05,
    )
    p.ink(
        "2",
        blob(
            *m(
                (0.5, 0.485, "c"),
                (0.62, 0.4),
                (0.66, 0.385),
                (0.73, 0.42),
                (0.65, 0.485),
                (0.7, 0.55),
                (0.64, 0.6),
                (0.56, 0.55),
            )
        ),
    )
    p.ink("k", blob(*m((0.46, 0.5, "c"), (0.56, 0.475), (0.68, 0.47), (0.67, 0.51), (0.56, 0.5))))
    p.ink("k", blob(*m((0.6, 0.235, "c"), (0.66, 0.175), (0.73, 0.2), (0.7, 0.245))))
    stroke(p, "k", m((0.56, 0.06), (0.52, 0.18), (0.585, 0.26)), (2, 8, 2))
    stroke(p, "k", m((0.5, 0.56), (0.46, 0.5), (0.47, 0.44)), (1.5, 5, 1.5))


def leaf(x: Any, y: Any, angle: Any, size: Any) -> Any:
    """A pointed leaf and its rib."""
    c, s = np.cos(angle), np.sin(angle)
    pts = [(0, 0, "c"), (0.3, -0.24), (0.7, -0.2), (1.05, 0, "c"), (0.7, 0.2), (0.3, 0.24)]
    return blob(*[(x + size * (a * c - b * s), y + size * (a * s + b * c), *k) for a, b, *k in pts]), taper(
        (x, y, 2.6), (x + size * 0.85 * c, y + size * 0.85 * s, 0.8)
    )


def listener(p: Print) -> Any:
    """Lower right: a dark head, eyes shut, lit along the profile."""
    m = at(430, 752, 385)
    neck = (
        (0.12, 1.0),
        (0.2, 1.5, "c"),
        (-0.75, 1.5, "c"),
        (-0.62, 0.95),
        (-0.66, 0.55),
        (-0.86, 0.1),
        (-0.86, -0.4),
        (-0.6, -0.82),
    )
    h = p.solid(blob(*m(*PROFILE, *neck)), halo=7, under="1", shift=(4, -1), clear="k1")
    flow = p.guided(
        m((0.6, -0.5), (0.5, -0.1), (0.56, 0.3), (0.5, 0.8)),
        m((0.35, -0.3), (0.25, 0.2), (0.35, 0.7)),
        m((0.1, 0.8), (0.0, 1.0), (0.05, 1.4)),
        m((-0.5, 0.8), (-0.45, 1.4)),
    )
    p.engrave("k1", h, flow, p.lit(h, (1100, 560), 110) * 0.97, gap=10, length=(60, 160))
    p.engrave("k", h, flow, np.clip((p.y - 1010) / 200, 0, 1) * 0.5, gap=10)
    stroke(p, "k1", m((0.34, -0.2), (0.43, -0.125), (0.54, -0.17)), (3, 9, 3), cut=True)
    for i in range(5):
        stroke(
            p,
            "k1",
            m((0.36 + 0.04 * i, -0.15 + 0.012 * i), (0.37 + 0.048 * i, -0.085 + 0.004 * i)),
            (4, 1),
            cut=True,
        )
    stroke(p, "k1", m((0.3, -0.36), (0.44, -0.42), (0.56, -0.37)), (3, 12, 4), cut=True)
    stroke(p, "k1", m((0.5, 0.487), (0.6, 0.42), (0.66, 0.4), (0.72, 0.43)), (2, 9, 8, 2), cut=True)
    stroke(p, "k1", m((0.54, 0.53), (0.62, 0.575), (0.69, 0.55)), (2, 11, 3), cut=True)
    p.ink("k", blob(*m((0.44, 0.5, "c"), (0.56, 0.475), (0.7, 0.475), (0.67, 0.5), (0.56, 0.5))))
    stroke(p, "k1", m((0.62, 0.2), (0.67, 0.16), (0.7, 0.2)), (2, 6, 2), cut=True)
    stroke(p, "k1", m((0.53, 0.08), (0.5, 0.2), (0.58, 0.27)), (2, 7, 2), cut=True)
    return h, m


def garden(p: Print, head: Any, m: Any) -> Any:
    """Stems out of the ear; leaves in pairs, red flowers, and something that looks out."""
    ear = m((-0.1, 0.02))[0]
    stems = (
        (-2.2, 330, 0.5),
        (-1.3, 300, 0.1),
        (-2.85, 300, 0.5),
        (-0.86, 205, -0.3),
        (2.85, 250, -0.3),
        (2.25, 300, -0.25),
        (-0.2, 140, -0.6),
        (1.6, 240, 0.2),
    )
    flowers, lines = [], []
    for a, length, bend in stems:
        pts, pos, ang = [], np.array(ear, float), a
        for _ in range(24):
            pts.append(pos.copy())
            ang += bend / 24
            pos = pos + np.array([np.cos(ang), np.sin(ang)]) * length / 24
        lines.append(pts)
        flowers.append((*pts[-1], 1.0))
    for pts in lines:
        p.carve("k1", taper(*[(*q, 8 - 0.2 * i) for i, q in enumerate(pts)]), clip=head)
    for n, pts in enumerate(lines):
        for j, i in enumerate(range(6, 22, 4)):
            d = pts[i] - pts[i - 1]
            for side in (-1, 1):
                lf, rib = leaf(
                    pts[i][0], pts[i][1], np.arctan2(d[1], d[0]) + side * 0.9, 74 - 1.1 * i + 6 * side
                )
                lf = knife(lf, rng=p.dice())
                p.halo(lf, 4, clip=head, on=True)
                p.carve("k", lf, clip=head)
                if (n + j + side) % 3:
                    p.carve("1", lf, clip=head)
                p.ink("k", rib, clip=head)
                p.engrave(
                    "k",
                    lf,
                    np.arctan2(d[1], d[0]) + side * 0.25,
                    0.42 * (np.hypot(p.x - pts[i][0], p.y - pts[i][1]) < 44),
                    gap=6.5,
                    cut=False,
                    clip=head,
                    length=(10, 24),
                )
    for x in (176, 232):
        p.carve("k1", knife(blob((x - 20, 541, "c"), (x, 534), (x + 20, 550, "c"), (x - 2, 556))), clip=head)
        p.ink("k", ell(x + 1, 545, 4, 11), clip=head)
    for x, y, k in flowers:
        p.ink("k", ell(x, y, 46 * k), clip=head)
        for i in range(7):
            a = i * np.pi * 2 / 7 + 0.3
            petal = knife(
                ell(x + 23 * k * np.cos(a), y + 23 * k * np.sin(a), 19 * k, 9.5 * k, np.degrees(a)),
                rng=p.dice(),
            )
            p.carve("k1", petal, clip=head)
            p.ink("2", petal, clip=head)
            p.ink("k", taper((x, y, 4), (x + 27 * k * np.cos(a), y + 27 * k * np.sin(a), 0.8)), clip=head)
        p.carve("k21", ell(x, y, 6 * k), clip=head)


def ear_and_thorns(p: Print, m: Any) -> Any:
    """The ear, and the branch that goes in."""
    p.open(
        blob(
            *m(
                (-0.2, -0.12),
                (-0.06, -0.2),
                (0.06, -0.1),
                (0.05, 0.06),
                (-0.03, 0.2),
                (-0.1, 0.27),
                (-0.17, 0.2),
                (-0.2, 0.03),
            )
        ),
        line=5,
        halo=7,
    )
    stroke(
        p,
        "k",
        m((-0.15, -0.06), (-0.06, -0.14), (0.01, -0.07), (-0.03, 0.05), (-0.09, 0.08)),
        (3, 7, 7, 6, 3),
    )
    stroke(p, "k", m((-0.14, 0.06), (-0.12, 0.16), (-0.07, 0.14)), (3, 6, 3))
    path = spline(
        [
            (318, 258),
            (420, 236),
            (520, 300),
            (500, 410),
            (380, 470),
            (300, 560),
            (330, 690),
            m((-0.07, 0.0))[0],
        ]
    )
    n = len(path)
    w = np.linspace(8, 20, n // 2).tolist() + np.linspace(20, 11, n - n // 2).tolist()
    rod = taper(*[(*q, w[i]) for i, q in enumerate(path) if i % 4 == 0])
    thorns = []
    for j, i in enumerate(range(10, n - 8, 9)):
        t = path[i + 1] - path[i - 1]
        t /= np.hypot(*t)
        nrm = np.array([-t[1], t[0]]) * (1 if j % 2 else -1)
        b = path[i] + nrm * w[i] * 0.3
        thorns.append(poly([b - t * 9, b + nrm * 30 + t * 12, b + t * 8]))
    branch = p.solid(rod, *thorns, halo=8, clear="k1")
    p.engrave("k", branch, p.guided(list(path[::8])), 0.34, gap=8, length=(20, 50))
