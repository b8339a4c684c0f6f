import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let selfRetainingClosure = Rule(
    id: "self-retaining-closure",
    group: "memory",
    severity: .warning,
    lowerSeverities: [.information(if: "the object may belong to a SwiftUI view that is shown once")],
    since: "iOS 13, macOS 10.15",
    summary: "Let a stored closure refer weakly to the object that keeps it.",
    symptom: "Each time the screen or view is shown, another one leaks with everything that it keeps.",
    rationale: """
      A closure keeps what it captures. If it's stored in a property of the same object, or of an object that this one \
      keeps, such as a bar, a child, or a model, neither is ever released. In a wrapper, that happens once for each view \
      that SwiftUI creates. A closure of a struct captures a copy of the struct, with all objects and state in it. The \
      handlers of actions, registrations, and data sources are stored as well.
      """,
    exception: "Suppress it if the object lives as long as the app.",
    source: """
      https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/
      """,
    examples: [
      // The wrapped view keeps the closure.
      .flagged(
        """
        import SwiftUI

        final class PinField: UITextField {
          var onDelete: (() -> Void)?
        }
        struct PinInput: UIViewRepresentable {
          func makeUIView(context: Context) -> PinField {
            let field = PinField()
            field.onDelete = ⟦{
              field.resignFirstResponder()
            }⟧
            return field
          }
          func updateUIView(_ field: PinField, context: Context) {}
        }
        """,
        fixed: """
          import SwiftUI

          final class PinField: UITextField {
            var onDelete: (() -> Void)?
          }
          struct PinInput: UIViewRepresentable {
            func makeUIView(context: Context) -> PinField {
              let field = PinField()
              field.onDelete = { [weak field] in
                field?.resignFirstResponder()
              }
              return field
            }
            func updateUIView(_ field: PinField, context: Context) {}
          }
          """),
      // The controller keeps a model, and the model keeps the closure.
      .flagged(
        """
        import SwiftUI

        final class FormModel {
          var onSave: ((String) -> Void)?
        }
        final class FormController: UIViewController {
          private let model = FormModel()
          override func viewDidLoad() {
            super.viewDidLoad()
            model.onSave = ⟦{ self.title = $0 }⟧
          }
        }
        """,
        fixed: """
          import SwiftUI

          final class FormModel {
            var onSave: ((String) -> Void)?
          }
          final class FormController: UIViewController {
            private let model = FormModel()
            override func viewDidLoad() {
              super.viewDidLoad()
              model.onSave = { [weak self] in self?.title = $0 }
            }
          }
          """),
      // A control's action, and an initializer that stores the closure.
      .flagged(
        """
        import SwiftUI

        final class RowsController: UIViewController {
          private lazy var button = UIButton(primaryAction: UIAction ⟦{ _ in self.add() }⟧)
          private var badge: Badge?
          override func viewDidLoad() {
            super.viewDidLoad()
            badge = Badge(onTap: ⟦{ self.add() }⟧)
          }
          private func add() {}
        }
        final class Badge {
          let onTap: () -> Void
          init(onTap: @escaping () -> Void) { self.onTap = onTap }
        }
        """,
        fixed: """
          import SwiftUI

          final class RowsController: UIViewController {
            private lazy var button = UIButton(primaryAction: UIAction { [weak self] _ in self?.add() })
            private var badge: Badge?
            override func viewDidLoad() {
              super.viewDidLoad()
              badge = Badge(onTap: { [weak self] in self?.add() })
            }
            private func add() {}
          }
          final class Badge {
            let onTap: () -> Void
            init(onTap: @escaping () -> Void) { self.onTap = onTap }
          }
          """),
      // A cell registration.
      .flagged(
        """
        import SwiftUI

        final class RowsController: UICollectionViewController {
          private var cells: UICollectionView.CellRegistration<UICollectionViewListCell, String>?
          override func viewDidLoad() {
            super.viewDidLoad()
            cells = .init ⟦{ cell, _, text in cell.contentConfiguration = self.content(of: text) }⟧
          }
          private func content(of text: String) -> any UIContentConfiguration { UIHostingConfiguration { Text(text) } }
        }
        """),
      // Each sheet creates a model, which keeps a copy of the view.
      .flagged(
        """
        import SwiftUI

        struct ActivityPage: View {
          @State private var model = ActivityModel()
          @State private var items: [String] = []
          var body: some View {
            List(items, id: \\.self) { Text($0) }.onAppear {
              model.onChange = ⟦{ items = model.items }⟧
              model.onEnd = { items = [] }
            }
          }
        }
        final class ActivityModel {
          var items: [String] = []
          var onChange: (() -> Void)?
          var onEnd: (() -> Void)?
        }
        struct Home: View {
          @State private var isShown = false
          var body: some View { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { ActivityPage() } }
        }
        """),
      // An animator releases its closures, and a variable that code empties keeps nothing.
      .accepted(
        """
        import SwiftUI

        final class FadeController: UIViewController {
          private var animator: UIViewPropertyAnimator?
          private var badge: Badge?
          func fade() {
            animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.alpha = 0 }
            badge = Badge(onTap: { self.fade() })
          }
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            badge = nil
          }
          #if DEBUG
          private lazy var log = Badge(onTap: { self.fade() })
          #endif
        }
        final class Badge {
          let onTap: () -> Void
          init(onTap: @escaping () -> Void) { self.onTap = onTap }
        }
        """),
      // A view that was given its model doesn't know how long that lives, and a capture list can leave the view out.
      .accepted(
        """
        import SwiftUI

        struct Rows: View {
          @ObservedObject var model: RowsModel
          @StateObject private var own = RowsModel()
          @State private var items: [String] = []
          var body: some View {
            List(items, id: \\.self) { Text($0) }.onAppear {
              model.onChange = { items = [] }
              own.onChange = { [model] in model.count += 1 }
            }
          }
        }
        final class RowsModel: ObservableObject {
          @Published var count = 0
          var onChange: (() -> Void)?
        }
        """),
      // Weak references, a property that keeps nothing, and a closure that the class removes.
      .accepted(
        """
        import SwiftUI

        final class Bar: UIView {
          var onTap: (() -> Void)?
          var onEnd: (() -> Void)?
          var onDrag: () -> Void = {}
          func end() {
            onEnd?()
            onEnd = nil
            onDrag = {}
          }
        }
        final class BarController: UIViewController {
          private let bar = Bar()
          private weak var owner: Bar?
          override func viewDidLoad() {
            super.viewDidLoad()
            bar.onTap = { [weak self] in self?.title = nil }
            bar.onEnd = { self.title = "" }
            bar.onDrag = { self.title = "" }
            owner?.onTap = { self.title = "" }
          }
          func add() -> Bar {
            let other = Bar()
            other.onTap = { [weak other] in other?.removeFromSuperview() }
            other.onEnd = { other.removeFromSuperview() }
            return other
          }
        }
        """),
      // Objects that live as long as the app, and values, which are copied.
      .accepted(
        """
        import SwiftUI

        final class Player {
          static let shared = Player()
          private let queue = Queue()
          func start() { queue.onEmpty = { self.stop() } }
          func stop() {}
        }
        final class Queue {
          var onEmpty: (() -> Void)?
        }
        struct Style {
          var title = ""
          var font: (() -> String)?
        }
        func style() -> Style {
          var style = Style()
          style.font = { style.title }
          return style
        }
        """),
      // XCTest keeps test cases until all tests have run.
      .accepted(
        """
        import SwiftUI
        import XCTest

        final class MenuTests: XCTestCase {
          private var service = Service()
          func testVersion() { service.onRequest = { self.version } }
          private var version: Int { 3 }
        }
        final class Service {
          var onRequest: (() -> Int)?
        }
        """),
    ],
    check: .types(checkClosures))
}

