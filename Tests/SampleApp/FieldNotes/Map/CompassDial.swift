import SwiftUI
import UIKit

/// A dial that turns with the device.
struct CompassDial: UIViewRepresentable {
  let heading: Heading

  func makeUIView(context: Context) -> DialView { DialView() }

  func updateUIView(_ dial: DialView, context: Context) {
    dial.tintColor = heading.isReliable ? .systemBlue : .red
    dial.transform = heading.rotation
  }
}

/// A dial that stays still while its needle turns.
struct NeedleDial: UIViewRepresentable {
  let heading: Heading

  func makeUIView(context: Context) -> DialView { DialView() }

  func updateUIView(_ dial: DialView, context: Context) {
    dial.needle.transform = heading.rotation
    dial.needle.frame.size.width = heading.isReliable ? 4 : 2
  }
}

struct Heading: Hashable {
  var radians: Double
  var isReliable: Bool

  var rotation: CGAffineTransform {
    let (sine, cosine) = (sin(radians), cos(radians))
    return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}

final class DialView: UIView {
  let needle = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    needle.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
