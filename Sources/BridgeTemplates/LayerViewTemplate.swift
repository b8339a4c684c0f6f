/// A view whose backing layer has another class, so that the layer always has the size of the view.
public struct LayerViewTemplate: Sendable, Hashable {
  /// The class of the layer, such as `AVPlayerLayer`.
  public var layer: String
  /// The property of the view that returns the layer.
  public var property: String
  /// The label of the initializer and the property that it sets, such as `player`; nil if the initializer has no
  /// parameter.
  public var label: String?

  /// nil for a class that isn't in the table.
  public init?(layer: String) {
    guard let row = table.first(where: { $0[0] == layer }) else { return nil }
    self.layer = layer
    property = row[1]
    label = row[2].isEmpty ? nil : row[2]
  }

  /// The declaration of the view's class.
  public func declaration(named name: String) -> String {
    """
    /// A view backed by \(layer), so the layer always has the size of the view.
    private final class \(name): UIView {
      override class var layerClass: AnyClass { \(layer).self }

      var \(property): \(layer) { layer as! \(layer) }
    }
    """
  }
}

/// The class, the property name that Apple's documentation uses for it, and the label of its initializer.
private let table = [
  ["AVCaptureVideoPreviewLayer", "videoPreviewLayer", "session"],
  ["AVPlayerLayer", "playerLayer", "player"],
  ["AVSampleBufferDisplayLayer", "sampleBufferDisplayLayer", ""],
  ["CAEmitterLayer", "emitterLayer", ""],
  ["CAGradientLayer", "gradientLayer", ""],
  ["CAShapeLayer", "shapeLayer", ""],
]
