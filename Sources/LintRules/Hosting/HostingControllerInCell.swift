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
      // Cells of a collection, views that wrap no controller, and a type that only measures.
      .flagged(
        """
        import SwiftUI

        final class PhotoGrid: NSObject, UICollectionViewDataSource {
          private var hosts: [IndexPath: UIViewController] = [:]
          private var heights: [IndexPath: CGFloat] = [:]
          func collectionView(_ grid: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
          func collectionView(_ grid: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = grid.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
            let host = ⟦UIHostingController(rootView: PhotoMap())⟧
            heights[path] = PhotoMeasurement(rootView: PhotoMap()).height
            hosts[path] = host
            cell.contentView.addSubview(host.view)
            return cell
          }
        }
        struct PhotoMap: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        @MainActor struct PhotoMeasurement {
          let height: CGFloat
          init(rootView: PhotoMap) { height = ImageRenderer(content: rootView).uiImage?.size.height ?? 0 }
        }
        struct PhotoCamera: UIViewControllerRepresentable {
          struct Overlay: View {
            var body: some View { Text("Ready") }
          }
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        final class PhotoCell: UICollectionViewCell {
          private let overlay = ⟦UIHostingController(rootView: PhotoCamera.Overlay())⟧
          func show(in parent: UIViewController) {
            parent.addChild(overlay)
            contentView.addSubview(overlay.view)
            overlay.didMove(toParent: parent)
          }
        }
        """),
      // The data source of a table keeps controllers that it shows later, and another one in its own view.
      .accepted(
        """
        import SwiftUI

        final class OrdersController: UITableViewController {
          private var previews: [IndexPath: UIViewController] = [:]
          private var header: UIViewController?
          override func viewDidLoad() {
            super.viewDidLoad()
            let host = UIHostingController(rootView: Text("Orders"))
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
            header = host
          }
          override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let host = UIHostingController(rootView: Text("Order \\(path.row)"))
            previews[path] = host
            return table.dequeueReusableCell(withIdentifier: "order", for: path)
          }
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            if let preview = previews[path] { present(preview, animated: true) }
          }
        }
        """),
      // Closures, getters, cases, and attributes on several lines raise the deployment target.
      .flagged(
        """
        import SwiftUI
        import UIKit

        final class BadgeCell: UITableViewCell {
          private var host: UIViewController?
          private lazy var onShow: () -> Void = { [weak self] in
            guard #available(iOS 16, *), let self else { return }
            let host = ⟦UIHostingController(rootView: Text("Badge"))⟧
            self.host = host
            contentView.addSubview(host.view)
          }
          private var badge: UIView? {
            guard #available(iOS 16, *) else { return nil }
            let host = ⟦UIHostingController(rootView: Text("Badge"))⟧
            self.host = host
            contentView.addSubview(host.view)
            return host.view
          }
          func show(_ style: Int) {
            switch style {
            case 0:
              guard #available(iOS 16, *) else { return }
              let host = ⟦UIHostingController(rootView: Text("Small"))⟧
              self.host = host
              contentView.addSubview(host.view)
            default:
              let host = UIHostingController(rootView: Text("Large"))
              self.host = host
              contentView.addSubview(host.view)
            }
          }
          @available(
            iOS,
            introduced: 16
          )
          func showNote() {
            let host = ⟦UIHostingController(rootView: Text("Note"))⟧
            self.host = host
            contentView.addSubview(host.view)
          }
        }
        """, iOS: SystemVersion(15)),
      // Only older systems run this code.
      .accepted(
        """
        final class NoteCell: UITableViewCell {
          private var host: UIHostingController<Text>?
          func show(_ note: String) {
            if #available(iOS 16, *) {
              contentConfiguration = UIHostingConfiguration { Text(note) }
            } else {
              let host = UIHostingController(rootView: Text(note))
              self.host = host
              contentView.addSubview(host.view)
            }
          }
          func replace(_ note: String) {
            guard #available(iOS 16, *) else {
              let host = UIHostingController(rootView: Text(note))
              self.host = host
              contentView.addSubview(host.view)
              return
            }
            contentConfiguration = UIHostingConfiguration { Text(note) }
          }
          func clear() {
            if #available(iOS 16, *) { return }
            let host = UIHostingController(rootView: Text(""))
            self.host = host
            contentView.addSubview(host.view)
          }
        }
        @available(iOS, introduced: 13, obsoleted: 16)
        final class LegacyCell: UITableViewCell {
          private var host: UIHostingController<Text>?
          func show(_ note: String) {
            let host = UIHostingController(rootView: Text(note))
            self.host = host
            contentView.addSubview(host.view)
          }
        }
        """),
      // Systems with the newer API run this code, too.
      .flagged(
        """
        final class NoteCell: UITableViewCell {
          private var host: UIHostingController<Text>?
          func show(_ note: String) {
            if #available(iOS 15, *), note.isEmpty { return }
            if #available(iOS 17, *) { backgroundConfiguration = nil } else { backgroundColor = nil }
            let host = ⟦UIHostingController(rootView: Text(note))⟧
            self.host = host
            contentView.addSubview(host.view)
          }
        }
        """),
    ] + hostingControllerInCellAvailabilityExamples,
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
      if project.isForSystems(before: SystemVersion(16), of: .iOS, call, in: type) { continue }
      context.report(
        "a '\(call.createdName)' is created for a cell; on iOS 16 and later, use 'UIHostingConfiguration' instead",
        at: .whole(call), severity: target == nil ? .hint : .information)
    }
  }
}
