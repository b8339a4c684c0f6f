import BridgeModel
import LintEngine
import SampleRules
import SwiftScan
import Synchronization
import Testing
import TextModel

/// After an edit, a type is checked again only if its last check depended on something that changed.
@Suite struct FileDiagnosticsTests {
  @Test func onlyTheEditedTypeIsCheckedAgain() {
    let names = ["A", "B", "C", "D", "E"]
    var project = WatchedProject([names.map { representable($0, making: "\($0)View") }.joined()])
    #expect(project.check() == names)
    #expect(project.check() == [])
    project.edit("CView()", to: "CView(frame: .zero)")
    #expect(project.check() == ["C"])
  }

  @Test func diagnosticsMoveWithTheirType() {
    var project = WatchedProject([
      "enum Start {\n  case first\n}\n" + representable("A", making: "AView") + representable("B", making: "BView")
    ])
    _ = project.check()
    #expect(project.found == ["A@35..<36", "B@228..<229"])
    project.edit("AView()", to: "AView(frame: .zero)")
    #expect(project.check() == ["A"])
    #expect(project.found == ["A@35..<36", "B@240..<241"])
  }

  @Test func editingACoordinatorInAnotherFileRechecksItsRepresentable() {
    var project = WatchedProject([
      """
      struct A: UIViewRepresentable {
        func makeCoordinator() -> Helper { Helper() }
      }
      """,
      "class Helper {\n  var value = 1\n  var a = 1\n}\nclass Other {\n  var b = 1\n  var c = 1\n  var number = 1\n}\n",
    ])
    // The type has a part in each of the two files.
    #expect(project.check() == ["A", "A"])
    project.edit("var number = 1", to: "var number = 2", inFile: 1)
    #expect(project.check() == [])
    project.edit("var value = 1", to: "var value = 2", inFile: 1)
    #expect(project.check() == ["A", "A"])
  }

  @Test func aCheckThatAppearsInAnotherFileRechecksTheCreation() {
    var project = WatchedProject([
      """
      struct A: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> MFMailComposeViewController { MFMailComposeViewController() }
      }
      """, "struct B {\n  var a = 1\n  var b = 1\n}\n",
    ])
    #expect(project.check() == ["A"])
    project.edit("var a = 1", to: "var a = 2", inFile: 1)
    #expect(project.check() == [])
    project.edit("var b = 1", to: "var b = MFMailComposeViewController.canSendMail", inFile: 1)
    #expect(project.check() == ["A"])
  }

  @Test func onlyANewTypeIsChecked() {
    var project = WatchedProject([
      ["A", "B", "C"].map { representable($0, making: "View") }.joined(), "struct Plain {}",
    ])
    #expect(project.check() == ["A", "B", "C"])
    project.edit("struct Plain {}", to: representable("D", making: "View"), inFile: 1)
    #expect(project.check() == ["D"])
  }

  @Test func aNewRepresentableProtocolRechecksItsTypes() {
    var project = WatchedProject(["struct A: Wrapping {}\nstruct B: UIViewRepresentable {}", "struct Plain {}"])
    #expect(project.check() == ["B"])
    project.edit("struct Plain {}", to: "protocol Wrapping: UIViewRepresentable {}", inFile: 1)
    // The second file declares the protocol of A.
    #expect(project.check() == ["A", "A"])
  }

  private func representable(_ name: String, making view: String) -> String {
    """
    struct \(name): UIViewRepresentable {
      var title: String
      func updateUIView(_ view: \(view), context: Context) { view.title = title }
      func makeUIView(context: Context) -> \(view) {
        \(view)()
      }
    }

    """
  }

  /// A type with this name in the project isn't SwiftUI's protocol. Seed 17012 of `benchmarks projects` found this.
  @Test func removingAShadowingTypeRestoresTheProtocol() {
    var project = WatchedProject(["struct A: UIViewRepresentable {}", "struct UIViewRepresentable {}"])
    #expect(project.check() == [])
    project.edit("struct UIViewRepresentable {}", to: "struct Plain {}", inFile: 1)
    #expect(project.check() == ["A"])
  }

  @Test func diagnosticsOfARemovedTypeDisappear() {
    var project = WatchedProject(["struct A: UIViewRepresentable {}\nstruct B: UIViewRepresentable {}\n"])
    _ = project.check()
    project.edit("struct A: UIViewRepresentable {}\n", to: "")
    _ = project.check()
    #expect(project.found == ["B@7..<8"])
  }

  @Test func suppressionsFollowTheirComments() {
    var project = WatchedProject([
      "struct A {}\n// uibridge:disable:next watch\nstruct B: UIViewRepresentable {}\nstruct C: UIViewRepresentable {}\n"
    ])
    _ = project.check()
    #expect(project.found == ["C@83..<84"])
    project.edit("struct A {}", to: "struct A { }")
    _ = project.check()
    #expect(project.found == ["C@84..<85"])
    project.edit("// uibridge:disable:next watch\n", to: "")
    _ = project.check()
    #expect(project.found == ["B@20..<21", "C@53..<54"])
  }
}

