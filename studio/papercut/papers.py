"""Papers: functions (u, v, seed) -> linear colours. A pattern belongs to its piece and turns with it."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from studio.papercut.noise import Arr, light, mix, noise, step

Paper: TypeAlias = Callable[[Arr, Arr, int], Arr]
Motif: TypeAlias = Callable[[Arr, Arr], Arr]
Ground: TypeAlias = str | Paper


def paper(ground: Ground) -> Paper:
    """A paper from a paper, or from a colour."""
    return plain(ground) if isinstance(ground, str) else ground


def _ink(m: Arr, u: Arr, v: Arr, s: int) -> Arr:
    """Ink as a block leaves it: thin places and pinholes."""
    thin = 0.16 * step(0.6, 1.8, noise(u, v, 26, seed=s))
    return m * (0.93 - thin - 0.5 * step(1.7, 2.1, noise(u, v, 3.2, seed=s + 3)))


# ---- dyed and painted ------------------------------------------------------------------------------
def plain(colour: str) -> Paper:
    """Dyed paper: nearly even."""
    c = light(colour)

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        return c * (1 + 0.045 * noise(u, v, 130, seed=s) + 0.03 * noise(u, v, 17, seed=s + 1))[..., None]

    return sheet


def painted(colour: str, *others: str, size: float = 1.0, force: float = 0.8) -> Paper:
    """Paper brushed with gouache: lanes of a wide brush, streaks of the other colours, bristles."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        v = v + 9 * noise(u, v, 240, seed=s)
        out = np.ones((*u.shape, 3), np.float32) * light(colour)
        for i, other in enumerate(others):
            lane = noise(u * 0 + 7, np.floor((v + i * 31) / (46 * size)) * 9.7, 8, seed=s + i)
            t = 0.4 * noise(u, v, 300 * size, 15 * size, s + i * 7) + 0.5 * lane
            t = t + 0.6 * noise(u, v, 170, 48 * size, s + 5 + i)
            out = mix(out, light(other), force * step(0.1, 1.0, t - 0.22 * i))
        hairs = 0.03 * noise(u, v, 190, 3.6, s + 9) + 0.05 * noise(u, v, 420, 26 * size, s + 2)
        return out * (1 + force * hairs + 0.03 * noise(u, v, 70, seed=s))[..., None]

    return sheet


def tone(colour: str, force: float = 0.6, spread: float = 0.1) -> Paper:
    """A colour brushed with a lighter and a darker version of itself: the paper for bodies."""
    c = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    up = "#" + "".join(f"{min(255, round(x + (255 - x) * spread * 1.3)):02x}" for x in c)
    down = "#" + "".join(f"{round(x * (1 - spread)):02x}" for x in c)
    return painted(colour, up, down, force=force)


def sponged(ground: Ground, colour: str, size: float = 12, share: float = 0.3) -> Paper:
    """Dabs of a sponge: fleece, moss, sand, snow."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        dab = 0.7 * noise(u, v, size, seed=s) + 0.6 * noise(u, v, size * 0.4, seed=s + 1)
        return mix(paper(ground)(u, v, s), light(colour), 0.8 * step(0.9 - share, 1.4 - share, dab))

    return sheet


def combed(ground: Ground, colour: str, pitch: float = 14) -> Paper:
    """Wet paint combed in waves: hair, ploughed land, water."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        w = v + 7 * np.sin(u / 46) + 4 * noise(u, v, 150, seed=s)
        tooth = step(-0.15, 0.35, np.cos(w * 2 * np.pi / pitch) + 0.25 * noise(u, v, 120, 4, s))
        return mix(paper(ground)(u, v, s), light(colour), 0.75 * tooth)

    return sheet


def spattered(ground: Ground, colour: str, pitch: float = 26, size: float = 1.0) -> Paper:
    """A brush flicked over the sheet: stars, snow, eggs."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        out = paper(ground)(u, v, s)
        for i, share in enumerate((1.0, 0.55)):
            p, q = (u / pitch + i * 0.37) * (1 + i), (v / pitch + i * 0.61) * (1 + i)
            a, b = np.floor(p), np.floor(q)
            r1, r2, r3 = (np.sin(a * k + b * n + s * 1.7) * 43758.5 % 1 for k, n in _HASHES)
            far = np.hypot(p - a - 0.2 - 0.6 * r1, q - b - 0.2 - 0.6 * r2)
            out = mix(out, light(colour), step(0.05, 0.0, far - 0.16 * share * size * r3**4))
        return out

    return sheet


_HASHES = ((12.9, 78.2), (39.3, 11.1), (73.1, 52.2))


# ---- printed ---------------------------------------------------------------------------------------
def printed(
    ground: Ground,
    motif: Motif,
    *colours: str,
    pitch: float = 44,
    size: float = 0.62,
    jitter: float = 0.0,
    half: bool = True,
) -> Paper:
    """A block print: `motif(x, y)` is > 0 inside, in a cell of -1..1; every second row is shifted."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        row = np.floor(v / pitch)
        p = u / pitch + (row % 2) * 0.5 * half
        chance = np.sin(row * 12.9 + np.floor(p) * 78.2 + s) * 43758.5 % 1
        a, x, y = (chance - 0.5) * jitter * 6, (p % 1 * 2 - 1) / size, (v / pitch % 1 * 2 - 1) / size
        x, y = x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a)
        m = _ink(step(-0.05, 0.05, motif(x, y) + 0.05 * noise(u, v, 9, seed=s)), u, v, s)
        out = paper(ground)(u, v, s)
        for i, colour in enumerate(colours):
            out = mix(out, light(colour), m * (np.floor(chance * len(colours)) == i))
        return out

    return sheet


