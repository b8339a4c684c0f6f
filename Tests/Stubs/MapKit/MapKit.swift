@_exported import CoreLocation
@_exported import UIKit

@MainActor @preconcurrency @objc public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
}
@MainActor @preconcurrency @objc open class MKAnnotationView: UIView { open var annotation: (any MKAnnotation)? }
@objc open class MKLookAroundScene: NSObject {}
extension MKLookAroundViewController {
  public var scene: MKLookAroundScene? {
    get { nil }
    set {}
  }
  public convenience init(scene: MKLookAroundScene) { self.init(nibName: nil, bundle: nil) }
}
@MainActor @preconcurrency @objc public protocol MKOverlay: MKAnnotation {}
@MainActor @preconcurrency @objc open class MKOverlayRenderer: NSObject {
  public init(overlay: any MKOverlay) {}
}
@MainActor @preconcurrency @objc open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var region = MKCoordinateRegion()
  open var centerCoordinate = CLLocationCoordinate2D()
  open var annotations: [any MKAnnotation] { [] }
  open var showsUserLocation = false
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {}
  open func addAnnotation(_ annotation: any MKAnnotation) {}
  open func addAnnotations(_ annotations: [any MKAnnotation]) {}
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {}
}
