"""The Witnesses.

A fish stall before opening: rows of fish on ice, every one with its round eye on us. Above them hang the knives in order
of size, and one hook is empty. Under the trestle the tail of a cat is leaving.
"""

import numpy as np

from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 64, "slug": "the-witnesses", "seed": 64, "inks": "stone-crimson"}


def looking(p: Print, x: float, y: float, s: float, tone: str, tilt: float) -> None:
    """A fish head from the front and its back behind it: mouth, gills, two round eyes."""

    def q(u: float, v: float) -> tuple[float, float]:
        c, k = np.cos(np.radians(tilt)), np.sin(np.radians(tilt))
        return x + (u * c - v * k) * s, y + (u * k + v * c) * s

    body = p.shape(
        blob(
            q(-0.3, -0.9),
            (q(0.3, -0.9)),
            q(0.46, -0.3),
            q(0.4, 0.2),
            q(0.2, 0.46),
            q(0, 0.52),
            q(-0.2, 0.46),
            q(-0.4, 0.2),
            q(-0.46, -0.3),
        ),
        tone=tone,
        line=5,
        halo=4,
        clear="12k",
    )
    back = blob(q(-0.3, -0.9), q(0.3, -0.9), q(0.4, -0.34), q(0, -0.16), q(-0.4, -0.34))
    p.scale("12k" if "k" in tone else "k", back, s * 0.15, 90 + tilt, 3.2, cut="k" in tone, clip=body)
    for f in (-1, 1):
        p.shape(
            blob(
                q(f * 0.36, 0.1),
                q(f * 0.52, 0.22),
                (*q(f * 0.56, 0.4), "c"),
                q(f * 0.4, 0.34),
                q(f * 0.3, 0.28),
            ),
            tone="2",
            line=3.4,
            halo=3,
            clear="12k",
        )
        p.shape(ell(*q(f * 0.235, -0.06), s * 0.17), tone="", line=4)
        p.ink("k", ell(*q(f * 0.225, -0.04), s * 0.085))
        p.carve("12k", ell(*q(f * 0.225 - 0.03, -0.07), s * 0.022))
    lip = p.cutline if "k" in tone else p.line
    lip(q(-0.17, 0.34), q(-0.06, 0.27), q(0, 0.26), q(0.06, 0.27), q(0.17, 0.34), w=6)
    lip(q(-0.1, 0.4), q(0, 0.37), q(0.1, 0.4), w=4)


def knives(p: Print) -> None:
    """A rail, hooks, knives from small to great; the second hook is empty."""
    p.shape(taper((30, 118, 15), (400, 112, 14), (780, 118, 15)), tone="k", halo=5, clear="12k")
    for n, x in enumerate((96, 196, 300, 416, 544, 684)):
        p.line((x, 112), (x, 136), (x + 9, 146), (x + 14, 134), w=6, ends=0.8)
        if n == 1:
            continue
        s = (0.58, 0.7, 0.8, 0.94, 1.1, 1.28)[n]
        grip = p.shape(
            blob(
                (x - 11 * s, 142, "c"),
                (x + 13 * s, 142, "c"),
                (x + 11 * s, 142 + 70 * s),
                (x - 12 * s, 142 + 70 * s),
            ),
            tone="2",
            line=3.5,
            halo=3,
            clear="12k",
        )
        p.ink("k", ell(x, 142 + 24 * s, 3.4), ell(x, 142 + 50 * s, 3.4), clip=grip)
        blade = p.shape(
            blob((x - 14 * s, 142 + 72 * s, "c"), (x + 13 * s, 142 + 72 * s, "c"), (x + 32 * s, 142 + 108 * s), (x + 34 * s, 142 + 190 * s), (x - 12 * s, 142 + 260 * s, "c")),
            tone="k", halo=4, clear="12k",
        )  # fmt: skip
        p.cutline(
            (x + 22 * s, 142 + 110 * s),
            (x + 22 * s, 142 + 186 * s),
            (x - 4 * s, 142 + 238 * s),
            w=6 * s,
            clip=blade,
        )


def scene(p: Print) -> None:
    """Awning, rail, ice and eyes, the trestle."""
    p.ground("1")
    for i in range(9):
        x = 30 + i * 84
        p.shape(
            blob((x, 30, "c"), (x + 84, 30, "c"), (x + 84, 70, "c"), (x + 42, 96), (x, 70, "c")),
            tone="2" if i % 2 else "",
            line=3.4,
        )
    knives(p)
    ice = p.shape(poly([(30, 520), (770, 506), (790, 1010), (10, 1020)]), tone="", halo=5, clear="12k")
    p.gouges("1", ice, p.noise(50, 2) * 6, 300, (14, 34), (3, 6), cut=False, apart=2)
    p.crumb("k", ice, 36, (2, 4), False, tone=0.4)
    rng = p.dice()
    for y, s, apart, start, tones in (
        (600, 120, 116, 96, ("1", "k")),
        (736, 142, 140, 50, ("k", "1", "12")),
        (900, 168, 166, 116, ("1", "k", "1")),
    ):
        for n, at in enumerate(np.arange(start, 800, apart)):
            looking(
                p,
                float(at),
                y + float(rng.normal(0, 6)),
                s * float(rng.uniform(0.94, 1.06)),
                tones[n % len(tones)],
                float(rng.normal(0, 5)),
            )
    p.shape(poly([(-10, 996), (820, 984), (820, 1036), (-10, 1048)]), tone="2", line=6, halo=5, clear="12k")
    p.fill("k", rect(-10, 1046, 820, 1210))
    for x in (150, 610):
        p.shape(taper((x, 1040, 30), (x - 26, 1190, 26)), tone="1", line=0, halo=3)
    p.shape(
        taper((810, 1150, 34), (730, 1146, 28), (690, 1112, 24), (700, 1074, 18), (724, 1076, 10)),
        tone="",
        line=0,
        halo=2,
    )
