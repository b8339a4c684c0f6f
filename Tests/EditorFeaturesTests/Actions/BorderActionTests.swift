import BridgeModel
import EditorFeatures
import Testing
import TextModel

/// Actions on code other than representables: SwiftUI views, keys, traits, observation loops, and message handlers.
@Suite struct BorderActionTests {
  @Test func aProjectForMacOSEmbedsInAppKit() {
    func titles(_ targets: [Platform: SystemVersion]) -> [String] {
      let source = MarkedSource(
        """
        import SwiftUI

        struct ⟦⟧Card: View {
          var body: some View { Text("") }
        }
        """)
      let file = source.file
      let project = ProjectModel(
        [file], surroundings: [file.path: Surroundings(deploymentTargets: DeploymentTargets(targets))])
      return codeActions(in: source.selection, of: file, project: project, diagnostics: []).map(\.title)
        .filter { $0.hasPrefix("Add a method that embeds") }
    }
    #expect(titles([.macOS: SystemVersion(13)]) == ["Add a method that embeds Card in a NSViewController"])
    #expect(
      titles([.macOS: SystemVersion(13), .iOS: SystemVersion(16)]) == [
        "Add a method that embeds Card in a UIViewController"
      ])
  }

  @Test func keysInAppKitHaveNoTrait() {
    let key = """
      import AppKit
      import SwiftUI

      private struct ⟦⟧ScaleKey: EnvironmentKey { static let defaultValue: Double = 1 }
      """
    expectNoAction("Bridge to a UIKit trait", on: key)
  }

  @Test func aGenericKeyHasNoTrait() {
    let key = """
      import SwiftUI

      public struct ⟦⟧DefaultKey<Value>: EnvironmentKey { public static var defaultValue: Value? { nil } }
      """
    expectNoAction("Bridge to a UIKit trait", on: key)
  }

  @Test func aViewGetsAMethodThatEmbedsIt() {
    expectAction(
      "Add a method that embeds Card in a UIViewController",
      on: """
        import SwiftUI

        struct ⟦⟧Card: View {
          var body: some View { Text("") }
        }
        """,
      gives: """
        import SwiftUI

        struct Card: View {
          var body: some View { Text("") }
        }

        extension UIViewController {
          /// Shows a Card in a container as a child of this controller.
          @discardableResult
          func embed(_ card: Card, in container: UIView) -> UIHostingController<Card> {
            let host = UIHostingController(rootView: card)
            addChild(host)
            host.view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(host.view)
            NSLayoutConstraint.activate([
              host.view.topAnchor.constraint(equalTo: container.topAnchor),
              host.view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
              host.view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
              host.view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            ])
            host.didMove(toParent: self)
            return host
          }
        }
        """)
  }

  @Test func whatUsesAViewIsAvailableWhereTheViewIs() {
    expectAction(
      "Add a method that embeds Card in a UIViewController",
      on: """
        import SwiftUI

        @available(*, deprecated, message: "Use Tile")
        @available(iOS 17, *)
        struct ⟦⟧Card: View { var body: some View { Text("") } }
        """,
      contains: """
        struct Card: View { var body: some View { Text("") } }

        @available(iOS 17, *)
        extension UIViewController {
        """)
    expectAction(
      "Bridge to a UIKit trait",
      on: """
        import SwiftUI

        @available(iOS 18, *)
        struct ⟦⟧AccentKey: EnvironmentKey {
            static let defaultValue: Int = 3
        }
        """,
      contains: """
        @available(iOS 18, *)
        struct AccentTrait: UITraitDefinition {
            static let defaultValue: Int = AccentKey.defaultValue
        }

        @available(iOS 18, *)
        extension UITraitCollection {
            var accent: Int { self[AccentTrait.self] }
        }

        @available(iOS 18, *)
        extension UIMutableTraits {
        """)
  }

  @Test func aKeyIsBridgedToATrait() {
    expectAction(
      "Bridge to a UIKit trait",
      on: """
        import SwiftUI

        struct ⟦⟧AccentKey: EnvironmentKey {
            static let defaultValue: Int = 3
        }
        """,
      gives: """
        import SwiftUI

        struct AccentKey: UITraitBridgedEnvironmentKey {
            static let defaultValue: Int = 3

            static func read(from traitCollection: UITraitCollection) -> Int {
                traitCollection[AccentTrait.self]
            }

            static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
                mutableTraits[AccentTrait.self] = value
            }
        }

        struct AccentTrait: UITraitDefinition {
            static let defaultValue: Int = AccentKey.defaultValue
        }

        extension UITraitCollection {
            var accent: Int { self[AccentTrait.self] }
        }

        extension UIMutableTraits {
            var accent: Int {
                get { self[AccentTrait.self] }
                set { self[AccentTrait.self] = newValue }
            }
        }
        """)
  }

  @Test func aKeyAndATraitThatExistAreBridged() {
    let trait = """
      struct AccentTrait: UITraitDefinition {
        static let defaultValue: Int = 3
      }
      """
    let bridged = """
      public struct AccentKey: UITraitBridgedEnvironmentKey {
        public static let defaultValue: Int = 3 // As in UIKit.

        public static func read(from traitCollection: UITraitCollection) -> Int {
          traitCollection[AccentTrait.self]
        }

        public static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
          mutableTraits[AccentTrait.self] = value
        }
      }
      """
    let key = """
      public struct ⟦⟧AccentKey: EnvironmentKey {
        public static let defaultValue: Int = 3 // As in UIKit.
      }
      """
    expectAction("Bridge to a UIKit trait", on: key, with: [trait], gives: bridged)
    expectAction(
      "Bridge to a SwiftUI environment key",
      on: key.replacing("⟦⟧", with: "") + "\n\n" + trait.replacing("AccentTrait", with: "⟦⟧AccentTrait"),
      gives: bridged + "\n\n" + trait)
    // A trait with another value can't be the other half.
    expectNoAction("Bridge to a UIKit trait", on: key, with: [trait.replacing("Int = 3", with: "Bool = true")])
  }

  @Test func aTraitGetsItsKey() {
    let text = MarkedSource(
      "import UIKit\n\nstruct ⟦⟧AccentTrait: UITraitDefinition {\n  static let defaultValue = false\n}\n"
    ).applying("Bridge to a SwiftUI environment key")
    #expect(text?.contains("import UIKit\nimport SwiftUI\n") == true, "\(text ?? "not offered")")
    #expect(text?.contains("struct AccentKey: UITraitBridgedEnvironmentKey {") == true)
    #expect(text?.contains("extension EnvironmentValues {\n  var accent: Bool {") == true)
  }

  @Test func anObservationLoopBecomesUpdateProperties() {
    let source = MarkedSource(
      """
      final class Screen: UIViewController {
          private let model = Model()

          override func viewDidLoad() {
              super.viewDidLoad()
              observeModel()
          }

          private func ⟦⟧observeModel() {
              withObservationTracking {
                  // The title follows.
                  title = model.title
                  view.isHidden = model.isHidden
              } onChange: { [weak self] in
                  Task { @MainActor in self?.observeModel() }
              }
          }
      }
      """)
    let expected = """
      final class Screen: UIViewController {
          private let model = Model()

          override func viewDidLoad() {
              super.viewDidLoad()
          }

          override func updateProperties() {
              super.updateProperties()
              // The title follows.
              title = model.title
              view.isHidden = model.isHidden
          }
      }
      """
    let result = source.applying("Convert to updateProperties()", from: SystemVersion(26))
    #expect(result == expected, "\(result ?? "not offered")")
    #expect(source.disabledReasons["Convert to updateProperties()"] == "updateProperties() requires iOS 26")
  }

  @Test func messagesAreForwardedWeakly() {
    let text = MarkedSource(
      """
      final class Browser: NSObject, WKScriptMessageHandler {
        func begin(_ configuration: WKWebViewConfiguration) {
          configuration.userContentController.⟦⟧add(self, name: "tick")
        }
        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
      }
      """
    ).applying("Forward script messages through a weak reference")
    #expect(text?.contains("add(WeakScriptMessageHandler(self), name: \"tick\")") == true, "\(text ?? "not offered")")
    #expect(text?.contains("}\n\n/// Forwards script messages to a handler without retaining it.\n") == true)
  }

  private let registration = """
    final class List: UIViewController {
      func makeRegistration() -> Any {
        UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
          let host = UIHosting⟦⟧Controller(rootView: Row(title: item))
          host.view.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(host.view)
          NSLayoutConstraint.activate([
            host.view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            host.view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          ])
          cell.isSelected = false
        }
      }
    }
    """

  @Test func aCellShowsAConfiguration() {
    let title = "Convert to UIHostingConfiguration"
    let result = MarkedSource(registration).applying(title, from: SystemVersion(16))
    let expected = """
      final class List: UIViewController {
        func makeRegistration() -> Any {
          UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
            cell.contentConfiguration = UIHostingConfiguration {
              Row(title: item)
            }
            .margins(.all, 0)
            cell.isSelected = false
          }
        }
      }
      """
    #expect(result == expected, "\(result ?? "not offered")")
    #expect(MarkedSource(registration).disabledReasons[title] == "UIHostingConfiguration requires iOS 16")
    let kept = registration.replacing("cell.isSelected = false", with: "hosts[item] = host")
    #expect(
      MarkedSource(kept).disabledReasons(from: SystemVersion(16))[title]
        == "'hosts[item] = host' uses the hosting controller")
  }
}
