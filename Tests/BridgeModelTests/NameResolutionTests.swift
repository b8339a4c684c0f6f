import BridgeModel
import Testing

/// The meaning of type names, and the inherited types.
@Suite struct NameResolutionTests {
  private let project = model(
    """
    struct Outer {
      struct Inner {}
      typealias Short = Inner
      typealias Handler = (Int) -> Void
    }
    struct Inner {}
    typealias Circular = Round
    typealias Round = Circular
    #if os(iOS)
    typealias Native = UIView
    #else
    typealias Native = NSView
    #endif
    class Base: UIScrollView, Reloading {}
    class Grid: Base {}
    class Alien: Library.Thing {}
    protocol Reloading: UIScrollViewDelegate {}
    class Owner: Alien, UITableViewDelegate {}
    extension Grid: NSTextViewDelegate {}
    """)

  @Test func aStandInForAnAppleTypeDoesNotHideIt() {
    let project = model(
      """
      #if canImport(UIKit)
      typealias NSColor = UIColor
      #else
      typealias UIView = NSView
      #endif
      typealias UIButton = Button
      struct Button {}
      class Card: UIView {}
      """)
    #expect(project.resolve("UIView", in: "").map(\.name) == ["UIView"])
    #expect(project.resolve("NSColor", in: "").map(\.name) == ["NSColor"])
    #expect(project.resolve("UIButton", in: "").map(\.name) == ["Button"])
    #expect(project.frameworkClass(of: "Card") == "UIView")
    let marked = MarkedExpressions(
      """
      #if !canImport(UIKit)
      typealias UITextField = NSTextField
      #endif
      func f(_ field: UITextField) { print(⟦field⟧) }
      """)
    #expect(marked.types == ["UITextField"])
  }

  @Test func namesAreLookedUpFromTheInnermostScopeOut() {
    #expect(project.resolve("Inner", in: "Outer").map(\.name) == ["Outer.Inner"])
    #expect(project.resolve("Inner", in: "").map(\.name) == ["Inner"])
    #expect(project.resolve("Short", in: "Outer.Inner").map(\.name) == ["Outer.Inner"])
    #expect(project.resolve("Outer.Short", in: "").map(\.name) == ["Outer.Inner"])
    #expect(project.resolve("Self", in: "Outer").map(\.name) == ["Outer"])
    #expect(project.resolve("UIKit.UIView", in: "Outer").map(\.name) == ["UIView"])
    #expect(project.resolve("Native", in: "").map(\.name) == ["UIView", "NSView"])
    #expect(project.resolveUniquely("Native", in: "") == nil)
    #expect(project.resolve("Circular", in: "").isEmpty)
    #expect(project.resolve("Outer.Missing", in: "").isEmpty)
  }

  @Test func ancestorsAreFoundInTheProjectAndTheTables() {
    let grid = project.ancestry(of: project.declarations(of: "Grid") + project.extensions(of: "Grid"))
    #expect(grid.isComplete)
    for name in [
      "Base", "UIScrollView", "UIView", "NSObject", "Reloading", "UIScrollViewDelegate", "NSTextViewDelegate",
    ] {
      #expect(grid.contains(name), "\(name)")
    }
    let owner = project.ancestry(of: project.declarations(of: "Owner"))
    #expect(!owner.isComplete && owner.unknownNames == ["Library.Thing"])
    // A refined protocol includes the protocols that it refines.
    #expect(owner.contains("UIScrollViewDelegate"))
  }

  @Test func theNearestFrameworkClassIsFound() {
    #expect(project.frameworkClass(of: "Grid") == "UIScrollView")
    #expect(project.frameworkClass(of: "UITextField") == "UITextField")
    #expect(project.frameworkClass(of: "Alien") == nil)
    #expect(project.isClass("Grid", kindOf: "UIView"))
    #expect(!project.isClass("Grid", kindOf: "UIViewController"))
  }
}
