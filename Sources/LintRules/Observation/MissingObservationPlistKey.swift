import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let missingObservationPlistKey = Rule(
    id: "missing-observation-plist-key",
    group: "observation",
    severity: .warning,
    since: "iOS 18, macOS 15",
    summary: "Turn on observation tracking in the Info.plist for systems before iOS 26 and macOS 26.",
    symptom: "Views follow the model on iOS 26 and keep their first values on iOS 18.",
    rationale: """
      In iOS 26 and macOS 26, UIKit and AppKit track the `@Observable` objects that layout, drawing, and constraint updates \
      read. In iOS 18 and macOS 15, they do so only if the app's Info.plist sets `UIObservationTrackingEnabled` or \
      `NSObservationTrackingEnabled`. Without it, a change of the model calls none of these methods.
      """,
    exception: "Suppress it if other code calls `setNeedsLayout()` after each change.",
    source: """
      https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking-in-uikit
      """,
    examples: [
      .flagged(
        """
        import UIKit

        final class CartController: UIViewController {
          let cart: Cart
          let label = UILabel()
          init(cart: Cart) {
            self.cart = cart
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            label.text = ⟦cart.title⟧
            view.accessibilityLabel = cart.title
          }
        }
        @Observable final class Cart { var title = "" }
        """, iOS: SystemVersion(18)),
      // Drawing, and a cell.
      .flagged(
        """
        import UIKit

        final class ChartView: UIView {
          var chart: Chart?
          override func draw(_ rect: CGRect) {
            if let color = ⟦chart?.color⟧ { color.setFill() }
          }
        }
        final class ChartCell: UICollectionViewCell {
          let chart = Chart()
          override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            contentView.backgroundColor = ⟦chart.color⟧
          }
        }
        @Observable final class Chart { var color = UIColor.red }
        """, iOS: SystemVersion(18, 4)),
      // A method that draws a part, and one that runs later.
      .flagged(
        """
        import UIKit

        final class GaugeView: UIView {
          let gauge = Gauge()
          override func draw(_ rect: CGRect) {
            drawBack()
            DispatchQueue.main.async { self.log() }
          }
          private func drawBack() { fill(⟦gauge.color⟧) }
          private func fill(_ color: UIColor) { color.setFill() }
          private func log() { print(gauge.note) }
        }
        @Observable final class Gauge {
          var color = UIColor.red
          var note = ""
        }
        """, iOS: SystemVersion(18)),
      // A method that runs later, and one with the name of another object's method.
      .accepted(
        """
        import UIKit

        final class DialView: UIView {
          let gauge = Gauge()
          let needle = NeedleLayer()
          override func draw(_ rect: CGRect) {
            needle.refresh()
            DispatchQueue.main.async { self.log() }
          }
          func refresh() { backgroundColor = gauge.color }
          private func log() { print(gauge.note) }
        }
        final class NeedleLayer: CALayer {
          func refresh() { opacity = 1 }
        }
        @Observable final class Gauge {
          var color = UIColor.red
          var note = ""
        }
        """, iOS: SystemVersion(18)),
      // The code asks for an update, nothing changes, or a method reads it that no system tracks.
      .accepted(
        """
        import UIKit

        final class CartController: UIViewController {
          let cart = Cart()
          let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            title = cart.title
            withObservationTracking { _ = cart.title } onChange: { [weak self] in
              Task { @MainActor in self?.view.setNeedsLayout() }
            }
          }
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            label.text = cart.title
          }
        }
        final class PlainController: UIViewController {
          let cart = Cart()
          let label = UILabel()
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            label.text = cart.currency
          }
          @available(iOS 26, *)
          override func updateProperties() {
            super.updateProperties()
            title = cart.title
          }
        }
        @Observable final class Cart {
          var title = ""
          let currency = "EUR"
        }
        """, iOS: SystemVersion(18)),
      // A computed property that is always the same.
      .accepted(
        """
        import UIKit

        final class CartController: UIViewController {
          let cart = Cart()
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            title = cart.name
          }
        }
        @Observable final class Cart {
          var count = 0
          var name: String { NSLocalizedString("Cart", comment: "") }
        }
        """, iOS: SystemVersion(18)),
      // Each system that the app supports tracks it, or none of them can.
      .accepted(
        """
        import UIKit

        final class CartController: UIViewController {
          let cart = Cart()
          let label = UILabel()
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            label.text = cart.title
          }
        }
        @Observable final class Cart { var title = "" }
        """, iOS: SystemVersion(26)),
      .accepted(
        """
        import UIKit

        final class CartController: UIViewController {
          let cart = Cart()
          let label = UILabel()
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            label.text = cart.title
          }
        }
        @Observable final class Cart { var title = "" }
        """, iOS: SystemVersion(17)),
      // Each class asks for an update or follows the model in its own way.
      .accepted(
        """
        import UIKit

        final class TitleController: UIViewController {
          let cart = Cart()
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            title = cart.title
          }
          func refresh() { view.setNeedsLayout() }
        }
        final class TotalController: UIViewController {
          let cart = Cart()
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            title = cart.title
          }
          func refresh() { UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() } }
        }
        final class NoteController: UIViewController {
          let cart = Cart()
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            title = cart.title
          }
          func follow() {
            withObservationTracking { _ = cart.title } onChange: { [weak self] in
              Task { @MainActor in self?.follow() }
            }
          }
        }
        @Observable final class Cart { var title = "" }
        """, iOS: SystemVersion(18)),
      // An object that isn't observable, a property that is only set, and ones that nothing tracks.
      .accepted(
        """
        import UIKit

        final class CartController: UIViewController {
          private let cart = Cart()
          private let theme = CartTheme()
          private let label = UILabel()
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            cart.width = view.bounds.width
            label.font = theme.font
            label.text = cart.currency
            label.accessibilityLabel = cart.cachedTitle
          }
        }
        @Observable final class Cart {
          var width = 0.0
          var currency: String { "EUR" }
          @ObservationIgnored var cachedTitle = ""
        }
        final class CartTheme { var font = UIFont.systemFont(ofSize: 17) }
        """, iOS: SystemVersion(18)),
      // A property that keeps its value elsewhere.
      .accepted(
        """
        import UIKit

        final class CartController: UIViewController {
          private let cart = Cart()
          private let label = UILabel()
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            label.text = cart.currency
          }
        }
        @Observable final class Cart {
          var currency: String {
            get { UserDefaults.standard.string(forKey: "currency") ?? "EUR" }
            set { UserDefaults.standard.set(newValue, forKey: "currency") }
          }
        }
        """, iOS: SystemVersion(18)),
    ],
    signs: .viewUpdates,
    check: .types(checkPlistKey))
}

