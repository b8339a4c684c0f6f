import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let discardedObservationToken = Rule(
    id: "discarded-observation-token",
    group: "memory",
    severity: .warning,
    lowerSeverities: [.hint(if: "the closure of the observer captures nothing that it keeps alive")],
    since: "iOS 13, macOS 10.15",
    summary: "Keep the token of an observation.",
    symptom: "The observation never fires, or closures still run after their view is gone.",
    rationale: """
      A key path observation, a publisher subscription, and an observation of notification messages end when their \
      token is released, which is immediately if nothing keeps it. A block observer or an event monitor never ends: the system keeps the block and everything that it \
      captures, and only the token can remove it; `removeObserver(self)` doesn't.
      """,
    exception: "Suppress it if the object lives as long as the app.",
    source:
      "https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)",
    examples: [
      .flagged(
        """
        import Combine
        import SwiftUI

        struct Feed: UIViewRepresentable {
          let model: FeedModel
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: .main) { _ in
              table.reloadData()
            }⟧
            _ = ⟦table.observe(\\.contentOffset) { table, _ in print(table.contentOffset) }⟧
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {
            func start(_ model: FeedModel) {
              let token = ⟦model.$items.sink { print($0) }⟧
            }
          }
        }
        """),
      // A block that captures nothing strongly stays registered, but does nothing after its object is gone.
      .flagged(
        """
        import SwiftUI

        final class FeedController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: .main) { [weak self] _ in
              self?.view.setNeedsLayout()
            }⟧
          }
        }
        """),
      // Kept, returned, or passed on.
      .accepted(
        """
        import Combine
        import SwiftUI

        struct Feed: UIViewRepresentable {
          @State private var token: NSKeyValueObservation?
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            context.coordinator.token = NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) { _ in }
            let observation = table.observe(\\.contentOffset) { _, _ in }
            context.coordinator.observations.append(observation)
            DispatchQueue.main.async { token = table.observe(\\.bounds) { _, _ in } }
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {}
          static func dismantleUIView(_ table: UITableView, coordinator: Coordinator) {
            NotificationCenter.default.removeObserver(coordinator.token as Any)
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {
            var token: Any?
            var observations: [NSKeyValueObservation] = []
            var bag: Set<AnyCancellable> = []
            func start(_ model: FeedModel) {
              model.$items.sink { print($0) }.store(in: &bag)
              model.$items.assign(to: &model.$copies)
              NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: .refresh, object: nil)
            }
            func observed(_ view: UIView) -> NSKeyValueObservation { view.observe(\\.bounds) { _, _ in } }
            @objc func refresh() {}
          }
        }
        """),
      // Objects that live as long as the app, and types that have nothing to do with SwiftUI.
      .accepted(
        """
        import SwiftUI

        final class FeedWindow: UIWindow {
          static let shared = FeedWindow()
          func start() { NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: nil) { _ in self.start() } }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func start() { NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: nil) { _ in self.start() } }
        }
        final class FeedStore {
          func start() { NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: nil) { _ in self.start() } }
        }
        """),
      .accepted(
        """
        import UIKit

        final class FeedController: UIViewController {
          func start() { NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: nil) { _ in self.start() } }
        }
        """),
      // A view begins to observe each time it appears.
      .flagged(
        """
        import SwiftUI

        struct FeedView: View {
          @State private var count = 0
          var body: some View {
            Text("\\(count)").onAppear {
              count = 0
              ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: .main) { _ in
                count += 1
              }⟧
            }
          }
        }
        """),
      // The project's own function may keep what it likes.
      .accepted(
        """
        import SwiftUI

        struct FeedView: View {
          let feed: Feed
          var body: some View {
            Text("Feed").task {
              await feed.sink { print($0) }
            }
          }
        }
        actor Feed {
          private var sinks: [@Sendable (Int) -> Void] = []
          func sink(_ body: @escaping @Sendable (Int) -> Void) { sinks.append(body) }
        }
        """),
      // Window controllers, and statements that only some builds have.
      .flagged(
        """
        import AppKit
        import SwiftUI

        final class FeedWindowController: NSWindowController {
          private func observe() {
            ⟦NotificationCenter.default.addObserver(forName: .refresh, object: window, queue: .main) { [weak self] _ in
              self?.reload()
            }⟧
            #if DEBUG
            ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: .main) { [weak self] _ in
              self?.reload()
            }⟧
            #endif
          }
          private func reload() {}
        }
        """),
      // The tokens of notification messages end their observation, unlike those of block observers.
      .flagged(
        """
        import SwiftUI

        final class FeedController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            _ = ⟦NotificationCenter.default.addObserver(of: view, for: RefreshMessage.self) { [weak self] _ in
              self?.view.setNeedsLayout()
            }⟧
            let token = ⟦NotificationCenter.default.addObserver(for: RefreshMessage.self) { [weak self] _ in
              self?.view.setNeedsDisplay()
            }⟧
          }
        }
        """),
      .accepted(
        """
        import SwiftUI

        final class FeedController: UIViewController {
          private var token: NotificationCenter.ObservationToken?
          private var tokens: [ObjectIdentifier: NotificationCenter.ObservationToken] = [:]
          override func viewDidLoad() {
            super.viewDidLoad()
            token = NotificationCenter.default.addObserver(for: RefreshMessage.self) { _ in }
            tokens[ObjectIdentifier(view)] = NotificationCenter.default.addObserver(of: view, for: .refresh) { _ in }
          }
          func observed(_ view: UIView) -> NotificationCenter.ObservationToken {
            NotificationCenter.default.addObserver(of: view, for: RefreshMessage.self) { _ in }
          }
        }
        """),
      // Event monitors, too, end only if their token is passed back.
      .flagged(
        """
        struct KeyReader: NSViewRepresentable {
          func makeNSView(context: Context) -> NSView {
            let view = NSView()
            ⟦NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
              view.isHidden = false
              return event
            }⟧
            return view
          }
          func updateNSView(_ view: NSView, context: Context) {}
        }
        """),
      // The only expression of a closure whose result nothing uses.
      .flagged(
        """
        struct SearchPage: View {
          @State private var isSearching = false
          var body: some View {
            Text("Transcript").onAppear {
              ⟦NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
                isSearching.toggle()
                return event
              }⟧
            }
          }
        }
        """),
      // A result builder may collect the values of these statements.
      .accepted(
        """
        import SwiftUI

        struct Meter: UIViewRepresentable {
          let model: MeterModel
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(model) }
          final class Coordinator {
            let subscriptions = SubscriptionBag()
            init(_ model: MeterModel) {
              subscriptions.collect {
                model.$level.sink { print($0) }
                #if os(iOS)
                model.$unit.sink { print($0) }
                #endif
              }
            }
          }
        }
        """),
    ],
    signs: .observation,
    check: .types(checkTokens))
}

