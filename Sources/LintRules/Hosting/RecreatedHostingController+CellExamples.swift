import LintEngine

/// The examples of `recreated-hosting-controller` about properties and other methods of cells.
let hostingCellExamples: [RuleExample] = [
  // A property of a reused cell.
  .flagged(
    """
    import SwiftUI

    final class NoteCell: UITableViewCell {
      private var host: UIHostingController<Text>?
      var note = "" {
        didSet {
          host?.view.removeFromSuperview()
          let next = ⟦UIHostingController(rootView: Text(note))⟧
          contentView.addSubview(next.view)
          host = next
        }
      }
    }
    final class NotesController: UITableViewController {
      private let notes = ["Milk", "Bread"]
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "note", for: path) as! NoteCell
        cell.note = notes[path.row]
        return cell
      }
    }
    """),
  // A controller that a reused cell creates a bit later.
  .flagged(
    """
    import SwiftUI

    final class PlaceCell: UICollectionViewCell {
      private var host: UIHostingController<Text>?
      func show(_ place: String) {
        DispatchQueue.main.async {
          self.host?.view.removeFromSuperview()
          let next = ⟦UIHostingController(rootView: Text(place))⟧
          self.contentView.addSubview(next.view)
          self.host = next
        }
      }
    }
    final class PlacesController: UICollectionViewController {
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "place", for: path) as! PlaceCell
        cell.show("Place \\(path.item)")
        return cell
      }
    }
    """),
  // A property that is set only in new cells.
  .accepted(
    """
    import SwiftUI

    final class NoteCell: UITableViewCell {
      private var host: UIHostingController<Text>?
      var note = "" {
        didSet {
          host?.view.removeFromSuperview()
          let next = UIHostingController(rootView: Text(note))
          contentView.addSubview(next.view)
          host = next
        }
      }
    }
    final class NotesController: UITableViewController {
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let note = "Note \\(path.row)"
        if path.section == 0 {
          let cell = NoteCell()
          cell.note = note
          return cell
        }
        let cell = table.dequeueReusableCell(withIdentifier: "note", for: path) as! NoteCell
        cell.accessibilityLabel = note
        return cell
      }
    }
    """),
  // Content that a tap shows, and a controller that gets another root view.
  .accepted(
    """
    import SwiftUI

    final class CardCell: UITableViewCell {
      private let button = UIButton()
      private var host: UIHostingController<AnyView>?
      private var help: UIViewController?
      var content: () -> AnyView = { AnyView(EmptyView()) } {
        didSet {
          host?.view.removeFromSuperview()
          let next = UIHostingController(rootView: content())
          contentView.addSubview(next.view)
          host = next
        }
      }
      func refresh() { host?.rootView = content() }
      func prepare(_ title: String) {
        button.addAction(
          UIAction { [weak self] _ in
            let help = UIHostingController(rootView: Text(title))
            self?.contentView.addSubview(help.view)
            self?.help = help
          }, for: .touchUpInside)
      }
    }
    final class CardsController: UITableViewController {
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "card", for: path) as! CardCell
        cell.refresh()
        cell.prepare("Help")
        return cell
      }
    }
    """),
  // Methods that only have the name of one that shows something, and one that only an action calls.
  .accepted(
    """
    import SwiftUI

    final class NoteCell: UITableViewCell {
      private let badge = Badge()
      private let label = UILabel()
      private var host: UIViewController?
      func configure(_ note: String) {
        show(note)
        badge.mark(note)
      }
      func expand(_ note: String) {
        show()
        mark(note)
        open(note)
      }
      private func show(_ note: String) { label.text = note }
      private func show() {
        let next = UIHostingController(rootView: Text("Details"))
        contentView.addSubview(next.view)
        host = next
      }
      private func mark(_ note: String) {
        let next = UIHostingController(rootView: Text(note))
        contentView.addSubview(next.view)
        host = next
      }
      private func open(_ note: String) {
        let next = UIHostingController(rootView: Text(note))
        contentView.addSubview(next.view)
        host = next
      }
    }
    final class Badge: UIView {
      func mark(_ note: String) { isHidden = note.isEmpty }
    }
    final class NotesController: UITableViewController {
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "note", for: path) as! NoteCell
        cell.configure("Note \\(path.row)")
        return cell
      }
    }
    """),
  // A method that returns the controller that it gets, and creates one only by default.
  .accepted(
    """
    import SwiftUI

    final class NoteCell: UITableViewCell {
      private let host = UIHostingController(rootView: Text(""))
      func show(_ note: String) {
        host.rootView = Text(note)
        let next = styled(host)
        contentView.addSubview(next.view)
      }
      private func styled(
        _ host: UIHostingController<Text> = UIHostingController(rootView: Text("Empty"))
      ) -> UIHostingController<Text> {
        host.view.backgroundColor = .clear
        return host
      }
    }
    final class NotesController: UITableViewController {
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "note", for: path) as! NoteCell
        cell.show("Note")
        return cell
      }
    }
    """),
  // A local holds the controller before the property does.
  .flagged(
    """
    import SwiftUI

    final class PriceCell: UICollectionViewCell {
      private var host: UIHostingController<Text>?
      func show(_ price: String) {
        host?.view.removeFromSuperview()
        let next = ⟦UIHostingController(rootView: Text(price))⟧
        host = next
        contentView.addSubview(host!.view)
      }
    }
    final class PricesController: UICollectionViewController {
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "price", for: path) as! PriceCell
        cell.show("12")
        return cell
      }
    }
    """),
]
