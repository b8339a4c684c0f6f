import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let unassignedDelegate = Rule(
    id: "unassigned-delegate",
    group: "coordinator",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Assign the coordinator as the delegate whose methods it implements.",
    symptom: "Nothing happens when the user edits, taps, or scrolls; the delegate methods never run.",
    rationale: """
      Neither SwiftUI nor UIKit checks which protocols a coordinator adopts. Its delegate methods run only after the \
      make method assigns the coordinator to the delegate property.
      """,
    exception: "Suppress it if code outside the representable assigns the delegate.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext/coordinator",
    examples: [
      .flagged(
        """
        struct Rows: UIViewRepresentable {
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            table.dataSource = context.coordinator
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class ⟦Coordinator⟧: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          }
        }
        """,
        fixed: """
          struct Rows: UIViewRepresentable {
            func makeUIView(context: Context) -> UITableView {
              let table = UITableView()
              table.dataSource = context.coordinator
              table.delegate = context.coordinator
              return table
            }
            func updateUIView(_ table: UITableView, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
              func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
              func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
              func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
            }
          }
          """),
      // The coordinator is the target and delegate of a gesture recognizer, but not the data source of the table.
      .flagged(
        """
        struct Rows: UIViewRepresentable {
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped))
            tap.delegate = context.coordinator
            table.addGestureRecognizer(tap)
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class ⟦Coordinator⟧: NSObject, UITableViewDataSource, UIGestureRecognizerDelegate {
            @objc func tapped() {}
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
          }
        }
        """,
        fixed: """
          struct Rows: UIViewRepresentable {
            func makeUIView(context: Context) -> UITableView {
              let table = UITableView()
              let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped))
              tap.delegate = context.coordinator
              table.addGestureRecognizer(tap)
              table.dataSource = context.coordinator
              return table
            }
            func updateUIView(_ table: UITableView, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, UITableViewDataSource, UIGestureRecognizerDelegate {
              @objc func tapped() {}
              func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
              func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
            }
          }
          """),
      // A class of the project with the name of a UIKit class.
      .accepted(
        """
        struct Search: UIViewRepresentable {
          func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UISearchBarDelegate {
            func searchBarSearchButtonClicked(_ searchBar: UIKit.UISearchBar) {}
          }
        }
        final class UISearchBar: UIView {}
        """),
      // Assigned in other ways: in the update method, or by the coordinator itself.
      .accepted(
        """
        struct Field: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) { field.delegate = context.coordinator }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextFieldDelegate {
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
          }
        }
        struct Note: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            context.coordinator.attach(view)
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextViewDelegate {
            func attach(_ view: UITextView) { view.delegate = self }
            func textViewDidChange(_ textView: UITextView) {}
          }
        }
        """),
      // Passed to code that may assign it, such as a class of the project.
      .accepted(
        """
        struct Note: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView { NoteView.make(owner: context.coordinator) }
          func updateUIView(_ view: UITextView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextViewDelegate { func textViewDidChange(_ textView: UITextView) {} }
        }
        struct Page: UIViewRepresentable {
          func makeUIView(context: Context) -> PageView {
            let view = PageView()
            view.owner = context.coordinator
            return view
          }
          func updateUIView(_ view: PageView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
        }
        final class PageView: UIScrollView { weak var owner: UIScrollViewDelegate? { didSet { delegate = owner } } }
        """),
      // Coordinators that only receive actions, and protocols of which no method is implemented.
      .accepted(
        """
        struct Slider: UIViewRepresentable {
          func makeUIView(context: Context) -> UISlider {
            let slider = UISlider()
            slider.addTarget(context.coordinator, action: #selector(Coordinator.moved), for: .valueChanged)
            return slider
          }
          func updateUIView(_ slider: UISlider, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UIGestureRecognizerDelegate { @objc func moved() {} }
        }
        struct Rows: UIViewRepresentable {
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ table: UITableView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITableViewDelegate {}
        }
        """),
      // Each platform has its own make method.
      .flagged(
        """
        struct Cities: UIViewRepresentable {
          let names: [String]
          #if targetEnvironment(macCatalyst)
            func makeUIView(context: Context) -> UITableView {
              let table = UITableView()
              table.dataSource = context.coordinator
              table.rowHeight = 32
              return table
            }
          #else
            func makeUIView(context: Context) -> UITableView {
              let table = UITableView()
              table.dataSource = context.coordinator
              return table
            }
          #endif
          func updateUIView(_ table: UITableView, context: Context) { context.coordinator.names = names }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class ⟦Coordinator⟧: NSObject, UITableViewDataSource, UITableViewDelegate {
            var names: [String] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          }
        }
        """),
    ] + unassignedDelegateHandoverExamples,
    signs: .delegation,
    check: .representables(checkAssignments))
}

