import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let staleCoordinatorParent = Rule(
    id: "stale-coordinator-parent",
    group: "coordinator",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Give the coordinator the present value of its parent in update.",
    symptom: """
      A tap, an edit or a selection acts on the row, page or handler that was there when the view first appeared.
      """,
    rationale: """
      A representable is a struct: the coordinator that `makeCoordinator` hands `self` to keeps a copy of the first \
      value. SwiftUI makes new values and passes them to update, but never touches the coordinator. Bindings in the old \
      copy still work, since they point to storage; plain values and closures stay those of the first update, and \
      callbacks act on yesterday's row, page or handler.
      """,
    exception: """
      Ignore it where the identity of the view changes with its inputs, so that each coordinator sees one value \
      only.
      """,
    source: "https://chris.eidhof.nl/post/view-representable/",
    examples: [
      .flagged(
        """
        struct RowList: UIViewRepresentable {
          var rows: [String]
          var onSelect: (String) -> Void
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            table.delegate = context.coordinator
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {
            table.reloadData()
          }
          final class Coordinator: NSObject, UITableViewDelegate {
            let ⟦parent⟧: RowList
            init(_ parent: RowList) { self.parent = parent }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              parent.onSelect(parent.rows[indexPath.row])
            }
          }
        }
        """,
        fixed: """
          struct RowList: UIViewRepresentable {
            var rows: [String]
            var onSelect: (String) -> Void
            func makeCoordinator() -> Coordinator { Coordinator(self) }
            func makeUIView(context: Context) -> UITableView {
              let table = UITableView()
              table.delegate = context.coordinator
              return table
            }
            func updateUIView(_ table: UITableView, context: Context) {
              context.coordinator.parent = self
              table.reloadData()
            }
            final class Coordinator: NSObject, UITableViewDelegate {
              var parent: RowList
              init(_ parent: RowList) { self.parent = parent }
              func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                parent.onSelect(parent.rows[indexPath.row])
              }
            }
          }
          """),
      // By any name, in an extension, private, through a method, and with a context that has no name.
      .flagged(
        """
        struct Dial: UIViewRepresentable {
          @Binding var value: Double
          let step: Double
          func rounded(_ value: Double) -> Double { (value / step).rounded() * step }
          func makeUIView(context: Context) -> DialView { DialView() }
          func updateUIView(_ view: DialView, context _: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(control: self) }
        }
        extension Dial {
          final class Coordinator {
            private var ⟦control⟧: Dial
            init(control: Dial) { self.control = control }
            func turned(_ sender: DialView) { control.value = control.rounded(sender.angle) }
          }
        }
        """,
        fixed: """
          struct Dial: UIViewRepresentable {
            @Binding var value: Double
            let step: Double
            func rounded(_ value: Double) -> Double { (value / step).rounded() * step }
            func makeUIView(context: Context) -> DialView { DialView() }
            func updateUIView(_ view: DialView, context: Context) {
              context.coordinator.control = self
            }
            func makeCoordinator() -> Coordinator { Coordinator(control: self) }
          }
          extension Dial {
            final class Coordinator {
              var control: Dial
              init(control: Dial) { self.control = control }
              func turned(_ sender: DialView) { control.value = control.rounded(sender.angle) }
            }
          }
          """),
      // Bindings, environment actions and objects are the same in every copy.
      .accepted(
        """
        struct Capture: UIViewControllerRepresentable {
          @Binding var image: UIImage?
          @Environment(\\.dismiss) private var dismiss
          let model: CaptureModel
          let title: String
          func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
          func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject {
            let parent: Capture
            let start: String
            init(_ parent: Capture) {
              self.parent = parent
              start = parent.title
            }
            func finish(_ image: UIImage) {
              parent.image = image
              parent.model.count += 1
              parent.dismiss()
            }
          }
        }
        final class CaptureModel { var count = 0 }
        """),
      // Refreshed by an assignment, or by a method of the coordinator that takes the new value.
      .accepted(
        """
        struct RowList: UIViewRepresentable {
          var rows: [String]
          func makeCoordinator() -> Coordinator { Coordinator(base: self) }
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ table: UITableView, context: Context) { context.coordinator.refresh(from: self) }
          final class Coordinator: NSObject {
            var base: RowList
            init(base: RowList) { self.base = base }
            func refresh(from newest: RowList) { base = newest }
            func numberOfRows() -> Int { base.rows.count }
          }
        }
        """),
      // A copy that is never read, and a member of the same name somewhere else.
      .accepted(
        """
        struct RowList: UIViewRepresentable {
          var rows: [String]
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ table: UITableView, context: Context) {}
          final class Coordinator: NSObject {
            var parent: RowList
            init(_ parent: RowList) { self.parent = parent }
            func show(_ node: Node) {
              let parent = node.parent
              print(parent.rows)
            }
          }
        }
        """),
      // A type that cannot be looked up may be a class.
      .accepted(
        """
        import Engine

        struct Stage: UIViewRepresentable {
          let engine: Engine
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> StageView { StageView() }
          func updateUIView(_ view: StageView, context: Context) {}
          final class Coordinator: NSObject {
            var parent: Stage
            init(_ parent: Stage) { self.parent = parent }
            func tick() { parent.engine.tick() }
          }
        }
        """),
    ],
    check: .representables(checkCopies))
}

