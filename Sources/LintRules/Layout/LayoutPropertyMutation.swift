import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let layoutPropertyMutation = Rule(
    id: "layout-property-mutation",
    group: "layout",
    severity: .warning,
    lowerSeverities: [.information(if: "it has no lasting effect, because SwiftUI overrides it later")],
    since: "iOS 13, macOS 10.15",
    summary: "Leave the frame, bounds, center, and transform of the represented view to SwiftUI.",
    symptom: "The view jumps, disappears, or rotates around the wrong point as soon as SwiftUI lays it out again.",
    rationale: """
      SwiftUI sets the `frame`, `bounds`, `center`, and `transform` of the view that a representable creates; \
      according to Apple's documentation, setting them yourself results in undefined behavior. Request a size with \
      `sizeThatFits` or `.frame`; move, rotate, or scale the SwiftUI view with `.offset`, `.rotationEffect`, or \
      `.scaleEffect`; or put the view in a container that you own.
      """,
    exception: """
      Suppress it if the transform is intentional, such as for an upside-down list, and you test it on every system \
      version.
      """,
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable",
    examples: [
      .flagged(
        """
        struct Compass: UIViewRepresentable {
          let heading: Double
          func makeUIView(context: Context) -> CompassView { CompassView() }
          func updateUIView(_ view: CompassView, context: Context) {
            ⟦view.transform⟧ = CGAffineTransform(rotationAngle: heading)
            view.isHidden = heading < 0
          }
        }
        """,
        fixed: """
          struct Compass: UIViewRepresentable {
            let heading: Double
            func makeUIView(context: Context) -> CompassView { CompassView() }
            func updateUIView(_ view: CompassView, context: Context) {
              view.isHidden = heading < 0
            }
          }
          """),
      // Parts of the properties, other lifecycle methods, controllers, helpers, and delegate methods also count.
      .flagged(
        """
        struct Notes: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            ⟦view.frame⟧ = CGRect(x: 0, y: 0, width: 320, height: 200)
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) { widen(view) }
          func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
            ⟦uiView.frame.size.width⟧ = proposal.width ?? 320
            return uiView.intrinsicContentSize
          }
          func widen(_ notes: UITextView) { ⟦notes.bounds.size.width⟧ += 8 }
          func makeCoordinator() -> Coordinator { Coordinator() }

          final class Coordinator: NSObject, UITextViewDelegate {
            func textViewDidChange(_ textView: UITextView) {
              ⟦textView.frame.size.height⟧ = textView.contentSize.height
            }
          }
        }
        """,
        fixed: """
          struct Notes: UIViewRepresentable {
            func makeUIView(context: Context) -> UITextView {
              let view = UITextView()
              return view
            }
            func updateUIView(_ view: UITextView, context: Context) { widen(view) }
            func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
              return uiView.intrinsicContentSize
            }
            func widen(_ notes: UITextView) { }
            func makeCoordinator() -> Coordinator { Coordinator() }

            final class Coordinator: NSObject, UITextViewDelegate {
              func textViewDidChange(_ textView: UITextView) {
              }
            }
          }
          """),
      .flagged(
        """
        struct Page: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> PageController { PageController() }
          func updateUIViewController(_ page: PageController, context: Context) {
            ⟦page.view.center⟧ = .zero
            ⟦page.view.sizeToFit()⟧
          }
        }
        """,
        fixed: """
          struct Page: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> PageController { PageController() }
            func updateUIViewController(_ page: PageController, context: Context) {
            }
          }
          """),
      // Subviews, sublayers, and hosted views belong to the wrapper, and reading is allowed.
      .accepted(
        """
        struct Gallery: UIViewRepresentable {
          func makeUIView(context: Context) -> UIScrollView {
            let scrollView = UIScrollView(frame: .zero)
            let image = UIImageView()
            image.frame = scrollView.bounds
            image.transform = .identity
            scrollView.addSubview(image)
            return scrollView
          }
          func updateUIView(_ scrollView: UIScrollView, context: Context) {
            scrollView.subviews.first?.frame = scrollView.frame
            scrollView.layer.sublayers?.first?.frame = scrollView.layer.bounds
            scrollView.contentOffset = .zero
            context.coordinator.host.view.frame = scrollView.bounds
          }
          func makeCoordinator() -> Coordinator { Coordinator() }

          final class Coordinator: NSObject, UIScrollViewDelegate {
            let host = UIHostingController(rootView: Captions())
            func viewForZooming(in scrollView: UIScrollView) -> UIView? {
              host.view.frame.origin = .zero
              return host.view
            }
          }
        }
        """),
      .accepted(
        """
        struct Canvas: UIViewRepresentable {
          let top: Double
          func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
          func updateUIView(_ view: UIScrollView, context: Context) { view.bounds.origin.y = top }
        }
        """),
      // The call computes the size of the content, which the sizing method answers with.
      .accepted(
        """
        struct Editor: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) { if view.text != text { view.text = text } }
          func sizeThatFits(_ proposal: ProposedViewSize, uiView view: UITextView, context: Context) -> CGSize? {
            view.sizeToFit()
            return CGSize(width: proposal.width ?? 0, height: view.contentSize.height)
          }
        }
        """),
      // A closure parameter with the same name is another view.
      .accepted(
        """
        struct Stack: UIViewRepresentable {
          func makeUIView(context: Context) -> UIStackView { UIStackView() }
          func updateUIView(_ view: UIStackView, context: Context) {
            view.arrangedSubviews.forEach { view in view.frame = .zero }
          }
        }
        """),
      // A view that no representable wraps.
      .accepted(
        """
        final class Badge: UIView {
          override func layoutSubviews() { subviews[0].frame = bounds }
          func place(_ view: UIView) { view.center = center }
        }
        """),
    ],
    signs: .placement,
    check: .representables(checkLayout))
}

