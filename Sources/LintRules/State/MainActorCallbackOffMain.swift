import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let mainActorCallbackOffMain = Rule(
    id: "main-actor-callback-off-main",
    group: "state",
    severity: .warning,
    lowerSeverities: [.hint(if: "the build settings don't tell whether the code uses the Swift 6 language mode")],
    since: "iOS 13, macOS 10.15",
    summary: "Mark a closure that runs off the main thread as '@Sendable'.",
    symptom: """
      In the Swift 6 language mode, the app crashes in `_dispatch_assert_queue_fail` as soon as a framework calls back.
      """,
    rationale: """
      A closure in main-actor code, such as a view, a view controller, or a `@MainActor` class, is isolated to the main \
      actor too, unless the API that receives it declares it `@Sendable`. Objective-C APIs often don't. In the Swift 6 \
      language mode, such a closure checks its thread first, so the app stops when the framework calls it on another \
      one, whatever the closure does. Write `@Sendable` before its parameters, or create it in a `nonisolated` function.
      """,
    exception: "Suppress it if you know that the callback runs on the main thread.",
    source: "https://github.com/swiftlang/swift-evolution/blob/main/proposals/0423-dynamic-actor-isolation.md",
    examples: [
      .flagged(
        """
        import Photos
        import UIKit

        final class EditorController: UIViewController {
          func save(_ image: UIImage) {
            PHPhotoLibrary.shared().performChanges ⟦{
              PHAssetChangeRequest.creationRequestForAsset(from: image)
            }⟧
          }
        }
        """),
      // In a model on the main actor, and where a function waits for the result.
      .flagged(
        """
        import AVFoundation
        import Photos
        import SwiftUI

        @MainActor final class Recorder: ObservableObject {
          private let engine = AVAudioEngine()
          func start(_ file: AVAudioFile) {
            engine.inputNode.installTap(onBus: 0, bufferSize: 4096, format: nil) ⟦{ buffer, _ in
              try? file.write(from: buffer)
            }⟧
          }
        }
        struct Library: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
          func remove(_ asset: PHAsset) async {
            await withCheckedContinuation { continuation in
              PHPhotoLibrary.shared().performChanges(
                ⟦{ PHAssetChangeRequest.deleteAssets([asset] as NSArray) }⟧,
                completionHandler: { _, _ in continuation.resume() })
            }
          }
        }
        """),
      // The closure says that it runs anywhere.
      .accepted(
        """
        import Photos
        import UIKit

        final class EditorController: UIViewController {
          func save(_ image: UIImage) {
            PHPhotoLibrary.shared().performChanges { @Sendable in
              PHAssetChangeRequest.creationRequestForAsset(from: image)
            }
          }
        }
        """),
      // The code around it isn't on the main actor, or the API declares its closure `@Sendable`.
      .accepted(
        """
        import Photos
        import UIKit
        import UserNotifications

        final class EditorController: UIViewController {
          nonisolated func save(_ image: UIImage) {
            PHPhotoLibrary.shared().performChanges { PHAssetChangeRequest.creationRequestForAsset(from: image) }
          }
          func ask() {
            UNUserNotificationCenter.current().requestAuthorization(options: [.badge]) { _, _ in print("asked") }
            let provider = NSItemProvider()
            provider.loadItem(forTypeIdentifier: "public.url", options: nil) { _, _ in print("loaded") }
            DispatchQueue.global().async {
              PHPhotoLibrary.shared().performChanges { print("changing") }
            }
          }
        }
        final class PhotoStore: NSObject {
          func save(_ image: UIImage) {
            PHPhotoLibrary.shared().performChanges { PHAssetChangeRequest.creationRequestForAsset(from: image) }
          }
        }
        """),
      // A coordinator isn't isolated unless it says so, and functions of the project aren't Apple's.
      .accepted(
        """
        import AVFoundation
        import SwiftUI

        struct Meter: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {
            let engine = AVAudioEngine()
            func start() { engine.inputNode.installTap(onBus: 0, bufferSize: 4096, format: nil) { _, _ in } }
          }
        }
        final class Mixer: UIViewController {
          let tap = Tap()
          func start() { tap.installTap(onBus: 0) { print("tapped") } }
        }
        final class Tap { func installTap(onBus: Int, _ block: @escaping () -> Void) {} }
        """),
    ] + mainActorIsolationExamples,
    signs: .backgroundCallback,
    check: .types(checkIsolatedCallbacks))
}

@Sendable private func checkIsolatedCallbacks(_ type: ProjectType, in context: inout RuleContext) {
  let project = context.project
  guard let mode = mode(of: context), mayBeOnMainActor(type, context) else { return }
  for found in type.localCalls(namedOneOf: callbackNames) {
    let (call, member) = (found.call, found.member)
    for closure in call.arguments.compactMap(\.value) where closure.kind == .closure {
      // The isolation rules out most calls at a small part of the cost of finding what they mean.
      guard project.isOnMainActor(member, of: type), project.callsBackInBackground(call, in: context.path),
        project.inheritsMainActor(closure, in: member, of: type)
      else { continue }
      context.report(
        "'\(call.calledName)' calls this closure off the main thread, but it is isolated to the main actor like "
          + "'\(member.name.isEmpty ? type.simpleName : member.name)', so the app crashes in Swift 6",
        at: .whole(closure), severity: mode == .swift6 ? .warning : .hint)
    }
  }
}

/// Whether code of a type may be isolated to the main actor, by itself or by what it inherits. Rules out most models and
/// services without parsing their files.
private func mayBeOnMainActor(_ type: ProjectType, _ context: RuleContext) -> Bool {
  type.mayMention(mainActor) || type.declarations.contains { !$0.inheritedNames.isEmpty }
}

private let mainActor = SoughtWord("MainActor")

private enum Mode { case swift6, unknown }

/// Whether the code uses the Swift 6 language mode; nil if it doesn't.
private func mode(of context: RuleContext) -> Mode? {
  switch context.project.surroundings(of: context.path).usesSwift6 {
  case true?: .swift6
  case nil: .unknown
  case false?: nil
  }
}

private let callbacks = BackgroundCallback.all.filter { $0.form == .closure && $0.thread == .background }

private let callbackNames = Set(callbacks.map(\.name)).sorted().map { SoughtWord($0) }

extension ProjectModel {
  /// Whether a call certainly calls its closures on another thread than the main one.
  fileprivate func callsBackInBackground(_ call: SyntaxNode, in path: FilePath) -> Bool {
    let name = call.calledName
    let owners = callbacks.filter { $0.name == name }.map(\.owner)
    guard case .apple(let functions) = callee(of: call, in: path) else { return false }
    return functions.allSatisfy { owners.contains($0.owner.name) }
  }
}
