import SwiftScan
import TextModel

extension ProjectModel {
  /// Whether an app certainly has no scenes: its Info.plist has no scene manifest, and no code declares a scene or a
  /// scene delegate, or chooses a configuration for one. `path` is that of a file of the app.
  public func certainlyHasNoScenes(_ path: FilePath) -> Bool {
    surroundings(of: path).hasSceneManifest == false
      && sceneWords.allSatisfy { word in
        files(mentioning: word).allSatisfy { file in !file.tree.items.contains { $0.mentions(BytePattern(word)) } }
      }
  }
}

/// Words of which code with scenes has at least one. SwiftUI creates a scene for an `App`, which passes events to an
/// application delegate only through the adaptor.
private let sceneWords = [
  "UIWindowSceneDelegate", "UISceneDelegate", "UIHostingSceneDelegate", "UISceneConfiguration",
  "UIApplicationDelegateAdaptor",
]
