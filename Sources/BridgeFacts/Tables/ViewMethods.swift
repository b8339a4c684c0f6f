extension ViewMethod {
  /// Class | method | system that tracks it by default | system that tracks it with the key.
  static let table = """
    UIView                     | draw(_:)                           | iOS 26   | iOS 18
    UIView                     | layoutSubviews()                   | iOS 26   | iOS 18
    UIView                     | updateConstraints()                | iOS 26   | iOS 18
    UIView                     | updateProperties()                 | iOS 26   | -
    UIViewController           | updateContentUnavailableConfiguration(using:) | iOS 26 | iOS 18
    UIViewController           | updateProperties()                 | iOS 26   | -
    UIViewController           | updateViewConstraints()            | iOS 26   | iOS 18
    UIViewController           | viewDidLayoutSubviews()            | iOS 26   | iOS 18
    UIViewController           | viewWillLayoutSubviews()           | iOS 26   | iOS 18
    UIButton                   | updateConfiguration()              | iOS 26   | iOS 18
    UICollectionViewCell       | updateConfiguration(using:)        | iOS 26   | iOS 18
    UITableViewCell            | updateConfiguration(using:)        | iOS 26   | iOS 18
    UITableViewHeaderFooterView | updateConfiguration(using:)       | iOS 26   | iOS 18
    NSView                     | draw(_:)                           | macOS 26 | macOS 15
    NSView                     | layout()                           | macOS 26 | macOS 15
    NSView                     | updateConstraints()                | macOS 26 | macOS 15
    NSView                     | updateLayer()                      | macOS 26 | macOS 15
    NSViewController           | updateViewConstraints()            | macOS 26 | macOS 15
    NSViewController           | viewDidLayout()                    | macOS 26 | macOS 15
    NSViewController           | viewWillLayout()                   | macOS 26 | macOS 15
    """
}
