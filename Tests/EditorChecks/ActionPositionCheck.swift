import BridgeModel
import EditorFeatures
import LintEngine
import LintRules
import SwiftScan
import TestSupport
import TextModel

/// Requests actions at random positions in a project and applies each of them.
public struct ActionPositionCheck: Sendable {
  /// An action that is offered at a position.
  public struct Offer: Sendable {
    public var path: FilePath
    /// The 1-based line.
    public var line: Int
    public var title: String
    /// The text of the file after the action.
    public var text: String
  }

  public private(set) var offers: [Offer] = []
  /// Descriptions of the problems.
  public private(set) var faults: [String] = []
  public private(set) var positionCount = 0

  public init() {}

  /// Checks random positions. Two of three are in files that bridge the frameworks, and every second one is at the name
  /// of a declaration.
  public mutating func check(_ project: ProjectModel, of paths: [FilePath], count: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let files = RandomFiles(paths, of: project)
    for number in 0..<count {
      guard let file = files.next(in: project, using: &random)?.file else { continue }
      let document = file.document
      let names = document.tree.units.flatMap { $0.root.namesOfDeclarations }
      let offset = Int.random(in: 0...document.text.count, using: &random)
      positionCount += 1
      let place = number % 2 == 0 ? names.randomElement(using: &random) ?? offset : offset
      check(at: place, in: file, of: project)
    }
  }

  private mutating func check(at offset: Int, in file: SourceFile, of project: ProjectModel) {
    let text = file.document.text
    let place = "\(file.path):\(text.line(at: offset) + 1)"
    let diagnostics = lint(file.path, in: project, rules: Rule.all.filter(\.isOnByDefault))
    let actions = codeActions(in: offset..<offset, of: file, project: project, diagnostics: diagnostics)
    for offered in actions {
      let action = finished(offered, in: offset..<offset, of: file, project: project)
      if action.disabledReason != nil { continue }
      if action.edits.isEmpty && action.editsElsewhere.isEmpty {
        faults.append("\(place): '\(action.title)' changes nothing")
      }
      guard let inverse = inverse(of: action.edits, in: text) else {
        faults.append("\(place): edits of '\(action.title)' meet or lie outside")
        continue
      }
      let result = text.applying(action.edits)
      if result.applying(inverse).string != text.string {
        faults.append("\(place): '\(action.title)' touches more than its edits")
      }
      offers.append(
        Offer(path: file.path, line: text.line(at: offset) + 1, title: action.title, text: result.string))
    }
  }

  /// The edits that turn the result back into the text, calculated from the lengths alone; nil if edits overlap.
  private func inverse(of edits: [TextEdit], in text: SourceText) -> [TextEdit]? {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }.map(\.element)
    var inverse: [TextEdit] = []
    var end = 0
    var shift = 0
    for edit in sorted {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= text.count else { return nil }
      end = edit.range.upperBound
      let start = edit.range.lowerBound + shift
      let length = edit.replacement.utf8.count
      inverse.append(TextEdit(replacing: start..<start + length, with: text[edit.range]))
      shift += length - edit.range.count
    }
    return inverse
  }
}

extension SyntaxNode {
  /// The offsets of the names of all declarations at or below this node.
  fileprivate var namesOfDeclarations: [Int] {
    var offsets: [Int] = []
    walk { node in
      if node.kind.isDeclaration, let name = node.nameToken { offsets.append(name.range.lowerBound) }
      return true
    }
    return offsets
  }
}
