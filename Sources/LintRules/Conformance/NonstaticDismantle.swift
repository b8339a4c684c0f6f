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
      Players, timers, and observers keep running after the view is gone, even though a method exists to stop them.
      """,
    rationale: """
      SwiftUI calls `dismantleUIView(_:coordinator:)` on the type, because the value that created the view may no \
      longer exist. The requirement has a default implementation, so an instance method with that name compiles but is \
      never called, and whatever it was meant to stop keeps running.
      """,
    exception: "Suppress it if the method is a helper that you call yourself.",
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
      // A helper that the update method calls.
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
      // The type isn't a representable.
      .accepted(
        """
        struct Scaffold {
          func dismantleUIView(_ view: PlayerView, coordinator: ()) { view.stop() }
        }
        """),
      // A method that differs in more than 'static', or that needs what the coordinator doesn't have.
      .flagged(
        """
        struct PlayerSurface: UIViewRepresentable {
          func makeUIView(context: Context) -> PlayerView { PlayerView() }
          func updateUIView(_ view: PlayerView, context: Context) {}
          func ⟦dismantleUIView⟧(_ view: UIView, coordinator: ()) { view.removeFromSuperview() }
        }
        struct Preview: UIViewRepresentable {
          func makeUIView(context: Context) -> PlayerView { PlayerView() }
          func updateUIView(_ view: PlayerView, context: Context) {}
          func ⟦dismantleUIView⟧(uiView view: PlayerView, coordinator: ()) { view.stop() }
        }
        struct Ticker: NSViewRepresentable {
          let feed: Feed
          func makeNSView(context: Context) -> NSTextField { NSTextField() }
          func updateNSView(_ field: NSTextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          func ⟦dismantleNSView⟧(_ field: NSTextField, coordinator: Coordinator) { feed.close() }
          final class Coordinator { private let feed = Feed() }
        }
        struct Headline: NSViewRepresentable {
          let feed: Feed
          func makeNSView(context: Context) -> NSTextField { NSTextField() }
          func updateNSView(_ field: NSTextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          func ⟦dismantleNSView⟧(_ field: NSTextField, coordinator: Coordinator) { feed.close() }
          final class Coordinator { var title = "" }
        }
        struct Clip: UIViewRepresentable {
          func makeUIView(context: Context) -> PlayerView { PlayerView() }
          func updateUIView(_ view: PlayerView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          func ⟦dismantleUIView⟧(_ view: PlayerView, coordinator: ()) { view.stop() }
          final class Coordinator {}
        }
        """),
      // Other ways to write the type of the coordinator.
      .flagged(
        """
        struct PlayerSurface: UIViewRepresentable {
          func makeUIView(context: Context) -> PlayerView { PlayerView() }
          func updateUIView(_ view: PlayerView, context: Context) {}
          func ⟦dismantleUIView⟧(_ view: PlayerView, coordinator: Void) { view.stop() }
        }
        struct Preview: UIViewRepresentable {
          func makeUIView(context: Context) -> PlayerView { PlayerView() }
          func updateUIView(_ view: PlayerView, context: Context) {}
          func ⟦dismantleUIView⟧(_ view: PlayerView, coordinator: Coordinator) { view.stop() }
        }
        struct Clip: UIViewRepresentable {
          func makeUIView(context: Context) -> PlayerView { PlayerView() }
          func updateUIView(_ view: PlayerView, context: Context) {}
          func makeCoordinator() -> Memory { Memory() }
          func ⟦dismantleUIView⟧(_ view: PlayerView, coordinator: Memory) { view.stop() }
          final class Memory {}
        }
        """,
        fixed: """
          struct PlayerSurface: UIViewRepresentable {
            func makeUIView(context: Context) -> PlayerView { PlayerView() }
            func updateUIView(_ view: PlayerView, context: Context) {}
            static func dismantleUIView(_ view: PlayerView, coordinator: Void) { view.stop() }
          }
          struct Preview: UIViewRepresentable {
            func makeUIView(context: Context) -> PlayerView { PlayerView() }
            func updateUIView(_ view: PlayerView, context: Context) {}
            static func dismantleUIView(_ view: PlayerView, coordinator: Coordinator) { view.stop() }
          }
          struct Clip: UIViewRepresentable {
            func makeUIView(context: Context) -> PlayerView { PlayerView() }
            func updateUIView(_ view: PlayerView, context: Context) {}
            func makeCoordinator() -> Memory { Memory() }
            static func dismantleUIView(_ view: PlayerView, coordinator: Memory) { view.stop() }
            final class Memory {}
          }
          """),
      // A closure that the coordinator calls.
      .accepted(
        """
        struct PlayerSurface: UIViewRepresentable {
          let dismantleUIView: () -> Void
          func makeUIView(context: Context) -> PlayerView { PlayerView() }
          func updateUIView(_ view: PlayerView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(onEnd: dismantleUIView) }
          final class Coordinator {
            let onEnd: () -> Void
            init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
            deinit { onEnd() }
          }
        }
        """),
    ],
    check: .representables(checkDismantle))
}

@Sendable private func checkDismantle(_ representable: Representable, in context: inout RuleContext) {
  guard let name = representable.family.dismantle else { return }
  for function in representable.members(in: context.path)
  where function.isFunction && function.name == name && !function.isStatic {
    guard context.tree.items.allSatisfy({ $0.calls(named: name).isEmpty }) else { continue }
    context.report(
      "'\(name)' is an instance method, so SwiftUI never calls it", at: .name(of: function.node),
      fixes: fix(for: function, of: representable).map { [$0] } ?? [])
  }
}

/// Makes the method static; nil if more than `static` is missing, or if it uses members that the coordinator doesn't
/// have.
private func fix(for function: Member, of representable: Representable) -> Fix? {
  guard let keyword = function.node.tokens.first(where: { $0.is("func") }), let body = function.node.body,
    isWitness(function, of: representable)
  else { return nil }
  var edits = [TextEdit.insert("static ", at: keyword.range.lowerBound)]
  for member in representable.members {
    let uses = body.uses(of: member.name, within: function.node)
    guard !uses.isEmpty else { continue }
    guard let coordinator = function.node.parameters.last?.usableName,
      representable.coordinator?.members.contains(where: { $0.name == member.name && !$0.isPrivate }) ?? false
    else { return nil }
    edits += uses.map { TextEdit(replacing: $0.range, with: "\(coordinator).\(member.name)") }
  }
  return Fix("Make '\(function.name)' static", edits, safety: .unsafe)
}

/// Whether only `static` is missing. A method with other parameter types wouldn't match the requirement either.
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
