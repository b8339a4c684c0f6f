# Xcode: the text of a "Run Script" build phase. Warnings and errors stand at their lines; errors stop the build. Uncheck "Based on
# dependency analysis", and set ENABLE_USER_SCRIPT_SANDBOXING to NO, since it reads the whole project.
export PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"
if ! command -v uibridge >/dev/null; then
  echo "warning: uibridge is not installed"
  exit 0
fi
# What is built for a preview or by Archive need not be checked again.
if [ "${ENABLE_PREVIEWS:-NO}" = YES ] || [ "${ACTION:-build}" = install ]; then exit 0; fi
uibridge lint --format concise --fail-on error "$SRCROOT"
