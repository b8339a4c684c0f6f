import BridgeModel
import SwiftScan
import Testing

/// The predicates about code in lifecycle methods, at marked places.
@Suite struct PredicateTests {
  @Test func localsShadowProperties() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          @Binding var text: String
          func updateUIView(_ view: UIView, context: Context) {
            f(⟦text⟧)
            if let text = g(⟦text⟧) { f(⟦text⟧) } else { f(⟦text⟧) }
            guard h(⟦text⟧), case .some(let text) = g(⟦text⟧) else { return f(⟦text⟧) }
            f(⟦text⟧)
          }
          func a() {
            rows.map { text in f(⟦text⟧) }
            rows.map { [text] in f(⟦text⟧) }
            for text in g(⟦text⟧) { f(⟦text⟧) }
            switch g(⟦text⟧) {
            case .a(let text): f(⟦text⟧)
            case let .b(text): f(⟦text⟧)
            default: f(⟦text⟧)
            }
            let text = g(⟦text⟧)
            func inner() { f(⟦text⟧) }
          }
          func b(_ text: String) { f(⟦text⟧) }
          func c(text other: String) { f(⟦text⟧); do { let text = 1 }; f(⟦text⟧) }
        }
        """))
    let isLocal = marked.marks.map { mark in
      mark.ancestors.first { $0.kind == .functionDeclaration && $0.parent?.kind == .memberBlock }
        .map { mark.isLocal("text", within: $0) } ?? false
    }
    let n = false
    let y = true
    #expect(isLocal == [n, n, y, n, n, n, n, y, y, y, n, y, n, y, y, n, n, y, y, n, n])
  }

  @Test func closuresAreDeferredUnlessTheyAreKnownToRunSynchronously() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          func updateUIView(_ view: UIView, context: Context) {
            ⟦f()⟧
            rows.forEach { ⟦f()⟧ }
            withAnimation { if x { ⟦f()⟧ } }
            UIView.animate(withDuration: 1, animations: { ⟦f()⟧ }, completion: { _ in ⟦f()⟧ })
            UIView.animate(withDuration: 1) { ⟦f()⟧ } completion: { _ in ⟦f()⟧ }
            let made = { ⟦f()⟧ }()
            let kept = { ⟦f()⟧ }
            DispatchQueue.main.async { ⟦f()⟧ }
            Task { ⟦f()⟧ }
            view.onTap { ⟦f()⟧ }
            func local() { ⟦f()⟧ }
            defer { ⟦f()⟧ }
            var lazily: Int { ⟦f()⟧ }
          }
        }
        """))
    let positions = marked.marks.map { mark in marked.body(around: mark).map { mark.position(in: $0.block) } }
    let now = ExecutionPosition.synchronous
    let later = ExecutionPosition.deferred
    #expect(positions == [now, now, now, now, later, now, later, now, later, later, later, later, later, now, later])
  }

  @Test func comparisonsGuardAndOtherConditionsDoNot() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          @Binding var text: String
          @Binding var isStale: Bool
          let isBold: Bool
          let style: Style
          func updateUIView(_ view: UITextView, context: Context) {
            ⟦f(0)⟧
            if view.text != text { ⟦f(1)⟧ } else { ⟦f(2)⟧ }
            if let label = view.subviews.first as? UILabel { ⟦f(3)⟧ }
            if #available(iOS 16, *) { ⟦f(4)⟧ }
            if isBold { ⟦f(5)⟧ }
            switch style { case .a: ⟦f(6)⟧; default: break }
            if context.coordinator.isFirst { ⟦f(7)⟧ }
            let isNew = context.coordinator.last != text
            if isNew { ⟦f(8)⟧ }
            if isStale { ⟦f(9)⟧; isStale = false }
            if text.isEmpty { ⟦f(10)⟧ }
            if hasChanged(text) { ⟦f(11)⟧ }
            if !view.isFirstResponder { helper(view) }
            DispatchQueue.main.async { if view.text != text { ⟦f(12)⟧ } }
            other(view)
            while text != view.text { ⟦f(13)⟧ }
            if text == view.text { return }
            ⟦f(14)⟧
          }
          func helper(_ view: UITextView) { ⟦f(15)⟧ }
          func other(_ view: UITextView) {
            ⟦f(16)⟧
            guard let coordinator = view.delegate as? Coordinator else { return }
            ⟦f(17)⟧
            title = text != view.text ? ⟦f(18)⟧ : ⟦f(19)⟧
            title = isBold ? ⟦f(20)⟧ : ⟦f(21)⟧
          }
          class Coordinator {}
        }
        """))
    let guarded = marked.marks.enumerated().filter { _, mark in
      marked.body(around: mark).map { marked.representable.isGuarded(mark, in: $0) } ?? false
    }.map(\.offset)
    #expect(guarded == [1, 2, 7, 8, 9, 11, 12, 13, 14, 15, 18, 19])
    let update = try #require(marked.representable.bodies(of: .update).first)
    #expect(
      marked.representable.guards(in: update).map { "\($0.kind) \($0.node.text)" } == [
        "change view.text != text", "state context.coordinator.isFirst", "change isNew", "request isStale",
        "state hasChanged(text)", "state !view.isFirstResponder", "change view.text != text",
        "change text != view.text", "change text == view.text",
      ])
  }

  @Test func flagsThatAreResetAreGuards() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          @Binding var isScrolling: Bool
          @Binding var isHidden: Bool
          @ObservedObject var model: Model
          let cache: [Int: Int]
          func updateUIView(_ view: UIView, context: Context) {
            if model.isStale { ⟦f(0)⟧; model.isStale = false }
            if model.isFresh { ⟦f(1)⟧ }
            if isScrolling { ⟦f(2)⟧ }
            if !isHidden { ⟦f(3)⟧ }
            if isHidden == false { ⟦f(4)⟧ }
            if let cached = cache[0] { g(cached) } else { ⟦f(5)⟧ }
            context.coordinator.show(1)
          }
          class Coordinator {
            var parent: V
            var shown = 0
            func show(_ number: Int) {
              if number.isOdd { ⟦f(6)⟧ }
              if shown < number { ⟦f(7)⟧ }
            }
            func end() { parent.isScrolling = false; parent.isHidden = true }
          }
        }
        """))
    let kinds = marked.marks.map { mark in
      marked.body(around: mark).map { marked.representable.guards(of: mark, in: $0).map(\.kind) }
    }
    #expect(
      kinds == [[.request], [], [.recalledRequest], [], [], [], [], [.change]])
  }

  @Test func stateWritesAreFoundInEverySpelling() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          @Binding var text: String
          @State var rows: [Row]
          @Binding var model: Model
          @ObservedObject var store: Store
          let plain: Box
          func updateUIView(_ view: UIView, context: Context) {
            ⟦text = view.text⟧
            ⟦self.text += "a"⟧
            ⟦rows[0].title = text⟧
            ⟦rows.append(Row())⟧
            ⟦$text.wrappedValue = ""⟧
            ⟦context.coordinator.parent.text = ""⟧
            ⟦store.count = 1⟧
            let coordinator = context.coordinator
            ⟦coordinator.parent.rows.removeAll()⟧
            coordinator.settle()
            let copy = text
            print(text, rows.count)
            model.name = text
            store.scratch = 1
            store.reload()
            plain.value = 1
            view.text = text
            coordinator.last = text
            if var text = view.title { text = ""; text.append("b") }
            DispatchQueue.main.async { ⟦self.text = "later"⟧ }
          }
          class Coordinator {
            var parent: V
            var last = ""
            func settle() {
              ⟦parent.text = ""⟧
              self.last = ""
              let parent = other
              parent.text = ""
            }
          }
        }
        class Model { var name = "" }
        class Store: ObservableObject { @Published var count = 0; var scratch = 0 }
        class Box { var value = 0 }
        struct Row { var title = "" }
        """))
    let writes = marked.representable.bodiesWithHelpers(of: .update).flatMap {
      marked.project.stateWrites(in: $0, of: marked.representable)
    }
    #expect(writes.map(\.node.text) == marked.marks.map(\.text))
    #expect(Set(writes.map(\.node)) == Set(marked.marks))
    #expect(writes.filter { $0.position == .deferred }.map(\.node.text) == ["self.text = \"later\""])
  }

  @Test func readsOfAnInputDifferFromWritesAndLaterUses() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.text = ⟦text⟧
            view.title = ⟦self.text⟧.uppercased()
            if ⟦text⟧.isEmpty { view.hint = "\\(⟦text⟧)" }
            text = "new"
            view.bind($text, _text)
            view.onChange = { text = $0; print(text) }
            return view
          }
        }
        """))
    let body = try #require(marked.representable.bodies(of: .make).first)
    let input = try #require(marked.representable.input(named: "text"))
    #expect(marked.representable.valueReads(of: input, in: body) == marked.marks)
    #expect(body.variable == "view")
  }

  @Test func helpersAreFollowedThroughAnyNumberOfCalls() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          func updateUIView(_ uiView: UIView, context: Context) {
            ⟦style(uiView)⟧
            context.coordinator.apply(to: uiView, with: context)
            later { skipped(uiView) }
          }
          func style(_ view: UIView) { color(view, dark: true) }
          func color(_ target: UIView, dark: Bool) { deep(target) }
          func deep(_ view: UIView) {}
          func skipped(_ view: UIView) {}
          class Coordinator { func apply(to view: UIView, with context: Context) { finish() }; func finish() {} }
        }
        """))
    let bodies = marked.representable.bodiesWithHelpers(of: .update)
    let found = bodies.map { "\($0.function.name) \($0.variable ?? "-") \($0.context ?? "-") \($0.isInCoordinator)" }
    #expect(
      found == [
        "updateUIView uiView context false", "style view - false", "apply view context true", "color target - false",
        "finish - - true", "deep view - false",
      ])
    #expect(bodies[1].calls == marked.marks)
  }

  @Test func typesOfExpressionsAreInferredFromDeclarations() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          var field = UITextField()
          func updateUIView(_ view: Panel, context: Context) {
            f(⟦view⟧, ⟦field⟧, ⟦self.field⟧, ⟦view.editor⟧, ⟦view.search.searchBar⟧, ⟦context.coordinator⟧)
            let local = UISlider(), cast = view.subviews[0] as! UISwitch
            guard let editor = view.child as? UITextView else { return }
            f(⟦local⟧, ⟦cast⟧, ⟦editor⟧, ⟦context.coordinator.map?⟧, ⟦unknown⟧, ⟦view.unknown⟧)
          }
          class Coordinator { var map: MKMapView? }
        }
        class Panel: UIView { let editor = UITextView(); lazy var search = UISearchController() }
        """))
    let types = marked.marks.map { mark in
      marked.body(around: mark).flatMap {
        marked.project.typeName(of: mark, in: marked.representable.expressionScope(of: $0))
      }
    }
    #expect(
      types == [
        "Panel", "UITextField", "UITextField", "UITextView", "UISearchBar", "V.Coordinator", "UISlider", "UISwitch",
        "UITextView", "MKMapView", nil, nil,
      ])
  }
}
