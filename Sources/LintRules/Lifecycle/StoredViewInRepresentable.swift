import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let storedViewInRepresentable = Rule(
    id: "stored-view-in-representable",
    group: "lifecycle",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Make views and sessions in make or in the coordinator, not in the representable.",
    symptom: "Changes go to an object that nobody sees, or a camera, player or location manager starts several times.",
    rationale: """
      A representable is a value that SwiftUI makes again with every pass over the view around it. An object that it \
      makes for itself is made each time; on the screen stays the one of the first value, and update and callbacks talk \
      to another one. Make the view in make and take it from update's parameter; what has to last belongs to the \
      coordinator.
      """,
    exception: "The representable is made once in the life of the program, as in a preview.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makeuiview(context:)",
    examples: storedViewExamples,
    check: .representables(checkStoredViews))
}

@Sendable private func checkStoredViews(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.declaration.isClass, !representable.isAmbiguous else { return }
  for property in representable.properties where property.member.isStored && !property.member.isStatic {
    guard property.wrapper == nil, let origin = context.project.origin(of: property, in: representable),
      !context.project.isReplaced(property, in: representable)
    else { continue }
    let uses = representable.laterUses(of: property)
    switch origin {
    case .made(let type):
      let name = context.project.resolveUniquely(type, in: property.member.owner.name)?.name ?? type
      context.report(
        "'\(property.name)' is a new '\(lastComponent(of: name))' in every value of '\(representable.simpleName)'; "
          + "SwiftUI keeps to that of the first",
        at: property.place, severity: uses.isEmpty ? .information : .warning,
        related: uses.prefix(1).map { (.whole($0), "this may be another one than SwiftUI keeps") })
    case .givenByClosure:
      guard let use = uses.first else { continue }
      context.report(
        "'\(property.name)' is made anew for every value of '\(representable.simpleName)'; use the parameter, which is "
          + "on the screen", at: .whole(use))
    }
  }
}

/// Where the object in a stored property comes from.
private enum Origin {
  /// The representable makes one of this type.
  case made(String)
  /// A closure that the initializer calls makes it.
  case givenByClosure
}

extension ProjectModel {
  /// The origin of an object with state of its own; nil for other values and for objects from elsewhere.
  fileprivate func origin(of property: Property, in representable: Representable) -> Origin? {
    let scope = property.member.owner.name
    let isReturned = representable.bodies(of: .make).contains { body in
      body.block.returnedValues.contains { $0.pathFromSelf == [property.name] }
        && !(body.block.returnedValues.first?.isLocal(property.name, within: body.function.node) ?? true)
    }
    if let value = property.initialValue {
      guard let type = madeType(by: value, declared: property.typeNode) else { return nil }
      let isKnown = isReturned || isStateful(type, in: scope, representable)
      return isKnown || representable.addsAsView(property) ? .made(type) : nil
    }
    for initializer in representable.members where initializer.node.kind == .initializerDeclaration {
      for block in initializer.bodies {
        for node in block.descendants(.sequence) {
          guard let assignment = Assignment(node), assignment.target.pathFromSelf == [property.name],
            assignment.value.count == 1, node.position(in: block) == .synchronous
          else { continue }
          let assigned = assignment.value[0]
          // `let view = UIView(); …; self.view = view`
          let local = assigned.localDeclaration(of: assigned.name, within: initializer.node)
          let value = local?.kind == .binding ? local?.value ?? assigned : assigned
          if let type = madeType(by: value, declared: property.typeNode) {
            return isReturned || isStateful(type, in: scope, representable) ? .made(type) : nil
          }
          let isBuilder = value.callee.map { $0.isParameter(of: initializer.node) } ?? false
          if value.kind == .call, value.arguments.isEmpty, isBuilder, isReturned { return .givenByClosure }
        }
      }
    }
    return nil
  }

  /// Whether an initial value is never used: whoever makes the representable gives the property another one.
  fileprivate func isReplaced(_ property: Property, in representable: Representable) -> Bool {
    guard property.initialValue != nil, !property.isConstant, coverage.isWhole(around: representable.declaration.path)
    else { return false }
    let makers = makers(ofTypesNamed: representable.simpleName)
    return !makers.isEmpty && makers.allSatisfy { $0.call.argument(labeled: property.name) != nil }
  }

  /// The type that an expression makes an object of, by `Name(…)` or `.init(…)`.
  private func madeType(by value: SyntaxNode, declared: SyntaxNode?) -> String? {
    // `UIView.AutoresizingMask()` is a value; a closure that is called at once may do anything.
    guard value.kind == .call, let callee = value.callee else { return nil }
    if callee.kind == .memberAccess, callee.isNamed("init"), callee.base == nil {
      return declared?.unwrappedType.dottedName
    }
    return value.evidentTypeName
  }

  private func isStateful(_ type: String, in scope: String, _ representable: Representable) -> Bool {
    guard let resolved = resolveUniquely(type, in: scope) else { return false }
    if resolved.name == representable.coordinator?.name { return true }
    let known = frameworkClass(of: resolved.name) ?? (resolved.isDeclared ? nil : resolved.name)
    return known.map { ClassTrait.stateful.holds(for: $0) } ?? false
  }
}

