import Dispatch
import Synchronization
import Workspace

/// A thread that runs the tasks of one session and reads its input in between, so that neither a typed character nor its
/// diagnostics wait for another thread to wake up.
///
/// Tasks come first; bytes are waited for when there is nothing else to do. What may take long does not belong here.
public final class SessionThread: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var reader: (@Sendable ([UInt8]) -> Void)?
    var isAsleep = false
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let input: FileDescriptor
  private let alarm: Alarm

  /// Reads `input`, and nobody else may. Throws when the process has no descriptors left.
  public init(reading input: FileDescriptor) throws(FileError) {
    self.input = input
    alarm = try Alarm()
  }

  /// Returns what `work` returns, which runs on the thread, and ends it. May be called once.
  public func run<Result: Sendable>(_ work: @Sendable () async -> Result) async -> Result {
    DispatchQueue(label: "uibridge.session").async { [self] in takeTurns() }
    defer { change { $0.hasEnded = true } }
    return await withTaskExecutorPreference(self) { await work() }
  }

  /// Calls back on the thread when bytes have arrived, with all of them; with none at the end. One at a time may wait.
  func read(_ received: @escaping @Sendable ([UInt8]) -> Void) { change { $0.reader = received } }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    change { $0.jobs.append(job) }
  }

  private func change(_ apply: (inout sending State) -> Void) {
    let mustWake = state.withLock { state in
      apply(&state)
      defer { state.isAsleep = false }
      return state.isAsleep
    }
    if mustWake { alarm.ring() }
  }
}

// MARK: - On the thread

extension SessionThread {
  private func takeTurns() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while let jobs = takeJobs() {
      for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
      if jobs.isEmpty { wait(reading: &buffer) }
    }
  }

  /// Nil when there are none and none will come.
  private func takeJobs() -> [UnownedJob]? {
    state.withLock { state in
      if state.hasEnded, state.jobs.isEmpty { return nil }
      defer { state.jobs = [] }
      return state.jobs
    }
  }

  private func wait(reading buffer: inout [UInt8]) {
    let isReading: Bool? = state.withLock { state in
      guard state.jobs.isEmpty, !state.hasEnded else { return nil }
      state.isAsleep = true
      return state.reader != nil
    }
    guard let isReading else { return }
    let ready = FileDescriptor.wait(for: isReading ? [alarm.bell, input] : [alarm.bell])
    state.withLock { $0.isAsleep = false }
    if ready.contains(0) { alarm.silence() }
    guard ready.contains(1) else { return }
    let bytes = (try? input.readAvailable(through: &buffer)) ?? []
    state.withLock { $0.reader.take() }?(bytes)
  }
}

/// Wakes a thread that waits for something to read.
private struct Alarm: Sendable {
  /// Can be read while it rings.
  let bell: FileDescriptor
  private let button: FileDescriptor

  init() throws(FileError) { (bell, button) = try FileDescriptor.newPipe() }

  func ring() { try? button.writeAll([0]) }

  func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    _ = try? bell.readAvailable(through: &bytes)
  }
}
