import BridgeModel
import LintEngine

extension Rule {
  public static let unconditionalHostingConfiguration = Rule(
    id: "unconditional-hosting-configuration",
    group: "hosting",
    severity: .information,
    since: "iOS 16",
    summary: "Create a hosting configuration when the content changes, not for each state of the cell.",
    symptom: "Scrolling stutters, the state of the content is lost, or the app crashes while cells are reused.",
    rationale: """
      UIKit calls `updateConfiguration(using:)` whenever the cell is highlighted, selected, focused, or gets other \
      traits. A new `UIHostingConfiguration` makes SwiftUI evaluate the content again each time, and UIKit may replace \
      the content view. If the content doesn't depend on the state, create the configuration where the content is set, \
      or compare the content first. anytype-swift traced a crash on iOS 18 to this (pull request 4945).
      """,
    exception: "Suppress it if the cell's content is small, and nothing in it has a state.",
    source: "https://developer.apple.com/documentation/uikit/uicollectionviewcell/updateconfiguration(using:)",
    examples: [
      .flagged(
        """
        final class MessageCell: UICollectionViewCell {
          var message: String? { didSet { setNeedsUpdateConfiguration() } }
          override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            guard let message else { return }
            contentConfiguration = ⟦UIHostingConfiguration { Text(message) }⟧
          }
        }
        """),
      .flagged(
        """
        final class OrderCell: UITableViewCell {
          private var title = ""
          override func updateConfiguration(using state: UICellConfigurationState) {
            contentConfiguration = ⟦UIHostingConfiguration { Text(title) }⟧.margins(.all, 0)
          }
        }
        """),
      // The content depends on the state.
      .accepted(
        """
        final class SongCell: UICollectionViewCell {
          var title = ""
          override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            contentConfiguration = UIHostingConfiguration { Text(title).bold(state.isSelected) }
          }
        }
        """),
      // The content is compared first.
      .accepted(
        """
        final class MessageCell: UICollectionViewCell {
          var message: String? { didSet { setNeedsUpdateConfiguration() } }
          private var shown: String?
          override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            guard let message, message != shown else { return }
            shown = message
            contentConfiguration = UIHostingConfiguration { Text(message) }
          }
        }
        """),
      // Where the content is set.
      .accepted(
        """
        final class Feed: UIViewController {
          func cell(for text: String, _ cell: UICollectionViewCell) {
            cell.contentConfiguration = UIHostingConfiguration { Text(text) }
          }
        }
        """),
      // A parameter without a name.
      .flagged(
        """
        import SwiftUI

        final class TrackCell: UITableViewCell {
          var title = ""
          override func updateConfiguration(using _: UICellConfigurationState) {
            contentConfiguration = ⟦UIHostingConfiguration { Text(title) }⟧
          }
        }
        """),
      // Another method creates it, and that doesn't receive the state.
      .flagged(
        """
        import SwiftUI

        final class CityCell: UITableViewCell {
          private var name = ""
          override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            refresh(state)
          }
          private func refresh(_ state: UICellConfigurationState) { showName() }
          private func showName() {
            contentConfiguration = ⟦UIHostingConfiguration { Text(name) }⟧
          }
        }
        """),
      // Another method uses the state, or a condition compares something before it's called.
      .accepted(
        """
        import SwiftUI

        final class CityCell: UITableViewCell {
          private var name = ""
          override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            show(name, in: state)
          }
          private func show(_ text: String, in state: UICellConfigurationState) {
            contentConfiguration = UIHostingConfiguration { Text(text).bold(state.isSelected) }
          }
        }
        final class TownCell: UITableViewCell {
          private var name = ""
          private var shown = ""
          override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            if name != shown { showName() }
          }
          private func showName() {
            shown = name
            contentConfiguration = UIHostingConfiguration { Text(name) }
          }
        }
        """),
      // A method of the project in another class, and content that is only created when it's asked for.
      .accepted(
        """
        import SwiftUI

        final class TrackBanner: UIView {
          private var content: UIView?
          func updateConfiguration(using title: String) {
            content = UIHostingConfiguration { Text("Now playing") }.makeContentView()
          }
        }
        final class TrackCell: UITableViewCell {
          private var makeContent: (() -> UIContentConfiguration)?
          override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            makeContent = { UIHostingConfiguration { Text("Track") } }
          }
        }
        """),
      // A method for a button, and one of the class, which UIKit doesn't call for each state.
      .accepted(
        """
        final class SongCell: UITableViewCell {
          private var title = ""
          override func updateConfiguration(using state: UICellConfigurationState) {
            contentConfiguration = UIHostingConfiguration { Text(title).bold(state.isSelected) }
          }
          @objc func play(_ sender: UIButton) {
            contentConfiguration = UIHostingConfiguration { Text("Playing") }
          }
          static func updateConfiguration(using state: UICellConfigurationState) -> any UIContentConfiguration {
            UIHostingConfiguration { Text("Preview") }
          }
        }
        """),
      // Methods that call each other, and a property that has the name of the state.
      .flagged(
        """
        import SwiftUI

        final class CityCell: UITableViewCell {
          private var name = ""
          private var isLoaded = false
          override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            show(name, in: state)
          }
          private func show(_ text: String, in state: UICellConfigurationState) {
            contentConfiguration = ⟦UIHostingConfiguration { Text(text) }⟧
            if !isLoaded { reload(in: state) }
          }
          private func reload(in state: UICellConfigurationState) {
            isLoaded = true
            name = "Unknown"
            show(name, in: state)
          }
        }
        final class DownloadCell: UITableViewCell {
          @Published private var state = "Waiting"
          private var changes: AnyCancellable?
          override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            changes = $state.sink { print($0) }
            contentConfiguration = ⟦UIHostingConfiguration { Text("Download") }⟧
          }
        }
        """),
      // A property of the superclass depends on the state.
      .accepted(
        """
        import SwiftUI

        final class ColorCell: UITableViewCell {
          override var backgroundColor: UIColor? { didSet { setNeedsUpdateConfiguration() } }
          override func updateConfiguration(using state: UICellConfigurationState) {
            super.backgroundColor = state.isSelected ? .systemBlue : .clear
            contentConfiguration = UIHostingConfiguration { Text("Color") }
          }
        }
        """),
    ],
    signs: .hostingConfiguration,
    check: .types(checkConfigurations))
}

@Sendable private func checkConfigurations(_ type: ProjectType, in context: inout RuleContext) {
  for call in context.project.configurationsForAnyState(in: type) {
    context.report(
      "every change of the cell's state creates this configuration, which doesn't depend on the state",
      at: .whole(call))
  }
}
