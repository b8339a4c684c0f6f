import BridgeFacts
import Testing
import TextModel

@testable import BridgeTemplates

/// The delegate methods that we insert, and templates with placeholders.
@Suite struct StubTests {
  @Test func stubsReturnANeutralValue() {
    #expect(text("func f()") == "func f() {\n}")
    #expect(text("func f() -> Int") == "func f() -> Int {\n  0\n}")
    #expect(text("func f() -> UIView?") == "func f() -> UIView? {\n  nil\n}")
    #expect(text("func f(_ then: (Int) -> Void) -> [Int]") == "func f(_ then: (Int) -> Void) -> [Int] {\n  []\n}")
    #expect(text("func textFieldShouldReturn(_ textField: UITextField) -> Bool").hasSuffix("{\n  true\n}"))
  }

  @Test func stubsAskForAValue() {
    var stub = DelegateStub(signature: "func f() -> Int")
    stub.asksForValue = true
    #expect(stub.template.plainText == "func f() -> Int {\n  <#Int#>\n}")
    #expect(stub.template.snippet == "func f() -> Int {\n  ${0:<#Int#>}\n}")
    var known = DelegateStub(signature: "func numberOfSections(in view: UITableView) -> Int")
    known.asksForValue = true
    #expect(known.template.plainText.hasSuffix("{\n  1\n}"))
    #expect(!DelegateStub(signature: "func f() -> Int").asksForValue)
  }

  @Test func stubsHaveModifiers() {
    let stub = DelegateStub(
      signature: "func f() -> Int", access: .publicAccess, isNonisolated: true, attribute: "@available(iOS 16, *)")
    #expect(stub.text == "@available(iOS 16, *)\nnonisolated public func f() -> Int {\n  0\n}")
    #expect(!DelegateStub(signature: "func f()").isNonisolated)
    #expect(AccessLevel.unmarked.prefix == "" && AccessLevel.publicAccess.prefix == "public ")
    let property = DelegateStub(signature: "var level: Double { get }", isNonisolated: true)
    #expect(property.text == "nonisolated var level: Double { 0 }" && property.template.plainText == property.text)
  }

  @Test func longSignaturesAreDivided() {
    let parameters = "_ first: UICollectionView, didSelectTheItemAt indexPath: IndexPath, inTheSection section: Int"
    #expect(text("func f(\(parameters)) -> Int") == "func f(\n  \(parameters)\n) -> Int {\n  0\n}")
    let many = [
      "_ first: UICollectionView", "didSelectTheItemAt indexPath: (IndexPath, Int)",
      "inTheSection section: Dictionary<Int, Int>", "then handler: ([Int], Int) -> Void",
    ]
    #expect(
      text("func f(\(many.joined(separator: ", "))) -> Int")
        == "func f(\n  \(many.joined(separator: ",\n  "))\n) -> Int {\n  0\n}")
    // Exactly 108 columns fit below the name.
    for (count, separator) in [(108, " "), (109, "\n  ")] {
      let second = "b: " + String(repeating: "B", count: count - "a: A, b: ".count)
      #expect(text("func f(a: A, \(second)) -> Int") == "func f(\n  a: A,\(separator)\(second)\n) -> Int {\n  0\n}")
    }
    // Exactly 96 columns fit.
    let name = String(repeating: "a", count: 96 - "func () -> Int".count)
    #expect(text("func \(name)() -> Int") == "func \(name)() -> Int {\n  0\n}")
  }

  @Test func placeholdersAreEscapedInSnippets() {
    let template: Template = "a$ \\ \(stop: 1, "b}$") \(stop: 0) {}"
    #expect(template.snippet == "a\\$ \\\\ ${1:b\\}\\$} $0 {}")
    #expect(template.plainText == "a$ \\ b}$  {}")
    let lines: Template = "if a {\n  \(stop: 1, "b"), \(stop: 2, "c")\n}"
    #expect(lines.formatted(in: SourceStyle(indentation: "\t"), base: " ").snippet == "if a {\n \t${1:b}, ${2:c}\n }")
    let empty: Template = "a {\n  \(stop: 0)\n}"
    #expect(empty.plainText == "a {\n\n}")
    #expect((empty + empty).plainText == "a {\n\n}a {\n\n}")
  }

  private func text(_ signature: String) -> String { DelegateStub(signature: signature).text }
}
