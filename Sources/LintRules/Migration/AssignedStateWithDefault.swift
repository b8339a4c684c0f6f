import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let assignedStateWithDefault = Rule(
    id: "assigned-state-with-default",
    group: "migration",
    severity: .warning,
    isOnByDefault: false,
    sdk: 27,
    since: "iOS 13, macOS 10.15",
    summary: "Give a `@State` property either a default value or a value in the initializer.",
    symptom: "With Xcode 27, the code no longer compiles: \"used before being initialized\".",
    rationale: """
      In the SDKs of iOS 27 and macOS 27, `@State` is a macro. With the property wrapper of earlier SDKs, an initializer \
      can replace the default value of a property before it has set all others. With the macro, that is a use of `self` \
      before all properties are initialized. Remove the default value, or the assignment.
      """,
    exception: "Suppress it if the code is built only with Xcode 26 or earlier.",
    source: "https://developer.apple.com/videos/play/wwdc2026/269/",
    examples: [
      .flagged(
        """
        import SwiftUI

        struct DosePicker: View {
          @State private var dose = 1.0
          let limit: Double

          init(dose: Double, limit: Double) {
            ⟦self.dose⟧ = dose
            self.limit = limit
          }
          var body: some View { Slider(value: $dose, in: 0...limit) }
        }
        """),
      .flagged(
        """
        import SwiftUI

        struct MessageRow: View {
          @State var text: String? = nil
          @ObservedObject var contact: Contact

          init(_ contact: Contact) {
            ⟦text⟧ = contact.name
            self.contact = contact
          }
          var body: some View { Text(text ?? "") }
        }
        final class Contact: ObservableObject {
          @Published var name = ""
        }
        """),
      // Without a default value, and with the storage itself.
      .accepted(
        """
        import SwiftUI

        struct DosePicker: View {
          @State private var dose: Double
          @State private var unit = "U"
          let limit: Double

          init(dose: Double, unit: String, limit: Double) {
            self.dose = dose
            _unit = State(initialValue: unit)
            self.limit = limit
          }
          var body: some View { Text(unit) }
        }
        """),
      // Another initializer has set all properties.
      .accepted(
        """
        import SwiftUI

        struct DosePicker: View {
          @State private var dose = 1.0
          let limit: Double

          init(limit: Double) { self.limit = limit }
          init(_ plan: Plan) {
            self.init(limit: plan.limit)
            dose = plan.dose
          }
          var body: some View { Slider(value: $dose, in: 0...limit) }
        }
        struct Plan {
          var dose: Double
          var limit: Double
        }
        """),
      // All properties have a value when the assignment runs, and a closure runs later.
      .accepted(
        """
        import SwiftUI

        struct Counter: View {
          @State private var count = 0
          let title: String
          var reset: () -> Void = {}

          init(title: String) {
            self.title = title
            count = 1
          }
          var body: some View { Text(title) }
        }
        struct Total: View {
          @State private var sum = 0
          let onChange: () -> Void

          init(model: Ledger) {
            let sum = model.sum
            onChange = { model.reload() }
            print(sum)
          }
          var body: some View { Text("\\(sum)") }
        }
        final class Ledger {
          var sum = 0
          func reload() {}
        }
        """),
      // A model that the view can bind to.
      .flagged(
        """
        import SwiftUI

        struct MealRow: View {
          @State private var portion = 1.0
          @Bindable var meal: Meal

          init(meal: Meal) {
            ⟦portion⟧ = meal.portion
            self.meal = meal
          }
          var body: some View { Slider(value: $portion, in: 0...meal.limit) }
        }
        @Observable final class Meal {
          var portion = 1.0
          var limit = 2.0
        }
        """),
      // All properties that need a value have one, and what follows sets others or is no initializer.
      .accepted(
        """
        import SwiftUI

        struct DosePicker: View {
          @State private var dose = 1.0
          @State private var note: String
          var range: DoseRange
          var step = 0.1
          var hint: String?
          var upper: Double {
            get { range.upper }
            set { range.upper = newValue }
          }

          init(range: DoseRange) {
            step = 0.5
            self.range = range
            dose = range.upper / 2
            note = "Half of the limit"
            step = range.upper / 10
            hint = "With food"
            upper = 4
            self.range.lower = 0
          }
          mutating func restart(with range: DoseRange) {
            dose = 0
            self.range = .init(lower: 0, upper: range.upper)
          }
          var body: some View { Slider(value: $dose, in: range.lower...range.upper) }
        }
        struct DoseRange {
          var lower: Double
          var upper: Double
        }
        """),
      // Branches: the other one sets the property that has no value yet.
      .flagged(
        """
        import SwiftUI

        struct PortionRow: View {
          @State private var portion = 1.0
          @State private var note = ""
          let limit: Double

          init(portion: Double?, limit: Double?) {
            if let portion { ⟦self.portion⟧ = portion }
            if let limit {
              self.limit = limit
              note = "Limited"
            } else {
              self.limit = 10
            }
          }
          var body: some View { Slider(value: $portion, in: 0...limit) }
        }
        """),
      // A closure assigns the property without a default value again.
      .accepted(
        """
        struct LevelMeter: View {
          @State private var limit = 1.0
          private var highest: Double
          init(levels: [Double]) {
            highest = 0
            limit = 10
            levels.forEach { level in highest = max(highest, level) }
          }
          var body: some View { Text("\\(highest) of \\(limit)") }
        }
        """),
    ],
    signs: .viewState,
    check: .types(checkState))
}

@Sendable private func checkState(_ type: ProjectType, in context: inout RuleContext) {
  let states = Set(type.localProperties.filter(\.isStateWithDefault).map(\.name))
  guard !states.isEmpty, !type.isClass else { return }
  let required = Set(type.properties.filter(\.needsValueInInitializer).map(\.name))
  for initializer in type.localMembers(mentioning: ["init"]) where initializer.node.kind == .initializerDeclaration {
    let targets = initializer.node.body?.assignedTargets ?? []
    let ends = targets.filter { required.contains($0.ownProperty(in: initializer.node)) }
    for target in targets where ends.contains(where: { $0.mayFollow(target) }) {
      let name = target.ownProperty(in: initializer.node)
      guard states.contains(name) else { continue }
      context.report(
        "'\(name)' has a default value, so with Xcode 27 or later this assignment does not compile", at: .whole(target))
    }
  }
}

extension Property {
  fileprivate var isStateWithDefault: Bool { wrapper == "State" && initialValue != nil }

  /// Whether each initializer must assign it.
  fileprivate var needsValueInInitializer: Bool {
    member.isStored && initialValue == nil && typeNode?.isOptionalType != true
      && wrapper.map { ["ObservedObject", "Bindable"].contains($0) } ?? true
  }
}

extension SyntaxNode {
  /// The targets of the assignments in the code of a body, without closures and local functions.
  fileprivate var assignedTargets: [SyntaxNode] {
    descendants(.sequence).filter { node in
      node.ancestors.first { [.closure, .functionDeclaration].contains($0.kind) || $0 == self } == self
    }.compactMap { Assignment($0)?.target }
  }

  /// The name of the property that an assignment in an initializer sets; empty if it sets something else.
  fileprivate func ownProperty(in initializer: SyntaxNode) -> String {
    guard let path = pathFromSelf, path.count == 1 else { return "" }
    return kind == .reference && isLocal(path[0], within: initializer) ? "" : path[0]
  }
}
