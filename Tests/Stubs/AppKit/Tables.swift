@objc public protocol NSTableViewDataSource: NSObjectProtocol {
  @MainActor @preconcurrency @objc optional func numberOfRows(in tableView: NSTableView) -> Int
}
@objc public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  @MainActor @preconcurrency @objc optional func tableViewSelectionDidChange(_ notification: Notification)
}
@MainActor @preconcurrency @objc open class NSTableView: NSControl {
  open weak var dataSource: (any NSTableViewDataSource)?
  open weak var delegate: (any NSTableViewDelegate)?
  open func reloadData() {}
}
@objc public protocol NSCollectionViewDataSource: NSObjectProtocol {
  @MainActor @preconcurrency func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int
  @MainActor @preconcurrency func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
}
@objc public protocol NSCollectionViewDelegate: NSObjectProtocol {}
@MainActor @preconcurrency @objc open class NSCollectionViewItem: NSViewController {}
@MainActor @preconcurrency @objc open class NSCollectionView: NSView {
  open weak var dataSource: (any NSCollectionViewDataSource)?
  open weak var delegate: (any NSCollectionViewDelegate)?
}
