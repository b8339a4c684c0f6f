import AppleAPI
import Testing

@testable import BridgeFacts

/// The tables contain everything that Apple's interfaces have. What was left out for a reason is listed here.
@Suite struct CompletenessTests {
  /// Protocols of which only the methods are listed that bridges use.
  private let partlyListed: Set = [
    "AVCapturePhotoCaptureDelegate", "AVCaptureVideoDataOutputSampleBufferDelegate", "AVPlayerViewDelegate",
    "AVPlayerViewPictureInPictureDelegate", "SCNSceneRendererDelegate",
  ]

  /// Methods with the same full name differ in types: `contactPicker(_:didSelect:)` receives a contact, several, or a
  /// property.
  @Test func methodsAreComplete() throws {
    for fact in DelegateProtocol.all where !partlyListed.contains(fact.name) {
      let type = try #require(AppleAPI.types(named: fact.name).first)
      let further = FurtherDelegateMethod.methods(of: fact).map(\.signature)
      let known = Set((fact.requiredMethods + fact.commonMethods + further).map(plain))
      for member in type.declaredMembers
      where member.kind == .method && member.isRequirement && !member.isAsync && !isObsolete(member)
        && !isForIndexSet(member)
      {
        let signature = "func \(member.name)\(member.signature)"
        #expect(known.contains(plain(signature)), "\(fact.name) isn't completed with \(signature)")
      }
    }
  }

  /// A collection view with one section calls them only if the methods with index paths are missing.
  private func isForIndexSet(_ member: AppleMember) -> Bool {
    member.owner.name == "NSCollectionViewDelegate" && member.signature.contains("IndexSet")
  }

  @Test func slotsAreComplete() throws {
    // The property of `NSText` is the one of `NSTextView` with a more general type.
    for fact in ClassFact.all where fact.module != "WatchKit" && fact.name != "NSText" {
      let type = try #require(AppleAPI.types(named: fact.name).first)
      for member in type.declaredMembers
      where member.kind == .property && member.isSettable && !member.isStatic && !isObsolete(member) {
        let plain = (member.type ?? "").replacing("any ", with: "").filter { !"()?! ".contains($0) }
        guard plain.split(separator: "&").contains(where: { DelegateProtocol.named(String($0)) != nil }) else {
          continue
        }
        #expect(fact.slots.contains { $0.property == member.name }, "\(fact.name).\(member.name): \(plain)")
      }
    }
  }

  /// Classes that no bridge wraps in macOS.
  private let wrappedOniOS: Set = ["AVCaptureMetadataOutput", "INUIAddVoiceShortcutButton", "PKPaymentButton"]

  @Test func laterClassesHaveAnAvailability() throws {
    for fact in ClassFact.all where fact.module != "WatchKit" {
      let availability = try #require(AppleAPI.types(named: fact.name).first).availability
      let listed = ClassHierarchy.availability(of: fact.name) ?? ""
      for (system, first) in [(AppleAvailability.System.iOS, AppleAvailability.Version(13)), (.macOS, .init(10, 15))] {
        guard let version = availability.introduced(on: system), version > first else { continue }
        if system == .macOS, wrappedOniOS.contains(fact.name) { continue }
        #expect(listed.contains("\(system) \(version)"), "\(fact.name): \(system) \(version), not '\(listed)'")
      }
    }
  }

  /// Whether a member is deprecated, or only exists in macOS although iOS has its type.
  private func isObsolete(_ member: AppleMember) -> Bool {
    let availability = member.availability
    let isDeprecated = [AppleAvailability.System.iOS, .macOS].contains { availability.deprecated(on: $0) != nil }
    return isDeprecated || availability.isUnavailable(on: .iOS)
  }
}
