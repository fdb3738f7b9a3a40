"""By Ear.

A blind pianist plays in a dusty, empty ballroom; out of the open lid a whole orchard in bloom has risen to
the ceiling. He cannot see it. His dog looks up, nose in the petals; his white cane has taken root.
"""

from studio.elements.animals.dog_listening import listening_dog
from studio.elements.people.pianist_blind import pianist
from studio.elements.plants import orchard_blooming as orchard
from studio.elements.rooms.ballroom_dusty import covered_chair, dusty_ballroom
from studio.elements.rooms.music_room import grand_case, grand_inside, grand_lid
from studio.elements.things.cane_rooted import rooted_cane
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell, poly

META = {"number": 31, "slug": "by-ear", "seed": 3131}
FINISH = Finish(vignette=0.3, bloom=0.3)

FAR_BLOOM = ((300, 210, 130), (520, 160, 150), (690, 250, 120), (420, 330, 120), (620, 400, 110))
TWIGS = (
    ((410, 580, 22), (470, 470, 14), (480, 380, 8)), ((548, 560, 24), (610, 460, 15), (640, 360, 8)),
    ((345, 450, 14), (270, 420, 9), (230, 370, 5)), ((690, 540, 15), (740, 470, 8)),
    ((452, 676, 20), (404, 632, 14), (358, 578, 10), (336, 520, 6)),
)  # fmt: skip
TRUNKS = (
    ((470, 822, 66), (452, 690, 44), (400, 560, 36), (330, 420, 22), (280, 300, 10)),
    ((560, 822, 74), (566, 680, 50), (540, 520, 38), (520, 330, 24), (500, 180, 10)),
    ((650, 822, 58), (668, 700, 38), (690, 560, 28), (700, 400, 18), (710, 280, 8)),
)
ROOTS = [orchard.creeping_roots(x, 836, w, k) for k, (x, w) in enumerate(((468, 62), (560, 70), (650, 56)))]
CROWN = ((250, 330, 84, 70), (390, 180, 110, 110), (300, 150, 90, 80), (560, 260, 104, 110))
RIGHT = ((660, 170, 104, 100), (470, 90, 100, 90), (700, 350, 80, 80))
SMALL = ((470, 400, 74, 70), (620, 90, 90, 70), (330, 540, 50, 40), (730, 490, 50, 40))
SUNBEAM = ((60, 160), (190, 150), (640, 1100), (330, 1160))


def ballroom(c: Card) -> None:
    """Nobody has danced here for years."""
    dusty_ballroom(c)
    covered_chair(c, 640, 1000, 170)
    covered_chair(c, 736, 1000, 200)


def risen_orchard(c: Card) -> None:
    """Three trunks out of the strings, one sky of blossom."""
    for x, y, r in FAR_BLOOM:
        orchard.cloud_of_bloom(c, x, y, r, 60, orchard.SHADE)
    for points in TWIGS:
        orchard.orchard_limb(c, points)
    for trunk, roots in zip(TRUNKS, ROOTS, strict=True):
        orchard.orchard_limb(c, trunk, roots)
    for x, y, r, dabs in (*CROWN, *RIGHT, *SMALL):
        orchard.cloud_of_bloom(c, x, y, r, dabs)


def grand_piano(c: Card) -> None:
    """The open lid, what has come out of it, the case."""
    f = c.at(500, 1040, 1.0, vol=20, wob=0.3, amb=0.25, edge=0.3)
    f.shade(ell(10, 6, 270, 22), 0.5, 16)
    grand_lid(f)
    grand_inside(f)
    risen_orchard(c)
    standing = c.img.copy()
    c.shade(poly([(390, 820), (724, 820), (724, 850), (390, 850)]), 0.6, 10)
    grand_case(f)
    orchard.over_the_rim(c, [root for roots in ROOTS for root in roots], standing)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(60, 300, 300), key="#fff2d0", fog="#a0b09c")
    ballroom(c)
    grand_piano(c)
    orchard.falling_petals(c, 220, 760, 430, 980)
    orchard.fallen_petals(c, 500, 170, 1010, 1170)
    pianist(c, 184, 1050, 290)
    listening_dog(c, 600, 1140, 150)
    rooted_cane(c, 86, 1098, 0.94, 0)
    c.beam([*SUNBEAM], "#fff4d4", 0.2, 30)
    c.sparks(c.mask(poly(SUNBEAM)), 90, "#fff6dc", (0.6, 1.5), 0.6)
