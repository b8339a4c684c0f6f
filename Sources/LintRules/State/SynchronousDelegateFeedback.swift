import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let synchronousDelegateFeedback = Rule(
    id: "synchronous-delegate-feedback",
    group: "state",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Let delegate methods ignore the changes that the update method makes.",
    symptom: """
      The console shows "Modifying state during view update", or the map or scroll view drifts, jumps back, or stutters.
      """,
    rationale: """
      UIKit and AppKit call some delegate methods while code sets a property, as if the user had made the change. When \
      the update method sets it, the delegate method writes SwiftUI state during the view update, which is undefined \
      behavior: the write starts another update, often with a value that the object has rounded or clamped. Set the \
      property only if the value differs from the last one that the update method applied, or let the delegate method \
      ignore changes while the update method runs.
      """,
    exception: "Suppress it if the object never calls the delegate for this change.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
    examples: synchronousFeedbackExamples + repeatedFeedbackExamples,
    signs: .delegation,
    check: .representables(checkDelegateFeedback))
}

@Sendable private func checkDelegateFeedback(_ representable: Representable, in context: inout RuleContext) {
  for feedback in context.project.delegateFeedback(of: representable)
  where !feedback.isReportedAsRepetition(in: representable) {
    let state = feedback.write.input.map { " '\($0.name)'" } ?? " state"
    context.report(
      "this calls '\(feedback.write.function.name)' before it returns, which writes\(state) during the view update",
      at: feedback.cause.node, in: feedback.body,
      fixes: ignoring(feedback, representable, context).map { [$0] } ?? [])
  }
}

extension DelegateFeedback {
  /// Whether repeating the change is a problem of its own, whose cure also ends the feedback: it replaces text, moves the
  /// focus, or has an effect on the user.
  fileprivate func isReportedAsRepetition(in representable: Representable) -> Bool {
    let (name, className) = (cause.callback.name, cause.callback.className)
    if name.hasSuffix("FirstResponder") { return true }
    if EditableValue.values(of: className).contains(where: { $0.property == name && $0.kind == .text }) { return true }
    return SideEffect.effect(of: name, on: className) != nil && !representable.isWrittenBack(cause.node, in: body)
  }
}

/// Lets the delegate method ignore changes while the update method runs.
private func ignoring(
  _ feedback: DelegateFeedback, _ representable: Representable, _ context: RuleContext
) -> Fix? {
  let updates = representable.bodies(of: .update)
  let listener = feedback.write.function
  guard let coordinator = representable.coordinator, !coordinator.knowsUpdates, updates.count == 1,
    context.contains(updates[0].block), context.contains(coordinator.declaration.node), context.contains(listener.node)
  else { return nil }
  let edits = context.placement.edits(ignoringChangesBy: updates[0], in: [listener], of: coordinator)
  return edits.isEmpty
    ? nil : Fix("Make the coordinator ignore changes by '\(updates[0].function.name)'", edits, safety: .unsafe)
}

// MARK: - Examples

