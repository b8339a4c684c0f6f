import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let observableWithLegacyWrapper = Rule(
    id: "observable-with-legacy-wrapper",
    group: "state",
    severity: .error,
    since: "iOS 17, macOS 14",
    summary: "Use the wrappers of `@Observable` classes, not those of `ObservableObject`.",
    symptom: "The code doesn't compile: the class doesn't conform to `ObservableObject`.",
    rationale: """
      `@StateObject`, `@ObservedObject`, and `@EnvironmentObject` require an `ObservableObject`. A class with the \
      `@Observable` macro isn't one: SwiftUI tracks the properties that a view reads, without a wrapper. `@State` owns \
      such an object, `@Environment` finds it, and `@Bindable` makes bindings to its properties. The macro turns \
      stored properties into computed ones, which can't have `@Published`.
      """,
    exception: "None; the code doesn't compile.",
    source:
      "https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro",
    examples: [
      .flagged(
        """
        @Observable final class Cart {
          ⟦@Published⟧ var items: [String] = []
          ⟦@Published⟧ private(set) var total = 0.0
        }
        struct CartList: UIViewRepresentable {
          ⟦@StateObject⟧ private var cart = Cart()
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = cart.items.joined() }
        }
        """,
        fixed: """
          @Observable final class Cart {
            var items: [String] = []
            private(set) var total = 0.0
          }
          struct CartList: UIViewRepresentable {
            @State private var cart = Cart()
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) { label.text = cart.items.joined() }
          }
          """),
      // Only views that use bindings need `@Bindable`.
      .flagged(
        """
        struct CartList: UIViewRepresentable {
          ⟦@ObservedObject⟧ var cart: Cart
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = cart.note }
        }
        struct CartNote: View {
          ⟦@ObservedObject⟧ var cart: Cart
          ⟦@EnvironmentObject⟧ private var saved: Cart
          var body: some View { TextField("Note", text: $cart.note).onAppear { save() } }
          private func save() { saved.note = cart.note }
        }
        @Observable final class Cart { var note = "" }
        """,
        fixed: """
          struct CartList: UIViewRepresentable {
            var cart: Cart
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) { label.text = cart.note }
          }
          struct CartNote: View {
            @Bindable var cart: Cart
            @Environment(Cart.self) private var saved: Cart
            var body: some View { TextField("Note", text: $cart.note).onAppear { save() } }
            private func save() { saved.note = cart.note }
          }
          @Observable final class Cart { var note = "" }
          """),
      // A class can be both, and `@ObservationIgnored` leaves a property to `@Published`.
      .accepted(
        """
        import Combine

        @Observable final class Cart: ObservableObject {
          @ObservationIgnored @Published var items: [String] = []
        }
        struct CartList: UIViewRepresentable {
          @StateObject private var cart = Cart()
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """),
      // The conformance is inherited, or an extension declares it.
      .accepted(
        """
        class Store: ObservableObject {}
        @Observable final class Cart: Store { var items: [String] = [] }
        @Observable final class Basket { var items: [String] = [] }
        extension Basket: ObservableObject {}
        struct CartList: UIViewRepresentable {
          @StateObject private var cart = Cart()
          @ObservedObject var basket: Basket
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """),
      // The superclass of another module may conform, and the project has a wrapper of its own.
      .accepted(
        """
        import Storage

        @Observable final class Cart: StoredModel { var items: [String] = [] }
        struct CartList: UIViewRepresentable {
          @ObservedObject var cart: Cart
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """),
      .accepted(
        """
        @propertyWrapper struct StateObject<Value> { var wrappedValue: Value }
        @Observable final class Cart { var items: [String] = [] }
        struct CartList: UIViewRepresentable {
          @StateObject var cart = Cart()
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """),
      // The projection of a wrapper is used, or the wrapper itself.
      .flagged(
        """
        struct CartList: UIViewRepresentable {
          let cart: Cart
          ⟦@EnvironmentObject⟧ private var saved: Cart
          private lazy var note = $saved.note
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = cart.note }
        }
        @Observable final class Cart {
          ⟦@Published⟧ var items: [String] = []
          ⟦@Published⟧ var total = 0
          ⟦@Published⟧ var label = ""
          var note = ""
          private lazy var changes = $items.count()
          func follow() -> AnyCancellable { $total.sink { print($0) } }
          init(label: String) { _label = Published(initialValue: label) }
        }
        """),
      // An initializer sets the wrappers.
      .flagged(
        """
        struct NoteField: UIViewRepresentable {
          ⟦@ObservedObject⟧ var cart: Cart
          ⟦@StateObject⟧ private var saved: Cart
          init(cart: Cart, saved: Cart) {
            _cart = ObservedObject(wrappedValue: cart)
            _saved = StateObject(wrappedValue: saved)
          }
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = cart.note + saved.note }
        }
        @Observable final class Cart { var note = "" }
        """),
    ],
    signs: [.viewState, .publishing],
    check: .types(checkLegacyWrappers))
}

