#!/usr/bin/env bash
# Builds what is released into dist/, and plays with each part of it.  Usage: tools/release.sh path/to/bin
set -euo pipefail
cd "$(dirname "$0")/.."
bin=$1
version="$("$bin/python" -c 'import reverie; print(reverie.__version__)')"
rm -rf dist
mkdir dist
"$bin/python" tools/release_notes.py "$version" >dist/RELEASE_NOTES.md

# The same commit gives the same files, byte by byte.
SOURCE_DATE_EPOCH="$(git log -1 --format=%ct)"
export SOURCE_DATE_EPOCH
"$bin/python" -m hatchling build -t sdist -t wheel >/dev/null
"$bin/python" tools/packed.py dist/*.whl dist/*.tar.gz
tools/sbom.sh "$bin" >/dev/null
cp build/sbom-python.json build/sbom-client.json dist/

room="$(mktemp -d)"
trap 'rm -rf "$room"' EXIT
cp tools/play_a_turn.py "$room/"

# tried NAME FILE LISTS…: into an environment of its own, with nothing but hashed packages; then a turn is played.
tried() {
    local name=$1 file=$2 here="$room/$1" list
    shift 2
    "$bin/python" -m venv "$here"
    for list in "$@"; do
        "$here/bin/pip" install -qq --disable-pip-version-check --no-deps --require-hashes -r "requirements/$list.txt"
    done
    # No Node in sight: whatever is installed brings its page along.
    PATH="$here/bin" "$here/bin/pip" install -qq --disable-pip-version-check \
        --no-deps --no-index --no-build-isolation "$file"
    echo -n "  $name: "
    (cd "$room" && "$here/bin/python" play_a_turn.py "$here/bin/reverie" "$room/data-$name" 2>/dev/null)
    rm -rf "$here"
}
tried wheel dist/*.whl runtime
tried wheel-with-bots dist/*.whl runtime bots
tried sdist dist/*.tar.gz build runtime
"$bin/python" -m tools.deploy.archive dist

(cd dist && sha256sum -- * >SHA256SUMS && du -h -- *)
