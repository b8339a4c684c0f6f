# Xcode: the contents of a Run Script build phase. It prints nothing if there are no problems.
cd "$SRCROOT" || exit

# Xcode doesn't read your shell profile. These are the folders of mise, asdf, Mint, uv and pipx, and Homebrew.
PATH=$PATH:${MISE_DATA_DIR:-$HOME/.local/share/mise}/shims:${ASDF_DATA_DIR:-$HOME/.asdf}/shims:$HOME/.mint/bin
export PATH="$PATH:$HOME/.local/bin:/opt/homebrew/bin:/usr/local/bin"
set -- uibridge
if ! command -v uibridge >/dev/null; then
  # `mint bootstrap` installs the programs of a Mintfile without links to them.
  if command -v mint >/dev/null && grep -qs uibridge Mintfile; then
    set -- mint run --silent uibridge
  else
    echo "warning: uibridge is not installed; install it with Homebrew, mise, or Mint, or remove this build phase"
    exit 0
  fi
fi

status=0
problems=$("$@" lint --format xcode --fail-on error) || status=$?
if [ -n "$problems" ]; then printf '%s\n' "$problems"; fi

# Xcode skips this phase if its output is newer than all its inputs. If there are problems, remove the output, so that
# the next build shows them again.
if [ -n "${SCRIPT_OUTPUT_FILE_0:-}" ]; then
  if [ "$status" -eq 0 ] && [ -z "$problems" ]; then
    mkdir -p "$(dirname "$SCRIPT_OUTPUT_FILE_0")" && touch "$SCRIPT_OUTPUT_FILE_0"
  else
    rm -f "$SCRIPT_OUTPUT_FILE_0"
  fi
fi
exit "$status"
