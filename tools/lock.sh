#!/usr/bin/env bash
# Pins every requirements/*.in into a *.txt with hashes.  Usage: tools/lock.sh path/to/uv
set -euo pipefail
cd "$(dirname "$0")/../requirements"
uv=$1

pin() {
    local name=$1
    shift
    echo "Pinning requirements/$name.txt"
    "$uv" pip compile --quiet --upgrade --universal --python-version 3.11 --fork-strategy fewest \
        --generate-hashes --no-annotate --no-header --no-emit-index-url \
        "$@" --output-file "$name.txt" "$name.in"
}

# dev holds everything the game itself needs, so the other lists follow its versions.
pin dev
pin runtime --constraints dev.txt
pin postgres --constraints dev.txt
pin build --constraints dev.txt
pin studio --constraints dev.txt
pin bench --constraints dev.txt --constraints studio.txt
pin audit --constraints dev.txt
pin node
pin lock
