import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let staleReadInSink = Rule(
    id: "stale-read-in-sink",
    group: "observation",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Use the value that a subscriber of a published property receives, or receive it later.",
    symptom: "A view or another object is always one change late.",
    rationale: """
      A `@Published` property calls its subscribers, and those of `objectWillChange`, before the new value is stored. \
      Code that a subscriber runs synchronously, even in a method that it calls, still reads the old value from the \
      property. Use the value that the closure receives, or add `.receive(on: DispatchQueue.main)` to continue after \
      the change.
      """,
    exception: "Suppress it if you need the old value.",
    source: "https://developer.apple.com/documentation/combine/published",
    examples: [
      // The subscriber reads the property itself.
      .flagged(
        """
        import Combine
        import UIKit

        final class TitleController: UIViewController {
          private let model: TitleModel
          private let label = UILabel()
          private var subscriptions: Set<AnyCancellable> = []
          init(model: TitleModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
            model.$title.removeDuplicates().sink { [weak self] _ in
              guard let self else { return }
              self.label.text = ⟦self.model.title⟧
            }.store(in: &subscriptions)
            model.objectWillChange.sink { [weak self] in
              ⟦self?.render()⟧
            }.store(in: &subscriptions)
          }
          required init?(coder: NSCoder) { fatalError() }
          private func render() { label.text = model.title }
        }
        final class TitleModel: ObservableObject { @Published var title = "" }
        """,
        fixed: """
          import Combine
          import UIKit

          final class TitleController: UIViewController {
            private let model: TitleModel
            private let label = UILabel()
            private var subscriptions: Set<AnyCancellable> = []
            init(model: TitleModel) {
              self.model = model
              super.init(nibName: nil, bundle: nil)
              model.$title.removeDuplicates().receive(on: DispatchQueue.main).sink { [weak self] _ in
                guard let self else { return }
                self.label.text = self.model.title
              }.store(in: &subscriptions)
              model.objectWillChange.receive(on: DispatchQueue.main).sink { [weak self] in
                self?.render()
              }.store(in: &subscriptions)
            }
            required init?(coder: NSCoder) { fatalError() }
            private func render() { label.text = model.title }
          }
          final class TitleModel: ObservableObject { @Published var title = "" }
          """),
      // A publisher that another property returns.
      .flagged(
        """
        import Combine

        protocol Permissions: AnyObject {
          var isGranted: Bool { get }
          var isGrantedPublisher: AnyPublisher<Bool, Never> { get }
        }
        final class SystemPermissions: ObservableObject, Permissions {
          @Published private(set) var isGranted = false
          var isGrantedPublisher: AnyPublisher<Bool, Never> { $isGranted.eraseToAnyPublisher() }
        }
        final class Recorder {
          private let permissions: any Permissions
          private var subscriptions: Set<AnyCancellable> = []
          init(permissions: any Permissions) {
            self.permissions = permissions
            permissions.isGrantedPublisher.sink { [weak self] _ in ⟦self?.start()⟧ }.store(in: &subscriptions)
            let changes = [permissions.isGrantedPublisher]
            Publishers.MergeMany(changes).sink { [weak self] _ in
              guard let self else { return }
              print(⟦self.permissions.isGranted⟧)
            }.store(in: &subscriptions)
          }
          private func start() { if permissions.isGranted { print("Recording") } }
        }
        """),
      // A model that follows itself, through other methods.
      .flagged(
        """
        import Combine

        final class SignUp: ObservableObject {
          @Published var name = ""
          @Published var password = ""
          @Published private(set) var isValid = false
          private var subscriptions: Set<AnyCancellable> = []
          init() {
            Publishers.CombineLatest($name, self.$password)
              .sink { [weak self] _, _ in ⟦self?.validate()⟧ }
              .store(in: &subscriptions)
            $name.combineLatest($password).map { _ in }.sink(receiveValue: { [unowned self] in
              ⟦checkAll()⟧
              validate()
            }).store(in: &subscriptions)
          }
          private func checkAll() { validate() }
          private func validate() { isValid = !name.isEmpty && password.count > 7 }
        }
        """),
      // Later, with the new value, or about another property.
      .accepted(
        """
        import Combine
        import UIKit

        final class TitleController: UIViewController {
          private let model = TitleModel()
          private let label = UILabel()
          private var subscriptions: Set<AnyCancellable> = []
          override func viewDidLoad() {
            super.viewDidLoad()
            model.$title.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.render() }
              .store(in: &subscriptions)
            model.objectWillChange.debounce(for: 0.1, scheduler: RunLoop.main).sink { [weak self] in self?.render() }
              .store(in: &subscriptions)
            model.$title.sink { [weak self] _ in
              DispatchQueue.main.async { self?.render() }
            }.store(in: &subscriptions)
            model.$title.sink { [weak self] _ in
              Task { @MainActor in self?.render() }
            }.store(in: &subscriptions)
            model.$title.sink { [weak self] title in self?.label.text = title }.store(in: &subscriptions)
            model.$title.sink { [weak self] _ in self?.showCount() }.store(in: &subscriptions)
            model.$title.first().sink { [weak self] _ in self?.render() }.store(in: &subscriptions)
          }
          private func render() { label.text = model.title }
          private func showCount() { label.text = "\\(model.count)" }
        }
        final class TitleModel: ObservableObject {
          @Published var title = ""
          @Published var count = 0
        }
        """),
      // The old value is compared with the new one.
      .accepted(
        """
        import Combine

        final class Settings: ObservableObject {
          @Published var theme = "light"
          private var subscriptions: Set<AnyCancellable> = []
          init() {
            $theme.sink { [weak self] theme in
              guard let self, theme != self.theme else { return }
              self.changed(to: theme)
            }.store(in: &subscriptions)
          }
          private func changed(to theme: String) { print(self.theme, theme) }
        }
        """),
      // A part of the value, and another part.
      .flagged(
        """
        import Combine

        struct Options {
          var usesDock = true
          var title = ""
        }
        final class OptionStore: ObservableObject { @Published var options = Options() }
        final class Dock {
          let store = OptionStore()
          private var subscriptions: Set<AnyCancellable> = []
          init() {
            store.$options.map(\\.usesDock).removeDuplicates()
              .sink { [weak self] _ in ⟦self?.showDock()⟧ }
              .store(in: &subscriptions)
            store.$options.map(\\.title).sink { [weak self] _ in self?.showDock() }.store(in: &subscriptions)
            store.$options.map { $0.title.count }.removeDuplicates().sink { [weak self] _ in self?.showDock() }
              .store(in: &subscriptions)
          }
          private func showDock() { print(store.options.usesDock) }
        }
        """),
      // Subjects store the value first, and an object may announce its changes itself.
      .accepted(
        """
        import Combine

        final class Player: ObservableObject {
          let position = CurrentValueSubject<Double, Never>(0)
          let objectWillChange = PassthroughSubject<Void, Never>()
          var rate = 1.0 { didSet { objectWillChange.send() } }
          @Published var volume = 1.0
          private var subscriptions: Set<AnyCancellable> = []
          init() {
            position.sink { [weak self] _ in self?.show() }.store(in: &subscriptions)
            objectWillChange.sink { [weak self] in self?.show() }.store(in: &subscriptions)
          }
          private func show() { print(position.value, rate, volume) }
        }
        """),
    ],
    signs: .observation,
    check: .types(checkSinks))
}

