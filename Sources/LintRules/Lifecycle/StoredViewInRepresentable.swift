import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let storedViewInRepresentable = Rule(
    id: "stored-view-in-representable",
    group: "lifecycle",
    severity: .warning,
    lowerSeverities: [.information(if: "no later method uses the object")],
    since: "iOS 13, macOS 10.15",
    summary: "Create views and sessions in the make method or the coordinator, not in the representable.",
    symptom: """
      Changes go to an object that isn't on screen, or a camera, player, or location manager starts several times.
      """,
    rationale: """
      SwiftUI creates a new representable value every time it evaluates the body of the parent view, and each value \
      creates its own object. The make method uses the object of the first value, while the update method and \
      callbacks use another one. Create the view in the make method, use the parameter of the update method, and store \
      objects that must persist in the coordinator.
      """,
    exception: "Suppress it if the representable is created only once, such as in a preview.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makeuiview(context:)",
    examples: storedViewExamples + storedViewOriginExamples,
    check: .representables(checkStoredViews))
}

@Sendable private func checkStoredViews(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.declaration.isClass, !representable.isAmbiguous else { return }
  let initializers = representable.initializers
  for property in representable.properties where property.member.isStored && !property.member.isStatic {
    guard property.wrapper == nil,
      let origin = context.project.origin(of: property, setBy: initializers, in: representable),
      !context.project.isAlwaysGiven(property, toViewsNamed: representable.name),
      !context.project.isKeptInState(representable)
    else { continue }
    let uses = representable.laterUses(of: property)
    switch origin {
    case .made where representable.assignsAnew(property): continue
    case .made(let type, let creation):
      let name = context.project.resolveUniquely(type, in: property.member.owner.name)?.name ?? type
      let isUsed = !uses.isEmpty || representable.isUsedByMembers(property)
      context.report(
        "every value of '\(representable.simpleName)' creates a new '\(lastComponent(of: name))' for '\(property.name)', "
          + (isUsed ? "but only the first one reaches '\(representable.name(of: .make) ?? "")'" : "which nothing uses"),
        at: property.place, severity: uses.isEmpty ? .information : .warning,
        related: (property.initialValue == nil ? [(.whole(creation), "created here")] : [])
          + uses.prefix(1).map { (.whole($0), "this may be a different object") })
    case .givenByClosure:
      guard let use = uses.first else { continue }
      context.report(
        "'\(property.name)' is created again for every value of '\(representable.simpleName)'; "
          + "use the parameter, which is the object on screen", at: .whole(use))
    }
  }
}

/// The origin of the object in a stored property.
private enum Origin {
  /// The representable creates an object of this type with this call.
  case made(String, by: SyntaxNode)
  /// A closure that the initializer calls creates the object.
  case givenByClosure
}

extension ProjectModel {
  /// The origin of an object that has state; nil for other values and for objects from elsewhere.
  fileprivate func origin(
    of property: Property, setBy initializers: [Member], in representable: Representable
  ) -> Origin? {
    let scope = property.member.owner.name
    let isReturned = representable.returnsView(of: property)
    func isUsedLikeView() -> Bool {
      isReturned || representable.addsAsView(property)
        || valueKind(of: property) == .reference && representable.handsOn(property)
          && !representable.laterUses(of: property).isEmpty
    }
    if let value = property.initialValue {
      guard let type = madeType(by: value, declared: property.typeNode) else { return nil }
      return isUsedLikeView() || isStateful(type, in: scope, representable) ? .made(type, by: value) : nil
    }
    for initializer in initializers {
      for block in initializer.bodies {
        for node in block.descendants(.sequence) {
          guard let assignment = Assignment(node), assignment.target.pathFromSelf == [property.name] else { continue }
          let assigned = assignment.value[0]
          // `let view = UIView(); …; self.view = view`
          let local = assigned.localDeclaration(of: assigned.name, within: initializer.node)
          let value = local?.kind == .binding ? local?.value ?? assigned : assigned
          if let type = madeType(by: value, declared: property.typeNode) {
            return isUsedLikeView() || isStateful(type, in: scope, representable) ? .made(type, by: value) : nil
          }
          let isBuilder = value.callee.map { $0.isParameter(of: initializer.node) } ?? false
          if value.kind == .call, value.arguments.isEmpty, isBuilder, isReturned { return .givenByClosure }
        }
      }
    }
    return nil
  }

  /// Whether state of views keeps each value of the representable: `@State private var map = MapView()`. SwiftUI creates
  /// the initial value again, but uses only the first one.
  func isKeptInState(_ representable: Representable) -> Bool {
    guard coverage.isWhole(around: representable.declaration.path) else { return false }
    let makers = callsOutsidePreviews(making: representable.name)
    return !makers.isEmpty && makers.allSatisfy { call, _ in call.parent?.parent?.hasAttribute("State") ?? false }
  }

