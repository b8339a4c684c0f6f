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
        "-: SwiftUI.UIHostingController of Menu()", "contentView: NSHostingView of Panel()",
      ])
  }

  @Test func subclassesOfTheProjectHost() {
    let project = model("class Host<V: View>: UIHostingController<V> {}\nclass Other: UIViewController {}")
    #expect(project.isHosting("UIHostingController", in: ""))
    #expect(project.isHosting("Host", in: ""))
    #expect(!project.isHosting("Other", in: ""))
  }
}
