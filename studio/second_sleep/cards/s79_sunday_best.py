"""Sunday Best.

A photographer's studio with a leaf-patterned backdrop and a chequered floor. The sitter wears the same cloth as the
backdrop, so that all one sees of her is a head in profile, two hands and a rooster. The photographer is chequered.
"""

import itertools

import numpy as np

from studio.linocut.elements.animals import hen
from studio.linocut.elements.hands import hand
from studio.linocut.elements.heads import combed, profile
from studio.linocut.knife import knife, several
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, poly, rect, taper, xf

META = {"number": 79, "slug": "sunday-best", "seed": 79, "inks": "mint-tangerine"}
FLOOR = 872


def leaf(s: float) -> Path:
    """The motif: one leaf and its berry."""
    half = blob((0, 0, "c"), (s * 0.36, -s * 0.34), (s, 0, "c"), (s * 0.36, s * 0.34))
    rib = poly([(s * 0.1, -1.6), (s * 0.84, 0), (s * 0.1, 1.6)])
    return several(
        knife(xf(half, -s / 2, 0), minus=[xf(rib, -s / 2, 0)], eps=0.4), ell(s * 0.16, s * 0.56, s * 0.12)
    )


def cloth(p: Print) -> None:
    """Backdrop and sitter alike: tangerine leaves on mint, in rows, turned this way and that."""
    p.ground("1")
    motif = leaf(50)
    for n, y in enumerate(np.arange(44, FLOOR + 300, 58.0)):
        for m, x in enumerate(np.arange(40 + 30 * (n % 2), 790, 62.0)):
            p.ink("2", xf(motif, x, y, rot=(-38 if (n + m) % 2 else 34) + float(p.rng.normal(0, 5))))


def floor(p: Print) -> None:
    """Black and paper squares, the vanishing point at the right."""
    p.fill("", rect(-10, FLOOR, 820, 1210))
    rows = FLOOR + (1210 - FLOOR) * np.linspace(0, 1, 6) ** 1.5
    for j, (y0, y1) in enumerate(itertools.pairwise(rows)):
        for i in range(-8, 16):
            if (i + j) % 2:
                continue
            pts = []
            for y, k in ((y0, i), (y0, i + 1), (y1, i + 1), (y1, i)):
                pts.append((470 + (k - 4) * 78 * (0.72 + 0.9 * (y - FLOOR) / 340), y))
            p.shape(poly(pts), tone="k")


def sitter(p: Print) -> None:
    """What can be seen of her."""
    skirt = blob(
        (150, 600, "c"),
        (120, 720),
        (96, 900),
        (110, 1060, "c"),
        (330, 1066, "c"),
        (400, 900),
        (470, 830),
        (420, 760),
        (340, 720),
        (330, 600, "c"),
    )
    p.fill("1", knife(skirt, within=rect(0, FLOOR - 6, 800, 1200)))
    for n, y in enumerate(np.arange(44, 1180, 58.0)):
        for m, x in enumerate(np.arange(40 + 30 * (n % 2), 790, 62.0)):
            if y > FLOOR - 30:
                p.ink(
                    "2",
                    xf(leaf(50), x, y, rot=(-38 if (n + m) % 2 else 34)),
                    clip=knife(skirt, within=rect(0, FLOOR - 6, 800, 1200)),
                )
    p.contour(knife(skirt, within=rect(0, FLOOR, 800, 1200)), 4)
    _, frame = profile(p, 262, 330, 96, flip=True, tone="k", eye="shut", sun=(560, 100), halo=7)
    combed(p, frame, "k", "bun", 8, sun=(560, 60), halo=5)
    hen(p, 398, 806, 190, "", "2", flip=True, rooster=True, halo=6)
    hand(p, 290, 792, 100, "flat", 78, False, "k", halo=5)
    hand(p, 318, 684, 98, "flat", 84, True, "k", halo=5)
    for x in (170, 292):
        p.shape(
            blob((x - 40, 1092, "c"), (x - 30, 1062), (x + 26, 1058), (x + 62, 1086), (x + 60, 1096, "c")),
            tone="k",
            halo=5,
            clear="12k",
        )


def photographer(p: Print) -> None:
    """A camera on three legs; under its cloth, chequered, somebody."""
    hump = p.shape(
        blob((800, 470, "c"), (700, 452), (640, 492), (622, 560), (640, 660, "c"), (676, 720), (668, 900), (690, 1100, "c"), (820, 1100, "c")),
        tone="", line=6, halo=7, clear="12k",
    )  # fmt: skip
    for j, y in enumerate(np.arange(440, 1110, 40.0)):
        for i, x in enumerate(np.arange(610, 820, 40.0)):
            if (i + j) % 2:
                p.ink("k", poly([(x, y + 4), (x + 40, y), (x + 41, y + 40), (x + 1, y + 43)]), clip=hump)
    for a, b in (((600, 600, 14), (540, 1090, 9)), ((612, 600, 14), (640, 1110, 9))):
        p.shape(taper(a, b), tone="k", halo=4, clear="12k")
    p.shape(rect(560, 500, 640, 600), tone="2", line=5, halo=6, clear="12k")
    p.shape(ell(552, 548, 17, 34), tone="k", halo=5, clear="12k")
    p.carve("12k", ell(549, 540, 5, 11))


def scene(p: Print) -> None:
    """Cloth, floor, what is left of the two."""
    cloth(p)
    floor(p)
    sitter(p)
    photographer(p)
