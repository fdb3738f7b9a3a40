"""A suit of armour sitting, seen from the front: plates that rust from their rims and joints, hoops, rivets, a visor."""

from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.elements.people.armour_empty import PLATE, RUST, gleam, rivets
from studio.paint import Card, Frame
from studio.shapes import Path, blob, ell


def plate(f: Frame, shape: Path, ramp: Ramp = PLATE, vol: float = 26, rust: int = 2, **how: float) -> Arr:
    """One plate of metal with a rolled bright edge; `rust` is how much of it, always from the rim inwards."""
    c = f.card
    m = f.paint(shape, ramp, vol=vol, tex=0.16, lump=0.05, edge=0.34, rim=0.75, grad=(0.08, -0.2), **how)
    deep = (c.blur(m, 15) - 0.5) * 2
    down = np.clip(m - np.roll(c.blur(m, 8), -int(20 * c.k), axis=0), 0, 1)
    eaten = m * sstep(
        0.5 - 0.03 * rust, 0.9 - 0.03 * rust, 0.4 * (1 - deep) + 0.5 * down + (c.bank[0] - 0.5) * 2.2
    )
    c.paint(eaten, RUST, vol=3, amb=0.45, edge=0, alpha=0.75, wob=0, soft=1.5, rim=0.2, tex=0.3)
    c.marks(m, 1.5, int(20 + m.sum() / c.k**2 / 150), 18, 3, jit=0.12, alpha=0.35)
    return m


def lames(f: Frame, shapes: Sequence[Path], vol: float = 14) -> None:
    """Overlapping hoops, from the lowest upwards, each with its shadow on the next."""
    for shape in shapes:
        f.shade(shape, 0.45, 6, "#1a0c14")
        plate(f, shape, vol=vol, rust=1)


def torso(f: Frame) -> Arr:
    """Hoops of the skirt, the round breastplate with its keel; returns the breastplate's mask."""
    hoops = [
        blob((-150 + 8 * k, -318 - 26 * k), (150 - 8 * k, -318 - 26 * k), (156 - 9 * k, -284 - 26 * k),
             (0, -262 - 26 * k), (-156 + 9 * k, -284 - 26 * k))
        for k in range(3)
    ]  # fmt: skip
    lames(f, hoops)
    breast = blob((-104, -364), (-140, -440), (-142, -520), (-112, -580), (-52, -600), (52, -600), (112, -580),
        (142, -520), (140, -440), (104, -364), (0, -340))  # fmt: skip
    f.shade(breast, 0.5, 9, "#1a0c14")
    m = plate(f, breast, vol=92, rust=9)
    gleam(f, -74, -540, 26, 40, 24)
    f.line([(0, -596), (4, -480), (0, -346)], 3, "#2a141a", alpha=0.4)
    f.line([(-120, -540), (-40, -556), (40, -556), (120, -540)], 3.4, "#2a141a", alpha=0.45)
    return m


def pauldron(f: Frame, s: int) -> None:
    """The shoulder, three hoops and a dome."""
    lames(f, [blob((s * 118, -478 - 26 * k), (s * 150, -452 - 26 * k), (s * 226 - s * 6 * k, -458 - 28 * k),
        (s * 230 - s * 8 * k, -500 - 28 * k), (s * 150, -530 - 26 * k)) for k in range(2)])  # fmt: skip
    dome = blob((s * 92, -556), (s * 112, -610), (s * 168, -622), (s * 216, -580), (s * 222, -528),
        (s * 180, -506), (s * 116, -514))  # fmt: skip
    f.shade(dome, 0.5, 8, "#1a0c14")
    plate(f, dome, vol=40, rust=3)
    gleam(f, s * 156 - 14, -592, 26, 13, -20 if s < 0 else 16)
    rivets(f, [(s * 124, -530), (s * 160, -522), (s * 198, -534)])


def helmet(c: Card, f: Frame, rot: float = 0) -> tuple[Frame, Arr]:
    """Bascinet with a beaked visor, bowed by `rot`; returns its frame and the mask of the visor."""
    f.shade(ell(0, -600, 96, 26), 0.6, 12, "#1a0c14")
    plate(f, blob((-74, -586), (-58, -640), (58, -640), (74, -586), (0, -568)), vol=20)
    h = c.at(*f.pt(0, -620), f.s, rot, vol=30, wob=0.4, amb=0.3)
    plate(h, blob((-84, -20), (-98, -100), (-78, -176), (-30, -214), (0, -222), (30, -214), (78, -176),
        (98, -100), (84, -20), (0, 8)), vol=74, rust=5)  # fmt: skip
    gleam(h, -46, -174, 18, 30, 34)
    h.line([(0, -220), (3, -170), (0, -124)], 3.4, "#2a141a", alpha=0.45)
    visor = blob((-106, -112), (-60, -132), (0, -142), (60, -132), (106, -112), (98, -56), (66, -12), (24, 26),
        (0, 36), (-24, 26), (-66, -12), (-98, -56))  # fmt: skip
    h.shade(visor, 0.5, 9, "#1a0c14")
    m = plate(h, visor, vol=62, rust=5)
    h.line([(0, -138), (2, -60), (0, 32)], 3, "#2a141a", alpha=0.4)
    for s in (-1, 1):
        h.paint(ell(s * 100, -104, 14), PLATE, vol=9, edge=0.4)
        for k in range(4):
            h.flat(ell(s * (26 + 12 * k), -34 + 3 * abs(k - 1), 3.6, 6), "#1a0a10", 0.9, det=0.6)
            h.flat(ell(s * (24 + 11 * k), -14 - 2 * k, 3.2, 5), "#1a0a10", 0.85, det=0.6)
    return h, m