extension Representable {
  /// Whether make puts the object into a view, as only views can be.
  fileprivate func addsAsView(_ property: Property) -> Bool {
    bodies(of: .make).contains { body in
      body.block.calls(named: "addSubview").contains { call in
        call.arguments.first?.value?.pathFromSelf == [property.name]
          && !call.isLocal(property.name, within: body.function.node)
      }
    }
  }

  /// The places after make where the property of the struct is used in place of what SwiftUI hands out.
  fileprivate func laterUses(of property: Property) -> [SyntaxNode] {
    let own = [LifecycleMethod.update, .sizeThatFits].flatMap { bodiesWithHelpers(of: $0) }.filter {
      !$0.isInCoordinator
    }
    .flatMap { $0.block.uses(of: property.name, within: $0.function.node) }
    let copies = Set((coordinator?.properties.filter(isCopy) ?? []).map(\.name))
    let inCoordinator = (coordinator?.members ?? []).flatMap(\.bodies).flatMap { block in
      block.descendants(.memberAccess).filter { access in
        guard access.name == property.name, let path = access.base?.memberPath, let last = path.last else {
          return false
        }
        return copies.contains(last)
      }
    }
    return own + inCoordinator
  }
}

extension SyntaxNode {
  fileprivate func isParameter(of function: SyntaxNode) -> Bool {
    kind == .reference && localDeclaration(of: name, within: function)?.kind == .parameter
  }
}

// MARK: - Examples

private let storedViewExamples: [RuleExample] = [
  .flagged(
    """
    struct Caption: UIViewRepresentable {
      let text: String
      let ⟦label⟧ = UILabel()
      func makeUIView(context: Context) -> UILabel { label }
      func updateUIView(_ view: UILabel, context: Context) { label.text = text }
    }
    """),
  // In the initializer, with `.init`, a class of one's own, a session, a coordinator; used through a copy; only in make.
  .flagged(
    """
    struct Editor: UIViewRepresentable {
      private let ⟦scroller⟧: UIScrollView
      private let ⟦web⟧: WKWebView
      let ⟦animation⟧ = AnimationView()
      let ⟦placeholder⟧: UILabel = .init()
      var ⟦gauge⟧ = GaugeView()
      private let ⟦manager⟧ = CLLocationManager()
      let ⟦keeper⟧ = Coordinator()
      init() {
        scroller = UIScrollView(frame: .zero)
        let web = WKWebView()
        web.isOpaque = false
        self.web = web
      }
      func makeUIView(context: Context) -> UIScrollView {
        scroller.addSubview(placeholder)
        scroller.addSubview(animation)
        return self.scroller
      }
      func updateUIView(_ view: UIScrollView, context: Context) { manager.startUpdatingLocation() }
      func makeCoordinator() -> Coordinator { keeper }
      final class Coordinator {
        var parent: Editor?
        func hide() { parent?.placeholder.isHidden = true }
      }
    }
    final class GaugeView: UIControl {}
    """),
  // A closure makes it anew for every value: only what make was given is on the screen.
  .flagged(
    """
    struct Wrapped<Wrapped: UIView>: UIViewRepresentable {
      let view: Wrapped
      init(_ builder: @escaping () -> Wrapped) { view = builder() }
      func makeUIView(context: Context) -> UIView { view }
      func updateUIView(_ uiView: UIView, context: Context) {
        ⟦view⟧.setContentHuggingPriority(.defaultHigh, for: .vertical)
      }
    }
    """),
  // From the caller, a cache or the coordinator; not used after make.
  .accepted(
    """
    struct Browser: UIViewRepresentable {
      let web: WKWebView
      func makeUIView(context: Context) -> WKWebView { web }
      func updateUIView(_ view: WKWebView, context: Context) { web.isOpaque = false }
    }
    struct Logo: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> UIView { LogoCache.shared.view(for: name) }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    struct Kept: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { context.coordinator.view }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { let view = UIView() }
    }
    struct Preview<Controller: UIViewController>: UIViewControllerRepresentable {
      let controller: Controller
      init(_ builder: @escaping () -> Controller) { controller = builder() }
      func makeUIViewController(context: Context) -> Controller { controller }
      func updateUIViewController(_ controller: Controller, context: Context) { controller.title = "Preview" }
    }
    """),
  // One instance is kept, or it has no state worth keeping.
  .accepted(
    """
    struct Player: UIViewRepresentable {
      @StateObject private var model = PlayerModel()
      @State private var player = AVPlayer()
      static let shared = UIView()
      private let formatter = DateFormatter()
      private let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      private let style = UITextField.BorderStyle(rawValue: 1)
      let color = UIColor(white: 0.5, alpha: 1)
      var makeView: () -> UIView = { UIView() }
      func makeUIView(context: Context) -> UIView { makeView() }
      func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = color }
    }
    final class PlayerModel: ObservableObject {}
    """),
  // Whoever makes it hands over a view of his own.
  .accepted(
    """
    struct Page: UIViewRepresentable {
      var label = UILabel()
      func makeUIView(context: Context) -> UILabel { label }
      func updateUIView(_ view: UILabel, context: Context) { label.isHidden = false }
    }
    struct Book: View {
      let cover: UILabel
      var body: some View { Page(label: cover) }
    }
    """),
]
