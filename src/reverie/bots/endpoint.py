"""An optional helper elsewhere: any server that speaks the OpenAI protocol. Off unless configured."""

import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

PATIENCE: Final = 8.0
"""Seconds before an answer is given up."""
LANGUAGES: Final = {"en": "English", "fr": "French"}


class Endpoint(Struct, frozen=True):
    """`url` is the base, as in http://localhost:8080/v1. Without a model for words there are no new clues."""

    url: str
    embedding: str
    chat: str = ""
    key: str = ""


class NoAnswer(Exception):
    """The endpoint cannot be reached, takes too long, or answers in a form we do not know."""


def ask(endpoint: Endpoint, path: str, body: Mapping[str, object]) -> Any:
    headers = {"Content-Type": "application/json"}
    if endpoint.key:
        headers["Authorization"] = f"Bearer {endpoint.key}"
    data = json.dumps(body).encode()
    request = urllib.request.Request(f"{endpoint.url.rstrip('/')}/{path}", data, headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)
    except (OSError, ValueError, urllib.error.URLError) as problem:
        raise NoAnswer(str(problem)) from None
