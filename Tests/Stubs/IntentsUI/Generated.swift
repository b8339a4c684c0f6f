// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation

@objc public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  @objc(variant0:with:) func present(_ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  @objc(variant1:with:) func present(_ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
@MainActor @preconcurrency @objc open class INUIAddVoiceShortcutViewController: NSObject {}
@MainActor @preconcurrency @objc open class INUIEditVoiceShortcutViewController: NSObject {}
