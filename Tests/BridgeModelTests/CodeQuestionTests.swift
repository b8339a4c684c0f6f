import SwiftScan
import TestSupport
import Testing
import TextModel

@testable import BridgeModel

/// Questions about the code of all files: who names a word, who creates a value, what views read.
@Suite struct CodeQuestionTests {
  @Test(arguments: UInt64(1)...6)
  func answersFollowEdits(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var lines = (0..<3).map { _ in (0..<6).map { _ in line(&random) } }
    var files = zip(paths, lines).map { FileFacts(file($0, $1, version: 0)) }
    var model = ProjectModel(joining: files)
    for step in 1...120 {
      let number = Int.random(in: 0..<3, using: &random)
      let edited = Int.random(in: 0..<6, using: &random)
      let before = answers(of: model)
      let start = lines[number][..<edited].joined().utf8.count
      let replaced = start..<start + lines[number][edited].utf8.count
      lines[number][edited] = line(&random)
      let document = files[number].file.document.applying(
        TextEdit(replacing: replaced, with: lines[number][edited]), version: step)
      files[number] = FileFacts(SourceFile(path: paths[number], document: document), after: files[number])
      let old = model
      model = model.replacing(files[number])
      let fresh = ProjectModel(joining: zip(paths, lines).map { FileFacts(file($0, $1, version: 0)) })
      #expect(answers(of: model) == answers(of: fresh), "seed \(seed), step \(step)")
      let changed = model.questionsAnsweredAnew(since: old, .these(Set(before.keys))) ?? []
      for (question, answer) in answers(of: model) where answer != before[question] {
        #expect(changed.contains(question), "seed \(seed), step \(step)")
      }
    }
  }

  @Test func anEditThatNamesNothingNewLeavesTheAnswer() {
    let text = "final class Feed: ObservableObject {\n  var item = 1\n}\n@Observable class Other {}\n"
    let old = model(text)
    let questions: Set<ModelQuestion> = [.isNamed("Observable"), .isNamed("ObservableObject")]
    func changed(by new: String) -> Set<ModelQuestion>? {
      guard let file = old.facts(at: "Main.swift") else { return nil }
      let document = file.file.document.applying(
        TextEdit(replacing: 0..<text.utf8.count, with: new), version: 1)
      let edited = FileFacts(SourceFile(path: "Main.swift", document: document), after: file)
      return old.replacing(edited).questionsAnsweredAnew(since: old, .these(questions))?.intersection(questions)
    }
    #expect(changed(by: text.replacing("item", with: "items")) == [])
    #expect(changed(by: text.replacing("@Observable ", with: "")) == [.isNamed("Observable")])
    #expect(changed(by: text.replacing(": ObservableObject", with: "")) == [.isNamed("ObservableObject")])
  }

  /// The answers as text, without the places.
  private func answers(of model: ProjectModel) -> [ModelQuestion: String] {
    var answers: [ModelQuestion: String] = [:]
    for name in names {
      answers[.isNamed(name)] = "\(model.isMentioned(name))"
      answers[.viewReads(name)] = "\(model.isRead(inViews: name))"
      answers[.makers(name)] = "\(model.makers(ofTypesNamed: name).map { "\($0.path): \($0.call.text)" })"
      // A comment before a unit isn't part of its code.
      let units = model.units(mentioning: name).filter { $0.root.mentions(BytePattern(name)) }
      answers[.mentions(name)] = "\(units.map { "\($0.path): \($0.root.text)" })"
    }
    return answers
  }
}

private let paths: [FilePath] = ["A.swift", "B.swift", "C.swift"]
private let names = ["Alpha", "Beta", "gamma"]

private func file(_ path: FilePath, _ lines: [String], version: Int) -> SourceFile {
  SourceFile(path: path, document: Document(SourceText(lines.joined()), version: version))
}

/// A declaration that may mention a name, in code or only in a comment or a longer name.
private func line(_ random: inout SplitMix64) -> String {
  let name = names.randomElement(using: &random) ?? ""
  let lines = [
    "let made = \(name)(\(Int.random(in: 1...3, using: &random)))\n",
    "struct Page: View { var body: some View { model.\(name) } }\n",
    "class \(name)Longer {}\n", "// \(name)\n", "func f() { Text(\"\") }\n", "@\(name) class Kept {}\n",
    "struct Other { func g() { model.\(name) = \(name)() } }\n", "\n",
  ]
  return lines.randomElement(using: &random) ?? ""
}