@Sendable private func checkAssignments(_ representable: Representable, in context: inout RuleContext) {
  let project = context.project
  guard !representable.isAmbiguous, let coordinator = representable.coordinator,
    let type = project.representedType(of: representable),
    // A class of the project may be its own delegate or find one itself.
    !type.isDeclared, representable.function(.make) != nil, representable.function(.makeCoordinator) != nil
  else { return }
  let slots = DelegateSlot.slots(of: type.name).filter { slot in
    slot.protocols.contains { coordinator.implements($0) }
  }
  guard !slots.isEmpty else { return }
  let assigned = representable.assignedMembers
  guard let slot = slots.first(where: { !assigned.contains($0.property) }),
    let name = slot.protocols.first(where: { coordinator.implements($0) }),
    !representable.mayHandCoordinatorOn(to: slots)
  else { return }
  context.report(
    "'\(lastComponent(of: coordinator.name))' implements '\(name)' "
      + "but is never assigned as the '\(slot.property)' of the '\(lastComponent(of: type.name))'",
    at: .name(of: coordinator.declaration.node), fixes: assignment(of: slot, representable, context).map { [$0] } ?? [])
}

extension Coordinator {
  /// Whether the coordinator declares conformance to the protocol and implements one of its methods.
  fileprivate func implements(_ name: String) -> Bool {
    guard declarations.contains(where: { $0.inherited.contains { $0.name == name } }),
      let fact = DelegateProtocol.named(name)
    else { return false }
    let methods = Set((fact.requiredMethods + fact.commonMethods).map(DelegateProtocol.fullName))
    return members.contains { $0.isFunction && methods.contains($0.fullName) }
  }
}

extension Representable {
  private var allBlocks: [SyntaxNode] { (members + (coordinator?.members ?? [])).flatMap(\.bodies) }

  /// The names of the members that code of the representable or its coordinator assigns.
  fileprivate var assignedMembers: Set<String> {
    Set(
      allBlocks.flatMap { $0.descendants(.sequence) }.compactMap { node in
        Assignment(node).flatMap { $0.target.kind == .memberAccess ? $0.target.name : nil }
      })
  }

  /// Whether the coordinator or the context goes anywhere except to known delegate properties, targets, and observers.
  fileprivate func mayHandCoordinatorOn(to slots: [DelegateSlot]) -> Bool {
    let others = [LifecycleMethod.make, .update].flatMap { bodiesWithHelpers(of: $0) }
    let known = Set(slots.map(\.property) + ["delegate", "dataSource"])
    let isHandedOn = others.contains { body in
      body.block.descendants(.reference, .memberAccess).contains { node in
        guard let parent = node.parent, parent.kind != .memberAccess, parent.kind != .capture,
          let place = place(of: node, in: body), place == Place(.context) || place == Place(.coordinator)
        else { return false }
        if let assignment = Assignment(parent) { return !known.contains(assignment.target.name) }
        guard parent.kind == .argument, let call = parent.parent else { return parent.kind != .binding }
        return !["addTarget", "addObserver"].contains(call.calledName) && parent.label != "target"
          && !others.contains { $0.call == call }
      }
    }
    // The coordinator may also pass itself on.
    let coordinatorBlocks = coordinator?.members.flatMap(\.bodies) ?? []
    return isHandedOn
      || coordinatorBlocks.contains { block in
        block.descendants(.reference).contains { $0.isNamed("self") && $0.parent?.kind == .argument }
      }
  }
}

/// Assigns the coordinator in the make method, before it returns the wrapped object.
private func assignment(of slot: DelegateSlot, _ representable: Representable, _ context: RuleContext) -> Fix? {
  guard representable.functions(.make).count == 1, let body = representable.bodies(of: .make).first,
    context.contains(body.block), let variable = body.variable, let name = body.context,
    let last = body.block.items.last, last.kind == .returnStatement
  else { return nil }
  let statement = CoordinatorTemplate(parent: representable.simpleName, slots: [slot])
    .assignments(to: variable, context: name).joined(separator: "\n")
  return Fix(
    "Assign the coordinator to '\(slot.property)'",
    context.placement.insertions(of: statement, above: last), safety: .unsafe)
}
