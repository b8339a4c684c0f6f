@_exported import Foundation

extension UICollectionView {
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public init(handler: @escaping (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void) {}
  }
}
extension UITableView { public static var automaticDimension: CGFloat { 0 } }
@objc public enum UIDropOperation: Int, Sendable { case cancel, forbidden, copy, move }
@MainActor @preconcurrency @objc open class UIDropProposal: NSObject {
  public init(operation: UIDropOperation) {}
}
