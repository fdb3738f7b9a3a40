"""Which pictures are painted from the sources as they stand: a fingerprint for each picture."""

import json
from collections.abc import Sequence
from pathlib import Path

from studio.fingerprint import ALWAYS, fingerprint
from studio.output import BUILD, write

SHIPPED = Path(__file__).parent / "painted.json"
FOR_GOOD = ("ship", "world", "rabbits")  # and "<deck>/ship"


def _record(kind: str) -> Path:
    """Shipped pictures are committed, and so is what they were painted from; drafts come and go."""
    return SHIPPED if kind.rsplit("/", 1)[-1] in FOR_GOOD else BUILD / "painted.json"


def _read(record: Path) -> dict[str, dict[str, str]]:
    return json.loads(record.read_text("utf-8")) if record.exists() else {}


def is_painted(kind: str, name: str, source: Path, always: Sequence[str] = ALWAYS) -> bool:
    """True when the last picture of this kind and name was painted from `source` as it is now."""
    return _read(_record(kind)).get(kind, {}).get(name) == fingerprint(source, kind, always)


def remember(kind: str, name: str, source: Path, always: Sequence[str] = ALWAYS) -> None:
    """This picture is painted; called by one process only, whoever did the painting."""
    record = _record(kind)
    known = _read(record)
    known.setdefault(kind, {})[name] = fingerprint(source, kind, always)
    write(record, (json.dumps(known, indent=1, sort_keys=True) + "\n").encode())
