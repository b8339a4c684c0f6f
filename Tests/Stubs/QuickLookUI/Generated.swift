// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import AppKit

@MainActor @preconcurrency @objc open class QLPreviewView: NSView {}
