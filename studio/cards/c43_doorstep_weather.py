"""Doorstep Weather.

At dawn a milkman delivers weather: on every doorstep a bottle, here with a small sunrise, there with a
rainbow or snow; one has tipped over and its fog runs off the step. The last house in the street already stands
under a cloud of its own; for that one there is a bottle with lightning in it, and he carries it at arm's length.
"""

from studio.elements.buildings.house_sulky import sulky_house
from studio.elements.buildings.street_terraces import Street, terrace
from studio.elements.land.cobbles import cobbles, kerbs
from studio.elements.land.rain_cloud import rain_cloud, rain_shaft
from studio.elements.people.milkman import CART_HAND, milkman, milkman_shadow
from studio.elements.things import weather_bottled as weather
from studio.elements.things.doorsteps import house_step, own_doorway, own_step
from studio.elements.things.milk_cart import milk_cart
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import blob, taper

META = {"number": 43, "slug": "doorstep-weather", "seed": 4343}
FINISH = Finish(vignette=0.26, bloom=0.42)

STREET = Street(300, 560)
MAN = (290.0, 916.0, 276.0)
LIGHTS = ("#ffb040", "#70c8f0", "#ff8c60", "#90d880")


def dawn(c: Card) -> None:
    """A pink sky at the end of the street."""
    c.sky([(0, "#5068a4"), (200, "#9880ac"), (380, "#ec9c98"), (540, "#fcc49c"), (620, "#fcd8a8")])
    c.clouds(40, 330, "#8c7cac", "#f8b8a4", cover=0.46, cell=190, a=0.7)
    c.glow(300, 560, 300, "#ffd8a0", 0.5, 1.4)


def street(c: Card) -> None:
    """Both sides asleep, on every step a bottle."""
    cobbles(c, STREET)
    kerbs(c, STREET)
    for side, edges, tall in (
        (-1, (58, 96, 158, 284), (1.3, 1.55, 1.3)),
        (1, (58, 94, 152, 252, 430, 740), (1.5, 1.3, 1.55, 1.25, 1.45)),
    ):

        def delivered(i: int, far: float, near: float, fog: float, side: int = side) -> None:
            x, y = house_step(c, STREET, side, far, near, fog)
            weather.little_bottle(
                c, x, y, max(44.0, (near - far) * 0.5), LIGHTS[(i + (side < 0)) % 4], fog, 0.7
            )

        terrace(c, STREET, side, edges, tall, delivered)


def last_house(c: Card) -> None:
    """Shut, dark, and under the only cloud of the morning."""
    sulky_house(c, 302, 622, 1.34)
    rain_cloud(c, 302, 254, 1.42)
    rain_shaft(c, 302, 280, 630, 132)


def on_his_way(c: Card) -> None:
    """The milkman with his cart; the storm at arm's length."""
    x, y, h = MAN
    hand = (x + CART_HAND[0] * h / 112, y + CART_HAND[1] * h / 112)
    milkman_shadow(c, x, y, h)
    milk_cart(c, STREET, -0.275, -0.125, 850, 715, hand)
    milkman(c, x, y, h)


def our_step(c: Card) -> None:
    """What we have been given, at our own door."""
    c.light = (180, 60, 420)
    own_step(c, 1056, 1130)
    own_doorway(c, 1092)
    c.glow(566, 1000, 230, "#ffb060", 0.34, 1.7)
    for x, y, h, kind in (
        (660, 1086, 236, weather.snow),
        (470, 1086, 226, weather.rainbow),
        (565, 1112, 312, weather.sunrise),
    ):
        c.shade(taper((x, y - 2, h * 0.1), (x + h * 0.34, y + 4, h * 0.06)), 0.5, 8)
        b, m = weather.milk_bottle(c, x, y, h)
        kind(b, m)
        shady = blob((30, -10), (46, -150), (30, -220), (62, -190), (68, -100), (62, -6))
        b.shade(shady, 0.3, 9, "#1c1838", clip=m)
        weather.seal(b)
    weather.spilt_fog(c, 408, 1094, 160, 56)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(180, 60, 420), key="#ffdcc0", fog="#d898a0")
    dawn(c)
    street(c)
    last_house(c)
    on_his_way(c)
    our_step(c)
