import BridgeFacts
import BridgeModel
import SwiftScan

/// A representable with everything that its class requires, as a file.
struct RepresentableFile {
  private let bridge: NewBridge
  private let family: Family
  private let recipe: WrappingRecipe?
  private let lifecycle: RepresentableTemplate
  private let coordinator: CoordinatorPart?
  private let object: String
  /// Whether all deployment targets have `dismiss` in the environment.
  private let hasDismissAction: Bool

  init(_ bridge: NewBridge, in family: Family) {
    self.bridge = bridge
    self.family = family
    recipe = WrappingRecipe.recipe(for: bridge.wrapped).flatMap { recipe in
      recipe.availability.map { bridge.targets.have($0) == true } ?? true ? recipe : nil
    }
    object = recipe?.objectName ?? objectName(of: bridge.wrapped) ?? family.parameterName
    hasDismissAction = bridge.targets.have(dismissAvailability) == true
    coordinator = CoordinatorPart(
      of: bridge.wrapped, in: bridge.name, called: object, recipe: recipe,
      dismissal: hasDismissAction ? "parent.dismiss()" : "parent.presentationMode.wrappedValue.dismiss()")
    lifecycle = RepresentableTemplate(
      family: family, represented: recipe?.holder ?? bridge.wrapped,
      coordinator: coordinator.map { _ in "Coordinator" },
      parameterName: object)
  }

  var declaration: String {
    let methods = [
      lifecycle.method(.make, body: make), lifecycle.method(.update, body: update),
      stops.isEmpty ? nil : lifecycle.method(.dismantle, body: stops),
      isSizeless ? lifecycle.measuringFits(by: .proposal) : nil,
      coordinator == nil ? nil : lifecycle.method(.makeCoordinator, body: ["Coordinator(self)"]), coordinator?.text,
    ]
    let members = [properties, availability] + methods
    return """
      struct \(bridge.name)\(recipe?.generics.map { "<\($0)>" } ?? ""): \(family.name) {
      \(members.compactMap(\.self).map(indented).joined(separator: "\n\n"))
      }
      """
  }

  var imports: [String] {
    let modules = [ClassHierarchy.module(of: bridge.wrapped) ?? family.framework.rawValue] + (recipe?.imports ?? [])
    return Set(modules + ["SwiftUI"]).sorted()
  }

  private func statements(_ lines: [String]?) -> [String] { (lines ?? []).flatMap { expanded($0, object) } }

  // MARK: Properties

  private var properties: String? {
    let lines = (recipe?.inputs ?? []) + (coordinator?.isClosing ?? false ? [dismissal] : [])
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private var dismissal: String {
    hasDismissAction
      ? "@Environment(\\.dismiss) private var dismiss"
      : "@Environment(\\.presentationMode) private var presentationMode"
  }

  /// A property that says whether the device can show the object at all.
  private var availability: String? {
    guard let check = AvailabilityCheck.all.first(where: { $0.className == bridge.wrapped }) else { return nil }
    return """
      /// Whether the device can \(check.ability). Showing the view ends the app if it can't.
      static var isAvailable: Bool { \(check.className).\(check.function)() }
      """
  }

  // MARK: Methods

  private var make: [String] {
    let creation = recipe?.creation ?? Creation.expression(of: bridge.wrapped)
    let assignments = coordinator?.assignments ?? []
    let settings = statements(recipe?.make)
    let isDelegateLater = recipe?.delegateOwner != nil
    let body = isDelegateLater ? settings + assignments : assignments + settings
    let preparation = statements(recipe?.preparation)
    guard !body.isEmpty else { return preparation + [(preparation.isEmpty ? "" : "return ") + creation] }
    return preparation + ["let \(object) = \(creation)"] + body + ["return \(object)"]
  }

  private var update: [String] {
    var lines: [String] = []
    let hasValues = recipe?.inputs.contains { !$0.contains("->") } ?? false
    if hasValues, ClassTrait.fixedAfterCreation.holds(for: bridge.wrapped) {
      lines.append(
        "// The object can't change its values after it's created; to use other values, change this view's '.id'.")
    }
    let changes = recipe?.changes ?? []
    if !changes.isEmpty { lines.append("let previous = context.coordinator.parent") }
    if coordinator != nil { lines.append(CoordinatorTemplate.refresh()) }
    for change in changes {
      let conditions = change.values.map { "previous.\($0) != \($0)" }
      let head = conditions.count == 1 ? ["if \(conditions[0]) {"] : folded(conditions)
      lines += head + statements(change.statements).map(indented) + ["}"]
    }
    lines += statements(recipe?.update)
    if recipe == nil {
      lines.append("// Apply each input that differs: if \(object).value != value { \(object).value = value }")
    }
    return lines
  }

  /// An `if` statement that is true if any of the conditions is, with one condition per line.
  private func folded(_ conditions: [String]) -> [String] {
    let lines = conditions.enumerated().map { ($0 == 0 ? "if " : "  || ") + $1 }
    return lines + ["{"]
  }

  private var stops: [String] { statements(recipe?.stops) }

  // MARK: Size

  /// Whether the object has no intrinsic size, and all deployment targets have `sizeThatFits`.
  var isSizeless: Bool {
    guard let introduced = family.fitsAvailability, bridge.targets.have(introduced) == true else { return false }
    guard let base = bridge.subject?.base else {
      return IntrinsicSize.size(of: recipe?.holder ?? bridge.wrapped)?.extent == IntrinsicSize.Extent.none
    }
    // A view of the project may arrange subviews.
    return IntrinsicSize.size(of: base).map { $0.extent == .none && !$0.isOfContainer } ?? false
  }
}

private let dismissAvailability = "iOS 15, macCatalyst 15, tvOS 15, visionOS 1, macOS 12, watchOS 8"

/// The variable name for an object of a class, such as `mapView` for `MKMapView` and `hud` for `HUD`, or its last word if
/// it's long; nil if the result isn't a usable name.
func objectName(of className: String) -> String? {
  let written = className.split(separator: ".").last ?? ""
  let capitals = written.prefix(while: \.isUppercase).count
  var name = written.lowercased()
  if capitals < written.count {
    let words = written.dropFirst(max(0, capitals - 1))
    let last = words.lastIndex(where: \.isUppercase) ?? words.startIndex
    let short = words.count > longestName ? words[last...] : words
    name = short.prefix(1).lowercased() + short.dropFirst()
  }
  return isReserved(name) || name == written ? nil : name
}

private let longestName = 14

/// A statement of a recipe, with its block on separate lines.
func expanded(_ statement: String, _ object: String) -> [String] {
  let line = statement.replacing("{object}", with: object)
  guard line.hasPrefix("if ") || line.hasPrefix("for "), let brace = line.firstRange(of: " { ") else {
    return [line]
  }
  let rest = line[brace.upperBound...].dropLast(2)
  let branches = rest.firstRange(of: " } else { ")
  let first = branches.map { rest[..<$0.lowerBound] } ?? rest
  let second = branches.map { ["} else {", "  " + rest[$0.upperBound...]] } ?? []
  return [line[..<brace.lowerBound] + " {", "  " + first] + second + ["}"]
}
