"""A first draft of a card's line and words, asked for once at the endpoint, for a person to correct."""

import base64
from typing import Final

from msgspec import Struct

from reverie.bots.endpoint import LANGUAGES, Endpoint, NoAnswer, ask

ASK: Final = (
    "Describe this picture in {language} in two lines and nothing else. First line: one sentence that says"
    " what can be seen. Second line: three to six words for what it makes one think of, with commas between."
)


class Draft(Struct, frozen=True):
    line: str
    words: str


def draft(endpoint: Endpoint, picture: bytes, language: str) -> Draft:
    """Raises `NoAnswer` where there is none to use."""
    address = f"data:image/{_kind(picture)};base64,{base64.b64encode(picture).decode()}"
    content: list[dict[str, object]] = [
        {"type": "text", "text": ASK.format(language=LANGUAGES.get(language, language))},
        {"type": "image_url", "image_url": {"url": address}},
    ]
    body = {"model": endpoint.chat, "messages": [{"role": "user", "content": content}]}
    answer = ask(endpoint, "chat/completions", body)
    try:
        written = str(answer["choices"][0]["message"]["content"])
    except (KeyError, IndexError, TypeError) as problem:
        raise NoAnswer(f"not an answer to chat: {problem!r}") from None
    lines = [line.strip() for line in written.splitlines() if line.strip()]
    if len(lines) < 2:
        raise NoAnswer(f"not two lines: {written[:80]!r}")
    return Draft(lines[0], lines[1])


def _kind(picture: bytes) -> str:
    if picture.startswith(b"\x89PNG"):
        return "png"
    return "jpeg" if picture.startswith(b"\xff\xd8") else "webp"