def dot(x: Arr, y: Arr) -> Arr:
    """A dot."""
    return 1 - np.hypot(x, y)


def ring(x: Arr, y: Arr) -> Arr:
    """A ring."""
    return 0.2 - np.abs(np.hypot(x, y) - 0.75)


def leaf(x: Arr, y: Arr) -> Arr:
    """A leaf with its rib left out."""
    return np.asarray(np.where(np.abs(x) < 0.07, -1, 1 - np.hypot(np.abs(x) + 0.75, y) / 1.25))


def flower(x: Arr, y: Arr) -> Arr:
    """Five petals round a hole."""
    petals = 0.72 + 0.28 * np.cos(5 * np.arctan2(y, x)) - np.hypot(x, y)
    return np.where(np.hypot(x, y) < 0.26, -1, petals)


def spark(x: Arr, y: Arr) -> Arr:
    """A star of four points."""
    return np.asarray(0.34 - np.sqrt(np.abs(x * y)) - 0.3 * np.hypot(x, y))


def scale(x: Arr, y: Arr) -> Arr:
    """A fish's or a feather's scale."""
    return 0.16 - np.abs(np.hypot(x, y - 0.9) - 1.45)


def cross(x: Arr, y: Arr) -> Arr:
    """A cross stitch."""
    a, b = np.abs(x), np.abs(y)
    return np.asarray(0.25 - np.minimum(np.maximum(a, b - 0.65), np.maximum(b, a - 0.65)))


def wave(x: Arr, y: Arr) -> Arr:
    """A wavelet."""
    return np.asarray(0.2 - np.abs(y + 0.3 * np.sin(x * 1.95)))


def brick(x: Arr, y: Arr) -> Arr:
    """A brick: use pitch=60, size=0.9."""
    return np.asarray(np.minimum(1 - np.abs(x), 0.8 - np.abs(y)))


def diamond(x: Arr, y: Arr) -> Arr:
    """A lozenge with a smaller one cut out."""
    d = np.abs(x) + np.abs(y)
    return np.where(d < 0.4, d - 0.28, 0.95 - d)


# ---- stripes and checks ----------------------------------------------------------------------------
def stripes(ground: Ground, *colours: str, pitch: float = 30, share: float = 0.5) -> Paper:
    """Painted stripes along u."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        q, out = (v + 1.5 * noise(u, v, 90, 30, s)) / pitch, paper(ground)(u, v, s)
        m = step(0.03, 0.0, np.abs(q % 1 - 0.5) - share / 2) * (0.92 + 0.08 * noise(u, v, 200, 3, s))
        for i, colour in enumerate(colours):
            out = mix(out, light(colour), np.clip(m, 0, 1) * (np.floor(q) % len(colours) == i))
        return out

    return sheet


def brindled(ground: Ground, colour: str, pitch: float = 40, share: float = 0.42) -> Paper:
    """Stripes that swell and end: zebra, tiger, tabby."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        q = (u + 12 * noise(u, v, 110, seed=s)) / pitch
        wide = share / 2 + 0.1 * noise(u, v, 60, 46, s + 2)
        return mix(paper(ground)(u, v, s), light(colour), step(0.04, -0.02, np.abs(q % 1 - 0.5) - wide))

    return sheet


def patched(ground: Ground, colour: str, size: float = 60, share: float = 0.4) -> Paper:
    """Large patches: giraffe, cow, dog."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        spot = noise(u, v, size, seed=s) + 0.25 * noise(u, v, size * 0.3, seed=s + 1)
        return mix(paper(ground)(u, v, s), light(colour), step(0.02, 0.16, spot - 0.9 + 1.5 * share))

    return sheet


def gingham(ground: Ground, colour: str, pitch: float = 40) -> Paper:
    """Woven checks, as printed on kitchen paper."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        a, b = (step(-0.03, 0.03, np.abs(t / pitch % 1 - 0.5) - 0.25) for t in (u, v))
        weave = _ink(0.42 * (a + b), u, v, s) + 0.02 * noise(u, v, 40, 2.5, s)
        return mix(paper(ground)(u, v, s), light(colour), weave)

    return sheet


