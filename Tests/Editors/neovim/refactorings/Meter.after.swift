import UIKit
import SwiftUI

/// Shows a level.
final class MeterView: UIView {
  var level = 0.0 {
    didSet { setNeedsDisplay() }
  }
  var caption = ""
}

struct MeterViewRepresentable: UIViewRepresentable, Equatable {
  var level: Double = 0.0
  var caption: String = ""

  func makeUIView(context: Context) -> MeterView {
    MeterView()
  }

  func updateUIView(_ uiView: MeterView, context: Context) {
    if uiView.level != level {
      uiView.level = level
    }
    if uiView.caption != caption {
      uiView.caption = caption
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: MeterView, context: Context) -> CGSize? {
    guard let width = proposal.width, width > 0, width < .infinity else { return nil }
    let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    let fitting = uiView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: width, height: fitting.height)
  }
}
