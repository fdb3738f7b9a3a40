"""One four-legged animal in pure side view, looking left, made into many by numbers."""

from dataclasses import dataclass

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BOOT, WHITE
from studio.shapes import blob, ell, join, taper


@dataclass(frozen=True)
class Build:
    """The proportions, in units of a body about 100 long; feet stand on y=0."""

    leg: float = 48  # length of the legs
    legw: float = 9  # thickness at the foot
    length: float = 100
    deep: float = 40  # height of the body
    neck: float = 26  # how far the head stands before the shoulder
    rise: float = 34  # how far above the back line
    neckw: float = 24
    head: float = 17  # radius of the skull
    muzzle: float = 24
    muzzlew: float = 12
    ears: str = "point"  # point round long leaf horns none
    tail: str = "bushy"  # bushy thin tuft stub none
    hump: float = 0.0
    fur: float = 1.0  # how many fur marks
    belly: Ramp | None = None
    socks: Ramp | None = None
    tip: Ramp | None = None  # tail tip


def quadruped(
    c: Card,
    x: float,
    y: float,
    h: float,
    ramp: Ramp,
    build: Build,
    flip: bool = False,
    fog: float = 0,
    rim: float = 0.5,
    step: float = 1.0,
    head: str = "up",
    shut: bool = False,
    shadow: float = 0.4,
    light: tuple[float, float, float] | None = None,
) -> Frame:
    """Paint it standing at (x, y), `h` high; `step` spreads the legs, head: up | down | back."""
    b = build
    s = h / (b.leg + b.deep + max(b.rise, 0) + b.head)
    f = c.at(x, y, s, 0, flip, fog=fog, rim=rim, light=light, det=0.45, wob=0.35, edge=0.25, rimw=4)
    if shadow:
        c.shade(ell(x, y + 1, b.length * 0.6 * s, 7 * s), shadow * (1 - fog), 6 * s)
    half, top = b.length / 2, -(b.leg + b.deep)
    _tail(f, b, ramp, half, top)
    far = [ramp[0], *ramp[:-1]]
    for lx, swing in ((-half * 0.72, 9), (half * 0.76, -8)):
        _leg(f, b, lx + 6, swing * step, far)
    body = blob(
        (-half, top + b.deep * 0.35),
        (-half * 0.7, top + 2),
        (-half * 0.1, top + 4 - b.hump * 8),
        (half * 0.6, top - b.hump * 4),
        (half, top + b.deep * 0.32),
        (half * 0.98, top + b.deep * 0.75),
        (half * 0.4, top + b.deep * 0.88),
        (-half * 0.3, top + b.deep * 1.02),
        (-half * 0.95, top + b.deep * 0.85),
    )
    hx, hy, side = _head_place(b, half, top, head)
    neck = taper(
        (-half * 0.55, top + b.deep * 0.5, b.deep * 0.9),
        ((-half * 0.8 + hx) / 2, (top + hy) / 2 + 6, b.neckw * 1.15),
        (hx + 3 * side, hy, b.neckw * 0.85),
    )
    m = f.paint(join(body, neck), ramp, vol=b.deep * 0.55, amb=0.2, grad=(0.1, -0.2))
    for lx, swing in ((-half * 0.86, -7), (half * 0.8, 9)):
        _leg(f, b, lx, swing * step, ramp)
    if b.fur:
        c.marks(m, f.angle(0.12), int(240 * b.fur), 15 * s, max(1.6, 2.4 * s), jit=0.085, alpha=0.65)
    _head(f, b, ramp, hx, hy, side, shut)
    return f


def _head_place(b: Build, half: float, top: float, pose: str) -> tuple[float, float, float]:
    """Where the head is, and which way it looks (1 left, -1 back)."""
    if pose == "down":
        return -half - b.neck - b.rise * 0.35, -b.leg * 0.35, 1.0
    x = -half - b.neck * (0.4 if pose == "back" else 1)
    return x, top - b.rise + b.head * 0.4, -1.0 if pose == "back" else 1.0


def _leg(f: Frame, b: Build, lx: float, swing: float, ramp: Ramp) -> None:
    knee = -b.leg * 0.45
    f.paint(
        taper(
            (lx, -b.leg - b.deep * 0.28, b.legw * 2.3),
            (lx + swing * 0.5, knee, b.legw * 1.2),
            (lx + swing, -4, b.legw),
        ),
        ramp,
        vol=b.legw * 0.6,
        grad=(0.05, -0.15),
    )
    if b.socks is not None:
        f.paint(
            taper((lx + swing * 0.75, knee * 0.55, b.legw * 1.05), (lx + swing, -3, b.legw)), b.socks, vol=4
        )
    f.paint(ell(lx + swing - 2, -2.6, b.legw * 0.72, 3.4), b.socks or BOOT, vol=3)


