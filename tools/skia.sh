#!/usr/bin/env bash
# Sees to it that the brush works: skia wants two system libraries that a bare machine lacks. $1 is the Python.
set -euo pipefail

works() { "$1" -c 'import skia' 2>/dev/null; }

if works "$1"; then exit 0; fi

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing the graphics libraries of the studio (once)…"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends libgl1 libegl1 libexpat1 libx11-6 >/dev/null
    if works "$1"; then exit 0; fi
fi

echo "The studio's brush (skia) does not start. Install its libraries" >&2
echo "(Debian, Ubuntu: sudo apt install libgl1 libegl1), or look: $1 -c 'import skia'" >&2
exit 1
