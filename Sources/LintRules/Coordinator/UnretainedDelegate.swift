import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let unretainedDelegate = Rule(
    id: "unretained-delegate",
    group: "coordinator",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Keep a reference to an object that you assign to a weak delegate property.",
    symptom: "The delegate's methods never run, or the table stays empty.",
    rationale: """
      Delegate and data source properties are weak, so that two objects don't retain each other. If nothing else \
      refers to the delegate, it's released immediately, or when the function that created it returns, and the property \
      becomes `nil`. The compiler reports only initializer calls that are assigned directly. In a representable, use \
      the coordinator, which SwiftUI keeps as long as the view; elsewhere, store the object in a property.
      """,
    exception: "Suppress it if the delegate is needed only while the function runs.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext/coordinator",
    examples: [
      .flagged(
        """
        import SwiftUI
        import UIKit

        struct Rows: UIViewRepresentable {
          var rows: [String]
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            let source = RowSource(rows: rows)
            ⟦table.dataSource = source⟧
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {}
        }
        final class RowSource: NSObject, UITableViewDataSource {
          var rows: [String]
          init(rows: [String]) { self.rows = rows }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
        }
        """),
      // A SwiftUI view with a coordinator, which SwiftUI creates only for representables.
      .flagged(
        """
        import SwiftUI
        import UIKit

        struct ImportButton: View {
          var onPick: (URL) -> Void
          var body: some View { Button("Import") { pick() } }
          private func pick() {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [])
            ⟦picker.delegate = makeCoordinator()⟧
            UIApplication.shared.windows.first?.rootViewController?.present(picker, animated: true)
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, UIDocumentPickerDelegate {
            let parent: ImportButton
            init(_ parent: ImportButton) { self.parent = parent }
            func documentPicker(_ picker: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
              urls.first.map(parent.onPick)
            }
          }
        }
        """),
      // Two weak properties, and the view that the controller keeps.
      .flagged(
        """
        import SwiftUI
        import UIKit

        final class FeedController: UIViewController {
          private let table = UITableView()
          private var host: UIHostingController<Text>?
          override func viewDidLoad() {
            super.viewDidLoad()
            let feed = FeedSource()
            feed.title = "Today"
            ⟦table.dataSource = feed⟧
            ⟦table.delegate = feed⟧
          }
        }
        final class FeedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
          var title = ""
          override init() { super.init() }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
        }
        """),
      // Stored in a property, in the coordinator, or in an array.
      .accepted(
        """
        import SwiftUI
        import UIKit

        struct Rows: UIViewRepresentable {
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            let source = RowSource()
            context.coordinator.source = source
            table.dataSource = source
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var source: RowSource? }
        }
        final class FeedController: UIViewController {
          private let table = UITableView()
          private let source = RowSource()
          private var sources: [RowSource] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            table.dataSource = source
            let other = RowSource()
            table.dataSource = other
            sources.append(other)
          }
        }
        final class RowSource: NSObject, UITableViewDataSource {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
        }
        """),
      // Strong properties: of the project, and of Core Animation.
      .accepted(
        """
        import SwiftUI
        import UIKit

        final class PulseView: UIView {
          var delegate: PulseDelegate?
          func start() {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.delegate = PulseDelegate()
            layer.add(animation, forKey: nil)
          }
        }
        struct Pulse: UIViewRepresentable {
          func makeUIView(context: Context) -> PulseView {
            let view = PulseView()
            view.delegate = PulseDelegate()
            return view
          }
          func updateUIView(_ view: PulseView, context: Context) {}
        }
        final class PulseDelegate: NSObject, CAAnimationDelegate {}
        """),
      // An object that a closure, the object itself, or the other object that it's passed to keeps.
      .accepted(
        """
        import SwiftUI
        import UIKit

        struct Field: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            let limit = Limit()
            field.delegate = limit
            field.addAction(UIAction { _ in print(limit.maximum) }, for: .editingChanged)
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) { field.delegate = Registered() }
        }
        final class Limit: NSObject, UITextFieldDelegate { var maximum = 8 }
        final class Registered: NSObject, UITextFieldDelegate {
          static var all: [Registered] = []
          override init() {
            super.init()
            Self.all.append(self)
          }
        }
        """),
      // A test that asks the delegate afterwards.
      .accepted(
        """
        import SwiftUI
        import UIKit

        final class FieldTests {
          func testReturn(field: UITextField) -> Bool {
            let spy = Spy()
            field.delegate = spy
            field.sendActions(for: .editingDidEndOnExit)
            return spy.didReturn
          }
        }
        final class Spy: NSObject, UITextFieldDelegate {
          var didReturn = false
          func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            didReturn = true
            return true
          }
        }
        """),
      // An existing object that a function returns, and a delegate that's needed only while the function runs.
      .accepted(
        """
        import AppKit
        import SwiftUI

        struct ExportButton: View {
          private let filter = Filter()
          var body: some View { Button("Export") { export() } }
          private func export() {
            let panel = NSOpenPanel()
            let own = Filter()
            panel.delegate = own
            _ = panel.runModal()
            panel.delegate = sharedFilter()
          }
          private func sharedFilter() -> Filter { filter }
        }
        final class Filter: NSObject, NSOpenSavePanelDelegate {}
        """),
    ] + delegateOwnerExamples + delegateMakerExamples,
    signs: .delegation,
    check: .types(checkDelegates))
}

@Sendable private func checkDelegates(_ type: ProjectType, in context: inout RuleContext) {
  guard context.imports("SwiftUI") else { return }
  let found = context.project.unretainedDelegates(in: type)
  guard !found.isEmpty else { return }
  let ownCoordinators = Set(context.project.manualCoordinatorCalls(around: type).map(\.call))
  for delegate in found where !ownCoordinators.contains(delegate.call) {
    let end = delegate.local == nil ? "immediately" : "when \(delegate.functionName) returns"
    let object = delegate.local.map { "'\($0)'" } ?? "the '\(delegate.className)'"
    context.report(
      "nothing retains \(object), so the weak '\(delegate.property)' becomes nil \(end)", at: .whole(delegate.node))
  }
}

extension UnretainedDelegate {
  /// The function around the assignment, as messages name it.
  fileprivate var functionName: String {
    member.node.kind == .initializerDeclaration ? "'init'" : member.isFunction ? "'\(member.name)'" : "the function"
  }
}
