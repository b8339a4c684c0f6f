# Sourced by the other scripts in this folder. They check the release in the folder that is their first argument, by
# default that of the script `build`, for the machine that they run on. Programs come from PyPI into a folder below
# .build, and from Debian.
root=$(cd "$here/../../.." && pwd)
version=$(sed -n 's/^public let version = "\(.*\)"$/\1/p' "$root/Sources/CommandLineInterface/Version.swift")
release=$(cd "${1:-$root/.build/release-$version}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar -xzf "$release/uibridge-$version-linux-$(uname -m).tar.gz" -C "$work"
parts=$work/uibridge-$version-linux-$(uname -m)

# with_python PACKAGE…: installs packages from PyPI, and adds their programs to PATH.
with_python() {
  environment=$root/.build/release-tools
  [ -x "$environment/bin/pip" ] || python3 -m venv "$environment"
  PATH=$environment/bin:$PATH
  pip install --quiet --disable-pip-version-check "$@"
}

# Checks that run at the same time install packages one after another.
apt_lock=${TMPDIR:-/tmp}/uibridge-apt.lock

# with_debian PROGRAM=PACKAGE…: installs Debian's packages of the programs that are missing.
with_debian() {
  local missing=()
  for pair in "$@"; do
    command -v "${pair%=*}" >/dev/null || missing+=("${pair#*=}")
  done
  [ ${#missing[@]} -eq 0 ] && return
  [ "$(id -u)" -eq 0 ] || { echo "install ${missing[*]}, or run this as root"; exit 1; }
  flock "$apt_lock" apt-get update --quiet --quiet
  flock "$apt_lock" apt-get install --quiet --quiet --yes --no-install-recommends "${missing[@]}"
}

# same WHAT EXPECTED ACTUAL: fails unless both texts are the same.
same() {
  [ "$2" = "$3" ] || { echo "$1: expected '$2', not '$3'"; exit 1; }
}

# ends STATUS COMMAND…: fails unless the command ends with this status.
ends() {
  local expected=$1 status=0
  shift
  "$@" || status=$?
  [ "$status" -eq "$expected" ] || { echo "$*: ended with $status, not $expected"; exit 1; }
}

# A folder with one problem, which is a warning.
write_sample() {
  mkdir -p "$1"
  cat >"$1/Editor.swift" <<'SWIFT'
#if canImport(UIKit)
  import SwiftUI

  struct Editor: UIViewRepresentable {
    @Binding var text: String
    func makeUIView(context: Context) -> UITextView { UITextView() }
    func updateUIView(_ view: UITextView, context: Context) { view.text = text }
  }
#endif
SWIFT
}
sample_warning="Editor.swift:7:63: warning: 'view.text' is set on every update, even while the user is typing [unguarded-text-assignment]"
