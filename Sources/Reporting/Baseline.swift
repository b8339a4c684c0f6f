import JSONText
import LintEngine
import TextModel

/// Diagnostics that are not reported because somebody has written them down: those that were there when a project began
/// to use the linter. They are known by rule and source line, so they survive when lines move and files are renamed.
public struct Baseline: Hashable, Sendable {
  fileprivate struct Entry: Hashable {
    /// As whoever wrote the baseline names the file.
    var path: FilePath
    var rule: String
    /// Of the words of the line.
    var line: String
  }

  private var counts: [Entry: Int] = [:]

  /// All that a report has; `path` is what the baseline calls a file of it.
  public init(of report: Report, path: (FilePath) -> FilePath) {
    for file in report.files {
      for diagnostic in file.diagnostics {
        counts[Entry(path: path(file.path), diagnostic, in: file), default: 0] += 1
      }
    }
  }

  public var count: Int { counts.values.reduce(0, +) }

  /// Takes out of the report what is in the baseline. What is written down of a file that `exists` no longer is taken for
  /// the same in any other file.
  public func removeKnown(from report: inout Report, path: (FilePath) -> FilePath, exists: (FilePath) -> Bool) {
    var left = counts
    for index in report.files.indices {
      let file = report.files[index]
      report.files[index].diagnostics.removeAll { left.take(Entry(path: path(file.path), $0, in: file)) }
    }
    var known: [FilePath: Bool] = [:]
    var strays = left.reduce(into: [Entry: Int]()) { strays, entry in
      guard entry.value > 0 else { return }
      let isThere = known[entry.key.path] ?? exists(entry.key.path)
      known[entry.key.path] = isThere
      if !isThere { strays[entry.key.anywhere, default: 0] += entry.value }
    }
    guard !strays.isEmpty else { return }
    for index in report.files.indices {
      let file = report.files[index]
      report.files[index].diagnostics.removeAll { strays.take(Entry(path: "", $0, in: file)) }
    }
  }
}

extension Baseline.Entry {
  fileprivate init(path: FilePath, _ diagnostic: Diagnostic, in file: Report.File) {
    self.init(path: path, rule: diagnostic.rule, line: lineHash(of: diagnostic, in: file))
  }

  /// The same in a file of any name.
  fileprivate var anywhere: Self { Self(path: "", rule: rule, line: line) }
}

extension [Baseline.Entry: Int] {
  /// Whether there was one left.
  fileprivate mutating func take(_ entry: Baseline.Entry) -> Bool {
    guard let count = self[entry], count > 0 else { return false }
    self[entry] = count - 1
    return true
  }
}

// MARK: - On disk

extension Baseline {
  /// A line for each entry in a fixed order, so that versions of it can be compared.
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

  /// Reads what `utf8` writes; throws what is wrong with it, in words.
  public init(reading utf8: [UInt8]) throws(BaselineError) {
    let json: JSON
    do {
      json = try JSON(reading: utf8)
    } catch {
      throw BaselineError(message: "expected \(error.expected) at byte \(error.offset)")
    }
    guard json["version"]?.int == 1, let entries = json["diagnostics"]?.array else {
      throw BaselineError(message: "it is no baseline, which 'uibridge lint --write-baseline FILE' writes")
    }
    for entry in entries {
      guard let path = entry["path"]?.string, let rule = entry["rule"]?.string, let line = entry["line"]?.string,
        let count = entry["count"]?.int, count > 0
      else { throw BaselineError(message: "entry \(entry) is not whole") }
      counts[Entry(path: FilePath(shown: path), rule: rule, line: line), default: 0] += count
    }
  }
}

/// Why a file is no baseline.
public struct BaselineError: Error, Hashable, Sendable {
  public var message: String
}

extension Baseline.Entry {
  fileprivate var order: (FilePath, String, String) { (path, rule, line) }
}