  /// The type of the object that an expression creates with `Name(…)` or `.init(…)`; nil for other expressions.
  private func madeType(by value: SyntaxNode, declared: SyntaxNode?) -> String? {
    // `UIView.AutoresizingMask()` is a value, and a closure that is called immediately may do anything.
    guard value.kind == .call, let callee = value.callee else { return nil }
    if callee.isNamed("init"), callee.base == nil {
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
  /// Whether other members of the struct than initializers mention the object.
  fileprivate func isUsedByMembers(_ property: Property) -> Bool {
    members.contains { member in
      member.node.kind != .initializerDeclaration
        && member.bodies.contains { !$0.uses(of: property.name, within: member.node).isEmpty }
    }
  }

  /// Whether the make method returns the object, or a view of it, as in `let view = player.view`.
  fileprivate func returnsView(of property: Property) -> Bool {
    makingBodies(of: .make).contains { body in
      body.returnedValues.contains { value in
        let local = value.kind == .reference ? value.localDeclaration(of: value.name, within: body.function.node) : nil
        let view = local?.kind == .binding ? local?.value ?? value : value
        return view.pathFromSelf?.first == property.name
      }
    }
  }

  /// Whether the make method passes the object to a function, as in `view.addInteraction(interaction)`.
  fileprivate func handsOn(_ property: Property) -> Bool {
    ownMakingCode.contains { body in
      body.block.uses(of: property.name, within: body.function.node).contains { $0.parent?.kind == .argument }
    }
  }

  /// Whether the make method adds the object as a subview, so that it must be a view.
  fileprivate func addsAsView(_ property: Property) -> Bool {
    ownMakingCode.contains { body in
      body.block.calls(named: "addSubview").contains { call in
        call.arguments.first?.value?.pathFromSelf == [property.name]
          && !call.isLocal(property.name, within: body.function.node)
      }
    }
  }

  /// The code of the struct that the make method runs.
  private var ownMakingCode: [LifecycleBody] { bodiesWithHelpers(of: .make).filter(\.isInRepresentable) }

  /// Whether the update method gives the object in a property to the wrapped object, as in `view.delegate = delegate`.
  /// Each new object then takes the place of the former one.
  fileprivate func assignsAnew(_ property: Property) -> Bool {
    bodiesWithHelpers(of: .update).contains { body in
      body.block.descendants(.sequence).contains { node in
        guard let assignment = Assignment(node), assignment.value[0].pathFromSelf == [property.name],
          let target = place(of: assignment.target, in: body)
        else { return false }
        return target.isInRepresented && body.isInRepresentable
      }
    }
  }

  /// The uses of the struct's property after the make method, instead of the object that SwiftUI passes.
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
    localDeclaration(of: name, within: function)?.kind == .parameter
  }
}

// MARK: - Examples

private let storedViewExamples: [RuleExample] = [
  // An object that nothing uses is created as often.
  .flagged(
    """
    import SwiftUI
    import WebKit

    struct Signup: UIViewRepresentable {
      private var ⟦web⟧: WKWebView?
      init() { web = WKWebView() }
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.allowsLinkPreview = false
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {}
    }
    """),
  .flagged(
    """
    struct Caption: UIViewRepresentable {
      let text: String
      let ⟦label⟧ = UILabel()
      func makeUIView(context: Context) -> UILabel { label }
      func updateUIView(_ view: UILabel, context: Context) { label.text = text }
    }
    """),
  // Created in the initializer or with `init`: a project class, a session, a coordinator; used through a copy, only in
  // the make method, or for the coordinator.
  .flagged(
    """
    struct Editor: UIViewRepresentable {
      private let ⟦scroller⟧: UIScrollView
      private let ⟦web⟧: WKWebView
      private let ⟦footer⟧: UILabel
      let ⟦animation⟧ = AnimationView()
      let ⟦placeholder⟧: UILabel = .init()
      let ⟦hint⟧ = UILabel.init()
      var ⟦gauge⟧ = GaugeView()
      private let ⟦manager⟧ = CLLocationManager()
      let ⟦keeper⟧ = Coordinator()
      init() {
        scroller = UIScrollView(frame: .zero)
        footer = .init(frame: .zero)
        let web = WKWebView()
        web.isOpaque = false
        self.web = web
      }
      func makeUIView(context: Context) -> UIScrollView {
        scroller.addSubview(placeholder)
        scroller.addSubview(animation)
        return self.scroller
      }
      func updateUIView(_ view: UIScrollView, context: Context) {
        view.isScrollEnabled = true
        context.coordinator.manager = manager
        manager.startUpdatingLocation()
      }
      func makeCoordinator() -> Coordinator { keeper }
      final class Coordinator {
        var parent: Editor?
        var manager: CLLocationManager?
        func hide() { parent?.placeholder.isHidden = true }
      }
    }
    final class GaugeView: UIControl {}
    """),
  // A closure creates it again for every value; only the one that the make method returned is on screen.
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
  // From the caller, a cache, or the coordinator; or not used after the make method.
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
  // One instance is kept, or the object has no state worth keeping.
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
  // Every caller passes its own view.
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
  // A layer has a position, too.
  .flagged(
    """
    struct Camera: UIViewRepresentable {
      var ⟦layer⟧ = AVCaptureVideoPreviewLayer()
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.layer.addSublayer(layer)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) { layer.frame = view.bounds }
    }
    """),
  // Each view keeps the representable in its state, and with it the object.
  .accepted(
    """
    struct MapPane: UIViewRepresentable {
      private let map = MKMapView()
      func makeUIView(context: Context) -> MKMapView { map }
      func updateUIView(_ view: MKMapView, context: Context) {}
      func zoomOut() { map.setRegion(MKCoordinateRegion(.world), animated: true) }
    }
    struct Places: View {
      @State private var pane = MapPane()
      var body: some View {
        pane
        Button("Everything") { pane.zoomOut() }
      }
    }
    """),
  // A delegate that the update method assigns, too, so that each new one takes the place of the former.
  .accepted(
    """
    struct OnboardingPages: UIViewRepresentable {
      let delegate: PageDelegate
      init(onEnd: @escaping () -> Void) { delegate = PageDelegate(onEnd: onEnd) }

      func makeUIView(context: Context) -> PagesView {
        let view = PagesView()
        view.configure(delegate: delegate)
        return view
      }

      func updateUIView(_ view: PagesView, context: Context) { view.delegate = delegate }
    }

    final class PagesView: UIView {
      weak var delegate: PageDelegate?
      func configure(delegate: PageDelegate) { self.delegate = delegate }
    }

    final class PageDelegate {
      let onEnd: () -> Void
      init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    }
    """),
]
