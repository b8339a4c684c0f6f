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
]
