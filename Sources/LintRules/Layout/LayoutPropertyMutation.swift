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
      // The coordinator reaches the view through its copy of the struct.
      .flagged(
        """
        struct NoteEditor: UIViewRepresentable {
          @Binding var height: CGFloat
          var editor: UITextView?
          func makeUIView(context: Context) -> UITextView {
            editor?.delegate = context.coordinator
            return editor ?? UITextView()
          }
          func updateUIView(_ view: UITextView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, UITextViewDelegate {
            var parent: NoteEditor
            init(_ parent: NoteEditor) { self.parent = parent }
            func textViewDidChange(_ textView: UITextView) {
              let height = textView.contentSize.height
              ⟦self.parent.editor?.frame.size.height⟧ = height
              parent.height = height
            }
          }
        }
        """,
        fixed: """
          struct NoteEditor: UIViewRepresentable {
            @Binding var height: CGFloat
            var editor: UITextView?
            func makeUIView(context: Context) -> UITextView {
              editor?.delegate = context.coordinator
              return editor ?? UITextView()
            }
            func updateUIView(_ view: UITextView, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator(self) }
            final class Coordinator: NSObject, UITextViewDelegate {
              var parent: NoteEditor
              init(_ parent: NoteEditor) { self.parent = parent }
              func textViewDidChange(_ textView: UITextView) {
                let height = textView.contentSize.height
                parent.height = height
              }
            }
          }
          """),
      // The make method returns another view, which contains this one.
      .accepted(
        """
        struct MailBody: UIViewRepresentable {
          let web: WKWebView
          let bar: UIView
          func makeUIView(context: Context) -> UIView {
            let box = UIView()
            box.addSubview(web)
            box.addSubview(bar)
            return box
          }
          func updateUIView(_ box: UIView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator {
            var parent: MailBody
            init(_ parent: MailBody) { self.parent = parent }
            func stretch(to height: Double) { parent.web.frame.size.height = height }
          }
        }
        struct Letter: UIViewRepresentable {
          let web: WKWebView
          let bar: UIView
          func makeUIView(context: Context) -> WKWebView { web }
          func updateUIView(_ view: WKWebView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator {
            var parent: Letter
            init(_ parent: Letter) { self.parent = parent }
            func stretch(to width: Double) { parent.bar.frame.size.width = width }
            func scroll(to top: Double) { parent.web.scrollView.contentOffset.y = top }
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
    ] + layoutPropertyRestoringExamples + layoutPropertyPathExamples,
    signs: .placement,
    check: .representables(checkLayout))
}

@Sendable private func checkLayout(_ representable: Representable, in context: inout RuleContext) {
  guard representable.family.kind == .view || representable.family.kind == .controller else { return }
  for method in [LifecycleMethod.make, .update, .sizeThatFits, .dismantle] {
    context.inEach(context.project.bodies(reachedFrom: method, of: representable)) { body, context in
      guard body.signs.contains(.placement) else { return }
      check(body, of: representable, in: &context) { $0.path(ifRoot: body.isRepresented) }
    }
  }
  context.inEach(representable.delegateBodies) { body, context in
    check(body, of: representable, in: &context) { target in
      target.path { $0.isParameter(named: body.variable, of: body.function.node) }
    }
  }
  guard let property = representable.madeProperty else { return }
  context.inEach(representable.coordinatorBodies) { body, context in
    guard body.signs.contains(.placement) else { return }
    check(body, of: representable, in: &context) { $0.path(after: Place(.copy, [property]), in: body, representable) }
  }
}

/// Checks a body, given the names that lead from the represented object to what an expression means.
private func check(
  _ body: LifecycleBody, of representable: Representable, in context: inout RuleContext,
  pathFromRepresented: (SyntaxNode) -> [String]?
) {
  func pathFromView(of expression: SyntaxNode) -> [String]? {
    let path = pathFromRepresented(expression)
    if representable.family.kind != .controller { return path }
    return path?.first == "view" ? path.map { Array($0.dropFirst()) } : nil
  }
  for node in body.block.descendants(.sequence, .call) {
    guard let target = Assignment(node)?.target ?? node.sizedToFit, let path = pathFromView(of: target) else {
      continue
    }
    let isCall = node.kind == .call
    guard let property = isCall ? (path.isEmpty ? "sizeToFit()" : nil) : layoutProperty(path, representable) else {
      continue
    }
    if representable.restores(target, in: body) { continue }
    // A text view computes its content size, which the sizing method may read.
    if isCall, body.method == .make || representable.measuresContent { continue }
    let isHarmless = body.method == .make || isCall || property == "layer.transform"
    // Until SwiftUI sets the size, code that takes it for a subview needs the statement.
    let isNeeded =
      body.method == .make
      && body.block.descendants(.memberAccess).contains { read in
        read.range.lowerBound > node.range.upperBound && !read.isWritten
          && pathFromView(of: read).map { $0 == ["frame"] || $0 == ["bounds"] } ?? false
      }
    context.report(
      isCall
        ? "SwiftUI sets the size of '\(target.text)', so 'sizeToFit()' has no lasting effect"
        : "SwiftUI controls '\(property)' of the represented view; setting it yourself is undefined behavior",
      at: isCall ? node : target, in: body, severity: isHarmless ? .information : .warning,
      fixes: node.statement == node && context.contains(node) && !isNeeded
        ? [Fix("Remove the statement", [context.placement.deletion(of: node)], safety: .unsafe)] : [])
  }
}

extension Representable {
  /// Whether code sets a property and then gives it back the value that it had before.
  fileprivate func restores(_ target: SyntaxNode, in body: LifecycleBody) -> Bool {
    let property = place(of: target, in: body)
    return body.block.descendants(.sequence).compactMap(Assignment.init).contains { assignment in
      assignment.target.range.lowerBound >= target.range.lowerBound && assignment.value.count == 1
        && place(of: assignment.target, in: body) == property && place(of: assignment.value[0], in: body) == property
    }
  }

  /// Whether the sizing method reads the size of the view's content.
  fileprivate var measuresContent: Bool {
    bodiesWithHelpers(of: .sizeThatFits).contains { $0.block.mentions("contentSize") }
  }

  /// The property whose object the make method returns, also if it returns another one where there is none.
  fileprivate var madeProperty: String? {
    let names = makingBodies(of: .make).flatMap { body in
      body.returnedValues.map { value -> String? in
        guard let path = (value.kind == .sequence ? value.base : value)?.pathFromSelf, path.count == 1 else {
          return nil
        }
        return value.isLocal(path[0], within: body.function.node) ? nil : path[0]
      }
    }
    guard let name = names.first ?? nil, names.allSatisfy({ $0 == name }) else { return nil }
    return name
  }

  /// The code of the coordinator, whatever calls it.
  fileprivate var coordinatorBodies: [LifecycleBody] {
    (coordinator?.members ?? []).filter { !$0.isStatic }.flatMap { member in
      member.bodies.map {
        LifecycleBody(method: .update, function: member, block: $0, owner: Place(.coordinator))
      }
    }
  }
}

/// The layout property that a path after the represented view leads to or into; nil if SwiftUI sets none of it.
private func layoutProperty(_ path: [String], _ representable: Representable) -> String? {
  // Scrolling moves the origin of the bounds.
  guard let first = path.first, path.prefix(2) != ["bounds", "origin"] else { return nil }
  if ["frame", "bounds"].contains(first) { return first }
  guard representable.family.isUIKit else { return nil }
  if ["center", "transform"].contains(first) { return first }
  if first == "layer", let property = path.dropFirst().first,
    ["frame", "bounds", "anchorPoint", "transform"].contains(property)
  {
    return "layer.\(property)"
  }
  return nil
}

extension SyntaxNode {
  /// The view in `view.sizeToFit()`; nil for other code.
  fileprivate var sizedToFit: SyntaxNode? {
    calledName == "sizeToFit" ? receiver : nil
  }

  /// The names after the root of a member path, if the root is the represented object.
  fileprivate func path(ifRoot isRepresented: (SyntaxNode) -> Bool) -> [String]? {
    guard isRepresented(chainRoot) else { return nil }
    return memberPath.map { Array($0.dropFirst()) }
  }

  /// The names after the part of a member path that means a place.
  fileprivate func path(after place: Place, in body: LifecycleBody, _ representable: Representable) -> [String]? {
    var names: [String] = []
    var node = withoutUnwrapping
    while node.kind == .memberAccess, let base = node.base?.withoutUnwrapping {
      names.insert(node.name, at: 0)
      if representable.place(of: base, in: body) == place { return names }
      node = base
    }
    return nil
  }

  fileprivate func isParameter(named name: String?, of function: SyntaxNode) -> Bool {
    guard let name, self.name == name else { return false }
    return localDeclaration(of: name, within: function)?.parent?.parent == function
  }
}
