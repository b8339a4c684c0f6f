import BridgeFacts
import BridgeModel

/// A gesture recognizer for SwiftUI, as a file: a gesture representable, or a clear view with the recognizer if the
/// deployment target doesn't have gesture representables.
struct GestureFile {
  /// The name of the new type, and the text before `struct`.
  private let name: String
  private let modifiers: String
  private let recognizer: String
  private let family: Family
  private let isRepresentable: Bool
  /// Whether it recognizes a gesture once, not continuously while the fingers move.
  private let isDiscrete: Bool
  /// The way to create a recognizer of the project; nil to use `init()`.
  private let construction: ClassConstruction?

  init(_ bridge: NewBridge, in family: Family) {
    name = bridge.name
    modifiers = ""
    recognizer = bridge.wrapped
    self.family = family
    isRepresentable = bridge.targets.have(family.availability) == true
    isDiscrete = ClassHierarchy.isDiscrete(bridge.subject?.base ?? bridge.wrapped)
    construction = bridge.subject?.easiest
  }

  /// The clear view, for a class of the project that inherits from `base`.
  init(overlay name: String, of recognizer: String, inheriting base: String, modifiers: String, in family: Family) {
    self.name = name
    self.modifiers = modifiers
    self.recognizer = recognizer
    self.family = family
    isRepresentable = false
    isDiscrete = ClassHierarchy.isDiscrete(base)
    construction = nil
  }

  var source: String { isRepresentable ? representable : overlay }

  private var inputs: String {
    isDiscrete
      ? "let action: (CGPoint) -> Void"
      : """
      let onChange: (CGPoint) -> Void
      var onEnd: (CGPoint) -> Void = { _ in }
      var onCancel: () -> Void = {}
      """
  }

  /// The reaction to each state. `owner` is the expression that has the closures, with a trailing dot, or empty.
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
      family: family, represented: recognizer, coordinator: "Coordinator", coordinatorArguments: "")
    let updates = construction?.updates(of: template.parameterName) ?? []
    let properties = ((construction?.declarations ?? []) + [inputs]).joined(separator: "\n")
    let methods = [
      template.method(
        .make,
        body: [
          "let recognizer = \(construction?.expression ?? recognizer + "()")",
          "recognizer.delegate = context.coordinator", "return recognizer",
        ]),
      updates.isEmpty ? nil : template.method(.update, body: updates),
      template.method(.handle, body: reaction(location: "context.converter.localLocation", owner: "")),
      template.method(.makeCoordinator, body: ["Coordinator()"]), delegate,
    ]
    return declaration("\(modifiers)struct \(name): \(family.name)", [properties] + methods.compactMap(\.self))
  }

  /// A delegate with a stub for the rules about other recognizers, which are the usual reason to wrap a recognizer.
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
          "let recognizer = \(recognizer)(\n  target: context.coordinator, action: \(selector))",
          "view.addGestureRecognizer(recognizer)", "return view",
        ]),
      template.method(.update, body: [CoordinatorTemplate.refresh()]),
      template.method(.makeCoordinator, body: ["Coordinator(self)"]), target,
    ]
    let comment = "/// A clear view with the gesture recognizer. Put it over the content with `.overlay`."
    return comment + "\n"
      + declaration("\(modifiers)struct \(name): \(family.name)", [inputs] + methods.compactMap(\.self))
  }

  private var target: String {
    let reaction = reaction(location: "recognizer.location(in: recognizer.view)", owner: "parent.")
    let method = function("@objc func recognized(_ recognizer: \(recognizer))", body: reaction)
    let members = CoordinatorTemplate(parent: name).parentMembers + [method]
    return declaration("@MainActor\nfinal class Coordinator: NSObject", members)
  }

  private func declaration(_ head: String, _ members: [String]) -> String {
    "\(head) {\n\(members.map(indented).joined(separator: "\n\n"))\n}"
  }
}

extension ClassHierarchy {
  fileprivate static func isDiscrete(_ recognizer: String) -> Bool {
    ["UITapGestureRecognizer", "UISwipeGestureRecognizer", "NSClickGestureRecognizer"].contains {
      isSubclass(recognizer, of: $0)
    }
  }
}

extension NewBridge {
  /// A clear view with a gesture recognizer of the project, for systems without gesture representables of the family.
  public static func gestureOverlay(
    named name: String, of recognizer: String, inheriting base: String, modifiers: String, in family: Family
  ) -> String {
    GestureFile(overlay: name, of: recognizer, inheriting: base, modifiers: modifiers, in: family).source
  }
}
