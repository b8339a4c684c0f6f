import Foundation
import ScannerChecks

/// The compiler's own parser, `swiftc -frontend -parse`, as a baseline for speed.
struct Peer {
  private let folder: URL
  private let startSeconds: Double

  /// Creates the peer; nil if there is no compiler. The files are copied into `folder` because the compiler requires
  /// unique file names.
  init?(in folder: URL) throws {
    self.folder = folder
    let empty = folder.appending(path: "empty.swift")
    try Data().write(to: empty)
    guard let seconds = try Self.parseSeconds([empty.path], runs: 7) else { return nil }
    startSeconds = seconds
  }

  /// Returns the CPU seconds for parsing the files once, without the startup time. This is the median of a few runs.
  func parseSeconds(_ files: [NamedText]) throws -> Double? {
    // Small inputs would disappear in the startup time, so they're parsed many times in one run.
    let repeats = max(1, 2_000_000 / max(1, files.reduce(0) { $0 + $1.bytes.count }))
    let texts = repeatElement(files, count: repeats).flatMap { $0 }
    let copies = texts.indices.map { folder.appending(path: "file\($0).swift") }
    for (file, copy) in zip(texts, copies) { try Data(file.bytes).write(to: copy) }
    defer { for copy in copies { try? FileManager.default.removeItem(at: copy) } }
    return try Self.parseSeconds(copies.map(\.path), runs: 5).map { ($0 - startSeconds) / Double(repeats) }
  }

  private static func parseSeconds(_ paths: [String], runs: Int) throws -> Double? {
    var seconds: [Double] = []
    for _ in 0..<runs {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["swiftc", "-frontend", "-parse"] + paths
      // Broken files are parsed too; their errors don't matter here.
      process.standardError = FileHandle.nullDevice
      let start = childrenCPUTime()
      try process.run()
      process.waitUntilExit()
      guard process.terminationReason == .exit, process.terminationStatus <= 1 else { return nil }
      seconds.append(childrenCPUTime() - start)
    }
    return quantile(0.5, of: seconds)
  }

  /// The CPU seconds of all child processes that have ended.
  private static func childrenCPUTime() -> Double {
    var usage = rusage()
    getrusage(childrenUsage, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6 }
  }
}

#if canImport(Glibc)
  private let childrenUsage = __rusage_who_t(RUSAGE_CHILDREN.rawValue)
#else
  private let childrenUsage = RUSAGE_CHILDREN
#endif
