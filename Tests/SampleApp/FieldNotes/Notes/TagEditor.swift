import SwiftUI
import UIKit

struct TagEditor: View {
  @State var tags: [String]

  var body: some View {
    TagTable(tags: tags) { tag in
      tags.removeAll { $0 == tag }
    }
  }
}

/// Tags in a table. A tap removes a tag.
struct TagTable: UIViewRepresentable {
  let tags: [String]
  let onRemove: (String) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "tag")
    table.dataSource = context.coordinator
    table.delegate = context.coordinator
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) {
    let hasChanged = context.coordinator.parent.tags != tags
    context.coordinator.parent = self
    if hasChanged { table.reloadData() }
  }
}

extension TagTable {
  final class Coordinator: NSObject {
    // uibridge:disable:next stale-coordinator-parent - the update method passes the new one
    var parent: TagTable

    init(parent: TagTable) { self.parent = parent }
  }
}

extension TagTable.Coordinator: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { parent.tags.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tag", for: indexPath)
    cell.textLabel?.text = parent.tags[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    parent.onRemove(parent.tags[indexPath.row])
  }
}
