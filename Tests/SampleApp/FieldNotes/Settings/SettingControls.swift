import SwiftUI
import UIKit

struct Settings: View {
  @State private var savesPhotos = true
  @State private var usesMetric = true
  @State private var interval: Float = 0.5

  var body: some View {
    VStack {
      FlagSwitch(isOn: $savesPhotos)
      TintedSwitch(isOn: $usesMetric, tint: .systemBlue)
      IntervalSlider(value: $interval, initialMaximum: 10)
      Button("Reset") { savesPhotos = true }
    }
  }
}

struct FlagSwitch: UIViewRepresentable {
  @Binding var isOn: Bool

  func makeUIView(context: Context) -> UISwitch {
    let control = UISwitch()
    control.isOn = isOn
    control.addAction(UIAction { _ in isOn.toggle() }, for: .valueChanged)
    return control
  }

  func updateUIView(_ control: UISwitch, context: Context) {}
}

struct TintedSwitch: UIViewRepresentable {
  @Binding var isOn: Bool
  let tint: UIColor

  func makeUIView(context: Context) -> UISwitch {
    let control = UISwitch()
    control.addAction(UIAction { _ in isOn.toggle() }, for: .valueChanged)
    return control
  }

  func updateUIView(_ control: UISwitch, context: Context) {
    control.tintColor = tint
    if control.isOn != isOn { control.setOn(isOn, animated: context.transaction.animation != nil) }
  }
}

/// Only its initial value comes from outside.
struct IntervalSlider: UIViewRepresentable {
  @Binding var value: Float
  let initialMaximum: Float

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.maximumValue = initialMaximum
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) {
    if slider.value != value { slider.value = value }
  }
}
