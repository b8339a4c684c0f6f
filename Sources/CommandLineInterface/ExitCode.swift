/// How a command ends.
public enum ExitCode: Int32, Sendable {
  case clean = 0
  /// Diagnostics at or above the severity that was asked for; an editor that went away without a shutdown.
  case reported = 1
  /// Wrong usage, or a file that could not be read or written.
  case failure = 2
}
