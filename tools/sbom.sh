#!/usr/bin/env bash
# What the game is made of, as CycloneDX files in build/.  Usage: tools/sbom.sh path/to/bin
set -euo pipefail
cd "$(dirname "$0")/.."
bin=$1
mkdir -p build

# Only names, versions and checksums: no index, no host, no path of this machine.
PYTHONWARNINGS=ignore "$bin/cyclonedx-py" requirements --pyproject pyproject.toml --output-reproducible --short-PURLs \
    -o - <(cat requirements/{runtime,bots,postgres}.txt) | "$bin/python" tools/sbom_plain.py >build/sbom-python.json
npm --prefix client sbom --sbom-format cyclonedx --package-lock-only | "$bin/python" tools/sbom_plain.py >build/sbom-client.json
echo "See build/sbom-python.json and build/sbom-client.json"
