import SwiftScan
import Testing
import TextModel

@testable import BridgeModel

/// Edits of declaration heads after which only the edited file is joined again.
@Suite struct HeadEditTests {
  @Test func aRenamedTypeIsFoundUnderItsNewName() throws {
    var edit = HeadEdit("struct A {}\nstruct B: UIViewRepresentable {}\n// file: Other.swift\nextension Map {}")
    try edit.replace("struct A", with: "struct Chart: View, UIViewRepresentable")
    #expect(edit.representables == ["Chart", "B"])
    try edit.replace("struct B", with: "struct Map")
    #expect(edit.representables == ["Chart", "Map"])
    #expect(edit.model.representables.last?.extensions.map(\.path) == ["Other.swift"])
  }

  /// The declarations after an edit have different indexes.
  @Test func declarationsAfterAnEditMoveAlong() throws {
    var edit = HeadEdit("struct A {}\nstruct B: UIViewRepresentable {}\nstruct C: UIViewRepresentable {}")
    try edit.replace("struct A {}", with: "enum X {}\nenum Y {}\nstruct A {}")
    #expect(edit.representables == ["B", "C"])
    try edit.replace("enum X {}\nenum Y {}\nstruct A {}\n", with: "")
    #expect(edit.representables == ["B", "C"])
    #expect(edit.model.representables.map(\.declaration.name) == ["B", "C"])
  }

  /// A representable is looked up again when the name of another type affects its kind.
  @Test func anotherTypeCanTurnATypeIntoARepresentable() throws {
    var edit = HeadEdit("struct UIViewRepresentable {}\n// file: B.swift\nstruct B: UIViewRepresentable {}")
    #expect(edit.representables == [])
    try edit.replace("struct UIViewRepresentable", with: "struct Own")
    #expect(edit.representables == ["B"])
    try edit.replace("struct Own", with: "struct UIViewRepresentable")
    #expect(edit.representables == [])
  }

  @Test func aCoordinatorInAnotherFileIsFoundByItsName() throws {
    var edit = HeadEdit(
      """
      class Keeper {}
      // file: Map.swift
      struct Map: UIViewRepresentable { func makeCoordinator() -> Delegate { Delegate() } }
      """)
    #expect(edit.model.representables.first?.coordinator == nil)
    try edit.replace("class Keeper", with: "class Delegate")
    #expect(edit.model.representables.first?.coordinator?.declaration.path == "Main.swift")
    #expect(edit.model.namesOfRepresentables(in: "Main.swift") == ["Map"])
  }

  /// The name that a bridge depends on may have changed since the bridge was found.
  @Test func aCoordinatorNamedAfterAnEditIsFound() throws {
    var edit = HeadEdit(
      """
      struct Map: UIViewRepresentable { func makeCoordinator() -> Old { fatalError() } }
      enum A {}
      """)
    try edit.replace("-> Old", with: "-> New")
    #expect(edit.model.representables.first?.coordinator == nil)
    try edit.replace("enum A", with: "class New")
    #expect(edit.model.representables.first?.coordinator?.name == "New")
    try edit.replace("class New", with: "class Old")
    #expect(edit.model.representables.first?.coordinator == nil)
    #expect(edit.model.namesOfRepresentables(in: "Main.swift") == ["Map"])
  }

  /// The type that an extension extends may depend on a type in the edited file.
  @Test func extensionsInOtherFilesFollowARenamedType() throws {
    var edit = HeadEdit(
      "enum Charts { struct Bar {} }\n// file: Bar.swift\nextension Charts.Bar: UIViewRepresentable {}")
    #expect(edit.representables == ["Charts.Bar"])
    try edit.replace("enum Charts", with: "enum Graphs")
    #expect(edit.representables == edit.freshRepresentables)
    try edit.replace("enum Graphs", with: "enum Charts")
    #expect(edit.representables == ["Charts.Bar"])
  }

  @Test func declarationsThatMakeOtherTypesBridgesJoinAllFiles() throws {
    var edit = HeadEdit(
      "protocol Bridge {}\ntypealias Screen = Int\n// file: B.swift\nstruct B: Bridge {}\nstruct C: Screen {}")
    try edit.replace("protocol Bridge", with: "protocol Bridge: UIViewRepresentable")
    #expect(edit.representables == ["B"])
    try edit.replace("= Int", with: "= UIViewControllerRepresentable")
    #expect(edit.representables == ["B", "C"])
    try edit.replace("protocol Bridge: UIViewRepresentable", with: "protocol Bridge")
    #expect(edit.representables == ["C"])
  }

  @Test func otherProtocolsAndTypealiasesAreFollowed() throws {
    var edit = HeadEdit(
      """
      protocol Delegate {}
      typealias Keeper = Int
      // file: Map.swift
      struct Map: UIViewRepresentable { func makeCoordinator() -> Keeper { fatalError() } }
      class Guard: Delegate {}
      """)
    try edit.replace("protocol Delegate", with: "protocol Delegate: AnyObject")
    try edit.replace("= Int", with: "= Guard")
    #expect(edit.model.representables.first?.coordinator?.name == "Guard")
    try edit.replace("typealias Keeper", with: "typealias Other")
    #expect(edit.model.representables.first?.coordinator == nil)
  }

  /// A new type alias can change which type an extension extends.
  @Test func aTypeAliasForATypeExtendedElsewhereJoinsAllFiles() throws {
    var edit = HeadEdit(
      "typealias Chart = Int\nstruct Map {}\n// file: B.swift\nextension Plan: UIViewRepresentable {}")
    #expect(edit.representables == ["Plan"])
    try edit.replace("typealias Chart = Int", with: "typealias Plan = Map")
    #expect(edit.representables == ["Map"])
    try edit.replace("typealias Plan", with: "typealias Chart")
    #expect(edit.representables == ["Plan"])
  }
}

/// The first file of a project while its declaration heads are edited.
private struct HeadEdit {
  var model: ProjectModel

  /// Joins all files once, with the first one as the edited file.
  init(_ source: String) {
    model = BridgeModelTests.model(source)
    let facts = model.facts(of: "Main.swift").map { FileFacts($0.file) }
    model = ProjectModel(
      joining: model.allFiles.map { $0.path == "Main.swift" ? facts ?? $0 : $0 })
  }

  var representables: [String] { model.representables.map(\.name) }

  /// The representables in a fresh model of the current texts.
  var freshRepresentables: [String] {
    ProjectModel(model.allFiles.map { SourceFile(path: $0.path, document: Document($0.file.document.text)) })
      .representables.map(\.name)
  }

  mutating func replace(_ old: String, with new: String) throws {
    let facts = try #require(model.facts(of: "Main.swift"))
    let text = facts.file.document.text.string
    let start = text.utf8.distance(from: text.startIndex, to: try #require(text.firstRange(of: old)).lowerBound)
    let document = facts.file.document.applying(
      TextEdit(replacing: start..<start + old.utf8.count, with: new), version: facts.file.document.version + 1)
    let edited = FileFacts(SourceFile(path: "Main.swift", document: document), after: facts)
    model = model.replacing(edited)
  }
}
