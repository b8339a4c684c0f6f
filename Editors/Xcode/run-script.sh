# A Run Script build phase. Xcode does not read the profile of your shell, so the folder of uibridge has to be named.
export PATH="$PATH:/usr/local/bin"
if command -v uibridge >/dev/null; then
  uibridge lint --format concise --fail-on error "$SRCROOT"
else
  echo "warning: uibridge is not installed"
fi
