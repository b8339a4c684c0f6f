import LintEngine

/// The examples of `self-retaining-closure` about elements of collections and about other names for an object.
let selfRetainingClosureCollectionExamples: [RuleExample] = [
  // All elements of collections, one of a dictionary, and locals for properties.
  .flagged(
    """
    import SwiftUI

    final class CodeField: UITextField {
      var onDelete: (() -> Void)?
    }
    final class CodePanel: UIView {
      let first = CodeField()
      var pair: (CodeField, CodeField)?
    }
    final class DigitsController: UIHostingController<Text> {
      private let panel = CodePanel()
      private let digits = [CodeField(), CodeField()]
      private let letters: ContiguousArray<CodeField> = [CodeField(), CodeField()]
      private let signs: Set<CodeField> = [CodeField(), CodeField()]
      private let named: [String: CodeField] = ["first": CodeField(), "last": CodeField()]
      private let title1 = CodeField()
      private let title2 = CodeField()
      private let last: CodeField? = CodeField()
      private let extra: CodeField? = CodeField()
      private let ends = (CodeField(), CodeField())
      private var text = ""
      override func viewDidLoad() {
        super.viewDidLoad()
        digits.forEach { field in field.onDelete = ⟦{ print(self.text) }⟧ }
        for field in letters { field.onDelete = ⟦{ print(self.text) }⟧ }
        signs.forEach { $0.onDelete = ⟦{ print(self.text) }⟧ }
        named["first"]?.onDelete = ⟦{ print(self.text) }⟧
        for field in [title1, title2] { field.onDelete = ⟦{ print(self.text) }⟧ }
        if let field = self.last { field.onDelete = ⟦{ print(self.text) }⟧ }
        let first = panel.first
        first.onDelete = ⟦{ print(self.text) }⟧
        DispatchQueue.main.async { [weak self] in
          guard let self else { return }
          self.extra?.onDelete = ⟦{ print(self.text) }⟧
        }
      }
    }
    """),
  // The elements of a dictionary, with their keys, and a part of a tuple.
  .flagged(
    """
    import SwiftUI

    final class CodeField: UITextField {
      var onDelete: (() -> Void)?
    }
    final class DigitsController: UIHostingController<Text> {
      private let named: [String: CodeField] = ["first": CodeField(), "last": CodeField()]
      private let ends = (CodeField(), CodeField())
      private var text = ""
      override func viewDidLoad() {
        super.viewDidLoad()
        for (name, field) in named { field.onDelete = ⟦{ print(self.text, name) }⟧ }
        let (start, end) = ends
        start.onDelete = ⟦{ print(self.text, end) }⟧
      }
    }
    """),
  // A parameter, a new object, a local that means several objects, and a result.
  .accepted(
    """
    import SwiftUI

    final class CodePanel: UIView {
      var above: CodePanel?
      var onClose: (() -> Void)?
      convenience init?(named name: String) {
        if name.isEmpty { return nil }
        self.init()
      }
    }
    final class PanelController: UIHostingController<Text> {
      private var panel = CodePanel()
      private let names: [String] = ["code"]
      private var text = ""
      func open(_ given: CodePanel?, _ below: CodePanel?) {
        if let given { given.onClose = { print(self.text) } }
        if let opened = CodePanel(named: "code") { opened.onClose = { print(self.text) } }
        var top = panel
        while let above = top.above { top = above }
        top.onClose = { print(self.text) }
        let stack = names.reduce(into: CodePanel()) { stack, name in
          stack.onClose = { print(self.text, name) }
        }
        print(stack)
      }
    }
    """),
  // A view that is given its object by the view that creates it, directly or by way of another view.
  .flagged(
    """
    import SwiftUI

    @Observable final class CropModel {
      var onEnd: (() -> Void)?
    }
    struct CropPage: View {
      @State private var model = CropModel()
      var body: some View { CropPanel(model: model) }
    }
    struct CropPanel: View {
      let model: CropModel
      var body: some View { CropTools(tools: model) }
    }
    struct CropTools: View {
      @Bindable var tools: CropModel
      @State private var isDone = false
      var body: some View {
        Text(isDone ? "Done" : "Crop").onAppear { tools.onEnd = ⟦{ isDone = true }⟧ }
      }
    }
    struct Photo: View {
      @State private var isCropped = false
      var body: some View { Button("Crop") { isCropped = true }.sheet(isPresented: $isCropped) { CropPage() } }
    }
    """),
  // The view that creates the object belongs to the app or may be shown once, the object is a local or one of a class, or
  // the closure leaves the view out.
  .accepted(
    """
    import SwiftUI

    final class CropModel: ObservableObject {
      var onEnd: (() -> Void)?
      var onStart: (() -> Void)?
      var count = 0
    }
    @main struct PhotoApp: App {
      var body: some Scene { WindowGroup { Photos() } }
    }
    struct Photos: View {
      @State private var model = CropModel()
      @State private var isCropped = false
      var body: some View {
        Button("Crop") { isCropped = true }.sheet(isPresented: $isCropped) { CropTools(model: model) }
      }
    }
    struct CropTools: View {
      @ObservedObject var model: CropModel
      @State private var isDone = false
      var body: some View {
        Text(isDone ? "Done" : "Crop").onAppear { model.onEnd = { isDone = true } }
      }
    }
    struct CropPage: View {
      @State private var model = CropModel()
      var body: some View { CropCounter(model: model) }
    }
    struct CropCounter: View {
      let model: CropModel
      var body: some View { Text("Crop").onAppear { model.onEnd = { [model] in model.count += 1 } } }
    }
    struct CropBoard: View {
      @State private var model = CropModel()
      var body: some View { FrameTools(model: model) }
    }
    struct Frames: View {
      @State private var isShown = false
      @State private var model = CropModel()
      let shared: CropModel
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
          let model = shared
          CropPage()
          FrameTools(model: model)
        }
      }
    }
    struct FrameTools: View {
      let model: CropModel
      @State private var isDone = false
      var body: some View { Text("\\(isDone)").onAppear { model.onStart = { isDone = true } } }
    }
    final class PhotoStore {
      let crop = CropModel()
      func tools() -> StoreTools { StoreTools(model: crop) }
    }
    struct StoreTools: View {
      let model: CropModel
      @State private var isDone = false
      var body: some View { Text("\\(isDone)").onAppear { model.onStart = { isDone = true } } }
    }
    """),
  // `self-retaining-host` knows what a root view keeps.
  .accepted(
    """
    import SwiftUI

    final class CardModel {
      var onClose: (() -> Void)?
    }
    struct Card: View {
      let model: CardModel
      var body: some View { Text("Card") }
    }
    final class CardController: UIViewController {
      func open() {
        let host = UIHostingController(rootView: Card(model: CardModel()))
        host.rootView.model.onClose = { host.dismiss(animated: true) }
        present(host, animated: true)
      }
    }
    """),
  // A method of the controller gives the closure to its root view.
  .flagged(
    """
    import SwiftUI

    struct HelpPage: View {
      var onClose: () -> Void = {}
      var body: some View { Button("Close", action: onClose) }
    }
    final class HelpController: UIHostingController<HelpPage> {
      static func make() -> HelpController {
        let controller = HelpController(rootView: HelpPage())
        controller.setAction ⟦{ controller.dismiss(animated: true) }⟧
        return controller
      }
      private func setAction(_ action: @escaping () -> Void) { rootView.onClose = action }
    }
    """,
    fixed: """
      import SwiftUI

      struct HelpPage: View {
        var onClose: () -> Void = {}
        var body: some View { Button("Close", action: onClose) }
      }
      final class HelpController: UIHostingController<HelpPage> {
        static func make() -> HelpController {
          let controller = HelpController(rootView: HelpPage())
          controller.setAction { [weak controller] in controller?.dismiss(animated: true) }
          return controller
        }
        private func setAction(_ action: @escaping () -> Void) { rootView.onClose = action }
      }
      """),
]
