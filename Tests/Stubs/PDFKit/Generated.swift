// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency @objc open class PDFThumbnailView: UIView {}
@MainActor @preconcurrency @objc open class PDFView: UIView {
  open weak var delegate: (any PDFViewDelegate)?
}
@objc public protocol PDFViewDelegate: NSObjectProtocol {
  @objc optional func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  @objc optional func pdfViewParentViewController() -> UIViewController
}
