import BridgeModel
import SwiftScan
import Testing

/// The owners of tokens, closures, and controllers.
@Suite struct OwnershipTests {
  @Test func valuesAreTracedToTheirConsumers() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          func makeUIView(context: Context) -> Panel {
            let view = Panel()
            ⟦f()⟧
            _ = ⟦f()⟧
            let unused = ⟦f()⟧
            unused.tolerance = 1
            context.coordinator.token = ⟦f()⟧
            context.coordinator.tokens["a"] = try! ⟦f()⟧
            context.coordinator.bag.append(⟦f()⟧)
            ⟦publisher.sink { _ in }⟧.store(in: &context.coordinator.bag)
            view.onTap = ⟦{ f() }⟧
            view.child.timer = ⟦f()⟧
            let timer = ⟦f()⟧
            context.coordinator.timer = timer
            RunLoop.main.add(timer, forMode: .common)
            shared.token = ⟦f()⟧
            let host = ⟦UIHostingController(rootView: Text("a"))⟧
            view.addSubview(host.view)
            return view
          }
          func updateUIView(_ view: Panel, context: Context) { context.coordinator.start() }
          class Coordinator {
            var token: Any?
            var timer: Timer?
            func start() { token = ⟦f()⟧; self.timer = ⟦f()⟧; let token = ⟦f()⟧; ⟦rows.map { ⟦f()⟧ }⟧ }
          }
        }
        """))
    let keepers = marked.marks.map { mark in
      marked.body(around: mark).map { body in
        marked.representable.keepers(of: mark, in: body).map { keeper in
          if case .argument(of: let call) = keeper { "\(call.calledName)()" } else { "\(keeper)" }
        }.joined(separator: " ")
      }
    }
    #expect(
      keepers == [
        "nobody", "nobody", "local", "coordinator", "coordinator", "coordinator", "other", "other", "other",
        "coordinator add()", "other", "local", "coordinator", "coordinator", "local", "nobody", "other",
      ])
  }

  @Test func closuresRetainWhatTheyMentionUnlessTheCaptureListDiffers() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          func updateUIView(_ view: UIView, context: Context) {
            f(⟦{ self.g() }⟧, ⟦{ [weak self] in self?.g() }⟧, ⟦{ [unowned self] in self.g() }⟧, ⟦{ g() }⟧)
            f(⟦{ [self] in g() }⟧, ⟦{ h { [weak self] in self?.g() } }⟧, ⟦{ [weak view] in self.g(view) }⟧)
          }
        }
        """))
    #expect(
      marked.marks.map { $0.captureStrength(of: ["self"]) } == [
        .strong, .weak, .unowned, nil, .strong, .strong, .strong,
      ])
  }

  @Test func unwrappingAVariableCapturesIt() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          func updateUIView(_ view: UIView?, context: Context) {
            f(⟦{ guard let view else { return }; view.g() }⟧, ⟦{ [weak view] in if let view { view.g() } }⟧)
            f(⟦{ if let view = h() { view.g() } }⟧)
          }
        }
        """))
    #expect(marked.marks.map { $0.captureStrength(of: ["view"]) } == [.strong, .weak, nil])
    // The closure around this one captures `self` weakly.
    let inner = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          func updateUIView(_ view: UIView, context: Context) {
            f { [weak self] in h ⟦{ guard let self else { return }; self.g() }⟧ }
          }
        }
        """))
    #expect(inner.marks.map { $0.captureStrength(of: ["self"]) } == [nil])
  }

  @Test func aCaptureListCanNameAPath() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          func updateUIView(_ view: UIView, context: Context) {
            f(⟦{ [weak c = context.coordinator] in c?.g() }⟧, ⟦{ context.coordinator.g() }⟧, ⟦{ context in context.coordinator }⟧)
          }
        }
        """))
    #expect(marked.marks.map { $0.captureStrength(of: ["context", "coordinator"]) } == [.weak, .strong, nil])
  }
}
