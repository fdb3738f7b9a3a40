#!/usr/bin/env bash
# Asks the public lists of known weaknesses about everything that is pinned.  Usage: tools/audit.sh path/to/bin
set -uo pipefail
cd "$(dirname "$0")/.."
bin=$1
bad=0
unreachable=0

# pip-audit ends with 1 both when it finds something and when it cannot ask: its words tell which. Without --strict
# it calls a package that it could not ask about clean.
asked() {
    local what=$1 out
    shift
    if out=$("$@" 2>&1); then
        echo "$what: nothing known"
    elif grep -qiE "could not be audited|ConnectionError|ServiceError|Max retries|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|audit endpoint returned an error|Not Found|50[0-9] " <<<"$out" &&
        ! grep -qE "Found [0-9]+ known|GHSA-|PYSEC-|CVE-" <<<"$out"; then
        echo "$what: could not ask"
        unreachable=1
    else
        printf '%s:\n%s\n' "$what" "$out"
        bad=1
    fi
}

for list in requirements/*.txt studio/requirements.txt; do
    asked "$list" timeout 120 "$bin/pip-audit" --strict --require-hashes --disable-pip --progress-spinner off -r "$list"
done
asked "client/package-lock.json" timeout 120 npm --prefix client audit --audit-level=low

if [ "$unreachable" = 1 ]; then
    echo "Some lists could not be asked: pip-audit needs the vulnerability service of the Python Package Index,"
    echo "npm audit that of its registry. Run it again where both can be reached; nothing is said about those lists."
    exit 2
fi
exit "$bad"
