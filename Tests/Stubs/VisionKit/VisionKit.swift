@_exported import UIKit

public enum RecognizedItem: Sendable { case none }
@MainActor @preconcurrency @objc open class DataScannerViewController: UIViewController {
  public struct RecognizedDataType: Hashable, Sendable {
    public static func text() -> RecognizedDataType { RecognizedDataType() }
  }
  public enum ScanningUnavailable: Error { case unsupported }
  public init(recognizedDataTypes: Set<RecognizedDataType>) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var isScanning: Bool { false }
  open func startScanning() throws {}
  open func stopScanning() {}
  open weak var delegate: (any DataScannerViewControllerDelegate)?
}