extension FileDiagnosticsTests {
  /// A check that depends on the files that mention a word runs again when another file begins or stops to mention it.
  @Test func checksFollowTheFilesThatMentionAWord() throws {
    func facts(_ path: FilePath, _ text: String) -> FileFacts {
      FileFacts(SourceFile(path: path, document: Document(SourceText(text))))
    }
    let rule = sampleRule(
      "mentioned",
      check: .types { type, context in
        let nodes = context.project.files(mentioning: "beacon").flatMap(\.tree.items)
        guard nodes.contains(where: { $0.mentions("beacon") }), let node = type.primary?.node else { return }
        context.report("mentioned", at: .whole(node))
      })
    var project = ProjectModel(joining: [facts("A.swift", "struct A {}\n"), facts("B.swift", "func light() {}\n")])
    var file = FileDiagnostics()
    #expect(file.check("A.swift", in: project, RuleSelection([rule])).isEmpty)
    for (text, count) in [("func light() { beacon() }\n", 1), ("func light() { lamp() }\n", 0)] {
      let document = try #require(project.facts(of: "B.swift")).file.document
      let edited = document.applying(
        TextEdit(replacing: 0..<document.text.count, with: text), version: document.version + 1)
      project = project.replacing(FileFacts(SourceFile(path: "B.swift", document: edited)))
      #expect(file.check("A.swift", in: project, RuleSelection([rule])).count == count)
    }
  }

  /// While some file doesn't parse, it isn't certain that a suppression is unused.
  @Test func suppressionsAreReevaluatedWhenAnotherFileBreaks() throws {
    func facts(_ path: FilePath, _ text: String) -> FileFacts {
      FileFacts(SourceFile(path: path, document: Document(SourceText(text))))
    }
    let selection = RuleSelection([sampleRule("silent", check: .representables { _, _ in })])
    let project = ProjectModel(joining: [
      facts("A.swift", "// uibridge:disable:next silent\nstruct A: UIViewRepresentable {}\n"),
      facts("B.swift", "struct B {}\n"),
    ])
    var file = FileDiagnostics()
    _ = file.check("A.swift", in: project, selection)

    let same = project.replacing(facts("B.swift", "struct B { var b = 1 }\n"))
    let otherAnswers = try #require(same.questionsAnsweredAnew(since: project, .anything))
    let isSame = file.follow(same, of: "A.swift", otherAnswers)
    #expect(isSame)
    let broken = same.replacing(facts("B.swift", "struct B { var b = 1\n"))
    try #require(broken.hasBrokenDeclarations)
    let moreAnswers = try #require(broken.questionsAnsweredAnew(since: same, .anything))
    let isStillSame = file.follow(broken, of: "A.swift", moreAnswers)
    #expect(!isStillSame)
  }
}

/// A project of open files, and a rule that reports and records the representables that it checks.
private struct WatchedProject {
  private var facts: [FileFacts]
  private var model: ProjectModel
  private var checked: [FileDiagnostics]
  private let watch = Watch()
  private(set) var found: [String] = []

  private final class Watch: Sendable {
    let seen = Mutex<[String]>([])
  }

  init(_ texts: [String]) {
    facts = texts.enumerated().map {
      FileFacts(SourceFile(path: "\($0).swift", document: Document(SourceText($1))))
    }
    model = ProjectModel(joining: facts)
    checked = texts.map { _ in FileDiagnostics() }
  }

  mutating func edit(_ old: String, to new: String, inFile index: Int = 0) {
    let document = facts[index].file.document
    let text = document.text.string
    guard let place = text.firstRange(of: old) else { return }
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let edit = TextEdit(replacing: start..<start + old.utf8.count, with: new)
    let edited = document.applying(edit, version: document.version + 1)
    facts[index] = FileFacts(SourceFile(path: facts[index].path, document: edited), after: facts[index])
    model = model.replacing(facts[index])
  }

  /// Checks all files and returns the names of the checked representables.
  mutating func check() -> [String] {
    let watch = watch
    let rule = sampleRule(
      "watch",
      check: .representables { representable, context in
        watch.seen.withLock { $0.append(representable.name) }
        _ = context.project.uncheckedCreations(in: representable)
        context.report(representable.name, at: .name(of: representable.declaration.node))
      })
    watch.seen.withLock { $0 = [] }
    found = []
    for index in facts.indices {
      found += checked[index].check(facts[index].path, in: model, RuleSelection([rule])).map {
        "\($0.message)@\($0.range)"
      }
    }
    return watch.seen.withLock { $0 }.sorted()
  }
}
