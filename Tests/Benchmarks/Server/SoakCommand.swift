import Foundation
import ScannerChecks
import ServerChecks
import TestSupport

/// `benchmarks soak`: simulates typing for a long time, and checks that the server is as fast and as small at the end
/// as at the beginning.
func soakServer(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["executable", "minutes", "rate", "lines"])
  let minutes = try arguments.number("minutes", default: 30)
  let rate = try arguments.number("rate", default: 20)
  let text = generatedSource(lines: try arguments.number("lines", default: 10_000))
  let folder = try temporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  let client = try TimedClient(
    [try serverExecutable(arguments), "lsp"], folders: [folder], documentNamed: ServedLanguage.swift.fileName,
    language: ServedLanguage.swift.rawValue, timeLimit: 10)
  defer { client.server.stop() }
  guard client.open(text) != nil else { throw UsageError("the server does not check the text") }

  let use = ProcessUse(identifier: client.server.identifier)
  var typist = Typist(random: SplitMix64(seed: 1))
  var parts: [SoakPart] = []
  for number in 0..<max(2, minutes) {
    var part = SoakPart()
    let start = wallTime()
    for edit in 0..<60 * rate {
      let due = start + Double(edit) / Double(rate)
      Thread.sleep(forTimeInterval: max(0, due - wallTime()))
      let (range, text) = typist.next(in: client.buffer)
      guard let seconds = client.replace(range, with: text) else {
        print("no diagnostics \(short(wallTime() - start)) s after the start of minute \(number + 1)")
        return false
      }
      part.seconds.append(seconds)
    }
    // Memory use is higher during a check.
    Thread.sleep(forTimeInterval: 1)
    part.memory = use.memory
    parts.append(part)
    print("minute \(number + 1):", part)
    fflush(nil)
  }
  return parts[0].isKept(by: parts[parts.count - 1])
}

/// The measurements of one minute of typing.
private struct SoakPart: CustomStringConvertible {
  var seconds: [Double] = []
  /// The resident memory after that minute, while nothing is typed.
  var memory: Int?

  var description: String {
    let megabytes = memory.map { fixed(Double($0) / 1_048_576, 1) } ?? "-"
    return "\(seconds.count) edits, p50 \(milliseconds(0.5)), p99 \(milliseconds(0.99)) ms, \(megabytes) MB"
  }

  /// Whether the last minute is no worse than this one. A busy machine may slow down the server, but not by a factor of
  /// ten, and memory may vary by 4 MB.
  func isKept(by last: SoakPart) -> Bool {
    quantile(0.5, of: last.seconds) < 10 * quantile(0.5, of: seconds)
      && (last.memory ?? 0) < (memory ?? 0) + 4 * 1_048_576
  }

  private func milliseconds(_ share: Double) -> String { fixed(quantile(share, of: seconds) * 1_000, 2) }
}
