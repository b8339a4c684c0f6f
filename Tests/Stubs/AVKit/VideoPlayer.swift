@_exported import AVFoundation
import SwiftUI

public struct VideoPlayer<VideoOverlay: View>: View { public var body: Never { fatalError() } }
extension VideoPlayer where VideoOverlay == EmptyView { nonisolated public init(player: AVPlayer?) { fatalError() } }