@Sendable private func checkSinks(_ type: ProjectType, in context: inout RuleContext) {
  guard context.imports("Combine") || context.imports("SwiftUI") || context.imports("Foundation"),
    !context.imports("XCTest"), !context.imports("Testing")
  else { return }
  let found = context.project.staleSinkReads(in: type)
  for subscription in found.map(\.registration).withoutRepetitions {
    let reads = found.filter { $0.registration == subscription }
    let path = reads[0].path.joined(separator: ".")
    context.report(
      "the change isn't stored yet when 'sink' runs, so "
        + (reads[0].method.map { "'\($0)' reads the old value of '\(path)'" } ?? "'\(path)' is still the old value"),
      at: .whole(reads[0].node),
      related: reads.dropFirst().map { (.whole($0.node), "reads the old value here") },
      fixes: delay(of: subscription, context).map { [$0] } ?? [])
  }
}

/// Calls the subscriber on the main queue, after the change. nil if a comment precedes `.sink`, or if the file may not
/// know the queue.
private func delay(of subscription: SyntaxNode, _ context: RuleContext) -> Fix? {
  guard let end = subscription.receiver?.range.upperBound, let name = subscription.callee?.nameToken,
    ["Dispatch", "Foundation", "SwiftUI", "UIKit", "AppKit"].contains(where: context.imports)
  else { return nil }
  let separator = context.text[end..<name.range.lowerBound].dropLast()
  guard separator.allSatisfy(\.isWhitespace) else { return nil }
  return Fix(
    "Add '.receive(on: DispatchQueue.main)'", [.insert("\(separator).receive(on: DispatchQueue.main)", at: end)],
    safety: .unsafe)
}
