import BridgeFacts
import BridgeModel
import SwiftScan
import TextModel

/// The translation of type names from one framework to the other.
struct PlatformNames {
  /// Whether names are translated from UIKit to AppKit; otherwise, from AppKit to UIKit.
  let isToAppKit: Bool
  let project: ProjectModel

  /// The edits that translate the type names in a declaration; nil if a type exists in one framework only.
  func replacements(in declaration: SyntaxNode) -> [TextEdit]? {
    var edits: [TextEdit] = []
    for mention in declaration.descendants(.typeName, .reference) {
      guard isSpecial(mention.name) else { continue }
      guard let other = PlatformTwin.value(of: mention.name), let token = mention.nameToken else { return nil }
      edits.append(TextEdit(replacing: token.range, with: other))
    }
    return edits
  }

  /// Whether a name means something that the other framework doesn't have under this name.
  private func isSpecial(_ name: String) -> Bool {
    if let base = project.frameworkClass(of: name), base != "NSObject", !isShared(base) { return true }
    guard project.isForeign(name) else { return false }
    let rest = name.dropFirst(2)
    return name.hasPrefix(isToAppKit ? "UI" : "NS") && rest.first?.isUppercase ?? false
      && !namesOfFoundation.contains(name)
  }

  /// Whether a framework class isn't specific to UIKit or AppKit.
  private func isShared(_ className: String) -> Bool {
    let isOfUIKit = ["UIView", "UIViewController"].contains { ClassHierarchy.isSubclass(className, of: $0) }
    let isOfAppKit = ["NSView", "NSViewController"].contains { ClassHierarchy.isSubclass(className, of: $0) }
    return isOfUIKit == isOfAppKit || PlatformTwin.twins(of: className).contains { $0.uiKit == $0.appKit }
  }
}

/// Names that start with `NS` and don't require AppKit.
private let namesOfFoundation: Set = [
  "NSArray", "NSAttributedString", "NSData", "NSDate", "NSDictionary", "NSError", "NSItemProvider",
  "NSLayoutConstraint",
  "NSMutableAttributedString", "NSNumber", "NSObject", "NSObjectProtocol", "NSPredicate", "NSRange", "NSString",
  "NSTextAlignment", "NSURL", "NSValue",
]
