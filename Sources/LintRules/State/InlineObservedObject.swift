import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let inlineObservedObject = Rule(
    id: "inline-observed-object",
    group: "state",
    severity: .warning,
    since: "iOS 14, macOS 11",
    summary: "Use `@StateObject` for an object that the view creates, not `@ObservedObject`.",
    symptom: "The object's state is lost whenever the parent view updates.",
    rationale: """
      `@ObservedObject` observes an object but doesn't own it. SwiftUI creates a new representable each time the \
      parent view updates, and each new value creates a new object, so the state in the previous one is lost. \
      `@StateObject` creates one object and keeps it for the lifetime of the view.
      """,
    exception: "Suppress it if the object keeps its state elsewhere, so that replacing it loses nothing.",
    source: "https://developer.apple.com/documentation/swiftui/stateobject",
    examples: [
      .flagged(
        """
        struct Meter: UIViewRepresentable {
          ⟦@ObservedObject⟧ private var model = MeterModel()
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = model.text }
        }
        final class MeterModel: ObservableObject { @Published var text = "" }
        """,
        fixed: """
          struct Meter: UIViewRepresentable {
            @StateObject private var model = MeterModel()
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) { label.text = model.text }
          }
          final class MeterModel: ObservableObject { @Published var text = "" }
          """),
      // Shared objects, objects that the caller passes, and an object that the view owns.
      .accepted(
        """
        struct Meter: UIViewRepresentable {
          @ObservedObject var theme: MeterTheme = .shared
          @ObservedObject var settings = MeterTheme.shared
          @ObservedObject var made = MeterTheme.make()
          @ObservedObject var model: MeterTheme
          @StateObject private var own = MeterTheme()
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        final class MeterTheme: ObservableObject {
          static let shared = MeterTheme()
          static func make() -> MeterTheme { shared }
        }
        """),
      // An object in which modifiers store the settings of one value.
      .accepted(
        """
        struct Picture: UIViewRepresentable {
          @ObservedObject var settings = PictureSettings()
          func makeUIView(context: Context) -> UIImageView { UIImageView() }
          func updateUIView(_ view: UIImageView, context: Context) {}
          func loops(_ count: Int) -> Picture {
            settings.loops = count
            return self
          }
        }
        final class PictureSettings: ObservableObject { var loops = 0 }
        """),
      // A default that the initializer replaces, and a view that isn't a representable.
      .accepted(
        """
        struct Meter: UIViewRepresentable {
          @ObservedObject var model = MeterModel()
          init(model: MeterModel) { self.model = model }
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        struct Dial: View {
          @ObservedObject var model = MeterModel()
          var body: some View { EmptyView() }
        }
        final class MeterModel: ObservableObject {}
        """),
      // A static property is created once.
      .accepted(
        """
        struct Volume: UIViewRepresentable {
          @ObservedObject static var engine = Engine()
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) {}
        }
        final class Engine: ObservableObject { @Published var volume = 0.5 }
        """),
    ],
    signs: .viewState,
    check: .representables(checkObservedObjects))
}

@Sendable private func checkObservedObjects(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous else { return }
  let initializers = representable.initializers
  for property in representable.properties {
    guard property.wrapper == "ObservedObject", let node = property.wrapperNode, let value = property.initialValue,
      value.kind == .call, value.evidentTypeName == value.callee?.dottedName, !property.member.isStatic,
      !initializers.contains(where: { $0.sets(property) }),
      !representable.members.contains(where: { $0.configures(property, of: representable) })
    else { continue }
    context.report(
      "'\(property.name)' is a new object in every value of '\(representable.simpleName)', "
        + "so its state is lost on each update", at: .whole(node),
      fixes: [
        Fix("Use '@StateObject'", [TextEdit(replacing: node.range, with: "@StateObject")], safety: .unsafe)
      ])
  }
}

extension Member {
  /// Whether an initializer sets the property.
  fileprivate func sets(_ property: Property) -> Bool {
    bodies.flatMap { $0.descendants(.sequence) }.contains { node in
      Assignment(node)?.target.pathFromSelf.map { $0 == [property.name] || $0 == ["_" + property.name] } ?? false
    }
  }
}

extension Member {
  /// Whether it is a modifier of the representable that stores its settings in the object. Then every value needs its
  /// own object.
  fileprivate func configures(_ property: Property, of representable: Representable) -> Bool {
    guard isFunction, let result = node.type?.unwrappedType, !isStatic else { return false }
    let isModifier =
      result.kind == .someOrAnyType || ["Self", representable.simpleName].contains(result.dottedName ?? "")
    return isModifier
      && bodies.flatMap { $0.descendants(.sequence) }.contains { node in
        Assignment(node)?.target.memberPath.map { $0.count > 1 && $0.dropLast().contains(property.name) } ?? false
      }
  }
}
