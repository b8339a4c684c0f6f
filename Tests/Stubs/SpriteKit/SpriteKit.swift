import SwiftUI
@_exported import UIKit

// Subclasses declare their own delegates, like the subclasses of `UIScrollView`.
@MainActor @preconcurrency public protocol _SpriteDelegateSlot: AnyObject {}
extension _SpriteDelegateSlot {
  public var delegate: (any SKViewDelegate)? {
    get { nil }
    set {}
  }
}
@MainActor @preconcurrency @objc open class SKView: UIView, _SpriteDelegateSlot {
  open var scene: SKScene? { nil }
  open func presentScene(_ scene: SKScene?) {}
}
@MainActor @preconcurrency @objc open class SKScene: NSObject {}
public struct SpriteView: View {
  nonisolated public init(scene: SKScene) { fatalError() }
  public var body: Never { fatalError() }
}
