@_exported import AVFoundation

extension AVPlayerViewController {
  public var player: AVPlayer? {
    get { nil }
    set {}
  }
}
