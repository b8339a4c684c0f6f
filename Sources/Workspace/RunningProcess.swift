#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether a process with this identifier is running; true if the identifier isn't valid.
public func isRunning(process identifier: Int) -> Bool {
  guard identifier > 0, let identifier = pid_t(exactly: identifier) else { return true }
  return kill(identifier, 0) == 0 || errno == EPERM
}
