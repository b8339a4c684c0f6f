// swift-format-ignore-file: UseSynthesizedInitializer

@_exported import AppKit

public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
  public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}
@MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
  public var rootView: Content
  public var sizingOptions: NSHostingSizingOptions = .standardBounds
  public var safeAreaRegions: SafeAreaRegions = .all
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }
  public required init?(coder: NSCoder) { fatalError() }
  public func sizeThatFits(in size: CGSize) -> CGSize { size }
}
@MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
  public var rootView: Content
  public var sizingOptions: NSHostingSizingOptions = .standardBounds
  public var safeAreaRegions: SafeAreaRegions = .all
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { fatalError() }
}
