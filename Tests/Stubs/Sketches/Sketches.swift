// The types of an imaginary project, which the examples of rules mention without declaring them.
import SwiftUI

#if canImport(UIKit)
  import UIKit

  open class CompassView: UIView {}
  open class ComposeController: UIViewController {}
  open class MeterView: UIView {}
  open class PageController: UIViewController {}
  open class PlayerView: UIView { open func stop() {} }
  open class DialView: UIView { open var angle = 0.0 }
#endif

open class Feed {
  public init() {}
  open func close() {}
}
public struct Profile: View {
  public init() {}
  public var body: some View { EmptyView() }
}
public struct Status: View {
  public init() {}
  public var body: some View { EmptyView() }
}

@MainActor public final class TitleModel {
  public var title: String? = ""
  public init() {}
}
