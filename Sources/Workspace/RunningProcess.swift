#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether a process with this identifier is there; true for what cannot be one.
public func isRunning(process identifier: Int) -> Bool {
  guard identifier > 0, let identifier = pid_t(exactly: identifier) else { return true }
  return kill(identifier, 0) == 0 || errno == EPERM
}
