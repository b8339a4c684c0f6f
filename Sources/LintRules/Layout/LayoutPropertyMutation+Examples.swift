import LintEngine

/// Code that gives the view back the value that SwiftUI has set.
let layoutPropertyRestoringExamples: [RuleExample] = [
  .accepted(
    """
    struct Blur: UIViewRepresentable {
      let isDark: Bool
      func makeUIView(context: Context) -> BlurView { BlurView() }
      func updateUIView(_ view: BlurView, context: Context) {
        view.show(isDark)
        let transform = view.transform
        view.transform = .identity
        view.alpha = isDark ? 1 : 0.5
        view.transform = transform
      }
    }
    final class BlurView: UIView {
      func show(_ isDark: Bool) {
        backgroundColor = isDark ? .black : .white
        let frame = frame
        self.frame = .zero
        self.frame = frame
      }
    }
    """),
  .flagged(
    """
    struct Blur: UIViewRepresentable {
      let isDark: Bool
      func makeUIView(context: Context) -> BlurView { BlurView() }
      func updateUIView(_ view: BlurView, context: Context) {
        let bounds = view.bounds
        ⟦view.frame⟧ = .zero
        ⟦view.frame⟧ = bounds
      }
    }
    final class BlurView: UIView {}
    """,
    fixed: """
      struct Blur: UIViewRepresentable {
        let isDark: Bool
        func makeUIView(context: Context) -> BlurView { BlurView() }
        func updateUIView(_ view: BlurView, context: Context) {
          let bounds = view.bounds
        }
      }
      final class BlurView: UIView {}
      """),
  // A subview that a function returns, which only passes on what another function creates.
  .accepted(
    """
    struct Poster: UIViewRepresentable {
      let title: String

      func makeUIView(context: Context) -> UIView { makePoster() }

      func updateUIView(_ view: UIView, context: Context) { view.tag = title.count }

      private func makePoster() -> UIView {
        let view = UIView()
        view.addSubview(makeLabel())
        return view
      }

      private func makeLabel() -> UILabel { makeLabel(at: 8) }

      private func makeLabel(at top: CGFloat) -> UILabel {
        let label = UILabel()
        label.frame = CGRect(x: 0, y: top, width: 100, height: 20)
        return label
      }
    }
    """),
  // A coordinator that places another view, which has no class of its own either.
  .accepted(
    """
    struct BadgeArea: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> UIView {
        let area = UIView()
        let badge = UIView()
        area.addSubview(badge)
        context.coordinator.place(badge)
        return area
      }
      func updateUIView(_ area: UIView, context: Context) { area.isHidden = count == 0 }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        func place(_ badge: UIView) { badge.frame = CGRect(x: 0, y: 0, width: 8, height: 8) }
      }
    }
    """),
  // The dismantle method receives the view and the coordinator, which has a view of its own.
  .flagged(
    """
    struct Card: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ card: UIView, context: Context) { card.accessibilityLabel = title }
      static func dismantleUIView(_ card: UIView, coordinator: Coordinator) {
        ⟦card.frame⟧ = .zero
        coordinator.shadow.frame = .zero
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor
      final class Coordinator { let shadow = UIView() }
    }
    """,
    fixed: """
      struct Card: UIViewRepresentable {
        let title: String
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ card: UIView, context: Context) { card.accessibilityLabel = title }
        static func dismantleUIView(_ card: UIView, coordinator: Coordinator) {
          coordinator.shadow.frame = .zero
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        @MainActor
        final class Coordinator { let shadow = UIView() }
      }
      """),
]
