/// The paths of pages in Apple's documentation, relative to `https://developer.apple.com/documentation/`.
///
/// A path follows from the names, unless several symbols would share it. Those paths have a suffix that can't be
/// derived: it's in a table for types, and this type returns nil for members.
///
/// Source: Apple's documentation of 2025 and 2026.
public enum DocumentationPage {
  /// Returns the path for a type.
  public static func page(of type: String, in module: String) -> String {
    "\(module.lowercased())/\(type.lowercased())\(suffixes[type] ?? "")"
  }

  /// Returns the path for a property, or for a method by its full name, such as `tableView(_:numberOfRowsInSection:)`.
  public static func page(of member: String, of type: String, in module: String) -> String? {
    membersWithSuffix.contains("\(type).\(member)")
      ? nil : "\(page(of: type, in: module))/\(member.lowercased())"
  }

  /// The suffixes of the types that share their path with a symbol of Objective-C.
  private static let suffixes = ["PHPickerViewControllerDelegate": "-5yntc"]

  /// The delegate methods that share their full name with another method of the same protocol.
  private static let membersWithSuffix: Set = [
    "ARSessionDelegate.session(_:didUpdate:)", "CNContactPickerDelegate.contactPicker(_:didSelect:)",
    "INUIAddVoiceShortcutButtonDelegate.present(_:for:)", "MKMapViewDelegate.mapView(_:didAdd:)",
    "MKMapViewDelegate.mapView(_:didDeselect:)", "MKMapViewDelegate.mapView(_:didSelect:)",
    "MKMapViewDelegate.mapView(_:viewFor:)", "NSCollectionViewDelegate.collectionView(_:canDragItemsAt:with:)",
    "NSCollectionViewDelegate.collectionView(_:draggingImageForItemsAt:with:offset:)",
    "NSCollectionViewDelegate.collectionView(_:draggingSession:willBeginAt:forItemsAt:)",
    "NSCollectionViewDelegate.collectionView(_:pasteboardWriterForItemAt:)",
    "NSPathControlDelegate.pathControl(_:shouldDrag:with:)",
    "PKPaymentAuthorizationViewControllerDelegate.paymentAuthorizationViewController(_:didSelect:handler:)",
    "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)",
    "WKNavigationDelegate.webView(_:decidePolicyFor:decisionHandler:)",
  ]
}

extension DelegateProtocol {
  /// The path of the protocol's page.
  public var page: String? { DocumentationPage.page(of: name, in: module) }

  /// Returns the path for a method of the protocol; nil if it can't be derived reliably.
  public func page(ofMethod fullName: String) -> String? {
    // A Swift protocol's default implementations have the same names as its optional methods.
    let isSwift = inherits.contains("AnyObject")
    let isOptional = !requiredMethods.contains { Self.fullName(of: $0) == fullName }
    return isSwift && isOptional ? nil : DocumentationPage.page(of: fullName, of: name, in: module)
  }
}

extension Topic {
  /// Returns the path for the topic. For a method with a default implementation, that's the page of the protocol, which
  /// links to the method.
  public func page(in family: Family) -> String? {
    func member(_ name: String?, of type: String = family.name) -> String? {
      name.flatMap { DocumentationPage.page(of: $0, of: type, in: "SwiftUI") }
    }
    switch self {
    case .method(.make): return member(family.fullName(of: .make))
    case .method(.update) where family.isUpdateRequired: return member(family.fullName(of: .update))
    case .representable, .method: return DocumentationPage.page(of: family.name, in: "SwiftUI")
    case .coordinator: return member("Coordinator")
    case .representedType: return member(family.representedAlias)
    case .context: return DocumentationPage.page(of: family.context, in: "SwiftUI")
    case .contextMember(.animate): return member("animate(changes:completion:)", of: family.context)
    case .contextMember(let name): return member(name.rawValue, of: family.context)
    }
  }
}
