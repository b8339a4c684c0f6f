import BridgeFacts

/// How `sizeThatFits` finds the size of a wrapped object.
public enum Measurement: Sendable {
  /// The object measures itself: `sizeThatFits` in UIKit, `fittingSize` in AppKit.
  case itself
  /// Only Auto Layout determines the size.
  case constraints
  /// The object has no size of its own, and measuring it would return its current bounds or zero.
  case proposal
}

extension RepresentableTemplate {
  /// A `sizeThatFits` method for the wrapped object; nil if the family has no such method.
  public func measuringFits(by measurement: Measurement) -> String? {
    guard measurement != .proposal else { return method(.sizeThatFits, body: Self.proposedSize) }
    let measured: [String]
    switch (family.framework, family.kind, measurement) {
    case (.uiKit, .view, .itself):
      measured = ["let fitting = \(parameterName).sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))"]
    case (.uiKit, .view, _): measured = compressing(parameterName)
    case (.uiKit, .controller, _): measured = compressing(parameterName + ".view")
    case (.appKit, .view, _): measured = ["let fitting = \(parameterName).fittingSize"]
    case (.appKit, .controller, _): measured = ["let fitting = \(parameterName).view.fittingSize"]
    default: return nil
    }
    return method(
      .sizeThatFits,
      body: ["guard let width = proposal.width, width > 0, width < .infinity else { return nil }"] + measured
        + ["return CGSize(width: width, height: fitting.height)"])
  }

  /// The proposed size, with a replacement for dimensions that aren't proposed.
  private static let proposedSize = [
    "// The object has no intrinsic size; this size is used when none is proposed, such as in a ScrollView.",
    "let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 240))",
    "return size.width.isFinite && size.height.isFinite ? size : nil",
  ]

  private func compressing(_ view: String) -> [String] {
    [
      "let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)",
      "let fitting = \(view).systemLayoutSizeFitting(",
      "  target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)",
    ]
  }
}
