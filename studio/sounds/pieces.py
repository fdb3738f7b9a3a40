"""Every sound of the game by its name: what it is made of, in seconds and notes."""

from collections.abc import Callable

import numpy as np

from studio.sounds.kit import (
    Wave,
    band,
    box,
    fading,
    hump,
    in_a_room,
    mixed,
    noise,
    pat,
    pluck,
    skin,
    time,
    warm,
    wood,
)

D4, E4, G4, A4, B4 = 293.7, 329.6, 392.0, 440.0, 493.9
C5, D5, E5, G5, A5, B5, D6, G6 = 523.3, 587.3, 659.3, 784.0, 880.0, 987.8, 1174.7, 1568.0


def turn() -> Wave:
    """Your turn: two wooden notes, the second higher."""
    return in_a_room(mixed(0.75, (0, 0.9, wood(G4)), (0.17, 1, wood(C5))))


def laid() -> Wave:
    """A card laid: paper on felt."""
    slide = band(noise(0.09, 31), 1500, 5200) * hump(0.09, 0.7)
    thud = np.sin(2 * np.pi * 105 * time(0.2)) * fading(0.2, 0.025, 0.004)
    paper = band(noise(0.2, 32), 250, 2200) * fading(0.2, 0.018, 0.003)
    return mixed(0.34, (0, 0.25, slide), (0.075, 1, thud), (0.075, 0.6, paper))


def page() -> Wave:
    """A clue told: a page turns."""
    layers = ((0.0, 600, 1600, 41), (0.09, 1300, 3200, 42), (0.18, 2200, 5200, 43))
    swish = [
        (at, 0.5, band(noise(0.24, seed), low, high) * hump(0.24, 0.5)) for at, low, high, seed in layers
    ]
    return mixed(0.56, *swish, (0.36, 0.35, pat(44)))


def breath() -> Wave:
    """The table is laid and turns over: a breath, one chord."""
    air = band(noise(0.6, 51), 350, 1500) * hump(0.6, 0.75) * 0.35
    chord = [
        (0.35, gain, warm(pitch, 1.45)) for pitch, gain in ((G4 / 2, 1), (D4, 0.7), (B4, 0.45), (A5 / 2, 0.5))
    ]
    return in_a_room(mixed(1.8, (0, 1.4, air), *chord), 0.25)


def tick() -> Wave:
    """A token drops: wood on wood; the game raises it with the slot."""
    return mixed(0.2, (0, 1, wood(A5, 0.2)))


def truth() -> Wave:
    """The true card lifts: a phrase of a music box."""
    notes = ((0, D5), (0.17, G5), (0.34, B5), (0.51, A5), (0.85, D6), (0.85, G5))
    return in_a_room(mixed(2.1, *((at, 0.8, box(pitch)) for at, pitch in notes)), 0.3)


def hop() -> Wave:
    """One stone further: a plucked string; the game raises it with every hop."""
    return in_a_room(mixed(0.5, (0, 1, pluck(C5, 0.5))), 0.12)


def end() -> Wave:
    """The curtain falls, and paws applaud."""
    curtain = band(noise(1.1, 61), 180, 1300) * hump(1.1, 0.45)
    rng = np.random.default_rng(62)
    spread = np.sort(rng.beta(1.6, 1.8, 70)) * 1.7 + 0.85
    claps = [(float(at), float(rng.uniform(0.25, 0.6)), pat(100 + n)) for n, at in enumerate(spread)]
    return in_a_room(mixed(2.9, (0, 0.4, curtain), (0.75, 0.5, box(G5)), (0.95, 0.5, box(D6)), *claps), 0.22)


def drum() -> Wave:
    """Three, two, one: one beat each."""
    return in_a_room(mixed(0.5, (0, 1, skin(98))), 0.12)


def finger() -> Wave:
    """A finger goes up."""
    return in_a_room(mixed(0.5, (0, 0.8, pluck(E5)), (0.09, 1, pluck(A5))), 0.14)


def point() -> Wave:
    """All point at once: paws on the table and a bright chord."""
    taps = [(n * 0.013, 0.5, pat(70 + n)) for n in range(5)]
    return in_a_room(mixed(0.8, *taps, *((0.04, 0.6, pluck(p, 0.75)) for p in (G4, D5, B5))), 0.18)


def paws() -> Wave:
    """Rabbits leave their burrow: paws on grass."""
    steps = [at + pair for at in (0, 0.2, 0.4, 0.6, 0.78) for pair in (0, 0.07)]
    return mixed(1.05, *((at, 0.9 - at * 0.6, pat(80 + n)) for n, at in enumerate(steps)))


def right() -> Wave:
    """Both rabbits come: four notes up, and away they go."""
    notes = ((0, G4), (0.13, B4), (0.26, D5), (0.42, G5))
    return in_a_room(mixed(1.7, *((at, 0.8, pluck(p, 0.9)) for at, p in notes), (0.62, 0.8, paws())), 0.2)


def almost() -> Wave:
    """Not this time: a warm hum that ends like a question."""
    return in_a_room(
        mixed(
            1.5,
            (0, 0.8, warm(G4, 0.6, 0.06, 0.14)),
            (0.26, 0.8, warm(E4, 0.6, 0.06, 0.14)),
            (0.55, 1, warm(A4, 0.9, 0.07, 0.2)),
        ),
        0.22,
    )


def party() -> Wave:
    """The birthday: a small tune, bells and clapping paws."""
    tune = ((0, D5), (0.16, G5), (0.32, A5), (0.48, B5), (0.8, A5), (0.96, B5), (1.28, D6), (1.28, G5))
    claps = [(0.16 + 0.32 * n, 0.5, pat(90 + n)) for n in range(6)]
    bells = [(at, 0.6, box(pitch)) for at, pitch in tune]
    low = [(at, 0.5, pluck(pitch, 0.6)) for at, pitch in ((0, G4 / 2), (0.64, D4), (1.28, G4 / 2))]
    return in_a_room(mixed(2.6, *bells, *low, *claps, (1.6, 0.3, box(G6))), 0.25)


def stamp() -> Wave:
    """A stamp comes down on the recap."""
    return mixed(0.3, (0, 0.8, skin(140, 0.28)), (0.004, 0.5, pat(95)))


SOUNDS: dict[str, Callable[[], Wave]] = {
    one.__name__: one
    for one in (
        turn,
        laid,
        page,
        breath,
        tick,
        truth,
        hop,
        end,
        drum,
        finger,
        point,
        paws,
        right,
        almost,
        party,
        stamp,
    )
}
