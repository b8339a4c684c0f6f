import Foundation

// Classes without `init()`.
public struct UIContentUnavailableConfiguration {
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
}
@MainActor @preconcurrency @objc open class UIContentUnavailableView: UIView {
  public init(configuration: UIContentUnavailableConfiguration) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor @preconcurrency @objc open class UIReferenceLibraryViewController: UIViewController {
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
