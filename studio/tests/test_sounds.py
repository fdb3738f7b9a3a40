"""The sounds: level, without clicks, the same on every run, small, and there."""

from pathlib import Path

import miniaudio
import numpy as np
import pytest

from studio.sounds.kit import RATE, Wave
from studio.sounds.loudness import lufs
from studio.sounds.pieces import SOUNDS
from studio.sounds.recording import SHIPPED, made

TOTAL_LIMIT = 120_000
EDGE = 0.004
"""What may jump at the very first and last sample, of full scale."""
every = pytest.mark.parametrize("name", SOUNDS)


@every
def test_no_peak_and_nothing_louder_than_talk(name: str) -> None:
    wave = made(name)
    assert np.abs(wave).max() < 10 ** (-1 / 20)
    assert -26 < lufs(wave) <= -18
    assert 0.15 <= len(wave) / RATE <= 3


@every
def test_nothing_clicks(name: str) -> None:
    wave = made(name)
    assert abs(wave[0]) < EDGE
    assert np.abs(wave[-20:]).max() < EDGE
    assert not _torn(wave)
    broken = wave.copy()
    broken[round(0.9 * len(wave)) :] += 0.1
    assert _torn(broken)


def _torn(wave: Wave) -> bool:
    """A tear is a step far beyond its surroundings; a mallet may strike at the beginning."""
    steps = np.abs(np.diff(wave, 2))
    near = np.convolve(steps, np.ones(257) / 257, "same") + 1e-4
    return bool((steps / near)[round(0.004 * RATE) :].max() > 25)


@every
def test_the_same_sound_on_every_run(name: str) -> None:
    assert np.array_equal(made(name), made(name))


@every
def test_what_is_recorded_is_what_was_made(name: str) -> None:
    heard, wave = _decoded(SHIPPED / f"{name}.mp3"), made(name)
    assert 0 <= (len(heard) - len(wave)) / RATE < 0.12  # an encoder adds a little silence
    likeness = np.correlate(heard, wave) / np.linalg.norm(wave) / np.linalg.norm(heard)
    assert likeness.max() > 0.9


def _decoded(file: Path) -> Wave:
    float32 = miniaudio.SampleFormat.FLOAT32
    sound = miniaudio.decode(file.read_bytes(), float32, nchannels=1, sample_rate=RATE)
    return np.array(sound.samples, np.float64)


def test_every_sound_is_recorded_and_all_are_small() -> None:
    files = {file.stem: file for file in SHIPPED.glob("*.mp3")}
    assert files.keys() == SOUNDS.keys()
    assert sum(file.stat().st_size for file in files.values()) <= TOTAL_LIMIT
    for file in files.values():
        assert _is_mp3(file)


def _is_mp3(file: Path) -> bool:
    head = file.read_bytes()[:2]
    return head[0] == 0xFF and head[1] & 0xE0 == 0xE0
