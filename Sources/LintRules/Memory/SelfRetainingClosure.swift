import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let selfRetainingClosure = Rule(
    id: "self-retaining-closure",
    group: "memory",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Let a stored closure refer weakly to the object that keeps it.",
    symptom: "Each time the screen or view is shown, another one leaks with everything that it keeps.",
    rationale: """
      A closure keeps what it captures. If it's stored in a property of the same object, or of an object that this one \
      keeps, such as a bar, a child, or a model, neither is ever released. In a wrapper, that happens once for each view \
      that SwiftUI creates.
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
  guard context.project.returnsNothing(found.closure, in: context.path),
    let edits = found.closure.capturingWeakly(name)
  else { return nil }
  return Fix("Capture '\(name)' weakly", edits, safety: .unsafe)
}
