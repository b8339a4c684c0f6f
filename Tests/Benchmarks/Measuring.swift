import AllocationCounter
import Foundation

/// The CPU time of this thread, in seconds. Wall-clock time would include the work of other processes.
func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The monotonic time in seconds, for measurements that wait for another process.
func wallTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Returns the CPU seconds of one call together with its result.
func timed<Output>(_ work: () throws -> Output) rethrows -> (seconds: Double, output: Output) {
  let start = cpuTime()
  let output = try work()
  return (cpuTime() - start, output)
}

/// Returns the median CPU seconds of a call, measured over at least three calls and about a third of a second.
func medianSeconds<Output>(_ work: () throws -> Output) rethrows -> Double {
  var seconds: [Double] = []
  repeat {
    let measured = try timed(work)
    // The output outlives the measurement, so its release isn't counted.
    withExtendedLifetime(measured.output) { seconds.append(measured.seconds) }
  } while seconds.count < 3 || (seconds.reduce(0, +) < 0.3 && seconds.count < 1_000)
  return quantile(0.5, of: seconds)
}

func quantile(_ share: Double, of values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
}

/// Returns the number of heap allocations of a call and the bytes that its output retains; nil if this system can't
/// count allocations.
func heapUse<Output>(of work: () -> Output) -> (count: Int, heldBytes: Int)? {
  guard startCountingAllocations() else { return nil }
  let output = work()
  let count = withExtendedLifetime(output) { stopCountingAllocations() }
  return (count.allocations, count.bytes)
}
