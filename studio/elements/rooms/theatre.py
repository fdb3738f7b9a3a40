"""A red theatre seen from the aisle, it fills the page: stage, curtains, gilded arch and steps, seats, the carpet between."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, WOOD
from studio.shapes import blob, cut, ell, join, poly, rect, taper

Point = tuple[float, float]

VELVET: Ramp = ["#1c0612", "#4a0c1e", "#94202c", "#dc5c40", "#ffb070"]
SEAT: Ramp = ["#18060f", "#3c0a1a", "#741a28", "#b4443c"]
PLUM_WALL: Ramp = ["#160a1c", "#38183c", "#7c3c50", "#d88860"]
BOARDS: Ramp = ["#2a1012", "#6a3420", "#b87438", "#ffcf7c"]
GILT: Ramp = ["#1c0e10", "#553418", "#a4742c", "#f0cc70"]
APRON: Ramp = ["#18080e", "#40141c", "#7c2c2c", "#c87048"]


def theatre_stage(c: Card, flame: Point) -> None:
    """The darkness of the house, a plum back wall, rays from the `flame`, boards down to 668."""
    c.sky([(0, "#1a0a16"), (600, "#3a1220"), (1200, "#14060e")], calm=0.5)
    wall = rect(110, 90, 690, 650)
    c.paint(wall, PLUM_WALL, vol=3, amb=0.12, edge=0, light=(*flame, 150), wob=0.3, lump=0.02)
    for k in range(9):
        a = -math.pi / 2 + (k - 4) * 0.33
        far = [(flame[0] + 620 * math.cos(a + d), flame[1] + 620 * math.sin(a + d)) for d in (-0.06, 0.06)]
        c.beam([flame, *far], "#ffb860", 0.12, 10)
    boards = poly([(110, 596), (690, 596), (736, 668), (64, 668)])
    m = c.paint(boards, BOARDS, vol=2, amb=0.3, light=(400, 500, 130), edge=0, grain=1, wob=0.3, lump=0)
    for i in range(-5, 6):
        c.line([(400 + i * 56, 596), (400 + i * 66, 668)], 2.2, "#3a1814", 0.5, clip=m)


def theatre_drapes(c: Card, flame: Point) -> None:
    """Two heavy curtains drawn aside."""
    for sg in (-1, 1):
        f = c.at(400, 0, 1, flip=sg < 0)
        outer, inner = (
            ((150, 60, "c"), (300, 60, "c"), (306, 660, "c"), (236, 660, "c")),
            ((232, 560), (214, 470)),
        )
        m = f.paint(
            blob(*outer, *inner, (206, 380), (184, 260), (160, 160)),
            VELVET,
            vol=14,
            amb=0.1,
            rim=0.9,
            edge=0.3,
            grain=2,
            light=(*flame, 90),
        )
        for k in range(7):
            t = k / 6
            fold = taper((164 + 130 * t, 60, 5), (214 + 84 * t, 400, 9), (246 + 52 * t, 660, 12))
            c.shade(f.path(fold), 0.55, 5, "#18040e", clip=m)
        f.line([(203, 400), (240, 424), (300, 430)], 14, "#d8a040", alpha=0.95, ends=0.8)


def theatre_valance(c: Card, flame: Point) -> None:
    """The swagged cloth above them, with its fringe."""
    right = (706, 150), (640, 196), (560, 160), (480, 204), (400, 166)
    left = (320, 204), (240, 160), (160, 196), (94, 150)
    m = c.paint(
        blob((90, 50, "c"), (710, 50, "c"), *right, *left),
        VELVET,
        vol=20,
        amb=0.12,
        rim=1.0,
        edge=0.3,
        grain=2,
        light=(*flame, 110),
    )
    for x in (120, 200, 240, 280, 360, 400, 440, 520, 560, 600, 680):
        c.shade(taper((x, 40, 8), (x + (400 - x) * 0.03, 190, 12)), 0.45, 6, "#18040e", clip=m)
    for i in range(44):
        x = 100 + i * 14
        y = 178 + 20 * math.cos((x - 160) / 160 * 2 * math.pi)
        c.line([(x, y - 8), (x, y + 15)], 4, "#e8b04c", 0.9, 0.4)


def gilded_arch(c: Card, flame: Point) -> None:
    """The gilded frame, a row of bosses at either side."""
    frame = cut(rect(40, 30, 760, 690), join(rect(100, 84, 700, 700), ell(400, 110, 300, 50)))
    c.paint(frame, GILT, vol=16, amb=0.1, edge=0.3, light=(*flame, 130), wob=0.4, lump=0.2)
    for sg in (-1, 1):
        for y in range(130, 660, 66):
            c.paint(ell(400 + sg * 330, y, 15, 19), BRASS, vol=8, amb=0.14, wob=0.4, light=(*flame, 120))


def apron_and_steps(c: Card) -> None:
    """The front of the stage from 660 to 760, three steps in its middle."""
    apron = rect(30, 668, 770, 760)
    c.paint(apron, APRON, vol=6, amb=0.16, edge=0.2, wob=0.3, grad=(0.2, -0.25))
    c.paint(rect(30, 660, 770, 676), BRASS, vol=5, amb=0.3, wob=0.3)
    for k, w in enumerate((74, 90, 108)):
        y = 690 + k * 30
        c.paint(rect(400 - w, y, 400 + w, y + 32), WOOD, vol=3, amb=0.18, wob=0.3, grad=(0.1, -0.25))
        tread = poly([(400 - w + 6, y - 9), (400 + w - 6, y - 9), (400 + w, y + 2), (400 - w, y + 2)])
        c.paint(tread, ["#4a2420", "#a86840", "#ffcc84"], vol=2, amb=0.5, wob=0.3)


def velvet_aisle(c: Card) -> None:
    """The carpet from the steps to the foot of the page."""
    aisle = poly([(352, 770), (448, 770), (560, 1230), (240, 1230)])
    c.paint(aisle, VELVET, vol=3, amb=0.2, light=(400, 700, 150), edge=0.2, wob=0.4, grad=(0.25, -0.3))


def velvet_seat(c: Card, x: float, y: float, w: float) -> None:
    """The back of a seat `w` wide, its middle about (x, y)."""
    left = (x - w / 2, y + w * 0.7, "c"), (x - w / 2, y - w * 0.1), (x - w * 0.36, y - w * 0.3)
    right = (x + w * 0.36, y - w * 0.3), (x + w / 2, y - w * 0.1), (x + w / 2, y + w * 0.7, "c")
    back = blob(*left, (x, y - w * 0.36), *right)
    c.paint(back, SEAT, vol=w * 0.2, amb=0.14, rim=0.9, rimw=3.5, edge=0.35, wob=0.4)
