"""A gap fails when the types are checked: a handler taken out of any of these files is missed by mypy."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "reverie"
HANDLERS = {
    # a bot's thought; what is chosen at random or first
    "bots/player.py": r"        case may\.MayReady\(\):\n.*\n",
    "game/moves/naming.py": r"    def chosen_by\(.*\n.*\n",
    # what the table does, what a room does for a player and for the server
    "game/table_commands.py": r"        case do\.EndGame\(\):\n.*\n",
    "lobby/decide.py": r"        case do\.Lock\(\):\n.*\n",
    # which command an event came from
    "game/moves/telling.py": r"    def asked\(self\) -> Tell:\n.*\n",
    "lobby/replay_commands.py": r"        case ev\.PauseChanged\(paused\):\n.*\n",
    # how an event changes the game, and the room
    "game/moves/race.py": r"    def apply\(self, g: Game\) -> Game:\n.*storyteller=None.*\n",
    "lobby/events.py": r"    def apply\(self, room: Room\) -> Room:\n.*locked=self\.locked\)\n",
    # what an option brings about
    "game/moves/counting.py": r"    def events\(.*\n.*\n",
}
TOLD_AT = {
    "game/moves/race.py": "game/evolve.py",
    "lobby/events.py": "lobby/evolve.py",
    "game/moves/counting.py": "game/phases/point.py",
    "game/moves/naming.py": "game/phases/agree.py",
}
"""Where the gap shows, if not in the file itself."""


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What mypy says with all of these taken out at once."""
    folder = tmp_path_factory.mktemp("gaps")
    if (ROOT / ".mypy_cache").exists():
        shutil.copytree(ROOT / ".mypy_cache", folder / "cache")
    shadows = []
    for name, handler in HANDLERS.items():
        text = (SOURCE / name).read_text("utf-8")
        gap, count = re.subn(handler, "", text)
        assert count == 1, f"{name}: the handler to take out was not found"
        shadow = folder / name.replace("/", "_")
        shadow.write_text(gap, "utf-8")
        shadows += ["--shadow-file", str(SOURCE / name), str(shadow)]
    wanted = [str(SOURCE / TOLD_AT.get(name, name)) for name in HANDLERS]
    settings = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(folder / "cache")]
    checker = [sys.executable, "-m", "mypy", *settings, *shadows, *wanted]
    done = subprocess.run(checker, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.stderr == "", done.stderr
    assert done.returncode == 1, done.stdout
    return done.stdout


@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", HANDLERS)
def test_a_missing_handler_is_missed(complaints: str, name: str) -> None:
    told = TOLD_AT.get(name, name)
    assert re.search(rf"reverie/{re.escape(told)}:\d+: error", complaints), complaints
