import LintEngine

/// Values and coordinators that code passes on.
let staleCoordinatorStatePassedExamples: [RuleExample] = [
  // The extension of a protocol passes the whole value to the view, which refreshes the coordinator.
  .accepted(
    """
    import SwiftUI

    protocol DialSource { var limit: Int { get } }
    extension DialSource {
      func send(to view: DialView) { view.show(self) }
    }
    struct Dial: UIViewRepresentable, DialSource {
      let limit: Int
      func makeCoordinator() -> Coordinator { Coordinator(limit: limit) }
      func makeUIView(context: Context) -> DialView {
        let view = DialView()
        view.coordinator = context.coordinator
        return view
      }
      func updateUIView(_ view: DialView, context: Context) { send(to: view) }
      final class Coordinator {
        var limit: Int
        init(limit: Int) { self.limit = limit }
        func turn(_ steps: Int) -> Int { min(steps, limit) }
      }
    }
    final class DialView: UIView {
      weak var coordinator: Dial.Coordinator?
      func show(_ source: any DialSource) { coordinator?.limit = source.limit }
    }
    """),
  // A function that the view calls later refreshes the coordinator.
  .accepted(
    """
    import SwiftUI

    struct Dial: UIViewRepresentable {
      let limit: Int
      func makeCoordinator() -> Coordinator { Coordinator(limit: limit) }
      func makeUIView(context: Context) -> DialView {
        let view = DialView()
        view.coordinator = context.coordinator
        return view
      }
      func updateUIView(_ view: DialView, context: Context) {
        view.onLayout = { [weak view] in
          if let view { refresh(view) }
        }
      }
      private func refresh(_ view: DialView) { view.coordinator?.limit = limit }
      final class Coordinator {
        var limit: Int
        init(limit: Int) { self.limit = limit }
        func turn(_ steps: Int) -> Int { min(steps, limit) }
      }
    }
    final class DialView: UIView {
      weak var coordinator: Dial.Coordinator?
      var onLayout: () -> Void = {}
    }
    """),
  // The view knows the coordinator by a protocol of another module.
  .accepted(
    """
    import DialKit
    import SwiftUI

    struct Dial: UIViewRepresentable {
      let limit: Int
      func makeCoordinator() -> Coordinator { Coordinator(limit: limit) }
      func makeUIView(context: Context) -> DialView {
        let view = DialView()
        view.owner = context.coordinator
        return view
      }
      func updateUIView(_ view: DialView, context: Context) { view.owner?.limit = limit }
      final class Coordinator: DialHandler {
        var limit: Int
        init(limit: Int) { self.limit = limit }
        func turn(_ steps: Int) -> Int { min(steps, limit) }
      }
    }
    final class DialView: UIView {
      weak var owner: (any DialOwner)?
    }
    """),
  // A type that a macro declares.
  .accepted(
    """
    import SwiftUI

    @DialStyles struct Dial: UIViewRepresentable {
      let style: Dial.Style
      func makeCoordinator() -> Coordinator { Coordinator(style: style) }
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { view.isHidden = style.isHidden }
      final class Coordinator {
        let style: Dial.Style
        init(style: Dial.Style) { self.style = style }
        func turn(_ steps: Int) -> Int { steps * style.factor }
      }
    }
    """),
  // A helper of 'makeCoordinator' sets the closure.
  .flagged(
    """
    struct SearchBar: UIViewRepresentable {
      let onSearch: (String) -> Void
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = context.coordinator
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) {}
      func makeCoordinator() -> Coordinator { connected() }
      private func connected() -> Coordinator {
        let coordinator = Coordinator()
        coordinator.search = onSearch
        return coordinator
      }
      final class Coordinator: NSObject, UISearchBarDelegate {
        var ⟦search⟧: ((String) -> Void)?
        func searchBarSearchButtonClicked(_ bar: UISearchBar) { search?(bar.text ?? "") }
      }
    }
    """,
    fixed: """
      struct SearchBar: UIViewRepresentable {
        let onSearch: (String) -> Void
        func makeUIView(context: Context) -> UISearchBar {
          let bar = UISearchBar()
          bar.delegate = context.coordinator
          return bar
        }
        func updateUIView(_ bar: UISearchBar, context: Context) {
          context.coordinator.search = onSearch
        }
        func makeCoordinator() -> Coordinator { connected() }
        private func connected() -> Coordinator {
          let coordinator = Coordinator()
          coordinator.search = onSearch
          return coordinator
        }
        final class Coordinator: NSObject, UISearchBarDelegate {
          var search: ((String) -> Void)?
          func searchBarSearchButtonClicked(_ bar: UISearchBar) { search?(bar.text ?? "") }
        }
      }
      """),
  // Calls of the same method with and without `self`, one of them for an animation.
  .flagged(
    """
    import SwiftUI
    import UIKit
    struct TrackList: UIViewRepresentable {
      let tracks: [String]
      let onPlay: (String) -> Void
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.dataSource = context.coordinator
        table.delegate = context.coordinator
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {
        if context.coordinator.tracks.isEmpty {
          self.show(table, context.coordinator)
        } else if context.coordinator.tracks != tracks {
          UIView.animate(withDuration: 0.2) { self.show(table, context.coordinator) }
        }
      }
      private func show(_ table: UITableView, _ coordinator: Coordinator) {
        coordinator.tracks = tracks
        table.reloadData()
      }
      func makeCoordinator() -> Coordinator { Coordinator(onPlay: onPlay) }
      final class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
        var tracks: [String] = []
        private let ⟦onPlay⟧: (String) -> Void
        init(onPlay: @escaping (String) -> Void) { self.onPlay = onPlay }
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { tracks.count }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { onPlay(tracks[path.row]) }
      }
    }
    """,
    fixed: """
      import SwiftUI
      import UIKit
      struct TrackList: UIViewRepresentable {
        let tracks: [String]
        let onPlay: (String) -> Void
        func makeUIView(context: Context) -> UITableView {
          let table = UITableView()
          table.dataSource = context.coordinator
          table.delegate = context.coordinator
          return table
        }
        func updateUIView(_ table: UITableView, context: Context) {
          context.coordinator.onPlay = onPlay
          if context.coordinator.tracks.isEmpty {
            self.show(table, context.coordinator)
          } else if context.coordinator.tracks != tracks {
            UIView.animate(withDuration: 0.2) { self.show(table, context.coordinator) }
          }
        }
        private func show(_ table: UITableView, _ coordinator: Coordinator) {
          coordinator.tracks = tracks
          table.reloadData()
        }
        func makeCoordinator() -> Coordinator { Coordinator(onPlay: onPlay) }
        final class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
          var tracks: [String] = []
          var onPlay: (String) -> Void
          init(onPlay: @escaping (String) -> Void) { self.onPlay = onPlay }
          func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { tracks.count }
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
          func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { onPlay(tracks[path.row]) }
        }
      }
      """),
  // The same code closes the view, inside a `do` and with `await`.
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
      func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan) }
      final class Coordinator: ScannerDelegate {
        let ⟦onScan⟧: (String) -> Void
        init(onScan: @escaping (String) -> Void) { self.onScan = onScan }
        func scanner(_ controller: ScannerController, didFind code: String) async {
          do {
            controller.stop()
            await controller.dismiss(animated: true)
          }
          onScan(code)
        }
      }
    }
    final class ScannerController: UIViewController {
      weak var delegate: ScannerDelegate?
      func stop() {}
    }
    @MainActor protocol ScannerDelegate: AnyObject {
      func scanner(_ controller: ScannerController, didFind code: String) async
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
        func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan) }
        final class Coordinator: ScannerDelegate {
          var onScan: (String) -> Void
          init(onScan: @escaping (String) -> Void) { self.onScan = onScan }
          func scanner(_ controller: ScannerController, didFind code: String) async {
            do {
              controller.stop()
              await controller.dismiss(animated: true)
            }
            onScan(code)
          }
        }
      }
      final class ScannerController: UIViewController {
        weak var delegate: ScannerDelegate?
        func stop() {}
      }
      @MainActor protocol ScannerDelegate: AnyObject {
        func scanner(_ controller: ScannerController, didFind code: String) async
      }
      """),
  // The coordinator receives the context, and other methods only read the input or store it in another object.
  .flagged(
    """
    import SwiftUI
    import UIKit

    struct NoteField: UIViewRepresentable {
      let text: String
      let limit: Int
      func makeCoordinator() -> Coordinator { Coordinator(limit: limit) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        context.coordinator.fill(field, with: text, in: context)
      }
      func saveLimit() { NoteSettings.shared.limit = limit }
      func hasRoom(for other: String) -> Bool { text.count + other.count < limit }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦limit⟧: Int
        init(limit: Int) { self.limit = limit }
        func fill(_ field: UITextField, with text: String, in context: NoteField.Context) {
          if field.text != text { field.text = text }
          field.isEnabled = context.environment.isEnabled
        }
        func textFieldShouldReturn(_ field: UITextField) -> Bool { (field.text ?? "").count < limit }
      }
    }
    @MainActor final class NoteSettings {
      static let shared = NoteSettings()
      var limit = 10
    }
    """,
    fixed: """
      import SwiftUI
      import UIKit

      struct NoteField: UIViewRepresentable {
        let text: String
        let limit: Int
        func makeCoordinator() -> Coordinator { Coordinator(limit: limit) }
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.limit = limit
          context.coordinator.fill(field, with: text, in: context)
        }
        func saveLimit() { NoteSettings.shared.limit = limit }
        func hasRoom(for other: String) -> Bool { text.count + other.count < limit }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var limit: Int
          init(limit: Int) { self.limit = limit }
          func fill(_ field: UITextField, with text: String, in context: NoteField.Context) {
            if field.text != text { field.text = text }
            field.isEnabled = context.environment.isEnabled
          }
          func textFieldShouldReturn(_ field: UITextField) -> Bool { (field.text ?? "").count < limit }
        }
      }
      @MainActor final class NoteSettings {
        static let shared = NoteSettings()
        var limit = 10
      }
      """),
  // An initializer calls another one, and a method has the same argument.
  .flagged(
    """
    struct Dial: UIViewRepresentable {
      let limit: Int
      func makeCoordinator() -> Coordinator { Coordinator(limit: limit, isLive: true) }
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {}
      final class Coordinator {
        var ⟦limit⟧: Int
        private var isLive = false
        init(limit: Int) { self.limit = limit }
        convenience init(limit: Int, isLive: Bool = false) {
          self.init(limit: limit)
          self.isLive = isLive
        }
        func log(limit: Int) { print("At most \\(limit)") }
        func turn(_ steps: Int) -> Int { isLive ? min(steps, limit) : 0 }
      }
    }
    """,
    fixed: """
      struct Dial: UIViewRepresentable {
        let limit: Int
        func makeCoordinator() -> Coordinator { Coordinator(limit: limit, isLive: true) }
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {
          context.coordinator.limit = limit
        }
        final class Coordinator {
          var limit: Int
          private var isLive = false
          init(limit: Int) { self.limit = limit }
          convenience init(limit: Int, isLive: Bool = false) {
            self.init(limit: limit)
            self.isLive = isLive
          }
          func log(limit: Int) { print("At most \\(limit)") }
          func turn(_ steps: Int) -> Int { isLive ? min(steps, limit) : 0 }
        }
      }
      """),
]
