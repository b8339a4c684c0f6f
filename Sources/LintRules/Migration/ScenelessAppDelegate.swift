import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let scenelessAppDelegate = Rule(
    id: "sceneless-app-delegate",
    group: "migration",
    severity: .warning,
    sdk: 27,
    since: "iOS 27",
    summary: "Adopt the scene-based lifecycle before you build the app with Xcode 27.",
    symptom: "The app is built without a warning and stops when it starts: \"Application failed to launch\".",
    rationale: """
      An app that is built with the iOS 27 SDK must have scenes, or it fails to launch. Move the code that creates the \
      window to a `UIWindowSceneDelegate`, and name that class in the `UIApplicationSceneManifest` of the Info.plist; a \
      manifest alone shows a black screen. `uibridge new window` writes both. The same app still launches if it's built \
      with Xcode 26, but from April 2027, App Store Connect accepts only apps that are built with the iOS 27 SDK.
      """,
    exception: "Suppress it if the Info.plist is changed while the app is built.",
    source: "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle",
    examples: [
      .flagged(
        """
        import SwiftUI

        final class ⟦AppDelegate⟧: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIHostingController(rootView: Inbox())
            window.makeKeyAndVisible()
            self.window = window
            return true
          }
        }
        """, iOS: SystemVersion(15)),
      // The window comes from a storyboard.
      .flagged(
        """
        import UIKit

        class ⟦AppDelegate⟧: NSObject, UIApplicationDelegate {
          var window: UIWindow?
        }
        """, iOS: SystemVersion(15)),
      // A delegate that chooses the scene's configuration itself needs no manifest.
      .accepted(
        """
        import UIKit

        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
          }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
        """, iOS: SystemVersion(15)),
      // SwiftUI creates the scenes of an `App`.
      .accepted(
        """
        import SwiftUI

        final class AppDelegate: NSObject, UIApplicationDelegate {}
        struct NotesApp: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
          var body: some Scene { WindowGroup { Inbox() } }
        }
        """, iOS: SystemVersion(15)),
      // A package doesn't have an Info.plist.
      .accepted(
        """
        import UIKit

        open class PluginDelegate: NSObject, UIApplicationDelegate {}
        """),
      // A class that only knows the delegate.
      .accepted(
        """
        import UIKit

        final class PushRegistrar: NSObject {
          weak var delegate: (any UIApplicationDelegate)?
        }
        """, iOS: SystemVersion(15)),
      // The delegate of a window scene, which another Info.plist may name.
      .accepted(
        """
        import UIKit

        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool { true }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
        }
        """, iOS: SystemVersion(15)),
      // The delegate of a scene without a window of its own.
      .accepted(
        """
        import UIKit

        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool { true }
        }
        final class DisplayDelegate: NSObject, UISceneDelegate {
          func sceneDidDisconnect(_ scene: UIScene) { print("disconnected") }
        }
        """, iOS: SystemVersion(15)),
      // A scene delegate that declares scenes of SwiftUI.
      .accepted(
        """
        import SwiftUI
        import UIKit

        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool { true }
        }
        final class SceneDelegate: NSObject, UIHostingSceneDelegate {
          static var rootScene: some Scene { WindowGroup(id: "inbox") { Text("Inbox") } }
        }
        """, iOS: SystemVersion(15)),
      // A configuration that leaves the delegate to another module.
      .accepted(
        """
        import InboxKit
        import UIKit

        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = InboxScene.self
            return configuration
          }
        }
        """, iOS: SystemVersion(15)),
    ],
    signs: .applicationDelegate,
    check: .types(checkDelegate))
}

@Sendable private func checkDelegate(_ type: ProjectType, in context: inout RuleContext) {
  guard type.ancestry.contains("UIApplicationDelegate"), let declaration = type.primary,
    context.project.certainlyHasNoScenes(context.path)
  else { return }
  context.report(
    "this app has no scenes, so it does not launch if it is built with Xcode 27 or later",
    at: .name(of: declaration.node))
}
