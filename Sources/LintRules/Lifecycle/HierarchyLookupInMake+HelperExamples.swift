import LintEngine

/// The examples of `hierarchy-lookup-in-make` about helpers of the project.
let lookupHelperExamples: [RuleExample] = [
  // Variables that are nil until the helpers find something.
  .flagged(
    """
    struct Cell: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        ⟦view.topView⟧()?.clipsToBounds = false
        ⟦view.table⟧()?.allowsSelection = false
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    extension UIView {
      func topView() -> UIView? {
        var top: UIView? = nil
        var ancestor = superview
        while let view = ancestor {
          top = view
          ancestor = view.superview
        }
        return top
      }
      func table() -> UITableView? {
        var found: UITableView? = nil
        var ancestor = superview
        while let view = ancestor, found == nil {
          found = view as? UITableView
          ancestor = view.superview
        }
        return found
      }
    }
    """),
  // Helpers that may find the view itself, what is in it, or the window of the app.
  .accepted(
    """
    struct NotesEditor: UIViewRepresentable {
      let isPaging: Bool
      func makeUIView(context: Context) -> UITextView {
        let editor = UITextView()
        editor.nearest(UIScrollView.self)?.isPagingEnabled = isPaging
        editor.scroller?.delaysContentTouches = false
        editor.appWindow?.tintColor = .red
        if let count = editor.linkCount() { editor.tag = count }
        return editor
      }
      func updateUIView(_ editor: UITextView, context: Context) { editor.isHidden = !isPaging }
    }
    extension UIView {
      func nearest<Found: UIView>(_ type: Found.Type) -> Found? {
        var view: UIView? = self
        while let current = view {
          if let found = current as? Found { return found }
          view = current.superview
        }
        return nil
      }
      var scroller: UIScrollView? {
        var view: UIView? = self
        while let current = view {
          if let found = current as? UIScrollView { return found }
          view = current.superview
        }
        return nil
      }
      func linkCount() -> Int? {
        var count: Int? = nil
        for view in subviews where view.isUserInteractionEnabled { count = (count ?? 0) + 1 }
        return count
      }
      var appWindow: UIWindow? { (UIApplication.shared.delegate as? AppDelegate)?.window }
    }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    """),
  // The page was set before, so nothing around the view is needed.
  .accepted(
    """
    struct Panel: UIViewRepresentable {
      let page: UIViewController
      func makeUIView(context: Context) -> PanelView {
        let panel = PanelView()
        panel.page = page
        panel.controller()?.title = "Panel"
        return panel
      }
      func updateUIView(_ panel: PanelView, context: Context) { panel.page = page }
    }
    final class PanelView: UIView {
      weak var page: UIViewController?
      func controller() -> UIViewController? {
        if let page { return page }
        return window?.rootViewController
      }
    }
    """),
  // A method for subclasses, which finds nothing by itself.
  .accepted(
    """
    struct Card: UIViewRepresentable {
      func makeUIView(context: Context) -> CardView {
        let card = CardView()
        card.attach()
        card.source()?.isHidden = false
        return card
      }
      func updateUIView(_ card: CardView, context: Context) {}
    }
    class CardView: UIView {
      func attach() { if superview == nil { isOpaque = false } }
      func source() -> UIView? { nil }
    }
    final class PhotoCardView: CardView {
      let photo = UIImageView()
      override func source() -> UIView? { photo }
    }
    """),
  // A property that goes from responder to responder is the only lookup.
  .flagged(
    """
    struct FilterBar: UIViewRepresentable {
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        if let controller = ⟦bar.parentViewController⟧ { controller.navigationItem.title = "Filter" }
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) {}
    }
    extension UIResponder {
      var parentViewController: UIViewController? { next as? UIViewController ?? next?.parentViewController }
    }
    """),
]