@Sendable private func checkCopies(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous, !representable.functions(.update).isEmpty else { return }
  for copy in context.project.coordinatorCopies(of: representable) {
    let stale = copy.staleReads.filter { !representable.isRefreshed($0.member, of: copy.property) }
    guard !stale.isEmpty else { continue }
    let members = stale.map(\.member).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    // Nothing new reaches a controller that is presented once, so its closures are as old as it is.
    let isOneShot = representable.representedType?.name.map(ClassTrait.fixedAfterCreation.holds) ?? false
    let update = representable.name(of: .update) ?? ""
    context.report(
      "'\(copy.property.name)' stays the first '\(representable.simpleName)', so \(quoted(members)) "
        + "\(members.count == 1 ? "grows" : "grow") old; '\(update)' never refreshes it",
      at: copy.property.place, severity: isOneShot ? .information : .warning,
      related: stale.prefix(3).map { (.whole($0.node), "read here from the old copy") },
      fixes: refresh(of: copy, representable, context).map { [$0] } ?? [])
  }
}

extension Representable {
  /// Whether update gives the coordinator a new value, or the member of its copy a new one.
  fileprivate func isRefreshed(_ member: String, of copy: Property) -> Bool {
    if passesSelfOn(in: [.update, .sizeThatFits]) { return true }
    return bodiesWithHelpers(of: .update).contains { body in
      body.block.descendants(.sequence).contains { node in
        guard let path = Assignment(node)?.target.memberPath else { return false }
        return path.suffix(2) == [copy.name, member]
      }
    }
  }
}

/// `'a'`, `'a' and 'b'`, `'a', 'b' and others`.
private func quoted(_ names: [String]) -> String {
  let shown = names.prefix(2).map { "'\($0)'" }
  return names.count > 2 ? shown.joined(separator: ", ") + " and others" : shown.joined(separator: " and ")
}

/// Assigns `self` first thing in update, and makes the property assignable.
private func refresh(of copy: CoordinatorCopy, _ representable: Representable, _ context: RuleContext) -> Fix? {
  let property = copy.property
  let placement = context.placement
  var edits: [TextEdit] = []
  var safety = Fix.Safety.safe
  for function in representable.functions(.update) {
    guard context.contains(function.node), let block = function.node.body,
      let parameter = function.node.parameters.first(where: { $0.label == "context" })
    else { return nil }
    if parameter.usableName == nil, let name = parameter.nameToken {
      // `context _: Context` becomes `context: Context`.
      guard let label = name.previous, label.is("context") else { return nil }
      edits.append(.delete(label.range.upperBound..<name.range.upperBound))
      safety = .unsafe
    }
    let statement = CoordinatorTemplate.refresh(property.name, context: parameter.usableName ?? "context")
    guard let edit = placement.insertion(of: statement, atStartOf: block) else { return nil }
    edits.append(edit)
  }
  if property.isConstant, let keyword = property.member.node.nameToken {
    edits.append(TextEdit(replacing: keyword.range, with: "var"))
  }
  for modifier in property.member.node.modifiers where modifier.isNamed("private") || modifier.isNamed("fileprivate") {
    guard let next = modifier.lastToken.next else { continue }
    edits.append(.delete(modifier.range.lowerBound..<next.range.lowerBound))
    safety = .unsafe
  }
  let hasObservers = property.member.binding?.first(.accessorBlock) != nil
  if hasObservers || isScratch(property, representable) { safety = .unsafe }
  return Fix("Refresh '\(property.name)' in '\(representable.name(of: .update) ?? "")'", edits, safety: safety)
}

/// Whether the coordinator keeps values of its own in the copy, which a refresh would overwrite.
private func isScratch(_ property: Property, _ representable: Representable) -> Bool {
  let blocks = representable.coordinator?.members.flatMap(\.bodies) ?? []
  return blocks.flatMap { $0.descendants(.sequence) }.contains { node in
    guard let path = Assignment(node)?.target.pathFromSelf, path.count > 1, path[0] == property.name else {
      return false
    }
    return representable.input(named: path[1]).map { !$0.isStateWrapped } ?? false
  }
}
