/// A view whose own layer is of another class, so that it is always as large as the view.
public struct LayerViewTemplate: Sendable, Hashable {
  /// The class of the layer: `AVPlayerLayer`.
  public var layer: String
  /// By what the view is asked for it.
  public var property: String
  /// The label of the initializer and the property that it sets: `player`; nil where it takes nothing.
  public var label: String?

  /// nil for a class that is in no table.
  public init?(layer: String) {
    guard let row = table.first(where: { $0[0] == layer }) else { return nil }
    self.layer = layer
    property = row[1]
    label = row[2].isEmpty ? nil : row[2]
  }

  /// The view's class.
  public func declaration(named name: String) -> String {
    """
    /// A view whose own layer is the \(layer): it has the size of the view, whatever that becomes.
    private final class \(name): UIView {
      override class var layerClass: AnyClass { \(layer).self }

      var \(property): \(layer) { layer as! \(layer) }
    }
    """
  }
}

/// The class, what Apple's documentation calls an object of it, and what it is made with.
private let table = [
  ["AVCaptureVideoPreviewLayer", "videoPreviewLayer", "session"],
  ["AVPlayerLayer", "playerLayer", "player"],
  ["AVSampleBufferDisplayLayer", "sampleBufferDisplayLayer", ""],
  ["CAEmitterLayer", "emitterLayer", ""],
  ["CAGradientLayer", "gradientLayer", ""],
  ["CAShapeLayer", "shapeLayer", ""],
]
