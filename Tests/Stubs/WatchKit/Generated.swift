// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation

@MainActor @preconcurrency @objc open class WKInterfaceActivityRing: WKInterfaceObject {}
@MainActor @preconcurrency @objc open class WKInterfaceHMCamera: WKInterfaceObject {}
@MainActor @preconcurrency @objc open class WKInterfaceImage: WKInterfaceObject {}
@MainActor @preconcurrency @objc open class WKInterfaceInlineMovie: WKInterfaceObject {}
@MainActor @preconcurrency @objc open class WKInterfaceLabel: WKInterfaceObject {}
@MainActor @preconcurrency @objc open class WKInterfaceSCNScene: WKInterfaceObject {}
@MainActor @preconcurrency @objc open class WKInterfaceSKScene: WKInterfaceObject {}
