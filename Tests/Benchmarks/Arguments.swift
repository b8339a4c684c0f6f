/// The words behind `benchmarks COMMAND`: `--name value` for numbers and texts, everything else a path.
struct Arguments {
  private var values: [String: String] = [:]
  private(set) var paths: [String] = []

  init(_ words: some Sequence<String>, options: Set<String>) throws(UsageError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        paths.append(word)
        continue
      }
      let name = String(word.dropFirst(2))
      guard options.contains(name) else { throw UsageError("unknown option '\(word)'") }
      guard let value = rest.popFirst() else { throw UsageError("'\(word)' needs a value") }
      values[name] = value
    }
  }

  func text(_ name: String) -> String? { values[name] }

  func number(_ name: String, default standard: Int) throws(UsageError) -> Int {
    guard let value = values[name] else { return standard }
    guard let number = Int(value) else { throw UsageError("'--\(name)' takes a number, not '\(value)'") }
    return number
  }
}

/// A command line that makes no sense, said in one line.
struct UsageError: Error {
  var description: String

  init(_ description: String) { self.description = description }
}
