"""Slipped.

A street in the morning: two shake hands, a woman waters her flowers, washing hangs out. A crack runs slantwise through
the print, and the right half has slid down by a hand: nothing meets any more. A cat crossing the crack is whole.
"""

from studio.linocut.elements.animals import cat
from studio.linocut.elements.body import SIDE
from studio.linocut.elements.city import window
from studio.linocut.elements.dress import MAN, WOMAN
from studio.linocut.elements.people import figure
from studio.linocut.knife import knife
from studio.linocut.press import Print
from studio.second_sleep.elements.fault import slip
from studio.shapes import ell, poly, rect, taper

META = {"number": 76, "slug": "slipped", "seed": 76, "inks": "stone-crimson"}
CRACK = [
    (566, -20),
    (520, 150),
    (536, 210),
    (470, 400),
    (486, 470),
    (428, 640),
    (438, 700),
    (372, 880),
    (386, 930),
    (290, 1220),
]


def house(p: Print) -> None:
    """One front from edge to edge, a roof line, windows, a balcony."""
    p.ground("")
    front = p.shape(poly([(-10, 210), (820, 210), (820, 1076), (-10, 1076)]), tone="1")
    p.shape(poly([(-10, 184), (820, 184), (820, 214), (-10, 214)]), tone="k")
    for x in range(14, 820, 44):
        p.carve("12k", rect(x, 192, x + 22, 206))
    p.chatter(rect(40, 50, 760, 180), 0.1, 12)
    for x, y in ((136, 330), (330, 330), (640, 330), (136, 590), (660, 590)):
        window(p, x, y, 84, 130, "k", "", shutters="2")
    p.shape(rect(352, 486, 452, 672), tone="k", halo=5, clear="12k")
    p.shape(rect(250, 664, 620, 684), tone="k", halo=4, clear="12k")
    p.shape(
        *[taper((x, 586, 6), (x, 668, 6)) for x in range(262, 616, 22)],
        taper((250, 584, 11), (620, 584, 11)),
        tone="k",
    )
    awning = p.shape(poly([(500, 772), (820, 772), (820, 850), (474, 850)]), tone="2", line=4)
    for x in range(510, 820, 56):
        p.fill("", poly([(x, 774), (x + 26, 774), (x + 20, 850), (x - 8, 850)]), clip=awning)
    p.shape(rect(560, 850, 790, 1076), tone="k")
    p.comb(
        "1", knife(front, minus=[rect(250, 480, 620, 690)]), 0, 0.25 * p.noise(160, 2), 26, length=(20, 70)
    )
    street = p.shape(rect(-10, 1076, 820, 1210), tone="")
    p.line((-10, 1078), (820, 1078), w=7, ends=1)
    p.comb("k", street, 0, 0.3, 22, False, length=(30, 120))


def people(p: Print) -> None:
    """What goes on in the morning, all of it across the line where the crack will come."""
    p.line((30, 62), (420, 132), (780, 66), w=4, ends=1)
    for x, y, tone in ((150.0, 92.0, "2"), (650, 96, "k")):
        p.shape(
            poly([(x - 40, y), (x + 44, y), (x + 40, y + 80), (x - 38, y + 76)]),
            tone=tone,
            line=3,
            halo=3,
            clear="12k",
        )
    p.shape(
        poly(
            [(470, 128), (596, 110), (600, 170), (596, 184), (548, 184), (530, 150), (516, 184), (470, 184)]
        ),
        tone="2",
        line=4,
        halo=3,
        clear="12k",
    )
    her = figure(p, 400, 664, 300, SIDE["stand"].but(lean=8, nod=14), flip=True, wear=WOMAN.but(top="2", legs="2", skin="", style="bun"),
                 near=(500, 520), far=(494, 528))  # fmt: skip
    x, y = her["near_hand"]
    can = [
        poly([(x - 10, y - 30), (x + 34, y - 24), (x + 28, y + 22), (x - 14, y + 16)]),
        taper((x + 28, y + 2, 14), (x + 68, y - 8, 8)),
        ell(x + 72, y - 8, 7, 13),
    ]
    p.shape(*can, tone="", line=4, halo=3, clear="12k")
    for d in range(4):
        p.line((x + 74 + 4 * d, y - 2 + 3 * d), (x + 84 + 6 * d, y + 26), (x + 86 + 5 * d, y + 62), w=3.4)
    p.shape(poly([(556, 618), (622, 618), (612, 666), (566, 666)]), tone="2", line=4, halo=3, clear="12k")
    for dx, dy in ((-26, -18), (0, -34), (26, -16)):
        p.line((590 + dx * 0.4, 618), (590 + dx, 618 + dy), w=4)
        p.shape(ell(590 + dx, 618 + dy, 13), tone="", line=3)
    figure(p, 222, 1110, 400, SIDE["walk"].but(lean=7), flip=True, wear=MAN.but(top="k", legs="k", skin="", cap="bowler", coat=0.6),
           near=(372, 896), far=(180, 930))  # fmt: skip
    figure(
        p,
        500,
        1110,
        396,
        SIDE["walk"].but(lean=7),
        wear=MAN.but(top="2", legs="k", skin="", style="curls", bulk=1.15),
        near=(372, 896),
        far=(560, 930),
    )
    p.shape(ell(372, 896, 19, 15), tone="", line=3.4)
    p.line((364, 886), (374, 908), w=3)


def scene(p: Print) -> None:
    """The morning, then the crack, then the cat."""
    house(p)
    people(p)
    slip(p, list(CRACK), (0, 74), 15)
    p.border()
    cat(p, 342, 1146, 112, "walk", "k", flip=True, halo=6)
