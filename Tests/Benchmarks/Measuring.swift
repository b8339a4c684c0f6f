import AllocationCounter
import Foundation

/// The CPU time that this thread has used, in seconds. Wall-clock time would measure the neighbours too.
func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Seconds since some moment in the past, for what waits on another process.
func wallTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The CPU seconds of one call, and what it returned.
func timed<Output>(_ work: () throws -> Output) rethrows -> (seconds: Double, output: Output) {
  let start = cpuTime()
  let output = try work()
  return (cpuTime() - start, output)
}

/// The median CPU seconds of a call, for at least three calls and about a third of a second.
func medianSeconds<Output>(_ work: () throws -> Output) rethrows -> Double {
  var seconds: [Double] = []
  repeat {
    let measured = try timed(work)
    // The output lives until the clock has stopped, and its release is not counted.
    withExtendedLifetime(measured.output) { seconds.append(measured.seconds) }
  } while seconds.count < 3 || (seconds.reduce(0, +) < 0.3 && seconds.count < 1_000)
  return quantile(0.5, of: seconds)
}

func quantile(_ share: Double, of values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
}

/// How often a call asks the C heap for memory, and the bytes that its output holds; nil where nobody counts.
func heapUse<Output>(of work: () -> Output) -> (count: Int, heldBytes: Int)? {
  guard startCountingAllocations() else { return nil }
  let output = work()
  let count = withExtendedLifetime(output) { stopCountingAllocations() }
  return (count.allocations, count.bytes)
}
