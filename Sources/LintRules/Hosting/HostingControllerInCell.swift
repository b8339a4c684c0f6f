import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let hostingControllerInCell = Rule(
    id: "hosting-controller-in-cell",
    group: "hosting",
    severity: .information,
    since: "iOS 16",
    summary: "Show SwiftUI in cells with `UIHostingConfiguration`.",
    symptom: """
      Cells have the wrong height, content jumps while scrolling, and each reused cell needs its controller put into and \
      taken out of the hierarchy.
      """,
    rationale: """
      `UIHostingConfiguration` needs no controller and no parent, sizes the cell by its content, and invalidates its size \
      by itself. A `UIHostingController` in a cell has to be contained anew with every reuse, and its safe area shifts \
      while the cell scrolls.
      """,
    exception:
      "The content wraps a view controller, which a hosting configuration cannot show, or iOS 15 is supported.",
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
      // A view controller of UIKit inside needs a parent.
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
    ],
    signs: .hosting,
    check: .types(checkCells))
}

@Sendable private func checkCells(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayHostViews else { return }
  let project = context.project
  let hosted = project.hostedViews(in: type)
  guard !hosted.isEmpty else { return }
  let unretained = Set(project.unretainedControllers(in: type).map(\.call))
  for call in project.hostingControllersInCells(of: type, showing: hosted)
  where context.contains(call) && !unretained.contains(call) {
    let target = project.deploymentTarget(of: .iOS, at: call, in: context.path)
    let isAvailable = target.map { $0.lowerBound >= SystemVersion(16) } ?? false
    context.report(
      "a '\(call.calledName)' is made for a cell; from iOS 16 on 'UIHostingConfiguration' fills it without a controller",
      at: .whole(call), severity: isAvailable ? .information : .hint)
  }
}
