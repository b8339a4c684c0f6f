@MainActor @preconcurrency public protocol _TableViewDelegateSlots: AnyObject {}
extension _TableViewDelegateSlots {
  public var dataSource: (any NSTableViewDataSource)? {
    get { nil }
    set {}
  }
  public var delegate: (any NSTableViewDelegate)? {
    get { nil }
    set {}
  }
}
@MainActor @preconcurrency @objc open class NSTableView: NSControl, _TableViewDelegateSlots {
  open var rowHeight: CGFloat = 0
  open var usesAutomaticRowHeights = false
  open var selectedRow: Int { -1 }
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {}
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }
  open func reloadData() {}
}
@MainActor @preconcurrency @objc open class NSCollectionViewItem: NSViewController {}
@MainActor @preconcurrency @objc open class NSCollectionView: NSView {
  open weak var dataSource: (any NSCollectionViewDataSource)?
  open weak var delegate: (any NSCollectionViewDelegate)?
}
