import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

/// One entry of a completion list.
public struct Completion: Hashable, Sendable {
  public enum Kind: Sendable { case method, property, type, enumMember, snippet }

  public var label: String
  public var kind: Kind
  /// One line, such as the protocol that requires the member.
  public var detail: String
  /// The documentation in Markdown.
  public var documentation: String
  /// The same documentation for clients that don't render Markdown.
  public var plainDocumentation: String
  /// The text to insert, as an LSP snippet (`${1:name}`, `$0`), whose lines clients indent like the line that it's
  /// inserted into, and as plain text, which clients insert unchanged.
  public var snippet: String
  public var plainText: String
  /// The UTF-8 range that the inserted text replaces. It's on one line and the same for all entries of a list.
  public var range: Range<Int>
  public var sortText: String
  /// The text that a client compares with the text in the range.
  public var filterText: String
  /// Edits elsewhere in the file that belong to this entry; they touch neither the range nor its line.
  public var additionalEdits: [TextEdit] = []
}

extension Completion {
  /// Creates an entry for a member, in the style of its file. `name` is compared with the typed text.
  init(
    _ label: String, _ kind: Kind, detail: String, about text: HoverText?, inserting template: Template,
    at typed: TypedMember, in style: SourceStyle, rank: Int, matching name: String
  ) {
    self.init(
      label, kind, detail: detail, about: text, inserting: template, over: typed.range,
      indentation: typed.indentation, in: style, rank: rank, matching: typed.filterText(for: name))
  }

  /// Creates an entry. Entries with a lower `rank` come first in the list; ranks start at 0.
  init(
    _ label: String, _ kind: Kind, detail: String, about text: HoverText?, inserting template: Template,
    over range: Range<Int>, indentation: String, in style: SourceStyle, rank: Int, matching filterText: String
  ) {
    self.init(
      label: label, kind: kind, detail: detail, documentation: text?.markdown ?? "",
      plainDocumentation: text?.plainText ?? "", snippet: template.formatted(in: style).snippet,
      plainText: template.formatted(in: style, base: indentation).plainText, range: range,
      sortText: String(rank + 1000).dropFirst().description, filterText: filterText)
  }
}

/// The lifecycle stubs and other code that are allowed and missing at a UTF-8 offset; empty if uibridge has nothing to
/// add to the completions of other servers.
public func completions(at offset: Int, in file: SourceFile, of project: ProjectModel) -> [Completion] {
  let tree = file.document.tree
  // No text follows the end of a line, not even between the two bytes of CRLF. A word right after the offset prevents
  // completion.
  guard file.document.text.holdsText(upTo: offset), !file.document.text.hasWord(at: offset) else { return [] }
  guard !tree.comments.contains(where: { $0.contains(offset..<offset) && $0.lowerBound < offset }) else { return [] }
  if let members = ContextCompletion(at: offset, in: file, of: project)?.completions { return members }
  if let members = ConverterCompletion(at: offset, in: file, of: project)?.completions { return members }
  if let values = ValueCompletion(at: offset, in: file, of: project)?.completions { return values }
  if let typed = TypedMember(at: offset, in: file.document) {
    return LifecycleCompletion(typed, in: file, of: project)?.completions
      ?? ClassCompletion(typed, in: file, of: project)?.completions
      ?? TraitCompletion(typed, in: file, of: project)?.completions ?? []
  }
  guard let typed = TypedStatement(at: offset, in: file.document) else { return [] }
  return StatementCompletion(typed, in: file, of: project).completions
}

extension SourceText {
  /// Whether an offset is on a line, its end included.
  fileprivate func holdsText(upTo offset: Int) -> Bool {
    offset >= 0 && offset <= count && offset <= lineRange(line(at: offset)).upperBound
  }

  /// Whether a word character follows an offset.
  fileprivate func hasWord(at offset: Int) -> Bool {
    guard offset < count else { return false }
    let next = self[offset]
    return next | 0x20 >= UInt8(ascii: "a") && next | 0x20 <= UInt8(ascii: "z") || next == UInt8(ascii: "_")
      || next >= UInt8(ascii: "0") && next <= UInt8(ascii: "9") || next >= 0x80
  }
}
