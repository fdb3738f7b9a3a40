"""The Soft Seam.

Deep in a mine they have struck a seam of pillow: it is cut with the edge of a feather and loaded, white, into
carts. Down floats in every lamp beam. Half the shift has fallen asleep on the job; the canary has left its
cage for the top of the seam, in a nightcap of its own size.
"""

from studio.elements.animals.canary_asleep import sleeping_canary
from studio.elements.land.down_gash import burst_seam, welling_down
from studio.elements.land.mine import down_cart, down_heap, pillow_rock, prop
from studio.elements.land.mine_gallery import coal_gallery, drifting_down, mine_rails
from studio.elements.people import miner_asleep
from studio.elements.people.miners import DUSTY, miner
from studio.elements.rooms.birdcage_open import open_birdcage
from studio.elements.things.quill_blade import quill_blade
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell

META = {"number": 52, "slug": "soft-seam", "seed": 5252}
FINISH = Finish(vignette=0.34, bloom=0.42)

LAMP = (176.0, 884.0)
BURST = (322.0, 746.0)


def seam(c: Card) -> None:
    """The white stuff, wedged between two beds of coal, bulging out into the gallery."""
    pillow_rock(c, 60, 640, 300, 220, 8, [(20, 0)], deep=0.3)
    pillow_rock(c, 730, 290, 300, 280, -8, [], True, 0.45)
    pillow_rock(c, 560, 486, 300, 160, 8, [], True, 0.5)
    pillow_rock(c, 300, 440, 330, 240, -14, [], True, 0.22)
    pillow_rock(c, 540, 330, 320, 250, 5, [(0, 0)])
    pillow_rock(c, 730, 610, 290, 330, 9, [(-10, 0)])
    pillow_rock(c, 640, 960, 360, 220, -5, [], True)
    pillow_rock(c, 300, 990, 300, 150, 3)
    pillow_rock(c, 424, 732, 570, 430, -4, [(176, 70)], dent=34)


def timbers(c: Card) -> None:
    """The frame of the gallery."""
    prop(c, (66, 1090), (96, 150), 62)
    prop(c, (744, 1100), (716, 130), 62)
    prop(c, (14, 150), (790, 116), 70)
    prop(c, (110, 330), (250, 160), 34)
    prop(c, (700, 320), (560, 150), 34)


def canary(c: Card) -> None:
    """The open cage; and the bird, gone to bed on the seam."""
    open_birdcage(c, 250, 346)
    sleeping_canary(c, 520, 216, 1.5)


def shift(c: Card) -> None:
    """The one who still works, and what he cuts."""
    c.beam([(186, 886), (560, 560), (640, 880)], "#ffd890", 0.16, 26)
    c.glow(*LAMP, 170, "#ffd890", 0.6, 1.6)
    burst_seam(c, *BURST)
    c.shade(ell(170, 1073, 56, 8), 0.75, 5, "#04060c")
    hand = miner(c, 158, 1076, 216, LAMP, arm="out", flip=True, light=(330, 800, 120), rim=1.0)
    quill_blade(c, *hand, 256, 20)
    welling_down(c, *BURST)


def off_shift(c: Card) -> None:
    """Those who do not: one on top of the seam, one in the cart that another pushes."""
    miner_asleep.napping_miner(c, 440, 548, 236, rot=-4)
    miner_asleep.sunk_in(c, 440, 548, 236, rot=-4)
    cart = down_heap(c, 420, 1146, 236)
    miner_asleep.bedded_miner(c, cart)
    down_cart(cart)
    miner_asleep.hanging_legs(cart)
    miner_asleep.hanging_arm(cart)
    c.glow(612, 1000, 110, "#ffd890", 0.5, 1.6)
    lit = (500, 960, 120)
    c.shade(ell(644, 1142, 56, 9), 0.75, 6, "#04060c")
    miner(c, 640, 1140, 196, (590, 974), DUSTY, arm="fwd", lean=-12, stoop=0.5, light=lit, rim=0.9)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(200, 860, 330), key="#ffe0a8", fog="#2c4054")
    coal_gallery(c, LAMP)
    seam(c)
    timbers(c)
    canary(c)
    mine_rails(c, 1148)
    shift(c)
    off_shift(c)
    drifting_down(c, [(186, 886), (560, 500), (700, 900)])
