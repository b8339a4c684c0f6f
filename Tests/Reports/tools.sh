# Sourced by the scripts beside it: puts the programs of others, from PyPI into a folder below .build, on the PATH, and builds `$uibridge`,
# unless `UIBRIDGE` names an executable.
root=$(cd "$here/../.." && pwd)
environment=$root/.build/reports
if [ ! -x "$environment/bin/check-jsonschema" ] || [ ! -x "$environment/bin/pre-commit" ]; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet sarif-tools junitparser check-jsonschema xmlschema pre-commit
fi
PATH=$environment/bin:$PATH
if [ -z "${UIBRIDGE:-}" ]; then swift build --package-path "$root" --product uibridge; fi
uibridge=${UIBRIDGE:-$(swift build --package-path "$root" --show-bin-path)/uibridge}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# same WHAT FILE FILE: the lines are the same, in any order.
same() {
  diff <(sort "$2") <(sort "$3") || { echo "$1: not the same"; exit 1; }
}

# ends STATUS COMMAND…
ends() {
  local expected=$1 status=0
  shift
  "$@" || status=$?
  [ "$status" -eq "$expected" ] || { echo "$*: ended with $status, not $expected"; exit 1; }
}
