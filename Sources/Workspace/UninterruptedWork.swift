import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Signals belong to the process, so one piece of work at a time is finished.
private let turn = Mutex(())
private let pendingSignal = Atomic<Int32>(0)

/// Does work that would leave something behind if it were cut short: a signal that asks the process to end waits until the
/// work is done.
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
