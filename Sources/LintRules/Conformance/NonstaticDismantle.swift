import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let nonstaticDismantle = Rule(
    id: "nonstatic-dismantle",
    group: "conformance",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Declare the dismantle method `static`.",
    symptom: """
      Players, timers and observers of a view that has gone keep running, although there is a method that stops \
      them.
      """,
    rationale: """
      SwiftUI calls `dismantleUIView(_:coordinator:)` on the type, since the value that made the view may be long gone. \
      The requirement has a default implementation, so an instance method of that name compiles, is never called, and \
      what it should have stopped goes on.
      """,
    exception: "Leave it where the method is a helper of your own that something else calls.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/dismantleuiview(_:coordinator:)",
    examples: [
      .flagged(
        """
        struct PlayerSurface: UIViewRepresentable {
          func makeUIView(context: Context) -> PlayerView { PlayerView() }
          func updateUIView(_ view: PlayerView, context: Context) {}
          func ⟦dismantleUIView⟧(_ view: PlayerView, coordinator: ()) {
            view.stop()
          }
        }
        """,
        fixed: """
          struct PlayerSurface: UIViewRepresentable {
            func makeUIView(context: Context) -> PlayerView { PlayerView() }
            func updateUIView(_ view: PlayerView, context: Context) {}
            static func dismantleUIView(_ view: PlayerView, coordinator: ()) {
              view.stop()
            }
          }
          """),
      .flagged(
        """
        struct Ticker: NSViewRepresentable {
          let feed: Feed
          func makeNSView(context: Context) -> NSTextField { NSTextField() }
          func updateNSView(_ field: NSTextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }

          public func ⟦dismantleNSView⟧(_ field: NSTextField, coordinator: Coordinator) {
            feed.close()
          }

          final class Coordinator {
            let feed = Feed()
          }
        }
        """,
        fixed: """
          struct Ticker: NSViewRepresentable {
            let feed: Feed
            func makeNSView(context: Context) -> NSTextField { NSTextField() }
            func updateNSView(_ field: NSTextField, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }

            public static func dismantleNSView(_ field: NSTextField, coordinator: Coordinator) {
              coordinator.feed.close()
            }

            final class Coordinator {
              let feed = Feed()
            }
          }
          """),
      .accepted(
        """
        struct PlayerSurface: UIViewRepresentable {
          func makeUIView(context: Context) -> PlayerView { PlayerView() }
          func updateUIView(_ view: PlayerView, context: Context) {}
          static func dismantleUIView(_ view: PlayerView, coordinator: ()) { view.stop() }
        }
        """),
      // A helper that the code calls itself.
      .accepted(
        """
        struct PlayerSurface: UIViewRepresentable {
          func makeUIView(context: Context) -> PlayerView { PlayerView() }
          func updateUIView(_ view: PlayerView, context: Context) {
            if view.isDone { dismantleUIView(view, coordinator: ()) }
          }
          func dismantleUIView(_ view: PlayerView, coordinator: ()) { view.stop() }
        }
        """),
      // SwiftUI does not know this type.
      .accepted(
        """
        struct Scaffold {
          func dismantleUIView(_ view: PlayerView, coordinator: ()) { view.stop() }
        }
        """),
    ],
    check: .representables(checkDismantle))
}

@Sendable private func checkDismantle(_ representable: Representable, in context: inout RuleContext) {
  guard let name = representable.family.dismantle, representable.declaration.isValueType else { return }
  for function in representable.members
  where function.isFunction && function.name == name && !function.isStatic && context.contains(function.node) {
    guard context.tree.items.allSatisfy({ $0.calls(named: name).isEmpty }) else { continue }
    context.report(
      "'\(name)' is an instance method, so SwiftUI never calls it", at: .name(of: function.node),
      fixes: fix(for: function, of: representable).map { [$0] } ?? [])
  }
}

/// Makes the method static, if it is the requirement otherwise and does without `self` or can ask the coordinator.
private func fix(for function: Member, of representable: Representable) -> Fix? {
  guard let keyword = function.node.tokens.first(where: { $0.is("func") }), let body = function.node.body,
    isWitness(function, of: representable)
  else { return nil }
  var edits = [TextEdit.insert("static ", at: keyword.range.lowerBound)]
  for member in representable.members where !member.isStatic && !member.name.isEmpty {
    let uses = body.uses(of: member.name, within: function.node)
    guard !uses.isEmpty else { continue }
    guard let coordinator = function.node.parameters.last?.usableName,
      representable.coordinator?.members.contains(where: { $0.name == member.name && !$0.isPrivate }) ?? false
    else { return nil }
    edits += uses.map { TextEdit(replacing: $0.range, with: "\(coordinator).\(member.name)") }
  }
  return Fix("Make '\(function.name)' static", edits, safety: .unsafe)
}

/// Whether only `static` is missing: a method with other parameter types would not be the requirement either.
private func isWitness(_ function: Member, of representable: Representable) -> Bool {
  let parameters = function.node.parameters
  guard function.labels == [nil, "coordinator"], let view = parameters.first?.type,
    let coordinator = parameters.last?.type
  else { return false }
  let isCoordinator =
    representable.coordinator.map { lastComponent(of: $0.name) == coordinator.dottedName.map(lastComponent) }
    ?? ["()", "Void"].contains(coordinator.text) || coordinator.dottedName == "Coordinator"
  return isCoordinator && view.text == representable.representedType?.text
}
