import BridgeModel

/// A place in UIKit or AppKit that shows a SwiftUI view, as a file.
struct HostingFile {
  private let bridge: NewBridge
  private let isAppKit: Bool

  init(_ bridge: NewBridge) {
    self.bridge = bridge
    isAppKit = !bridge.hasUIKit
  }

  var name: String { bridge.name }
  var view: String { bridge.wrapped }
  private var prefix: String { isAppKit ? "NS" : "UI" }

  var declaration: String {
    switch bridge.kind {
    case .screen: screen
    case .window: isAppKit ? appKitWindow : window
    case .scene: isAppKit ? appKitScene : scene
    case .cell where isAppKit: appKitList
    case .cell: bridge.targets.have("iOS 16, macCatalyst 16, tvOS 16, visionOS 1") == true ? list : cell
    default: child
    }
  }

  // MARK: Controllers

  private var child: String {
    let isSelfSizing = bridge.targets.have("iOS 16, macCatalyst 16, tvOS 16, visionOS 1, macOS 13") == true
    let embedding =
      isSelfSizing
      ? HostingTemplate.embeddingAtTop(as: "host", showing: "\(view)()", isAppKit: isAppKit)
      : HostingTemplate.embedding(as: "host", showing: "\(view)()", isAppKit: isAppKit).plainText
    // AppKit would look for a nib with the name of the class.
    let loading = isAppKit ? [function("override func loadView()", body: ["view = NSView()"])] : []
    let functions = loading + [function("override func viewDidLoad()", body: ["super.viewDidLoad()", embedding])]
    return """
      /// Embeds `\(view)` in its view.
      final class \(bridge.name): \(prefix)ViewController {
      \(functions.map { indented($0) }.joined(separator: "\n\n"))
      }
      """
  }

  private var screen: String {
    let purpose =
      isAppKit
      ? "/// `\(view)` as a view controller, to present: `presentAsSheet(\(name)())`."
      : """
      /// `\(view)` as a screen, to push or present:
      /// `navigationController?.pushViewController(\(name)(), animated: true)`.
      """
    return """
      \(purpose)
      final class \(name): \(prefix)HostingController<\(view)> {
        init() {
          super.init(rootView: \(view)())
        }

        required init?(coder: NSCoder) {
          super.init(coder: coder, rootView: \(view)())
        }
      }
      """
  }

  // MARK: Windows and scenes

  private var window: String {
    """
    /// Shows `\(view)` in the windows of the app. \(sceneManifest)
    final class \(bridge.name): UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: \(view)())
        window.makeKeyAndVisible()
        self.window = window
      }
    }
    """
  }

  /// The entry of the Info.plist that names the class, as the rest of its comment.
  private var sceneManifest: String {
    """
    The app launches with it only if the scene manifest in its
    /// Info.plist names it:
    ///
    /// ```xml
    /// <key>UIApplicationSceneManifest</key>
    /// <dict>
    ///   <key>UIApplicationSupportsMultipleScenes</key>
    ///   <false/>
    ///   <key>UISceneConfigurations</key>
    ///   <dict>
    ///     <key>UIWindowSceneSessionRoleApplication</key>
    ///     <array>
    ///       <dict>
    ///         <key>UISceneConfigurationName</key>
    ///         <string>Default</string>
    ///         <key>UISceneDelegateClassName</key>
    ///         <string>$(PRODUCT_MODULE_NAME).\(name)</string>
    ///       </dict>
    ///     </array>
    ///   </dict>
    /// </dict>
    /// ```
    """
  }

  private var scene: String {
    """
    /// Shows SwiftUI scenes in an app with the UIKit lifecycle. \(sceneManifest)
    final class \(bridge.name): UIResponder, UIHostingSceneDelegate {
      static var rootScene: some Scene {
        WindowGroup(id: "\(bridge.name)") {
          \(view)()
        }
      }
    }
    """
  }

  // MARK: Cells

  private var list: String {
    """
    /// A list whose cells show `\(view)`.
    final class \(bridge.name): UICollectionViewController {
      /// The content of a row. Items must be unique.
      typealias Item = String

      var items: [Item] = [] {
        didSet { apply() }
      }

      private lazy var dataSource = makeDataSource()

      init() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        apply()
      }

      private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Item> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
          cell.contentConfiguration = UIHostingConfiguration {
            \(view)(item: item)
          }
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
          collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
      }

      private func apply() {
        guard isViewLoaded else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        dataSource.apply(snapshot)
      }
    }
    """
  }

  /// A cell for systems without `UIHostingConfiguration`: it has a hosting controller, which is a child of the
  /// surrounding controller.
  private var cell: String {
    """
    /// A cell that shows `\(view)`.
    final class \(bridge.name): UICollectionViewCell {
      private var host: UIHostingController<\(view)>?

      func show(_ item: String, in parent: UIViewController) {
        if let host {
          host.rootView = \(view)(item: item)
          return
        }
        let host = UIHostingController(rootView: \(view)(item: item))
        self.host = host
        parent.addChild(host)
        host.view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(host.view)
        NSLayoutConstraint.activate([
          host.view.topAnchor.constraint(equalTo: contentView.topAnchor),
          host.view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          host.view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          host.view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        host.didMove(toParent: parent)
      }
    }
    """
  }
}
