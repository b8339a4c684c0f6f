import LintEngine

/// The examples of `ignored-input-in-update` about members of other objects that have the name of an input.
let namesakeInputExamples: [RuleExample] = [
  // The update method reads a property of the view that only has the same name.
  .flagged(
    """
    struct DimmedSwitch: UIViewRepresentable {
      @Binding var isOn: Bool
      let level: Double
      func makeUIView(context: Context) -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
        return control
      }
      func ⟦updateUIView⟧(_ control: UISwitch, context: Context) {
        control.alpha = control.isOn ? 1 : level
      }
    }
    """,
    fixed: """
      struct DimmedSwitch: UIViewRepresentable {
        @Binding var isOn: Bool
        let level: Double
        func makeUIView(context: Context) -> UISwitch {
          let control = UISwitch()
          control.isOn = isOn
          return control
        }
        func updateUIView(_ control: UISwitch, context: Context) {
          control.alpha = control.isOn ? 1 : level
          control.isOn = isOn
        }
      }
      """),
  // The view leads to the struct.
  .accepted(
    """
    struct Dial: UIViewRepresentable {
      let angle: Double
      func makeUIView(context: Context) -> LinkedDial {
        let dial = LinkedDial()
        dial.transform = CGAffineTransform(rotationAngle: angle)
        return dial
      }
      func updateUIView(_ dial: LinkedDial, context: Context) {
        dial.owner = self
        dial.transform = CGAffineTransform(rotationAngle: dial.owner?.angle ?? 0)
      }
    }
    final class LinkedDial: UIView { var owner: Dial? }
    """),
]
