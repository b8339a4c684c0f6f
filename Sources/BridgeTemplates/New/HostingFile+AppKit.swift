/// The places in AppKit that differ from those in UIKit.
extension HostingFile {
  var appKitWindow: String {
    """
    /// A window that shows `\(view)`. Keep it in a property, and call `showWindow(nil)`, for example in the method
    /// `applicationDidFinishLaunching` of the app delegate.
    final class \(name): NSWindowController {
      init() {
        super.init(window: NSWindow(contentViewController: NSHostingController(rootView: \(view)())))
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
      }
    }
    """
  }

  var appKitScene: String {
    """
    /// An app delegate that shows SwiftUI scenes in an app with the AppKit lifecycle.
    final class \(name): NSObject, NSApplicationDelegate {
      func applicationWillFinishLaunching(_ notification: Notification) {
        let scenes = NSHostingSceneRepresentation {
          WindowGroup(id: "\(name)") {
            \(view)()
          }
        }
        NSApplication.shared.addSceneRepresentation(scenes)
      }
    }
    """
  }

  var appKitList: String {
    """
    /// A list whose rows show `\(view)`.
    final class \(name): NSViewController, NSTableViewDataSource, NSTableViewDelegate {
      /// The content of a row.
      typealias Item = String

      var items: [Item] = [] {
        didSet { tableView.reloadData() }
      }

      private let tableView = NSTableView()
      private let rowIdentifier = NSUserInterfaceItemIdentifier("\(view)")

      override func loadView() {
        let scrollView = NSScrollView()
        scrollView.hasVerticalScroller = true
        scrollView.documentView = tableView
        view = scrollView
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.addTableColumn(NSTableColumn(identifier: rowIdentifier))
        tableView.headerView = nil
        tableView.usesAutomaticRowHeights = true
        tableView.dataSource = self
        tableView.delegate = self
      }

      func numberOfRows(in tableView: NSTableView) -> Int {
        items.count
      }

      func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
        let content = \(view)(item: items[row])
        if let reused = tableView.makeView(withIdentifier: rowIdentifier, owner: nil) as? NSHostingView<\(view)> {
          reused.rootView = content
          return reused
        }
        let host = NSHostingView(rootView: content)
        host.identifier = rowIdentifier
        return host
      }
    }
    """
  }
}
