# Xcode: the contents of a "Run Script" build phase. Warnings and errors appear on their lines, and errors stop the
# build. Deselect "Based on dependency analysis", and set ENABLE_USER_SCRIPT_SANDBOXING to NO, because it reads the whole
# project.
# Xcode doesn't have the PATH of a shell.
if [ -x /usr/libexec/path_helper ]; then eval "$(/usr/libexec/path_helper -s)"; fi
if ! command -v uibridge >/dev/null; then
  echo "warning: uibridge is not installed"
  exit 0
fi
# Builds for previews and by Archive don't have to be checked again.
if [ "${ENABLE_PREVIEWS:-NO}" = YES ] || [ "${ACTION:-build}" = install ]; then exit 0; fi
uibridge lint --format concise --fail-on error "$SRCROOT"
