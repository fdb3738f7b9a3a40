"""Writes every sound as a small MP3 (every browser reads it), and a sheet to look at."""

import subprocess
import wave as wav
from io import BytesIO
from pathlib import Path

import numpy as np

from studio.sounds.kit import RATE, Wave
from studio.sounds.loudness import levelled, lufs
from studio.sounds.pieces import SOUNDS

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "client" / "src" / "assets" / "sounds"
SHEET = ROOT / "build" / "sounds.png"
ENCODER = (
    *("ffmpeg", "-hide_banner", "-loglevel", "error", "-f", "wav", "-i", "-", "-map_metadata", "-1"),
    *("-c:a", "libmp3lame", "-q:a", "6", "-id3v2_version", "0", "-flags:a", "+bitexact", "-f", "mp3", "-"),
)


def made(name: str) -> Wave:
    return levelled(SOUNDS[name]())


def as_wav(wave: Wave) -> bytes:
    held = BytesIO()
    with wav.open(held, "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(np.round(wave * 32767).astype("<i2").tobytes())
    return held.getvalue()


def record() -> int:
    """All of them; returns how many bytes they take together."""
    SHIPPED.mkdir(parents=True, exist_ok=True)
    total = 0
    for name in SOUNDS:
        wave = made(name)
        try:
            file = subprocess.run(ENCODER, input=as_wav(wave), capture_output=True, check=True).stdout
        except FileNotFoundError:
            raise SystemExit(
                "ffmpeg is needed to write MP3 files (Debian, Ubuntu: apt install ffmpeg)."
            ) from None
        (SHIPPED / f"{name}.mp3").write_bytes(file)
        total += len(file)
        peak = 20 * np.log10(np.abs(wave).max())
        lasts = len(wave) / RATE
        print(f"{name:7} {lasts:4.2f} s  {lufs(wave):5.1f} LUFS  peak {peak:5.1f} dB  {len(file):5} bytes")
    return total


def draw() -> Path:
    """Each sound as its outline above its spectrogram, on one sheet."""
    from PIL import Image, ImageDraw

    wide, high, columns = 420, 170, 4
    rows = -(-len(SOUNDS) // columns)
    sheet = Image.new("RGB", (wide * columns, high * rows), "#0f1a2a")
    pen = ImageDraw.Draw(sheet)
    for n, name in enumerate(SOUNDS):
        x, y, wave = n % columns * wide, n // columns * high, made(name)
        for i, part in enumerate(np.array_split(wave, wide - 20)):
            level = float(np.abs(part).max()) * 30
            pen.line((x + 10 + i, y + 45 - level, x + 10 + i, y + 45 + level), "#f4bd55")
        picture = Image.fromarray(_spectrogram(wave)).resize((wide - 20, 80))
        sheet.paste(picture, (x + 10, y + 82))
        pen.text((x + 12, y + 2), f"{name}  {len(wave) / RATE:.2f} s  {lufs(wave):.1f} LUFS", "#f3ead6")
    SHEET.parent.mkdir(exist_ok=True)
    sheet.save(SHEET)
    return SHEET


def _spectrogram(wave: Wave) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
    size, step = 1024, 128
    padded = np.concatenate((wave, np.zeros(size)))
    frames = np.stack([padded[i : i + size] * np.hanning(size) for i in range(0, len(wave), step)])
    power = 20 * np.log10(np.abs(np.fft.rfft(frames))[:, :300] + 1e-4)
    return np.asarray(np.clip((power.T[::-1] + 40) * 3.6, 0, 255).astype(np.uint8))
