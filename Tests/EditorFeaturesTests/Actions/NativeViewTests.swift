import BridgeModel
import Testing

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
