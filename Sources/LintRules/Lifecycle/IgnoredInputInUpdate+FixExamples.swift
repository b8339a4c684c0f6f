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
]
