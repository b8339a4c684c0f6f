import LintEngine

/// The examples of `stale-coordinator-parent` about further details.
let staleCoordinatorParentDetailExamples: [RuleExample] = [
  // Methods of the coordinator that the make method reaches, and that other events reach too.
  .flagged(
    """
    import SwiftUI

    struct NoteText: UIViewRepresentable {
      let note: String
      let color: UIColor
      let tint: UIColor
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        context.coordinator.load(view)
        context.coordinator.configure(view)
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextViewDelegate {
        private var ⟦parent⟧: NoteText
        init(_ parent: NoteText) { self.parent = parent }
        func load(_ view: UITextView) { style(view) }
        private func style(_ view: UITextView) { view.backgroundColor = parent.color }
        func configure(_ view: UITextView) { fill(view) }
        private func fill(_ view: UITextView) { view.tintColor = parent.tint }
        func textViewDidChange(_ view: UITextView) { style(view) }
        func textViewDidEndEditing(_ view: UITextView) { configure(view) }
      }
    }
    """,
    fixed: """
      import SwiftUI

      struct NoteText: UIViewRepresentable {
        let note: String
        let color: UIColor
        let tint: UIColor
        func makeUIView(context: Context) -> UITextView {
          let view = UITextView()
          view.delegate = context.coordinator
          context.coordinator.load(view)
          context.coordinator.configure(view)
          return view
        }
        func updateUIView(_ view: UITextView, context: Context) {
          context.coordinator.parent = self
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject, UITextViewDelegate {
          var parent: NoteText
          init(_ parent: NoteText) { self.parent = parent }
          func load(_ view: UITextView) { style(view) }
          private func style(_ view: UITextView) { view.backgroundColor = parent.color }
          func configure(_ view: UITextView) { fill(view) }
          private func fill(_ view: UITextView) { view.tintColor = parent.tint }
          func textViewDidChange(_ view: UITextView) { style(view) }
          func textViewDidEndEditing(_ view: UITextView) { configure(view) }
        }
      }
      """),
  // Another player replaces the object that the coordinator uses, which isn't a binding.
  .accepted(
    """
    struct PlayerPane: UIViewRepresentable {
      @ObservedObject var player: Player
      @Binding var isMuted: Bool
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addTarget(context.coordinator, action: #selector(Coordinator.play), for: .touchUpInside)
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) { button.isEnabled = player.isReady && !isMuted }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        let parent: PlayerPane
        init(_ parent: PlayerPane) { self.parent = parent }
        @objc func play() { parent.player.play() }
      }
    }
    struct PlayerScreen: View {
      let players: [Player]
      @State private var selection = 0
      @State private var isMuted = false
      var body: some View {
        PlayerPane(player: players[selection], isMuted: $isMuted)
        Button("Next") { selection += 1 }
      }
    }
    final class Player: ObservableObject {
      @Published var isReady = false
      func play() { print("Playing") }
    }
    """),
  // The index is a binding, which is read when the view is created.
  .flagged(
    """
    struct LampSwitch: UIViewRepresentable {
      @Binding var isOn: Bool
      func makeUIView(context: Context) -> UISwitch {
        let control = UISwitch()
        control.addTarget(context.coordinator, action: #selector(Coordinator.flip), for: .valueChanged)
        return control
      }
      func updateUIView(_ control: UISwitch, context: Context) { control.isOn = isOn }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        private var ⟦parent⟧: LampSwitch
        init(_ parent: LampSwitch) { self.parent = parent }
        @objc func flip(_ control: UISwitch) { parent.isOn = control.isOn }
      }
    }
    struct LampList: View {
      @Binding var selection: Int
      @State private var lamps = [true, false]
      var body: some View { LampSwitch(isOn: $lamps[selection]) }
    }
    """,
    fixed: """
      struct LampSwitch: UIViewRepresentable {
        @Binding var isOn: Bool
        func makeUIView(context: Context) -> UISwitch {
          let control = UISwitch()
          control.addTarget(context.coordinator, action: #selector(Coordinator.flip), for: .valueChanged)
          return control
        }
        func updateUIView(_ control: UISwitch, context: Context) {
          context.coordinator.parent = self
          control.isOn = isOn
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject {
          var parent: LampSwitch
          init(_ parent: LampSwitch) { self.parent = parent }
          @objc func flip(_ control: UISwitch) { parent.isOn = control.isOn }
        }
      }
      struct LampList: View {
        @Binding var selection: Int
        @State private var lamps = [true, false]
        var body: some View { LampSwitch(isOn: $lamps[selection]) }
      }
      """),
  // What runs while the coordinator goes away changes nothing.
  .accepted(
    """
    struct UnitField: UIViewRepresentable {
      var unit: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) { field.placeholder = unit }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        private let parent: UnitField
        init(_ parent: UnitField) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) { field.placeholder = nil }
        deinit { NotificationCenter.default.removeObserver(self, name: Notification.Name(parent.unit), object: nil) }
      }
    }
    """),
  // The copy is optional, and its value is read under another name.
  .flagged(
    """
    struct UnitField: UIViewRepresentable {
      var unit: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) { field.placeholder = unit }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        private var ⟦parent⟧: UnitField?
        init(_ parent: UnitField) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) {
          guard let old = parent else { return }
          field.text?.append(old.unit)
        }
      }
    }
    """,
    fixed: """
      struct UnitField: UIViewRepresentable {
        var unit: String
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.parent = self
          field.placeholder = unit
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: UnitField?
          init(_ parent: UnitField) { self.parent = parent }
          func textFieldDidEndEditing(_ field: UITextField) {
            guard let old = parent else { return }
            field.text?.append(old.unit)
          }
        }
      }
      """),
  // The coordinator reads the copy through a local.
  .flagged(
    """
    struct NameField: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func updateUIView(_ field: UITextField, context: Context) {
        field.placeholder = title
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦parent⟧: NameField?
        init(_ parent: NameField) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) {
          guard let parent else { return }
          print(parent.title)
        }
      }
    }
    struct CodeField: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func updateUIView(_ field: UITextField, context: Context) {
        field.placeholder = title
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦owner⟧: CodeField
        init(_ owner: CodeField) { self.owner = owner }
        func textFieldDidEndEditing(_ field: UITextField) {
          let current = owner
          print(current.title)
        }
      }
    }
    """,
    fixed: """
      struct NameField: UIViewRepresentable {
        let title: String
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.parent = self
          field.placeholder = title
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: NameField?
          init(_ parent: NameField) { self.parent = parent }
          func textFieldDidEndEditing(_ field: UITextField) {
            guard let parent else { return }
            print(parent.title)
          }
        }
      }
      struct CodeField: UIViewRepresentable {
        let title: String
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.owner = self
          field.placeholder = title
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var owner: CodeField
          init(_ owner: CodeField) { self.owner = owner }
          func textFieldDidEndEditing(_ field: UITextField) {
            let current = owner
            print(current.title)
          }
        }
      }
      """),
  // Locals with the copy of which only a binding is used, and an observer that runs only when the copy is new.
  .accepted(
    """
    struct RowList: UIViewRepresentable {
      let title: String
      let rows: [Row]
      @Binding var count: Int
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.delegate = context.coordinator
        return table
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func updateUIView(_ table: UITableView, context: Context) {
        table.accessibilityLabel = title
        context.coordinator.rows = rows
      }
      final class Coordinator: NSObject, UITableViewDelegate {
        var parent: RowList { didSet { print(parent.title) } }
        var rows: [Row] = []
        init(_ parent: RowList) { self.parent = parent }
        func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
          let list = parent
          list.count += 1
          let row = rows[path.row]
          print(row.title)
        }
        func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
          if rows.isEmpty {
            let list = parent
            list.count = 0
          }
          for list in rows { print(list.title) }
        }
      }
    }
    struct Row { let title: String }
    """),
]
