import SwiftScan
import TestSupport
import TextModel

/// Edits like those of a programmer: the texts keep parsing and keep having many diagnostics.
public struct Author: Sendable {
  /// The texts of whole files.
  private let examples: [String]
  /// The earlier texts of documents, by path, for undo.
  private var history: [FilePath: [String]] = [:]
  /// The number of examples used so far, which makes the names of each one unique.
  private var count = 0

  public init(examples: [String]) { self.examples = examples }

  /// Some examples, one after another.
  mutating func text(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 4...12, using: &random)).map { _ in example(&random) }.joined(separator: "\n")
  }

  /// The next edits of a text. Each edit applies to the result of the previous one.
  mutating func edit(_ text: String, at path: FilePath, besides others: [String], _ random: inout SplitMix64)
    -> [TextEdit]
  {
    history[path, default: []].append(text)
    let code = Code(text)
    let changes: [TextEdit] =
      switch Int.random(in: 0..<16, using: &random) {
      case 0..<3: code.renaming(everywhere: true, &random)
      case 3: code.renaming(everywhere: false, &random)
      case 4, 5: code.item(&random).map { [code.insertion(of: code[$0], below: $0)] } ?? []
      case 6, 7: code.item(&random).map { [code.deletion(of: $0)] } ?? []
      case 8: code.item(&random).map { code.commentingOut($0) } ?? []
      case 9, 10: [code.insertion(of: "\n" + example(&random), below: code.outerItem(&random) ?? 0..<0)]
      case 11: others.randomElement(using: &random).map { code.copying(from: Code($0), &random) } ?? []
      case 12: code.item(&random).map { code.moving($0, &random) } ?? []
      default: undoing(text, at: path, &random)
      }
    return changes
  }

  /// Returns to one of the latest texts, which may undo or redo edits.
  private func undoing(_ text: String, at path: FilePath, _ random: inout SplitMix64) -> [TextEdit] {
    guard let old = history[path]?.suffix(6).randomElement(using: &random) else { return [] }
    let (from, to) = (Array(text.unicodeScalars), Array(old.unicodeScalars))
    let start = zip(from, to).prefix { $0 == $1 }.count
    let end = zip(from[start...].reversed(), to[start...].reversed()).prefix { $0 == $1 }.count
    let range = utf8Count(from[..<start])..<utf8Count(from[..<(from.count - end)])
    return [TextEdit(replacing: range, with: String(String.UnicodeScalarView(to[start..<to.count - end])))]
  }

  /// One of the examples. Its types usually get unique names, because rules report nothing if two types have the same
  /// name.
  private mutating func example(_ random: inout SplitMix64) -> String {
    count += 1
    guard let example = examples.randomElement(using: &random) else { return "" }
    return Int.random(in: 0..<6, using: &random) == 0 ? example : Code(example).withTypesNumbered(count)
  }
}

private func utf8Count(_ scalars: ArraySlice<Unicode.Scalar>) -> Int { scalars.reduce(0) { $0 + UTF8.width($1) } }
