"""What travels between server and browser: messages, bodies, their protocol version, generated types."""

from typing import Final

PROTOCOL: Final = 3
"""Named in hello; an old tab whose number differs reloads itself."""

FRAME: Final = 16 * 1024
"""The most bytes a client may send in one frame or body (S3)."""
