import BridgeModel
import SwiftScan
import Testing

/// The effects of the coordinator's callbacks, and closures that aren't callbacks.
@Suite struct CallbackTests {
  @Test func theCoordinatorWritesThroughCopiesAndBindings() throws {
    let project = model(
      """
      struct V: UIViewRepresentable {
        @Binding var text: String
        @Binding var isFocused: Bool
        @Binding var level: Double
        var note = ""
        func makeUIView(context: Context) -> UIView { UIView() }
        func makeCoordinator() -> Coordinator { Coordinator(parent: self, value: $level, isFocused: $isFocused) }
        final class Coordinator {
          var parent: V
          @Binding var value: Double
          var isFocused: Binding<Bool>
          var plain = 0
          func a() {
            parent.text = "a"
            plain = 1
            value = 2
            self.value = 3
            DispatchQueue.main.async { self.isFocused.wrappedValue = true }
            parent.note = "b"
            let value = 4
          }
          func b(value: Double) { isFocused.wrappedValue.toggle() }
        }
      }
      """)
    let representable = try #require(project.representables.first)
    let writes = project.callbackWrites(of: representable).map {
      "\($0.function.name): \($0.node.text), \($0.input?.name ?? "-"), \($0.timing)"
    }
    #expect(
      writes == [
        "a: parent.text = \"a\", text, now", "a: value = 2, level, now", "a: self.value = 3, level, now",
        "a: self.isFocused.wrappedValue = true, isFocused, later", "b: isFocused.wrappedValue.toggle(), isFocused, now",
      ])
  }

  @Test func projectMethodsCanCallAClosureSynchronously() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        extension WKWebView {
          func load(then completion: @escaping () -> Void) { if isLoading { completion() } }
          func wait(then completion: @escaping () -> Void) { DispatchQueue.main.async { completion() } }
          func each(_ body: (Int) -> Void) { (0..<3).forEach(body) }
        }
        struct V: UIViewRepresentable {
          @Binding var isStopped: Bool
          func updateUIView(_ web: WKWebView, context: Context) {
            web.load { ⟦isStopped = true⟧ }
            web.wait { ⟦isStopped = true⟧ }
            web.each { _ in ⟦isStopped = true⟧ }
            web.evaluate { ⟦isStopped = true⟧ }
            twice { ⟦isStopped = true⟧ }
          }
          private func twice(_ body: () -> Void) { body(); body() }
        }
        """))
    let timings = marked.marks.map { mark in
      marked.body(around: mark).map { marked.project.timing(of: mark, in: $0) }
    }
    #expect(timings == [.now, .later, .now, .whenCalled, .now])
  }

  @Test func publishersKeepTheClosuresThatSequencesCall() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        import Combine
        struct V: UIViewRepresentable {
          let rows: [Int]
          let changes: PassthroughSubject<Int, Never>
          func updateUIView(_ view: UIView, context: Context) {
            _ = rows.map { _ in ⟦show(view)⟧ }
            _ = changes.map { _ in ⟦show(view)⟧ }
          }
        }
        """))
    let timings = marked.marks.map { mark in
      marked.body(around: mark).map { marked.project.timing(of: mark, in: $0) }
    }
    #expect(timings == [.now, .whenCalled])
  }

  @Test func functionsOfOthersDetermineWhenTheyCallAClosure() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        final class Store { func update(_ change: @escaping () -> Void) {} ; func perform(_ work: () -> Void) {} }
        struct V: UIViewRepresentable {
          let queue: DispatchQueue
          let store: Store
          func updateUIView(_ table: UITableView, context: Context) {
            table.performBatchUpdates({ ⟦f()⟧ }, completion: { _ in ⟦f()⟧ })
            table.traitCollection.performAsCurrent { ⟦f()⟧ }
            queue.sync { ⟦f()⟧ }
            queue.async { ⟦f()⟧ }
            queue.asyncAfter(deadline: .now() + 1) { ⟦f()⟧ }
            RunLoop.main.perform { ⟦f()⟧ }
            withObservationTracking { ⟦f()⟧ } onChange: { ⟦f()⟧ }
            UIViewPropertyAnimator(duration: 1, curve: .linear) { ⟦f()⟧ }.startAnimation()
            UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: { ⟦f()⟧ })
            UIView.animate(withDuration: 1, animations: { ⟦f()⟧ }) { _ in ⟦f()⟧ }
            autoreleasepool { ⟦f()⟧ }
            store.update { ⟦f()⟧ }
            store.perform { ⟦f()⟧ }
            Task { await MainActor.run { ⟦f()⟧ } }
            elsewhere.filter { _ in ⟦f()⟧ }
            elsewhere.queue.async { ⟦f()⟧ }
            elsewhere.update { ⟦f()⟧ }
            elsewhere.handlers.append { ⟦f()⟧ }
          }
        }
        """))
    let timings = marked.marks.map { mark in
      marked.body(around: mark).map { marked.project.timing(of: mark, in: $0) }
    }
    #expect(
      timings == [
        .now, .whenCalled, .now, .now, .later, .later, .later, .now, .whenCalled, .whenCalled, .now, .now, .whenCalled,
        .now, .whenCalled, .now, .later, .now, .later, .whenCalled, .whenCalled,
      ])
  }

  @Test func deferredClosuresRunOnEveryUpdate() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          func updateUIView(_ view: UIView, context: Context) {
            ⟦f()⟧
            DispatchQueue.main.async { rows.forEach { ⟦f()⟧ } }
            Task { @MainActor in ⟦f()⟧ }
            Task.detached { await MainActor.run { ⟦f()⟧ } }
            view.onTap { ⟦f()⟧ }
            UIView.animate(withDuration: 1, animations: { ⟦f()⟧ }, completion: { _ in ⟦f()⟧ })
            func local() { ⟦f()⟧ }
          }
        }
        """))
    let found = marked.marks.map { mark in marked.body(around: mark).map { mark.runsEveryTime(in: $0.block) } }
    #expect(found == [true, true, true, true, false, true, false, false])
  }

  @Test func contentIsAddedAndClearedInManyWays() throws {
    let project = model(
      """
      struct V: UIViewRepresentable {
        func updateUIView(_ view: MKMapView, context: Context) {
          view.subviews.forEach { $0.removeFromSuperview() }
          view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
          view.removeAnnotations(view.annotations)
          view.removeAnnotations(gone)
          for child in view.subviews { child.removeFromSuperview() }
          for child in view.subviews where child.isHidden { child.removeFromSuperview() }
          view.subviews.forEach { $0.isHidden = true }
          view.layer.sublayers = nil
          view.addSubview(label)
          NSLayoutConstraint.activate([a])
          view.onTap { view.addOverlay(line); view.removeOverlay(line) }
        }
      }
      """)
    let body = try #require(project.representables.first?.bodies(of: .update).first)
    let changes = body.contentChanges.map { change in
      "\(change.kind) \(change.content.map { "\($0)" } ?? "-") \(change.object?.text ?? "-")"
    }
    #expect(
      changes == [
        "clearing views view", "removal views $0", "clearing layers view.layer", "removal layers $0",
        "clearing annotations view", "removal annotations view", "clearing views view", "removal views child",
        "removal views child", "clearing layers view.layer", "addition views view", "addition constraints -",
        "removal overlays view",
      ])
  }
}
