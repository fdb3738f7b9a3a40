"""The five endings: the birthday table in the evening, with none, two, four, six or eight rabbits at it.

Whoever did not come has a chair with a bow and a slice of cake kept. Wide and tall are composed apart.
"""

import math
from collections.abc import Sequence
from functools import partial

from studio.pages import Page as Picture
from studio.papercut.bits import string
from studio.papercut.elements.puppets import CHILD, posed
from studio.papercut.elements.stage import backdrop, bunting, confetti, star_on_string, tree
from studio.papercut.elements.things import moon_being
from studio.papercut.lamp import DUSK, GOLDEN, NIGHT, Lamp
from studio.papercut.page import Page
from studio.papercut.papers import Ground, dot, gingham, leaf, painted, plain, printed, stripes, tone
from studio.rabbits.anatomy import GREY, RUST, SAND, SNOW, Ears, Fur, rabbit
from studio.shapes import blob, ell, poly, rect, star
from studio.world._paper import FLAGS, cake, hill

SKIES: dict[int, tuple[tuple[str, str], ...]] = {  # from the edge inwards to where the light is
    0: (("#34427c", "#3e4d8a"), ("#4a5a98", "#5466a4"), ("#6a78b0", "#7684ba"), ("#98a0cc", "#a4acd4")),
    2: (("#4f4f8c", "#5a5a98"), ("#7a6aa4", "#8676ae"), ("#b088ac", "#ba94b4"), ("#e0a8a4", "#e8b4ae")),
    4: (("#6a5a98", "#7566a2"), ("#a8709c", "#b27ca4"), ("#e08a84", "#e6968e"), ("#f6b86c", "#f8c27c")),
    6: (("#27336b", "#2f3d7a"), ("#343f7e", "#3d498a"), ("#4d5696", "#5660a2"), ("#7a7cb8", "#8688c2")),
    8: (("#f0a45c", "#f4b06a"), ("#f6bc74", "#f8c682"), ("#fad294", "#fbdaa2"), ("#fdeabc", "#fef0ca")),
}
LAMPS: dict[int, Lamp] = {0: NIGHT, 2: DUSK, 4: DUSK, 6: NIGHT, 8: GOLDEN}
LANDS: dict[int, tuple[str, str]] = {
    0: ("#47627a", "#32505e"),
    2: ("#5f7a74", "#3f6058"),
    4: ("#7a8a5c", "#56704a"),
    6: ("#3f6468", "#2c4f50"),
    8: ("#9abf62", "#6f9f50"),
}
UP: Ears = ((12, 6), (12, 6))
GUESTS: tuple[tuple[str, Fur, Ground, Ears], ...] = (
    ("laughing", SNOW, printed("#3d6aa8", dot, "#f4ead6", pitch=24, size=0.4), UP),
    ("grateful", RUST, stripes("#f4ead6", "#c0492f", pitch=22), ((20, -20), (8, 10))),
    ("silly", GREY, gingham("#fdf3e0", "#e0a23a", 24), ((26, 60), (8, -10))),
    ("amazed", SAND, printed("#dfe9d0", leaf, "#6f9f56", pitch=30, size=0.5), ((4, 0), (4, 0))),
    ("in-love", GREY, tone("#d2573c"), ((34, -70), (34, -70))),
    ("joyful", SAND, tone("#2f7f80"), ((18, 10), (6, 0))),
    ("hungry", SNOW, stripes("#f7efe0", "#8a5ab0", pitch=20), ((10, -20), (30, 30))),
    ("calm", RUST, tone("#f0c24a"), ((6, 8), (6, 8))),
)
ORDER = (3, 4, 2, 5, 1, 6, 0, 7)  # who comes first sits next to the cake


