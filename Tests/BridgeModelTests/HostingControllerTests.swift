import BridgeModel
import SwiftScan
import Testing

/// The views into which hosting controllers' views are added, and the lifetime of the controllers.
@Suite struct HostingControllerTests {
  @Test func viewsAreTracedToTheirControllers() throws {
    let (project, type) = try typeNamed(
      "Page",
      """
      import SwiftUI
      class Host<Content: View>: UIHostingController<Content> {}
      class Page: UIViewController {
        let host = Host(rootView: Text("a"))
        var other: UIHostingController<Text>?
        var panel: UIView { host.view }
        func show(_ given: UIHostingController<Text>) {
          view.addSubview(host.view)
          let local = UIHostingController(rootView: Text("b"))
          stack.insertArrangedSubview(local.view, at: 0)
          if let shown = other?.view { view.addSubview(shown) }
          if let other { view.addSubview(other.view) }
          view.addMatchedSubview(panel)
          view.addSubview(UIHostingController(rootView: Text("c")).view!)
          view.addSubview(given.view)
          view.addSubview(plain.view)
          view.addSubview(NSHostingController(rootView: Text("d")).view)
        }
      }
      """)
    let found = project.hostedViews(in: type).map { hosted in
      switch hosted.holder {
      case .expression: "expression"
      case .local(let binding): "local \(binding.pattern?.name ?? "")"
      case .property(let path): path.joined(separator: ".")
      }
    }
    #expect(found == ["host", "local local", "other", "other", "host", "expression"])
  }

  @Test func usesOfAControllerAreFoundInAllCodeThatCanReachIt() throws {
    let (project, type) = try typeNamed(
      "Page",
      """
      import SwiftUI
      class Base: UIViewController {
        var inherited: UIHostingController<Text>!
        func start() { addChild(inherited) }
      }
      class Page: Base {
        let alone = UIHostingController(rootView: Text("a"))
        let added = UIHostingController(rootView: Text("b"))
        let told = UIHostingController(rootView: Text("c"))
        let passed = UIHostingController(rootView: Text("d"))
        var renamed: UIViewController?
        func show() {
          view.addSubview(alone.view)
          alone.willMove(toParent: nil)
          view.addSubview(added.view)
          view.addSubview(told.view)
          told.didMove(toParent: self)
          view.addSubview(passed.view)
          children = [passed]
          let local = UIHostingController(rootView: Text("e"))
          renamed = local
          view.addSubview(local.view)
          let listed = UIHostingController(rootView: Text("f"))
          view.addSubview(listed.view)
          keep { listed.rootView = Text("g") }
        }
        func finish() { renamed.map { addChild($0) }; if let renamed { addChild(renamed) } }
      }
      extension Page { func later() { if let child = added as UIViewController? { parent?.addChild(child) } } }
      // file: Other.swift
      extension Page { func last() { parent?.addChild(self.added) } }
      """)
    let fates = project.hostedViews(in: type).map { hosted in
      let fate = project.fate(of: hosted.controller, in: hosted.member, of: type)
      let words = [(ControllerFate.added, "added"), (.told, "told"), (.passedOn, "handed on")]
      return hosted.controller.text + ": " + words.filter { fate.contains($0.0) }.map(\.1).joined(separator: ", ")
    }
    #expect(
      fates == [
        "alone: ", "added: added, handed on", "told: told", "passed: handed on", "local: added, handed on",
        "listed: handed on",
      ])
  }

  @Test func controllersWhoseViewAloneIsRetainedAreFound() throws {
    let (project, type) = try typeNamed(
      "Panel",
      """
      import SwiftUI
      class Panel: UIView {
        weak var weakly: UIViewController?
        var strongly: UIViewController?
        func lost() -> UIView {
          let a = UIHostingController(rootView: Text("a"))
          addSubview(a.view)
          let b = UIHostingController(rootView: Text("b"))
          weakly = b
          item.titleView = b.view
          let c = NSHostingController(rootView: Text("c"))
          return c.view
        }
        func kept() {
          let d = UIHostingController(rootView: Text("d"))
          addSubview(d.view)
          strongly = d
          let e = UIHostingController(rootView: Text("e"))
          addSubview(e.view)
          keep(e)
          let f = UIHostingController(rootView: Text("f"))
          _ = f.view.intrinsicContentSize
        }
        var inline: UIView { UIHostingController(rootView: Text("g")).view }
      }
      """)
    let found = project.membersCreatingControllers(of: type).flatMap {
      project.unretainedControllers(in: $0, of: type)
    }.map {
      ($0.local?.pattern?.name ?? $0.view?.text ?? "") + ($0.isAppKit ? " of AppKit" : "")
    }
    #expect(found == ["a", "b", "c of AppKit", "UIHostingController(rootView: Text(\"g\")).view"])
  }

  @Test func contentIsStaleIfUpdateCannotReachIt() {
    let project = model(
      """
      struct Frozen<Content: View>: UIViewControllerRepresentable {
        let content: Content
        let title: String
        func makeUIViewController(context: Context) -> UIViewController {
          UIHostingController(rootView: content.navigationTitle(title))
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      struct Fresh<Content: View>: UIViewControllerRepresentable {
        let content: Content
        func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: content) }
        func updateUIViewController(_ controller: UIViewController, context: Context) { show(content, in: controller) }
      }
      struct Observing: UIViewControllerRepresentable {
        let model: Model
        @Binding var text: String
        func makeUIViewController(context: Context) -> UIViewController {
          UIHostingController(rootView: Editor(model: model, text: $text.animation()))
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      class Model {}
      """)
    let stale = project.representables.map { project.staleHostedContent(of: $0).map(\.sources) }
    #expect(stale == [[["content", "title"]], [], []])
  }

  /// Another module may have a plain class with the name of a hosting class.
  @Test func classesOfOneNameAreToldApart() throws {
    func additions(_ other: String) throws -> [String] {
      let (project, type) = try typeNamed(
        "Page",
        """
        import SwiftUI
        class Page: UIHostingController<Text> {
          func show() { view.addSubview(UILabel()) }
        }
        // file: Other.swift
        import SwiftUI
        \(other)
        """)
      return project.subviewsOfHostingViews(in: type).map(\.call.text)
    }
    #expect(try additions("class Board: UIViewController {}") == ["view.addSubview(UILabel())"])
    #expect(try additions("class Page: UIViewController {}") == [])
  }

  private func typeNamed(_ name: String, _ source: String) throws -> (ProjectModel, ProjectType) {
    let project = model(source)
    return (project, try #require(project.types(in: "Main.swift").first { $0.name == name }))
  }
}
