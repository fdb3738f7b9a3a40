#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests; installs Debian's where that is possible, and a font that
# has Japanese, as every phone has one. The one without windows is asked for first: the same pages take a quarter of
# the processor's time to open in it, and half of the memory.
set -euo pipefail

readonly WINDOWLESS=chromium-headless-shell

find_chromium() {
    local name
    for name in "${REVERIE_CHROMIUM:-}" "$WINDOWLESS" chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$name" ] && command -v "$name"; then return 0; fi
    done
    return 1
}

has_japanese() {
    ! command -v fc-list >/dev/null || [ -n "$(fc-list :lang=ja)" ]
}

install() {
    export DEBIAN_FRONTEND=noninteractive
    [ -n "${updated:-}" ] || apt-get update -qq >&2
    updated=yes
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

may_install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null
}

if [ -z "${REVERIE_CHROMIUM:-}" ] && ! command -v "$WINDOWLESS" >/dev/null && may_install; then
    echo "Installing Chromium for the browser tests (once)…" >&2
    install "$WINDOWLESS" fonts-liberation || find_chromium >/dev/null || install chromium fonts-liberation
fi

if find_chromium; then
    # Two megabytes; without them the tests only cannot see what Japanese looks like.
    if ! has_japanese && may_install; then install fonts-vlgothic || true; fi
    exit 0
fi

echo "The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt install chromium)," >&2
echo "or name one: REVERIE_CHROMIUM=/path/to/chrome" >&2
exit 1
