"""One at a Time.

A queue winds across a white plain to a teal door standing alone. Before the door the shoes are left in
rows, one red one alone; behind it nobody, only bare footprints that go on to the horizon. The doorman is a coat on a chair;
the last in line has brought a folding bed.
"""

from studio.elements.land.chalk_plain import bare_footprints, cracked_plain, far_ridge
from studio.elements.people.coat_on_chair import coat_on_chair
from studio.elements.people.queue_waiting import MUTED, tall, winding_queue
from studio.elements.rooms.camp_bed import folding_bed, sitting_on_the_end
from studio.elements.rooms.rooms import door
from studio.elements.things.shoes import shoe_rows
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import poly

META = {"number": 16, "slug": "one-at-a-time", "seed": 1616}
FINISH = Finish(vignette=0.26, bloom=0.4)

TEALS = ["#04262c", "#0c525a", "#1c8c8c", "#7cccb8"]
FRAME = ["#4c4438", "#8c7c64", "#ccb890", "#f4e4c0"]
HORIZON = 372
GONE = ((556, 652), (620, 606), (640, 548), (590, 496), (600, 446), (660, 410), (650, 384), (664, 375))
NEAR_THE_DOOR = ((352, 748), (500, 772), (640, 806), (672, 846), (600, 884))
STILL_FAR = ((360, 906), (150, 944), (116, 1000), (200, 1046), (360, 1072), (500, 1104))


def plain(c: Card) -> None:
    """A dried-up sea in flat light, and the prints of those who have gone on."""
    c.sky([(0, "#7ca0a4"), (160, "#a4bcb4"), (300, "#d8d8c0"), (HORIZON, "#f0e4c4")])
    c.clouds(60, 240, "#98b4b0", "#e8e8d4", cover=0.36, a=0.5, cell=240, sx=3)
    for x, h, w in ((120, 34, 300), (690, 44, 260), (330, 20, 260)):
        far_ridge(c, x, HORIZON, h, w)
    m = cracked_plain(c, HORIZON)
    bare_footprints(c, GONE, HORIZON, m)


def the_door(c: Card, x: int, y: int) -> None:
    """Shut, freshly painted, leading nowhere but through."""
    c.shade(poly([(x - 112, y), (x + 116, y), (x + 166, y + 26), (x - 96, y + 26)]), 0.5, 5, "#6a5844")
    door(c, x, y, 384, 206, TEALS, FRAME)
    step = poly([(x - 128, y - 4), (x + 128, y - 4), (x + 150, y + 20), (x - 150, y + 20)])
    c.paint(step, FRAME, vol=6, amb=0.5, wob=0.4, det=0.3)
    c.halo(x + 66, y - 176, 30, "#fff0b0", 0.5)


def those_who_wait(c: Card) -> None:
    """Thirty people; the last of them has asked how long it takes."""
    x, y = winding_queue(c, (*NEAR_THE_DOOR, *STILL_FAR))
    folding_bed(c, x + 176, y + 8)
    sitting_on_the_end(c, x + 92, y + 14, tall(y), MUTED[3], MUTED[1])


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(330, -300, 340), key="#fffae4", fog="#ece0c4")
    plain(c)
    the_door(c, 430, 664)
    shoe_rows(c, 62, ((688, 7, 23), (732, 6, 26)), red=(1, 3))
    coat_on_chair(c, 700, 716)
    those_who_wait(c)