@Sendable private func checkTokens(_ type: ProjectType, in context: inout RuleContext) {
  guard isBridge(type, context) else { return }
  let discarding = context.project.observationsWithoutToken(in: type)
  guard !discarding.isEmpty, !context.project.isLasting(type.name) else { return }
  let isClass = type.primary?.isClass ?? true
  for found in discarding {
    let (call, member) = (found.call, found.member)
    // The project's own `sink` or `observe` may do anything.
    if case .project = context.project.callee(of: call, in: context.path) { continue }
    let registration = call.startPair.flatMap { $0.passesTokenBack ? $0 : nil }
    // `self` of a struct is a copy, which shares only its state.
    let holds =
      call.arguments.last?.value.map {
        $0.holdsLocals(of: member) || (isClass ? $0.holdsSelf : type.sharesState(with: $0))
      } ?? false
    context.report(
      registration.map { "nothing keeps the token of this \($0.tokenNoun), so it can never be removed" }
        ?? "nothing keeps the token, so this observation ends immediately",
      at: .whole(call), severity: registration != nil && !holds ? .hint : nil)
  }
}

/// Whether a type connects UIKit or AppKit with SwiftUI: a representable, its coordinator, its wrapped class, or a view
/// or controller in a file that imports SwiftUI.
private func isBridge(_ type: ProjectType, _ context: RuleContext) -> Bool {
  if context.imports("SwiftUI"), let known = type.frameworkClass, known != "NSObject" { return true }
  // A view that begins observing does so again for each instance, or each time it appears.
  if type.isView { return true }
  return context.project.isBridged(type.name)
    || !context.project.representables(named: type.name, in: context.path).isEmpty
}

extension ProjectType {
  /// Whether a closure uses a property that all copies of a view share, such as one with `@State`.
  fileprivate func sharesState(with closure: SyntaxNode) -> Bool {
    let names = Set(closure.descendants(.reference, .memberAccess).map(\.name))
    return properties.contains { $0.wrapper != nil && names.contains($0.name) }
  }
}

extension SyntaxNode {
  /// Whether this is a closure that captures `self` strongly.
  fileprivate var holdsSelf: Bool { kind == .closure && captureStrength(of: ["self"]) == .strong }

  /// Whether a closure strongly captures a local of the enclosing function; true for other expressions.
  fileprivate func holdsLocals(of function: Member) -> Bool {
    guard kind == .closure else { return true }
    let names = Set(items.flatMap { $0.descendants(.reference) }.map(\.name))
    return names.contains { name in
      captureStrength(of: [name]) == .strong && isLocal(name, within: function.node)
    }
  }
}