@Sendable private func checkLayout(_ representable: Representable, in context: inout RuleContext) {
  guard representable.family.kind == .view || representable.family.kind == .controller else { return }
  for method in [LifecycleMethod.make, .update, .sizeThatFits, .dismantle] {
    for body in context.project.bodies(reachedFrom: method, of: representable) where body.signs.contains(.placement) {
      check(body, of: representable, in: &context) { body.isRepresented($0) }
    }
  }
  for body in representable.delegateBodies {
    check(body, of: representable, in: &context) { $0.isParameter(named: body.variable, of: body.function.node) }
  }
}

private func check(
  _ body: LifecycleBody, of representable: Representable, in context: inout RuleContext,
  isRepresented: (SyntaxNode) -> Bool
) {
  for node in body.block.descendants(.sequence, .call) {
    guard let target = Assignment(node)?.target ?? node.sizedToFit, isRepresented(target.chainRoot),
      var path = target.memberPath
    else { continue }
    path.removeFirst()
    if representable.family.kind == .controller {
      guard path.first == "view" else { continue }
      path.removeFirst()
    }
    let isCall = node.kind == .call
    guard let property = isCall ? (path.isEmpty ? "sizeToFit()" : nil) : layoutProperty(path, representable) else {
      continue
    }
    // A text view computes its content size, which the sizing method may read.
    if isCall, body.method == .make || representable.measuresContent { continue }
    let isHarmless = body.method == .make || isCall || property == "layer.transform"
    context.report(
      isCall
        ? "SwiftUI sets the size of '\(target.text)', so 'sizeToFit()' has no lasting effect"
        : "SwiftUI controls '\(property)' of the represented view; setting it yourself is undefined behavior",
      at: isCall ? node : target, in: body, severity: isHarmless ? .information : .warning,
      fixes: node.statement == node && context.contains(node)
        ? [Fix("Remove the statement", [context.placement.deletion(of: node)], safety: .unsafe)] : [])
  }
}

extension Representable {
  /// Whether the sizing method reads the size of the view's content.
  fileprivate var measuresContent: Bool {
    bodiesWithHelpers(of: .sizeThatFits).contains { $0.block.mentions("contentSize") }
  }
}

/// The layout property that a path after the represented view leads to or into; nil if SwiftUI sets none of it.
private func layoutProperty(_ path: [String], _ representable: Representable) -> String? {
  // Scrolling moves the origin of the bounds.
  guard let first = path.first, path.prefix(2) != ["bounds", "origin"] else { return nil }
  if ["frame", "bounds"].contains(first) { return first }
  guard representable.family.isUIKit else { return nil }
  if ["center", "transform"].contains(first) { return first }
  if first == "layer", path.count > 1, ["frame", "bounds", "anchorPoint", "transform"].contains(path[1]) {
    return "layer.\(path[1])"
  }
  return nil
}

extension SyntaxNode {
  /// The view in `view.sizeToFit()`; nil for other code.
  fileprivate var sizedToFit: SyntaxNode? {
    kind == .call && calledName == "sizeToFit" && arguments.isEmpty ? receiver : nil
  }

  fileprivate func isParameter(named name: String?, of function: SyntaxNode) -> Bool {
    guard let name, kind == .reference, self.name == name else { return false }
    return localDeclaration(of: name, within: function)?.parent?.parent == function
  }
}
