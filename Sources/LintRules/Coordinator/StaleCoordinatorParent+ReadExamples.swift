import LintEngine

/// The examples of `stale-coordinator-parent` about what the coordinator reads through its copy.
let staleParentReadExamples: [RuleExample] = [
  // An optional copy. A button can call the method that the make method also calls.
  .flagged(
    """
    struct Deck: UIViewRepresentable {
      @Environment(\\.colorScheme) private var scheme
      let cards: [String]
      let title: String
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.delegate = context.coordinator
        let button = UIButton()
        button.addTarget(context.coordinator, action: #selector(Coordinator.reset), for: .touchUpInside)
        table.tableFooterView = button
        context.coordinator.prepare(table)
        context.coordinator.reset()
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {
        table.isHidden = cards.isEmpty
      }
      final class Coordinator: NSObject, UITableViewDelegate {
        var ⟦deck⟧: Deck?
        init(_ deck: Deck) { self.deck = deck }
        func prepare(_ table: UITableView) { table.accessibilityLabel = deck?.title }
        @objc func reset() { print(deck?.title ?? "") }
        func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
          print(deck!.cards[indexPath.row], deck?.scheme == .dark)
        }
      }
    }
    """,
    fixed: """
      struct Deck: UIViewRepresentable {
        @Environment(\\.colorScheme) private var scheme
        let cards: [String]
        let title: String
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITableView {
          let table = UITableView()
          table.delegate = context.coordinator
          let button = UIButton()
          button.addTarget(context.coordinator, action: #selector(Coordinator.reset), for: .touchUpInside)
          table.tableFooterView = button
          context.coordinator.prepare(table)
          context.coordinator.reset()
          return table
        }
        func updateUIView(_ table: UITableView, context: Context) {
          context.coordinator.deck = self
          table.isHidden = cards.isEmpty
        }
        final class Coordinator: NSObject, UITableViewDelegate {
          var deck: Deck?
          init(_ deck: Deck) { self.deck = deck }
          func prepare(_ table: UITableView) { table.accessibilityLabel = deck?.title }
          @objc func reset() { print(deck?.title ?? "") }
          func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
            print(deck!.cards[indexPath.row], deck?.scheme == .dark)
          }
        }
      }
      """),
  // Wrappers with shared storage, a method that uses a binding, and copies that other code refreshes.
  .accepted(
    """
    struct Planner: UIViewRepresentable {
      @Query(sort: \\PlannerEvent.calendar) private var events: [PlannerEvent]
      @FocusedBinding(\\.plannerTitle) private var focusedTitle: String?
      @AccessibilityFocusState private var isFocused: Bool
      @Environment(\\.logOut) private var logOut: () -> Void
      @Binding var isShown: Bool
      var title: String
      var onClose: (() -> Void)?
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { view.accessibilityLabel = title }
      func close() { isShown = false }
      final class Coordinator: NSObject {
        var planner: Planner
        init(_ planner: Planner) {
          self.planner = planner
          super.init()
          print(self.planner.title)
        }
        func finish() {
          print(planner.events.count)
          planner.focusedTitle = nil
          if planner.isFocused { planner.close() }
          planner.logOut()
          planner.onClose = nil
        }
      }
    }
    struct Heading: UIViewRepresentable {
      let title: String
      let style: HeadingStyle
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) { style.apply(title, to: context.coordinator) }
      final class Coordinator {
        var heading: Heading
        init(_ heading: Heading) { self.heading = heading }
        func speak() { print(heading.title) }
      }
    }
    final class HeadingStyle {
      func apply(_ title: String, to coordinator: Heading.Coordinator) {
        coordinator.heading = Heading(title: title, style: self)
      }
    }
    struct Caption: UIViewRepresentable {
      var title: String
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) { context.coordinator.caption.title = title }
      final class Coordinator {
        var caption: Caption
        init(_ caption: Caption) { self.caption = caption }
        func speak() { print(caption.title) }
      }
    }
    final class PlannerEvent { var calendar = "" }
    """),
  // A method whose parameter has the name of an input.
  .accepted(
    """
    import SwiftUI
    import UIKit

    struct NameField: UIViewRepresentable {
      var count: Int
      @Binding var name: String

      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }

      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != name { field.text = name }
        field.tag = count
      }

      func store(_ text: String, count: Int) {
        name = String(text.prefix(count))
      }

      func makeCoordinator() -> Coordinator { Coordinator(self) }

      final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: NameField
        init(_ parent: NameField) { self.parent = parent }

        func textFieldDidEndEditing(_ field: UITextField) {
          parent.store(field.text ?? "", count: 20)
        }
      }
    }
    """),
  // A method that only another one calls, which only the make method calls.
  .accepted(
    """
    struct Receiver: UIViewRepresentable {
      let onStart: () -> Void

      func makeCoordinator() -> Coordinator { Coordinator(self) }

      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        context.coordinator.begin(in: view)
        return view
      }

      func updateUIView(_ view: UIView, context: Context) {}

      final class Coordinator: NSObject {
        var receiver: Receiver

        init(_ receiver: Receiver) { self.receiver = receiver }

        func begin(in view: UIView) {
          view.tag = 1
          announce()
        }

        private func announce() {
          DispatchQueue.main.async { self.receiver.onStart() }
        }
      }
    }
    """),
  // A closure and a value that the coordinator needs only once.
  .flagged(
    """
    struct TicketReader: UIViewRepresentable {
      let onRead: (String) -> Void
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        field.isEnabled = context.environment.isEnabled
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦reader⟧: TicketReader
        private var hasRead = false
        init(_ reader: TicketReader) { self.reader = reader }
        func textFieldDidEndEditing(_ field: UITextField) {
          guard !hasRead else { return }
          hasRead = true
          reader.onRead(field.text ?? "")
        }
      }
    }
    struct Welcome: UIViewRepresentable {
      let guest: String
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        field.isEnabled = context.environment.isEnabled
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦welcome⟧: Welcome
        private var hasGreeted = false
        init(_ welcome: Welcome) { self.welcome = welcome }
        func textFieldDidBeginEditing(_ field: UITextField) {
          guard !hasGreeted else { return }
          hasGreeted = true
          print("Hello", welcome.guest)
        }
      }
    }
    """,
    fixed: """
      struct TicketReader: UIViewRepresentable {
        let onRead: (String) -> Void
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.reader = self
          field.isEnabled = context.environment.isEnabled
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var reader: TicketReader
          private var hasRead = false
          init(_ reader: TicketReader) { self.reader = reader }
          func textFieldDidEndEditing(_ field: UITextField) {
            guard !hasRead else { return }
            hasRead = true
            reader.onRead(field.text ?? "")
          }
        }
      }
      struct Welcome: UIViewRepresentable {
        let guest: String
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.welcome = self
          field.isEnabled = context.environment.isEnabled
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var welcome: Welcome
          private var hasGreeted = false
          init(_ welcome: Welcome) { self.welcome = welcome }
          func textFieldDidBeginEditing(_ field: UITextField) {
            guard !hasGreeted else { return }
            hasGreeted = true
            print("Hello", welcome.guest)
          }
        }
      }
      """),
  // The make method returns a local with the name of the property that goes stale.
  .flagged(
    """
    struct StepGoal: UIViewRepresentable {
      let steps: Int
      var label: String { "Goal: \\(steps)" }
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(
          UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped)))
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { label.text = self.label }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        var ⟦parent⟧: StepGoal
        init(_ parent: StepGoal) { self.parent = parent }
        @objc func tapped(_ tap: UITapGestureRecognizer) { tap.view?.accessibilityLabel = parent.label }
      }
    }
    """,
    fixed: """
      struct StepGoal: UIViewRepresentable {
        let steps: Int
        var label: String { "Goal: \\(steps)" }
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.isUserInteractionEnabled = true
          label.addGestureRecognizer(
            UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped)))
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) {
          context.coordinator.parent = self
          label.text = self.label
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject {
          var parent: StepGoal
          init(_ parent: StepGoal) { self.parent = parent }
          @objc func tapped(_ tap: UITapGestureRecognizer) { tap.view?.accessibilityLabel = parent.label }
        }
      }
      """),
  // A method that only the make method and the method itself call.
  .accepted(
    """
    import SwiftUI

    struct Outline: UIViewRepresentable {
      let notes: [Note]
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        context.coordinator.add(notes, to: view)
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) { view.isEditable = !notes.isEmpty }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextViewDelegate {
        private let parent: Outline
        init(_ parent: Outline) { self.parent = parent }
        func add(_ notes: [Note], to view: UITextView) {
          for note in notes {
            view.text += "\\(note.title) of \\(parent.notes.count)"
            add(note.children, to: view)
          }
        }
      }
    }
    struct Note {
      let title: String
      let children: [Note]
    }
    """),
]
