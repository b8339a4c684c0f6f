import BridgeModel
import Testing

/// Where SwiftUI views are put into UIKit and AppKit.
@Suite struct HostingSiteTests {
  @Test func hostingValuesAreFoundWhereTheyAreMade() {
    let project = model(
      """
      class Host<Content: View>: UIHostingController<Content> {}
      class Page: UIViewController {
        let host = UIHostingController<Text>(rootView: Text("a"))
        var other: UIViewController?
        func show() {
          other = Host(rootView: Profile(user: user))
          let typed: UIHostingController<Text> = .init(rootView: Text("b"))
          let other: Panel = .init(rootView: Text("b"))
          present(SwiftUI.UIHostingController(rootView: Menu()), animated: true)
          window.contentView = NSHostingView(rootView: Panel())
          let plain = UIViewController()
        }
      }
      #if false
      let never = UIHostingController(rootView: Text("b"))
      #endif
      """)
    let found = project.hostingSites(in: "Main.swift").map {
      "\($0.variable ?? "-"): \($0.className) of \($0.rootView?.text ?? "-")"
    }
    #expect(
      found == [
        "host: UIHostingController of Text(\"a\")", "other: Host of Profile(user: user)",
        "typed: UIHostingController of Text(\"b\")",
        "-: SwiftUI.UIHostingController of Menu()", "contentView: NSHostingView of Panel()",
      ])
  }

  @Test func subclassesOfTheProjectHost() {
    let project = model("class Host<V: View>: UIHostingController<V> {}\nclass Other: UIViewController {}")
    #expect(project.isHosting("UIHostingController", in: ""))
    #expect(project.isHosting("Host", in: ""))
    #expect(!project.isHosting("Other", in: ""))
  }

  @Test func variablesHoldHostingValues() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          func updateUIView(_ view: UIView, context: Context) {
            let host = Host(rootView: Text("a")), plain = UIViewController()
            f(⟦host⟧, ⟦plain⟧, ⟦context.coordinator.host⟧, ⟦context.coordinator.host!⟧, ⟦host.view⟧)
          }
          class Coordinator { var host: UIHostingController<Text>? }
        }
        class Host<V: View>: UIHostingController<V> {}
        """))
    let found = marked.marks.map { mark in
      marked.body(around: mark).map {
        marked.project.isHostingValue(mark, in: marked.representable.expressionScope(of: $0))
      }
    }
    #expect(found == [true, false, true, true, false])
  }
}
