"""What stands on balconies: small things cut pale out of the dark behind a parapet. (x, y) is the floor's middle, `s` the balcony's width."""

import numpy as np

from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, poly, rect, taper


def bicycle(p: Print, x: float, y: float, s: float) -> None:
    """A bicycle on its wheels."""
    r = s * 0.19
    for u in (-0.24, 0.24):
        p.ink("1", ell(x + u * s, y - r, r))
        p.fill("k", ell(x + u * s, y - r, r * 0.8))
        for a in np.arange(4) * 0.785:
            p.cutline(
                (x + u * s - r * np.cos(a), y - r - r * np.sin(a)),
                (x + u * s + r * np.cos(a), y - r + r * np.sin(a)),
                w=2.2,
                ends=0.9,
            )
        p.contour(ell(x + u * s, y - r, r), 4.4, plates="12k", cut=True)
    a, b, c, d = (
        (x - 0.24 * s, y - r),
        (x - 0.02 * s, y - r * 0.9),
        (x - 0.08 * s, y - r * 2.1),
        (x + 0.18 * s, y - r * 2.3),
    )
    for one, two in ((a, c), (c, b), (b, a), (c, d), (b, d), (d, (x + 0.24 * s, y - r))):
        p.carve("12k", stroke(one, two, w=4.5, ends=0.9))
    p.carve(
        "12k",
        stroke((c[0] - 8, c[1] - 8), (c[0] + 10, c[1] - 9), w=6, ends=0.8),
        stroke(d, (d[0] - 4, d[1] - 14), (d[0] + 12, d[1] - 18), w=4.5, ends=0.8),
    )


def skis(p: Print, x: float, y: float, s: float) -> None:
    """Two pairs, against the wall."""
    for u, lean in ((-0.3, 0.1), (-0.22, 0.07), (0.12, -0.04), (0.2, -0.06)):
        p.shape(
            taper(
                (x + u * s, y, 7),
                (x + (u + lean * 0.6) * s, y - s * 0.42, 7),
                (x + (u + lean) * s, y - s * 0.62, 3),
            ),
            tone="" if u < 0 else "2",
            halo=1.5,
            clear="12k",
        )


def cabbages(p: Print, x: float, y: float, s: float) -> None:
    """Winter's provision, in a heap behind the parapet."""
    for u, v in (
        (-0.36, 0.3),
        (-0.12, 0.32),
        (0.12, 0.3),
        (0.35, 0.31),
        (-0.24, 0.48),
        (0.0, 0.5),
        (0.23, 0.48),
    ):
        r = s * 0.125
        head = p.shape(ell(x + u * s, y - v * s, r), tone="1", line=3, halo=1.6, clear="12k")
        for d in (-0.5, 0.0, 0.5):
            p.line(
                (x + u * s, y - v * s + r * 0.8),
                (x + (u + d * 0.1) * s, y - v * s - r * 0.4),
                w=2.4,
                clip=head,
            )


def dish(p: Print, x: float, y: float, s: float) -> None:
    """An aerial on a bent stick."""
    p.carve("12k", stroke((x + 0.1 * s, y), (x + 0.06 * s, y - 0.44 * s), w=5, ends=0.9))
    p.shape(ell(x - 0.02 * s, y - 0.46 * s, 0.2 * s, 0.17 * s, -30), tone="", line=3)
    p.shape(ell(x - 0.06 * s, y - 0.48 * s, 0.05 * s), tone="k")
    p.carve("12k", stroke((x - 0.02 * s, y - 0.46 * s), (x - 0.22 * s, y - 0.58 * s), w=3.4, ends=0.9))


def linen(p: Print, x: float, y: float, s: float) -> None:
    """A line with three stiff things on it."""
    p.carve(
        "12k",
        stroke((x - 0.5 * s, y - 0.62 * s), (x, y - 0.58 * s), (x + 0.5 * s, y - 0.62 * s), w=3, ends=0.9),
    )
    for u, w, h, tone in ((-0.3, 0.2, 0.3, ""), (0.0, 0.16, 0.4, "1"), (0.26, 0.2, 0.26, "")):
        p.shape(
            rect(x + (u - w / 2) * s, y - 0.59 * s, x + (u + w / 2) * s, y - (0.59 - h) * s),
            tone=tone,
            line=2.4,
        )


def plants(p: Print, x: float, y: float, s: float) -> None:
    """What a summer left in pots."""
    for u in (-0.32, 0.0, 0.3):
        for d in (-0.1, 0.0, 0.09):
            p.carve("12k", stroke((x + u * s, y - 0.22 * s), (x + (u + d) * s, y - (0.5 - abs(d)) * s), w=4))


