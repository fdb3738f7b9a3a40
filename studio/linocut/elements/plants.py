"""Plants: trees with bark and crowns, bare branches, leaves, fronds, grass, flowers, fields."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from studio.linocut.knife import several, stroke
from studio.linocut.plates import Clip
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, poly, taper, xf


def leaf_shape(size: float = 1, kind: str = "point") -> Path:
    """A leaf from (0, 0) to the right: point, round, lance, heart, oak."""
    shapes: dict[str, Sequence[Point]] = {
        "point": ((0, 0, "c"), (0.3, -0.24), (0.7, -0.2), (1.05, 0, "c"), (0.7, 0.2), (0.3, 0.24)),
        "round": ((0, 0, "c"), (0.25, -0.34), (0.7, -0.38), (1, 0), (0.7, 0.38), (0.25, 0.34)),
        "lance": ((0, 0, "c"), (0.35, -0.075), (0.75, -0.06), (1.15, 0, "c"), (0.75, 0.06), (0.35, 0.075)),
        "heart": ((0.1, 0, "c"), (-0.04, -0.22), (0.2, -0.42), (0.6, -0.3), (1, 0, "c"), (0.6, 0.3), (0.2,
            0.42), (-0.04, 0.22)),
        "oak": ((0, 0, "c"), (0.2, -0.2), (0.32, -0.1), (0.44, -0.3), (0.58, -0.14), (0.74, -0.28), (0.82,
            -0.1), (1, 0), (0.82, 0.1),
                (0.74, 0.28), (0.58, 0.14), (0.44, 0.3), (0.32, 0.1), (0.2, 0.2)),
    }  # fmt: skip
    return blob(*[(q[0] * size, q[1] * size, *q[2:]) for q in shapes[kind]])


def leaf(
    p: Print, x: float, y: float, size: float = 70, angle: float = 0, tone: str = "2", kind: str = "point",
    halo: float = 3,
    veins: bool = True, bitten: bool = False, line: float = 0, clip: Clip = None,
) -> Path:  # fmt: skip
    """One leaf growing from (x, y) at `angle` degrees, its rib and veins cut."""
    minus = [xf(ell(size * 0.72, -size * 0.26, size * 0.2), x, y, rot=angle)] if bitten else []
    path = p.shape(
        xf(leaf_shape(size, kind), x, y, rot=angle),
        tone=tone,
        halo=halo,
        clear="12k",
        line=line,
        minus=minus,
        clip=clip,
    )
    c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    dark = bool(tone)
    rib = stroke((x, y, size * 0.05), (x + size * 0.9 * c, y + size * 0.9 * s, size * 0.012))
    marks = [rib]
    if veins and size > 30:
        for t in (0.25, 0.45, 0.65):
            for side in (-1, 1):
                a = np.radians(angle + side * 42)
                q = (x + size * t * c, y + size * t * s)
                marks.append(
                    stroke(
                        q,
                        (q[0] + np.cos(a) * size * 0.22, q[1] + np.sin(a) * size * 0.22),
                        w=size * 0.026,
                        ends=0.2,
                    )
                )
    clips = [path] if clip is None else [path, clip]
    (p.carve if dark else p.ink)("12k" if dark else "k", *marks, clip=clips)
    return path


def spray(p: Print, points: Sequence[Point], size: float = 50, n: int = 6, tone: str = "2",
    kind: str = "point", stem: str = "k",
          halo: float = 2.5, clip: Clip = None) -> None:  # fmt: skip
    """A stem through points with leaves in pairs, smaller towards the tip."""
    q = np.array([(float(a[0]), float(a[1])) for a in points])
    path = stroke(*[(float(a), float(b)) for a, b in q], w=max(3, size * 0.1), ends=0.4)
    p.ink(stem, path, clip=clip)
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(q, axis=0).T))]
    for i in range(n):
        t = (i + 0.7) / n * s[-1]
        at = [float(np.interp(t, s, q[:, k])) for k in (0, 1)]
        on = [
            float(np.interp(min(t + 4, s[-1]), s, q[:, k])) - float(np.interp(max(t - 4, 0), s, q[:, k]))
            for k in (0, 1)
        ]
        a = float(np.degrees(np.arctan2(on[1], on[0])))
        for side in (-1, 1):
            leaf(p, at[0], at[1], size * (1 - 0.45 * i / n), a + side * 50, tone, kind, halo, clip=clip)


def branches(x: float, y: float, h: float, w: float, rng: np.random.Generator, angle: float = -90,
    depth: int = 4,
             wild: float = 24) -> list[Path]:  # fmt: skip
    """A bare tree as tapering limbs from (x, y) upwards."""
    a = np.radians(angle)
    mid = (x + np.cos(a) * h * 0.5 + rng.normal(0, h * 0.03), y + np.sin(a) * h * 0.5)
    end = (x + np.cos(a) * h + rng.normal(0, h * 0.05), y + np.sin(a) * h)
    out = [taper((x, y, w), (*mid, w * 0.78), (*end, w * 0.56))]
    if depth:
        for side in (-1, 1) if rng.random() < 0.75 else (-1, 0.1, 1):
            turn = angle + side * rng.uniform(18, 38) + rng.normal(0, wild * 0.3)
            start = (
                end
                if side == 1 or rng.random() < 0.5
                else (mid[0] * 0.4 + end[0] * 0.6, mid[1] * 0.4 + end[1] * 0.6)
            )
            out += branches(
                float(start[0]),
                float(start[1]),
                h * rng.uniform(0.6, 0.8),
                max(w * 0.54, 1.6),
                rng,
                float(turn),
                depth - 1,
                wild,
            )
    return out


def bare_tree(p: Print, x: float, y: float, h: float = 240, w: float = 22, tone: str = "k", lean: float = 0,
    depth: int = 5,
              halo: float = 2.5, clear: str = "12k", sun: Point | None = None) -> Path:  # fmt: skip
    """A winter tree with all its branches; (x, y) is its foot."""
    rng = p.dice()
    root = blob(
        (x - w * 1.1, y + 3, "c"),
        (x - w * 0.5, y - h * 0.06),
        (x, y - h * 0.2),
        (x + w * 0.5, y - h * 0.06),
        (x + w * 1.1, y + 3, "c"),
    )
    path = p.shape(
        root,
        *branches(x, y, h * 0.36, w, rng, -90 + lean, depth),
        tone=tone,
        halo=halo,
        clear=clear,
        eps=0.7,
        jit=0.3,
    )
    if sun is not None:
        p.engrave("k", path, p.along(path, soft=2), 0.8 * p.lit(path, sun, w), 5, length=(14, 50))
    return path


def tree(
    p: Print, x: float, y: float, h: float = 260, w: float = 180, tone: str = "2", trunk: str = "k",
    kind: str = "round",
    texture: str = "leaves", sun: Point = (-400, -600), halo: float = 4, clear: str = "12k",
) -> Path:  # fmt: skip
    """A tree in leaf at (x, y): round, tall, wide (acacia) or cloud; the crown in leaves, comb or crumb."""
    rng = p.dice()
    foot = h * {"round": 0.38, "tall": 0.12, "wide": 0.6, "cloud": 0.34}[kind]
    limbs = [
        taper(
            (x, y, h * 0.075),
            (x + rng.normal(0, 4), y - foot * 0.6, h * 0.055),
            (x, y - foot - h * 0.1, h * 0.04),
        )
    ]
    for side in (-1, 1):
        limbs.append(
            taper((x, y - foot * 0.72, h * 0.04), (x + side * w * 0.16, y - foot - h * 0.06, h * 0.026))
        )
    stem = p.shape(blob((x - h * 0.08, y, "c"), (x - h * 0.03, y - h * 0.06), (x + h * 0.03, y - h * 0.06),
        (x + h * 0.08, y, "c")), *limbs,
                   tone=trunk, halo=halo, clear=clear, line=0 if "k" in trunk else 2.5)  # fmt: skip
    p.bark("k" if "k" in trunk else trunk or "k", stem, 90, 0.3, 7)
    top, mid = y - h, y - (h + foot) / 2
    if kind == "tall":
        discs = [ell(x + rng.normal(0, w * 0.03), top + (h - foot) * t,
            w * 0.5 * np.sin(np.pi * (0.12 + 0.8 * t)), h * 0.14)
                 for t in np.linspace(0.1, 0.9, 7)]  # fmt: skip
    elif kind == "wide":
        discs = [
            ell(x + w * u, y - h * 0.86 + w * 0.22 * abs(u) * rng.uniform(0.7, 1.3), w * 0.15, h * 0.11)
            for u in np.linspace(-0.42, 0.42, 8)
        ]
    else:
        n = 9 if kind == "cloud" else 14
        spread = 0.32 if kind == "cloud" else 0.26
        discs = [ell(x + w * spread * np.cos(a) * rng.uniform(0.7, 1.1), mid + (h - foot) * 0.3 * np.sin(a),
            w * 0.23, (h - foot) * 0.24)
                 for a in np.linspace(0, 6.28, n)] + [ell(x, mid, w * 0.34, (h - foot) * 0.36)]  # fmt: skip
    crown = p.shape(*discs, tone=tone, halo=halo, clear=clear, line=0 if "k" in tone else 2.5)
    light = p.lit(crown, sun, min(w, h) * 0.5)
    cut = tone if tone and "k" not in tone else "k"
    dark = bool(tone)
    if texture == "leaves":
        p.gouges(
            cut,
            crown,
            p.rays(x, y - foot) + 0.5,
            int(w * h / 60),
            (8, 16),
            (3.4, 6),
            dark,
            0.2 + 0.8 * light,
            apart=1.4,
        )
        if dark and "k" not in tone:
            p.gouges(
                "k",
                crown,
                p.rays(x, y - foot) - 0.5,
                int(w * h / 90),
                (8, 16),
                (3, 5.4),
                False,
                np.clip(0.55 - light, 0, 1),
                apart=1.6,
            )
    elif texture == "comb":
        p.engrave(cut, crown, p.along(crown), 0.1 + 0.8 * light, 8, dark, (20, 60))
    else:
        p.crumb(cut, crown, 12, (2, 5), dark, 0.25 + 0.75 * light)
    return crown


def trunk(p: Print, x: float, y0: float, y1: float, w: float = 60, tone: str = "k", lean: float = 0,
    light: float = 0.35, gap: float = 9,
          halo: float = 0, knots: int = 1, sun: Point | None = None, sides: Any = None) -> Path:  # fmt: skip
    """A bare trunk from y0 (top) to y1 (foot); `sides(t)` gives offsets (left, right) in px, t 0 to 1."""
    rng = p.dice()
    t = np.linspace(0, 1, 16)
    left, right = [], []
    for u in t:
        mid = x + lean * (1 - u) + 6 * np.sin(u * 5 + x)
        flare = w * 0.5 * (1 + 0.9 * max(0.0, u - 0.88) * 6)
        a, b = sides(float(u)) if sides else (0.0, 0.0)
        left.append((mid - flare + a, y0 + (y1 - y0) * u))
        right.append((mid + flare + b, y0 + (y1 - y0) * u))
    path = p.shape(
        poly([*left, *right[::-1]]), tone=tone, halo=halo, clear="12k", line=0 if "k" in tone else 3
    )
    where = [(x + (-1) ** i * rng.uniform(0.05, 0.25) * w, y0 + (y1 - y0) * (i + rng.uniform(0.3,
        0.7)) / knots, w * 0.2)
             for i in range(knots)]  # fmt: skip
    bright = light if sun is None else np.clip(light * 0.5 + p.lit(path, sun, w * 0.6), 0, 0.9)
    p.bark("k" if "k" in tone else tone or "k", path, 90, bright, gap, bool(tone), where)
    for kx, ky, r in where:
        p.carve("k" if "k" in tone else "12k", ell(kx, ky, r * 0.5, r * 0.8))
        p.ink("k", ell(kx, ky, r * 0.28, r * 0.5))
    return path


def frond(p: Print, x: float, y: float, length: float = 160, angle: float = -40, bend: float = 60,
    tone: str = "2", width: float = 0.34,
          halo: float = 2.5, clip: Clip = None) -> Path:  # fmt: skip
    """A palm frond from (x, y): starts at `angle` degrees and bends down by `bend`."""
    n = 15
    pts, at, a = [], np.array((x, y), float), float(angle)
    way = 1 if abs(angle) < 90 else -1
    for _ in range(n + 1):
        pts.append(at.copy())
        a += way * bend / n
        at = at + np.array((np.cos(np.radians(a)), np.sin(np.radians(a)))) * length / n
    blades = []
    for i in range(2, n):
        d = pts[i] - pts[i - 1]
        ang = float(np.degrees(np.arctan2(d[1], d[0])))
        size = length * width * np.sin(np.pi * (0.12 + 0.82 * i / n))
        for side in (-1, 1):
            blades.append(
                xf(leaf_shape(size, "lance"), float(pts[i][0]), float(pts[i][1]), rot=ang + side * 48)
            )
    rib = stroke(
        *[(float(q[0]), float(q[1]), max(length * 0.03 * (1 - i / n), 1)) for i, q in enumerate(pts)]
    )
    path = p.shape(*blades, rib, tone=tone, halo=halo, clear="12k", eps=0.7, jit=0.25, clip=clip)
    p.carve(
        "12k" if tone else "k",
        stroke(*[(float(q[0]), float(q[1])) for q in pts[1:]], w=length * 0.014),
        clip=clip,
    )
    return path


def palm(p: Print, x: float, y: float, h: float = 320, tone: str = "2", trunk_tone: str = "k",
    lean: float = 20, n: int = 9,
         size: float = 150) -> tuple[float, float]:  # fmt: skip
    """A palm at (x, y) with ringed trunk; returns the middle of its crown."""
    top = (x + lean, y - h)
    stem = p.shape(taper((x, y, h * 0.06), (x + lean * 0.3, y - h * 0.5, h * 0.042), (*top, h * 0.034)),
        tone=trunk_tone, halo=3, clear="12k",
                   line=0 if "k" in trunk_tone else 2.5)  # fmt: skip
    p.comb("k", stem, 8, 0.3, 10, "k" in trunk_tone, length=(10, 30))
    for a in np.linspace(-176, -4, n):
        frond(p, *top, size, float(a), 70 + 20 * abs(np.cos(np.radians(a))), tone)
    return top


def grass(p: Print, x0: float, x1: float, y: float, h: float = 40, apart: float = 9, tone: str = "k",
    lean: float = 0, cut: bool = False,
          clip: Clip = None) -> None:  # fmt: skip
    """Blades along the ground from x0 to x1 at height y."""
    rng, blades = p.dice(), []
    for x in np.arange(x0, x1, apart):
        tall, sway = h * rng.uniform(0.5, 1.1), rng.normal(lean, 0.25) * h * 0.5
        q = x + rng.normal(0, apart * 0.3)
        blades.append(
            stroke(
                (q, y + 3, apart * 0.42),
                (q + sway * 0.3, y - tall * 0.6, apart * 0.3),
                (q + sway, y - tall, 0.6),
            )
        )
    (p.carve if cut else p.ink)(tone, *blades, clip=clip)


def meadow(
    p: Print,
    path: Path,
    tone: str = "1",
    plates: str = "k",
    apart: float = 26,
    h: float = 14,
    angle: float = -80,
    cut: bool = False,
) -> None:
    """A field of grass seen from above its edge: tufts, each another."""
    tuft = several(
        *[
            stroke((i * 0.22, 0, 0.13), (i * 0.3 + 0.1, -0.5, 0.1), (i * 0.5 + 0.16, -1, 0.02), step=0.1)
            for i in (-1, 0, 1)
        ]
    )
    if tone:
        p.ink(tone, path)
    p.stamp(plates, path, tuft, apart, h, 14, cut, angle=angle + 80)


def flower(
    p: Print,
    x: float,
    y: float,
    r: float = 30,
    tone: str = "2",
    petals: int = 7,
    halo: float = 3,
    heart: str = "",
) -> None:
    """A flower from above, its middle at (x, y)."""
    rng = p.dice()
    a0 = rng.uniform(0, 1)
    shapes = [ell(x + r * 0.55 * np.cos(a), y + r * 0.55 * np.sin(a), r * 0.46, r * 0.24,
        float(np.degrees(a)))
              for a in a0 + np.arange(petals) * 2 * np.pi / petals]  # fmt: skip
    path = p.shape(*shapes, tone=tone, halo=halo, clear="12k", eps=0.6, jit=0.3)
    p.fan(
        "k",
        path,
        x,
        y,
        p.spot(x, y, r * 0.1, r * 0.8) * 0.6,
        max(4, r * 0.2),
        False,
        length=(r * 0.3, r * 0.7),
    )
    p.fill(heart, ell(x, y, r * 0.16))


def furrows(p: Print, path: Path, guides: Sequence[Sequence[Point]], tone: str = "1", gap: float = 14,
    plates: str = "k", deep: float = 0.45,
            cut: bool = False) -> None:  # fmt: skip
    """Ploughed land or rows of tea along guide lines."""
    if tone:
        p.ink(tone, path)
    p.engrave(
        plates, path, p.guided(*guides), deep * (0.6 + 0.7 * p.noise(80, 2)), gap, cut, (80, 260), jit=0.04
    )


def hill(p: Print, points: Sequence[Point], tone: str = "1", plates: str = "k", gap: float = 11,
    light: float = 0.35, halo: float = 4,
         low: float = 1230, cut: bool | None = None) -> Path:  # fmt: skip
    """Land below a line of points across the card, combed along its back."""
    pts = [(float(q[0]), float(q[1])) for q in points]
    ridge = stroke(*pts, w=1).getBounds()
    path = p.shape(blob((pts[0][0], low, "c"), (*pts[0], "c"), *pts[1:-1], (*pts[-1], "c"), (pts[-1][0], low,
        "c")), tone=tone, halo=halo,
                   clear="12k", eps=0.8)  # fmt: skip
    xs = np.array([q[0] for q in pts])
    ys = np.array([q[1] for q in pts])
    slope = np.gradient(np.interp(np.arange(0, 801, 10), xs, ys), 10.0)
    field = np.arctan(np.interp(p.x, np.arange(0, 801, 10), np.convolve(slope, np.ones(9) / 9, "same")))
    fade = np.clip(1 - (p.y - ridge.top()) / 260, 0.25, 1)
    carve = ("k" in tone) if cut is None else cut
    p.engrave(plates, path, field, light * fade * (0.5 + p.noise(70, 2)), gap, carve, (40, 150))
    return path


def bush(p: Print, x: float, y: float, w: float = 120, h: float = 80, tone: str = "2") -> Path:
    """A low round bush at (x, y)."""
    rng = p.dice()
    discs = [
        ell(x + w * u, y - h * (0.35 + 0.25 * (1 - abs(u) * 2)) + rng.normal(0, 3), w * 0.2, h * 0.36)
        for u in np.linspace(-0.36, 0.36, 6)
    ]
    path = p.shape(*discs, poly([(x - w * 0.4, y), (x + w * 0.4, y), (x + w * 0.3, y - h * 0.4),
        (x - w * 0.3, y - h * 0.4)]), tone=tone, halo=3,
                   clear="12k")  # fmt: skip
    p.gouges(tone or "k", path, p.rays(x, y), int(w * h / 40), (7, 14), (3, 5), bool(tone), apart=1.5)
    return path
