import LintEngine

/// The examples of `main-actor-callback-off-main` about the isolation of the code around a closure.
let mainActorIsolationExamples: [RuleExample] = [
  // Functions and types on the main actor; then code of the same types that isn't.
  .flagged(
    """
    import JobKit
    import Photos
    import SwiftUI
    import UIKit

    @MainActor class BaseStore {
      let library = PHPhotoLibrary.shared()
    }
    final class AlbumStore: BaseStore {
      func save(_ image: UIImage) {
        library.performChanges ⟦{ PHAssetChangeRequest.creationRequestForAsset(from: image) }⟧
      }
    }
    final class PhotoStore {
      @MainActor func save(_ image: UIImage) {
        PHPhotoLibrary.shared().performChanges ⟦{ PHAssetChangeRequest.creationRequestForAsset(from: image) }⟧
      }
      func remove(_ asset: PHAsset) {
        PHPhotoLibrary.shared().performChanges { PHAssetChangeRequest.deleteAssets([asset] as NSArray) }
      }
    }
    @MainActor extension PhotoStore {
      func replace(_ asset: PHAsset, with image: UIImage) {
        PHPhotoLibrary.shared().performChanges ⟦{
          PHAssetChangeRequest.deleteAssets([asset] as NSArray)
          PHAssetChangeRequest.creationRequestForAsset(from: image)
        }⟧
      }
    }
    final class EditorController: UIViewController {
      private let library = PHPhotoLibrary.shared()
      private var draft: PHAsset?
      @concurrent func clean(_ asset: PHAsset) async {
        library.performChanges { PHAssetChangeRequest.deleteAssets([asset] as NSArray) }
      }
      func save(_ image: UIImage) {
        @Sendable func write() {
          library.performChanges { PHAssetChangeRequest.creationRequestForAsset(from: image) }
        }
        DispatchQueue.global().async(execute: write)
      }
      func saveLater(_ image: UIImage) {
        let library = library
        perform { library.performChanges { PHAssetChangeRequest.creationRequestForAsset(from: image) } }
        JobQueue.shared.add { library.performChanges { PHAssetChangeRequest.creationRequestForAsset(from: image) } }
        Task.detached { library.performChanges { PHAssetChangeRequest.creationRequestForAsset(from: image) } }
      }
      func makeJob(for image: UIImage) -> Operation {
        final class SaveOperation: Operation, @unchecked Sendable {
          let image: UIImage
          init(image: UIImage) { self.image = image }
          override func main() {
            PHPhotoLibrary.shared().performChanges { print("saving") }
          }
        }
        return SaveOperation(image: image)
      }
      private func perform(_ work: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: work) }
      deinit {
        guard let draft else { return }
        PHPhotoLibrary.shared().performChanges { PHAssetChangeRequest.deleteAssets([draft] as NSArray) }
      }
    }
    nonisolated struct SaveButton: View {
      let image: UIImage
      var body: some View { Button("Save", action: save) }
      func save() {
        PHPhotoLibrary.shared().performChanges { PHAssetChangeRequest.creationRequestForAsset(from: image) }
      }
    }
    """),
  // A method that is not isolated, and callbacks that may run on the main thread.
  .accepted(
    """
    import AVFoundation
    import CoreData
    import Photos
    import UIKit

    final class MixerController: UIViewController {
      let engine = AVAudioEngine()
      let context: NSManagedObjectContext
      let imageView = UIImageView()
      func start(_ asset: PHAsset) {
        engine.inputNode.installTap(onBus: 0, bufferSize: 4096, format: nil, block: measure)
        context.perform { self.title = "Saved" }
        RunLoop.main.perform { self.title = "Ready" }
        PHImageManager.default().requestImage(
          for: asset, targetSize: CGSize(width: 80, height: 80), contentMode: .aspectFit, options: nil
        ) { image, _ in
          self.imageView.image = image
        }
      }
      private nonisolated func measure(_ buffer: AVAudioPCMBuffer, _ time: AVAudioTime) {}
    }
    """),
  // A store that says so itself, in a file without views.
  .flagged(
    """
    import Photos

    @MainActor final class AlbumStore {
      private let library = PHPhotoLibrary.shared()
      func remove(_ asset: PHAsset) {
        library.performChanges ⟦{ PHAssetChangeRequest.deleteAssets([asset] as NSArray) }⟧
      }
    }
    """),
]