def _tail(f: Frame, b: Build, ramp: Ramp, half: float, top: float) -> None:
    y0 = top + b.deep * 0.25
    match b.tail:
        case "bushy":
            m = f.paint(
                taper(
                    (half - 4, y0 + 4, 10),
                    (half + 28, y0 + 18, 24),
                    (half + 58, y0 + 10, 26),
                    (half + 84, y0 - 8, 5),
                ),
                ramp,
                vol=12,
            )
            if b.tip is not None:
                f.paint(
                    blob(
                        (half + 60, y0 - 12), (half + 88, y0 - 14), (half + 80, y0 + 14), (half + 56, y0 + 24)
                    ),
                    b.tip,
                    vol=8,
                    soft=2,
                    clip=m,
                )
        case "thin":
            f.paint(taper((half - 2, y0, 6), (half + 16, y0 + 26, 4), (half + 12, y0 + 54, 3)), ramp, vol=3)
        case "tuft":
            f.paint(taper((half - 2, y0, 5), (half + 12, y0 + 28, 4), (half + 9, y0 + 46, 3)), ramp, vol=3)
            f.paint(ell(half + 9, y0 + 52, 5, 11), [ramp[0], *ramp[:2]], vol=5)
        case "flow":
            f.paint(
                taper(
                    (half - 4, y0, 10),
                    (half + 18, y0 + 12, 16),
                    (half + 24, y0 + 46, 12),
                    (half + 18, y0 + 70, 3),
                ),
                [ramp[0], *ramp[:2]],
                vol=8,
            )
        case "stub":
            f.paint(ell(half + 2, y0, 8, 6, -30), ramp, vol=5)
        case _:
            pass


def _head(f: Frame, b: Build, ramp: Ramp, hx: float, hy: float, side: float, shut: bool) -> None:
    r = b.head
    _ears(f, b, ramp, hx, hy, side, far=True)
    tip = hx - side * (r * 0.6 + b.muzzle)
    drop = 0.32
    skull = join(
        ell(hx, hy, r, r * 0.92),
        taper(
            (hx - side * r * 0.3, hy + r * 0.1, r * 1.5),
            (hx - side * (r * 0.5 + b.muzzle * 0.5), hy + r * drop, b.muzzlew * 1.25),
            (tip, hy + r * 0.5, b.muzzlew),
        ),
    )
    f.shade(ell(hx + side * 8, hy + 8, r, r * 0.9), 0.35, 5, ramp[0])
    m = f.paint(skull, ramp, vol=r * 0.8, amb=0.28)
    if b.belly is not None:
        f.paint(
            taper((hx - side * 2, hy + r * 0.8, r * 0.7), (tip, hy + r * 0.85, b.muzzlew * 0.8)),
            b.belly,
            clip=m,
            soft=1.5,
            vol=6,
            edge=0,
        )
    _ears(f, b, ramp, hx, hy, side, far=False)
    f.paint(
        ell(tip - side * b.muzzlew * 0.28, hy + r * 0.36, b.muzzlew * 0.3, b.muzzlew * 0.26),
        BOOT,
        vol=2,
        det=0.9,
    )
    ex, ey = hx - side * r * 0.45, hy - r * 0.05
    if shut:
        f.line([(ex - 3, ey), (ex, ey + 2), (ex + 4, ey)], 1.6, "#22101a", alpha=0.95)
    else:
        f.flat(ell(ex, ey, r * 0.13, r * 0.15), "#1a0c14", 0.95, det=1)
        f.flat(ell(ex - r * 0.04, ey - r * 0.05, r * 0.045), "#fff6e0", 0.9, det=1)


def _ears(f: Frame, b: Build, ramp: Ramp, hx: float, hy: float, side: float, far: bool) -> None:
    o = side * (-5 if far else 4)
    r = b.head
    tone = [ramp[0], *ramp[:-1]] if far else ramp
    top = hy - r * 0.7
    match b.ears:
        case "point":
            f.paint(
                blob(
                    (hx + o - 6, top + 3, "c"),
                    (hx + o + side * 2, top - r * 1.05, "c"),
                    (hx + o + 8, top + 5, "c"),
                ),
                tone,
                vol=4,
            )
        case "round":
            f.paint(ell(hx + o + side * 2, top - 1, r * 0.42), tone, vol=4)
        case "long":
            f.paint(
                blob(
                    (hx + o - 3, top + 4),
                    (hx + o + side * 2 - 5, top - r * 0.9),
                    (hx + o + side * 6, top - r * 1.9),
                    (hx + o + side * 8 + 3, top - r * 0.8),
                    (hx + o + 6, top + 4),
                ),
                tone,
                vol=4,
            )
        case "leaf":
            f.paint(
                blob(
                    (hx + o, top + 4, "c"),
                    (hx + side * 12 + o, top - 8),
                    (hx + side * 24 + o, top - 6, "c"),
                    (hx + side * 12 + o, top + 4),
                ),
                tone,
                vol=4,
            )
        case "flop":
            f.paint(
                blob(
                    (hx + o, top + 2),
                    (hx + side * 10 + o, top + 4),
                    (hx + side * 13 + o, top + r * 1.2),
                    (hx + side * 5 + o, top + r * 1.3),
                ),
                tone,
                vol=4,
            )
        case "horns":
            f.paint(
                blob(
                    (hx + o, top + 6, "c"),
                    (hx + side * 14 + o, top + 2),
                    (hx + side * 24 + o, top + 8, "c"),
                    (hx + side * 12 + o, top + 11),
                ),
                tone,
                vol=4,
            )
            f.paint(
                taper(
                    (hx + o, top + 3, 6), (hx + o - side * 3, top - 12, 4), (hx + o + side * 5, top - 22, 1.5)
                ),
                WHITE,
                vol=3,
            )
        case _:
            pass
