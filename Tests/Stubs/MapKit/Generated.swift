// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency @objc open class MKLookAroundViewController: UIViewController {
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?
}
@objc public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
  @objc optional func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
}
@MainActor @preconcurrency @objc public protocol MKMapViewDelegate: NSObjectProtocol {
  @objc optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  @objc optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  @objc optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  @objc optional func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}