@Sendable private func checkClosures(_ type: ProjectType, in context: inout RuleContext) {
  guard context.imports("SwiftUI") else { return }
  for found in context.project.selfRetainingClosures(in: type) where context.contains(found.closure) {
    context.report(
      "retain cycle: \(found.cycle), so neither is released", at: .whole(found.closure),
      severity: found.mayHappenOnce ? .information : nil,
      related: found.others.map { (.whole($0), "this closure does the same") },
      fixes: weakReference(in: found, context).map { [$0] } ?? [])
  }
}

extension SelfRetainingClosure {
  fileprivate var cycle: String {
    let way = path.isAddition ? "in what is added to it" : "through '\(path.joined(separator: "."))'"
    return switch owner {
    case .type(let name), .local(let name): "'\(name)' keeps this closure \(way), and the closure captures '\(name)'"
    case .property(let name, let type):
      "'\(name)' keeps this closure through '\(path.dropFirst().joined(separator: "."))', and the closure captures this "
        + "copy of '\(type)', which keeps '\(name)'"
    }
  }
}

/// Captures the object weakly, if the closure only calls its methods or sets its properties.
private func weakReference(in found: SelfRetainingClosure, _ context: RuleContext) -> Fix? {
  let name: String
  switch found.owner {
  case .type: name = "self"
  case .local(let local): name = local
  case .property: return nil
  }
  let edits = ([found.closure] + found.others).compactMap { closure in
    context.project.returnsNothing(closure, in: context.path) ? closure.capturingWeakly(name) : nil
  }
  guard edits.count == found.others.count + 1 else { return nil }
  return Fix("Capture '\(name)' weakly", edits.flatMap(\.self), safety: .unsafe)
}
