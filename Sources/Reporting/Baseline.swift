import JSONText
import LintEngine
import TextModel

/// Diagnostics that were recorded so that they aren't reported, usually those that a project had when it began to use
/// the linter. They are identified by rule and source line, so they are still recognized after lines move and files are
/// renamed.
public struct Baseline: Hashable, Sendable {
  fileprivate struct Entry: Hashable {
    /// The path of the file as recorded in the baseline.
    var path: FilePath
    var rule: String
    /// The hash of the words in the line.
    var line: String
  }

  private var counts: [Entry: Int] = [:]
  /// The places of the entries in the JSON from which the baseline was read.
  private var ranges: [Entry: Range<Int>] = [:]

  /// Records all diagnostics of a report. `path` returns the path to record for a file.
  public init(of report: Report, path: (FilePath) -> FilePath) {
    for file in report.files {
      for diagnostic in file.diagnostics {
        counts[Entry(path: path(file.path), diagnostic, in: file), default: 0] += 1
      }
    }
  }

  public var count: Int { counts.values.reduce(0, +) }

  /// The number of diagnostics that are recorded here but not in `other`.
  public func count(missingIn other: Baseline) -> Int {
    counts.map { entry, count in max(0, count - other.counts[entry, default: 0]) }.reduce(0, +)
  }

  /// Removes the recorded diagnostics from a report, and returns the entries that stand for more diagnostics than the
  /// report contains. An entry for a file that no longer exists matches the same diagnostic in any file.
  public func removeKnown(
    from report: inout Report, path: (FilePath) -> FilePath, exists: (FilePath) -> Bool
  ) -> [UnmatchedEntry] {
    var left = counts
    for index in report.files.indices {
      let file = report.files[index]
      report.files[index].diagnostics.removeAll { left.removeOne(Entry(path: path(file.path), $0, in: file)) }
    }
    left = left.filter { $0.value > 0 }
    let gone = Set(left.keys.map(\.path)).filter { !exists($0) }
    var strays = left.reduce(into: [Entry: Int]()) { strays, entry in
      if gone.contains(entry.key.path) { strays[entry.key.anywhere, default: 0] += entry.value }
    }
    if !strays.isEmpty {
      for index in report.files.indices {
        let file = report.files[index]
        report.files[index].diagnostics.removeAll { strays.removeOne(Entry(path: "", $0, in: file)) }
      }
    }
    return unmatched(left, strays: strays, gone: gone)
  }

  /// The entries of `left` in the order of the baseline. Of the entries for files that are gone, only as many as there
  /// are `strays`.
  private func unmatched(_ left: [Entry: Int], strays: [Entry: Int], gone: Set<FilePath>) -> [UnmatchedEntry] {
    var strays = strays
    return left.sorted { $0.key.order < $1.key.order }.compactMap { entry, count in
      var count = count
      if gone.contains(entry.path) {
        count = min(count, strays[entry.anywhere, default: 0])
        strays[entry.anywhere, default: 0] -= count
      }
      guard count > 0 else { return nil }
      let recorded = counts[entry, default: count]
      return UnmatchedEntry(
        rule: entry.rule, path: entry.path, recorded: recorded, matched: recorded - count,
        range: ranges[entry, default: 0..<0])
    }
  }
}

extension Baseline.Entry {
  fileprivate init(path: FilePath, _ diagnostic: Diagnostic, in file: Report.File) {
    self.init(path: path, rule: diagnostic.rule, line: lineHash(of: diagnostic, in: file))
  }

  /// The same entry without a path.
  fileprivate var anywhere: Self { Self(path: "", rule: rule, line: line) }
}

extension [Baseline.Entry: Int] {
  /// Removes one occurrence of an entry, and returns whether there was one.
  fileprivate mutating func removeOne(_ entry: Baseline.Entry) -> Bool {
    guard let count = self[entry], count > 0 else { return false }
    self[entry] = count - 1
    return true
  }
}

// MARK: - On disk

extension Baseline {
  /// The baseline as JSON, with one entry per line in a fixed order, so that versions can be compared.
  public var utf8: [UInt8] {
    let lines = counts.sorted { $0.key.order < $1.key.order }.map { entry, count in
      let json: JSON = [
        "path": JSON(entry.path.description), "rule": JSON(entry.rule), "line": JSON(entry.line), "count": JSON(count),
      ]
      return "    \(json)"
    }
    let entries = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return Array("{\n  \"version\": 1,\n  \"diagnostics\": \(entries)\n}\n".utf8)
  }

  /// Parses the JSON that `utf8` returns.
  public init(reading utf8: [UInt8]) throws(BaselineError) {
    let json: JSON
    do {
      json = try JSON(reading: utf8)
    } catch {
      throw BaselineError(message: "expected \(error.expected) at byte \(error.offset)")
    }
    guard json["version"]?.int == 1, let entries = json["diagnostics"]?.array else {
      throw BaselineError(message: "not a baseline; create one with 'uibridge lint --write-baseline FILE'")
    }
    for entry in entries {
      guard let path = entry["path"]?.string, let rule = entry["rule"]?.string, let line = entry["line"]?.string,
        let count = entry["count"]?.int, count > 0
      else { throw BaselineError(message: "incomplete entry \(entry)") }
      let known = Entry(path: FilePath(shown: path), rule: rule, line: line)
      counts[known, default: 0] += count
      ranges[known] = entry.range
    }
  }
}

/// The reason why a file isn't a valid baseline.
public struct BaselineError: Error, Hashable, Sendable {
  public var message: String
}

extension Baseline.Entry {
  fileprivate var order: (FilePath, String, String) { (path, rule, line) }
}
