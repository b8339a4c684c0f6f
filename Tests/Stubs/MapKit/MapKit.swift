@_exported import CoreLocation
@_exported import UIKit

@MainActor @preconcurrency @objc public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
}
@MainActor @preconcurrency @objc open class MKAnnotationView: UIView { open var annotation: (any MKAnnotation)? }
@MainActor @preconcurrency @objc public protocol MKMapViewDelegate: NSObjectProtocol {
  @objc optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  @objc optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  @objc optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  @objc optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
}
@MainActor @preconcurrency @objc open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var region = MKCoordinateRegion()
  open var annotations: [any MKAnnotation] { [] }
  open var showsUserLocation = false
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {}
  open func addAnnotation(_ annotation: any MKAnnotation) {}
  open func addAnnotations(_ annotations: [any MKAnnotation]) {}
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {}
}
