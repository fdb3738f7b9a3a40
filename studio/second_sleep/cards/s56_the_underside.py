"""The Underside.

A black ball as big as a house hangs in at the upper right; nothing holds it. A ladder leans against it, and where a
brush still hangs it has been scrubbed down to bare white. The pail on the rung is full of black; black drips on the floor.
"""

import numpy as np

from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper, xf

META = {"number": 56, "slug": "the-underside", "seed": 56, "inks": "sky-vermilion"}
X, Y, R = 524, 326, 392


def ball(p: Print) -> None:
    """A black round, hatched towards its rim."""
    body = p.shape(ell(X, Y, R), tone="k")
    d = np.hypot(p.x - X, p.y - Y) / R
    p.engrave(
        "k", body, p.rings(X, Y), 0.55 * np.clip((d - 0.62) / 0.4, 0, 1) * (p.y > 200), 14, length=(40, 150)
    )
    for x, y, r in ((560, 190, 60), (690, 330, 84), (480, 330, 40), (640, 520, 46), (420, 150, 30)):
        p.contour(ell(x, y, r, r * 0.92), 5, cut=True)


def clean(p: Print) -> None:
    """Where it has been scrubbed: bare paper along the lower rim, a crescent so far."""
    limb = [(X + R * np.cos(t), Y + R * np.sin(t)) for t in np.linspace(np.radians(196), np.radians(112), 22)]
    inner = [
        (X + 74 + R * 0.98 * np.cos(t), Y - 60 + R * 0.98 * np.sin(t))
        for t in np.linspace(np.radians(112), np.radians(196), 22)
    ]
    patch = poly([*limb, *inner])
    p.carve("12k", patch)
    p.ink("k", stroke(*[(float(x), float(y), 6.0) for x, y in limb], w=6))
    p.gouges("k", patch, p.rings(X, Y), 40, (16, 44), (2, 4), False)
    for x, y in inner[::2]:
        p.gouges("12k", ell(x, y, 30), p.rings(X, Y), 12, (24, 60), (5, 9))


def ladder(p: Print) -> None:
    """Leaning where the work has got to; brush, pail, drips."""
    for x in (212, 304):
        p.shape(taper((x - 30, 1112, 14), (x + 40, 600, 12)), tone="1", line=4, halo=5, clear="12k")
    for n in range(9):
        y, x = 1072 - 52 * n, 188 + 7 * n
        p.shape(poly([(x, y), (x + 94, y - 4), (x + 94, y + 9), (x, y + 13)]), tone="1", line=3)
    p.shape(xf(rect(-46, -14, 46, 12, 4), 392, 706, rot=34), tone="2", line=4, halo=6, clear="12k")
    p.shape(xf(rect(-40, 12, 40, 40), 392, 706, rot=34), tone="k", halo=4, clear="12k")
    pail = p.shape(
        poly([(350, 842), (434, 842), (424, 930), (360, 930)]), tone="2", line=5, halo=6, clear="12k"
    )
    p.comb("k", pail, 90, 0.16, 16, cut=False)
    p.fill("k", ell(392, 842, 42, 12))
    p.line((352, 842, 4), (392, 776, 5), (434, 842, 4), w=5)
    p.line((392, 778, 4), (318, 772, 4), w=4)
    for x, y in ((352, 730), (300, 640), (420, 790), (336, 800), (470, 890), (362, 1000)):
        p.shape(
            blob((x, y - 17, "c"), (x + 9, y + 4), (x, y + 15), (x - 9, y + 4)), tone="k", halo=3, clear="12k"
        )
    for x, y, r in ((400, 1090, 60), (300, 1108, 26), (500, 1112, 34)):
        p.fill("k", ell(x, y, r, r * 0.26))


def scene(p: Print) -> None:
    """The floor, the weight, what is being done to it."""
    p.ground("")
    shade = p.shape(
        blob(
            (60, 1098), (180, 1060), (470, 1046), (820, 1040, "c"), (820, 1146, "c"), (460, 1154), (190, 1140)
        ),
        tone="",
    )
    p.comb("1", shade, 0, 0.55 - 0.3 * p.ramp((400, 0), (60, 0)), 14, cut=False, length=(60, 200))
    p.line((-10, 1012), (280, 1008), (820, 1014), w=5, ends=0.6)
    p.chatter(rect(70, 640, 740, 980), 0.4, 40)
    ball(p)
    clean(p)
    ladder(p)
    p.border()
