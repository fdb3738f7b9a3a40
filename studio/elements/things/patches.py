"""Patches: a neat hole cut out of a cloth, and the piece sewn in elsewhere."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import Path, blob, curve, cut, ell, poly, taper

DAY_PATCH: Ramp = ["#8a4a5c", "#d8887c", "#f8bc94", "#ffe8c0"]
BEYOND: Ramp = ["#7880a4", "#a8aec4", "#cccdd6", "#e2ded8"]
# threads the shears have left, from the edge into the hole
FRAYED = (
    ((-56, -30), (-40, -26)),
    ((-56, 18), (-42, 26)),
    ((-24, -58), (-20, -42)),
    ((54, -24), (42, -20)),
    ((-34, 58), (-28, 44)),
)


def _cut_square(dx: float = 0, dy: float = 0) -> Path:
    """A piece 114 wide, cut out freehand."""
    corners = (
        (-58, -55, "c"),
        (-10, -58),
        (56, -56, "c"),
        (58, 4),
        (55, 57, "c"),
        (0, 55),
        (-56, 58, "c"),
        (-55, 0),
    )
    return blob(*((p[0] + dx, p[1] + dy, *p[2:]) for p in corners))


def cut_hole(
    c: Card, x: float, y: float, rot: float, thread: str = "#f4cc6c", ramp: Ramp = DAY_PATCH
) -> None:
    """A hole cut out of a cloth: its thickness, a corner that hangs over, a loose thread; behind it there is only white."""
    f = c.at(x, y, 1, rot, wob=0.3)
    f.shade(_cut_square(0, 2), 0.4, 5, ramp[0])
    m = f.paint(
        _cut_square(), BEYOND, vol=2, amb=0.62, gain=0.3, edge=0, det=0.6, lump=0, tex=0.1, grad=(-0.1, 0.12)
    )
    frame = poly([(-90, -90), (90, -90), (90, 90), (-90, 90)])
    f.shade(cut(frame, _cut_square(15, 17)), 0.75, 7, "#3c3468", clip=m)
    f.flat(cut(frame, _cut_square(5, 6)), ramp[0], 0.95, 0.8, clip=m)  # the cloth's cut edge
    f.flat(cut(frame, _cut_square(-4, -4)), ramp[3], 0.95, 0.8, clip=m)
    for a, b in (
        ((-57, -56), (-74, -66)),
        ((57, -56), (72, -68)),
        ((-56, 57), (-70, 68)),
    ):  # where the shears went too far
        f.line([a, b], 4.4, ramp[0], alpha=0.85, ends=0.3)
    for a, b in FRAYED:
        f.line([a, ((a[0] + b[0]) / 2 + 3, (a[1] + b[1]) / 2 - 3), b], 2.4, ramp[1], alpha=0.9)
    flap = blob((12, 58, "c"), (40, 34), (60, 8, "c"), (72, 44), (64, 92, "c"), (36, 80))
    f.shade(blob((6, 64), (40, 40), (66, 14), (84, 60), (70, 110), (30, 96)), 0.45, 7, "#6c2c4c")
    k = f.paint(flap, [ramp[0], "#b0607c", "#d88c90", "#f4bca4"], vol=12, amb=0.4, edge=0.3, rim=0.5, det=0.6)
    f.shade(taper((20, 62, 6), (44, 44, 9), (62, 18, 5)), 0.4, 4, ramp[0], clip=k)
    tail = curve((-22, 56), (-26, 84), (-10, 108), (-22, 134), (-12, 156))
    f.line([(u + 4, v + 5) for u, v in tail], 4, ramp[0], alpha=0.35)
    f.line(tail, 4, thread, alpha=1, ends=0.6)


def sewn_patch(c: Card, x: float, y: float, rot: float, thread: str, ramp: Ramp = DAY_PATCH) -> None:
    """The piece, cut to the same shape, sewn on with large stitches."""
    f = c.at(x, y, 1, rot, vol=5, wob=0.35)
    f.shade(_cut_square(2, 6), 0.5, 7)
    m = f.paint(_cut_square(), ramp, amb=0.55, edge=0.35, det=0.4)
    f.shade(ell(-30, 40, 60, 18, -20), 0.2, 14, ramp[0], clip=m)
    for k, t in enumerate((-42, -21, 0, 21, 42)):
        long = 12 + 3 * (k % 2)
        up, down = ((t, -54 - long), (t + 5, -36)), ((t, 54 + long), (t + 5, 37))
        left, right = ((-54 - long, t), (-36, t + 5)), ((54 + long, t), (37, t + 5))
        for stitch in (up, down, left, right):
            f.line(stitch, 4.4, thread, alpha=0.95, ends=0.6)
