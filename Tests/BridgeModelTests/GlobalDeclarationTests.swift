import BridgeModel
import SwiftScan
import Testing
import TextModel

/// Functions and variables outside types.
@Suite struct GlobalDeclarationTests {
  @Test func otherFilesDeclareThem() {
    let code = MarkedExpressions(
      """
      import UIKit
      func near() -> UILabel { UILabel() }
      func f() {
        _ = ⟦near()⟧
        _ = ⟦far(1)⟧
        _ = ⟦far(named: "")⟧
        _ = ⟦theme⟧
        _ = ⟦hidden()⟧
        _ = ⟦twice()⟧
        _ = ⟦accent⟧
        let far = UIButton()
        _ = ⟦far⟧
      }
      // file: Other.swift
      import UIKit
      struct Theme { var color: UIColor }
      let (theme, number) = (Theme(color: .red), 1)
      var accent = UIColor.red
      func far(_ number: Int) -> UIView { UIView() }
      func far(named name: String) -> UIImageView { UIImageView() }
      private func hidden() -> UIView { UIView() }
      func twice() -> UIView { UIView() }
      func near() -> UIButton { UIButton() }
      // file: Third.swift
      import UIKit
      func twice() -> UILabel { UILabel() }
      """)
    #expect(code.types == ["UILabel", "UIView", "UIImageView", "Theme", "_", "_", "UIColor", "UIButton"])
    #expect(
      code.callees.prefix(6) == [
        "global functionDeclaration in Main.swift", "global functionDeclaration in Other.swift",
        "global functionDeclaration in Other.swift", "global binding in Other.swift", "unknown", "unknown",
      ])
  }

  @Test func membersAndTypesHideThem() {
    let code = MarkedExpressions(
      """
      class Card {
        func show() -> Int { 1 }
        func f() { _ = ⟦show()⟧ }
      }
      // file: Other.swift
      func show() -> String { "" }
      """)
    #expect(code.types == ["Int"])
    #expect(code.callees == ["Card.show()"])
  }

  @Test func theyHideThoseOfAppleWithTheSameParameters() {
    let code = MarkedExpressions(
      """
      import SwiftUI
      struct Size {}
      func f(a: Size, b: Size) {
        _ = ⟦max(a, b)⟧
        _ = ⟦max(1, 2)⟧
        ⟦withAnimation(.default) { 1 }⟧
        ⟦withExtendedLifetime(a) { 1 }⟧
      }
      // file: Other.swift
      func max(_ a: Size, _ b: Size) -> Size { a }
      func withExtendedLifetime(_ size: Size, _ work: @escaping () -> Int) -> String { "" }
      """)
    #expect(code.types[0] == "Size")
    #expect(code.callees[1].hasPrefix("Apple's") || code.callees[1] == "unknown")
    #expect(code.callees[2].hasPrefix("Apple's"))
  }

  @Test func theirClosuresRunWhenTheyCallThem() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          func updateUIView(_ view: UIView, context: Context) {
            onMain { ⟦f()⟧ }
            after(1) { ⟦f()⟧ }
            with(view) { ⟦f()⟧ }
            keep { ⟦f()⟧ }
          }
        }
        // file: Other.swift
        func onMain(_ work: @escaping () -> Void) {
          if Thread.isMainThread { work() } else { DispatchQueue.main.async(execute: work) }
        }
        func after(_ seconds: Double, _ work: @escaping () -> Void) {
          DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work() }
        }
        func with<T>(_ value: T, _ change: () -> Void) { change() }
        var kept: [() -> Void] = []
        func keep(_ work: @escaping () -> Void) { kept.append(work) }
        """))
    let timings = marked.marks.map { mark in
      marked.body(around: mark).map { marked.project.timing(of: mark, in: $0) }
    }
    #expect(timings == [.now, .later, .now, .whenCalled])
  }

  @Test(arguments: [
    ("func far() {}", "func near() {}", ["far", "near"]), ("func far() {}", "func far() { print() }", ["far"]),
    ("let far = 1", "", ["far"]), ("", "private func far() {}", ["far"]),
  ])
  func editsConcernThoseWhoAskForTheirNames(_ old: String, _ new: String, _ names: [String]) {
    let project = model("func f() { far() }\n// file: Other.swift\n\(old)")
    let edited = project.replacing(FileFacts(SourceFile(path: "Other.swift", document: Document(SourceText(new)))))
    let answers = edited.questionsAnsweredAnew(since: project, .anything) ?? []
    #expect(["far", "near"].filter { answers.contains(.global($0)) } == names)
  }

  @Test func editsOfOtherFilesAddAndRemoveThem() throws {
    let project = model("func f() { far() }\n// file: Other.swift\nfunc near() {}")
    func callee(in project: ProjectModel) throws -> Callee {
      let call = try #require(project.facts(of: "Main.swift")?.tree.descendants(.call).first)
      return project.callee(of: call, in: "Main.swift")
    }
    func other(_ text: String) -> FileFacts {
      FileFacts(SourceFile(path: "Other.swift", document: Document(SourceText(text))))
    }
    #expect(try callee(in: project) == .unknown)
    let added = project.replacing(other("func far() {}"))
    guard case .global(let global) = try callee(in: added) else {
      Issue.record("the new function isn't found")
      return
    }
    #expect(global.path == "Other.swift")
    #expect(try callee(in: added.replacing(other("private func far() {}"))) == .unknown)
    #expect(try callee(in: added.changing(["Other.swift": nil])) == .unknown)
  }
}
