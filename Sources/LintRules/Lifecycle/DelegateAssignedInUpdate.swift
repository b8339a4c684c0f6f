import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let delegateAssignedInUpdate = Rule(
    id: "delegate-assigned-in-update",
    group: "lifecycle",
    severity: .hint,
    since: "iOS 13, macOS 10.15",
    summary: "Set the delegate and data source in the make method.",
    symptom: "Usually nothing, but some views reload their rows whenever you assign a data source.",
    rationale: """
      The coordinator stays the same for the lifetime of the wrapped object, so assign it once, in the make method. \
      The update method runs after that and on every change, and assigning a data source again makes some views reload \
      everything.
      """,
    exception: "Suppress it if the object must not call its delegate before the first update.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()",
    examples: [
      .flagged(
        """
        struct SearchField: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.placeholder = "Search"
            return bar
          }
          func updateUIView(_ view: UISearchBar, context: Context) {
            ⟦view.delegate = context.coordinator⟧
            if view.text != text { view.text = text }
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UISearchBarDelegate {}
        }
        """,
        fixed: """
          struct SearchField: UIViewRepresentable {
            @Binding var text: String
            func makeUIView(context: Context) -> UISearchBar {
              let bar = UISearchBar()
              bar.placeholder = "Search"
              bar.delegate = context.coordinator
              return bar
            }
            func updateUIView(_ view: UISearchBar, context: Context) {
              if view.text != text { view.text = text }
            }
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, UISearchBarDelegate {}
          }
          """),
      .flagged(
        """
        struct MailSheet: UIViewControllerRepresentable {
          let subject: String
          func makeUIViewController(context: Context) -> MFMailComposeViewController { .init() }
          func updateUIViewController(_ mail: MFMailComposeViewController, context: Context) {
            let coordinator = context.coordinator
            ⟦mail.mailComposeDelegate = coordinator⟧
            mail.setSubject(subject)
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {}
        }
        """),
      // The make method returns a view from elsewhere or returns in two places, or a helper sets the delegate: there is
      // no fix.
      .flagged(
        """
        struct OrderTable: UIViewRepresentable {
          let table: UITableView
          func makeUIView(context: Context) -> UITableView { table }
          func updateUIView(_ table: UITableView, context: Context) {
            ⟦table.dataSource = context.coordinator⟧
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITableViewDataSource {
            func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { .init() }
          }
        }
        struct NoteEditor: UIViewRepresentable {
          let note: String
          func makeUIView(context: Context) -> UITextView {
            let editor = UITextView()
            guard !note.isEmpty else { return editor }
            editor.text = note
            return editor
          }
          func updateUIView(_ editor: UITextView, context: Context) {
            ⟦editor.delegate = context.coordinator⟧
            if editor.text != note { editor.text = note }
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextViewDelegate {}
        }
        struct CityField: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.placeholder = "City"
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) { connect(field, to: context.coordinator) }
          private func connect(_ field: UITextField, to coordinator: Coordinator) { ⟦field.delegate = coordinator⟧ }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextFieldDelegate {}
        }
        """),
      // A helper of a helper.
      .flagged(
        """
        struct CityField: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) { configure(field, context.coordinator) }
          private func configure(_ field: UITextField, _ coordinator: Coordinator) {
            field.placeholder = "City"
            connect(field, to: coordinator)
          }
          private func connect(_ field: UITextField, to coordinator: Coordinator) { ⟦field.delegate = coordinator⟧ }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextFieldDelegate {}
        }
        """),
      // The make method calls the update method.
      .accepted(
        """
        struct CityField: UIViewRepresentable {
          @Binding var city: String
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            updateUIView(field, context: context)
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {
            if field.text != city { field.text = city }
            connect(field, to: context.coordinator)
          }
          private func connect(_ field: UITextField, to coordinator: Coordinator) { field.delegate = coordinator }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextFieldDelegate {}
        }
        """),
      // Another property, and a delegate that is set only after the update.
      .accepted(
        """
        struct CityList: UIViewRepresentable {
          func makeUIView(context: Context) -> CityTable { CityTable() }
          func updateUIView(_ table: CityTable, context: Context) {
            table.owner = context.coordinator
            DispatchQueue.main.async { table.delegate = context.coordinator }
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITableViewDelegate {}
        }
        final class CityTable: UITableView { weak var owner: NSObject? }
        """),
      // Also set in the make method, compared first, cleared temporarily, or set to another object.
      .accepted(
        """
        struct Map: UIViewRepresentable {
          @Binding var center: CLLocationCoordinate2D
          weak var sceneDelegate: MapSceneDelegate?
          func makeUIView(context: Context) -> MapView {
            let map = MapView()
            map.delegate = context.coordinator
            return map
          }
          func updateUIView(_ map: MapView, context: Context) {
            map.delegate = nil
            map.center(on: center)
            map.delegate = context.coordinator
            if map.dataSource !== context.coordinator { map.dataSource = context.coordinator }
            map.sceneDelegate = sceneDelegate
            context.coordinator.delegate = map
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, MapViewDelegate { weak var delegate: MapView? }
        }
        """),
      // Objects that exist only after the make method.
      .accepted(
        """
        struct Popover: UIViewControllerRepresentable {
          let isShown: Bool
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {
            let host = UIViewController()
            host.popoverPresentationController?.delegate = context.coordinator
            controller.popoverPresentationController?.delegate = context.coordinator
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UIPopoverPresentationControllerDelegate {}
        }
        """),
      // Each platform has its own make method.
      .flagged(
        """
        struct CityField: UIViewRepresentable {
          @Binding var city: String
          #if targetEnvironment(macCatalyst)
            func makeUIView(context: Context) -> UITextField {
              let field = UITextField()
              field.placeholder = "City and country"
              return field
            }
          #else
            func makeUIView(context: Context) -> UITextField {
              let field = UITextField()
              field.placeholder = "City"
              return field
            }
          #endif
          func updateUIView(_ field: UITextField, context: Context) {
            if field.text != city { field.text = city }
            ⟦field.delegate = context.coordinator⟧
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextFieldDelegate {}
        }
        """),
      // A helper takes the delegate away, and gives it back.
      .accepted(
        """
        struct NoteEditor: UIViewRepresentable {
          @Binding var note: String
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            connect(view, to: context.coordinator)
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {
            connect(view, to: nil)
            if view.text != note { view.text = note }
            connect(view, to: context.coordinator)
          }
          private func connect(_ view: UITextView, to delegate: UITextViewDelegate?) { view.delegate = delegate }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextViewDelegate {}
        }
        """),
      // A cast.
      .flagged(
        """
        struct SearchField: UIViewRepresentable {
          let placeholder: String
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {
            bar.placeholder = placeholder
            ⟦bar.delegate = context.coordinator as UISearchBarDelegate⟧
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UISearchBarDelegate {}
        }
        """,
        fixed: """
          struct SearchField: UIViewRepresentable {
            let placeholder: String
            func makeUIView(context: Context) -> UISearchBar {
              let bar = UISearchBar()
              bar.delegate = context.coordinator
              return bar
            }
            func updateUIView(_ bar: UISearchBar, context: Context) {
              bar.placeholder = placeholder
            }
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, UISearchBarDelegate {}
          }
          """),
      // Helpers that take the delegate away while the code sets the text.
      .accepted(
        """
        struct MemoEditor: UIViewRepresentable {
          @Binding var memo: String
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            connect(view, to: context.coordinator)
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {
            connect(view, to: nil)
            if view.text != memo { view.text = memo }
            connect(view, to: context.coordinator)
          }
          private func connect(_ view: UITextView, to delegate: UITextViewDelegate?) { setDelegate(delegate, of: view) }
          private func setDelegate(_ delegate: UITextViewDelegate?, of view: UITextView) { view.delegate = delegate }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextViewDelegate {}
        }
        """),
    ],
    signs: .delegation,
    check: .representables(checkDelegates))
}