def evening(c: Page, n: int, light: tuple[float, float]) -> None:
    """The sky in torn rings round the light, stars on threads at night."""
    w, h = c.size
    x, y = light[0] * w, light[1] * h
    backdrop(c, painted(*SKIES[n][0], force=0.5), 0)
    reach = math.hypot(w, h)
    for i, colours in enumerate(SKIES[n][1:]):
        r = reach * (0.5, 0.35, 0.22)[i]
        ring = [
            (
                x + r * math.cos(t) * (1 + 0.05 * math.sin(3 * t + r)),
                y + r * 0.84 * math.sin(t) * (1 + 0.05 * math.cos(2 * t + r)),
            )
            for t in (j * math.tau / 13 for j in range(13))
        ]
        c.lay(blob(*ring), painted(*colours, force=0.5), 3, tear=7, core="#efe4ee", angle=3)
    if n in (0, 2, 6):
        for sx, sy, r in ((0.06, 0.22, 13), (0.45, 0.1, 11), (0.33, 0.3, 9), (0.9, 0.12, 12), (0.62, 0.2, 9)):
            star_on_string(c, sx * w, sy * h, r)
    if n in (0, 6):
        moon_being(c, x, y, 0.1 * reach, "caring" if n == 0 else "laughing", look=(-0.3, 0.7), turn=-0.3)
    else:
        c.lay(ell(x, y, 0.072 * reach), painted("#f2a44a", "#f7b65e"), 6, 0.6, glow=0.16)
    if n == 8:
        for fx, fy, colour in ((0.16, 0.2, "#d2573c"), (0.5, 0.12, "#2f7f80"), (0.87, 0.24, "#8a5ab0")):
            for j in range(12):
                with c.at(fx * w, fy * h, 1, j * 30):
                    c.lay(star(0, -0.05 * reach, 9), colour, 3, 0.3)
                    c.lay(
                        blob((-4, -0.02 * reach), (0, -0.04 * reach), (4, -0.02 * reach)), "#fff3d0", 3, 0.2
                    )


def lanterns(c: Page, y: float, sag: float, n: int) -> None:
    """A line of paper lanterns, one for each who came and one for luck."""
    w, h = c.size
    points = [(x * w, (y + sag * (1 - (2 * x - 1) ** 2)) * h) for x in (0.02, 0.2, 0.4, 0.6, 0.8, 0.98)]
    string(c, points, "#f3e3c0", 4, 8)
    for i in range(n + 1):
        x = (i + 1) / (n + 2)
        with c.at(x * w, (y + sag * (1 - (2 * x - 1) ** 2)) * h, w / 1366 * 0.4 + 0.6, (i * 29 % 11) - 5):
            colour = ("#ffcf6a", "#f58f5c", "#ffe6a0", "#9fd6c4")[i % 4]
            body = blob((-22, 8), (-27, 34), (-18, 62), (18, 62), (27, 34), (22, 8))
            c.lay(body, plain(colour), 8, 0.6, glow=0.5, relief=lambda _, b: 1.6 * abs((b / 8) % 2 - 1))
            for a, b in ((0, 8), (60, 67)):
                c.lay(rect(-12, a, 12, b), plain("#5a3a2c"), 2, 0)


def seat(c: Page, x: float, y: float, s: float, which: int | None, tilt: float) -> None:
    """A chair; its guest in a party hat, or a bow: kept."""
    with c.at(x, y, s):
        c.lay(rect(-74, -96, 74, 150, 24), painted("#8a5c3a", "#9a6a46"), 5)
        c.lay(rect(-54, -76, 54, 60, 15), plain("#6d4630"), 0.3)
        if which is None:
            for q in (-1, 1):
                c.lay(blob((q * 14, -88), (q * 50, -112), (q * 48, -64)), plain("#d2573c"), 4, 0.6)
            c.lay(ell(0, -88, 13), plain("#e2694c"), 3, 0.3)
            return
        feel, fur, coat, ears = GUESTS[which]
        arms = ("up", "up") if feel in ("laughing", "joyful") else ("heart", "heart")
        pose = posed("calm", legs="none", left=arms[0], right=arms[1], tilt=tilt)
        m = rabbit(c, 0, 132, 0.92, fur, feel, ears, coat=coat, pose=pose, frame=CHILD)
        with c.at(m.head[0], m.head[1] - 66, 0.8, tilt):
            hat = (
                stripes("#f4ead6", "#2f7f80", pitch=16),
                printed("#f0a83a", dot, "#fff6e4", pitch=18, size=0.4),
                plain("#cf5a6c"),
            )
            c.lay(poly([(-40, 4), (40, 4), (6, -92)]), hat[which % 3], 6, 0.6)
            c.lay(ell(6, -94, 14), plain("#fff6e4"), 2, tear=3)


