import BridgeModel
import Testing

/// Places that put SwiftUI views into UIKit and AppKit.
@Suite struct HostingSiteTests {
  @Test func hostingValuesAreFoundWhereTheyAreCreated() {
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
    let found = project.hostingSites(in: "Main.swift", among: HostingNames(in: project)).map {
      "\($0.variable ?? "-"): \($0.className) of \($0.rootView?.text ?? "-")"
    }
    #expect(
      found == [
        "host: UIHostingController of Text(\"a\")", "other: Host of Profile(user: user)",
        "typed: UIHostingController of Text(\"b\")", "-: SwiftUI.UIHostingController of Menu()",
        "contentView: NSHostingView of Panel()",
      ])
  }

  /// Below a pushed, added, or wrapped controller, the views can inherit an environment.
  @Test func rootsOfHierarchiesAreFound() throws {
    let project = model(
      """
      final class Home: UIHostingController<Text> {
        init() { super.init(rootView: Text("home")) }
      }
      final class Page: UIViewController {
        var window: UIWindow?
        func show(_ panel: NSWindow, _ popover: NSPopover) {
          window?.rootViewController = UIHostingController(rootView: Text("root"))
          let sheet = UIHostingController(rootView: Text("sheet"))
          navigationController?.present(UINavigationController(rootViewController: sheet), animated: true)
          panel.contentView = NSHostingView(rootView: Text("panel"))
          popover.contentViewController = NSHostingController(rootView: Text("popover"))
          let child = UIHostingController(rootView: Text("child"))
          addChild(child)
          navigationController?.pushViewController(UIHostingController(rootView: Text("pushed")), animated: true)
          present(Home(), animated: true)
        }
      }
      struct Wrapped: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Host { Host() }
        func updateUIViewController(_ host: Host, context: Context) {}
      }
      final class Host: UIViewController {
        func show() { present(UIHostingController(rootView: Text("wrapped")), animated: true) }
      }
      """)
    let tree = try #require(project.facts(of: "Main.swift")).tree
    let found = tree.descendants(.call).compactMap { project.rootViewOfHierarchy(madeBy: $0, in: "Main.swift")?.text }
    #expect(found == ["home", "root", "sheet", "panel", "popover"].map { "Text(\"\($0)\")" })
  }

  /// The type of `.init(…)` is inferred from its context.
  @Test func implicitInitializersAreResolvedByContext() {
    let project = model(
      """
      class Host<Content: View>: UIHostingController<Content> {}
      class Page: UIViewController {
        let first: Host<Text> = .init(rootView: Text("a"))
        var second: Host<Text>?
        var third: Host<Text> { .init(rootView: Text("c")) }
        func load(_ content: Text) {
          self.second = .init(rootView: content)
          let local: Host<Text>
          local = .init(rootView: content)
          frame.origin = .init(x: 0, y: 0)
        }
        func fourth() -> Host<Text> { return .init(rootView: Text("d")) }
        func fifth() -> Host<Text> { wrap(.init(rootView: Text("e"))) }
        func sixth() -> Host<Text> {
          run { .init(rootView: Text("f")) }
          return other
        }
      }
      extension Page {
        func again() { second = .init(rootView: Text("g")) }
      }
      """)
    let found = project.hostingSites(in: "Main.swift", among: HostingNames(in: project)).map {
      "\($0.variable ?? "-"): \($0.className) of \($0.rootView?.text ?? "-")"
    }
    #expect(
      found == [
        "first: Host of Text(\"a\")", "-: Host of Text(\"c\")", "second: Host of content", "local: Host of content",
        "-: Host of Text(\"d\")", "second: Host of Text(\"g\")",
      ])
  }

  @Test func namesCanStartWithAnUnderscore() {
    let project = model(
      """
      class _Host: _UIHostingView<Text> {}
      class Page {
        typealias __Content = UIHostingController<Text>
        let host = _Host(rootView: Text("a")), content = __Content(rootView: Text("b"))
        func _host() { _host() }
      }
      """)
    #expect(
      project.hostingSites(in: "Main.swift", among: HostingNames(in: project)).map(\.className) == [
        "_Host", "__Content",
      ])
  }

  /// One name may mean a hosting class on one platform and something else on another.
  @Test func typeAliasesCountOnThePlatformsWhereTheyHost() {
    let project = model(
      """
      #if os(macOS)
      typealias PlatformHost = NSHostingView
      #else
      typealias PlatformHost = Wrapper
      #endif
      class Wrapper: UIView {}
      let anywhere = PlatformHost(rootView: Text("a"))
      #if os(iOS)
      let phone = PlatformHost(rootView: Text("b"))
      #endif
      """)
    #expect(project.hostingSites(in: "Main.swift", among: HostingNames(in: project)).map(\.variable) == ["anywhere"])
  }

  /// Code that hosts SwiftUI without a controller or a view is a hosting site too, but it has no hosting class.
  @Test func configurationsMenusAndScenesAreDistinguished() {
    let project = model(
      """
      cell.contentConfiguration = UIHostingConfiguration { Row(item: item) }.margins(.all, 0)
      menu.submenu = NSHostingMenu(rootView: Items())
      let scene = NSHostingSceneRepresentation { Settings() }
      let ornament = UIHostingOrnament(sceneAnchor: .bottom) { Controls() }
      controller = UIHostingController(rootView: Page())
      """)
    let found = project.hostingSites(in: "Main.swift", among: HostingNames(in: project)).map {
      "\($0.kind): \($0.rootView?.text ?? "-")"
    }
    #expect(
      found == [
        "configuration: { Row(item: item) }", "menu: Items()", "scene: { Settings() }", "ornament: { Controls() }",
        "controller: Page()",
      ])
    #expect(!project.isHosting("UIHostingConfiguration", in: ""))
  }

  @Test func projectSubclassesHost() {
    let project = model("class Host<V: View>: UIHostingController<V> {}\nclass Other: UIViewController {}")
    #expect(project.isHosting("UIHostingController", in: ""))
    #expect(project.isHosting("Host", in: ""))
    #expect(!project.isHosting("Other", in: ""))
  }

  @Test func variablesCanContainHostingValues() throws {
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
