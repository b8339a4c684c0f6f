/// Code that shows SwiftUI views in UIKit and AppKit.
public enum HostingTemplate {
  /// The initializer by which a storyboard makes a hosting controller with a root view of this type.
  public static func coderInitializer(root type: String, access: AccessLevel) -> Template {
    """
    \(access.prefix)required init?(coder: NSCoder) {
      super.init(coder: coder, rootView: \(stop: 0, rootView(of: type)))
    }
    """
  }

  /// A new value of a view's type.
  private static func rootView(of type: String) -> String { type == "AnyView" ? "AnyView(EmptyView())" : type + "()" }

  /// Statements of a controller that make a hosting controller its child and let it fill the view.
  public static func embedding(as name: String, isAppKit: Bool) -> Template {
    embedding(as: name, showing: "\(stop: 1, "EmptyView()")", isAppKit: isAppKit)
  }

  static func embedding(as name: String, showing root: Template, isAppKit: Bool) -> Template {
    """
    let \(name) = \(isAppKit ? "NS" : "UI")HostingController(rootView: \(root))
    addChild(\(name))
    \(name).view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(\(name).view)
    NSLayoutConstraint.activate([
      \(name).view.topAnchor.constraint(equalTo: view.topAnchor),
      \(name).view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      \(name).view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      \(name).view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])\(isAppKit ? "" : "\n\(name).didMove(toParent: self)")\(stop: 0)
    """
  }

  /// The same for a view that is as high as its content, with room below for others.
  static func embeddingAtTop(as name: String, showing root: String, isAppKit: Bool) -> String {
    let guide = isAppKit ? "view" : "view.safeAreaLayoutGuide"
    return """
      let \(name) = \(isAppKit ? "NS" : "UI")HostingController(rootView: \(root))
      \(name).sizingOptions = .intrinsicContentSize
      addChild(\(name))
      \(name).view.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(\(name).view)
      // It is as high as its content; other views go below.
      NSLayoutConstraint.activate([
        \(name).view.topAnchor.constraint(equalTo: \(guide).topAnchor),
        \(name).view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        \(name).view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])\(isAppKit ? "" : "\n\(name).didMove(toParent: self)")
      """
  }

  /// Statements of a controller that take a child away again.
  public static func removal(of child: String, isAppKit: Bool) -> String {
    """
    \(isAppKit ? "" : "\(child).willMove(toParent: nil)\n")\(child).view.removeFromSuperview()
    \(child).removeFromParent()
    """
  }

  /// The content of a cell.
  public static var configuration: Template {
    """
    UIHostingConfiguration {
      \(stop: 0, "EmptyView()")
    }
    """
  }

  /// A registration of cells that show SwiftUI views.
  public static func cellRegistration(as name: String) -> Template {
    """
    let \(name) = UICollectionView.CellRegistration<UICollectionViewCell, \(stop: 1, "String")> { cell, _, item in
      cell.contentConfiguration = UIHostingConfiguration {
        \(stop: 0, "Text(item)")
      }
    }
    """
  }

  /// The scene of a delegate that brings SwiftUI into an app with a UIKit life cycle.
  public static func rootScene(access: AccessLevel) -> Template {
    """
    \(access.prefix)static var rootScene: some Scene {
      WindowGroup {
        \(stop: 0, "EmptyView()")
      }
    }
    """
  }
}
