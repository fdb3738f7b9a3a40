"""Wood, strings, bells, skins, air and grass, out of sines and seeded noise."""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Wave: TypeAlias = NDArray[np.float64]

RATE = 32_000
"""Samples a second."""


def time(seconds: float) -> Wave:
    return np.arange(round(seconds * RATE)) / RATE


def silence(seconds: float) -> Wave:
    return np.zeros(round(seconds * RATE))


def fading(seconds: float, half: float, attack: float = 0.002) -> Wave:
    """From nothing to one within `attack`, then half as loud after every `half` seconds; ends in nothing."""
    t = time(seconds)
    rise, fall = np.minimum(1, t / attack), np.minimum(1, (seconds - t) / (seconds / 5))
    smooth = rise * rise * (3 - 2 * rise) * fall * fall * (3 - 2 * fall)
    shaped: Wave = smooth * 0.5 ** (np.maximum(0, t - attack) / half)
    return shaped


def struck(pitch: float, modes: Sequence[tuple[float, float, float]], seconds: float) -> Wave:
    """A thing that rings: for each mode its ratio to the pitch, its share, and how fast it fades."""
    t = time(seconds)
    return sum(
        (
            share * np.sin(2 * np.pi * pitch * ratio * t) * fading(seconds, half)
            for ratio, share, half in modes
        ),
        start=silence(seconds),
    )


def wood(pitch: float, seconds: float = 0.5) -> Wave:
    """A wooden bar under a soft mallet."""
    tap = band(noise(seconds, 11), 900, 4000) * fading(seconds, 0.006) * 0.25
    return struck(pitch, ((1, 1, 0.09), (3.93, 0.28, 0.03), (9.6, 0.08, 0.012)), seconds) + tap


def box(pitch: float, seconds: float = 1.1) -> Wave:
    """A tooth of a music box."""
    return struck(pitch, ((1, 1, 0.22), (2.01, 0.22, 0.12), (5.42, 0.16, 0.05), (8.1, 0.05, 0.02)), seconds)


def pluck(pitch: float, seconds: float = 0.6) -> Wave:
    """A short string: the higher a harmonic, the sooner it is gone."""
    modes = [(float(n), 0.9**n / n, 0.16 / n) for n in range(1, 9)]
    return struck(pitch, modes, seconds)


def warm(pitch: float, seconds: float, attack: float = 0.18, half: float = 0.5) -> Wave:
    """A voice without words."""
    t = time(seconds)
    sway = 1 + 0.003 * np.sin(2 * np.pi * 4.6 * t)
    tone = sum(np.sin(2 * np.pi * pitch * n * t * sway) / n**2.2 for n in (1, 2, 3, 4))
    return np.asarray(tone * fading(seconds, half, attack))


def skin(pitch: float, seconds: float = 0.45) -> Wave:
    """A small drum: the pitch falls while it rings."""
    t = time(seconds)
    phase = 2 * np.pi * (pitch * t + pitch * 0.9 * 0.03 * (1 - np.exp(-t / 0.03)))
    slap = band(noise(seconds, 23), 300, 2600) * fading(seconds, 0.012) * 0.5
    return np.sin(phase) * fading(seconds, 0.07) + slap


def pat(seed: int, seconds: float = 0.12) -> Wave:
    """A paw on grass, or on another paw."""
    low = np.sin(2 * np.pi * 120 * time(seconds)) * fading(seconds, 0.018, 0.004) * 0.5
    return band(noise(seconds, seed), 350, 2400) * fading(seconds, 0.016, 0.004) + low


def noise(seconds: float, seed: int) -> Wave:
    return np.random.default_rng(seed).standard_normal(round(seconds * RATE))


def band(wave: Wave, low: float, high: float) -> Wave:
    """Only what lies between, with soft edges half an octave wide."""
    spectrum = np.fft.rfft(wave)
    octaves = np.log2(np.maximum(np.fft.rfftfreq(len(wave), 1 / RATE), 1))
    above = 1 / (1 + np.exp(-8 * (octaves - np.log2(low))))
    below = 1 / (1 + np.exp(8 * (octaves - np.log2(high))))
    return np.fft.irfft(spectrum * above * below, len(wave))


def hump(seconds: float, peak: float) -> Wave:
    """Swells until `peak` (a share of the whole) and ebbs away."""
    x = np.linspace(0, 1, round(seconds * RATE))
    swell: Wave = np.sin(np.pi * x ** (np.log(0.5) / np.log(peak))) ** 2
    return swell


def mixed(seconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Each part at its time and loudness; what lies beyond the end is cut."""
    whole = silence(seconds)
    for at, gain, wave in parts:
        start = round(at * RATE)
        room = whole[start : start + len(wave)]
        room += gain * wave[: len(room)]
    return whole


def in_a_room(wave: Wave, wet: float = 0.16, half: float = 0.09) -> Wave:
    """A small theatre round it."""
    echo = band(noise(0.5, 5), 200, 5000) * fading(0.5, half, 0.012)
    echo /= np.sqrt(np.sum(echo**2))
    size = len(wave) + len(echo)
    rung = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(echo, size), size)[: len(wave)]
    return wave + wet * rung
