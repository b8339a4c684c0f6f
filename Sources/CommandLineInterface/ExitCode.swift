/// What a command prints and how it ends.
public enum ExitCode: Int32, Sendable {
  case clean = 0
  case findings = 1
  case failure = 2
}
