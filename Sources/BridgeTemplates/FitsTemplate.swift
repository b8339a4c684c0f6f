import BridgeFacts

extension RepresentableTemplate {
  /// A `sizeThatFits` method that uses the proposed width and measures the height of the wrapped object at that width.
  /// nil if the family has no such method, or if the object can't be measured. `isMadeOfConstraints` says that only
  /// Auto Layout determines the size of the object.
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
