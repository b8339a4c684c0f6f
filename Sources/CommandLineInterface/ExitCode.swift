/// The exit status of a command.
public enum ExitCode: Int32, Sendable {
  case clean = 0
  /// The command has something to report, such as diagnostics of the `--fail-on` severity or higher, or an editor
  /// exited without a shutdown.
  case reported = 1
  /// The usage is wrong, or a file can't be read or written.
  case failure = 2
}
