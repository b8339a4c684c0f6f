import LintEngine

/// The examples of `ignored-input-in-update` about methods of the coordinator that read its copy of the struct.
let copyCallExamples: [RuleExample] = [
  // Only make calls one of two methods that call each other.
  .flagged(
    """
    import SwiftUI

    struct TitleBar: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> BarView {
        let bar = BarView()
        context.coordinator.show(bar)
        return bar
      }
      func ⟦updateUIView⟧(_ bar: BarView, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      @MainActor final class Coordinator {
        var parent: TitleBar
        init(parent: TitleBar) { self.parent = parent }
        func show(_ bar: BarView) {
          bar.title = parent.title
          if bar.isHidden { reveal(bar) }
        }
        func reveal(_ bar: BarView) {
          bar.isHidden = false
          show(bar)
        }
      }
    }
    final class BarView: UIView {
      var title = ""
    }
    """),
  // The view calls the method through a protocol.
  .accepted(
    """
    import SwiftUI

    protocol BarSource: AnyObject {
      func fill(_ bar: BarView)
    }
    struct TitleBar: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> BarView {
        let bar = BarView()
        bar.source = context.coordinator
        context.coordinator.fill(bar)
        return bar
      }
      func updateUIView(_ bar: BarView, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      @MainActor final class Coordinator: BarSource {
        var parent: TitleBar
        init(parent: TitleBar) { self.parent = parent }
        func fill(_ bar: BarView) { bar.title = parent.title }
      }
    }
    final class BarView: UIView {
      var title = ""
      weak var source: BarSource?
      override func layoutSubviews() {
        super.layoutSubviews()
        source?.fill(self)
      }
    }
    """),
  // The view keeps a method or a closure that reads the copy, or calls a method that leads to it.
  .accepted(
    """
    import SwiftUI

    struct TitleBar: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> BarView {
        let bar = BarView()
        context.coordinator.attach(to: bar)
        return bar
      }
      func updateUIView(_ bar: BarView, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      @MainActor final class Coordinator {
        var parent: TitleBar
        init(parent: TitleBar) { self.parent = parent }
        func attach(to bar: BarView) {
          fill(bar)
          bar.onReload = fill
        }
        private func fill(_ bar: BarView) { bar.title = parent.title }
      }
    }
    struct NoteBar: UIViewRepresentable {
      let note: String
      func makeUIView(context: Context) -> BarView {
        let bar = BarView()
        context.coordinator.connect(bar)
        return bar
      }
      func updateUIView(_ bar: BarView, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      @MainActor final class Coordinator {
        var parent: NoteBar
        init(parent: NoteBar) { self.parent = parent }
        func connect(_ bar: BarView) {
          write(on: bar)
          bar.onReload = { [weak self] in self?.write(on: $0) }
        }
        private func write(on bar: BarView) { bar.title = parent.note }
      }
    }
    struct StatusBar: UIViewRepresentable {
      let status: String
      func makeUIView(context: Context) -> BarView {
        let bar = BarView()
        bar.coordinator = context.coordinator
        context.coordinator.setUp(bar)
        return bar
      }
      func updateUIView(_ bar: BarView, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      @MainActor final class Coordinator {
        var parent: StatusBar
        init(parent: StatusBar) { self.parent = parent }
        func setUp(_ bar: BarView) { show(in: bar) }
        private func show(in bar: BarView) { bar.title = parent.status }
      }
    }
    final class BarView: UIView {
      var title = ""
      var onReload: ((BarView) -> Void)?
      weak var coordinator: StatusBar.Coordinator?
      override func layoutSubviews() {
        super.layoutSubviews()
        coordinator?.setUp(self)
      }
    }
    """),
  // A hosting controller whose content may be of any type has a view of its own.
  .flagged(
    """
    struct Shelf<Content: View>: UIViewControllerRepresentable {
      let books: [Book]
      let spacing: Double
      let cell: (Book) -> Content
      func makeUIViewController(context: Context) -> ShelfController { ShelfController(spacing: spacing) }
      func ⟦updateUIViewController⟧(_ shelf: ShelfController, context: Context) {
        context.coordinator.view = self
        shelf.show(context.coordinator.titles)
      }
      func makeCoordinator() -> Coordinator { Coordinator(view: self) }
      final class Coordinator {
        var view: Shelf
        init(view: Shelf) { self.view = view }
        var titles: [String] { view.books.map(\\.title) }
      }
      final class Cell: UICollectionViewCell {
        var controller: UIHostingController<Content>?
        func attach() {
          guard let controller else { return }
          contentView.addSubview(controller.view)
        }
      }
    }
    struct Book { var title = "" }
    final class ShelfController: UIViewController {
      init(spacing: Double) { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError() }
      func show(_ titles: [String]) { title = titles.first }
    }
    """),
]
