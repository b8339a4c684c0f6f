# What the sessions of all editors share; `run` of each sources this. A session opens a copy of the sample app, sees the
# diagnostics of expected.txt, hovers, completes a method, inserts a Coordinator, adds a dismantle method and writes two files.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
export UIBRIDGE_REPOSITORY=$root

# Puts uibridge on the PATH, built anew unless $UIBRIDGE names one, and makes the copy in a folder that lasts as long as this script.
enter_scene() {
  if [ -z "${UIBRIDGE:-}" ]; then
    swift build --package-path "$root" --product uibridge
    UIBRIDGE=$(swift build --package-path "$root" --show-bin-path)/uibridge
  fi
  PATH=$(dirname "$UIBRIDGE"):$PATH
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  # No settings of the user who runs this.
  export HOME=$folder/home XDG_CONFIG_HOME=$folder/home/.config XDG_STATE_HOME=$folder/home/.state
  export XDG_DATA_HOME=$folder/home/.local XDG_CACHE_HOME=$folder/home/.cache
  mkdir -p "$HOME"
  renew_sample_app
}

renew_sample_app() {
  cd "$folder"
  rm -rf SampleApp
  cp -R "$root/Tests/SampleApp" SampleApp
  git init --quiet SampleApp
  cd SampleApp
}

# The arguments of every driver: two files, each with its diagnostics as `line:column: severity: message [rule]`, a line each.
scene=()
for file in Capture/GuidePage.swift Meter/LevelMeter.swift; do
  scene+=("FieldNotes/$file" "$(sed -n "s|^Tests/SampleApp/FieldNotes/$file:||p" "$root/Tests/SampleApp/expected.txt")")
done

# Fails unless the session has written what it should, and nothing else. What follows finds a new copy.
compare_with_expected() {
  cp -R "$root/Tests/SampleApp" "$folder/expected"
  cp -R "$root/Tests/Editors/session/expected/." "$folder/expected/FieldNotes"
  diff -ru --exclude .git --exclude .build --exclude .cache "$folder/expected" "$folder/SampleApp"
  echo "the files are as expected"
  rm -rf "$folder/expected"
  renew_sample_app
}

# Installs packages of Debian, where this machine has them and allows it. Checks that run at the same time do so one after
# another. A new machine has no list of packages yet.
install() {
  local lock=${TMPDIR:-/tmp}/uibridge-apt.lock
  apt-cache show "$@" >/dev/null 2>&1 || flock "$lock" apt-get -o DPkg::Lock::Timeout=300 update >/dev/null
  flock "$lock" apt-get -o DPkg::Lock::Timeout=300 install --yes --no-install-recommends "$@" >/dev/null
}

# Installs packages unless a program of theirs is there.
need() {
  command -v "$1" >/dev/null || install "${@:2}"
}

# Makes an environment of Python below .build with some packages, unless it is there.
python_environment() {
  environment=$root/.build/editors/$1
  shift
  [ -e "$environment/complete" ] && return
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet "$@"
  touch "$environment/complete"
}
