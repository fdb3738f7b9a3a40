"""What the server says in other languages than English: a folder a language, a file a subject."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = tuple(
    sorted(p.name for p in FOLDER.iterdir() if p.is_dir() and not p.name.startswith("_"))
)
"""English is not among them: it stands in the code."""
SPOKEN: Final = ("en", *LANGUAGES)


@lru_cache(maxsize=128)
def written(language: str, subject: str) -> dict[str, Any]:
    """Nothing for a language there is no folder of, or that does not speak of it."""
    if language not in LANGUAGES:
        return {}
    path = FOLDER / language / f"{subject}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
