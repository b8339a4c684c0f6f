import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let misspelledDelegateMethod = Rule(
    id: "misspelled-delegate-method",
    group: "conformance",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Declare delegate methods with the names and labels of the protocol.",
    symptom: "A delegate method never runs.",
    rationale: """
      UIKit and AppKit find the optional methods of a delegate by their names and labels. A method that differs is an \
      ordinary method that nothing calls. The compiler warns only if the name is nearly that of a requirement, and \
      only in the declaration or extension that states the conformance.
      """,
    exception: "Suppress it if code in Objective-C calls the method.",
    source: "https://developer.apple.com/documentation/uikit/uitableviewdelegate",
    examples: [
      .flagged(
        """
        struct SearchField: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.delegate = context.coordinator
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) { context.coordinator.parent = self }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, UISearchBarDelegate {
            var parent: SearchField
            init(_ parent: SearchField) { self.parent = parent }
            func ⟦searchBar⟧(_ searchBar: UISearchBar, textDidChanged text: String) { parent.text = text }
          }
        }
        """),
      // A method of another class's delegate, and one in an extension in which the compiler doesn't look.
      .flagged(
        """
        struct Rows: UIViewRepresentable {
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            table.delegate = context.coordinator
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITableViewDelegate {
            func ⟦tableView⟧(_ table: UITableView, shouldSelectRowAt path: IndexPath) -> Bool { path.row > 0 }
          }
        }
        extension Rows.Coordinator {
          func ⟦tableView⟧(_ tableView: UITableView, didSelectedRowAt indexPath: IndexPath) {}
        }
        """),
      // The drop delegate of a list, and the delegate of a download.
      .flagged(
        """
        import SwiftUI
        import WebKit

        final class RowDrops: NSObject, UITableViewDropDelegate {
          func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {}
          func ⟦tableView⟧(_ tableView: UITableView, canHandleDrop session: UIDropSession) -> Bool {
            session.canLoadObjects(ofClass: UIImage.self)
          }
        }
        final class Downloads: NSObject, WKDownloadDelegate {
          func download(
            _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
            completionHandler: @escaping @MainActor (URL?) -> Void
          ) {
            completionHandler(URL.downloadsDirectory.appending(path: suggestedFilename))
          }
          func ⟦download⟧(_ download: WKDownload, didFail error: any Error, resumeData: Data?) {}
        }
        """),
      // The right names, and a deprecated one.
      .accepted(
        """
        struct Rows: UIViewRepresentable {
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            table.delegate = context.coordinator
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
            func tableView(_ table: UITableView, editActionsForRowAt path: IndexPath) -> [UITableViewRowAction]? { nil }
            func scrollViewDidScroll(_ scrollView: UIScrollView) {}
          }
        }
        """),
      // A method that other code calls, and one of the project's own protocol.
      .accepted(
        """
        struct Rows: UIViewRepresentable {
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            table.delegate = context.coordinator
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITableViewDelegate, RowDelegate {
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              self.tableView(tableView, openRowAt: indexPath)
            }
            func tableView(_ tableView: UITableView, openRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, didSwipeRowAt indexPath: IndexPath) {}
          }
        }
        protocol RowDelegate: AnyObject {
          func tableView(_ tableView: UITableView, didSwipeRowAt indexPath: IndexPath)
        }
        """),
      // A protocol of another module may have the method, and Objective-C may call it by a selector.
      .accepted(
        """
        import PagerKit
        import SwiftUI
        import UIKit

        final class RowDelegate: NSObject, UITableViewDelegate, PagerDelegate {
          func tableView(_ tableView: UITableView, didPageTo indexPath: IndexPath) {}
        }
        final class TapDelegate: NSObject, UITableViewDelegate {
          @objc func tableView(_ tableView: UITableView, tappedRowAt indexPath: IndexPath) {}
        }
        """),
    ] + misspelledDelegateMethodCallExamples,
    signs: .delegation,
    check: .types(checkMethods))
}

@Sendable private func checkMethods(_ type: ProjectType, in context: inout RuleContext) {
  let methods = context.project.unknownDelegateMethods(in: type)
  guard !methods.isEmpty, context.imports("SwiftUI") || context.project.isBridgingClass(type, in: context.path) else {
    return
  }
  for method in methods {
    let name = method.member.fullName
    context.report(
      "no protocol of '\(type.simpleName)' has '\(name)', so nothing calls it"
        + suggestion(for: name, among: method.similarNames),
      at: .name(of: method.member.node))
  }
}
