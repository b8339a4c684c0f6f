@_exported import UIKit

@objc open class PHLivePhoto: NSObject {}
extension PHLivePhotoView {
  public var livePhoto: PHLivePhoto? {
    get { nil }
    set {}
  }
}
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
}
public struct PHPickerConfiguration: Equatable, Hashable {
  public init() {}
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
}
public struct PHPickerResult: Equatable, Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
@MainActor @preconcurrency @objc open class PHPickerViewController: UIViewController {
  public convenience init(configuration: PHPickerConfiguration) { self.init(nibName: nil, bundle: nil) }
}
extension PHPickerViewController {
  public weak var delegate: (any PHPickerViewControllerDelegate)? {
    get { nil }
    set {}
  }
}
