"""Snow Orchestra.

In a white clearing animals draw bows across bare birches as if they were cellos; the bear has his eyes
shut, and his birch alone has come into leaf. The score is a stave of tracks in the snow; a hedgehog
conducts from a stump. One chair is empty but for a red scarf.
"""

from studio.elements.animals import bear_cellist as bear
from studio.elements.animals.beasts_seated import bear_head
from studio.elements.animals.hedgehog_conductor import hedgehog
from studio.elements.animals.little_players import fox_player, hare_player
from studio.elements.animals.small_animals import stump
from studio.elements.land.birch_morning import birch_morning, snow_score
from studio.elements.land.land import snowfield
from studio.elements.rooms.furniture import chair
from studio.elements.things.cello_birch import cello_birch, cello_bow, leafy
from studio.elements.things.scarves import hung_scarf
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import WALNUT

META = {"number": 8, "slug": "snow-orchestra", "seed": 808}
FINISH = Finish(vignette=0.22)


def orchestra(c: Card) -> None:
    """Two players in the mist."""
    hare_player(c, 98, 756, 128, fog=0.1, flip=True)
    fox_player(c, 672, 704, 126, fog=0.1, flip=True)
    snowfield(c, 800, seed=9, amp=16)
    c.fogband(800, 26, "#f2ebdc", 0.5)


def cellist(c: Card) -> None:
    """The bear: a birch between his knees, his cheek against the bark, leaves where the sound is."""
    f = bear.bear_seat(c, 512, 968)
    cello_birch(c, *f.pt(-172, -20))
    for x, y, side in ((366, 150, -1), (370, 250, 1), (358, 330, -1), (384, 90, 1)):
        leafy(c, x, y, side)
    bear.far_foot(c, f)
    bear.embracing_paw(c, f)
    bear_head(c, f)
    bear.near_leg(c, f)
    cello_bow(c, *f.pt(-66, -154), 276, 4)
    bear.bowing_arm(c, f)


def front(c: Card) -> None:
    """The score, the empty chair, the conductor."""
    snow_score(c)
    chair(c, 668, 1104, 180, WALNUT)
    hung_scarf(c, 668, 1104)
    stump(c, 110, 1100, 62)
    f = hedgehog(c, 110, 1042, 112, flip=True)
    f.line([(-21, -24), (-44, -63)], 2, "#7a3c20", alpha=1, ends=0.5)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(170, 420, 240), key="#fff0cc", fog="#cdd4da")
    birch_morning(c)
    orchestra(c)
    cellist(c)
    front(c)
    c.snowfall(150)
