@_exported import UIKit

public struct PKDrawing: Equatable { public init() {} }
@MainActor @preconcurrency @objc open class PKToolPicker: NSObject {
  open func addObserver(_ observer: any PKToolPickerObserver) {}
  open func removeObserver(_ observer: any PKToolPickerObserver) {}
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
}
@objc public enum PKCanvasViewDrawingPolicy: Int, Sendable { case `default`, anyInput, pencilOnly }
extension PKCanvasView: PKToolPickerObserver {
  public var drawing: PKDrawing {
    get { PKDrawing() }
    set {}
  }
  public var drawingPolicy: PKCanvasViewDrawingPolicy {
    get { .default }
    set {}
  }
}
