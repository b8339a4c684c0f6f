import BridgeModel
import SwiftScan
import Testing

/// The names of the represented object, and the code that belongs to a lifecycle method.
@Suite struct LifecycleBodyTests {
  @Test func theRepresentedObjectIsTracedThroughLocals() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          func updateUIView(_ view: UIView, context: Context) {
            f(⟦view⟧)
            let alias = view
            guard let field = (alias as? UITextField) else { return }
            f(⟦alias⟧, ⟦field⟧, ⟦other⟧)
            if let view = view as? UILabel { f(⟦view⟧) }
            if let view = view.superview { f(⟦view⟧) }
            rows.forEach { view in f(⟦view⟧) }
            rows.forEach { row in f(⟦view⟧) }
            let child = view.subviews[0]
            f(⟦child⟧)
          }
        }
        """))
    let found = marked.marks.map { mark in marked.body(around: mark)?.isRepresented(mark) ?? false }
    #expect(found == [true, true, true, false, true, false, false, true, false])
  }

  @Test func makeCanReturnAProperty() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          let field: UITextField
          func makeUIView(context: Context) -> UITextField {
            f(⟦field⟧, ⟦other⟧)
            fields.forEach { field in f(⟦field⟧) }
            return field
          }
          func updateUIView(_: UITextField, context: Context) { f(⟦field⟧) }
        }
        """))
    let found = marked.marks.map { mark in marked.body(around: mark)?.isRepresented(mark) ?? false }
    #expect(found == [true, false, false, false])
  }

  @Test func makeCanReturnAPropertyOfSelf() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          let field: UITextField
          func makeUIView(context: Context) -> UITextField {
            f(⟦self.field⟧, ⟦field⟧, ⟦self.other⟧, ⟦other.field⟧)
            fields.forEach { field in f(⟦self.field⟧, ⟦field⟧) }
            return self.field
          }
          func updateUIView(_: UITextField, context: Context) { f(⟦self.field⟧) }
        }
        """))
    let found = marked.marks.map { mark in marked.body(around: mark)?.isRepresented(mark) ?? false }
    #expect(found == [true, true, false, false, true, false, false])
    #expect(marked.representable.bodies(of: .make).map(\.variable) == ["field"])
  }

  @Test func aLocalShadowsThePropertyWithItsName() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          let field: UITextField
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            f(⟦self.field⟧, ⟦field⟧)
            return field
          }
          func updateUIView(_: UITextField, context: Context) {}
        }
        """))
    let found = marked.marks.map { mark in marked.body(around: mark)?.isRepresented(mark) ?? false }
    #expect(found == [false, true])
  }

  @Test func makeCoordinatorHasNoRepresentedObject() throws {
    let project = model(
      """
      struct Drag: UIGestureRecognizerRepresentable {
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator(converter) }
      }
      """)
    #expect(project.representables.first?.bodies(of: .makeCoordinator).map(\.variable) == [nil])
  }

  @Test func returnsMustAgree() throws {
    let project = model(
      """
      struct A: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let view = build(context)
          if view.isHidden { return view }
          let shown: () -> UIView = { return other }
          return view
        }
        func build(_ context: Context) -> UIView { let made = UIView(); return made }
      }
      struct B: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { if a { return first }; return second }
      }
      struct C: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { build() }
        func build() -> UIView { let made = UIView(); return made }
      }
      """)
    let names = project.representables.map { representable in
      representable.bodiesWithHelpers(of: .make).map { $0.variable ?? "-" }
    }
    #expect(names == [["view", "made"], ["-"], ["-", "made"]])
  }

  @Test func staticHelpersAndObserversOfTheCoordinatorAreReached() throws {
    let project = model(
      """
      struct V: UIViewRepresentable {
        @Binding var text: String
        func updateUIView(_ view: UIView, context: Context) {
          V.style(view)
          context.coordinator.parent = self
          view.tag = 1
          later { context.coordinator.other = 1 }
        }
        static func style(_ target: UIView) {}
        class Coordinator {
          var parent: V { didSet { if oldValue.text != parent.text { parent.text = "" } } }
          var other = 0 { didSet { parent.text = "" } }
        }
      }
      """)
    let representable = try #require(project.representables.first)
    let bodies = representable.bodiesWithHelpers(of: .update)
    #expect(bodies.map(\.function.name) == ["updateUIView", "style", "parent"])
    #expect(bodies.map(\.variable) == ["view", "target", nil])
    let observer = try #require(bodies.last)
    let write = try #require(project.stateWrites(in: observer, of: representable).first)
    #expect(write.node.text == "parent.text = \"\"")
    #expect(representable.isGuarded(write.node, in: observer))
  }

  @Test func aProjectClassCanCompareValuesItself() {
    let project = model(
      """
      class Editor: UITextView {
        override var text: String! { didSet { if text != oldValue { reload() } } }
        var title = "" { didSet { reload() } }
        func show(_ rows: [Row]) { guard rows != self.rows else { return }; reload() }
        func reload() { tableView.reloadData() }
      }
      """)
    let found = ["text", "title", "show", "font"].map {
      project.ownBehavior(of: $0, in: "Editor", from: "")
    }
    #expect(found == [.comparing, .acting, .none, .none])
    #expect(project.ownBehavior(of: "text", in: "UITextView", from: "") == .none)
  }
}
