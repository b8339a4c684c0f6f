import BridgeTemplates
import Testing
import TextModel

@Suite struct TemplateTests {
  @Test func hasASnippetAndAPlainForm() {
    let template: Template = "let \(stop: 1, "name") = \"$}\\\"\n\(stop: 0)"
    let braces: Template = "\(stop: 1, "{}")"
    #expect(braces.snippet == "${1:{\\}}")
    #expect(template.plainText == "let name = \"$}\\\"\n")
    #expect(template.snippet == "let ${1:name} = \"\\$}\\\\\"\n$0")
  }

  @Test func keepsItsPlaceholdersWhenFormatted() {
    let template: Template = "a {\n  \(stop: 1, "b") \(stop: 0)\n}"
    let formatted = template.formatted(in: SourceStyle(indentation: "\t"), base: "  ")
    #expect(formatted.snippet == "a {\n  \t${1:b} $0\n  }")
    #expect(formatted.plainText == "a {\n  \tb\n  }")
    let adjacent: Template = "\(stop: 1, "a")\(stop: 2, "b") {}"
    #expect(adjacent.formatted(in: SourceStyle(indentation: "\t")).snippet == "${1:a}${2:b} {}")
  }
}
