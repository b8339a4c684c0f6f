import BridgeFacts

extension RepresentableTemplate {
  /// A `sizeThatFits` that takes the proposed width and asks the wrapped object for its height at that width; nil where
  /// the family has no such method, or the object cannot be asked. `isMadeOfConstraints` says that the object knows its
  /// size only through Auto Layout.
  public func measuringFits(isMadeOfConstraints: Bool) -> String? {
    let measured: [String]
    switch (family.framework, family.kind) {
    case (.uiKit, .view) where !isMadeOfConstraints:
      measured = ["let fitting = \(parameterName).sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))"]
    case (.uiKit, .view): measured = compressing(parameterName)
    case (.uiKit, .controller): measured = compressing(parameterName + ".view")
    case (.appKit, .view): measured = ["let fitting = \(parameterName).fittingSize"]
    case (.appKit, .controller): measured = ["let fitting = \(parameterName).view.fittingSize"]
    default: return nil
    }
    return method(
      .sizeThatFits,
      body: ["guard let width = proposal.width, width > 0, width < .infinity else { return nil }"] + measured
        + ["return CGSize(width: width, height: fitting.height)"])
  }

  private func compressing(_ view: String) -> [String] {
    [
      "let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)",
      "let fitting = \(view).systemLayoutSizeFitting(",
      "  target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)",
    ]
  }
}
