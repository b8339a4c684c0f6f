import BridgeModel
import Testing

@testable import BridgeFacts

@Suite struct CodeSignsTests {
  @Test func declarationsHaveTheSignsOfTheirWords() {
    let source = """
      class Signs: UIViewController {
        func none() { /* UIHostingController */ print("addChild") }
      }
      struct Hosting { func f() { CardHostingController() } }
      struct Containment { func f() { host.didMove(toParent: self) } }
      struct Tracking { func f() { withObservationTracking {} onChange: {} } }
      struct Mistaken { func f() { setContentScrollView(a, forEdge: .top) } }
      struct Introduced { func f() { table.selfSizingInvalidation = .disabled } }
      """
    #expect(
      signs(source) == [
        [], .hosting, .containment, [.observationTracking, .introducedAPI], [.mistakenAPI, .introducedAPI],
        .introducedAPI,
      ])
  }

  /// Some words are signs only in certain contexts.
  @Test func signsDependOnTheirContext() {
    let source = """
      struct Page { @State var count = 0 }
      class Model { @State var count = 0 }
      actor Store { @State var count = 0 }
      struct Fresh { func f() { row.id(UUID()) } }
      struct Value { let made = UUID() }
      struct Row { let id: Int }
      """
    #expect(
      signs(source).map { $0.intersection([.viewState, .viewStateInClass, .freshIdentity]) } == [
        .viewState, [.viewState, .viewStateInClass], [.viewState, .viewStateInClass], .freshIdentity, [], [],
      ])
  }

  @Test func everyDelegatePropertyIsASign() {
    let properties = Set(ClassFact.all.flatMap(\.slots).map(\.property)).sorted()
    #expect(!properties.isEmpty)
    let source = properties.map { "struct S { func f() { view.\($0) = self } }" }.joined(separator: "\n")
    let lacking = zip(properties, declarationSigns(source)).filter { !$1.contains(.delegation) }
    #expect(lacking.map(\.0) == [])
  }

  @Test func everyStartCallIsASign() {
    let starts = Set(StopPair.all.map(\.start)).sorted()
    #expect(!starts.isEmpty)
    let source = starts.map { "struct S { func f() { \($0)() } }" }.joined(separator: "\n")
    #expect(zip(starts, declarationSigns(source)).filter { !$1.contains(.starts) }.map(\.0) == [])
  }

  /// The signs of the types. Each type is included once.
  private func signs(_ source: String) -> [CodeSigns] { model(source).types(in: "Main.swift").map(\.signs) }

  /// The signs of the declarations, whatever their names.
  private func declarationSigns(_ source: String) -> [CodeSigns] {
    model(source).facts(of: "Main.swift")?.types.map(\.signs) ?? []
  }
}