@Sendable private func checkPlistKey(_ type: ProjectType, in context: inout RuleContext) {
  let (project, surroundings) = (context.project, context.project.surroundings(of: context.path))
  guard surroundings.tracksUIKitObservation == false || surroundings.tracksAppKitObservation == false,
    project.mayHaveObservableClasses
  else { return }
  // Code that asks for an update may do so for each change.
  guard !type.members.contains(where: { $0.bodies.contains { $0.mayRequestUpdates } }) else { return }
  var reported: Set<SyntaxNode> = []
  for read in project.observableReads(of: type) {
    for (function, method) in project.viewMethods(running: read.function, of: type)
    where method.isUntracked(at: read.node, context) && reported.insert(function.node).inserted {
      context.report(
        "on systems before \(method.since), a change of '\(read.member.name)' does not call '\(method.baseName)', because "
          + "the Info.plist does not set '\(method.key)'",
        at: .whole(read.node))
    }
  }
}

extension ViewMethod {
  /// Whether the Info.plist leaves tracking off on some system that the app supports, and all of them could track.
  fileprivate func isUntracked(at node: SyntaxNode, _ context: RuleContext) -> Bool {
    let surroundings = context.project.surroundings(of: context.path)
    guard (isUIKit ? surroundings.tracksUIKitObservation : surroundings.tracksAppKitObservation) == false,
      let first = sinceWithKey.flatMap({ systems(in: $0).first }), let always = systems(in: since).first,
      let target = context.project.deploymentTarget(of: first.platform, at: node, in: context.path)
    else { return false }
    return first.version <= target.lowerBound && target.lowerBound < always.version
  }
}

extension SyntaxNode {
  /// Whether code mentions something that requests an update, as `setNeedsLayout()` does, or follows a model itself.
  fileprivate var mayRequestUpdates: Bool {
    let requests: [BytePattern] = ["setNeeds", "needsLayout", "needsDisplay", "needsUpdate", "IfNeeded", "Observation"]
    return !descendants(.reference, .memberAccess, mentioning: requests).isEmpty
  }
}
