import TextModel

/// A command-line argument. A file name doesn't have to be valid UTF-8.
public struct Argument: Hashable, Sendable {
  let path: FilePath

  public init(_ path: FilePath) { self.path = path }

  public init(_ text: some StringProtocol) { path = FilePath(text) }

  /// The text, with bytes that aren't UTF-8 in the form that reports use. No option has such a name.
  var text: String { String(validating: path.bytes, as: UTF8.self) ?? path.description }

  /// The parts before and after the first equals sign; the value is nil if there is no equals sign.
  var parts: (name: String, value: Argument?) {
    guard let sign = path.bytes.firstIndex(of: UInt8(ascii: "=")) else { return (text, nil) }
    return (Argument(FilePath(path.bytes[..<sign])).text, Argument(FilePath(path.bytes[(sign + 1)...])))
  }
}

extension Argument {
  /// The arguments of this process, beginning with the program. `CommandLine.arguments` doesn't preserve bytes that
  /// aren't UTF-8.
  public static var ofProcess: [Argument] {
    (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }.map { Argument(FilePath(cString: $0)) }
  }
}

extension Argument: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }

  public init(stringInterpolation parts: FilePath.Parts) { path = FilePath(stringInterpolation: parts) }
}