def chairs(p: Print, x: float, y: float, s: float) -> None:
    """A chair put upside down on a table."""
    p.carve(
        "12k",
        rect(x - 0.3 * s, y - 0.36 * s, x + 0.3 * s, y - 0.32 * s),
        rect(x - 0.26 * s, y - 0.34 * s, x - 0.22 * s, y),
        rect(x + 0.22 * s, y - 0.34 * s, x + 0.26 * s, y),
    )
    p.fill("1", rect(x - 0.14 * s, y - 0.44 * s, x + 0.14 * s, y - 0.37 * s))
    for u in (-0.12, 0.12):
        p.carve("12k", stroke((x + u * s, y - 0.42 * s), (x + u * 1.15 * s, y - 0.64 * s), w=4.5, ends=0.9))


def tyres(p: Print, x: float, y: float, s: float) -> None:
    """Summer tyres."""
    for u, v in ((-0.2, 0.42), (0.16, 0.42), (-0.02, 0.56)):
        p.shape(ell(x + u * s, y - v * s, 0.17 * s), tone="1k", halo=3, clear="12k")
        p.shape(ell(x + u * s, y - v * s, 0.08 * s), tone="1")


def sledge(p: Print, x: float, y: float, s: float) -> None:
    """A child's sledge stood on end."""
    for u in (-0.12, 0.1):
        p.carve(
            "12k",
            stroke(
                (x + u * s, y),
                (x + (u + 0.02) * s, y - 0.5 * s),
                (x + (u + 0.1) * s, y - 0.6 * s),
                w=5,
                ends=0.8,
            ),
        )
    for v in (0.26, 0.34, 0.42, 0.5):
        p.fill("2", rect(x - 0.16 * s, y - v * s - 4, x + 0.16 * s, y - v * s + 3))


def jars(p: Print, x: float, y: float, s: float) -> None:
    """Preserves on a shelf."""
    p.carve("12k", rect(x - 0.42 * s, y - 0.32 * s, x + 0.42 * s, y - 0.29 * s))
    for u in np.arange(-0.34, 0.4, 0.17):
        p.shape(
            rect(x + (u - 0.055) * s, y - 0.48 * s, x + (u + 0.055) * s, y - 0.33 * s),
            tone="1" if int(u * 20) % 2 else "2",
            line=2,
            halo=1.5,
            clear="12k",
        )
        p.carve("12k", rect(x + (u - 0.06) * s, y - 0.515 * s, x + (u + 0.06) * s, y - 0.49 * s))


def carpet(p: Print, x: float, y: float, w: float, h: float, tone: str = "2") -> Path:
    """A carpet over the parapet, its upper edge at (x, y): a border, lozenges, a fringe."""
    path = p.shape(
        poly([(x - w / 2, y - 6), (x + w / 2, y - 8), (x + w * 0.47, y + h), (x - w * 0.48, y + h + 3)]),
        tone=tone,
        line=3.4,
        halo=2.5,
        clear="12k",
    )
    inner = poly(
        [(x - w * 0.4, y + 4), (x + w * 0.4, y + 3), (x + w * 0.38, y + h - 9), (x - w * 0.38, y + h - 8)]
    )
    p.contour(inner, 3.2, plates="12k", cut=True)
    for u in (-0.22, 0.0, 0.22):
        q = x + u * w, y + h * 0.46
        p.carve(
            "12k",
            poly(
                [
                    (q[0] - w * 0.09, q[1]),
                    (q[0], q[1] - h * 0.24),
                    (q[0] + w * 0.09, q[1]),
                    (q[0], q[1] + h * 0.24),
                ]
            ),
        )
        p.fill(
            "k",
            poly(
                [
                    (q[0] - w * 0.04, q[1]),
                    (q[0], q[1] - h * 0.1),
                    (q[0] + w * 0.04, q[1]),
                    (q[0], q[1] + h * 0.1),
                ]
            ),
        )
    return path


def snow_cap(p: Print, x0: float, x1: float, y: float, deep: float, rng: np.random.Generator) -> Path:
    """Snow along an edge: uneven above, dripping below."""
    n = max(4, int((x1 - x0) / 26))
    xs = np.linspace(x0, x1, n)
    top = [
        (float(x), float(y - deep * rng.uniform(0.7, 1.15) * (0.55 if i in (0, n - 1) else 1)))
        for i, x in enumerate(xs)
    ]
    low = [(float(x), float(y + deep * rng.uniform(0.05, 0.4))) for x in xs[::-1]]
    return p.shape(blob(*top, *low), tone="", line=3, halo=2, clear="12k")


THINGS = (bicycle, skis, cabbages, dish, linen, plants, chairs, tyres, sledge, jars)
