@_exported import UIKit

@objc open class AVPlayerLayer: CALayer {
  public convenience init(player: AVPlayer?) { self.init() }
  open var player: AVPlayer?
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
}
public struct AVLayerVideoGravity: Equatable, Sendable {
  public static let resizeAspect = AVLayerVideoGravity(), resizeAspectFill = AVLayerVideoGravity()
}
