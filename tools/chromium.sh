#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests; installs Debian's where that is possible.
set -euo pipefail

find_chromium() {
    local name
    for name in "${REVERIE_CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$name" ] && command -v "$name"; then return 0; fi
    done
    return 1
}

if find_chromium; then exit 0; fi

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium for the browser tests (once)…" >&2
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >&2
    apt-get install -y -qq --no-install-recommends chromium fonts-liberation >/dev/null
    if find_chromium; then exit 0; fi
fi

echo "The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt install chromium)," >&2
echo "or name one: REVERIE_CHROMIUM=/path/to/chrome" >&2
exit 1
