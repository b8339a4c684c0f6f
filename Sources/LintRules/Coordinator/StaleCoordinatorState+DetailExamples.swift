import LintEngine

/// The examples of `stale-coordinator-state` about further details.
let staleCoordinatorStateDetailExamples: [RuleExample] = [
  // The coordinator reads a plain value before it closes the view.
  .flagged(
    """
    struct TitleField: UIViewRepresentable {
      let note: Int
      @Environment(\\.dismiss) private var dismiss
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(note: note, dismiss: dismiss) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        let ⟦note⟧: Int
        let dismiss: DismissAction
        init(note: Int, dismiss: DismissAction) {
          self.note = note
          self.dismiss = dismiss
        }
        func textFieldDidEndEditing(_ field: UITextField) {
          print(note, field.text ?? "")
          dismiss()
        }
      }
    }
    struct NotePage: View {
      @State private var note = 0
      var body: some View {
        TitleField(note: note)
        Button("Next") { note += 1 }
      }
    }
    """,
    fixed: """
      struct TitleField: UIViewRepresentable {
        let note: Int
        @Environment(\\.dismiss) private var dismiss
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.note = note
        }
        func makeCoordinator() -> Coordinator { Coordinator(note: note, dismiss: dismiss) }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var note: Int
          let dismiss: DismissAction
          init(note: Int, dismiss: DismissAction) {
            self.note = note
            self.dismiss = dismiss
          }
          func textFieldDidEndEditing(_ field: UITextField) {
            print(note, field.text ?? "")
            dismiss()
          }
        }
      }
      struct NotePage: View {
        @State private var note = 0
        var body: some View {
          TitleField(note: note)
          Button("Next") { note += 1 }
        }
      }
      """),
  // The view closes only when a closure runs, so the code may come here many times.
  .flagged(
    """
    struct Scanner: UIViewControllerRepresentable {
      let onScan: (String) -> Void
      @Environment(\\.dismiss) private var dismiss
      func makeUIViewController(context: Context) -> ScannerController {
        let controller = ScannerController()
        controller.delegate = context.coordinator
        return controller
      }
      func updateUIViewController(_ controller: ScannerController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan, dismiss: dismiss) }
      final class Coordinator: ScannerDelegate {
        let ⟦onScan⟧: (String) -> Void
        let dismiss: DismissAction
        init(onScan: @escaping (String) -> Void, dismiss: DismissAction) {
          self.onScan = onScan
          self.dismiss = dismiss
        }
        func scanner(_ controller: ScannerController, didFind code: String) {
          onScan(code)
          controller.ask { self.dismiss() }
        }
      }
    }
    final class ScannerController: UIViewController {
      weak var delegate: ScannerDelegate?
      func ask(_ run: @escaping () -> Void) {}
    }
    @MainActor protocol ScannerDelegate: AnyObject {
      func scanner(_ controller: ScannerController, didFind code: String)
    }
    """,
    fixed: """
      struct Scanner: UIViewControllerRepresentable {
        let onScan: (String) -> Void
        @Environment(\\.dismiss) private var dismiss
        func makeUIViewController(context: Context) -> ScannerController {
          let controller = ScannerController()
          controller.delegate = context.coordinator
          return controller
        }
        func updateUIViewController(_ controller: ScannerController, context: Context) {
          context.coordinator.onScan = onScan
        }
        func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan, dismiss: dismiss) }
        final class Coordinator: ScannerDelegate {
          var onScan: (String) -> Void
          let dismiss: DismissAction
          init(onScan: @escaping (String) -> Void, dismiss: DismissAction) {
            self.onScan = onScan
            self.dismiss = dismiss
          }
          func scanner(_ controller: ScannerController, didFind code: String) {
            onScan(code)
            controller.ask { self.dismiss() }
          }
        }
      }
      final class ScannerController: UIViewController {
        weak var delegate: ScannerDelegate?
        func ask(_ run: @escaping () -> Void) {}
      }
      @MainActor protocol ScannerDelegate: AnyObject {
        func scanner(_ controller: ScannerController, didFind code: String)
      }
      """),
  // The view closes only in one case, so the code may come here many times.
  .flagged(
    """
    struct Scanner: UIViewControllerRepresentable {
      let onScan: (String) -> Void
      @Environment(\\.dismiss) private var dismiss
      func makeUIViewController(context: Context) -> ScannerController {
        let controller = ScannerController()
        controller.delegate = context.coordinator
        return controller
      }
      func updateUIViewController(_ controller: ScannerController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan, dismiss: dismiss) }
      final class Coordinator: ScannerDelegate {
        let ⟦onScan⟧: (String) -> Void
        let dismiss: DismissAction
        init(onScan: @escaping (String) -> Void, dismiss: DismissAction) {
          self.onScan = onScan
          self.dismiss = dismiss
        }
        func scanner(_ controller: ScannerController, didFind code: String) {
          onScan(code)
          switch controller.mode {
          case .single: dismiss()
          case .continuous: controller.title = code
          }
        }
      }
    }
    final class ScannerController: UIViewController {
      enum Mode { case single, continuous }
      var mode = Mode.continuous
      weak var delegate: ScannerDelegate?
    }
    @MainActor protocol ScannerDelegate: AnyObject {
      func scanner(_ controller: ScannerController, didFind code: String)
    }
    """,
    fixed: """
      struct Scanner: UIViewControllerRepresentable {
        let onScan: (String) -> Void
        @Environment(\\.dismiss) private var dismiss
        func makeUIViewController(context: Context) -> ScannerController {
          let controller = ScannerController()
          controller.delegate = context.coordinator
          return controller
        }
        func updateUIViewController(_ controller: ScannerController, context: Context) {
          context.coordinator.onScan = onScan
        }
        func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan, dismiss: dismiss) }
        final class Coordinator: ScannerDelegate {
          var onScan: (String) -> Void
          let dismiss: DismissAction
          init(onScan: @escaping (String) -> Void, dismiss: DismissAction) {
            self.onScan = onScan
            self.dismiss = dismiss
          }
          func scanner(_ controller: ScannerController, didFind code: String) {
            onScan(code)
            switch controller.mode {
            case .single: dismiss()
            case .continuous: controller.title = code
            }
          }
        }
      }
      final class ScannerController: UIViewController {
        enum Mode { case single, continuous }
        var mode = Mode.continuous
        weak var delegate: ScannerDelegate?
      }
      @MainActor protocol ScannerDelegate: AnyObject {
        func scanner(_ controller: ScannerController, didFind code: String)
      }
      """),
  // A flag that may be set from the start, so the code says nothing about how often it comes here.
  .flagged(
    """
    struct Scanner: UIViewControllerRepresentable {
      let onScan: (String) -> Void
      func makeUIViewController(context: Context) -> ScannerController {
        let controller = ScannerController()
        controller.delegate = context.coordinator
        return controller
      }
      func updateUIViewController(_ controller: ScannerController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan, didScan: false) }
      final class Coordinator: ScannerDelegate {
        let ⟦onScan⟧: (String) -> Void
        private var didScan: Bool
        init(onScan: @escaping (String) -> Void, didScan: Bool) {
          self.onScan = onScan
          self.didScan = didScan
        }
        func scanner(_ controller: ScannerController, didFind code: String) {
          guard !didScan else { return }
          didScan = true
          onScan(code)
        }
      }
    }
    final class ScannerController: UIViewController {
      weak var delegate: ScannerDelegate?
    }
    protocol ScannerDelegate: AnyObject {
      func scanner(_ controller: ScannerController, didFind code: String)
    }
    """,
    fixed: """
      struct Scanner: UIViewControllerRepresentable {
        let onScan: (String) -> Void
        func makeUIViewController(context: Context) -> ScannerController {
          let controller = ScannerController()
          controller.delegate = context.coordinator
          return controller
        }
        func updateUIViewController(_ controller: ScannerController, context: Context) {
          context.coordinator.onScan = onScan
        }
        func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan, didScan: false) }
        final class Coordinator: ScannerDelegate {
          var onScan: (String) -> Void
          private var didScan: Bool
          init(onScan: @escaping (String) -> Void, didScan: Bool) {
            self.onScan = onScan
            self.didScan = didScan
          }
          func scanner(_ controller: ScannerController, didFind code: String) {
            guard !didScan else { return }
            didScan = true
            onScan(code)
          }
        }
      }
      final class ScannerController: UIViewController {
        weak var delegate: ScannerDelegate?
      }
      protocol ScannerDelegate: AnyObject {
        func scanner(_ controller: ScannerController, didFind code: String)
      }
      """),
  // A computed property, whose closure may run many times.
  .flagged(
    """
    struct Scanner: UIViewControllerRepresentable {
      let onScan: (String) -> Void
      func makeUIViewController(context: Context) -> ScannerController {
        let controller = ScannerController()
        controller.scanAction = context.coordinator.action
        return controller
      }
      func updateUIViewController(_ controller: ScannerController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan) }
      @MainActor final class Coordinator {
        let ⟦onScan⟧: (String) -> Void
        init(onScan: @escaping (String) -> Void) { self.onScan = onScan }
        var action: UIAction { UIAction { [self] _ in onScan("Scanned") } }
      }
    }
    final class ScannerController: UIViewController {
      var scanAction: UIAction?
    }
    """,
    fixed: """
      struct Scanner: UIViewControllerRepresentable {
        let onScan: (String) -> Void
        func makeUIViewController(context: Context) -> ScannerController {
          let controller = ScannerController()
          controller.scanAction = context.coordinator.action
          return controller
        }
        func updateUIViewController(_ controller: ScannerController, context: Context) {
          context.coordinator.onScan = onScan
        }
        func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan) }
        @MainActor final class Coordinator {
          var onScan: (String) -> Void
          init(onScan: @escaping (String) -> Void) { self.onScan = onScan }
          var action: UIAction { UIAction { [self] _ in onScan("Scanned") } }
        }
      }
      final class ScannerController: UIViewController {
        var scanAction: UIAction?
      }
      """),
  // The update method only compares.
  .flagged(
    """
    struct CityList: UIViewRepresentable {
      let cities: [String]
      let query: String
      func makeCoordinator() -> Coordinator { Coordinator(cities: cities) }
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.delegate = context.coordinator
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {
        if table.accessibilityLabel != query { table.reloadData() }
        table.isHidden = cities.isEmpty
      }
      final class Coordinator: NSObject, UITableViewDelegate {
        private let ⟦cities⟧: [String]
        init(cities: [String]) { self.cities = cities }
        func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) { print(cities[indexPath.row]) }
      }
    }
    """,
    fixed: """
      struct CityList: UIViewRepresentable {
        let cities: [String]
        let query: String
        func makeCoordinator() -> Coordinator { Coordinator(cities: cities) }
        func makeUIView(context: Context) -> UITableView {
          let table = UITableView()
          table.delegate = context.coordinator
          return table
        }
        func updateUIView(_ table: UITableView, context: Context) {
          context.coordinator.cities = cities
          if table.accessibilityLabel != query { table.reloadData() }
          table.isHidden = cities.isEmpty
        }
        final class Coordinator: NSObject, UITableViewDelegate {
          var cities: [String]
          init(cities: [String]) { self.cities = cities }
          func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) { print(cities[indexPath.row]) }
        }
      }
      """),
]
