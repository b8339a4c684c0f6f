import Testing

@testable import CommandLineInterface

@Suite struct ManCommandTests {
  @Test func thePageDescribesEveryCommandAndOption() async {
    let lines = await outcome("man").output.split(separator: "\n").map(String.init)
    for command in listedCommands() {
      guard let start = lines.firstIndex(of: ".SS \(command.name)") else {
        Issue.record("no section about \(command.name)")
        continue
      }
      let section = lines[(start + 1)...].prefix { !$0.hasPrefix(".SS ") }
      for option in command.options {
        let name = option.name.replacing("-", with: "\\-")
        #expect(section.contains { $0.hasPrefix("\\fB\(name)") }, "\(command.name) \(option.name)")
      }
    }
  }

  /// Formatters read a line that starts with a period or a single quote as a request, and read no UTF-8.
  @Test func thePageContainsNothingThatFormattersMisread() async {
    let page = await outcome("man").output
    #expect(page.utf8.allSatisfy { $0 < 128 })
    let requests: Set<Substring> = [".TH", ".SH", ".SS", ".PP", ".TP"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
    }
  }

  @Test func theFirstLinesNameThePage() async {
    let lines = await outcome("man").output.split(separator: "\n")
    #expect(lines[0].hasPrefix(".TH UIBRIDGE 1 "))
    #expect(lines[0].contains("\"uibridge \(version)\""))
    #expect(lines[1...2] == [".SH NAME", "uibridge \\- find bugs where SwiftUI meets UIKit or AppKit"])
  }
}
