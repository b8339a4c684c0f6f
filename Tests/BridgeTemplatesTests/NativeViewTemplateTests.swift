import BridgeFacts
import BridgeTemplates
import Testing

@Suite struct NativeViewTemplateTests {
  @Test func everyEntryIsParsed() {
    #expect(NativeViewTemplate.all.count == 33)
    #expect(Set(NativeViewTemplate.all.map(\.className)).count == NativeViewTemplate.all.count)
    for template in NativeViewTemplate.all {
      #expect(ClassHierarchy.isKnown(template.className), "\(template.className)")
      #expect(template.availability.wholeMatch(of: /(iOS|macOS) [0-9.]+/) != nil, "\(template.className)")
      let inputs = template.inputs.map {
        NativeViewTemplate.Property(name: $0.name, type: $0.types[0], isBinding: $0.isBinding)
      }
      let text = template.declaration(named: "Native", modifiers: "", inputs: inputs)
      #expect(!text.contains("#"), "\(text)")
      for input in inputs { #expect(text.components(named: input.name) > 1, "\(text)") }
    }
  }
}

extension String {
  /// The number of occurrences of a word.
  fileprivate func components(named word: String) -> Int {
    split { !$0.isLetter }.count { $0 == word }
  }
}
