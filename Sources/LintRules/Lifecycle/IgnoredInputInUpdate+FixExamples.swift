import LintEngine

/// The examples of `ignored-input-in-update` about what the update method can repeat.
let inputFixExamples: [RuleExample] = [
  // Each assignment is repeated once, and only a text is compared first.
  .flagged(
    """
    struct NoteEditor: UIViewRepresentable {
      @Binding var isEditable: Bool
      @Binding var size: Double
      @Binding var title: String
      @Binding var date: String
      func makeUIView(context: Context) -> UITextView {
        let editor = UITextView()
        editor.isEditable = isEditable
        editor.font = .systemFont(ofSize: max(size + 2, 9))
        editor.accessibilityLabel = title + date
        return editor
      }
      func ⟦updateUIView⟧(_ editor: UITextView, context: Context) {}
    }
    """,
    fixed: """
      struct NoteEditor: UIViewRepresentable {
        @Binding var isEditable: Bool
        @Binding var size: Double
        @Binding var title: String
        @Binding var date: String
        func makeUIView(context: Context) -> UITextView {
          let editor = UITextView()
          editor.isEditable = isEditable
          editor.font = .systemFont(ofSize: max(size + 2, 9))
          editor.accessibilityLabel = title + date
          return editor
        }
        func updateUIView(_ editor: UITextView, context: Context) {
          editor.isEditable = isEditable
          editor.font = .systemFont(ofSize: max(size + 2, 9))
          editor.accessibilityLabel = title + date
        }
      }
      """),
  // There is no fix for a view of unknown class, a change of the earlier value, a condition, and a subview.
  .flagged(
    """
    struct BadgeCount: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> some UIView {
        let label = UILabel()
        label.tag = count
        return label
      }
      func ⟦updateUIView⟧(_ view: UIViewType, context: Context) {}
    }
    struct Curtain: UIViewRepresentable {
      let opacity: Double
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.alpha *= opacity
        return view
      }
      func ⟦updateUIView⟧(_ view: UIView, context: Context) {}
    }
    struct UnitLabel: UIViewRepresentable {
      let unit: String
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        if UIDevice.current.userInterfaceIdiom == .pad { label.text = unit }
        return label
      }
      func ⟦updateUIView⟧(_ label: UILabel, context: Context) {}
    }
    struct Marker: UIViewRepresentable {
      let number: Int
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let pin = UIView()
        pin.tag = number
        view.addSubview(pin)
        return view
      }
      func ⟦updateUIView⟧(_ view: UIView, context: Context) {}
    }
    """),
  // There is no fix for a value that needs a local, or a closure.
  .flagged(
    """
    struct TotalLabel: UIViewRepresentable {
      let total: Int
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        let tax = 7
        label.tag = total + tax
        return label
      }
      func ⟦updateUIView⟧(_ label: UILabel, context: Context) {}
    }
    struct TagList: UIViewRepresentable {
      let tags: [String]
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = tags.map { $0.uppercased() }.joined(separator: ", ")
        return label
      }
      func ⟦updateUIView⟧(_ label: UILabel, context: Context) {}
    }
    """),
  // Each platform has its own make or update method, and not all of them apply the input.
  .flagged(
    """
    struct LinkButton: UIViewRepresentable {
      let color: UIColor
      let isDim: Bool
      #if targetEnvironment(macCatalyst)
        func makeUIView(context: Context) -> UIButton {
          let button = UIButton()
          button.tintColor = color
          return button
        }
      #else
        func makeUIView(context: Context) -> UIButton { UIButton() }
      #endif
      func ⟦updateUIView⟧(_ button: UIButton, context: Context) { button.alpha = isDim ? 0.5 : 1 }
    }
    struct LinkLabel: UIViewRepresentable {
      let title: String
      let isDim: Bool
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = title
        return label
      }
      #if targetEnvironment(macCatalyst)
        func ⟦updateUIView⟧(_ label: UILabel, context: Context) { label.alpha = isDim ? 0.7 : 1 }
      #else
        func updateUIView(_ label: UILabel, context: Context) { label.alpha = isDim ? 0.5 : 1 }
      #endif
    }
    """),
  // A subscript that the project adds to another module's view.
  .flagged(
    """
    struct FuelMeter: UIViewRepresentable {
      let reserve: Double
      let isDim: Bool
      func makeUIView(context: Context) -> MeterView {
        let meter = MeterView()
        meter[.reserve] = reserve
        return meter
      }
      func ⟦updateUIView⟧(_ meter: MeterView, context: Context) { meter.alpha = isDim ? 0.5 : 1 }
    }
    enum MeterMark: Int { case reserve = 1, full = 2 }
    extension MeterView {
      subscript(mark: MeterMark) -> Double {
        get { Double(viewWithTag(mark.rawValue)?.frame.origin.x ?? 0) }
        set { viewWithTag(mark.rawValue)?.frame.origin.x = newValue }
      }
    }
    """),
  // A property of a value whose type the caller chooses.
  .flagged(
    """
    protocol Named { var name: String { get } }
    struct PlaceLabel<Place: Named>: UIViewRepresentable {
      @Binding var place: Place
      let isDim: Bool
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = place.name
        return label
      }
      func ⟦updateUIView⟧(_ label: UILabel, context: Context) { label.alpha = isDim ? 0.5 : 1 }
    }
    """,
    fixed: """
      protocol Named { var name: String { get } }
      struct PlaceLabel<Place: Named>: UIViewRepresentable {
        @Binding var place: Place
        let isDim: Bool
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = place.name
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) {
          label.alpha = isDim ? 0.5 : 1
          label.text = place.name
        }
      }
      """),
  // The property belongs to a class of another module, itself or as a superclass.
  .flagged(
    """
    import SwiftUI

    struct Knob: UIViewRepresentable {
      let angle: Double
      func makeUIView(context: Context) -> KnobView {
        let dial = KnobView()
        dial.angle = angle
        return dial
      }
      func ⟦updateUIView⟧(_ dial: KnobView, context: Context) {}
    }
    final class KnobView: DialView {}
    struct Dial: UIViewRepresentable {
      let angle: Double
      func makeUIView(context: Context) -> DialView {
        let dial = DialView()
        dial.angle = angle
        return dial
      }
      func ⟦updateUIView⟧(_ dial: DialView, context: Context) {}
    }
    """,
    fixed: """
      import SwiftUI

      struct Knob: UIViewRepresentable {
        let angle: Double
        func makeUIView(context: Context) -> KnobView {
          let dial = KnobView()
          dial.angle = angle
          return dial
        }
        func updateUIView(_ dial: KnobView, context: Context) {
          dial.angle = angle
        }
      }
      final class KnobView: DialView {}
      struct Dial: UIViewRepresentable {
        let angle: Double
        func makeUIView(context: Context) -> DialView {
          let dial = DialView()
          dial.angle = angle
          return dial
        }
        func updateUIView(_ dial: DialView, context: Context) {
          dial.angle = angle
        }
      }
      """),
  // Only the subclass that the make method creates has the property. No fix is offered.
  .flagged(
    """
    import SwiftUI

    struct NoteEditor: UIViewRepresentable {
      let hint: String
      func makeUIView(context: Context) -> NoteField {
        let field = HintField()
        field.hint = hint
        return field
      }
      func ⟦updateUIView⟧(_ field: NoteField, context: Context) {}
    }
    class NoteField: UITextField {}
    final class HintField: NoteField { var hint = "" }
    """),
]
