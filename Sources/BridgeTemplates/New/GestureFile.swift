import BridgeFacts
import BridgeModel

/// A gesture recognizer for SwiftUI, as a file: a gesture representable, or below its first system a clear view that
/// recognizes.
struct GestureFile {
  private let bridge: NewBridge
  private let family: Family

  init(_ bridge: NewBridge, in family: Family) {
    self.bridge = bridge
    self.family = family
  }

  var text: String {
    let isRepresentable = bridge.targets.have(family.availability) == true
    let imports = [family.framework.rawValue, "SwiftUI"].sorted().map { "import \($0)" }.joined(separator: "\n")
    return "\(imports)\n\n\(isRepresentable ? representable : overlay)"
  }

  /// Whether it recognizes once, and not as long as the fingers move.
  private var isDiscrete: Bool {
    ["UITapGestureRecognizer", "UISwipeGestureRecognizer", "NSClickGestureRecognizer"].contains {
      ClassHierarchy.isSubclass(bridge.wrapped, of: $0)
    }
  }

  private var inputs: String {
    isDiscrete
      ? "let action: (CGPoint) -> Void"
      : """
      let onChange: (CGPoint) -> Void
      var onEnd: (CGPoint) -> Void = { _ in }
      var onCancel: () -> Void = {}
      """
  }

  /// What happens at each state; `owner` is whose closures are called, with a dot behind.
  private func reaction(location: String, owner: String) -> [String] {
    if isDiscrete { return ["if recognizer.state == .ended { \(owner)action(\(location)) }"] }
    return [
      "switch recognizer.state {", "case .began, .changed: \(owner)onChange(\(location))",
      "case .ended: \(owner)onEnd(\(location))", "case .cancelled, .failed: \(owner)onCancel()", "default: break", "}",
    ]
  }

  // MARK: The representable

  private var representable: String {
    let template = RepresentableTemplate(
      family: family, represented: bridge.wrapped, coordinator: "Coordinator", coordinatorArguments: "")
    let methods = [
      template.method(
        .make,
        body: [
          "let recognizer = \(bridge.wrapped)()", "recognizer.delegate = context.coordinator", "return recognizer",
        ]),
      template.method(.handle, body: reaction(location: "context.converter.localLocation", owner: "")),
      template.method(.makeCoordinator, body: ["Coordinator()"]), delegate,
    ]
    return declaration("struct \(bridge.name): \(family.name)", [inputs] + methods.compactMap(\.self))
  }

  /// The place for rules about other recognizers, which is why one wraps them.
  private var delegate: String {
    let name = family.represented + "Delegate"
    let method = "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
    let stub = DelegateProtocol.named(name)?.signature(of: method).map { DelegateStub(signature: $0).text }
    return declaration("@MainActor\nfinal class Coordinator: NSObject, \(name)", [stub].compactMap(\.self))
  }

  // MARK: The view

  private var overlay: String {
    let view = family.isAppKit ? "NSView" : "UIView"
    let family = Family.all.first { $0.represented == view } ?? Family.all[0]
    let template = RepresentableTemplate(
      family: family, represented: view, coordinator: "Coordinator", parameterName: "view")
    let selector = "#selector(Coordinator.recognized(_:))"
    let methods = [
      template.method(
        .make,
        body: [
          "let view = \(view)()",
          "let recognizer = \(bridge.wrapped)(\n  target: context.coordinator, action: \(selector))",
          "view.addGestureRecognizer(recognizer)", "return view",
        ]),
      template.method(.update, body: [CoordinatorTemplate.refresh()]),
      template.method(.makeCoordinator, body: ["Coordinator(self)"]), target,
    ]
    let comment = "/// A clear view that recognizes: lay it over what is touched with '.overlay'."
    return comment + "\n"
      + declaration("struct \(bridge.name): \(family.name)", [inputs] + methods.compactMap(\.self))
  }

  private var target: String {
    let reaction = reaction(location: "recognizer.location(in: recognizer.view)", owner: "parent.")
    let method = function("@objc func recognized(_ recognizer: \(bridge.wrapped))", body: reaction)
    let members = CoordinatorTemplate(parent: bridge.name).parentMembers + [method]
    return declaration("@MainActor\nfinal class Coordinator: NSObject", members)
  }

  private func declaration(_ head: String, _ members: [String]) -> String {
    "\(head) {\n\(members.map(indented).joined(separator: "\n\n"))\n}"
  }
}
