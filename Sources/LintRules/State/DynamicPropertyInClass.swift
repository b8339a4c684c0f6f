import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let dynamicPropertyInClass = Rule(
    id: "dynamic-property-in-class",
    group: "state",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Read SwiftUI state in a view, and pass it to the class.",
    symptom: "The property keeps its default, never changes, or stops the program when it is read.",
    rationale: """
      SwiftUI gives `@State`, `@Environment` and their like their storage when it updates the view that declares them. \
      Nothing does that for a class: in a coordinator, a view controller or a model such a property never follows \
      anything. `@Binding` and `@AppStorage` carry their storage with them and work everywhere; `@ObservedObject` holds \
      its object, but observes nothing.
      """,
    exception: "Suppress it where the wrapper is another one of the same name.",
    source: "https://developer.apple.com/documentation/swiftui/dynamicproperty",
    examples: [
      .flagged(
        """
        import SwiftUI

        final class LinkCoordinator: NSObject {
          ⟦@Environment(\\.openURL)⟧ private var openURL
          ⟦@State⟧ var isOpen = false
          ⟦@FocusState⟧ var isFocused: Bool
          func open(_ url: URL) {
            openURL(url)
            isOpen = true
          }
        }
        """),
      // Only an observer in name.
      .flagged(
        """
        import SwiftUI

        final class Player: UIViewController {
          ⟦@ObservedObject⟧ var model: PlayerModel
          init(model: PlayerModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
          }
        }
        """),
      // Bindings and defaults carry their storage with them.
      .accepted(
        """
        import SwiftUI

        struct Picker: UIViewControllerRepresentable {
          @State private var isOpen = false
          @Environment(\\.dismiss) private var dismiss
          @ObservedObject var model: PickerModel
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
          final class Coordinator: NSObject {
            @Binding var image: UIImage?
            @Binding var presentation: PresentationMode
            @AppStorage("count") var count = 0
            @Published var isDone = false
            init(image: Binding<UIImage?>, presentation: Binding<PresentationMode>) {
              _image = image
              _presentation = presentation
            }
          }
        }
        """),
      // A view passes its own wrapper on.
      .accepted(
        """
        import SwiftUI

        struct SubjectField: UIViewRepresentable {
          @FocusState var isFocused: Bool
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(isFocused: _isFocused) }
          final class Coordinator: NSObject {
            @FocusState var isFocused: Bool
            init(isFocused: FocusState<Bool>) { _isFocused = isFocused }
            func end() { isFocused = false }
          }
        }
        """),
      // A wrapper of the project that passes updates on to those in it.
      .accepted(
        """
        import SwiftUI

        @propertyWrapper final class Loaded<Model: ObservableObject>: DynamicProperty {
          @State private var model: Model?
          var wrappedValue: Model? { model }
          func update() { _model.update() }
        }
        """),
      // Structs are installed by SwiftUI in many ways.
      .accepted(
        """
        import SwiftUI

        struct Pill: ButtonStyle {
          @Environment(\\.isEnabled) private var isEnabled
          @ScaledMetric var inset = 8.0
        }
        """),
      // Wrappers of the project, and of other modules.
      .accepted(
        """
        import SwiftUI
        import Vapor

        @propertyWrapper struct Environment<Value> { var wrappedValue: Value }
        final class Server {
          @Environment var port = 8080
          @Query var rows: [Row]
          @Namespace var namespace
        }
        """),
      .accepted(
        """
        import Storage

        final class Server { @State var port = 8080 }
        """),
    ],
    signs: .viewStateInClass,
    check: .types(checkWrappers))
}

@Sendable private func checkWrappers(_ type: ProjectType, in context: inout RuleContext) {
  // What the file imports tells of most that none of their words is a wrapper of SwiftUI's.
  guard type.isClass, context.imports("SwiftUI") || context.imports("SwiftData"), !context.imports("XCTest"),
    !context.imports("Testing")
  else { return }
  for property in type.localProperties {
    guard let wrapper = property.wrapper, let node = property.wrapperNode,
      KnownTypes.viewOnlyWrappers.contains(wrapper),
      context.imports(wrapper == "Query" ? "SwiftData" : "SwiftUI"), !property.member.isStatic,
      context.contains(node),
      context.project.resolve(wrapper, in: type.name).allSatisfy({ !$0.isDeclared })
    else { continue }
    // A view has passed its own wrapper on, and with it the storage.
    if type.isGivenWrapper(of: property) { continue }
    if type.declarations.contains(where: { $0.inheritedNames.contains { $0.hasSuffix("DynamicProperty") } }) { return }
    if wrapper == "ObservedObject" {
      context.report(
        "'@ObservedObject' observes nothing in a class; '\(property.name)' is just kept", at: .whole(node),
        severity: .hint)
    } else if let action = node.descendants(.keyPathComponent).last?.name, actionsWithDefault.contains(action) {
      context.report(
        "'\(property.name)' is the default action in the class '\(type.simpleName)', whatever the views set",
        at: .whole(node), severity: .information)
    } else if wrapper == "State", !context.project.isChanged(property, in: type) {
      context.report(
        "'@State' has no storage in the class '\(type.simpleName)', so '\(property.name)' keeps its first value",
        at: .whole(node), severity: .information)
    } else if type.leavesUnused(property, in: context.project) {
      context.report(
        "'@\(wrapper)' has no storage in the class '\(type.simpleName)', and no code uses '\(property.name)'",
        at: .whole(node), severity: .information)
    } else {
      context.report(
        "'@\(wrapper)' has no storage in the class '\(type.simpleName)', so '\(property.name)' never follows anything",
        at: .whole(node))
    }
  }
}

extension ProjectType {
  /// Whether an initializer stores a wrapper that it is given: `_isOpen = isOpen`.
  fileprivate func isGivenWrapper(of property: Property) -> Bool {
    members.filter { $0.node.kind == .initializerDeclaration }.contains { initializer in
      initializer.bodies.flatMap { $0.descendants(.sequence) }.contains { node in
        guard let assignment = Assignment(node), assignment.target.pathFromSelf == ["_" + property.name],
          assignment.value.count == 1, assignment.value[0].kind == .reference
        else { return false }
        let local = assignment.value[0].localDeclaration(of: assignment.value[0].name, within: initializer.node)
        return local?.kind == .parameter
          && local?.type?.dottedName.map { $0.hasSuffix(property.wrapper ?? "") } ?? false
      }
    }
  }

  /// Whether nobody asks for a property: the type has no code that names it, and nobody else can, as it is private, or of
  /// the rows of a query no view reads them.
  fileprivate func leavesUnused(_ property: Property, in project: ProjectModel) -> Bool {
    let isOurs = property.member.isPrivate || property.wrapper == "Query" && !project.isRead(inViews: property.name)
    return isOurs
      && members.allSatisfy { member in
        member.bodies.allSatisfy { body in
          ["", "$", "_"].allSatisfy { body.uses(of: $0 + property.name, within: member.node).isEmpty }
        }
      }
  }
}

/// The actions in the environment whose default does something.
private let actionsWithDefault: Set = ["openURL", "openWindow", "openSettings", "openDocument", "newDocument"]
