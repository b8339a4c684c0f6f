import BridgeModel
import LintEngine
import SampleRules
import SwiftScan
import Testing
import TextModel

/// The effects of suppression comments. The rules made for these tests report every input of a representable.
@Suite struct SuppressionTests {
  @Test func nextSuppressesTheLineOfTheNextCode() {
    expect(
      """
      // uibridge:disable:next inputs
      var a = 1
      var b = 1
      // uibridge:disable:next inputs - with a reason

      /* and a remark */ // and another
      var c = 1
      var d = 1 // uibridge:disable:next inputs
      var e = 1
      """, ["b", "d"])
  }

  @Test func thisSuppressesTheLineOfTheComment() {
    expect("var a = 1 // uibridge:disable:this inputs\nvar b = 1", ["b"])
    expect("/* uibridge:disable:this inputs */ var a = 1\nvar b = 1", ["b"])
    expect("/*uibridge:disable:this inputs*/ var a = 1", [])
  }

  @Test func aRegionEndsWhereItsRuleIsEnabled() {
    expect(
      """
      var a = 1
      // uibridge:disable inputs, others
      var b = 1
      // uibridge:enable others
      var c = 1
      // uibridge:enable inputs
      var d = 1
      // uibridge:disable inputs
      var e = 1
      """, ["a", "d"], unused: ["others"])
  }

  @Test func fileSuppressesTheWholeFileFromAnywhere() {
    expect("var a = 1\nvar b = 1\n// uibridge:disable:file inputs - generated code", [])
  }

  @Test func onlyNamedRulesAreSuppressed() {
    expect("var a = 1 // uibridge:disable:this others", ["a"], unused: ["others"])
    expect("var a = 1 // uibridge:disable:this others inputs", [], unused: ["others"])
    expect("var a = 1 // uibridge:disable:this - inputs", ["a"])
  }

  @Test func otherCommentsSuppressNothing() {
    for comment in [
      "// disable:this inputs", "// see uibridge:disable:this inputs", "// uibridge: disable:this inputs",
      "// uibridge:disable:that inputs", "/* // uibridge:disable:this inputs */", "// UIBridge:disable:this inputs",
    ] { expect("var a = 1 \(comment)", ["a"]) }
    expect("var a = \"// uibridge:disable:this inputs\"", ["a"])
  }

  @Test func windowsLineEndingsAreSupported() {
    expect("// uibridge:disable:next inputs - why\r\nvar a = 1\r\nvar b = 1\r\n", ["b"])
  }

  @Test func suppressionsWithoutEffectAreUnused() {
    expect("// uibridge:disable:next inputs\nlet a = { 1 }()", [], unused: ["inputs"])
    expect("var a = 1\n// uibridge:disable:next inputs", ["a"], unused: ["inputs"])
    expect("// uibridge:disable inputs\n// uibridge:enable inputs\nvar a = 1", ["a"], unused: ["inputs"])
    expect("// uibridge:enable inputs\nvar a = 1", ["a"], unused: ["inputs"])
    expect("// uibridge:disable inputs\nvar a = 1\n// uibridge:enable inputs", [])
    expect("// uibridge:disable:file inputs\nvar a = 1 // uibridge:disable:this inputs", [])
  }

  /// If a rule reports nothing because information is missing, its suppressions aren't reported as unused.
  @Test func withoutEvidenceNoSuppressionIsUnused() {
    let source = "// uibridge:disable:next inputs\nlet a = { 1 }()"
    expect(source, [], coverage: .someFiles)
    expect(source, [], configuration: Configuration(levels: ["inputs": .off]))
    expect(source + "\nfunc f() {", [])
    expect("#if false\n// uibridge:disable:next inputs\nfunc f() {}\n#endif", [])
  }

  @Test func unknownNamesAreDetected() {
    expect("// uibridge:disable:next input, inputs\nvar a = 1", [], unknown: ["input"])
    // A rule that is turned off still exists.
    expect(
      "// uibridge:disable:next inputs\nvar a = 1", [], configuration: Configuration(levels: ["inputs": .off]))
  }

  /// Rules that report suppressions can be suppressed themselves.
  @Test func diagnosticsAboutSuppressionsCanBeSuppressed() {
    expect("// uibridge:disable:file unused\n// uibridge:disable:next inputs\nlet a = { 1 }()", [])
  }

  private func expect(
    _ members: String, _ names: [String], unused: [String] = [], unknown: [String] = [],
    configuration: Configuration = Configuration(), coverage: ProjectModel.Coverage = .project,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = SourceText("struct V: UIViewRepresentable {\n\(members)\n}")
    let file = SourceFile(path: "V.swift", document: Document(text))
    let found = lint(
      file.path, in: ProjectModel([file], coverage: coverage), RuleSelection(of: catalog, configuration))
    let reported = Dictionary(grouping: found, by: \.rule).mapValues { $0.map { text[$0.range] } }
    #expect(reported["inputs", default: []] == names, sourceLocation: sourceLocation)
    #expect(reported["unused", default: []] == unused, sourceLocation: sourceLocation)
    #expect(reported["unknown", default: []] == unknown, sourceLocation: sourceLocation)
  }

  private let catalog = [
    rule(
      "inputs", .representables { type, context in for input in type.inputs { context.report("", at: input.place) } }),
    rule("others", .representables { _, _ in }),
    rule(
      "unused",
      .suppressions { use, context in for entry in use.unused { context.report("", in: entry.range, fixes: []) } }),
    rule(
      "unknown",
      .suppressions { use, context in for entry in use.unknown { context.report("", in: entry.range, fixes: []) } }),
  ]
}

private func rule(_ id: String, _ check: Rule.Check) -> Rule {
  sampleRule(id, check: check)
}