@Sendable private func checkDelegates(_ representable: Representable, in context: inout RuleContext) {
  guard representable.coordinator != nil else { return }
  context.inEach(context.project.bodies(reachedFrom: .update, of: representable)) { body, context in
    for node in body.block.descendants(.sequence) {
      guard let assignment = DelegateAssignment(node, in: body, of: representable),
        context.project.timing(of: node, in: body.block, of: body.function.path) == .now,
        !representable.isGuarded(node, in: body),
        !representable.isAssignedOtherwise(assignment.property, than: node),
        // A helper takes the delegate away by another call, or has set it in the make method already.
        !representable.runsByOtherCalls(body, in: context.project)
      else { continue }
      context.report(
        "'\(assignment.property)' is set on every update; set it once, in the make method", at: node, in: body,
        fixes: move(assignment, from: body, representable, context).map { [$0] } ?? [])
    }
  }
}

/// `view.delegate = context.coordinator`
private struct DelegateAssignment {
  var node: SyntaxNode
  var property: String

  init?(_ node: SyntaxNode, in body: LifecycleBody, of representable: Representable) {
    guard let assignment = Assignment(node), let view = assignment.target.base, body.isRepresented(view),
      representable.isCoordinator(assignment.value[0], in: body)
    else { return nil }
    property = assignment.target.name
    self.node = node
    guard ["delegate", "datasource"].contains(where: property.lowercased().hasSuffix) else { return nil }
  }
}

extension Representable {
  /// Whether other code of the representable also assigns the property, such as the make method, or code that clears it
  /// temporarily.
  fileprivate func isAssignedOtherwise(_ property: String, than node: SyntaxNode) -> Bool {
    (members + (coordinator?.members ?? [])).flatMap(\.bodies).contains { block in
      block.descendants(.sequence).contains { other in
        other != node && Assignment(other)?.target.name == property
      }
    }
  }
}

extension Representable {
  /// Whether the make or update method runs this code, or the code that calls it, by another call, too.
  fileprivate func runsByOtherCalls(_ body: LifecycleBody, in project: ProjectModel) -> Bool {
    let same = [LifecycleMethod.make, .update].flatMap { project.bodies(reachedFrom: $0, of: self) }.filter {
      $0.block == body.block
    }
    if same.contains(where: { $0.call != body.call }) { return true }
    return body.caller.map { runsByOtherCalls($0, in: project) } ?? false
  }
}

/// Moves the assignment to the end of the make method.
private func move(
  _ assignment: DelegateAssignment, from body: LifecycleBody, _ representable: Representable, _ context: RuleContext
) -> Fix? {
  let makes = representable.bodies(of: .make)
  guard makes.count == 1, let make = makes.first, context.contains(make.block), !body.isHelper,
    let variable = make.variable, let contextName = make.context, let result = make.block.items.last,
    result.kind == .returnStatement, make.returnedValues.count == 1
  else { return nil }
  let placement = context.placement
  let statement = "\(variable).\(assignment.property) = \(contextName).coordinator"
  return Fix(
    "Set '\(assignment.property)' in '\(make.function.name)'",
    placement.insertions(of: statement, above: result) + [placement.deletion(of: assignment.node)], safety: .unsafe)
}
