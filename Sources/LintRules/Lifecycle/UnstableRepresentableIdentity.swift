import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let unstableRepresentableIdentity = Rule(
    id: "unstable-representable-identity",
    group: "lifecycle",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Keep the identity of a representable stable across updates.",
    symptom: "The view is recreated repeatedly: pages load twice, and the scroll position and input are lost.",
    rationale: """
      `.id(_:)` ties the identity of a view to a value. A value created while `body` runs is different every time, so \
      SwiftUI treats the view as a new one: it dismantles the wrapped object, then creates another object and another \
      coordinator.
      """,
    exception: "Suppress it if the parent view never changes.",
    source: "https://developer.apple.com/documentation/swiftui/view/id(_:)",
    examples: identityExamples,
    signs: .freshIdentity,
    check: .types(checkIdentities))
}

@Sendable private func checkIdentities(_ type: ProjectType, in context: inout RuleContext) {
  guard context.imports("SwiftUI") else { return }
  for member in type.localMembers(mentioning: [BytePattern(word: ".id")]) where member.isProperty || member.isFunction {
    guard member.node.type?.mayBeView ?? member.binding?.type?.mayBeView ?? false else { continue }
    for call in member.bodies.flatMap({ $0.calls(named: "id") }) {
      guard let value = call.newValue(in: member), let view = call.receiver?.viewConstructor,
        let name = view.evidentTypeName,
        context.project.isRepresentable(name, in: type.name)
      else { continue }
      context.report(
        "'\(name)' gets a new identity on every update, so SwiftUI recreates its wrapped object", at: .whole(value),
        fixes: call.callee.flatMap { removal(of: call, callee: $0) }.map { [$0] } ?? [])
    }
  }
}

extension SyntaxNode {
  fileprivate var mayBeView: Bool { kind == .someOrAnyType || dottedName == "AnyView" }

  /// The argument of a call such as `view.id(UUID())` if it is a different value each time; otherwise nil.
  fileprivate func newValue(in member: Member) -> SyntaxNode? {
    guard arguments.count == 1, arguments[0].label == nil, let value = arguments[0].value else { return nil }
    var inner = value.constantValue(within: member.node)
    // `UUID().uuidString`
    while inner.kind == .memberAccess, let base = inner.base { inner = base.constantValue(within: member.node) }
    guard let callee = inner.callee?.memberPath?.joined(separator: ".") else { return nil }
    let isNew = inner.arguments.isEmpty && ["UUID", "Date", "NSUUID", "arc4random", "NSObject"].contains(callee)
    let isRandom = callee.hasSuffix(".random") || callee == "arc4random_uniform"
    return isNew || isRandom ? value : nil
  }

  /// The innermost call of a chain of modifiers.
  fileprivate var viewConstructor: SyntaxNode? {
    var node = self
    while node.kind == .call, let next = node.receiver, next.kind == .call { node = next }
    return node.kind == .call ? node : nil
  }
}

extension ProjectModel {
  fileprivate func isRepresentable(_ name: String, in scope: String) -> Bool {
    guard let type = resolveUniquely(name, in: scope) else { return false }
    let ancestry = ancestry(of: declarations(of: type.name) + extensions(of: type.name))
    return ancestry.names.contains { Family.named($0)?.isView ?? false }
  }
}

private func removal(of call: SyntaxNode, callee: SyntaxNode) -> Fix? {
  guard let base = callee.base else { return nil }
  return Fix(
    "Remove the identity", [TextEdit.delete(base.range.upperBound..<call.range.upperBound)], safety: .unsafe)
}

// MARK: - Examples

