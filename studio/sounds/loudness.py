"""How loud a sound is to the ear (ITU-R BS.1770), and bringing it to the level of the others."""

import numpy as np

from studio.sounds.kit import RATE, Wave

LOUDEST = -20.0
"""LUFS of the loudest 400 ms: quiet enough to sit under talk."""
PEAK = 10 ** (-4 / 20)
WINDOW = round(0.4 * RATE)


def lufs(wave: Wave) -> float:
    """Of the loudest 400 ms; what is shorter counts as followed by silence."""
    long = np.concatenate((wave, np.zeros(WINDOW)))
    heard = np.fft.irfft(np.fft.rfft(long) * _ear(len(long)), len(long))
    summed = np.concatenate(([0], np.cumsum(heard**2)))
    power = (summed[WINDOW:] - summed[:-WINDOW]) / WINDOW
    return float(-0.691 + 10 * np.log10(max(power.max(), 1e-12)))


def levelled(wave: Wave) -> Wave:
    """Faded at both ends, so that nothing clicks, and as loud as the others."""
    into, out = round(0.001 * RATE), round(0.03 * RATE)
    shaped = wave - wave.mean()
    shaped[:into] *= np.linspace(0, 1, into)
    shaped[-out:] *= (1 + np.cos(np.linspace(0, np.pi, out))) / 2
    gain = 10 ** ((LOUDEST - lufs(shaped)) / 20)
    return np.asarray(shaped * min(gain, PEAK / np.abs(shaped).max()))


def _ear(size: int) -> Wave:
    """The two filters of the standard, as their response at each frequency."""
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size, 1 / RATE) / RATE)
    return np.asarray(np.abs(_shelf(z) * _high_pass(z)))


def _shelf(z: Wave) -> Wave:
    f, gain, q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
    k, vh = np.tan(np.pi * f / RATE), 10 ** (gain / 20)
    vb, a0 = vh**0.4996667741545416, 1 + k / q + k * k
    above = (vh + vb * k / q + k * k) + 2 * (k * k - vh) * z + (vh - vb * k / q + k * k) * z**2
    return np.asarray(above / (a0 + 2 * (k * k - 1) * z + (1 - k / q + k * k) * z**2))


def _high_pass(z: Wave) -> Wave:
    f, q = 38.13547087602444, 0.5003270373238773
    k = np.tan(np.pi * f / RATE)
    below = (1 + k / q + k * k) + 2 * (k * k - 1) * z + (1 - k / q + k * k) * z**2
    return np.asarray((1 - 2 * z + z**2) / below * (1 + k / q + k * k))
