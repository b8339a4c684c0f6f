import LintEngine

/// The examples of `self-retaining-closure` about further details.
let selfRetainingClosureDetailExamples: [RuleExample] = [
  // Dynamic members of a weak reference, what another module adds to a button, and a connection, which frees its handlers.
  .accepted(
    """
    import SwiftUI
    import Synthesizers

    @dynamicMemberLookup final class Weak<Object: AnyObject> {
      private weak var object: Object?
      init(_ object: Object) { self.object = object }
      subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Value? {
        get { object?[keyPath: path] }
        set { if let newValue { object?[keyPath: path] = newValue } }
      }
    }
    final class LevelBar: UIView {
      var onTap: () -> Void = {}
    }
    final class MixerController: UIViewController {
      private var bar: Weak<LevelBar>?
      private let button = UIButton()
      private let connection = NSXPCConnection()
      override func viewDidLoad() {
        super.viewDidLoad()
        bar = Weak(LevelBar())
        bar?.onTap = { self.title = nil }
        button.onPress = { self.title = nil }
        connection.invalidationHandler = { self.title = nil }
      }
    }
    """),
  // A class that no file declares, but only modules of Apple and Swift are imported, so it may be Apple's.
  .accepted(
    """
    import Dispatch
    import ObjectiveC
    import Observation
    import SwiftUI
    import UIKit
    import os

    final class TicketController: UIViewController {
      private let scanner = TicketScanner()
      override func viewDidLoad() {
        super.viewDidLoad()
        scanner.completionHandler = { self.title = "Done" }
        scanner.start()
      }
    }
    """),
  // Objects of other frameworks that release their closures when they have run, and closures that run immediately.
  .accepted(
    """
    import SwiftUI

    final class SearchController: UIViewController {
      private var operation: BlockOperation?
      private var task: Task<Void, Never>?
      private var traits: UITraitCollection?
      private let button = UIButton()
      func start() {
        operation = BlockOperation { self.title = "Searching" }
        task = Task { self.title = "Searching" }
        traits = UITraitCollection { $0.displayScale = self.view.contentScaleFactor }
        let save = UIAction { _ in self.title = "Saved" }
        button.sendAction(save)
      }
    }
    """),
  // A stack, which keeps the views that its initializer receives.
  .flagged(
    """
    import SwiftUI

    final class FilterController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [UIButton(primaryAction: UIAction ⟦{ _ in self.reset() }⟧)])
        view.addSubview(stack)
      }
      private func reset() {}
    }
    """,
    fixed: """
      import SwiftUI

      final class FilterController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let stack = UIStackView(arrangedSubviews: [UIButton(primaryAction: UIAction { [weak self] _ in self?.reset() })])
          view.addSubview(stack)
        }
        private func reset() {}
      }
      """),
  // Code that empties another property of the object, which keeps the closure.
  .flagged(
    """
    import SwiftUI

    final class SegmentController: UIViewController {
      private let bar = SegmentBar()
      override func viewDidLoad() {
        super.viewDidLoad()
        bar.onSelect = ⟦{ self.title = $0 }⟧
      }
      func reset() { bar.selection = nil }
    }
    final class SegmentBar: UIView {
      var selection: String?
      var onSelect: ((String) -> Void)?
    }
    """,
    fixed: """
      import SwiftUI

      final class SegmentController: UIViewController {
        private let bar = SegmentBar()
        override func viewDidLoad() {
          super.viewDidLoad()
          bar.onSelect = { [weak self] in self?.title = $0 }
        }
        func reset() { bar.selection = nil }
      }
      final class SegmentBar: UIView {
        var selection: String?
        var onSelect: ((String) -> Void)?
      }
      """),
  // Objects that exist already or may exist already.
  .accepted(
    """
    import SwiftUI

    class ExportController: UIViewController {
      private let library = Library()
      func export() {
        let current = library.current
        current.onEnd = { current.cancel() }
        let shared = makeSharedExporter()
        shared.onEnd = { shared.cancel() }
        let own = makeExporter()
        own.onEnd = { own.cancel() }
      }
      func finish(_ exporter: Exporter) {
        exporter.onEnd = { exporter.cancel() }
      }
      func makeExporter() -> Exporter {
        let name = String(describing: Self.self)
        fatalError("\\(name) doesn't create an exporter")
      }
      #if targetEnvironment(macCatalyst)
      func makeSharedExporter() -> Exporter { Exporter() }
      #else
      func makeSharedExporter() -> Exporter { library.current }
      #endif
    }
    final class Library {
      var current = Exporter()
    }
    final class Exporter: ObservableObject {
      var onEnd: (() -> Void)?
      func cancel() {}
    }
    """),
  // A controller that a method receives, and an object that one method creates for another.
  .flagged(
    """
    import SwiftUI

    final class PhotoController: UIViewController {
      func edit(in page: EditPage) {
        page.onEnd = ⟦{ page.title = nil }⟧
      }
      func export() {
        let exporter = newExporter()
        exporter.onEnd = ⟦{ exporter.cancel() }⟧
      }
      private func newExporter() -> Exporter { newExporter(quality: 0.8) }
      private func newExporter(quality: Double) -> Exporter {
        let exporter = Exporter()
        exporter.quality = quality
        return exporter
      }
    }
    final class EditPage: UIViewController {
      var onEnd: (() -> Void)?
    }
    final class Exporter: ObservableObject {
      var quality = 1.0
      var onEnd: (() -> Void)?
      func cancel() {}
    }
    """,
    fixed: """
      import SwiftUI

      final class PhotoController: UIViewController {
        func edit(in page: EditPage) {
          page.onEnd = { [weak page] in page?.title = nil }
        }
        func export() {
          let exporter = newExporter()
          exporter.onEnd = { [weak exporter] in exporter?.cancel() }
        }
        private func newExporter() -> Exporter { newExporter(quality: 0.8) }
        private func newExporter(quality: Double) -> Exporter {
          let exporter = Exporter()
          exporter.quality = quality
          return exporter
        }
      }
      final class EditPage: UIViewController {
        var onEnd: (() -> Void)?
      }
      final class Exporter: ObservableObject {
        var quality = 1.0
        var onEnd: (() -> Void)?
        func cancel() {}
      }
      """),
  // An object of another module in a view, which may release its closures.
  .accepted(
    """
    import SwiftUI
    import Synthesizers

    struct PianoPage: View {
      @StateObject private var keyboard = Keyboard()
      @State private var notes: [Int] = []
      var body: some View {
        Text("\\(notes.count) notes").onAppear {
          keyboard.onNote = { note in notes.append(note) }
        }
      }
    }
    struct Lessons: View {
      @State private var isShown = false
      var body: some View { Button("Play") { isShown = true }.sheet(isPresented: $isShown) { PianoPage() } }
    }
    """),
  // Wrappers that keep an object, though it's a new one in each value of the view.
  .flagged(
    """
    import SwiftUI

    @Observable final class PinModel {
      var onChange: (() -> Void)?
    }
    final class PinLog: ObservableObject {
      var onChange: (() -> Void)?
    }
    struct PinForm: View {
      @Bindable private var model = PinModel()
      @ObservedObject private var log = PinLog()
      @State private var text = ""
      var body: some View {
        Text(text).onAppear {
          model.onChange = ⟦{ text = "" }⟧
          log.onChange = ⟦{ text = "" }⟧
        }
      }
    }
    struct PinList: View {
      @State private var isShown = false
      var body: some View { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { PinForm() } }
    }
    """),
  // A cell, whose content view can't be replaced.
  .flagged(
    """
    import SwiftUI

    final class RecipeCell: UITableViewCell {
      func addButton() {
        let button = UIButton(primaryAction: UIAction ⟦{ _ in self.star() }⟧)
        contentView.addSubview(button)
      }
      private func star() {}
    }
    """,
    fixed: """
      import SwiftUI

      final class RecipeCell: UITableViewCell {
        func addButton() {
          let button = UIButton(primaryAction: UIAction { [weak self] _ in self?.star() })
          contentView.addSubview(button)
        }
        private func star() {}
      }
      """),
  // A wrapper of another module, with which all views share one object.
  .accepted(
    """
    import Sharing
    import SwiftUI

    final class PinModel {
      var onChange: (() -> Void)?
    }
    struct PinForm: View {
      @Shared(.inMemory("pin")) private var model: PinModel = PinModel()
      @State private var text = ""
      var body: some View {
        Text(text).onAppear { model.onChange = { text = "" } }
      }
    }
    struct PinList: View {
      @State private var isShown = false
      var body: some View { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { PinForm() } }
    }
    """),
  // The closure is in a local, and the object that stores it is unwrapped first.
  .flagged(
    """
    import SwiftUI

    final class PinField: UITextField { var onDelete: (() -> Void)? }
    final class PinController: UIHostingController<Text> {
      private let field = PinField()
      private var second: PinField?
      override func viewDidLoad() {
        super.viewDidLoad()
        let clear: () -> Void = ⟦{ self.clear() }⟧
        field.onDelete = clear
        guard let second else { return }
        second.onDelete = ⟦{ self.clear() }⟧
      }
      private func clear() { title = nil }
    }
    """,
    fixed: """
      import SwiftUI

      final class PinField: UITextField { var onDelete: (() -> Void)? }
      final class PinController: UIHostingController<Text> {
        private let field = PinField()
        private var second: PinField?
        override func viewDidLoad() {
          super.viewDidLoad()
          let clear: () -> Void = { [weak self] in self?.clear() }
          field.onDelete = clear
          guard let second else { return }
          second.onDelete = { [weak self] in self?.clear() }
        }
        private func clear() { title = nil }
      }
      """),
  // Closures in a dictionary.
  .flagged(
    """
    import SwiftUI

    final class MenuController: UIHostingController<Text> {
      private var handlers: [String: () -> Void] = [:]
      override func viewDidLoad() {
        super.viewDidLoad()
        handlers["close"] = ⟦{ self.close() }⟧
      }
      private func close() { title = nil }
    }
    """,
    fixed: """
      import SwiftUI

      final class MenuController: UIHostingController<Text> {
        private var handlers: [String: () -> Void] = [:]
        override func viewDidLoad() {
          super.viewDidLoad()
          handlers["close"] = { [weak self] in self?.close() }
        }
        private func close() { title = nil }
      }
      """),
]
