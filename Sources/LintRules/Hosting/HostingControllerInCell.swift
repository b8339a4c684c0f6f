import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let hostingControllerInCell = Rule(
    id: "hosting-controller-in-cell",
    group: "hosting",
    severity: .information,
    lowerSeverities: [.hint(if: "the deployment target is unknown")],
    since: "iOS 16",
    summary: "Use `UIHostingConfiguration` to show SwiftUI views in cells.",
    symptom: """
      Cells have the wrong height, content jumps while scrolling, and you have to add and remove a controller each \
      time a cell is reused.
      """,
    rationale: """
      `UIHostingConfiguration` doesn't need a controller or a parent, sizes the cell to fit its content, and \
      invalidates that size automatically. A `UIHostingController` in a cell must be added to a parent again on every \
      reuse, and its safe area shifts while the cell scrolls.
      """,
    exception: "Suppress it if the content wraps a view controller, which a hosting configuration can't show.",
    source: "https://developer.apple.com/documentation/swiftui/uihostingconfiguration",
    examples: [
      .flagged(
        """
        import SwiftUI

        final class RowCell: UITableViewCell {
          private var host: UIHostingController<Row>?
          func show(_ row: Row) {
            if let host { host.rootView = row } else {
              let made = ⟦UIHostingController(rootView: row)⟧
              host = made
              contentView.addSubview(made.view)
            }
          }
        }
        """),
      .flagged(
        """
        import SwiftUI

        final class ListSource: NSObject, UITableViewDataSource {
          var hosts: [IndexPath: UIViewController] = [:]
          func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            let host = ⟦UIHostingController(rootView: Row(number: path.row))⟧
            hosts[path] = host
            cell.contentView.addSubview(host.view)
            return cell
          }
        }
        """),
      .accepted(
        """
        import SwiftUI

        final class ListSource: NSObject, UITableViewDataSource {
          func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.contentConfiguration = UIHostingConfiguration { Row(number: path.row) }
            return cell
          }
          func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            navigation?.pushViewController(UIHostingController(rootView: Detail(path.row)), animated: true)
          }
        }
        """),
      // A UIKit view controller inside the content needs a parent.
      .accepted(
        """
        import SwiftUI

        struct CameraPane: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        final class CameraCell: UICollectionViewCell {
          private let host = UIHostingController(rootView: CameraPane())
          func show(in parent: UIViewController) {
            parent.addChild(host)
            contentView.addSubview(host.view)
            host.didMove(toParent: parent)
          }
        }
        """),
      // Presented from a cell, not shown in it.
      .accepted(
        """
        import SwiftUI

        final class RowCell: UITableViewCell {
          weak var presenter: UIViewController?
          func showDetail() { presenter?.present(UIHostingController(rootView: Detail()), animated: true) }
        }
        """),
      // Apps for iOS 15 have nothing better; apps for iOS 16 do.
      .accepted(
        """
        import SwiftUI

        final class BadgeCell: UITableViewCell {
          private let host = UIHostingController(rootView: Status())
          func show(in parent: UIViewController) {
            parent.addChild(host)
            contentView.addSubview(host.view)
            host.didMove(toParent: parent)
          }
        }
        """, iOS: SystemVersion(15)),
      .flagged(
        """
        import SwiftUI

        final class BadgeCell: UITableViewCell {
          private let host = ⟦UIHostingController(rootView: Status())⟧
          func show(in parent: UIViewController) {
            parent.addChild(host)
            contentView.addSubview(host.view)
            host.didMove(toParent: parent)
          }
        }
        """, iOS: SystemVersion(16)),
    ],
    signs: .hosting,
    check: .types(checkCells))
}

@Sendable private func checkCells(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayHostViews else { return }
  let project = context.project
  context.inEach(type.membersWithRootViews) { member, context in
    let calls = project.hostingControllersInCells(in: member, of: type)
    if calls.isEmpty { return }
    let unretained = Set(project.unretainedControllers(in: member, of: type).map(\.call))
    for call in calls where !unretained.contains(call) {
      let target = project.deploymentTarget(of: .iOS, at: call, in: context.path)
      // Before iOS 16, there is nothing better.
      if let target, target.lowerBound < SystemVersion(16) { continue }
      context.report(
        "a '\(call.createdName)' is created for a cell; on iOS 16 and later, use 'UIHostingConfiguration' instead",
        at: .whole(call), severity: target == nil ? .hint : .information)
    }
  }
}
