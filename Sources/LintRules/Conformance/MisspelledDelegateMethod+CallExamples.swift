import LintEngine

/// The examples of `misspelled-delegate-method` about methods that other code may call.
let misspelledDelegateMethodCallExamples: [RuleExample] = [
  // Methods with other names, in a controller and an extension; then methods that code, a protocol, or an action calls.
  .flagged(
    """
    import SwiftUI
    import UIKit

    protocol RowShowing: UITableViewDelegate {}
    @MainActor final class RowSelection {
      func show(_ tableView: UITableView, didSelectedRowAt indexPath: IndexPath) {}
    }
    final class RowsController: UITableViewController {
      private let selection = RowSelection()
      func ⟦tableView⟧(_ tableView: UITableView, didSelectedRowAt indexPath: IndexPath) {
        selection.show(tableView, didSelectedRowAt: indexPath)
      }
      func tableView(_ tableView: UITableView, titleAt row: Int) -> String { "Row \\(row)" }
      func updateTitle() { title = self.tableView(tableView, titleAt: 1) }
    }
    final class RowDelegate: NSObject, RowShowing {
      @available(iOS 17, *) @MainActor @discardableResult
      func ⟦tableView⟧(_ tableView: UITableView, willSelectedRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    }
    final class SearchDelegate: NSObject {
      func ⟦searchBar⟧(_ searchBar: UISearchBar!, didChange text: String) { print(text) }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.text = "" }
    }
    extension SearchDelegate: UISearchBarDelegate {}
    struct Rows: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> RowsController { RowsController() }
      func updateUIViewController(_ controller: RowsController, context: Context) {}
    }
    protocol EntryShowing: UITableViewDelegate {
      func tableView(_ tableView: UITableView, showRowAt indexPath: IndexPath)
    }
    final class EntriesController: UITableViewController, EntryShowing, UISearchBarDelegate {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        self.tableView(tableView, openRowAt: indexPath)
      }
      func tableView(_ tableView: UITableView, openRowAt indexPath: IndexPath) {}
      func tableView(_ tableView: UITableView, showRowAt indexPath: IndexPath) {}
      func tableView(_ style: UITableView.Style) -> UITableView { UITableView(frame: .zero, style: style) }
      func tableView(below view: UITableView) -> UITableView { UITableView(frame: view.frame) }
      static func tableView(_ tableView: UITableView, heightIn size: CGSize) -> CGFloat { size.height }
      @IBAction func searchBar(_ searchBar: UISearchBar, cleared sender: UIButton) {}
      @objc func searchBar(_ searchBar: UISearchBar, filteredBy tag: Int) {}
    }
    struct Entries: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> EntriesController { EntriesController() }
      func updateUIViewController(_ controller: EntriesController, context: Context) {}
    }
    """),
  // A data source whose methods the rule knows only in part.
  .accepted(
    """
    import AppKit
    import SwiftUI

    final class RowsDelegate: NSObject, NSTableViewDataSource, NSTableViewDelegate {
      func numberOfRows(in tableView: NSTableView) -> Int { 3 }
      func tableView(
        _ tableView: NSTableView, draggingImageForRowsWith rowIndexes: IndexSet, event: NSEvent, offset: NSPointPointer
      ) -> NSImage { NSImage() }
    }
    """),
  // Suggestions come only from methods with the same base name.
  .flagged(
    """
    import SwiftUI
    import UIKit

    final class RowsDelegate: NSObject, UITableViewDelegate, UIPickerViewDelegate {
      func ⟦tableView⟧(_ tableView: UITableView, didSelectedRowAt indexPath: IndexPath) {}
      func ⟦pickerView⟧(_ pickerView: UIPickerView, didSelectedRow row: Int) {}
    }
    """),
]
