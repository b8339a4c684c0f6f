#!/usr/bin/env bash
# Bazel: BUILD.bazel runs this script in a folder with links to the sources. uibridge follows them, and reports the
# paths of the links.
set -euo pipefail
reports=(--format text)
if [ -n "${XML_OUTPUT_FILE:-}" ]; then reports+=(--format "junit=$XML_OUTPUT_FILE"); fi
exec "$1" lint "${reports[@]}"