private let identityExamples: [RuleExample] = [
  .flagged(
    """
    import SwiftUI

    struct Article: View {
      let url: URL
      var body: some View {
        VStack {
          WebPage(url: url)
            .frame(height: 200)
            .id(⟦UUID()⟧)
        }
      }
    }
    struct WebPage: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> MeterView { MeterView() }
      func updateUIView(_ page: MeterView, context: Context) {}
    }
    """,
    fixed: """
      import SwiftUI

      struct Article: View {
        let url: URL
        var body: some View {
          VStack {
            WebPage(url: url)
              .frame(height: 200)
          }
        }
      }
      struct WebPage: UIViewRepresentable {
        let url: URL
        func makeUIView(context: Context) -> MeterView { MeterView() }
        func updateUIView(_ page: MeterView, context: Context) {}
      }
      """),
  .flagged(
    """
    import SwiftUI

    struct Gauges: View {
      var body: some View { gauge(Int.random(in: 1...6)) }
      @ViewBuilder func gauge(_ value: Int) -> some View {
        GaugeView(value: value).id(⟦UUID().uuidString⟧)
        GaugeView(value: value).id(⟦Int.random(in: 0...9)⟧).padding()
      }
    }
    struct GaugeView: UIViewRepresentable {
      let value: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """,
    fixed: """
      import SwiftUI

      struct Gauges: View {
        var body: some View { gauge(Int.random(in: 1...6)) }
        @ViewBuilder func gauge(_ value: Int) -> some View {
          GaugeView(value: value)
          GaugeView(value: value).padding()
        }
      }
      struct GaugeView: UIViewRepresentable {
        let value: Int
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """),
  // In a part of the view, also without its exact type.
  .flagged(
    """
    import SwiftUI

    struct Reader: View {
      let url: URL
      var body: AnyView { AnyView(page) }
      private var page: some View { WebPage(url: url).id(⟦Date()⟧) }
      private var next: AnyView { AnyView(WebPage(url: url).id(⟦arc4random_uniform(9)⟧)) }
      private var last: some View { WebPage(url: url).id(⟦arc4random()⟧) }
    }
    struct WebPage: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> MeterView { MeterView() }
      func updateUIView(_ view: MeterView, context: Context) {}
    }
    """,
    fixed: """
      import SwiftUI

      struct Reader: View {
        let url: URL
        var body: AnyView { AnyView(page) }
        private var page: some View { WebPage(url: url) }
        private var next: AnyView { AnyView(WebPage(url: url)) }
        private var last: some View { WebPage(url: url) }
      }
      struct WebPage: UIViewRepresentable {
        let url: URL
        func makeUIView(context: Context) -> MeterView { MeterView() }
        func updateUIView(_ view: MeterView, context: Context) {}
      }
      """),
  // Objects of Foundation.
  .flagged(
    """
    import SwiftUI

    struct Reader: View {
      let url: URL
      var body: some View {
        VStack {
          WebPage(url: url).id(⟦NSUUID().uuidString⟧)
          WebPage(url: url).id(⟦NSObject()⟧)
        }
      }
    }
    struct WebPage: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> MeterView { MeterView() }
      func updateUIView(_ view: MeterView, context: Context) {}
    }
    """,
    fixed: """
      import SwiftUI

      struct Reader: View {
        let url: URL
        var body: some View {
          VStack {
            WebPage(url: url)
            WebPage(url: url)
          }
        }
      }
      struct WebPage: UIViewRepresentable {
        let url: URL
        func makeUIView(context: Context) -> MeterView { MeterView() }
        func updateUIView(_ view: MeterView, context: Context) {}
      }
      """),
  // A given value, the value of a function, and a page that is deliberately new.
  .accepted(
    """
    import SwiftUI

    struct Article: View {
      let url: URL
      let page: UUID
      var body: some View {
        VStack {
          WebPage(url: url).id(page.uuidString)
          WebPage(url: url).id(makeID())
          WebPage(url: url).id(UUID(uuidString: url.lastPathComponent))
        }
      }
      private func makeID() -> String { url.lastPathComponent }
    }
    struct WebPage: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> MeterView { MeterView() }
      func updateUIView(_ view: MeterView, context: Context) {}
    }
    final class ArticleController: UIHostingController<AnyView> {
      func reload(_ url: URL) { rootView = AnyView(WebPage(url: url).id(UUID())) }
    }
    """),
  // Stable identities, views that SwiftUI draws itself, and other modifiers.
  .accepted(
    """
    import SwiftUI

    struct Article: View {
      @State private var generation = UUID()
      let url: URL
      var body: some View {
        VStack {
          WebPage(url: url).id(generation)
          WebPage(url: url).id(url)
          Text("Loading").id(UUID())
          WebPage(url: url).tag(UUID())
        }
      }
      private var key: UUID { UUID() }
    }
    struct WebPage: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> MeterView { MeterView() }
      func updateUIView(_ page: MeterView, context: Context) {}
    }
    """),
  // Methods of the project with the same name, and a view that the project doesn't declare.
  .accepted(
    """
    import SwiftUI

    extension View {
      func id(session: UUID) -> some View { accessibilityIdentifier(session.uuidString) }
      func id(_ id: UUID, prefix: String) -> some View { accessibilityIdentifier(prefix + id.uuidString) }
    }
    enum Media {
      struct Thumbnail: View {
        var body: some View { Image(systemName: "film") }
      }
    }
    struct Reader: View {
      let url: URL
      var body: some View {
        VStack {
          WebPage(url: url).id(session: UUID())
          WebPage(url: url).id(UUID(), prefix: "page")
          Media.Player(url: url).id(UUID())
        }
      }
    }
    struct WebPage: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> MeterView { MeterView() }
      func updateUIView(_ view: MeterView, context: Context) {}
    }
    """),
  // A local holds the identity.
  .flagged(
    """
    import SwiftUI

    struct LevelScreen: View {
      let level: Int
      var body: some View {
        let key = UUID()
        return LevelView(level: level).id(⟦key.uuidString⟧)
      }
    }
    struct LevelView: UIViewRepresentable {
      let level: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """,
    fixed: """
      import SwiftUI

      struct LevelScreen: View {
        let level: Int
        var body: some View {
          let key = UUID()
          return LevelView(level: level)
        }
      }
      struct LevelView: UIViewRepresentable {
        let level: Int
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """),
]
