import BridgeModel
import SwiftScan
import Testing
import TextModel

/// The types of expressions, which are those that the compiler finds, or unknown.
@Suite struct ExpressionTypeTests {
  @Test func localsAndBindings() {
    let code = MarkedExpressions(
      """
      import UIKit
      enum Route { case list, detail(id: Int, view: UILabel?) }
      func f(route: Route, views: [UIView], table: [String: UIColor], maybe: UIView?) {
        let (a, b) = (views, "x")
        if let maybe { _ = ⟦maybe⟧ }
        guard let label = maybe as? UILabel else { return }
        _ = ⟦label⟧
        switch route {
        case .detail(let id, let view?): _ = (⟦id⟧, ⟦view⟧)
        case .list: break
        default: break
        }
        for (index, view) in views.enumerated() { _ = (⟦index⟧, ⟦view⟧) }
        for (key, color) in table { _ = (⟦key⟧, ⟦color⟧) }
        _ = (⟦a⟧, ⟦b⟧, ⟦maybe?.layer⟧, ⟦views[0]⟧, ⟦table["x"]⟧, ⟦views.first!⟧)
        if case .detail(id: let number, view: _) = route { _ = ⟦number⟧ }
      }
      """)
    #expect(
      code.types == [
        "UIView", "UILabel", "Int", "UILabel", "Int", "UIView", "String", "UIColor", "[UIView]", "String", "CALayer?",
        "UIView", "UIColor?", "UIView", "Int",
      ])
  }

  @Test func membersOfGenericSuperclasses() {
    let code = MarkedExpressions(
      """
      import SwiftUI
      class Page<Model, Row: View>: UIHostingController<Row> {
        let model: Model
        init(model: Model, row: Row) { self.model = model; super.init(rootView: row) }
        required init?(coder: NSCoder) { return nil }
      }
      class PagePair<Item>: Page<[Item], Text> {}
      typealias NumberPage = PagePair<Int>
      final class Settings: NumberPage {
        func show() { _ = (⟦model⟧, ⟦rootView⟧, ⟦self.model.first⟧) }
      }
      func f(settings: Settings, pair: PagePair<UIView>) {
        _ = (⟦settings.model⟧, ⟦pair.model⟧, ⟦settings.rootView⟧)
      }
      """)
    #expect(code.types == ["[Int]", "Text", "Int?", "[Int]", "[UIView]", "Text"])
  }

  @Test func branchesOfExpressions() {
    let code = MarkedExpressions(
      """
      import UIKit
      enum Kind { case title, icon }
      struct Failure: Error {}
      func f(kind: Kind, label: UILabel, isDark: Bool) throws {
        let color = if isDark { UIColor.black } else { UIColor(white: 1, alpha: 1) }
        let size = switch kind {
        case .title: 12
        case .icon: 24
        }
        let image = switch kind {
        case .title: throw Failure()
        case .icon: if isDark { UIImage() } else { UIImage() }
        }
        let view: UIView = if isDark { label } else { UIView() }
        _ = (⟦color⟧, ⟦size⟧, ⟦image⟧, ⟦view⟧)
        var tint = color
        tint = if isDark { ⟦.black⟧ } else if kind == .icon { ⟦.red⟧ } else { .white }
        let number: Double = if isDark { ⟦1⟧ } else { 2 }
        if isDark { ⟦.hidden⟧ } else { print(tint, number) }
      }
      var tint: UIColor { if Bool.random() { ⟦.black⟧ } else { ⟦.white⟧ } }
      """)
    #expect(
      code.types == [
        "UIColor", "Int", "UIImage", "UIView", "UIColor", "UIColor", "Double", "_", "UIColor", "UIColor",
      ])
  }

  @Test func callsAndClosures() {
    let code = MarkedExpressions(
      """
      import UIKit
      class Maker {
        static func make(title: String) -> UILabel { UILabel() }
        static func make(count: Int) -> UIView { UIView() }
        func each(_ body: (UIView, Int) -> Void) {}
        var labels: [UILabel] = []
        lazy var texts = labels.map { $0.text }
        func run() {
          _ = ⟦Maker.make(title: "")⟧
          _ = ⟦Maker.make(count: 1)⟧
          each { view, number in _ = (⟦view⟧, ⟦number⟧) }
          _ = ⟦labels.filter { ⟦$0⟧.isHidden }⟧
          _ = ⟦labels.first { $0.isHidden }⟧
          labels.forEach { label in ⟦label⟧.text = nil }
          _ = ⟦texts⟧
          _ = ⟦labels.map(\\.layer)⟧
          _ = ⟦UIStackView(arrangedSubviews: labels)⟧
          UIView.animate(withDuration: 1) { } completion: { done in _ = ⟦done⟧ }
        }
      }
      """)
    #expect(
      code.types == [
        "UILabel", "UIView", "UIView", "Int", "[UILabel]", "UILabel", "UILabel?", "UILabel", "[String?]", "[CALayer]",
        "UIStackView", "Bool",
      ])
  }

  @Test func representables() {
    let code = MarkedExpressions(
      """
      import SwiftUI
      @Observable class Model { var title = "" }
      final class Settings: ObservableObject { @Published var size = CGSize.zero }
      struct Field: UIViewRepresentable {
        @Binding var text: String
        @State private var count = 0
        @EnvironmentObject var settings: Settings
        @Environment(Model.self) private var model
        @Environment(\\.colorScheme) var scheme
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ view: UIViewType, context: Context) {
          _ = (⟦view⟧, ⟦context⟧, ⟦context.coordinator⟧, ⟦context.coordinator.parent⟧)
          _ = (⟦$text⟧, ⟦text⟧, ⟦_text⟧, ⟦$count⟧, ⟦settings.size⟧, ⟦$settings.size⟧, ⟦model.title⟧, ⟦scheme⟧)
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject { var parent: Field; init(_ parent: Field) { self.parent = parent } }
      }
      """)
    #expect(
      code.types == [
        "UITextField", "UIViewRepresentableContext<Field>", "Field.Coordinator", "Field", "Binding<String>", "String",
        "Binding<String>", "Binding<Int>", "CGSize", "Binding<CGSize>", "String", "ColorScheme",
      ])
  }

  @Test func aBridgeOfTwoPlatformsHasTwoContexts() {
    let code = MarkedExpressions(
      """
      import SwiftUI
      struct Field { var text = "" }
      #if os(macOS)
      extension Field: NSViewRepresentable {
        func makeNSView(context: Context) -> NSTextField { _ = ⟦context⟧; return NSTextField() }
        func updateNSView(_ view: NSTextField, context: Context) {}
      }
      #else
      extension Field: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField { _ = ⟦context⟧; return UITextField() }
        func updateUIView(_ view: UITextField, context: Context) {}
      }
      #endif
      extension Field { func read(_ context: Context) { _ = ⟦context⟧ } }
      """)
    #expect(code.types == ["NSViewRepresentableContext<Field>", "UIViewRepresentableContext<Field>", "_"])
  }

  @Test func aTypealiasOfTwoPlatformsIsCertainOnlyInABranch() {
    let code = MarkedExpressions(
      """
      import SwiftUI
      #if os(macOS)
      typealias PlatformController = NSViewController
      #else
      typealias PlatformController = UIViewController
      #endif
      class Base: PlatformController { func f() { _ = (⟦view⟧, ⟦title⟧) } }
      #if os(macOS)
      class Own: PlatformController { func f() { _ = ⟦view⟧ } }
      #endif
      """)
    #expect(code.types == ["_", "_", "NSView"])
  }

  @Test func aTypeWithTwoFormsHasThoseOfItsOwnDeclaration() {
    let code = MarkedExpressions(
      """
      #if os(macOS)
      struct List<Content> { func f() { _ = ⟦self⟧ } }
      #else
      struct List<Section, Item> { func f() { _ = ⟦self⟧ } }
      #endif
      extension List { func g() { _ = ⟦self⟧ } }
      """)
    #expect(code.types == ["List<Content>", "List<Section, Item>", "_"])
  }

  @Test func expectedTypesAndLiterals() {
    let code = MarkedExpressions(
      """
      import UIKit
      extension UIColor { static let accent = UIColor.red }
      class Box<Value> { var value: Value; init(value: Value) { self.value = value } }
      func f(view: UIView, box: Box<UILabel>) {
        view.backgroundColor = ⟦.accent⟧
        view.frame = ⟦.init(x: 0, y: 0, width: 1, height: 1)⟧
        let size: CGFloat = 4
        _ = (⟦size⟧, ⟦box.value⟧, ⟦Box(value: view).value⟧, ⟦view.isHidden || true⟧, ⟦view as? UILabel⟧)
        let closure = { [weak view] in _ = ⟦view⟧ }
        view.addConstraint(⟦view.topAnchor.constraint(equalTo: view.bottomAnchor)⟧)
      }
      """)
    #expect(
      code.types == [
        "UIColor", "CGRect", "CGFloat", "UILabel", "UIView", "Bool", "UILabel?", "UIView?", "NSLayoutConstraint",
      ])
  }

  @Test func scopesAndShadowing() {
    let code = MarkedExpressions(
      """
      import UIKit
      class Card: UIView {
        var title = ""
        struct Title { var title = 1; func f() { _ = ⟦title⟧ } }
        func f(title: Int) { _ = (⟦title⟧, ⟦self.title⟧); do { let title = UILabel(); _ = ⟦title⟧ } ; _ = ⟦title⟧ }
        static func g() { _ = ⟦self⟧ }
        func h<T: UIView>(_ value: T) { _ = (⟦value⟧, ⟦value.frame⟧) }
      }
      protocol Named { var name: String { get } }
      extension Named { func show() { _ = (⟦self⟧, ⟦name⟧) } }
      """)
    #expect(
      code.types == [
        "Int", "Int", "String", "UILabel", "Int", "Card.Type", "T", "CGRect", "Self", "String",
      ])
  }

  @Test func whatIsNotCertainIsUnknown() {
    let code = MarkedExpressions(
      """
      import UIKit
      struct Loader { func load() -> Int { 0 } ; func load() -> String { "" } }
      func f(loader: Loader, flag: Bool, thing: Foreign) {
        _ = ⟦loader.load()⟧
        _ = ⟦(flag ? 1 : 2.5)⟧
        _ = ⟦thing.size⟧
        _ = ⟦missing⟧
      }
      """)
    #expect(code.types == ["_", "_", "_", "_"])
  }

  @Test func circularDeclarationsAreUnknown() {
    let code = MarkedExpressions(
      """
      import UIKit
      typealias A = B
      typealias B = A
      class Loop: Loop { typealias Iterator = Loop; var next = next; func f(a: A) { _ = (⟦next⟧, ⟦a⟧) } }
      func g(loop: Loop) { for item in loop { _ = ⟦item⟧ } ; let x = x; _ = ⟦x⟧ }
      """)
    #expect(code.types == ["_", "_", "_", "_"])
  }

  /// A class may be constrained by itself, and a type may look up dynamic members of itself.
  @Test func typesThatMentionThemselvesEnd() {
    let code = MarkedExpressions(
      """
      import UIKit
      class Row<Child> { var child: Child?; var title = "" }
      @dynamicMemberLookup class Store {
        var name = ""
        subscript<Value>(dynamicMember path: KeyPath<Store, Value>) -> Value { self[keyPath: path] }
      }
      @dynamicMemberLookup struct Lens<Root> {
        subscript<Value>(dynamicMember path: KeyPath<Glass<Root>, Value>) -> Value { fatalError() }
      }
      @dynamicMemberLookup struct Glass<Root> {
        subscript<Value>(dynamicMember path: KeyPath<Lens<Root>, Value>) -> Value { fatalError() }
      }
      func f<Child: Row<Child>>(row: Child, store: Store, lens: Lens<Int>) {
        _ = (⟦row.title⟧, ⟦row.child⟧, ⟦store.name⟧, ⟦store.missing⟧, ⟦lens.missing⟧)
      }
      func g<First: Row<Second>, Second: Row<First>>(row: First) { _ = ⟦row.title⟧ }
      """)
    #expect(code.types == ["String", "Child?", "String", "_", "_", "String"])
  }

  /// Typealiases and associated types that contain themselves several times would be types of any size.
  @Test func typesThatContainThemselvesStaySmall() {
    let code = MarkedExpressions(
      """
      import SwiftUI
      typealias Tree = Node<Tree, Tree, Tree>
      typealias Table = [Table: Table]
      class Node<A, B, C> { var a: A; var b: B }
      struct V: UIViewRepresentable {
        func makeUIView(context: Context) -> Node<UIViewType, UIViewType, UIViewType> { Node() }
        func updateUIView(_ view: UIViewType, context: Context) { _ = ⟦view⟧ }
      }
      func f(tree: Tree, table: Table) { _ = (⟦tree⟧, ⟦tree.a.b⟧, ⟦table[table]⟧) }
      """)
    #expect(code.types.allSatisfy { $0.utf8.count < 5_000 })
  }

  @Test func pairsOfPairsStaySmall() {
    let pairs = (1..<16).map { "let a\($0) = (a\($0 - 1), a\($0 - 1))" }.joined(separator: "\n")
    let uses = (0..<16).map { "⟦a\($0)⟧" }.joined(separator: ", ")
    let types = MarkedExpressions("func f() {\n  let a0 = 1\n\(pairs)\n  _ = (\(uses))\n}").types
    #expect(types.count == 16 && types.allSatisfy { $0.utf8.count < 5_000 })
    #expect(types.prefix(3) == ["Int", "(Int, Int)", "((Int, Int), (Int, Int))"])
  }
}

@Suite struct ChangedTypeTests {
  /// An edit of a member's type changes the types that depend on it, although all declarations keep their names.
  @Test func associatedTypesFollowTheMembersThatDecideThem() {
    func file(making made: String) -> FileFacts {
      let source = """
        import SwiftUI
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> \(made) { \(made)() }
          func updateUIView(_ view: UIViewType, context: Context) { _ = view }
        }
        """
      return FileFacts(SourceFile(path: "Main.swift", document: Document(SourceText(source))))
    }
    func type(in project: ProjectModel) -> String? {
      let tree = project.facts(of: "Main.swift")?.tree
      let uses = (tree?.items ?? []).flatMap { $0.descendants(.reference) }.filter { $0.isNamed("view") }
      return uses.last.map { project.type(of: $0, in: "Main.swift").description }
    }
    let project = ProjectModel(joining: [file(making: "UILabel")])
    #expect(type(in: project) == "UILabel")
    #expect(type(in: project.replacing(file(making: "UISwitch"))) == "UISwitch")
  }
}
