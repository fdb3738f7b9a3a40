"""Who Laughs First.

Two women sit nose to nose, elbows on a bare table, in a singing game: she who laughs loses. Their breaths, one cut in waves
and one in dashes, rise from the gap and grow into one white tree. Water stands in the kitchen, and an outboard motor is
clamped to the table.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import WOMAN
from studio.linocut.elements.people import Body, bench, figure
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper, xf

META = {"number": 9, "slug": "who-laughs-first", "seed": 9, "inks": "mint-tangerine"}
TOP, FLOOD = 884, 1062  # the table, the water
PLUME = ((400, 668), (392, 600), (366, 540), (290, 520), (230, 540), (160, 490), (150, 420), (80, 380), (70, 290), (110, 230), (60, 160), (70, -20, "c"), (740, -20, "c"),
         (730, 120), (690, 190), (740, 270), (720, 360), (650, 400), (630, 470), (560, 510), (490, 500), (436, 540), (410, 600))  # fmt: skip


def breath(p: Print) -> None:
    """One white cloud out of two mouths: waves on the left, dashes on the right."""
    cloud = p.shape(blob(*PLUME), tone="", line=7)
    seam = [(400, 680), (396, 590), (440, 500), (370, 410), (450, 310), (370, 200), (430, 100), (400, -20)]
    one, two = poly([*seam, (0, -20), (0, 680)]), poly([*seam, (800, -20), (800, 680)])
    waves = p.guided([(396, 620), (330, 500), (130, 400), (90, 200)], [(396, 620), (340, 400), (240, 160), (230, -20)], [(400, 620), (400, 300),
        (400, -20)])  # fmt: skip
    p.engrave("k", cloud, waves + 0.6 * np.sin(np.hypot(p.x - 400, p.y - 660) / 17), 0.3, 23, False, length=(120, 300), clip=one)  # fmt: skip
    rays = p.guided([(404, 620), (480, 490), (690, 380), (720, 200)], [(404, 620), (470, 380), (580, 160), (590, -20)], [(400, 620), (400, 300),
        (400, -20)])  # fmt: skip
    p.engrave("2", cloud, rays, 0.62 * p.inside(cloud, 30), 26, False, length=(28, 50), clip=two)


def motor(p: Print, x: float) -> None:
    """An outboard motor, clamped to the edge of the table."""
    leg = taper((x, TOP + 20, 40), (x + 2, TOP + 110, 26), (x + 2, 1040, 28))
    pod = blob((x - 44, 1046), (x + 4, 1028), (x + 60, 1046), (x + 4, 1066))
    fin = blob((x - 10, 1056), (x + 26, 1056), (x + 34, 1104), (x + 16, 1104))
    plate = rect(x - 46, 1004, x + 34, 1014, 4)
    p.shape(leg, pod, fin, plate, tone="", line=5, halo=7, clear="12k")
    for a in (15, 135, 255):
        blade = blob((0, -9), (24, -34), (62, -30), (68, 0), (30, 16), (0, 9))
        p.shape(xf(blade, x - 54, 1046, rot=a), tone="2", line=4.5, halo=5, clear="12k")
    p.shape(ell(x - 54, 1046, 12), tone="k")
    p.shape(rect(x - 34, TOP - 34, x + 34, TOP + 44, 6), tone="", line=5, halo=5, clear="12k")
    hood = blob((x - 58, TOP - 34, "c"), (x - 54, TOP - 84), (x - 14, TOP - 108), (x + 36, TOP - 100), (x + 58, TOP - 66), (x + 54, TOP - 34, "c"))  # fmt: skip
    p.shape(hood, tone="k", halo=6, clear="12k")
    p.cutline((x - 50, TOP - 50), (x + 52, TOP - 50), w=6, ends=0.8)
    p.cutline((x - 30, TOP - 76), (x + 16, TOP - 90), w=5)
    p.shape(ell(x + 2, TOP + 18, 13), tone="k")


def forearm(p: Print, who: Body, chin: tuple[float, float], elbow: tuple[float, float]) -> None:
    """From the elbow on the table to the fist under a chin."""
    s = who["near_shoulder"]
    p.shape(taper((*s, 62), (*elbow, 46)), taper((*elbow, 46), (chin[0], chin[1] + 34, 36)), tone="2", line=4.5, halo=5, clear="12k")  # fmt: skip
    p.fill("2", ell(*s, 26))
    f = 1 if elbow[0] < 400 else -1
    x, y = chin
    p.shape(blob((x - 24, y + 34), (x - 28, y + 4), (x - 8, y - 10), (x + 22, y - 4), (x + 28, y + 20), (x + 18, y + 40)), tone="", line=4, halo=4,
        clear="12k")  # fmt: skip
    for i in range(3):
        p.line((x + f * 22, y + 6 + 10 * i), (x + f * 4, y + 8 + 10 * i), w=3)


def scene(p: Print) -> None:
    """Room, breath, the two, the table, the water."""
    p.ground("1")
    p.comb(
        "1", rect(0, 0, 800, 1060), 90, 0.25 * np.clip(p.noise(130, 2) * 2 - 0.9, 0, 1), 15, length=(60, 200)
    )
    breath(p)
    for x in (172, 628):
        bench(p, x, 1150, 180, 176)
    pose = SIDE["sit"].but(
        lean=27, curl=10, nod=-14, hip=(-0.03, 0.31), near_foot=(0.11, 0.0), far_foot=(0.06, 0)
    )
    wear = WOMAN.but(skin="", top="2", legs="k", skirt=0, style="plait", bulk=1.0, shoes="k")
    left = figure(p, 204, 1150, 740, pose, wear=wear, flip=True, arms="none", halo=7)
    right = figure(p, 596, 1150, 740, pose, wear=wear.but(style="bob", top_print="fall"), arms="none", halo=7)
    p.shape(rect(210, TOP, 590, TOP + 26), tone="", line=5, halo=5, clear="12k")
    for x in (236, 548):
        p.shape(rect(x, TOP + 26, x + 18, 1140), tone="", line=4, halo=3, clear="12k")
    motor(p, 400)
    forearm(p, left, (left["head"][0] + 30, left["head"][1] + 62), (312, TOP - 24))
    forearm(p, right, (right["head"][0] - 30, right["head"][1] + 62), (488, TOP - 24))
    flood = rect(-10, FLOOD, 810, 1210)
    p.carve("k2", flood)
    p.fill("1", flood)
    p.comb("1", flood, 0, 0.5, 16, length=(60, 200))
    p.comb("k", flood, 0, 0.3 * p.noise(120, 2, 2, 0.5), 21, False, length=(60, 160))
    p.ink("k", stroke((-10, FLOOD), (400, FLOOD + 4), (810, FLOOD), w=6, ends=0.9))
    for x, w in ((200, 90), (396, 60), (600, 90)):
        p.comb("k", ell(x, FLOOD + 26, w, 16), 0, 0.5, 9, False, length=(30, 80))
    p.border()
