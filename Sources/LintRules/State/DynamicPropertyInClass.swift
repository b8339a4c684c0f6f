import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let dynamicPropertyInClass = Rule(
    id: "dynamic-property-in-class",
    group: "state",
    severity: .warning,
    lowerSeverities: [
      .hint(
        if: "the class never changes or never uses the value, SwiftUI has a default for it, or the wrapper is "
          + "`@ObservedObject`, which a class often uses only to store the object")
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Read SwiftUI state in a view, and pass the value to the class.",
    symptom: "The property keeps its default value, never changes, or crashes the app when you read it.",
    rationale: """
      SwiftUI connects `@State`, `@Environment`, and similar properties to their storage when it updates the view that \
      declares them. It doesn't do that for a class, so in a coordinator, view controller, or model, such a property \
      never updates. `@Binding` and `@AppStorage` carry their storage with them and work anywhere; `@ObservedObject` \
      keeps its object but doesn't observe it.
      """,
    exception: "Suppress it if the property wrapper is a different one with the same name.",
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
      // The wrapper doesn't observe anything in a class.
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
      // The class observes the object itself.
      .accepted(
        """
        import Combine
        import SwiftUI

        final class DiskStore: ObservableObject {
          @ObservedObject var preferences = Preferences.shared
          @ObservedObject var volume = Volume.main
          @ObservedObject private var form: FormModel
          private var subscriptions: Set<AnyCancellable> = []
          init(form: FormModel) {
            self.form = form
            form.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &subscriptions)
            preferences.$units.sink { [weak self] in self?.update($0) }.store(in: &subscriptions)
            volume.publisher(for: \\.isReadOnly).sink { print($0) }.store(in: &subscriptions)
          }
          private func update(_ units: Units) {}
        }
        """),
      // Bindings and `@AppStorage` carry their storage with them.
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
      // A view passes its own wrapper to the class.
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
      // A wrapper of the project that forwards updates to the wrapper inside it.
      .accepted(
        """
        import SwiftUI

        @propertyWrapper final class Loaded<Model: ObservableObject>: DynamicProperty {
          @State private var model: Model?
          var wrappedValue: Model? { model }
          func update() { _model.update() }
        }
        """),
      // SwiftUI installs the storage of many kinds of structs.
      .accepted(
        """
        import SwiftUI

        struct Pill: ButtonStyle {
          @Environment(\\.isEnabled) private var isEnabled
          @ScaledMetric var inset = 8.0
        }
        """),
      // Wrappers of the project and of other modules.
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
      // User defaults don't belong to a view, and the views that use a shared object observe it.
      .accepted(
        """
        import SwiftUI

        final class Settings: ObservableObject {
          @AppStorage("isPro") static var isPro = false
          @ObservedObject static var shared = Settings()
        }
        """),
      // A static property belongs to no view.
      .flagged(
        """
        import SwiftUI

        final class WindowOpener: NSObject {
          ⟦@Environment(\\.openWindow)⟧ static var openWindow
          @objc static func showSettings() { openWindow(id: "settings") }
        }
        """),
      // Actions with a default, values that nothing changes or uses, and all others.
      .flagged(
        """
        import SwiftUI

        @MainActor final class DocumentMenu: NSObject {
          ⟦@Environment(\\.openSettings)⟧ private var openSettings
          ⟦@Environment(\\.openDocument)⟧ private var openDocument
          ⟦@Environment(\\.newDocument)⟧ private var newDocument
          ⟦@Environment(\\.dismiss)⟧ private var dismiss
          ⟦@Environment(\\.locale)⟧ private var locale
          ⟦@Environment(\\.layoutDirection)⟧ var direction
          ⟦@State⟧ private var columns = 2
          ⟦@State⟧ private var isOpen = false
          ⟦@SceneStorage("zoom")⟧ private var zoom: Double
          ⟦@FocusState⟧ private var isSearching: Bool
          init(zoom: Double) { _zoom = SceneStorage(wrappedValue: zoom, "zoom") }
          func open(_ url: URL) async throws {
            try await openDocument(at: url)
            isOpen = true
            dismiss()
          }
          func reset() {
            openSettings()
            newDocument(contentType: .plainText)
            print(columns)
          }
          func field() -> some View { SearchField(isSearching: $isSearching) }
        }
        """),
      // Rows of SwiftData, which a view shows, which the class reads, and which nothing uses.
      .flagged(
        """
        import SwiftData

        @MainActor final class TabStore {
          ⟦@Query⟧ var tabs: [BrowserTab]
          ⟦@Query⟧ var pinnedTabs: [BrowserTab]
          ⟦@Query⟧ var closedTabs: [BrowserTab]
          func lastTab() -> BrowserTab? { tabs.last }
        }
        @Model final class BrowserTab { var title = "" }
        struct PinnedTabs: View {
          let store: TabStore
          var body: some View { Text("\\(store.pinnedTabs.count) tabs") }
        }
        """),
      // Only one of the wrappers comes from a view.
      .flagged(
        """
        import SwiftUI

        struct SearchBar: UIViewRepresentable {
          @FocusState var isFocused: Bool
          func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(isFocused: _isFocused) }
          final class Coordinator: NSObject {
            @FocusState var isFocused: Bool
            ⟦@FocusState⟧ var isEditing: Bool
            init(isFocused: FocusState<Bool>) { _isFocused = isFocused }
            func end() {
              isFocused = false
              isEditing = false
            }
          }
        }
        """),
      // A test makes the binding that a view needs.
      .accepted(
        """
        import SwiftUI
        import Testing

        @Suite final class PlayerViewTests {
          @State private var isPlaying = false
          @Test func startsPaused() { #expect(PlayerView(isPlaying: $isPlaying).title == "Play") }
        }
        """),
      // A class in a view, whose code changes something else.
      .flagged(
        """
        import SwiftUI

        struct Board: View {
          @MainActor final class Score {
            ⟦@State⟧ var count = 0
            func show() -> Text { Text("\\(count)") }
          }
          @State private var rows = [0]
          private let score = Score()
          var body: some View {
            Text("\\(rows[0] + 1)").onTapGesture { rows[0] = 2 }
          }
        }
        """),
    ],
    signs: .viewStateInClass,
    check: .types(checkWrappers))
}

