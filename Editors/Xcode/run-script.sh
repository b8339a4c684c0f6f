# A Run Script build phase. Xcode doesn't read your shell profile, so the script must add the folder of uibridge to PATH.
export PATH="$PATH:/usr/local/bin"
if command -v uibridge >/dev/null; then
  uibridge lint --format concise --fail-on error "$SRCROOT"
else
  echo "warning: uibridge is not installed"
fi