private let objectWrappers = ["StateObject", "ObservedObject", "EnvironmentObject"]
private let legacyPatterns = (["Published"] + objectWrappers).map { BytePattern(word: $0) }

@Sendable private func checkLegacyWrappers(_ type: ProjectType, in context: inout RuleContext) {
  guard context.project.mayHaveObservableClasses else { return }
  for property in type.localProperties(mentioning: legacyPatterns) {
    guard let wrapper = property.wrapper, let node = property.wrapperNode, !property.member.isStatic,
      let legacy = Legacy(property, named: wrapper, in: type, of: context.project),
      context.project.resolve(wrapper, in: type.name).allSatisfy({ !$0.isDeclared })
    else { continue }
    context.report(
      legacy.message, at: .whole(node), fixes: legacy.fix(node, in: context).map { [$0] } ?? [])
  }
}

/// A wrapper that an `@Observable` class can't have, or that can't hold an object of one.
private struct Legacy {
  var property: Property
  var wrapper: String
  /// The name of the class.
  var model: String
  /// The wrapper that takes its place; empty for none, and nil if the code needs other changes too.
  var replacement: String?

  init?(_ property: Property, named wrapper: String, in type: ProjectType, of project: ProjectModel) {
    self.property = property
    self.wrapper = wrapper
    func isUsed(_ sign: String) -> Bool {
      type.members.contains { member in
        member.bodies.contains { !$0.uses(of: sign + property.name, within: member.node).isEmpty }
          || (member.binding?.value.map { !$0.uses(of: sign + property.name, within: $0).isEmpty } ?? false)
      }
    }
    if wrapper == "Published" {
      let owner = property.member.owner
      guard owner.node.hasAttribute("Observable"), !property.member.node.hasAttribute("ObservationIgnored") else {
        return nil
      }
      model = lastComponent(of: owner.name)
      replacement = isUsed("$") || isUsed("_") ? nil : ""
      return
    }
    guard objectWrappers.contains(wrapper),
      let found = project.modelClass(of: property), found.isObservable, found.isObservableObject == false
    else { return nil }
    model = lastComponent(of: found.declaration.name)
    let written = property.typeNode.flatMap { $0.isOptionalType ? nil : $0.text }
    switch wrapper {
    case _ where isUsed("_"): replacement = nil
    case "StateObject": replacement = property.initialValue == nil ? nil : "@State"
    case "ObservedObject": replacement = isUsed("$") ? "@Bindable" : ""
    default: replacement = isUsed("$") ? nil : written.map { "@Environment(\($0).self)" }
    }
  }

  var message: String {
    wrapper == "Published"
      ? "'\(model)' is '@Observable', so '\(property.name)' cannot be '@Published'"
      : "'@\(wrapper)' requires an 'ObservableObject', but '\(model)' is '@Observable'"
  }

  func fix(_ node: SyntaxNode, in context: RuleContext) -> Fix? {
    guard let replacement else { return nil }
    return replacement.isEmpty
      ? Fix("Remove '@\(wrapper)'", [context.placement.removal(ofAttribute: node)], safety: .safe)
      : Fix("Use '\(replacement)'", [TextEdit(replacing: node.range, with: replacement)], safety: .safe)
  }
}
