import BridgeModel
import Testing

/// Gestures for systems with and without gesture representables.
@Suite struct GestureActionTests {
  @Test func aGestureGetsAViewForOlderSystems() {
    let result = MarkedSource(
      """
      import SwiftUI

      /// Two taps.
      public struct ⟦⟧DoubleTap: UIGestureRecognizerRepresentable {
          let onTap: (CGPoint) -> Void
          @Binding var count: Int

          public func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
              let tap = UITapGestureRecognizer()
              tap.numberOfTapsRequired = 2
              return tap
          }

          public func handleUIGestureRecognizerAction(_ tap: UITapGestureRecognizer, context: Context) {
              // Where it was.
              onTap(context.converter.localLocation)
              if tap.state == .ended {
                  count += 1
              }
          }
      }
      """
    ).applying("Add a fallback for iOS 16", from: SystemVersion(16))
    let expected = """
      import SwiftUI

      /// Two taps.
      @available(iOS 18, *)
      public struct DoubleTap: UIGestureRecognizerRepresentable {
          let onTap: (CGPoint) -> Void
          @Binding var count: Int

          public func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
              let tap = UITapGestureRecognizer()
              tap.numberOfTapsRequired = 2
              return tap
          }

          public func handleUIGestureRecognizerAction(_ tap: UITapGestureRecognizer, context: Context) {
              // Where it was.
              onTap(context.converter.localLocation)
              if tap.state == .ended {
                  count += 1
              }
          }
      }

      /// A fallback for DoubleTap on systems without gesture representables: a transparent view on top of the content.
      /// The content doesn't receive touches.
      struct DoubleTapFallback: UIViewRepresentable {
          let onTap: (CGPoint) -> Void
          @Binding var count: Int

          func makeUIView(context: Context) -> UIView {
              let view = UIView()
              let recognizer = makeRecognizer()
              recognizer.addTarget(context.coordinator, action: #selector(Coordinator.handle(_:)))
              view.addGestureRecognizer(recognizer)
              return view
          }

          func updateUIView(_ uiView: UIView, context: Context) {
              context.coordinator.parent = self
          }

          func makeCoordinator() -> Coordinator {
              Coordinator(self)
          }

          private func makeRecognizer() -> UITapGestureRecognizer {
              let tap = UITapGestureRecognizer()
              tap.numberOfTapsRequired = 2
              return tap
          }

          private func handle(_ tap: UITapGestureRecognizer) {
              // Where it was.
              onTap(tap.location(in: tap.view))
              if tap.state == .ended {
                  count += 1
              }
          }

          @MainActor
          final class Coordinator: NSObject {
              var parent: DoubleTapFallback

              init(_ parent: DoubleTapFallback) {
                  self.parent = parent
              }

              @objc func handle(_ recognizer: UITapGestureRecognizer) {
                  parent.handle(recognizer)
              }
          }
      }

      extension View {
          /// Adds DoubleTap. Before iOS 18, the gesture is on a view on top of this one.
          @ViewBuilder
          public func doubleTapGesture(onTap: @escaping (CGPoint) -> Void, count: Binding<Int>) -> some View {
              if #available(iOS 18, *) {
                  gesture(DoubleTap(onTap: onTap, count: count))
              } else {
                  overlay(DoubleTapFallback(onTap: onTap, count: count))
              }
          }
      }
      """
    #expect(result == expected, "\(result ?? "not offered")")
  }

  @Test func usesOfTheContextAreExplained() {
    let source = MarkedSource(
      """
      struct ⟦⟧Drag: UIGestureRecognizerRepresentable {
        let onDrag: (CGPoint) -> Void
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
        func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
          onDrag(context.converter.location(in: .global))
        }
      }
      """)
    #expect(
      source.disabledReasons(from: SystemVersion(17))["Add a fallback for iOS 17"]
        == "Drag uses the context for more than local locations")
    #expect(!source.actions(from: SystemVersion(18)).contains { $0.title.contains("fallback") })
  }

  private let tapArea = """
    struct ⟦⟧TapArea: UIViewRepresentable {
      let onTap: (CGPoint) -> Void

      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.backgroundColor = .clear
        let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped))
        // Two fingers.
        tap.numberOfTouchesRequired = 2
        view.addGestureRecognizer(tap)
        return view
      }

      /// Hands the closure on.
      func updateUIView(_ uiView: UIView, context: Context) {
        context.coordinator.parent = self
      }

      func makeCoordinator() -> Coordinator {
        Coordinator(self)
      }

      final class Coordinator: NSObject {
        var parent: TapArea
        init(_ parent: TapArea) { self.parent = parent }

        @objc func tapped(_ tap: UITapGestureRecognizer) {
          // In the view.
          parent.onTap(tap.location(in: tap.view))
        }
      }
    }

    struct Screen: View {
      var body: some View {
        Color.red.overlay(TapArea { print($0) })
      }
    }
    """

  @Test func aViewWithARecognizerBecomesAGesture() {
    let result = MarkedSource(tapArea).applying(
      "Convert to UIGestureRecognizerRepresentable", from: SystemVersion(18))
    let expected = """
      struct TapArea: UIGestureRecognizerRepresentable {
        let onTap: (CGPoint) -> Void

        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
          let tap = UITapGestureRecognizer()
          // Two fingers.
          tap.numberOfTouchesRequired = 2
          return tap
        }

        func handleUIGestureRecognizerAction(_ tap: UITapGestureRecognizer, context: Context) {
          // In the view.
          onTap(context.converter.localLocation)
        }
      }

      struct Screen: View {
        var body: some View {
          Color.red.gesture(TapArea { print($0) })
        }
      }
      """
    #expect(result == expected, "\(result ?? "not offered")")
  }

  @Test func aRecognizerThatIsCreatedWhereItIsAddedBecomesAGesture() {
    let inline = tapArea.replacing(
      """
          let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped))
          // Two fingers.
          tap.numberOfTouchesRequired = 2
          view.addGestureRecognizer(tap)

      """,
      with: """
            view.addGestureRecognizer(
              UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped)))

        """)
    let result = MarkedSource(inline).applying("Convert to UIGestureRecognizerRepresentable", from: SystemVersion(18))
    let expected = """
      struct TapArea: UIGestureRecognizerRepresentable {
        let onTap: (CGPoint) -> Void

        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
          return UITapGestureRecognizer()
        }

        func handleUIGestureRecognizerAction(_ tap: UITapGestureRecognizer, context: Context) {
          // In the view.
          onTap(context.converter.localLocation)
        }
      }

      struct Screen: View {
        var body: some View {
          Color.red.gesture(TapArea { print($0) })
        }
      }
      """
    #expect(result == expected, "\(result ?? "not offered")")
  }

  @Test func aViewWithOtherUsesStays() {
    let title = "Convert to UIGestureRecognizerRepresentable"
    let alone = MarkedSource(
      tapArea.replacing("Color.red.overlay(TapArea { print($0) })", with: "TapArea { print($0) }"))
    #expect(
      alone.disabledReasons(from: SystemVersion(18))[title]
        == "TapArea is used other than with .overlay(TapArea(…)) in this file")
    let other = "struct Other: View { var body: some View { TapArea { _ in } } }"
    #expect(MarkedSource(tapArea).applying(title, with: [other], from: SystemVersion(18)) == nil)
    #expect(MarkedSource(tapArea).applying(title, from: SystemVersion(17)) == nil)
    #expect(
      MarkedSource(tapArea.replacing("// In the view.", with: "print(tap.view as Any)"))
        .applying(title, from: SystemVersion(18)) == nil)
  }
}
