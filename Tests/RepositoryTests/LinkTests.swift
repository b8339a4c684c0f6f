import Testing
import TextModel
import Workspace

/// The links of the Markdown pages, to files of this repository and to headings in them.
@Suite struct LinkTests {
  @Test func everyLinkLeadsSomewhere() throws {
    for page in try Repository.files(under: ".").filter({ $0.hasSuffix(".md") }) {
      for link in try links(in: page) where !link.contains("://") && !link.hasPrefix("mailto:") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target =
          parts[0].isEmpty
          ? FilePath(page) : (FilePath(page).parent ?? ".").appending(FilePath(String(parts[0]))).tidied
        guard Repository.fileSystem.kind(target) != nil else {
          Issue.record("\(page): no file for the link '\(link)'")
          continue
        }
        guard parts.count == 2 else { continue }
        #expect(try anchors(in: "\(target)").contains(String(parts[1])), "\(page): no heading for the link '\(link)'")
      }
    }
  }

  /// The targets of inline links and images, without those in code.
  private func links(in page: String) throws -> [String] {
    let text = try Repository.contents(page).replacing(/```.*?```/.dotMatchesNewlines(), with: "")
    let inline = text.replacing(/`[^`\n]*`/, with: "").matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
    return inline + text.matches(of: /(?:src|srcset|href)="([^"]+)"/).map { String($0.1) }
  }

  /// The anchors that GitHub gives the headings of a page.
  private func anchors(in page: String) throws -> Set<String> {
    let text = try Repository.contents(page).replacing(/```.*?```/.dotMatchesNewlines(), with: "")
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        let title = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(title.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.map { $0 == " " ? "-" : $0 })
      })
  }
}
