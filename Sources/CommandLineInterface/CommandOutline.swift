import BridgeFacts
import LintEngine
import LintRules

/// The parts of a command that shells complete.
struct CommandOutline {
  struct Option {
    var name: String
    var help: String
    /// The placeholder for the value; empty if the option takes none.
    var placeholder: String
    /// The values that are known in advance.
    var values: [String]
  }

  var name: String
  var summary: String
  var options: [Option]
  /// The operands that are known in advance. If there are none, operands are files.
  var operands: [String]

  init<C: Command>(of command: C.Type) {
    name = command.name
    summary = command.summary
    options = command.options.map { option in
      Option(
        name: option.name, help: option.help, placeholder: option.placeholder,
        values: option.choices.isEmpty ? known(option.placeholder) : option.choices)
    }
    options.append(Option(name: "--help", help: "Show this help.", placeholder: "", values: []))
    let choices = command.operandChoices.map(\.name)
    operands = choices.isEmpty ? known(command.operandPlaceholder) : choices
  }
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
