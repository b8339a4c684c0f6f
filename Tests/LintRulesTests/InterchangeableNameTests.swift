import BridgeModel
import LintEngine
import LintRules
import ProjectChecks
import SwiftScan
import TestSupport
import Testing
import TextModel

/// Names that mean the same to a rule. An example that depends on one of them stays as it is with each of the others, so
/// that users who write the less usual name get the same reports.
@Suite struct InterchangeableNameTests {
  @Test(arguments: interchangeableNames)
  func examplesStayAsTheyAre(_ names: InterchangeableNames) throws {
    let (source, known) = try #require(names.dependentSource, "no example of \(names.rule) depends on \(names.names)")
    for name in names.names {
      let other = Fixture(names.replacing(known, with: name, in: source))
      let ranges = try names.reports(in: other.code)
      #expect(ranges == other.ranges, "\(names.rule) with '\(name)' instead of '\(known)':\n\(other.code)")
    }
  }
}

struct InterchangeableNames: Sendable, CustomTestStringConvertible {
  var rule: String
  var names: [String]
  /// Whether they're only the beginnings of names.
  var arePrefixes: Bool
  /// Code with `NAME`; nil to use an example of the rule.
  var template: String?

  init(_ rule: String, _ names: String, arePrefixes: Bool = false, in template: String? = nil) {
    self.rule = rule
    self.names = names.split { $0 == " " || $0 == "\n" }.map(String.init)
    self.arePrefixes = arePrefixes
    self.template = template
  }

  var testDescription: String { "\(rule): \(names.joined(separator: " "))" }

  /// The first code whose reports are others if the name doesn't mean anything, and the name.
  var dependentSource: (source: String, name: String)? {
    if let template { return depends(template, on: "NAME") ? (template, "NAME") : nil }
    let sources = ExampleCase.all.filter { $0.rule.id == rule }.map(\.source)
    for name in names {
      if let source = sources.first(where: { depends($0, on: name) }) { return (source, name) }
    }
    return nil
  }

  private func depends(_ source: String, on name: String) -> Bool {
    let unrelated = Fixture(replacing(name, with: "unrelated", in: source))
    return unrelated.code != Fixture(source).code && (try? reports(in: unrelated.code)) != unrelated.ranges
  }

  func reports(in code: String) throws -> [Range<Int>] {
    let checked = try #require(Rule.all.first { $0.id == rule })
    let file = SourceFile(path: "Example.swift", document: Document(SourceText(code)))
    return lint(file.path, in: ProjectModel([file]), rules: [checked]).map(\.range)
  }

  func replacing(_ name: String, with other: String, in source: String) -> String {
    var result: [UInt8] = []
    let (bytes, sought) = (Array(source.utf8), Array(name.utf8))
    var index = 0
    while index < bytes.count {
      let end = index + sought.count
      let isWord =
        bytes[index...].starts(with: sought) && (index == 0 || !isWordByte(bytes[index - 1]))
        && (arePrefixes || end == bytes.count || !isWordByte(bytes[end]))
      result += isWord ? Array(other.utf8) : [bytes[index]]
      index = isWord ? end : index + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }
}