def table(c: Page, x0: float, x1: float, y: float, deep: float, seats: Sequence[float]) -> None:
    """The cloth from the edge of the top down, a plate with a slice before every seat."""
    n = max(6, int((x1 - x0) / 150)) * 2
    hem = [(x1 + 40 - (x1 - x0 + 80) * i / n, y + deep + (16 if i % 2 else -14)) for i in range(n + 1)]
    c.lay(
        blob((x0 + 10, y + 32, "c"), (x1 - 10, y + 32, "c"), *hem),
        gingham("#fdf3e0", "#d2573c", 52),
        12,
        1.6,
        angle=0,
    )
    c.lay(
        poly([(x0 + 30, y), (x1 - 30, y), (x1 + 20, y + 68), (x0 - 20, y + 68)]),
        gingham("#fffaf0", "#dd6a4c", 40),
        5,
        0.5,
        angle=0,
    )
    for x in seats:
        c.lay(ell(x, y + 36, 50, 17), plain("#fffdf4"), 2)
        c.lay(
            poly([(x - 16, y + 32), (x + 22, y + 32), (x + 22, y + 10), (x - 16, y + 16)]),
            painted("#f6dfe0", "#fbeced"),
            4,
        )
        c.lay(poly([(x - 16, y + 18), (x + 22, y + 12), (x + 22, y), (x - 16, y + 8)]), plain("#cf5a6c"), 1)


def party(c: Page, n: int, rows: Sequence[tuple[float, float, Sequence[int]]]) -> None:
    """Tables far to near: each (height of its top, size, who sits at it)."""
    w, h = c.size
    coming = set(ORDER[:n])
    for y, s, who in rows:
        half = len(who) // 2
        gap = 0.5 * s * 260
        step = (w / 2 - gap - 60 * s) / max(half - 0.45, 1)
        xs = [w / 2 - gap - step * (half - 1 - i) - 40 * s for i in range(half)]
        xs += [w - x for x in reversed(xs)]
        for i, (x, guest) in enumerate(zip(xs, who, strict=True)):
            seat(c, x, y * h - 96 * s, s, guest if guest in coming else None, (-8, 6, -4, 7)[i % 4])
        table(c, -10, w + 10, y * h, 0.3 * h, xs)
    cake(c, w / 2, y * h + 44, 1.5 * s, 5)


def ending(c: Page, n: int, shape: str) -> None:
    """One ending, wide or tall."""
    w, h = c.size
    is_wide = shape == "wide"
    evening(c, n, (0.76, 0.34) if is_wide else (0.7, 0.26))
    far, near = LANDS[n]
    top = 0.5 if is_wide else 0.36
    hill(
        c,
        ((0, top), (0.2, top - 0.03), (0.45, top + 0.02), (0.7, top - 0.03), (1, top + 0.01)),
        tone(far, 0.4),
        5,
    )
    for x, y, high in ((0.06, top + 0.05, 0.24), (0.16, top + 0.02, 0.15), (0.94, top + 0.05, 0.23)):
        tree(c, x * w, y * h, high * min(w, h), crown=(tone(near), tone(near, 0.4)))
    hill(
        c,
        ((0, top + 0.1), (0.25, top + 0.06), (0.55, top + 0.1), (0.8, top + 0.06), (1, top + 0.1)),
        tone(near, 0.4),
        6,
    )
    lanterns(c, top - 0.12, 0.07, n)
    if is_wide:
        party(c, n, ((0.755, 1.0, (0, 1, 2, 3, 4, 5, 6, 7)),))
    else:
        party(c, n, ((0.56, 0.82, (0, 1, 6, 7)), (0.78, 1.0, (2, 3, 4, 5))))
    if n == 8:
        bunting(
            c,
            [(0, 0.05 * h), (w * 0.3, 0.1 * h), (w * 0.7, 0.1 * h), (w, 0.05 * h)],
            FLAGS,
            11,
            w / 1500 + 0.2,
        )
    if n:
        for y0, y1 in ((0.06, top - 0.1), (0.84, 0.99)):  # in the air and on the cloth, not on faces
            confetti(
                c, 7 * n, ("#ffcf6a", "#d2573c", "#2f7f80", "#fff6e4", "#cf5a6c"), 20, w - 20, y0 * h, y1 * h
            )


def _page(n: int, shape: str) -> Picture:
    size, width = ((1366, 1024), 1536) if shape == "wide" else ((768, 1365), 900)
    paint = partial(ending, n=n, shape=shape)
    return Picture(
        f"ending_{n}_{shape}",
        size,
        width,
        paint,
        9 + n,
        limit=150_000,
        lamp=LAMPS[n],
        file=f"src/assets/kids/ending_{n}_{shape}.webp",
    )


PAGES = tuple(_page(n, shape) for n in SKIES for shape in ("wide", "tall"))
