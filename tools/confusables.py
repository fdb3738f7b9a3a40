"""Writes lobby/confusables.py from a confusables.txt of Unicode: python tools/confusables.py FILE.

The file is at https://www.unicode.org/Public/security/latest/confusables.txt.
"""

import re
import sys
from pathlib import Path
from textwrap import fill

TARGET = Path(__file__).parents[1] / "src/reverie/lobby/confusables.py"
HEAD = '''"""What letters look like: Unicode's confusables.txt, version {version}.

Written by tools/confusables.py.
Data of the Unicode Consortium under the Unicode License V3 (Unicode-3.0), see NOTICE.
"""

from typing import Final

_SAME: Final = """
{table}
"""


def _read(same: str) -> dict[int, str]:
    look, *letters = same.split()
    shown = "".join(chr(int(code, 16)) for code in look.split("+"))
    return {{int(letter, 16): shown for letter in letters}}


LOOKS: Final[dict[int, str]] = {{
    letter: look for same in _SAME.split(";") for letter, look in _read(same).items()
}}
"""By letter, as `str.translate` takes it: what it is drawn like."""
'''


def written(text: str) -> str:
    """For each look the letters it is made of, then those that are drawn like it."""
    version = re.search(r"# Version: (\S+)", text)
    alike: dict[str, list[str]] = {}
    for line in text.splitlines():
        fields = line.partition("#")[0].lower().split(";")
        if len(fields) == 3:
            alike.setdefault("+".join(fields[1].split()), []).append(fields[0].strip())
    assert version is not None
    table = fill("; ".join(f"{look} {' '.join(found)}" for look, found in sorted(alike.items())), 109)
    return HEAD.format(version=version[1], table=table)


if __name__ == "__main__":
    TARGET.write_text(written(Path(sys.argv[1]).read_text("utf-8-sig")), "utf-8")
