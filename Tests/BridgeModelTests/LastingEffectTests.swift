import BridgeModel
import SwiftScan
import Testing

/// Calls in the update method that do something visible or expensive each time.
@Suite struct LastingEffectTests {
  @Test func effectsAreFoundOnTheObjectAndItsMembers() throws {
    #expect(
      try effects(
        """
        struct V: UIViewRepresentable {
          let player: AVPlayer
          func updateUIView(_ web: WKWebView, context: Context) {
            web.load(request)
            web.scrollView.setContentOffset(.zero, animated: true)
            if let table = web.superview as? UITableView { table.reloadData() }
            player.play()
            unknown.reloadData()
            web.stopLoading()
          }
        }
        """) == [
          "web.load(request): load load",
          "web.scrollView.setContentOffset(.zero, animated: true): setContentOffset heavy",
          "table.reloadData(): reloadData light", "player.play(): play idempotent",
        ])
  }

  @Test func effectsOfLaterHandlersDoNotCount() throws {
    #expect(
      try effects(
        """
        struct V: UIViewRepresentable {
          func updateUIView(_ web: WKWebView, context: Context) {
            DispatchQueue.main.async { web.reload() }
            Task { await web.loadHTMLString("", baseURL: nil) }
            web.onTap { web.load(request) }
            func later() { web.load(request) }
          }
        }
        """) == ["web.reload(): reload heavy", "web.loadHTMLString(\"\", baseURL: nil): loadHTMLString load"])
  }

  @Test func projectMethodsAreSearched() throws {
    #expect(
      try effects(
        """
        extension WKWebView {
          func show(_ html: String) { if html.isEmpty { stopLoading() } else { loadHTMLString(html, baseURL: nil) } }
        }
        final class Page: WKWebView {
          var shown = ""
          func turn(to html: String) { if shown != html { loadHTMLString(html, baseURL: nil) } }
          override func reload() -> WKNavigation? { super.reload() }
        }
        struct V: UIViewRepresentable {
          func updateUIView(_ page: Page, context: Context) {
            page.show("a")
            page.turn(to: "b")
            page.reload()
          }
        }
        """) == ["page.show(\"a\"): loadHTMLString load in show", "page.reload(): reload heavy in reload"])
  }

  @Test func newObjectsCountIfTheyAreShownOrTheSystemActs() throws {
    #expect(
      try effects(
        """
        struct V: UIViewRepresentable {
          let scene: SCNScene
          func updateUIView(_ view: SCNView, context: Context) {
            view.scene = scene
            view.scene = SCNScene(named: "a")
            let made = makeScene()
            view.scene = made
            let player = AVPlayer()
            player.seek(to: .zero)
            let provider = LPMetadataProvider()
            provider.startFetchingMetadata(for: url) { _, _ in }
            URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
          }
        }
        """) == [
          "view.scene = SCNScene(named: \"a\"): scene heavy", "view.scene = made: scene heavy",
          "provider.startFetchingMetadata(for: url) { _, _ in }: startFetchingMetadata service",
          "URLSession.shared.dataTask(with: url) { _, _, _ in }: dataTask service",
        ])
  }
}

private func effects(_ source: String) throws -> [String] {
  let project = model(source)
  let representable = try #require(project.representables.first)
  return project.bodies(reachedFrom: .update, of: representable).flatMap { body in
    project.lastingEffects(in: body, of: representable).compactMap { found in
      guard !body.isForeign || !representable.isGuarded(found.node, in: body) else { return nil }
      return "\(body.ownSite(of: found.node).node.text): \(found.effect.name) \(found.effect.weight)"
        + (body.isForeign ? " in \(body.function.name)" : "")
    }
  }
}
