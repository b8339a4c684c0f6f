import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Signal handlers belong to the process, so only one piece of work runs at a time.
private let turn = Mutex(())
private let pendingSignal = Atomic<Int32>(0)

/// Runs work that must not be interrupted, because it would leave temporary files. A signal that ends the process is
/// delivered when the work is done.
func uninterrupted(_ work: () throws(FileError) -> Void) throws(FileError) {
  try turn.withLock { _ throws(FileError) in
    pendingSignal.store(0, ordering: .relaxed)
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let handlers = signals.map { signal($0) { pendingSignal.store($0, ordering: .relaxed) } }
    defer {
      for (number, handler) in zip(signals, handlers) { signal(number, handler) }
      let pending = pendingSignal.exchange(0, ordering: .relaxed)
      if pending != 0 { raise(pending) }
    }
    try work()
  }
}
