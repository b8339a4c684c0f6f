import BridgeFacts
import BridgeModel
import BridgeTemplates
import EditorFeatures
import LintEngine
import LintRules
import SwiftScan
import TextModel
import TypeCheckSupport

/// Applies every action that is offered at each declaration, each one in a separate text.
public struct ActionMatrix: Sendable {
  /// A declaration after an action was applied.
  public struct Result: Sendable {
    public var name: String
    /// The title of the action, with `NAME` for the name of the type.
    public var title: String
    public var text: String

    fileprivate var extendsUIKit: Bool { text.contains("extension UI") }
  }

  public private(set) var results: [Result] = []
  /// Descriptions of the problems.
  public private(set) var faults: [String] = []

  public init() {}

  /// The number of times that each action was applied, by the first two words of its title.
  public var counts: [String: Int] {
    Dictionary(grouping: results) { result in result.title.split(separator: " ").prefix(2).joined(separator: " ") }
      .mapValues(\.count)
  }

  public mutating func check(_ declaration: ActionDeclaration) {
    let titles = declaration.named("Probe").actions.map { $0.title.replacing("Probe", with: "NAME") }
    if titles.isEmpty { faults.append("nothing is offered at \(declaration.source)") }
    for title in titles { check(title, at: declaration) }
  }

  private mutating func check(_ pattern: String, at declaration: ActionDeclaration) {
    let name = "Declared\(results.count)"
    let title = pattern.replacing("NAME", with: name)
    let before = declaration.named(name)
    guard let action = before.actions.first(where: { $0.title == title }) else {
      return faults.append("\(title) is not offered at \(before.declaration)")
    }
    let after = before.applying(action.edits)
    results.append(Result(name: name, title: pattern, text: after.text))
    if let other = after.onOtherPlatform(named: name + "Other") {
      results.append(Result(name: name + "Other", title: pattern, text: other))
    }
    if after.actions.contains(where: { $0.title == title }) {
      faults.append("\(title) is offered again in \(after.declaration)")
    }
    let known = Set(before.diagnostics.map(\.rule))
    for diagnostic in after.diagnostics where !known.contains(diagnostic.rule) {
      faults.append("\(title): \(diagnostic.rule): \(diagnostic.message): \(after.declaration)")
    }
  }

  /// The problems found so far, followed by the compiler's diagnostics for the texts in Swift 5 and Swift 6 mode.
  public func allFaults(against interfaces: Interfaces = .stubs) -> [String] {
    let size = 150
    // Two texts that add the same method to a UIKit class can't be in the same module.
    let (alone, together) = (results.filter(\.extendsUIKit), results.filter { !$0.extendsUIKit })
    let batches = stride(from: 0, to: together.count, by: size).map { together[$0...].prefix(size) }
    return faults
      + (batches + alone.map { [$0] }).flatMap { batch in
        interfaces.typeCheck(files: Dictionary(uniqueKeysWithValues: batch.map { ($0.name, $0.text) }))
      }
  }
}

/// Source code with `NAME` for the name of the type and `⟦…⟧` for the selection.
public struct ActionDeclaration: Sendable {
  public var source: String
  public var style: SourceStyle
  var target: SystemVersion?

  init(_ source: String, in style: SourceStyle, target: SystemVersion? = nil) {
    self.source = source
    self.style = style
    self.target = target
  }

  fileprivate func named(_ name: String) -> SelectedText {
    let text = style.format(importsOfAllModules + source.replacing("NAME", with: name))
    let parts = text.split(separator: "⟦", omittingEmptySubsequences: false)
    let rest = parts[1].split(separator: "⟧", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    return SelectedText(
      path: "\(name).swift", text: String(parts[0] + rest[0] + rest[1]), selection: start..<start + rest[0].utf8.count,
      target: target)
  }
}

private struct SelectedText {
  var path: FilePath
  var text: String
  var selection: Range<Int>
  var target: SystemVersion?

  private var file: SourceFile { SourceFile(path: path, document: Document(SourceText(text))) }

  private func project(of file: SourceFile) -> ProjectModel {
    ProjectModel([file], surroundings: [path: Surroundings(iOS: target)])
  }

  var actions: [CodeAction] {
    let file = file
    let project = project(of: file)
    return codeActions(in: selection, of: file, project: project, diagnostics: []).map {
      finished($0, in: selection, of: file, project: project)
    }.filter { $0.disabledReason == nil }
  }

  var diagnostics: [Diagnostic] { lint(path, in: project(of: file), rules: Rule.all.filter(\.isOnByDefault)) }

  /// The text with its platform condition inverted, under another name, so that the code for the other platform is
  /// compiled. Nil if there is no such condition, or if the text uses a class of both frameworks, which the stubs
  /// declare only for UIKit.
  func onOtherPlatform(named other: String) -> String? {
    let words = Set(text.split(whereSeparator: \.isNewline).flatMap { $0.split(separator: " ") })
    let isOfBoth = PlatformTwin.all.contains { $0.uiKit == $0.appKit && words.contains(Substring($0.uiKit)) }
    guard text.contains("#if canImport(UIKit)"), !isOfBoth else { return nil }
    return text.replacing("#if canImport(UIKit)", with: "#if !canImport(UIKit)")
      .replacing("\(path.dropping(".swift") ?? path)", with: other)
  }

  /// The text without the imports.
  var declaration: String { text.replacing(importsOfAllModules, with: "") }

  /// The text after the edits, with an empty selection at the start of the old one.
  func applying(_ edits: [TextEdit]) -> SelectedText {
    var result = self
    result.text = SourceText(text).applying(edits).string
    let before = edits.filter { $0.range.upperBound <= selection.lowerBound }
    let start = before.reduce(selection.lowerBound) { $0 + $1.replacement.utf8.count - $1.range.count }
    result.selection = start..<start
    return result
  }
}
