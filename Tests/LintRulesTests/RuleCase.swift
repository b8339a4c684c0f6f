import BridgeModel
import LintEngine
import LintRules
import ProjectChecks
import SwiftScan
import TestSupport
import Testing
import TextModel

/// Code with the places that a rule reports, for what the examples in its documentation don't show.
struct RuleCase: Sendable, CustomTestStringConvertible {
  var rule: String
  /// A clause about the code.
  var about: String
  var source: String
  /// The code after the first fix of each report; nil if that isn't checked.
  var fixed: String?
  var severity: Severity?
  /// Whether the first fix can be applied without a look at it; nil if that isn't checked.
  var safety: Fix.Safety?
  /// The deployment target for iOS.
  var target: SystemVersion?

  init(
    _ rule: String, _ about: String, _ source: String, fixed: String? = nil, severity: Severity? = nil,
    safety: Fix.Safety? = nil, target: SystemVersion? = nil
  ) {
    (self.rule, self.about, self.source) = (rule, about, source)
    (self.fixed, self.severity, self.safety, self.target) = (fixed, severity, safety, target)
  }

  var testDescription: String { "\(rule): \(about)" }

  func check() throws {
    let checked = try #require(Rule.all.first { $0.id == rule }, "\(rule)")
    let fixture = Fixture(source)
    let parts = fixture.code.split(separator: "// file: ", omittingEmptySubsequences: false).map(String.init)
    let files = parts.enumerated().map { number, part in
      SourceFile(path: number == 0 ? "Main.swift" : "Other\(number).swift", document: Document(SourceText(part)))
    }
    let surroundings = Dictionary(uniqueKeysWithValues: files.map { ($0.path, Surroundings(ofAppFor: target)) })
    let project = ProjectModel([]).with(coverage: .project, surroundings: surroundings)
      .changing(Dictionary(uniqueKeysWithValues: files.map { ($0.path, FileFacts($0)) }))
    let found = lint("Main.swift", in: project, rules: [checked])
    #expect(found.map(\.range) == fixture.ranges, "\(rule): \(about)")
    if let severity { #expect(found.allSatisfy { $0.severity == severity }, "\(rule): \(about)") }
    if let safety { #expect(found.map { $0.fixes.first?.safety } == found.map { _ in safety }, "\(rule): \(about)") }
    if let fixed {
      let result = SourceText(parts[0]).applying(firstFixes(of: found)).string
      #expect(result == fixed, "\(rule): \(about)")
    }
  }
}
