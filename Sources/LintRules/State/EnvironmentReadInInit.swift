import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let environmentReadInInit = Rule(
    id: "environment-read-in-init",
    group: "state",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Read the environment in `body`, or in the make and update methods, not in an initializer.",
    symptom: """
      The view always shows the default value, the console shows "Accessing Environment's value outside of being \
      installed on a View", or the app crashes because an object is missing.
      """,
    rationale: """
      SwiftUI connects wrappers to their values after the initializer has run. In the initializer, `@Environment` has \
      the key's default value, `@FetchRequest` and `@Query` have no rows, `@StateObject` creates an object that is thrown \
      away, and `@EnvironmentObject` stops the app. In a representable, read `context.environment` or the property in \
      the make and update methods.
      """,
    exception: "Suppress it if the initializer needs only the default value.",
    source: "https://developer.apple.com/documentation/swiftui/dynamicproperty/update()",
    examples: [
      .flagged(
        """
        struct Canvas: UIViewRepresentable {
          @Environment(\\.colorScheme) private var colorScheme
          @EnvironmentObject private var session: Session
          private let isDark: Bool
          private let name: String
          init() {
            isDark = false
            name = ""
            print(⟦colorScheme⟧ == .dark)
            print(self.⟦session⟧.name)
          }
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        final class Session: ObservableObject { @Published var name = "" }
        """),
      // The root of a hosting controller.
      .flagged(
        """
        struct Page: View {
          @StateObject private var session = Session()
          @Environment(\\.locale) var locale
          @State private var title: String
          init() {
            _title = State(initialValue: "")
            let name = ⟦session⟧.name
            _title = State(initialValue: ["", name].map { $0 + ⟦locale⟧.identifier }.joined())
          }
          var body: some View { Text(title) }
        }
        final class Session: ObservableObject { @Published var name = "" }
        final class Opener: UIViewController {
          func open() { present(UIHostingController(rootView: Page().tint(.red)), animated: true) }
        }
        """),
      // The wrapper itself, parameters of the same name, and closures for later.
      // The object that all views share.
      .accepted(
        """
        import SwiftUI

        final class Preferences: ObservableObject {
          static let shared = Preferences()
          @Published var tab = 0
        }
        struct PreferencesView: View {
          @StateObject private var preferences = Preferences.shared
          init(tab: Int) { preferences.tab = tab }
          var body: some View { Text("") }
        }
        final class PreferencesController: UIViewController {
          func show() { present(UIHostingController(rootView: PreferencesView(tab: 1)), animated: true) }
        }
        """),
      .accepted(
        """
        struct Canvas: UIViewRepresentable {
          @Environment(\\.colorScheme) private var colorScheme
          @StateObject private var session: Session
          private let onDraw: () -> Void
          init(colorScheme: ColorScheme, session: Session) {
            _session = StateObject(wrappedValue: session)
            print(colorScheme, session.name)
            onDraw = {}
          }
          init(session: Session) {
            let key = _colorScheme
            _session = StateObject(wrappedValue: session)
            onDraw = { [key] in print(key.wrappedValue) }
          }
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) { print(colorScheme) }
        }
        final class Session: ObservableObject { @Published var name = "" }
        """),
      // Values with storage of their own.
      .accepted(
        """
        struct Canvas: UIViewRepresentable {
          @Binding var title: String
          @State private var count = 0
          @AppStorage("name") private var name = ""
          init(title: Binding<String>) {
            _title = title
            print(self.title, count, name)
          }
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """),
      // A coordinator receives the environment, and a view controller reads properties of its own.
      .accepted(
        """
        struct Canvas: UIViewRepresentable {
          @Environment(\\.colorScheme) private var colorScheme
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(colorScheme: colorScheme) }
          final class Coordinator {
            let colorScheme: ColorScheme
            init(colorScheme: ColorScheme) {
              self.colorScheme = colorScheme
              print(self.colorScheme)
            }
          }
        }
        """),
      // Rows of Core Data.
      .flagged(
        """
        struct LogList: View {
          @FetchRequest(sortDescriptors: []) private var entries: FetchedResults<LogEntry>
          @State private var title: String
          init() { _title = State(initialValue: "\\(⟦entries⟧.count) entries") }
          var body: some View { Text(title) }
        }
        final class LogEntry: NSManagedObject {}
        final class LogController: UIHostingController<LogList> {
          init() { super.init(rootView: LogList()) }
        }
        """),
      // Sections of Core Data.
      .flagged(
        """
        struct LogDays: View {
          @SectionedFetchRequest(sectionIdentifier: \\.day, sortDescriptors: [])
          private var days: SectionedFetchResults<String, LogEntry>
          private let isEmpty: Bool
          init() {
            isEmpty = false
            print(⟦days⟧.count)
          }
          var body: some View { Text(isEmpty ? "Empty" : "Days") }
        }
        final class LogEntry: NSManagedObject { @NSManaged var day: String }
        final class LogController: UIHostingController<LogDays> {
          init() { super.init(rootView: LogDays()) }
        }
        """),
      // Rows of SwiftData.
      .flagged(
        """
        struct TripMap: UIViewRepresentable {
          @Query private var trips: [Trip]
          private let label: String
          init(label: String) {
            self.label = label
            if ⟦trips⟧.isEmpty { print("No trips") }
          }
          func makeUIView(context: Context) -> MKMapView { MKMapView() }
          func updateUIView(_ map: MKMapView, context: Context) { map.accessibilityLabel = label }
        }
        @Model final class Trip { var name = "" }
        """),
      // A wrapper of the project has its rows from the start.
      .accepted(
        """
        @propertyWrapper struct Query<Row> {
          var wrappedValue: [Row] { [] }
        }
        struct TripMap: UIViewRepresentable {
          @Query private var trips: [String]
          private let title: String
          init() { title = "\\(trips.count) trips" }
          func makeUIView(context: Context) -> MKMapView { MKMapView() }
          func updateUIView(_ map: MKMapView, context: Context) { map.accessibilityLabel = title }
        }
        """),
      // A view that only a preview hosts.
      .accepted(
        """
        import SwiftUI

        struct Greeting: View {
          @Environment(\\.locale) private var locale
          private let text: String
          init() { text = locale.identifier }
          var body: some View { Text(text) }
        }
        #Preview { UIHostingController(rootView: Greeting()) }
        """),
      // Another view with the same name is the hosted one.
      .accepted(
        """
        import SwiftUI

        enum Settings {
          struct Row: View {
            @Environment(\\.locale) private var locale
            private let text: String
            init() { text = locale.identifier }
            var body: some View { Text(text) }
          }
        }
        enum Profile {
          struct Row: View {
            var body: some View { Text("Profile") }
          }
          @MainActor static func makeController() -> UIViewController { UIHostingController(rootView: Row()) }
        }
        """),
      // Two views of a cell's configuration.
      .flagged(
        """
        import SwiftUI

        struct Greeting: View {
          @Environment(\\.locale) private var locale
          private let text: String
          init() { text = ⟦locale⟧.identifier }
          var body: some View { Text(text) }
        }
        final class GreetingController: UITableViewController {
          func fill(_ cell: UITableViewCell) {
            cell.contentConfiguration = UIHostingConfiguration {
              Image(systemName: "star")
              Greeting()
            }
          }
        }
        """),
    ],
    signs: .viewState,
    check: .types(checkInitializers))
}

