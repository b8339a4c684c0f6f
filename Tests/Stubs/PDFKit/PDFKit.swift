@_exported import UIKit

@objc open class PDFDocument: NSObject {}
extension PDFView {
  public var document: PDFDocument? {
    get { nil }
    set {}
  }
  public var autoScales: Bool {
    get { false }
    set {}
  }
}
