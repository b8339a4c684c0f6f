@_exported import Foundation

@MainActor @preconcurrency @objc open class AVPlayer: NSObject {
  public convenience init(playerItem: AVPlayerItem?) { self.init() }
  open func pause() {}
}
@MainActor @preconcurrency @objc open class AVQueuePlayer: AVPlayer {}
@MainActor @preconcurrency @objc open class AVPlayerItem: NSObject { public convenience init(url: URL) { self.init() } }
@MainActor @preconcurrency @objc open class AVPlayerLooper: NSObject {
  public convenience init(player: AVQueuePlayer, templateItem: AVPlayerItem) { self.init() }
}
