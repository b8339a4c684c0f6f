@_exported import UIKit

public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let music = MPMediaType(rawValue: 1)
}
@MainActor @preconcurrency @objc open class MPMediaPickerController: UIViewController {
  public init(mediaTypes: MPMediaType) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
}
