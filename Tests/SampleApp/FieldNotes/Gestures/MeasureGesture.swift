import SwiftUI
import UIKit

/// Measures a distance on a photo with two fingers.
@available(iOS 18.0, *)
struct MeasureGesture: UIGestureRecognizerRepresentable {
  @Binding var length: CGFloat

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    return pan
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    guard recognizer.state == .changed, let way = context.converter.localTranslation else { return }
    length = (way.x * way.x + way.y * way.y).squareRoot()
  }
}
