import BridgeModel
import Testing
import TextModel

/// The types that a file contributes to, and the classes in which UIKit and SwiftUI meet.
@Suite struct ProjectTypeTests {
  @Test func aTypeCombinesAllItsParts() {
    let project = model(
      """
      struct Page: View { let title = "" }
      protocol Shown {}
      extension Page { var mark: Int { 1 } }
      extension UILabel { func show() {} }
      // file: Other.swift
      extension Page { func turn() {} }
      enum Side {}
      class Twice {}
      // file: Third.swift
      class Twice {}
      """)
    #expect(project.types(in: "Main.swift").map(\.name) == ["Page", "UILabel"])
    #expect(project.types(in: "Other.swift").map(\.name) == ["Side", "Twice", "Page"])
    let page = project.types(in: "Other.swift").last
    #expect(page?.members.map(\.name) == ["title", "mark", "turn"])
    #expect(page?.primary?.path == "Main.swift")
    #expect(project.types(in: "Main.swift").last?.primary == nil)
  }

  @Test func extensionsOfAProtocolAreATypeWithoutADeclaration() {
    let project = model(
      """
      protocol Shown {}
      extension Shown { func show() {} }
      protocol Hidden {}
      """)
    let types = project.types(in: "Main.swift")
    #expect(types.map(\.name) == ["Shown"])
    #expect(types.first?.members.map(\.name) == ["show"])
    #expect(types.first?.primary == nil)
  }

  @Test func scopesContainThePropertiesOfAllParts() throws {
    let project = model(
      """
      struct Page { let title = "", mark = 1; func turn() { var mark = 2 } }
      // file: Other.swift
      extension Page { var mark: Bool { true }; func title() {} }
      // file: Third.swift
      extension Page { static let side = 0 }
      """)
    let page = try #require(project.types(in: "Main.swift").first)
    let scope = page.expressionScope(of: try #require(page.members.last { $0.path == "Main.swift" }))
    for name in ["title", "mark", "side", "turn", "none"] {
      #expect(scope.properties(named: name) == page.properties.filter { $0.name == name }, "\(name)")
    }
    #expect(scope.properties(named: "mark").map(\.member.path) == ["Main.swift", "Other.swift"])
    #expect(page.localProperties.map(\.name) == ["title", "mark"])
  }

  @Test func onlyBridgingClassesCount() {
    let project = model(
      """
      import SwiftUI
      struct V: UIViewRepresentable {
        func makeUIView(context: Context) -> Panel { Panel() }
        final class Coordinator {}
      }
      class Page: UIViewController {}
      class Model {}
      extension UIViewController {}
      // file: Plain.swift
      import UIKit
      class Panel: UIView {}
      class Plain: UIViewController {}
      class Owner { let host = UIHostingController(rootView: Text("")) }
      #if false
      class Page2: UIViewController { let host = UIHostingController(rootView: Text("")) }
      #endif
      """)
    func bridgingClasses(in path: FilePath) -> [ProjectType] {
      project.types(in: path).filter { project.isBridgingClass($0, in: path) }
    }
    #expect(bridgingClasses(in: "Main.swift").map(\.name) == ["V.Coordinator", "Page", "UIViewController"])
    #expect(bridgingClasses(in: "Plain.swift").map(\.name) == ["Panel", "Owner"])
    #expect(bridgingClasses(in: "Main.swift").last?.frameworkClass == "UIViewController")
  }
}
