// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation

@MainActor @preconcurrency @objc open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
}
@objc public protocol CLLocationManagerDelegate: NSObjectProtocol {
  @objc optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  @objc optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  @objc optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}
@objc open class CLLocation: NSObject, @unchecked Sendable {}