@Sendable private func checkWrappers(_ type: ProjectType, in context: inout RuleContext) {
  // The imports of most files already show that no wrapper in them is SwiftUI's.
  guard context.imports("SwiftUI") || context.imports("SwiftData"), !context.imports("XCTest"),
    !context.imports("Testing")
  else { return }
  for property in type.localProperties {
    guard let wrapper = property.wrapper, let node = property.wrapperNode,
      KnownTypes.viewOnlyWrappers.contains(wrapper),
      context.imports(wrapper == "Query" ? "SwiftData" : "SwiftUI"),
      context.project.resolve(wrapper, in: type.name).allSatisfy({ !$0.isDeclared })
    else { continue }
    // A view passed its own wrapper, and with it the storage.
    if type.isGivenWrapper(of: property) { continue }
    if type.declarations.contains(where: { $0.inheritedNames.contains { $0.hasSuffix("DynamicProperty") } }) { return }
    if wrapper == "ObservedObject" {
      // The views that use a shared object observe it themselves.
      if property.member.isStatic || type.subscribes(toObjectIn: property) { continue }
      context.report(
        "'@ObservedObject' in a class does not observe '\(property.name)'; changes never arrive", at: .whole(node),
        severity: .hint)
    } else if let action = node.descendants(.keyPathComponent).last?.name, actionsWithDefault.contains(action) {
      context.report(
        "'\(property.name)' is always the default action in the class '\(type.simpleName)', "
          + "even if a view sets another one",
        at: .whole(node), severity: .hint)
    } else if wrapper == "State", !context.project.isChanged(property, in: type) {
      context.report(
        "'@State' has no storage in the class '\(type.simpleName)', so '\(property.name)' keeps its first value",
        at: .whole(node), severity: .hint)
    } else if type.leavesUnused(property, in: context.project) {
      context.report(
        "'@\(wrapper)' has no storage in the class '\(type.simpleName)', and nothing uses '\(property.name)'",
        at: .whole(node), severity: .hint)
    } else {
      context.report(
        "'@\(wrapper)' has no storage in the class '\(type.simpleName)', so '\(property.name)' never updates",
        at: .whole(node))
    }
  }
}

extension ProjectType {
  /// Whether an initializer stores a wrapper that it receives: `_isOpen = isOpen`.
  fileprivate func isGivenWrapper(of property: Property) -> Bool {
    members.filter { $0.node.kind == .initializerDeclaration }.contains { initializer in
      initializer.bodies.flatMap { $0.descendants(.sequence) }.contains { node in
        guard let assignment = Assignment(node), assignment.target.pathFromSelf == ["_" + property.name] else {
          return false
        }
        let value = assignment.value[0]
        return value.localDeclaration(of: value.name, within: initializer.node)?.kind == .parameter
      }
    }
  }

  /// Whether code of the class subscribes to publishers of an object itself: `model.$items.sink { … }`,
  /// `model.objectWillChange`, `model.publisher(for: \.items)`.
  fileprivate func subscribes(toObjectIn property: Property) -> Bool {
    members.flatMap(\.bodies).contains { body in
      body.descendants(.memberAccess, mentioning: [BytePattern(word: property.name)]).contains { access in
        guard access.name.hasPrefix("$") || ["objectWillChange", "publisher"].contains(access.name) else {
          return false
        }
        return access.base?.withoutUnwrapping.pathFromSelf == [property.name]
      }
    }
  }

  /// Whether no code uses a property: the type's code doesn't mention it, and either it is private, or it is a query
  /// whose rows no view reads.
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

/// The environment actions whose default does something.
private let actionsWithDefault: Set = ["openURL", "openWindow", "openSettings", "openDocument", "newDocument"]
