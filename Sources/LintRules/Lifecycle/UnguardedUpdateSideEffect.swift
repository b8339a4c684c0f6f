import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let unguardedUpdateSideEffect = Rule(
    id: "unguarded-update-side-effect",
    group: "lifecycle",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Load, reload, seek and scroll in update only where something changed.",
    symptom: "The page reloads, the video starts over or the map jumps back when something unrelated changes.",
    rationale: """
      SwiftUI calls update after make and then whenever any input of the representable changes; an environment value or \
      another property is enough. A call that loads, reloads, seeks, scrolls or replaces what is shown happens again \
      each time: input and scroll position are lost, requests are repeated, and where the call changes state itself, \
      update and call go round in a circle. Remember in the coordinator what was applied last, or ask the object what \
      it shows, and act only on a difference.
      """,
    exception: "The repetition is wanted, or the object itself ignores what it shows already.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
    examples: sideEffectExamples,
    check: .representables(checkSideEffects))
}

@Sendable private func checkSideEffects(_ representable: Representable, in context: inout RuleContext) {
  // Without inputs SwiftUI has no reason to call update again.
  guard !representable.inputs.isEmpty else { return }
  let isDrivenByOneValue = representable.isDrivenByOneValue(in: context.project)
  for body in representable.bodiesWithHelpers(of: .update) where context.contains(body.block) {
    let sites = context.project.lastingEffects(in: body, of: representable).filter {
      $0.effect.weight.severity != nil && !representable.isGuarded($0.node, in: body)
    }
    // A helper that chooses between two ways to load is one fault.
    for site in body.isHelper ? Array(sites.prefix(1)) : sites {
      context.report(
        message(about: site), at: .whole(site.node),
        severity: isDrivenByOneValue ? .information : site.effect.weight.severity,
        related: body.calls.first.map { [(.whole($0), "called from here")] } ?? [],
        fixes: memory(for: site, in: body, representable, context).map { [$0] } ?? [])
    }
  }
}

extension SideEffect.Weight {
  /// How much repeating the effect matters; nil where it does not.
  fileprivate var severity: Severity? {
    switch self {
    case .heavy, .network: .warning
    case .light: .information
    case .idempotent, .setting: nil
    }
  }
}

extension Representable {
  /// Whether one plain value is all that can change; then most updates have a reason to act.
  fileprivate func isDrivenByOneValue(in project: ProjectModel) -> Bool {
    let inputs = inputs
    guard inputs.count == 1, inputs[0].wrapper == nil, project.valueKind(of: inputs[0]) == .value else { return false }
    return !functions(.update).contains { $0.node.descendants(.memberAccess).contains { $0.isNamed("environment") } }
  }
}

private func message(about site: LastingEffect) -> String {
  if let assignment = Assignment(site.node) {
    return "'\(assignment.target.text)' is given a new object on every update, whatever changed"
  }
  let name = site.node.calledName
  let receiver = site.node.receiver?.memberPath.map { $0.joined(separator: ".") + "." } ?? ""
  let called = site.method == nil ? "" : " calls '\(site.effect.name)' and"
  return "'\(receiver)\(name)'\(called) runs on every update, whatever changed"
}

// MARK: - Fix

/// Lets the coordinator remember the one input that the call depends on.
private func memory(
  for site: LastingEffect, in body: LifecycleBody, _ representable: Representable, _ context: RuleContext
) -> Fix? {
  guard site.node.kind == .call, !body.isInCoordinator, let contextName = body.context,
    site.node.statement == site.node, site.node.position(in: body.block) == .synchronous,
    !site.node.text.contains("\n"), let coordinator = representable.coordinator, coordinator.isClass,
    !coordinator.isAmbiguous, context.contains(coordinator.declaration.node),
    let input = onlyInput(of: site.node, in: body, representable)
  else { return nil }
  let name = "last" + input.name.prefix(1).uppercased() + input.name.dropFirst()
  guard !coordinator.members.contains(where: { $0.name == name }), let type = input.typeNode?.text else { return nil }
  let placement = context.placement
  let property = "var \(name): \(type.hasSuffix("?") ? type : type + "?")"
  guard let declaration = placement.insertion(ofMember: property, atEndOf: coordinator.declaration.node) else {
    return nil
  }
  let place = "\(contextName).coordinator.\(name)"
  let guarded = placement.replacement(
    of: site.node, with: "\(place) = \(input.name)\n  \(site.node.text)", inIf: "\(place) != \(input.name)")
  return Fix("Remember '\(input.name)' and run it only for another one", [guarded, declaration], safety: .unsafe)
}

