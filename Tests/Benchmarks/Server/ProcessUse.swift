import Foundation

/// The resource use of a process as Linux reports it; nil on other systems.
struct ProcessUse {
  let identifier: Int32

  private var folder: String { "/proc/\(identifier)" }

  /// The bytes of memory that are resident now.
  var memory: Int? {
    guard let status = try? String(contentsOfFile: folder + "/status", encoding: .utf8) else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }

  /// Seconds of CPU time. The sum over the threads is exact but omits threads that have ended; the total of the process
  /// omits nothing but has a resolution of ten milliseconds. The larger of the two is closer to the truth.
  var cpuSeconds: Double? {
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder + "/task"),
      let status = try? String(contentsOfFile: folder + "/stat", encoding: .utf8)
    else { return nil }
    let exact = threads.reduce(0.0) { sum, thread in
      let times = try? String(contentsOfFile: "\(folder)/task/\(thread)/schedstat", encoding: .utf8)
      return sum + (times?.split(separator: " ").first.flatMap { Double($0) } ?? 0) * 1e-9
    }
    let fields = (status.split(separator: ")").last ?? "").split(separator: " ")
    let ticks = fields.dropFirst(11).prefix(2).compactMap { Double($0) }.reduce(0, +)
    return max(exact, ticks / Double(sysconf(Int32(_SC_CLK_TCK))))
  }
}
