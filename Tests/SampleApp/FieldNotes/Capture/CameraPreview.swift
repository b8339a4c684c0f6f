import SwiftUI
import UIKit

/// The live image of the camera.
struct CameraPreview: UIViewRepresentable {
  let camera: Camera

  func makeUIView(context: Context) -> PreviewView {
    let preview = PreviewView()
    camera.start(in: preview)
    return preview
  }

  func updateUIView(_ preview: PreviewView, context: Context) {
    preview.isMirrored = camera.isFacingUser
  }

  func dismantleUIView(_ preview: PreviewView, coordinator: ()) {
    preview.stop()
  }
}

/// The live image of a microscope that is connected by cable.
struct MicroscopePreview: UIViewRepresentable {
  let camera: Camera

  func makeUIView(context: Context) -> PreviewView {
    let preview = PreviewView()
    camera.start(in: preview)
    return preview
  }

  func updateUIView(_ preview: PreviewView, context: Context) {
    preview.isMirrored = camera.isFacingUser
  }

  // uibridge:disable:next non-static-dismantle - the camera is shared
  static func dismantleUIView(_ preview: PreviewView, coordinator: ()) {
    preview.stop()
  }
}

final class PreviewView: UIView {
  var isMirrored = false
  var camera: Camera?

  func stop() {
    camera?.stop()
    camera = nil
  }
}

@MainActor final class Camera {
  var isFacingUser = false

  func start(in preview: PreviewView) { preview.camera = self }

  func stop() {}
}