private let synchronousFeedbackExamples: [RuleExample] = [
  .flagged(
    """
    struct Pane: UIViewRepresentable {
      @Binding var offset: CGPoint
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) {
        ⟦view.contentOffset = offset⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        @Binding var offset: CGPoint
        init(offset: Binding<CGPoint>) { _offset = offset }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          offset = scrollView.contentOffset
        }
      }
    }
    """,
    fixed: """
      struct Pane: UIViewRepresentable {
        @Binding var offset: CGPoint
        func makeUIView(context: Context) -> UIScrollView {
          let view = UIScrollView()
          view.delegate = context.coordinator
          return view
        }
        func updateUIView(_ view: UIScrollView, context: Context) {
          context.coordinator.isUpdatingFromSwiftUI = true
          defer { context.coordinator.isUpdatingFromSwiftUI = false }
          view.contentOffset = offset
        }
        func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
        final class Coordinator: NSObject, UIScrollViewDelegate {
          @Binding var offset: CGPoint
          init(offset: Binding<CGPoint>) { _offset = offset }
          func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard !isUpdatingFromSwiftUI else { return }
            offset = scrollView.contentOffset
          }

          var isUpdatingFromSwiftUI = false
        }
      }
      """),
  // A helper changes the object, and the delegate method writes through a copy of the representable.
  .flagged(
    """
    struct TripMap: UIViewRepresentable {
      @Binding var center: CLLocationCoordinate2D
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        context.coordinator.parent = self
        show(center, on: map)
      }
      private func show(_ center: CLLocationCoordinate2D, on map: MKMapView) {
        ⟦map.centerCoordinate = center⟧
      }
      func makeCoordinator() -> TripMapCoordinator { TripMapCoordinator(parent: self) }
    }
    final class TripMapCoordinator: NSObject, MKMapViewDelegate {
      var parent: TripMap
      init(parent: TripMap) { self.parent = parent }
    }
    extension TripMapCoordinator {
      func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        parent.center = mapView.centerCoordinate
      }
    }
    """,
    fixed: """
      struct TripMap: UIViewRepresentable {
        @Binding var center: CLLocationCoordinate2D
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        func updateUIView(_ map: MKMapView, context: Context) {
          context.coordinator.isUpdatingFromSwiftUI = true
          defer { context.coordinator.isUpdatingFromSwiftUI = false }
          context.coordinator.parent = self
          show(center, on: map)
        }
        private func show(_ center: CLLocationCoordinate2D, on map: MKMapView) {
          map.centerCoordinate = center
        }
        func makeCoordinator() -> TripMapCoordinator { TripMapCoordinator(parent: self) }
      }
      final class TripMapCoordinator: NSObject, MKMapViewDelegate {
        var parent: TripMap
        init(parent: TripMap) { self.parent = parent }

        var isUpdatingFromSwiftUI = false
      }
      extension TripMapCoordinator {
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
          guard !isUpdatingFromSwiftUI else { return }
          parent.center = mapView.centerCoordinate
        }
      }
      """),
  // AppKit.
  .flagged(
    """
    struct Names: NSViewRepresentable {
      @Binding var selection: Int
      func makeNSView(context: Context) -> NSTableView { NSTableView() }
      func updateNSView(_ table: NSTableView, context: Context) {
        ⟦table.selectRowIndexes(IndexSet(integer: selection), byExtendingSelection: false)⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, NSTableViewDelegate {
        let parent: Names
        init(parent: Names) { self.parent = parent }
        func tableViewSelectionDidChange(_ notification: Notification) {
          guard let table = notification.object as? NSTableView else { return }
          parent.selection = table.selectedRow
        }
      }
    }
    """,
    fixed: """
      struct Names: NSViewRepresentable {
        @Binding var selection: Int
        func makeNSView(context: Context) -> NSTableView { NSTableView() }
        func updateNSView(_ table: NSTableView, context: Context) {
          context.coordinator.isUpdatingFromSwiftUI = true
          defer { context.coordinator.isUpdatingFromSwiftUI = false }
          table.selectRowIndexes(IndexSet(integer: selection), byExtendingSelection: false)
        }
        func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
        final class Coordinator: NSObject, NSTableViewDelegate {
          let parent: Names
          init(parent: Names) { self.parent = parent }
          func tableViewSelectionDidChange(_ notification: Notification) {
            guard !isUpdatingFromSwiftUI else { return }
            guard let table = notification.object as? NSTableView else { return }
            parent.selection = table.selectedRow
          }

          var isUpdatingFromSwiftUI = false
        }
      }
      """),
  // Guarded on either side, animated, or deferred.
  .accepted(
    """
    struct Pane: UIViewRepresentable {
      @Binding var offset: CGPoint
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) {
        if view.contentOffset != offset { view.contentOffset = offset }
        if context.coordinator.shown != offset {
          view.contentOffset = offset
          context.coordinator.shown = offset
        }
        view.setContentOffset(offset, animated: true)
        DispatchQueue.main.async { view.contentOffset = offset }
      }
      func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        @Binding var offset: CGPoint
        var shown: CGPoint?
        init(offset: Binding<CGPoint>) { _offset = offset }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
      }
    }
    """),
  .accepted(
    """
    struct Pane: UIViewRepresentable {
      @Binding var offset: CGPoint
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) { view.contentOffset = offset }
      func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        @Binding var offset: CGPoint
        init(offset: Binding<CGPoint>) { _offset = offset }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          if scrollView.isDragging { offset = scrollView.contentOffset }
        }
      }
    }
    """),
  // The delegate method writes later or something else, or the delegate isn't called meanwhile.
  .accepted(
    """
    struct Pane: UIViewRepresentable {
      @Binding var offset: CGPoint
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) { view.contentOffset = offset }
      func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        @Binding var offset: CGPoint
        private var last = CGPoint.zero
        init(offset: Binding<CGPoint>) { _offset = offset }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          last = scrollView.contentOffset
          DispatchQueue.main.async { self.offset = self.last }
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
      }
    }
    """),
  .accepted(
    """
    struct Pane: UIViewRepresentable {
      @Binding var offset: CGPoint
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) {
        view.delegate = nil
        view.contentOffset = offset
        view.delegate = context.coordinator
      }
      func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        @Binding var offset: CGPoint
        init(offset: Binding<CGPoint>) { _offset = offset }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
      }
    }
    """),
  // Two update methods, one for each kind of build, have no fix.
  .flagged(
    """
    struct Pane: UIViewRepresentable {
      @Binding var offset: CGPoint
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      #if targetEnvironment(macCatalyst)
      func updateUIView(_ view: UIScrollView, context: Context) {
        view.showsHorizontalScrollIndicator = true
        ⟦view.contentOffset = offset⟧
      }
      #else
      func updateUIView(_ view: UIScrollView, context: Context) { ⟦view.contentOffset = offset⟧ }
      #endif
      func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        @Binding var offset: CGPoint
        init(offset: Binding<CGPoint>) { _offset = offset }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
      }
    }
    """),
]
