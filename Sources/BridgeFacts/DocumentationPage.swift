/// Where Apple documents a symbol, below `https://developer.apple.com/documentation/`.
///
/// The address of a page follows from the names, except where several symbols would have the same one: those have a
/// suffix that cannot be derived, so there is none for them here.
///
/// Source: Apple's documentation of 2025 and 2026.
public enum DocumentationPage {
  /// Of a type.
  public static func page(of type: String, in module: String) -> String? {
    typesWithSuffix.contains(type) ? nil : "\(module.lowercased())/\(type.lowercased())"
  }

  /// Of a property, or of a method by its full name (`tableView(_:numberOfRowsInSection:)`).
  public static func page(of member: String, of type: String, in module: String) -> String? {
    membersWithSuffix.contains("\(type).\(member)")
      ? nil : page(of: type, in: module).map { "\($0)/\(member.lowercased())" }
  }

  /// What Objective-C knows by the same name as well.
  private static let typesWithSuffix: Set = ["PHPickerViewControllerDelegate"]

  /// Methods of delegates that have others of the same full name beside them.
  private static let membersWithSuffix: Set = [
    "CNContactPickerDelegate.contactPicker(_:didSelect:)", "INUIAddVoiceShortcutButtonDelegate.present(_:for:)",
    "MKMapViewDelegate.mapView(_:didDeselect:)", "MKMapViewDelegate.mapView(_:didSelect:)",
    "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)",
    "UITextViewDelegate.textView(_:shouldInteractWith:in:interaction:)",
    "WKNavigationDelegate.webView(_:decidePolicyFor:decisionHandler:)",
    "WKNavigationDelegate.webView(_:decidePolicyFor:preferences:decisionHandler:)",
  ]
}

extension DelegateProtocol {
  /// Where Apple documents it.
  public var page: String? { DocumentationPage.page(of: name, in: module) }

  /// Where Apple documents a method of it; nil where that is not certain.
  public func page(ofMethod fullName: String) -> String? {
    // A protocol of Swift has default implementations under the same names.
    let isSwift = inherits.contains("AnyObject")
    let isOptional = !requiredMethods.contains { Self.fullName(of: $0) == fullName }
    return isSwift && isOptional ? nil : DocumentationPage.page(of: fullName, of: name, in: module)
  }
}

extension Topic {
  /// Where Apple documents it. Of a method that has a default implementation the page of the protocol, which leads to it.
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
