import BridgeModel
import SwiftScan
import TestSupport
import Testing
import TextModel

/// The systems on which the code at a marked place runs, in a project for iOS 15 to 17 and macOS 12.
@Suite struct AvailabilityTests {
  @Test func versionsAreParsedAndCompared() {
    #expect(SystemVersion("16") == SystemVersion("16.0.0"))
    #expect(SystemVersion("10.15.2")?.description == "10.15.2")
    #expect(SystemVersion(16, 4).description == "16.4" && SystemVersion(16).description == "16")
    #expect(SystemVersion(9, 3) < SystemVersion(10) && SystemVersion(10, 9) < SystemVersion(10, 15))
    for text in ["", "v16", "16.", ".1", "1.2.3.4", "-1", "16 ", "99999999999999999999"] {
      #expect(SystemVersion(text) == nil, "\(text)")
    }
  }

  @Test func theTargetComesFromTheProject() {
    expect("func f() { ⟦g()⟧ }", 15, 17)
    expect("@available(macOS 14, *) func f() { ⟦g()⟧ }", 15, 17)
    expect("@available(*, deprecated) func f() { ⟦g()⟧ }", 15, 17)
    expect("@available(iOS, deprecated: 16) func f() { ⟦g()⟧ }", 15, 17)
  }

  @Test func enclosingAttributesRaiseTheMinimum() {
    expect("@available(iOS 16, *) func f() { ⟦g()⟧ }", 16, 17)
    expect("@available(iOS 16, *) struct S { struct T { @available(iOS 18, *) func f() { ⟦g()⟧ } } }", 18, 18)
    expect("@available(iOS, introduced: 16) extension S { var a: Int { ⟦g()⟧ } }", 16, 17)
    expect("@available(iOS 14, *) func f() { ⟦g()⟧ }", 15, 17)
    expect("struct S { ⟦@available(iOS 16, *) func f() {}⟧ }", 16, 17)
  }

  @Test func precedingConditionsRaiseTheMinimum() {
    expect("func f() { if #available(iOS 16, *) { ⟦g()⟧ } }", 16, 17)
    expect("func f() { if a, #available(iOS 16.4, macOS 13, *), b { h { ⟦g()⟧ } } }", minor: 4, 16, 17)
    expect("func f() { if #available(iOS 16, *) {} else { ⟦g()⟧ } }", 15, 17)
    expect("func f() { if #available(iOS 16, *) {}\n⟦g()⟧ }", 15, 17)
    expect("func f() { guard #available(iOS 16, *) else { return }\n⟦g()⟧ }", 16, 17)
    expect("func f() { guard #available(iOS 16, *) else { ⟦g()⟧ } }", 15, 17)
    expect("func f() { ⟦g()⟧\nguard #available(iOS 16, *) else { return } }", 15, 17)
    expect("func f() { if #unavailable(iOS 16) { ⟦g()⟧ } }", 15, 17)
  }

  @Test func anUnknownTargetStaysUnknown() {
    let (model, node) = marked("@available(iOS 16, *) func f() { ⟦g()⟧ }")
    #expect(node.map { model.deploymentTarget(of: .iOS, at: $0, in: "Elsewhere.swift") } == .some(nil))
    #expect(node.map { model.deploymentTarget(of: .tvOS, at: $0, in: "A.swift") } == .some(nil))
  }

  @Test func newerAPIRequiresAnAttribute() {
    let (model, node) = marked("struct S { ⟦func f() {}⟧ }")
    func needed(_ introduced: String) -> String? {
      node.flatMap { model.neededAvailability(for: introduced, at: $0, in: "A.swift") }
    }
    #expect(needed("iOS 16, tvOS 16, visionOS 1") == "@available(iOS 16, tvOS 16, *)")
    #expect(needed("iOS 13, tvOS 13") == nil)
    #expect(needed("macOS 13") == "@available(macOS 13, *)")
    #expect(needed("tvOS 16") == nil, "of tvOS nothing is known")
  }

  private func expect(
    _ source: String, minor: Int = 0, _ lowest: Int, _ highest: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (model, node) = marked(source)
    #expect(
      node.flatMap { model.deploymentTarget(of: .iOS, at: $0, in: "A.swift") }
        == SystemVersion(lowest, minor)...SystemVersion(highest), sourceLocation: sourceLocation)
  }

  private func marked(_ source: String) -> (ProjectModel, SyntaxNode?) {
    let fixture = Fixture(source)
    let file = SourceFile(path: "A.swift", document: Document(SourceText(fixture.code)))
    let targets = DeploymentTargets([
      .iOS: SystemVersion(15)...SystemVersion(17), .macOS: SystemVersion(12)...SystemVersion(12),
    ])
    let model = ProjectModel([file], surroundings: ["A.swift": Surroundings(deploymentTargets: targets)])
    var found: SyntaxNode?
    file.document.tree.walk { node in
      if found == nil, node.range == fixture.ranges.first { found = node }
      return true
    }
    return (model, found)
  }
}
