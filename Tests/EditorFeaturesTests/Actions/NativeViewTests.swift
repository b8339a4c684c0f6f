import BridgeModel
import Testing
import TypeCheckSupport

/// Actions that write SwiftUI's own equivalent next to a representable.
@Suite struct NativeViewTests {
  @Test func aSwitchGetsAToggleWithItsBinding() {
    expectAction(
      "Add a SwiftUI Toggle next to Lamp",
      on: """
        import SwiftUI

        struct Lamp⟦⟧: UIViewRepresentable {
        \t@Binding var isLit: Bool
        \tvar isRound: Bool
        \tfunc makeUIView(context: Context) -> UISwitch { UISwitch() }
        \tfunc updateUIView(_ uiView: UISwitch, context: Context) { uiView.isOn = isLit }
        }
        """,
      gives: """
        import SwiftUI

        struct Lamp: UIViewRepresentable {
        \t@Binding var isLit: Bool
        \tvar isRound: Bool
        \tfunc makeUIView(context: Context) -> UISwitch { UISwitch() }
        \tfunc updateUIView(_ uiView: UISwitch, context: Context) { uiView.isOn = isLit }
        }

        // Not carried over from Lamp: isRound
        struct NativeLamp: View {
        \t@Binding var isLit: Bool

        \tvar body: some View {
        \t\tToggle("", isOn: $isLit)
        \t\t\t.labelsHidden()
        \t}
        }
        """)
  }

  @Test func inputsAreMatchedByTypeAndName() {
    expectAction(
      "Add a SwiftUI Picker next to Tabs",
      on: """
        private struct ⟦⟧Tabs: UIViewRepresentable {
          let limit: Int
          @Binding var selected: Int
          let names: [String]
          func makeUIView(context: Context) -> UISegmentedControl { UISegmentedControl(items: names) }
          func updateUIView(_ uiView: UISegmentedControl, context: Context) { uiView.selectedSegmentIndex = selected }
        }
        """,
      gives: """
        import SwiftUI

        private struct Tabs: UIViewRepresentable {
          let limit: Int
          @Binding var selected: Int
          let names: [String]
          func makeUIView(context: Context) -> UISegmentedControl { UISegmentedControl(items: names) }
          func updateUIView(_ uiView: UISegmentedControl, context: Context) { uiView.selectedSegmentIndex = selected }
        }

        // Not carried over from Tabs: limit
        private struct NativeTabs: View {
          @Binding var selected: Int
          var names: [String]

          var body: some View {
            Picker("", selection: $selected) {
              ForEach(names.indices, id: \\.self) { Text(names[$0]) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
          }
        }
        """)
  }

  @Test func aMapKeepsTheLocationOfTheUser() {
    expectAction(
      "Add a SwiftUI Map next to Places",
      on: """
        import MapKit
        import SwiftUI

        struct Places⟦⟧: UIViewRepresentable {
          let annotations: [MKPointAnnotation]
          func makeUIView(context: Context) -> MKMapView {
            let map = MKMapView()
            map.delegate = context.coordinator
            map.showsUserLocation = true
            map.isRotateEnabled = false
            map.mapType = .satellite
            map.layer.cornerRadius = 8
            return map
          }
          func updateUIView(_ map: MKMapView, context: Context) {
            map.addAnnotations(annotations)
          }
        }
        """,
      gives: """
        import MapKit
        import SwiftUI

        struct Places: UIViewRepresentable {
          let annotations: [MKPointAnnotation]
          func makeUIView(context: Context) -> MKMapView {
            let map = MKMapView()
            map.delegate = context.coordinator
            map.showsUserLocation = true
            map.isRotateEnabled = false
            map.mapType = .satellite
            map.layer.cornerRadius = 8
            return map
          }
          func updateUIView(_ map: MKMapView, context: Context) {
            map.addAnnotations(annotations)
          }
        }

        // Not carried over from Places: annotations, isRotateEnabled, mapType, layer.cornerRadius
        struct NativePlaces: View {
          @Binding var position: MapCameraPosition

          var body: some View {
            Map(position: $position) {
              UserAnnotation()
            }
          }
        }
        """)
  }

  @Test func aSwitchOfTheMapStaysAnInput() {
    let places = { (value: String) in
      MarkedSource(
        """
        import MapKit
        import SwiftUI

        struct Places⟦⟧: UIViewRepresentable {
          var showsUser: Bool
          func makeUIView(context: Context) -> MKMapView { MKMapView() }
          func updateUIView(_ map: MKMapView, context: Context) { map.showsUserLocation = \(value) }
        }
        """
      ).applying("Add a SwiftUI Map next to Places") ?? "not offered"
    }
    for value in ["showsUser", "self.showsUser"] {
      let text = places(value)
      let content = "Map(position: $position) {\n      if showsUser {\n        UserAnnotation()\n      }\n    }\n"
      #expect(text.contains("  var showsUser: Bool\n\n  var body: some View {\n    \(content)"), "\(text)")
      #expect(!text.contains("Not carried over"))
      #expect(StubModules.typeCheck(text) == [], "\(text)")
    }
    let unclear = places("showsUser && isAllowed")
    #expect(unclear.contains("// Not carried over from Places: showsUser\n"), "\(unclear)")
    #expect(places("false").contains("// Not carried over from Places: showsUser\n"))
  }

  @Test func newerAPIIsNotUsed() {
    let source = MarkedSource(
      """
      struct Places⟦⟧: UIViewRepresentable {
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        func updateUIView(_ uiView: MKMapView, context: Context) {}
      }
      """)
    let title = "Add a SwiftUI Map next to Places"
    #expect(source.applying(title, from: SystemVersion(16)) == nil)
    #expect(source.disabledReasons(from: SystemVersion(16))[title] == "Map requires iOS 17")
    #expect(source.applying(title, from: SystemVersion(17))?.contains("Map(position: $position)") == true)
    expectNoAction(title, on: source.text.replacing("struct Places", with: "struct NativePlaces {}\nstruct Places⟦⟧"))
  }
}
