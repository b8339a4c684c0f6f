import LintEngine

/// The examples of `self-retaining-closure` about the places that create a view.
let placedViewExamples: [RuleExample] = [
  // A page that stays, and views that come and go with rows, links, hosting controllers, and cells.
  .flagged(
    """
    import SwiftUI

    struct RootPage: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    struct HistoryPage: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    struct BoardPage: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    struct StatsChart: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    struct RowView: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    struct SectionHeader: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    struct DetailPage: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    struct CellContent: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    final class PageModel {
      let title = "Page"
      var count = 0
      var onTap: (() -> Void)?
    }
    struct StatsPage: View {
      var body: some View { VStack { StatsChart() } }
    }
    struct PagesScreen: View {
      let rows: [Int]
      var body: some View {
        NavigationStack {
          RootPage()
          VStack { ForEach(rows, id: \\.self) { _ in RowView() } }
          NavigationLink("History", destination: HistoryPage())
          NavigationLink("Stats") { StatsPage() }
            .navigationDestination(for: Int.self) { _ in DetailPage() }
        }
      }
    }
    struct Contents: View {
      var body: some View { List { SectionHeader() } }
    }
    final class BoardController: UITableViewController {
      func open() { show(UIHostingController(rootView: BoardPage()), sender: self) }
      func fill(_ cell: UITableViewCell) { cell.contentConfiguration = UIHostingConfiguration { CellContent() } }
    }
    """)
]
