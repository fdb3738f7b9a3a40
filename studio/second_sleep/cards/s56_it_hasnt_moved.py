"""It Hasn't Moved.

A black mass like a stone, as big as a house, comes in at the upper right; nothing holds it. Under its overhang a small
red chair with a cardigan on its back and a cup on the seat, still steaming. Between them bare paper.
"""

from typing import Any

from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, poly, rect, taper

META = {"number": 56, "slug": "it-hasnt-moved", "seed": 56, "inks": "sky-vermilion"}


def stone(p: Print) -> None:
    """The mass: facets on the underside, nothing else."""
    mass = p.shape(
        blob(
            (250, -20, "c"),
            (196, 90),
            (170, 196, "c"),
            (112, 330),
            (98, 430, "c"),
            (150, 520),
            (262, 566, "c"),
            (372, 640),
            (430, 748, "c"),
            (560, 800),
            (690, 772, "c"),
            (820, 690, "c"),
            (820, -20, "c"),
        ),
        tone="k",
    )
    for n, side in enumerate(
        (
            [(170, 196), (300, 300), (262, 566)],
            [(300, 300), (470, 400), (430, 748)],
            [(470, 400), (640, 470), (690, 772)],
        )
    ):
        facet = poly([*side, *[(98, 430), (372, 640), (560, 800)][n : n + 1]])
        a, b = side[1], side[2]
        light = 0.72 * p.ramp((a[0] + 40, a[1]), (b[0] - 60, b[1] + 30)) * (0.6 + 0.6 * p.noise(70, 2))
        field = p.guided([side[0], (side[0][0] + 10, side[0][1] + 120), side[2]], [side[1], side[2]])
        p.engrave("k", facet, field, light, 15, length=(50, 170), clip=mass)
    for line in (
        [(170, 196), (236, 236), (300, 300), (296, 440), (262, 566)],
        [(300, 300), (384, 336), (470, 400), (462, 590), (430, 748)],
        [(470, 400), (560, 420), (640, 470), (676, 620), (690, 772)],
        [(640, 470), (720, 410), (810, 390)],
    ):
        p.cutline(*line, w=6, ends=0.2, clip=mass)
    p.gouges("k", rect(430, 60, 740, 380), p.level(24), 16, (60, 130), (3, 6), clip=mass, apart=6)


def chair(p: Print, x: float, y: float, s: float) -> None:
    """A kitchen chair turned a little towards us, what hangs on it, what stands on it."""

    def q(u: float, v: float) -> tuple[float, float]:
        return x + u * s, y - v * s

    def bar(*pts: tuple[float, float], w: float = 0.075) -> Path:
        return taper(*[(*q(*a), w * s) for a in pts])

    red: dict[str, Any] = {"tone": "2", "line": 4.5, "halo": 4, "clear": "12k", "eps": 0.7, "jit": 0.3}
    p.shape(bar((0.44, 0.1), (0.38, 0.56)), **red)
    p.shape(bar((-0.12, 0.12), (-0.1, 0.56)), **red)
    p.shape(
        bar((0.5, 0.56), (0.58, 1.44)),
        bar((0.02, 0.6), (0.06, 1.5)),
        bar((0.06, 1.36), (0.56, 1.3)),
        bar((0.04, 0.98), (0.54, 0.94)),
        **red,
    )
    p.shape(poly([q(-0.44, 0.5), q(0.3, 0.46), q(0.56, 0.62), q(-0.1, 0.66)]), **red)
    p.shape(bar((-0.42, 0.5), (-0.48, -0.06)), **red)
    p.shape(bar((0.28, 0.47), (0.3, -0.1)), **red)
    p.shape(bar((-0.44, 0.49), (0.3, 0.45), w=0.09), **red)
    wool = p.shape(
        blob(
            (*q(0.1, 1.3), "c"), q(0.2, 1.4), q(0.42, 1.38), (*q(0.66, 1.34), "c"), q(0.76, 1.1), (*q(0.82, 0.66), "c"), (*q(0.68, 0.64), "c"),
            q(0.62, 0.96), (*q(0.58, 0.5), "c"), (*q(0.2, 0.56), "c"), q(0.18, 0.8), (*q(0.14, 1.1), "c"),
        ),
        tone="1", line=5, halo=4, clear="12k",
    )  # fmt: skip
    p.comb("k", wool, 88, 0.62 * p.ramp(q(0, 1.2), q(0.8, 0.7)) + 0.1, 9, False, length=(20, 70))
    p.line(q(0.2, 0.64), q(0.58, 0.58), w=4)
    p.line(q(0.68, 0.74), q(0.8, 0.75), w=4)
    p.shape(ell(*q(0.06, 1.53), 0.06 * s), **red)
    cup = q(-0.14, 0.6)
    p.shape(ell(cup[0] - 27, cup[1] - 20, 12, 11), tone="", line=4, minus=[ell(cup[0] - 27, cup[1] - 20, 5)])
    p.shape(
        poly([(cup[0] - 24, cup[1] - 38), (cup[0] + 24, cup[1] - 38), (cup[0] + 16, cup[1] + 4), (cup[0] - 16, cup[1] + 4)]),
        tone="", line=4, halo=3, clear="12k",
    )  # fmt: skip
    p.fill("k", ell(cup[0], cup[1] - 38, 22, 5))
    for n, dx in enumerate((-8, 8)):
        p.line((cup[0] + dx, cup[1] - 54), (cup[0] + dx - 9, cup[1] - 76), (cup[0] + dx + 6, cup[1] - 100),
               (cup[0] + dx - 4, cup[1] - 126 - 14 * n), w=4.5)  # fmt: skip


def scene(p: Print) -> None:
    """The floor, the weight, the chair."""
    p.ground("")
    shade = p.shape(
        blob(
            (60, 1098), (180, 1060), (470, 1046), (820, 1040, "c"), (820, 1146, "c"), (460, 1154), (190, 1140)
        ),
        tone="1",
    )
    p.comb("1", shade, 0, 0.4 * p.ramp((400, 0), (60, 0)) + 0.12, 13, length=(60, 200))
    p.line((-10, 1012), (280, 1008), (820, 1014), w=5, ends=0.6)
    p.chatter(rect(70, 640, 740, 980), 0.4, 40)
    stone(p)
    p.fill("k", poly([(110, 1096), (262, 1088), (330, 1116), (136, 1124)]))
    chair(p, 204, 1092, 190)
    p.border()