def tartan(ground: Ground, *colours: str, pitch: float = 60) -> Paper:
    """Bands of several colours and widths, crossing."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        out = paper(ground)(u, v, s)
        for i, colour in enumerate(colours):
            for t in (u, v):
                band = np.abs((t / pitch + i * 0.31) % 1 - 0.5) - 0.14 / (1 + i)
                out = mix(out, light(colour), 0.5 * step(0.02, -0.02, band))
        return out

    return sheet


def ruled(ground: Ground, colour: str, pitch: float = 26, margin: str = "") -> Paper:
    """A page of an exercise book; `margin` adds the red line. No letters."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        out = mix(paper(ground)(u, v, s), light(colour), 0.7 * step(0.055, 0.02, np.abs(v / pitch % 1 - 0.5)))
        return mix(out, light(margin), 0.7 * step(1.6, 0.6, np.abs(u + 60))) if margin else out

    return sheet


def squared(ground: Ground, colour: str, pitch: float = 24) -> Paper:
    """Squared paper."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        line = np.minimum(*(np.abs(t / pitch % 1 - 0.5) for t in (u, v)))
        return mix(paper(ground)(u, v, s), light(colour), 0.6 * step(0.055, 0.02, line))

    return sheet


def music(ground: Ground = "#f4ead2", colour: str = "#3a2f3a", pitch: float = 12) -> Paper:
    """Music paper: staves of five lines with a few heads and stems, no letters."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        high = pitch * 9
        y, x = (v % high) / pitch, u / (pitch * 3.4)
        line = (np.abs(y % 1 - 0.5) < 0.06) & (y > 1) & (y < 6)
        n = np.sin(np.floor(x) * 7.3 + np.floor(v / high) * 31.1 + s) * 437.5 % 1
        cx, cy = x % 1 - 0.5, y - 2 - 3 * n
        head = (np.hypot(cx * 3.4, cy * 1.25) < 0.66) & (n > 0.25)
        stem = (np.abs(cx * 3.4 - 0.55) < 0.1) & (cy < 0) & (cy > -3) & (n > 0.25)
        return mix(
            paper(ground)(u, v, s), light(colour), 0.72 * line + 0.9 * (head | stem) * (1 - 0.7 * line)
        )

    return sheet


def chart(
    ground: str = "#f0e6c4", land: str = "#b9cf9c", water: str = "#a8cfd8", road: str = "#d8694a"
) -> Paper:
    """A map without names: land, water, height lines, roads, a folding grid."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        h = noise(u, v, 64, seed=s) + 0.3 * noise(u, v, 24, seed=s + 1)
        out = mix(
            mix(plain(ground)(u, v, s), light(land), 0.8 * step(0.35, 0.42, h)),
            light(water),
            step(-0.6, -0.68, h),
        )
        line = step(0.1, 0.04, np.abs(h * 3.2 % 1 - 0.5)) * (h > -0.6)
        out = mix(out, light("#a88a5a"), 0.35 * line)
        way = noise(u, v, 80, seed=s + 7)
        out = mix(out, light(road), 0.85 * step(0.05, 0.02, np.abs(way - 0.2)) * (h > -0.6))
        fold = np.minimum(*(np.abs(t / 56 % 1 - 0.5) for t in (u, v)))
        return mix(out, light("#8a7a5a"), 0.22 * step(0.03, 0.01, fold))

    return sheet


# ---- other stuffs ----------------------------------------------------------------------------------
def marbled(*colours: str, size: float = 90) -> Paper:
    """Marbled paper, for water, wind and hair: bands of colour drawn by a comb."""
    c = np.array([light(x) for x in colours])

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        t = u / size + 0.7 * noise(u, v, size * 1.6, seed=s) + 0.18 * noise(u, v, size * 0.4, seed=s + 4)
        t = 2 * (t + 0.35 * noise(u, v, size * 0.8, seed=s + 8) + 0.22 * np.abs((v / size * 2) % 2 - 1))
        i = np.floor(t).astype(int)
        out = mix(c[i % len(c)], c[(i + 1) % len(c)], step(0.86, 1.0, t - i))
        return out * (1 + 0.04 * noise(u, v, 14, seed=s))[..., None]

    return sheet


def kraft(colour: str = "#b98a5a", fleck: str = "#5a4632") -> Paper:
    """Wrapping paper with flecks and chain lines."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        t = 0.5 * step(1.9, 2.5, noise(u, v, 9, 2.6, s)) + 0.03 * np.sin(v * 1.9) + 0.03
        return mix(plain(colour)(u, v, s), light(fleck), t)

    return sheet


def wood(colour: str = "#b98a58", grain: str = "#8a5f38") -> Paper:
    """Paper printed like wood: long grain, a knot now and then."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        w = v + 8 * noise(u, v, 190, 60, s)
        line = step(0.3, 0.9, np.cos(w * 0.52) + 0.7 * noise(u, v, 160, 7, s + 1))
        return mix(plain(colour)(u, v, s), light(grain), 0.5 * line)

    return sheet


def lined(colour: str = "#8fa6c0", other: str = "#b7c6d8") -> Paper:
    """The safety lining of an envelope: a fine maze of two tints."""

    def sheet(u: Arr, v: Arr, s: int) -> Arr:
        a = np.sin(u * 0.62) + np.sin(v * 0.62) + np.sin((u + v) * 0.37)
        return mix(plain(colour)(u, v, s), light(other), 0.8 * step(-0.2, 0.2, a))

    return sheet
