import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let staleReadInOnChange = Rule(
    id: "stale-read-in-on-change",
    group: "observation",
    severity: .warning,
    since: "iOS 17, macOS 14",
    summary: "Read the new value after `onChange` has returned.",
    symptom: "The view always shows the value before the last change.",
    rationale: """
      `withObservationTracking` calls `onChange` before the new value is stored, so code that `onChange` runs \
      synchronously still reads the old one. The same is true for a method that it calls, even if that method registers \
      again. Continue in a task or on the next iteration of the run loop, and read the value there.
      """,
    exception: "Suppress it if you need the old value.",
    source: "https://github.com/swiftlang/swift-evolution/blob/main/proposals/0395-observability.md",
    examples: [
      .flagged(
        """
        import UIKit

        final class TitleController: UIViewController {
          let model = TitleModel()
          let label = UILabel()
          func observe() {
            withObservationTracking {
              label.text = model.title
            } onChange: { [weak self] in
              guard let self else { return }
              MainActor.assumeIsolated {
                self.label.text = ⟦self.model.title⟧
                self.label.sizeToFit()
              }
            }
          }
        }
        """),
      // The method that registers again shows the old value, and a local has the model.
      .flagged(
        """
        import Observation

        final class Store {
          let settings: Settings
          private var theme = ""
          init(settings: Settings) { self.settings = settings }
          func follow() {
            withObservationTracking {
              theme = settings.theme
            } onChange: { [weak self] in
              ⟦self?.follow()⟧
            }
          }
          func bind(to manager: Settings) {
            withObservationTracking {
              _ = manager.theme
            } onChange: { [weak self, weak manager] in
              guard let self, let theme = ⟦manager?.theme⟧ else { return }
              if self.theme != theme { self.theme = theme }
            }
          }
        }
        @Observable final class Settings { var theme = "" }
        """),
      // Read later, or only registered again.
      .accepted(
        """
        import UIKit

        final class TitleController: UIViewController {
          let model = TitleModel()
          let label = UILabel()
          var isStale = true
          func observe() {
            withObservationTracking {
              label.text = model.title
            } onChange: { [weak self] in
              Task { @MainActor in
                guard let self else { return }
                self.label.text = self.model.title
                self.observe()
              }
            }
          }
          func observeOnQueue() {
            withObservationTracking {
              label.text = model.title
            } onChange: {
              DispatchQueue.main.async { [weak self] in self?.observeOnQueue() }
            }
          }
          func watch() {
            withObservationTracking { _ = model.title } onChange: { [weak self] in
              self?.isStale = true
              self?.watch()
            }
          }
          func watchTranslation() {
            withObservationTracking {
              let title = model.title
              _ = model.translations[title]
            } onChange: { [weak self] in
              self?.watchTranslation()
            }
          }
        }
        """),
      // The old value is compared with the new one, other properties are read, and the value is written.
      .accepted(
        """
        import Observation

        final class Store {
          let settings: Settings
          init(settings: Settings) { self.settings = settings }
          func follow() {
            withObservationTracking { _ = settings.theme } onChange: { [settings] in
              let old = settings.theme
              Task { @MainActor in print(old, settings.theme) }
            }
          }
          func count() {
            withObservationTracking { _ = settings.theme } onChange: { [settings] in settings.changes += 1 }
          }
          func reset() {
            withObservationTracking { _ = settings.theme } onChange: { [settings] in
              print(settings.name)
              settings.theme = ""
            }
          }
        }
        @Observable final class Settings {
          var theme = ""
          var name = ""
          @ObservationIgnored var changes = 0
        }
        """),
      // Nothing tracks the properties of other objects.
      .accepted(
        """
        import Observation
        import UIKit

        final class Store {
          let settings = Settings()
          let view = UIView()
          func follow() {
            withObservationTracking { print(view.frame, settings.theme) } onChange: { [view] in print(view.frame) }
            withObservationTracking { _ = UITraitCollection.current.userInterfaceStyle } onChange: {
              print(UITraitCollection.current.userInterfaceStyle)
            }
          }
        }
        @Observable final class Settings { var theme = "" }
        """),
    ] + staleReadPathExamples,
    signs: .observationTracking,
    check: .types(checkStaleReads))
}

@Sendable private func checkStaleReads(_ type: ProjectType, in context: inout RuleContext) {
  guard !context.imports("XCTest"), !context.imports("Testing") else { return }
  for read in context.project.staleReads(in: type) {
    let name = read.path.joined(separator: ".")
    context.report(
      read.method.map { "'onChange' runs before the change is stored, so '\($0)' reads the old value of '\(name)'" }
        ?? "'onChange' runs before the change is stored, so '\(name)' is still the old value", at: .whole(read.node))
  }
}
