# Sourced by the other scripts in this folder. Installs programs from PyPI into a folder below .build, adds it to PATH,
# and builds `$uibridge`, unless `UIBRIDGE` names an executable.
root=$(cd "$here/../.." && pwd)
environment=$root/.build/reports
if [ ! -x "$environment/bin/check-jsonschema" ] || [ ! -x "$environment/bin/pre-commit" ]; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet sarif-tools junitparser check-jsonschema xmlschema pre-commit pyyaml
fi
PATH=$environment/bin:$PATH
if [ -z "${UIBRIDGE:-}" ]; then swift build --package-path "$root" --product uibridge; fi
uibridge=${UIBRIDGE:-$(swift build --package-path "$root" --show-bin-path)/uibridge}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# same WHAT FILE FILE: fails unless both files have the same lines, in any order.
same() {
  diff <(sort "$2") <(sort "$3") || { echo "$1: not the same"; exit 1; }
}

# ends STATUS COMMAND…: fails unless the command ends with this status.
ends() {
  local expected=$1 status=0
  shift
  "$@" || status=$?
  [ "$status" -eq "$expected" ] || { echo "$*: ended with $status, not $expected"; exit 1; }
}
