import MapKit
import SwiftUI

struct AccentKey: UITraitBridgedEnvironmentKey {
	static let defaultValue: Int = 3

	static func read(from traitCollection: UITraitCollection) -> Int {
		traitCollection[AccentTrait.self]
	}

	static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
		mutableTraits[AccentTrait.self] = value
	}
}

struct AccentTrait: UITraitDefinition {
	static let defaultValue: Int = AccentKey.defaultValue
}

extension UITraitCollection {
	var accent: Int { self[AccentTrait.self] }
}

extension UIMutableTraits {
	var accent: Int {
		get { self[AccentTrait.self] }
		set { self[AccentTrait.self] = newValue }
	}
}

struct Screen: View {
	var body: some View { Text("Here") }
}

extension UIViewController {
	/// Shows a Screen in a container as a child of this controller.
	@discardableResult
	func embed(_ screen: Screen, in container: UIView) -> UIHostingController<Screen> {
		let host = UIHostingController(rootView: screen)
		addChild(host)
		host.view.translatesAutoresizingMaskIntoConstraints = false
		container.addSubview(host.view)
		NSLayoutConstraint.activate([
			host.view.topAnchor.constraint(equalTo: container.topAnchor),
			host.view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
			host.view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
			host.view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
		])
		host.didMove(toParent: self)
		return host
	}
}

struct Place: UIViewRepresentable {
	@Binding var region: MKCoordinateRegion

	func makeUIView(context: Context) -> MKMapView {
		let map = MKMapView()
		map.delegate = context.coordinator
		return map
	}

	func updateUIView(_ map: MKMapView, context: Context) {
		context.coordinator.isUpdatingFromSwiftUI = true
		defer { context.coordinator.isUpdatingFromSwiftUI = false }
		context.coordinator.parent = self
		map.region = region
	}

	func makeCoordinator() -> Coordinator { Coordinator(self) }

	final class Coordinator: NSObject, MKMapViewDelegate {
		var parent: Place

		init(_ parent: Place) { self.parent = parent }

		func mapViewDidChangeVisibleRegion(_ map: MKMapView) {
			guard !isUpdatingFromSwiftUI else { return }
			parent.region = map.region
		}

		var isUpdatingFromSwiftUI = false
	}
}
