import LintEngine

/// The examples of `unretained-delegate` about code that isn't known wholly, and about objects that are no views.
let delegateMakerExamples: [RuleExample] = [
  // Other modules may override an open function.
  .accepted(
    """
    import SwiftUI

    public protocol DialDelegate: AnyObject { func dialDidTurn() }
    public final class Dial: UIView { public weak var delegate: DialDelegate? }
    open class DialListener: DialDelegate {
      public init() {}
      open func dialDidTurn() {}
    }
    open class DialController: UIViewController {
      private let dial = Dial()
      open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(dial)
        dial.delegate = makeListener()
      }
      open func makeListener() -> DialListener { DialListener() }
    }
    """),
  // A part of the class is only in some builds.
  .accepted(
    """
    import SwiftUI

    class PickerController: UIViewController {
      private let field = UITextField()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.delegate = makeListener()
      }
      func makeListener() -> FieldListener { FieldListener() }
      #if DEBUG
        func showSample() { field.text = "Sample" }
      #endif
    }
    final class FieldListener: NSObject, UITextFieldDelegate {}
    """),
  // An object that isn't a view may do all its work before its function returns.
  .accepted(
    """
    import SwiftUI

    protocol ImportDelegate: AnyObject { func importer(_ importer: Importer, didRead line: String) }
    final class LinePrinter: ImportDelegate {
      func importer(_ importer: Importer, didRead line: String) { print(line) }
    }
    final class Importer {
      weak var delegate: ImportDelegate?
      func printLines(of text: String) {
        let printer = LinePrinter()
        delegate = printer
        text.enumerateLines { line, _ in self.delegate?.importer(self, didRead: line) }
      }
    }
    """),
  // A class that inherits its initializers.
  .flagged(
    """
    import SwiftUI

    final class SearchScreen: UIViewController {
      private let bar = UISearchBar()
      override func viewDidLoad() {
        super.viewDidLoad()
        let results = ResultsController(style: .plain)
        ⟦bar.delegate = results⟧
      }
    }
    final class ResultsController: UITableViewController, UISearchBarDelegate {}
    """),
]