@Sendable private func checkInitializers(_ type: ProjectType, in context: inout RuleContext) {
  guard !type.isClass, type.mayMention(oneOf: wrappers) else { return }
  let initializers = type.localMembers(mentioning: ["init"]).filter { $0.node.kind == .initializerDeclaration }
  guard !initializers.isEmpty else { return }
  for property in type.properties {
    guard !property.member.isStatic, let wrapper = property.wrapper, let consequence = Consequence(of: property) else {
      continue
    }
    let reads = initializers.flatMap { initializer in
      initializer.bodies.flatMap { body in
        body.uses(of: property.name, within: initializer.node).filter {
          context.project.timing(of: $0, in: body, of: context.path) == .now
        }
      }
    }
    guard !reads.isEmpty, context.project.resolve(wrapper, in: type.name).allSatisfy({ !$0.isDeclared }),
      context.project.isRepresentable(type.name) || context.project.isHosted(type.name)
    else { continue }
    for read in reads {
      context.report("'\(property.name)' is not connected yet in 'init', so \(consequence.text)", at: .name(of: read))
    }
  }
}

private let consequences: [String: Consequence] = [
  "Environment": .defaultValue, "EnvironmentObject": .crash, "StateObject": .otherObject, "FetchRequest": .noRows,
  "SectionedFetchRequest": .noRows, "Query": .noRows,
]

/// The wrappers that have a consequence.
private let wrappers = consequences.keys.sorted().map { SoughtWord($0) }

/// The consequence of reading a wrapper before SwiftUI has connected it.
private enum Consequence {
  case defaultValue, crash, otherObject, noRows

  init?(of property: Property) {
    guard let wrapper = property.wrapper, let consequence = consequences[wrapper],
      // A shared object is the same each time.
      consequence != .otherObject || property.initialValue?.evidentTypeName != nil
    else { return nil }
    self = consequence
  }

  var text: String {
    switch self {
    case .defaultValue: "this is always the default value"
    case .crash: "this stops the app"
    case .otherObject: "this creates an object that the view never uses"
    case .noRows: "it has no rows"
    }
  }
}
