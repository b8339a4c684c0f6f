import LintEngine

/// A subcommand. Its stored properties are its options with their defaults.
public protocol Command: Sendable {
  static var name: String { get }
  /// The summary for the help, as an imperative sentence with a period.
  static var summary: String { get }
  /// The operands as shown in the help, such as `[PATH…]`; empty if the command takes none.
  static var operandPlaceholder: String { get }
  /// The possible operands and their meanings; empty if they aren't known in advance.
  static var operandChoices: [(name: String, help: String)] { get }
  static var options: [CommandOption<Self>] { get }
  /// The exit statuses and their meanings; empty if they are the usual ones.
  static var exitStatuses: [(name: String, help: String)] { get }
  /// Whether `uibridge --help` lists it.
  static var isListed: Bool { get }

  init()
  var operands: [Argument] { get set }
  func run(on console: Console) async throws -> ExitCode
}

extension Command {
  public static var isListed: Bool { true }
  public static var operandChoices: [(name: String, help: String)] { [] }
  public static var options: [CommandOption<Self>] { [] }
  public static var exitStatuses: [(name: String, help: String)] { [] }
}

extension Command {
  /// Parses `--name value` and `--name=value`. After `--`, every argument is an operand; `-` always is.
  init(parsing arguments: some Sequence<Argument>) throws(UsageError) {
    self.init()
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      if argument.path.hasPrefix("-"), argument != "-" {
        try apply(argument, rest: &rest)
      } else {
        operands.append(argument)
      }
    }
    if Self.operandPlaceholder.isEmpty, let operand = operands.first {
      throw UsageError("unexpected argument '\(operand.text)'")
    }
  }

  private mutating func apply(_ argument: Argument, rest: inout ArraySlice<Argument>) throws(UsageError) {
    let (name, given) = argument.parts
    guard let option = Self.options.first(where: { $0.name == name }) else {
      let names = Self.options.map(\.name) + ["--help"]
      throw UsageError("unknown option '\(name)'\(suggestion(for: name, among: names))")
    }
    guard option.takesValue else {
      if given != nil { throw UsageError("'\(option.name)' does not take a value") }
      return try option.apply(&self, "")
    }
    if let given { return try option.apply(&self, given) }
    guard let value = rest.first, value == "-" || !value.path.hasPrefix("-") else {
      throw UsageError("'\(option.name)' requires a value: \(option.name) \(option.placeholder)")
    }
    rest.removeFirst()
    try option.apply(&self, value)
  }
}
