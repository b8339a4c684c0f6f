import TextModel
import TypeCheckSupport

/// The words after `benchmarks COMMAND`: `--name value` is an option, `--name` is a flag, and everything else is a
/// path.
struct Arguments {
  private var values: [String: [String]] = [:]
  private var given: Set<String> = []
  private(set) var paths: [FilePath] = []

  init(
    _ words: some Sequence<String>, options: Set<String>, flags: Set<String> = []
  ) throws(UsageError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        paths.append(FilePath(word))
        continue
      }
      let name = String(word.dropFirst(2))
      if flags.contains(name) {
        given.insert(name)
        continue
      }
      guard options.contains(name) else { throw UsageError("unknown option '\(word)'") }
      guard let value = rest.popFirst() else { throw UsageError("'\(word)' needs a value") }
      values[name, default: []].append(value)
    }
  }

  func has(_ flag: String) -> Bool { given.contains(flag) }

  func text(_ name: String) -> String? { values[name]?.last }

  /// The values of an option that can be repeated.
  func texts(_ name: String) -> [String] { values[name] ?? [] }

  /// The modules that results are compiled against.
  var interfaces: Interfaces { text("interfaces").map { .apple(AppleInterfaces($0)) } ?? .stubs }

  func number(_ name: String, default standard: Int) throws(UsageError) -> Int {
    guard let value = text(name) else { return standard }
    guard let number = Int(value) else { throw UsageError("'--\(name)' takes a number, not '\(value)'") }
    return number
  }
}

/// A usage error with a one-line description.
struct UsageError: Error {
  var description: String

  init(_ description: String) { self.description = description }
}
