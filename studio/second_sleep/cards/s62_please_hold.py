"""Please Hold.

A shallow soda lake and flamingos without number, all with their heads under water. Among them, knee-deep, stands an
office desk with a telephone off the hook. The receiver swings; one drawer has a nest in it.
"""

from studio.linocut.press import Print
from studio.second_sleep.elements.desk import desk
from studio.second_sleep.elements.flamingo import flamingo
from studio.shapes import blob, rect

META = {"number": 62, "slug": "please-hold", "seed": 62, "inks": "pink-teal"}


def lake(p: Print) -> None:
    """Bright water, a far shore, a few level cuts."""
    p.ground("")
    shore = p.shape(
        blob(
            (-10, 190, "c"),
            (90, 150),
            (190, 166),
            (330, 118),
            (480, 168),
            (620, 134),
            (820, 176, "c"),
            (820, 214, "c"),
            (-10, 214, "c"),
        ),
        tone="2",
    )
    p.comb("2", shore, 86, 0.4 * p.noise(50, 2), 12, length=(14, 40))
    p.comb("1", rect(-10, 214, 820, 300), 0, 0.5 * p.ramp((0, 300), (0, 214)), 12, False, length=(50, 220))
    p.chatter(rect(60, 330, 740, 1140), 0, 60, "2")


def scene(p: Print) -> None:
    """Far birds first; the desk in its row."""
    lake(p)
    rng = p.dice()
    birds = []
    for y in (250.0, 282.0, 322.0, 372.0, 434.0, 510.0, 600.0, 712.0, 850.0, 1010.0, 1130.0):
        s = 26 + (y - 240) * 0.2
        x = float(rng.uniform(20, 60))
        while x < 790:
            birds.append(
                (
                    x + float(rng.normal(0, s * 0.1)),
                    y + float(rng.uniform(-0.14, 0.14) * s),
                    s * float(rng.uniform(0.9, 1.1)),
                    1 if rng.random() < 0.7 else -1,
                )
            )
            x += s * float(rng.uniform(0.86, 1.5))
    done = False
    for x, y, s, f in sorted(birds, key=lambda b: b[1]):
        if y > 600 and not done:
            desk(p, 560, 600)
            done = True
        if (270 < x < 760 and 380 < y < 640) or (250 < x < 420 and 400 < y < 760):
            continue
        flamingo(p, x, y, s, f, float(rng.uniform(-0.02, 0.06)))
    p.border()
