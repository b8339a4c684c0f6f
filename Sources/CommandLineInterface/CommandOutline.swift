import BridgeFacts
import LintEngine
import LintRules

/// A command as shells complete it.
struct CommandOutline {
  struct Option {
    var name: String
    var help: String
    /// What stands for its value; "" where it takes none.
    var placeholder: String
    /// The values that can be told beforehand.
    var values: [String]
  }

  var name: String
  var summary: String
  var options: [Option]
  /// The operands that can be told beforehand; where there are none, operands are files.
  var operands: [String]

  init<C: Command>(of command: C.Type) {
    name = command.name
    summary = command.summary
    options = command.options.map { option in
      Option(
        name: option.name, help: option.help, placeholder: option.placeholder,
        values: option.choices.isEmpty ? known(option.placeholder) : option.choices)
    }
    options.append(Option(name: "--help", help: "Show its help.", placeholder: "", values: []))
    let choices = command.operandChoices.map(\.name)
    operands = choices.isEmpty ? known(command.operandPlaceholder) : choices
  }
}

/// What can stand for a placeholder.
private func known(_ placeholder: String) -> [String] {
  switch placeholder {
  case "RULE", "RULE,…": Rule.all.map(\.id)
  case "CLASS": ClassHierarchy.names.sorted()
  case "SHELL": Shell.allCases.map(\.rawValue)
  default: []
  }
}
