import LintEngine

/// The examples of `self-retaining-closure` about functions whose names, receivers, or results decide what is kept.
let selfRetainingClosureReceivedExamples: [RuleExample] = [
  // Code that removes other views than the one that keeps the closure.
  .flagged(
    """
    import SwiftUI

    final class BannerView: UIView {
      var onTap: (() -> Void)?
    }
    final class LoadedView: UIView {
      init(replacing placeholder: UIView) {
        super.init(frame: placeholder.frame)
        placeholder.removeFromSuperview()
      }
      required init?(coder: NSCoder) { nil }
    }
    final class FeedController: UIViewController {
      private let hint = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(LoadedView(replacing: UIView()))
        clearHint()
        let banner = BannerView()
        banner.onTap = ⟦{ self.title = nil }⟧
        view.addSubview(banner)
      }
      private func clearHint() { hint.removeFromSuperview() }
    }
    """,
    fixed: """
      import SwiftUI

      final class BannerView: UIView {
        var onTap: (() -> Void)?
      }
      final class LoadedView: UIView {
        init(replacing placeholder: UIView) {
          super.init(frame: placeholder.frame)
          placeholder.removeFromSuperview()
        }
        required init?(coder: NSCoder) { nil }
      }
      final class FeedController: UIViewController {
        private let hint = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(LoadedView(replacing: UIView()))
          clearHint()
          let banner = BannerView()
          banner.onTap = { [weak self] in self?.title = nil }
          view.addSubview(banner)
        }
        private func clearHint() { hint.removeFromSuperview() }
      }
      """),
  // Methods of this class and its superclass keep the fields, a method returns its own field, and a property returns
  // the closure.
  .flagged(
    """
    import SwiftUI

    class FormController: UIViewController {
      private var fields: [CodeField] = []
      func keep(_ field: CodeField) { fields.append(field) }
    }
    final class CodeField: UITextField {
      var onDelete: (() -> Void)?
      var onReturn: (() -> Void)?
      func onReturn(_ action: @escaping () -> Void) -> CodeField {
        onReturn = action
        return self
      }
    }
    final class FirstController: FormController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let field = CodeField()
        field.onDelete = ⟦{ self.title = nil }⟧
        self.keep(field)
      }
    }
    final class SecondController: FormController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let field = CodeField()
        field.onDelete = ⟦{ self.title = nil }⟧
        super.keep(field)
      }
    }
    final class ThirdController: FormController {
      private let last = CodeField()
      private var reset: () -> Void { ⟦{ self.back() }⟧ }
      override func viewDidLoad() {
        super.viewDidLoad()
        let field = CodeField()
        view.addSubview(field.onReturn ⟦{ self.back() }⟧)
        last.onDelete = reset
      }
      private func back() { title = nil }
    }
    """,
    fixed: """
      import SwiftUI

      class FormController: UIViewController {
        private var fields: [CodeField] = []
        func keep(_ field: CodeField) { fields.append(field) }
      }
      final class CodeField: UITextField {
        var onDelete: (() -> Void)?
        var onReturn: (() -> Void)?
        func onReturn(_ action: @escaping () -> Void) -> CodeField {
          onReturn = action
          return self
        }
      }
      final class FirstController: FormController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let field = CodeField()
          field.onDelete = { [weak self] in self?.title = nil }
          self.keep(field)
        }
      }
      final class SecondController: FormController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let field = CodeField()
          field.onDelete = { [weak self] in self?.title = nil }
          super.keep(field)
        }
      }
      final class ThirdController: FormController {
        private let last = CodeField()
        private var reset: () -> Void { { [weak self] in self?.back() } }
        override func viewDidLoad() {
          super.viewDidLoad()
          let field = CodeField()
          view.addSubview(field.onReturn { [weak self] in self?.back() })
          last.onDelete = reset
        }
        private func back() { title = nil }
      }
      """),
  // Methods that call themselves, one by way of another method.
  .flagged(
    """
    import SwiftUI

    final class CodeField: UITextField {
      var onDelete: (() -> Void)?
    }
    final class CodeController: UIViewController {
      private let field = CodeField()
      override func viewDidLoad() {
        super.viewDidLoad()
        configure(field, retries: 3)
        addField(CodeField(), 4)
      }
      private func configure(_ field: CodeField, retries: Int) {
        field.onDelete = ⟦{ self.back() }⟧
        if retries > 0 { retry(field, retries - 1) }
      }
      private func retry(_ field: CodeField, _ retries: Int) {
        configure(field, retries: retries)
      }
      private func addField(_ field: CodeField, _ number: Int) {
        field.onDelete = ⟦{ self.back() }⟧
        let next = CodeField()
        view.addSubview(next)
        if number > 0 { addField(next, number - 1) }
      }
      private func back() { title = nil }
    }
    """,
    fixed: """
      import SwiftUI

      final class CodeField: UITextField {
        var onDelete: (() -> Void)?
      }
      final class CodeController: UIViewController {
        private let field = CodeField()
        override func viewDidLoad() {
          super.viewDidLoad()
          configure(field, retries: 3)
          addField(CodeField(), 4)
        }
        private func configure(_ field: CodeField, retries: Int) {
          field.onDelete = { [weak self] in self?.back() }
          if retries > 0 { retry(field, retries - 1) }
        }
        private func retry(_ field: CodeField, _ retries: Int) {
          configure(field, retries: retries)
        }
        private func addField(_ field: CodeField, _ number: Int) {
          field.onDelete = { [weak self] in self?.back() }
          let next = CodeField()
          view.addSubview(next)
          if number > 0 { addField(next, number - 1) }
        }
        private func back() { title = nil }
      }
      """),
  // A report that is gone after the call, what a method returns for a field of other code, and a field of another
  // controller.
  .accepted(
    """
    import SwiftUI

    final class CodeField: UITextField {
      var onDelete: (() -> Void)?
      func observe(_ action: @escaping () -> Void) -> FieldToken {
        onDelete = action
        let token = FieldToken()
        return token
      }
    }
    final class FieldToken {}
    final class FieldReport {
      private let field: CodeField
      init(_ field: CodeField) { self.field = field }
      var summary: String { field.text ?? "" }
    }
    final class CodeController: UIViewController {
      private var token: FieldToken?
      override func viewDidLoad() {
        super.viewDidLoad()
        let field = CodeField()
        field.onDelete = { self.back() }
        print(FieldReport(field).summary)
      }
      func watch(_ other: CodeField) {
        token = other.observe { self.back() }
      }
      func show(_ other: CodeController) { view.addSubview(other.makeField()) }
      private func makeField() -> CodeField {
        let field = CodeField()
        field.onDelete = { self.back() }
        return field
      }
      private func back() { title = nil }
    }
    """),
  // Another method with the name of the one that makes the closure, and a local with the name of such a property.
  .accepted(
    """
    import SwiftUI

    final class CodeField: UITextField {
      var onDelete: (() -> Void)?
    }
    final class CodeController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(makeField(titled: "Code"))
        measure(makeField())
        measure(self.draft)
        let draft = CodeField()
        view.addSubview(draft)
      }
      private var draft: CodeField {
        let field = CodeField()
        field.onDelete = { self.back() }
        return field
      }
      private func measure(_ field: CodeField) { print(field.bounds) }
      private func makeField(titled text: String) -> CodeField {
        let field = CodeField()
        field.text = text
        return field
      }
      private func makeField() -> CodeField {
        let field = CodeField()
        field.onDelete = { self.back() }
        return field
      }
      private func back() { title = nil }
    }
    """),
  // A method that calls itself with the object that it received.
  .flagged(
    """
    import SwiftUI

    final class Upload {
      var file = ""
      var onEnd: (() -> Void)?
    }
    final class UploadController: UIViewController {
      func upload() { start(Upload(), attempts: 3) }
      private func start(_ upload: Upload, attempts: Int) {
        upload.onEnd = ⟦{ print(upload.file) }⟧
        if attempts > 1 { start(upload, attempts: attempts - 1) }
      }
    }
    """),
  // A set has a method with the same name.
  .flagged(
    """
    import SwiftUI

    final class Upload {
      var file = ""
      var onEnd: (() -> Void)?
    }
    final class UploadController: UIViewController {
      private var files: Set<String> = []
      func upload(_ file: String) {
        files.insert(file)
        insert(Upload())
      }
      private func insert(_ upload: Upload) { upload.onEnd = ⟦{ print(upload.file) }⟧ }
    }
    """),
]
