"""Logs that say what happened and never carry a token, a card, a name or an address."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Literal

from reverie.storage.masking import without_secrets


class _Plain(logging.Formatter):
    """S21: what a library says of an address goes without its password."""

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        entry = {
            "at": at,
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(entry, ensure_ascii=False))


def start_logs(form: Literal["text", "json"]) -> None:
    handler = logging.StreamHandler(sys.stderr)
    plain = _Plain("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")
    handler.setFormatter(_Lines() if form == "json" else plain)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # Requests are counted, not logged: who came from where is nobody's business.
    logging.getLogger("aiohttp.access").setLevel(logging.CRITICAL)
