import AppleAPI
import Testing

@testable import BridgeModel

/// The lists of Apple's types agree with the interfaces.
@Suite struct KnownTypesTests {
  @Test func valuesAreStructsEnumsOrImmutableClasses() {
    let immutable: Set = [
      "CGColor", "CGImage", "CGPath", "CIImage", "CLLocation", "CLPlacemark", "CNContact", "NSAttributedString",
      "NSColor", "NSCursor", "NSDate", "NSFont", "NSImage", "NSNumber", "NSParagraphStyle", "NSPredicate", "NSString",
      "NSURL", "NSUUID", "PHAsset", "UIBlurEffect", "UIColor", "UIFont", "UIImage", "UIMenu", "UIVibrancyEffect",
      "UIVisualEffect",
    ]
    for name in KnownTypes.values {
      for type in AppleAPI.types(named: name) {
        let isValue = [.structure, .enumeration, .alias].contains(type.kind)
        #expect(isValue != immutable.contains(name), "\(name) is a \(type.kind)")
      }
    }
    // `OrderedSet` is Swift Collections'.
    #expect(KnownTypes.values.filter { AppleAPI.types(named: $0).isEmpty } == ["OrderedSet"])
  }

  @Test func valuesOfUIKitAndAppKitAreKnownByTheInterfaces() {
    for name in ["UIEdgeInsets", "UIKeyboardType", "NSTextAlignment", "UITextContentType", "UIUserInterfaceStyle"] {
      #expect(KnownTypes.isValue(name) && KnownTypes.isComparableValue(name), "\(name)")
    }
    // The names of these classes end like those of enums.
    for name in ["UIPointerStyle", "UITextPosition", "UIScreenMode", "UITextInputMode", "NSMutableParagraphStyle"] {
      #expect(!KnownTypes.isValue(name), "\(name)")
    }
    #expect(!KnownTypes.isValue("UIViewRepresentableContext"))
    #expect(KnownTypes.isValue("UICellAccessory") && !KnownTypes.isComparableValue("UICellAccessory"))
  }

  @Test func comparableValuesConformToEquatable() {
    for name in KnownTypes.values.subtracting(KnownTypes.incomparableValues) {
      for type in AppleAPI.types(named: name) where [.structure, .enumeration].contains(type.kind) {
        let isEquatable = type.conforms(to: "Equatable") || type.conditionalConformances.contains("Equatable")
        #expect(isEquatable || type.conditionalConformances.contains("Hashable"), "\(name)")
      }
    }
  }
}
