import TextModel

extension ProjectModel {
  /// Whether an app certainly has no scenes: its Info.plist has no scene manifest, and no code declares a scene or a
  /// scene delegate, or chooses a configuration for one. `path` is that of a file of the app.
  public func certainlyHasNoScenes(_ path: FilePath) -> Bool {
    surroundings(of: path).hasSceneManifest == false && !sceneNames.contains(where: isMentioned)
  }
}

/// Names of which code with scenes has at least one. SwiftUI creates a scene for an `App`, which passes events to an
/// application delegate only through the adaptor.
private let sceneNames = [
  "UIWindowSceneDelegate", "UISceneDelegate", "UIHostingSceneDelegate", "UISceneConfiguration",
  "UIApplicationDelegateAdaptor",
]
