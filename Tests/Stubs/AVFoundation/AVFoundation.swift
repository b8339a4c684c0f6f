@_exported import Foundation

@MainActor @preconcurrency @objc open class AVPlayer: NSObject { open func pause() {} }
