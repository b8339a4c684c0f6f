import BridgeModel
import SwiftScan
import Testing
import TextModel

/// Facts are the same however they were obtained.
@Suite struct FileFactsTests {
  private let source = """
    import UIKit
    typealias Shown = Badge
    struct Badge: UIViewRepresentable {
      class Coordinator: NSObject {}
    }
    extension Shown {
      func more() {}
    }
    """

  @Test func restingFactsEqualLoadedFacts() {
    let facts = FileFacts(SourceFile(path: "A.swift", document: Document(SourceText(source))))
    let resting = facts.resting()
    #expect(resting.path == "A.swift")
    #expect(resting.imports == ["UIKit"])
    #expect(!resting.hasBrokenDeclarations)
    #expect(resting.types.map(\.name) == ["Badge", "Badge.Coordinator"])
    #expect(resting.extensions.map(\.name) == ["Shown"])
    #expect(resting.file.document.text.string == source)
    let (model, other) = (ProjectModel(joining: [facts]), ProjectModel(joining: [resting]))
    #expect(other.representables.map(\.name) == ["Badge"])
    #expect(other.representables.map { $0.members.map(\.name) } == model.representables.map { $0.members.map(\.name) })
  }

  @Test func factsReadWithoutBodiesEqualThoseOfTheDocument() {
    let broken =
      "\(source)\n#if os(iOS)\nclass Cell { func f() { class Inner {} }\nextension Cell { typealias Body = () -> Void\n"
    for source in [source, broken] {
      let facts = FileFacts(SourceFile(path: "A.swift", document: Document(SourceText(source))))
      for (signs, packsText) in [([], false), ([], true), (CodeSigns.border, false)] {
        let resting = FileFacts(restingAt: "A.swift", Array(source.utf8), awakeAbout: signs, packsText: packsText)
        let declarations = [ProjectModel(joining: [facts]), ProjectModel(joining: [resting])].map { model in
          model.types(in: "A.swift").flatMap(\.declarations)
        }
        #expect(declarations[0].map(\.head) == declarations[1].map(\.head))
        #expect(declarations[0].map(\.signs) == declarations[1].map(\.signs))
        #expect(resting.imports == facts.imports)
        #expect(resting.hasBrokenDeclarations == facts.hasBrokenDeclarations)
        #expect(resting.types.map(\.node.range) == facts.types.map(\.node.range))
        #expect(resting.file.document.text.string == source)
        #expect(resting.mayHaveRemarks == FileFacts(restingAt: "A.swift", Array(source.utf8)).mayHaveRemarks)
      }
    }
  }

  @Test(arguments: [false, true]) func aRestingFileMentionsOnlyTheNamesInItsCode(_ packsText: Bool) {
    let source = "// Badge\nfunc show() { Label(\"Card\") }"
    let resting = FileFacts(restingAt: "A.swift", Array(source.utf8), packsText: packsText)
    #expect(resting.mayMention(SoughtWord("Label")))
    #expect(!resting.mayMention(SoughtWord("Badge")) && !resting.mayMention(SoughtWord("Card")))
  }

  @Test func aLoadedFileMentionsTheSameNames() {
    let resting = FileFacts(restingAt: "A.swift", Array("func show() { Label(\"Card\") }".utf8))
    _ = resting.file
    #expect(resting.mayMention(SoughtWord("Label")) && !resting.mayMention(SoughtWord("Badge")))
  }

  @Test func onlyCommentsContainRemarks() {
    func mayHaveRemarks(_ source: String) -> Bool { FileFacts(restingAt: "A.swift", Array(source.utf8)).mayHaveRemarks }
    #expect(mayHaveRemarks("func show() {\n  /* uibridge:disable */\n}"))
    #expect(!mayHaveRemarks("func show() { print(\"uibridge:disable\") } // nothing"))
    let document = Document(SourceText("// uibridge:enable"))
    #expect(FileFacts(SourceFile(path: "A.swift", document: document)).resting().mayHaveRemarks)
  }

  /// A model that retains syntax trees finds the same representables as one that doesn't, and they don't outlive an
  /// edit.
  @Test func representablesWithRetainedTreesAreTheSame() async {
    let facts = FileFacts(restingAt: "A.swift", Array(source.utf8))
    let kept = await ProjectModel(joining: [facts], coverage: .project, surroundings: [:]) { count, piece in
      for number in 0..<count { piece(number) }
    }
    let fresh = ProjectModel(joining: [facts.resting()])
    #expect(kept.representables.map(\.name) == fresh.representables.map(\.name))
    #expect(kept.representables.map(\.properties) == kept.representables.map(\.properties))
    let renamed = Document(SourceText(source.replacing("text", with: "label")))
    let edited = kept.replacing(FileFacts(SourceFile(path: "A.swift", document: renamed)))
    let expected = ProjectModel([SourceFile(path: "A.swift", document: renamed)])
    #expect(
      edited.representables.map { $0.members.map(\.name) } == expected.representables.map { $0.members.map(\.name) })
  }

  /// Nodes are compared by identity, so a file must not be scanned twice.
  @Test func aRestingFileIsScannedOnce() {
    let resting = FileFacts(SourceFile(path: "A.swift", document: Document(SourceText(source)))).resting()
    #expect(resting.types == resting.types)
    #expect(resting.resting().types == resting.types)
  }

  @Test func factsAfterAnEditEqualThoseOfAFreshFile() {
    let document = Document(SourceText(source))
    let facts = FileFacts(SourceFile(path: "A.swift", document: document))
    let edited = document.applying(.insert("struct More {}\n", at: 13), version: 1)
    let followed = FileFacts(SourceFile(path: "A.swift", document: edited), after: facts)
    let fresh = FileFacts(SourceFile(path: "A.swift", document: Document(edited.text)))
    #expect(followed.types.map(\.name) == ["More", "Badge", "Badge.Coordinator"])
    #expect(followed.types.map(\.node.range) == fresh.types.map(\.node.range))
    #expect(followed.extensions.map(\.node.range) == fresh.extensions.map(\.node.range))
  }
}
