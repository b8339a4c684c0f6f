@_exported import UIKit

@objc public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }
extension NSURL: QLPreviewItem {}
extension QLPreviewController { public func reloadData() {} }
