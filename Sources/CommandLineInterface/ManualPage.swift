/// The output of `uibridge man`: a page in the macros of man(7), which every `man` formats.
func manualPage(of commands: [CommandOutline]) -> String {
  var page = Roff()
  page.lines.append(".TH UIBRIDGE 1 \"\(commitDate)\" \"uibridge \(version)\" \"User Commands\"")
  page.section("NAME")
  page.text("uibridge - find bugs where SwiftUI meets UIKit or AppKit")
  page.section("SYNOPSIS")
  page.text("uibridge <command> [options]")
  page.section("DESCRIPTION")
  page.text(programSummary)
  page.text("Each command has its own options. 'uibridge <command> --help' shows them too.")
  page.section("OPTIONS")
  page.entries(generalOptions)
  page.section("COMMANDS")
  for command in commands { page.add(command) }
  page.section("FILES")
  page.entries([
    (".uibridge.json", "The configuration of the folder that contains it. 'uibridge init' writes one.")
  ])
  page.section("SEE ALSO")
  page.text("'uibridge rules' lists the rules, and 'uibridge explain RULE' describes one.")
  return page.lines.joined(separator: "\n") + "\n"
}

/// The lines of a page. Every text is escaped, so it can't contain requests.
private struct Roff {
  var lines: [String] = []

  mutating func section(_ title: String) { lines.append(".SH \(title)") }

  /// Adds a paragraph. The first one of a section begins without a macro.
  mutating func text(_ text: String) {
    if lines.last?.hasPrefix(".SH") != true { lines.append(".PP") }
    lines.append(escaped(text))
  }

  mutating func entries(_ entries: [CommandOutline.Entry]) {
    for entry in entries { lines += [".TP", bold(entry.name), escaped(entry.help)] }
  }

  mutating func add(_ command: CommandOutline) {
    lines += [".SS \(escaped(command.name))", bold(command.synopsis)]
    text(command.summary)
    entries(command.operandChoices)
    entries(command.options.map { ($0.nameAndPlaceholder, $0.explanation) })
    guard !command.exitStatuses.isEmpty else { return }
    text("Exit status:")
    entries(command.exitStatuses)
  }
}

private func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

/// Returns the text with the escape sequences of groff_char(7) for everything that isn't itself in all formatters: a
/// hyphen would become a dash that can't be pasted, and a period or quote at the start of a line a request.
private func escaped(_ text: String) -> String {
  let characters = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\\": "\\e"
    case "-": "\\-"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    case _ where scalar.isASCII: String(scalar)
    default: "\\[u" + hexadecimal(scalar.value) + "]"
    }
  }
  return (text.hasPrefix(".") ? "\\&" : "") + characters.joined()
}

/// Returns at least four digits in uppercase, as formatters expect them.
private func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
