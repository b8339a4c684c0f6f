import SwiftScan

/// Code that shows SwiftUI views in UIKit and AppKit.
public enum HostingTemplate {
  /// The initializer that a storyboard calls to create a hosting controller with a root view of this type.
  public static func coderInitializer(root type: String, access: AccessLevel) -> Template {
    """
    \(access.prefix)required init?(coder: NSCoder) {
      super.init(coder: coder, rootView: \(stop: 0, rootView(of: type)))
    }
    """
  }

  /// An expression that creates a view of this type.
  private static func rootView(of type: String) -> String { type == "AnyView" ? "AnyView(EmptyView())" : type + "()" }

  /// Statements with which a controller adds a hosting controller as a child and lets it fill the view.
  public static func embedding(as name: String, isAppKit: Bool) -> Template {
    embedding(as: name, showing: "\(stop: 1, "EmptyView()")", isAppKit: isAppKit)
  }

  static func embedding(
    as name: String, showing root: Template, in container: String = "view", isSizedByContent: Bool = false,
    isAppKit: Bool
  ) -> Template {
    """
    let \(name) = \(isAppKit ? "NS" : "UI")HostingController(rootView: \(root))\(
      isSizedByContent ? "\n\(name).sizingOptions = .intrinsicContentSize" : "")
    \(containment(of: name, in: container, .constraints, isAppKit: isAppKit))\(stop: 0)
    """
  }

  /// The way in which the view of a child fills another view.
  public enum Filling: Sendable, Hashable, CaseIterable { case constraints, autoresizing }

  /// Statements with which a controller adds another controller as a child and lets it fill a container.
  private static func containment(
    of child: String, in container: String, _ filling: Filling, isAppKit: Bool
  ) -> String {
    let moved = isAppKit ? "" : "\n\(child).didMove(toParent: self)"
    switch filling {
    case .constraints:
      return """
        addChild(\(child))
        \(child).view.translatesAutoresizingMaskIntoConstraints = false
        \(container).addSubview(\(child).view)
        NSLayoutConstraint.activate([
          \(child).view.topAnchor.constraint(equalTo: \(container).topAnchor),
          \(child).view.leadingAnchor.constraint(equalTo: \(container).leadingAnchor),
          \(child).view.trailingAnchor.constraint(equalTo: \(container).trailingAnchor),
          \(child).view.bottomAnchor.constraint(equalTo: \(container).bottomAnchor),
        ])\(moved)
        """
    case .autoresizing:
      return """
        addChild(\(child))
        \(child).view.frame = \(container).bounds
        \(child).view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        \(container).addSubview(\(child).view)\(moved)
        """
    }
  }

  /// A method of all view controllers that adds a child in this way.
  public static func embeddingMethod(_ filling: Filling) -> String {
    let statements = containment(of: "child", in: "container", filling, isAppKit: false)
    let method = function(
      "func embed(_ child: UIViewController, in container: UIView)", body: [statements])
    return """
      extension UIViewController {
        /// Adds a child view controller whose view fills a container.
      \(indented(method))
      }
      """
  }

  /// A method with which controllers show a SwiftUI view in a part of their view.
  public static func embeddingMethod(of type: String, isSizedByContent: Bool, isAppKit: Bool) -> String {
    let prefix = isAppKit ? "NS" : "UI"
    let name = valueName(ofType: type)
    let statements = embedding(
      as: "host", showing: Template(stringLiteral: name), in: "container", isSizedByContent: isSizedByContent,
      isAppKit: isAppKit)
    let method = function(
      "func embed(_ \(name): \(type), in container: \(prefix)View) -> \(prefix)HostingController<\(type)>",
      body: [statements.plainText, "return host"])
    return """
      extension \(prefix)ViewController {
        /// Shows a \(type) in a container as a child of this controller.
        @discardableResult
      \(indented(method))
      }
      """
  }

  /// The same statements for a view that is as tall as its content, with room for other views below it.
  static func embeddingAtTop(as name: String, showing root: String, isAppKit: Bool) -> String {
    let guide = isAppKit ? "view" : "view.safeAreaLayoutGuide"
    return """
      let \(name) = \(isAppKit ? "NS" : "UI")HostingController(rootView: \(root))
      \(name).sizingOptions = .intrinsicContentSize
      addChild(\(name))
      \(name).view.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(\(name).view)
      // The view is as tall as its content; add other views below it.
      NSLayoutConstraint.activate([
        \(name).view.topAnchor.constraint(equalTo: \(guide).topAnchor),
        \(name).view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        \(name).view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])\(isAppKit ? "" : "\n\(name).didMove(toParent: self)")
      """
  }

  /// Statements with which a controller removes a child.
  public static func removal(of child: String, isAppKit: Bool) -> String {
    """
    \(isAppKit ? "" : "\(child).willMove(toParent: nil)\n")\(child).view.removeFromSuperview()
    \(child).removeFromParent()
    """
  }

  /// The content configuration of a cell.
  public static var configuration: Template {
    """
    UIHostingConfiguration {
      \(stop: 0, "EmptyView()")
    }
    """
  }

  /// A cell registration for cells that show SwiftUI views.
  public static func cellRegistration(as name: String) -> Template {
    """
    let \(name) = UICollectionView.CellRegistration<UICollectionViewCell, \(stop: 1, "String")> { cell, _, item in
      cell.contentConfiguration = UIHostingConfiguration {
        \(stop: 0, "Text(item)")
      }
    }
    """
  }

  /// A statement with which a controller tells the bars which scroll view to observe.
  public static func contentScrollView(_ name: String) -> Template {
    "setContentScrollView(\(name), for: \(stop: 0, ".top"))"
  }

  /// A statement that selects the safe area regions that an embedded hosting controller applies to its content.
  public static func safeArea(of host: String) -> Template { "\(host).safeAreaRegions = \(stop: 0, ".container")" }

  /// Statements that keep the bottom of an embedded hosting controller above the keyboard, which the controller itself
  /// then no longer avoids.
  public static func aboveKeyboard(_ host: String) -> Template {
    """
    \(host).safeAreaRegions = .container
    \(host).view.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true\(stop: 0)
    """
  }

  /// The scene of a delegate that adds SwiftUI to an app with the UIKit lifecycle.
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
