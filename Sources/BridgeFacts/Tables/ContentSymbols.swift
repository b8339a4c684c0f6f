extension BridgeSymbol {
  /// The content of wrapped web views, tables, maps, and controls, and where it comes from.
  static let contentTable = """
    member load of WKWebView
      first _
      only update
      code func load(_ request: URLRequest) -> WKNavigation?
      page webkit/wkwebview/load(_:)
      what Starts a navigation. In the update method, the page starts over on every update.
      rule Load only another request: compare with the URL that you loaded last, stored in the coordinator.
      trap Don't compare with `url` of the web view: the user follows links, and servers redirect.
      example if context.coordinator.loadedURL != url {
      example   context.coordinator.loadedURL = url
      example   webView.load(URLRequest(url: url))
      example }
      see unguarded-update-side-effect
    member reloadData of UITableView
      only update
      code func reloadData()
      page uikit/uitableview/reloaddata()
      what Loads all rows again, without animation. In the update method, that happens on every update.
      rule Compare the items with those that the coordinator shows, and reload only if they differ.
      rule Apply a snapshot to a diffable data source instead: it updates only the rows that changed.
      example if context.coordinator.items != items {
      example   context.coordinator.items = items
      example   tableView.reloadData()
      example }
      see unguarded-update-side-effect
    member reloadData of UICollectionView
      only update
      code func reloadData()
      page uikit/uicollectionview/reloaddata()
      what Loads all items again, without animation. In the update method, that happens on every update.
      rule Compare the items with those that the coordinator shows, and reload only if they differ.
      rule Apply a snapshot to a diffable data source instead: it updates only the items that changed.
      example if context.coordinator.items != items {
      example   context.coordinator.items = items
      example   collectionView.reloadData()
      example }
      see unguarded-update-side-effect
    member reloadData of NSTableView
      only update
      code func reloadData()
      page appkit/nstableview/reloaddata()
      what Loads all rows again. In the update method, that happens on every update.
      rule Compare the items with those that the coordinator shows, and reload only if they differ.
      rule If only some rows changed, use `reloadData(forRowIndexes:columnIndexes:)`.
      example if context.coordinator.items != items {
      example   context.coordinator.items = items
      example   tableView.reloadData()
      example }
      see unguarded-update-side-effect
    member showsUserLocation of MKMapView
      only bridges
      code var showsUserLocation: Bool { get set }
      page mapkit/mkmapview/showsuserlocation
      what Shows the location of the user on the map, once the app is authorized to use it. It doesn't ask for that.
      rule Set it in the make method, and request authorization with a `CLLocationManager` that the coordinator retains.
      rule In SwiftUI, use `UserAnnotation` in a `Map`, since iOS 17 and macOS 14.
      example map.showsUserLocation = true
    member setVisibleMapRect of MKMapView
      only bridges
      code func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool)
      page mapkit/mkmapview/setvisiblemaprect(_:animated:)
      what Shows an area, adjusted to the aspect ratio of the map view, and informs the delegate.
      rule In the update method, call it only if the area changed; otherwise, the map jumps back while the user moves
        it.
      trap The map view's `visibleMapRect` can differ from the one that you set: store yours in the coordinator.
      example if !MKMapRectEqualToRect(context.coordinator.lastRect, rect) {
      example   context.coordinator.lastRect = rect
      example   map.setVisibleMapRect(rect, animated: true)
      example }
      see unguarded-update-side-effect
    type CLLocationManagerDelegate
      only nearby
      code protocol CLLocationManagerDelegate: NSObjectProtocol
      page corelocation/cllocationmanagerdelegate
      what Receives locations and changes of the authorization. It requires a class that inherits from `NSObject`.
      when On the thread that created the manager: create the manager on the main thread.
      rule Let the coordinator or a model retain the manager: its delegate is weak, and a representable is a struct.
      rule Start updates in `locationManagerDidChangeAuthorization(_:)`, which also runs right after the manager's
        creation, since iOS 14 and macOS 11.
      trap It isn't isolated to the main actor: a `@MainActor` class must conform with `@preconcurrency`.
      example func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      example   if manager.authorizationStatus == .authorizedWhenInUse { manager.startUpdatingLocation() }
      example }
      see missing-delegate-conformance
    type UIAction
      only bridges
      code class UIAction: UIMenuElement
      since iOS 13, tvOS 13, visionOS 1
      page uikit/uiaction
      what A menu item, or the action of a control, that calls a closure. It needs no `@objc` method.
      rule Add it in the make method; in the update method, each update adds another action.
      rule In the closure, call the coordinator, captured weakly: the control retains the closure.
      trap In a representable, the closure captures a copy of the struct, whose values and closures go stale.
      example let action = UIAction { [weak coordinator = context.coordinator] _ in coordinator?.tapped() }
      example button.addAction(action, for: .primaryActionTriggered)
      see stale-closure-capture, accumulating-call-in-update
    member loadObject of NSItemProvider
      first ofClass
      only bridges
      code func loadObject(
      code   ofClass aClass: any NSItemProviderReading.Type,
      code   completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
      code ) -> Progress
      page foundation/nsitemprovider/loadobject(ofclass:completionhandler:)-8ak5d
      what Loads an object, such as the image that a picker returned, and passes it to a closure on another thread.
      rule In the closure, switch to the main actor before you use views or state.
      rule Dismiss the picker without waiting for the objects: they can take a while to download.
      example provider.loadObject(ofClass: UIImage.self) { image, _ in
      example   let image = image as? UIImage
      example   Task { @MainActor in self.parent.image = image }
      example }
      see background-callback-state-write
    """
}