/// The input that alone decides what a call does, if it can be compared.
private func onlyInput(of call: SyntaxNode, in body: LifecycleBody, _ representable: Representable) -> Property? {
  let names = Set(
    call.arguments.flatMap { $0.descendants(.reference) }
      .filter { $0.name.first?.isUppercase == false && !body.isRepresented($0) }.map(\.name))
  guard names.count == 1, let name = names.first, let input = representable.input(named: name),
    !call.isLocal(name, within: body.function.node), let type = input.typeNode?.unwrappedType.dottedName,
    comparableTypes.contains(type)
  else { return nil }
  return input
}

private let comparableTypes: Set = [
  "String", "URL", "Int", "Double", "Float", "CGFloat", "Bool", "Data", "Date", "UUID", "URLRequest", "CGPoint",
]

// MARK: - Examples

private let sideEffectExamples: [RuleExample] = [
  .flagged(
    """
    struct WebPage: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        ⟦web.load(URLRequest(url: url))⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }

      final class Coordinator {
      }
    }
    """,
    fixed: """
      struct WebPage: UIViewRepresentable {
        let url: URL
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ web: WKWebView, context: Context) {
          if context.coordinator.lastUrl != url {
            context.coordinator.lastUrl = url
            web.load(URLRequest(url: url))
          }
        }
        func makeCoordinator() -> Coordinator { Coordinator() }

        final class Coordinator {
          var lastUrl: URL?
        }
      }
      """),
  // Later is not seldom; a condition that looks at no change is no guard.
  .flagged(
    """
    struct RowList: UIViewRepresentable {
      var rows: [String]
      var isCollapsed: Bool
      func makeUIView(context: Context) -> UITableView { UITableView() }
      func updateUIView(_ table: UITableView, context: Context) {
        if !isCollapsed {
          DispatchQueue.main.async { ⟦table.reloadData()⟧ }
        }
      }
    }
    struct Pages: UIViewControllerRepresentable {
      var index: Int
      func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
      func updateUIViewController(_ pages: UIPageViewController, context: Context) {
        ⟦pages.setViewControllers([context.coordinator.controllers[index]], direction: .forward, animated: false)⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var controllers: [UIViewController] = [] }
    }
    """),
  // Through a helper, a method that the project adds to the class, and a coordinator that does not compare.
  .flagged(
    """
    extension WKWebView {
      func show(_ html: String, or address: String) {
        if address.isEmpty { loadHTMLString(html, baseURL: nil) } else { self.load(URLRequest(url: URL(string: address)!)) }
      }
    }
    struct Article: NSViewRepresentable {
      var html: String
      func makeNSView(context: Context) -> some WKWebView { WKWebView() }
      func updateNSView(_ view: NSViewType, context: Context) { ⟦view.show(html, or: "")⟧ }
    }
    struct Region: UIViewRepresentable {
      @Binding var region: MKCoordinateRegion
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) { move(map) }
      private func move(_ map: MKMapView) { ⟦map.setRegion(region, animated: true)⟧ }
    }
    struct Call: UIViewRepresentable {
      let url: URL?
      func makeUIView(context: Context) -> UIView { context.coordinator.web }
      func updateUIView(_ view: UIView, context: Context) {
        if let url { context.coordinator.open(url) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let web = WKWebView()
        func open(_ url: URL) {
          if url.isFileURL { return }
          ⟦web.load(URLRequest(url: url))⟧
        }
      }
    }
    """),
  // New objects, and the network.
  .flagged(
    """
    struct Stage: UIViewRepresentable {
      var effect: String
      func makeUIView(context: Context) -> SCNView { SCNView() }
      func updateUIView(_ view: SCNView, context: Context) { ⟦view.scene = makeScene()⟧ }
      private func makeScene() -> SCNScene? { SCNScene(named: effect) }
    }
    struct Clip: UIViewControllerRepresentable {
      let url: URL
      func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }
      func updateUIViewController(_ clip: AVPlayerViewController, context: Context) {
        ⟦clip.player = AVPlayer(url: url)⟧
      }
    }
    struct Preview: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> LPLinkView { LPLinkView(url: url) }
      func updateUIView(_ link: LPLinkView, context: Context) {
        let provider = LPMetadataProvider()
        ⟦provider.startFetchingMetadata(for: url) { metadata, _ in
          if let metadata { DispatchQueue.main.async { link.metadata = metadata } }
        }⟧
      }
    }
    """),
  // The coordinator remembers, or the object is asked.
  .accepted(
    """
    struct Article: UIViewRepresentable {
      let html: String
      let url: URL
      @Environment(\\.colorScheme) private var scheme
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if html != context.coordinator.shown {
          context.coordinator.shown = html
          let page = scheme == .dark ? html : html + "<br>"
          web.loadHTMLString(page, baseURL: nil)
        }
        if web.navigationDelegate !== context.coordinator {
          web.navigationDelegate = context.coordinator
          web.reload()
        }
        guard web.url != url else { return }
        web.load(URLRequest(url: url))
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, WKNavigationDelegate { var shown = "" }
    }
    struct Call: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> UIView { context.coordinator.web }
      func updateUIView(_ view: UIView, context: Context) { context.coordinator.open(url) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let web = WKWebView()
        var opened: URL?
        func open(_ url: URL) {
          guard url != opened else { return }
          opened = url
          web.load(URLRequest(url: url))
        }
      }
    }
    """),
  // Helpers compare: a hash, a local for the coordinator, a version; the class compares for itself.
  .accepted(
    """
    struct Grid: UIViewRepresentable {
      let rows: [String]
      let version: Int
      func makeUIView(context: Context) -> UICollectionView { UICollectionView() }
      func updateUIView(_ grid: UICollectionView, context: Context) { refresh(grid, context: context, animated: true) }
      private func refresh(_ grid: UICollectionView, context: Context, animated: Bool = false) {
        let coordinator = context.coordinator
        let hash = rows.hashValue
        if coordinator.hash != hash {
          grid.reloadData()
          coordinator.hash = hash
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var hash = 0 }
    }
    final class PageView: WKWebView {
      private var shown: URL?
      func show(_ url: URL) {
        guard shown != url else { return }
        shown = url
        load(URLRequest(url: url))
      }
    }
    struct Page: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> PageView { PageView() }
      func updateUIView(_ page: PageView, context: Context) { page.show(url) }
    }
    """),
  // Commands that are taken back when they are carried out: here, later, by the model, by the coordinator.
  .accepted(
    """
    enum Jump { case none, top }
    struct Feed: UIViewRepresentable {
      @Binding var jump: Jump
      @Binding var isReloadNeeded: Bool
      @Binding var isScrollNeeded: Bool
      @ObservedObject var model: FeedModel
      func makeUIView(context: Context) -> UITableView { UITableView() }
      func updateUIView(_ table: UITableView, context: Context) {
        switch jump {
        case .none: break
        case .top:
          table.setContentOffset(.zero, animated: true)
          DispatchQueue.main.async { self.jump = .none }
        }
        if model.isRefreshing {
          model.isRefreshing = false
          table.scrollRectToVisible(.zero, animated: true)
        }
        if isReloadNeeded {
          table.reloadData()
          DispatchQueue.main.async { isReloadNeeded = false }
        }
        if isScrollNeeded { table.setContentOffset(.zero, animated: true) }
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UITableViewDelegate {
        var parent: Feed
        init(parent: Feed) { self.parent = parent }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { parent.isScrollNeeded = false }
      }
    }
    final class FeedModel: ObservableObject { @Published var isRefreshing = false }
    """),
  // Calls that do nothing the second time, values that are only set, completions, objects that are not shown yet.
  .accepted(
    """
    struct Player: UIViewRepresentable {
      let isPlaying: Bool
      let isMuted: Bool
      let player: AVPlayer
      func makeUIView(context: Context) -> PlayerSurface { PlayerSurface() }
      func updateUIView(_ view: PlayerSurface, context: Context) {
        if isPlaying { player.play() } else { player.pause() }
        view.muteSwitch.setOn(isMuted, animated: false)
        view.playerLayer.player = player
        view.onTap { player.seek(to: .zero) }
        let next = AVPlayer()
        next.replaceCurrentItem(with: nil)
        view.next = next
      }
    }
    final class PlayerSurface: UIView {
      let muteSwitch = UISwitch()
      let playerLayer = AVPlayerLayer()
      var next: AVPlayer?
      func onTap(_ action: @escaping () -> Void) {}
    }
    """),
  // make runs once, and without inputs update hardly runs.
  .accepted(
    """
    struct Start: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.load(URLRequest(url: url))
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) { web.isOpaque = url.isFileURL }
    }
    struct Fixed: UIViewRepresentable {
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) { web.load(URLRequest(url: URL(string: "about:blank")!)) }
    }
    """),
]
