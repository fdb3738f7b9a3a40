#!/usr/bin/env bash
# Pins every list of requirements (*.in) into a *.txt with hashes.  Usage: tools/lock.sh path/to/uv
set -euo pipefail
cd "$(dirname "$0")/.."
uv=$1

pin() {
    local list=$1
    shift
    echo "Pinning $list.txt"
    "$uv" pip compile --quiet --upgrade --universal --python-version 3.11 --fork-strategy fewest \
        --generate-hashes --no-annotate --no-header --no-emit-index-url \
        "$@" --output-file "$list.txt" "$list.in"
}

# dev holds everything the game itself needs, so the other lists follow its versions.
pin requirements/dev
pin requirements/runtime --constraints requirements/dev.txt
pin requirements/bots --constraints requirements/dev.txt
pin requirements/postgres --constraints requirements/dev.txt
pin requirements/build --constraints requirements/dev.txt
pin requirements/bench --constraints requirements/dev.txt
pin requirements/audit --constraints requirements/dev.txt
pin requirements/mutants --constraints requirements/dev.txt
pin requirements/site --constraints requirements/dev.txt
pin requirements/workflows --constraints requirements/dev.txt
pin requirements/node
pin requirements/lock
pin studio/requirements --constraints requirements/dev.txt
