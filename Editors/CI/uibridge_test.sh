#!/usr/bin/env bash
# Bazel: what BUILD.bazel runs, in a folder with links to the sources. They are followed, and reports have the paths of the links.
set -euo pipefail
reports=(--format text)
if [ -n "${XML_OUTPUT_FILE:-}" ]; then reports+=(--format "junit=$XML_OUTPUT_FILE"); fi
exec "$1" lint "${reports[@]}"
