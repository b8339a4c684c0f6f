# Xcode: the text of a "Run Script" build phase. Warnings and errors stand at their lines; errors stop the build. Uncheck "Based on
# dependency analysis", and set ENABLE_USER_SCRIPT_SANDBOXING to NO, since it reads the whole project.
# Xcode does not know what a shell would find.
if [ -x /usr/libexec/path_helper ]; then eval "$(/usr/libexec/path_helper -s)"; fi
if ! command -v uibridge >/dev/null; then
  echo "warning: uibridge is not installed"
  exit 0
fi
# What is built for a preview or by Archive need not be checked again.
if [ "${ENABLE_PREVIEWS:-NO}" = YES ] || [ "${ACTION:-build}" = install ]; then exit 0; fi
uibridge lint --format concise --fail-on error "$SRCROOT"
