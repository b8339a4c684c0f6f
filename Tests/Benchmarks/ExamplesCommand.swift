import ProjectChecks
import TypeCheckSupport

/// `benchmarks examples`: compiles the code that fixes write in the examples of all rules.
func checkExamples(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["show", "interfaces"])
  let texts = ExampleCase.fixedTexts
  let found = arguments.interfaces.typeCheck(snippets: texts)
  for fault in found.prefix(try arguments.number("show", default: 20)) { print("FAULT \(fault)") }
  print("\(texts.count) fixed examples, \(found.count) faults")
  return found.isEmpty
}
