#!/usr/bin/env bash
# What the container does, without one: a wheel with the client, a fresh environment with hashed packages, a game.
set -euo pipefail
cd "$(dirname "$0")/.."
python="${PYTHON:-python3}"
test -f src/reverie/web/static/index.html || { echo "Build the client first: make client"; exit 1; }
room="$(mktemp -d)"
trap 'rm -rf "$room"' EXIT
"$python" -m venv "$room/build"
"$room/build/bin/pip" install -q --require-hashes -r requirements/build.txt
"$room/build/bin/pip" wheel -q --no-deps --no-build-isolation --no-index --wheel-dir "$room/wheels" .
"$python" -m venv "$room/reverie"
"$room/reverie/bin/pip" install -q --require-hashes -r requirements/runtime.txt
"$room/reverie/bin/pip" install -q --require-hashes -r requirements/postgres.txt
"$room/reverie/bin/pip" install -q --no-deps --no-index "$room"/wheels/*.whl
cp tools/play_a_turn.py "$room/"
cd "$room"
./reverie/bin/python play_a_turn.py ./reverie/bin/reverie "$room/data"
