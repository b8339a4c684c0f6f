import BridgeFacts
import LintEngine
import LintRules

/// The parts of a command that its help, the manual page, and the completions of shells describe.
struct CommandOutline {
  /// An option, operand, or exit status with its meaning.
  typealias Entry = (name: String, help: String)

  struct Option {
    var name: String
    var help: String
    /// The placeholder for the value; empty if the option takes none.
    var placeholder: String
    /// The values that are known in advance.
    var values: [String]
    /// The help, followed by the valid values if there are only a few.
    var explanation: String

    var nameAndPlaceholder: String { placeholder.isEmpty ? name : "\(name) \(placeholder)" }
  }

  var name: String
  var summary: String
  var options: [Option]
  /// The operands that are known in advance. If there are none, operands are files.
  var operands: [String]
  var operandPlaceholder: String
  var operandChoices: [Entry]
  var exitStatuses: [Entry]
  /// The form of a command line, such as `uibridge lint [options] [PATH…]`.
  var synopsis: String

  init<C: Command>(of command: C.Type) {
    name = command.name
    summary = command.summary
    options = command.options.map { option in
      Option(
        name: option.name, help: option.help, placeholder: option.placeholder,
        values: option.choices.isEmpty ? known(option.placeholder) : option.choices,
        explanation: explanation(of: option))
    }
    options.append(Option(name: "--help", help: showsHelp, placeholder: "", values: [], explanation: showsHelp))
    let choices = command.operandChoices.map(\.name)
    operands = choices.isEmpty ? known(command.operandPlaceholder) : choices
    operandPlaceholder = command.operandPlaceholder
    operandChoices = command.operandChoices
    exitStatuses = command.exitStatuses
    synopsis =
      "uibridge \(name)" + (command.options.isEmpty ? "" : " [options]")
      + (operandPlaceholder.isEmpty ? "" : " \(operandPlaceholder)")
  }
}

/// The options of the program itself.
let generalOptions: [CommandOutline.Entry] = [("--help", showsHelp), ("--version", "Show the version and the commit.")]

private let showsHelp = "Show this help."

private func explanation<C: Command>(of option: CommandOption<C>) -> String {
  guard option.choices.count > 1 else { return option.help }
  let standard = option.choice(C())
  let choices = option.choices.map { $0 == standard ? "\($0) (default)" : $0 }
  return "\(option.help) One of \(choices.joined(separator: ", "))."
}

/// The possible values of a placeholder; empty if they aren't known.
private func known(_ placeholder: String) -> [String] {
  switch placeholder {
  case "RULE", "RULE,…": Rule.all.map(\.id)
  case "CLASS": ClassHierarchy.names.sorted()
  case "SHELL": Shell.allCases.map(\.rawValue)
  default: []
  }
}
