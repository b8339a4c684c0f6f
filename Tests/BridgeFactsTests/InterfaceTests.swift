import AppleAPI
import Testing

@testable import BridgeFacts

/// The tables that people write agree with Apple's interfaces.
@Suite struct InterfaceTests {
  /// The interfaces don't contain WatchKit.
  @Test func classesInheritFromTheirSuperclass() throws {
    for fact in ClassFact.all where fact.module != "WatchKit" {
      let type = try #require(AppleAPI.types(named: fact.name).first { $0.kind == .class }, "\(fact.name)")
      #expect(type.modules.contains(fact.module), "\(fact.name): \(type.modules)")
      // An entry names the superclass in iOS of a class that bridges wrap only there.
      #expect(type.superclasses.starts(with: fact.superclasses), "\(fact.name): \(type.superclasses)")
    }
  }

  @Test func slotsHaveTheOwnershipAndTypeOfTheProperty() throws {
    for slot in ClassFact.all.filter({ $0.module != "WatchKit" }).flatMap(\.slots) {
      let type = try #require(AppleAPI.types(named: slot.className).first)
      let properties = type.members(named: slot.property).filter { $0.kind == .property && !$0.isStatic }
      let property = try #require(properties.first, "\(slot.className).\(slot.property)")
      #expect((property.ownership == .weak) == slot.isWeak, "\(slot.className).\(slot.property): \(property.ownership)")
      let types = properties.compactMap(\.type).map { plain($0).filter { !"()?!".contains($0) } }
      let expected = slot.protocols.joined(separator: "&")
      #expect(types.contains(expected), "\(slot.className).\(slot.property): \(types)")
    }
  }

  @Test func protocolsInheritWhatTheInterfacesSay() throws {
    for fact in DelegateProtocol.all {
      let type = try #require(AppleAPI.types(named: fact.name).first { $0.kind == .protocol }, "\(fact.name)")
      #expect(type.modules.contains(fact.module), "\(fact.name)")
      #expect(Set(type.conformances) == Set(fact.inherits), "\(fact.name): \(type.conformances)")
    }
  }

  /// In iOS 17 and macOS 14, these protocols or some of their methods weren't isolated yet.
  private let isolatedLater: Set = [
    "MKMapViewDelegate", "NSCollectionViewDelegate", "NSOutlineViewDataSource", "NSOutlineViewDelegate",
    "NSSplitViewDelegate", "NSTableViewDataSource", "NSTableViewDelegate", "PHLivePhotoViewDelegate",
    "PKCanvasViewDelegate", "PKToolPickerObserver", "QLPreviewControllerDataSource",
    "UICalendarSelectionMultiDateDelegate", "UICalendarSelectionSingleDateDelegate", "UICalendarViewDelegate",
    "WKDownloadDelegate", "WKNavigationDelegate", "WKScriptMessageHandler", "WKUIDelegate",
  ]

  @Test func protocolsAreIsolatedAsTheInterfacesSay() throws {
    for fact in DelegateProtocol.all {
      let type = try #require(AppleAPI.types(named: fact.name).first)
      let members = type.declaredMembers
      let isIsolated = type.isMainActor || !members.isEmpty && members.allSatisfy(\.isMainActor)
      #expect(isIsolated == fact.isMainActor || isolatedLater.contains(fact.name), "\(fact.name)")
    }
  }

  @Test func methodsHaveTheirSignature() throws {
    for fact in DelegateProtocol.all {
      let optional = fact.commonMethods + FurtherDelegateMethod.methods(of: fact).map(\.signature)
      for signature in fact.requiredMethods + optional {
        let name = DelegateProtocol.fullName(of: signature)
        let type = try #require(AppleAPI.types(named: fact.name).first)
        let methods = type.members(named: String(name.prefix { $0 != "(" })).filter { $0.fullName == name }
        #expect(!methods.isEmpty, "\(fact.name).\(name) doesn't exist")
        #expect(methods.contains { isSame($0, signature) }, "\(fact.name): \(signature), \(methods.map(\.signature))")
        let isOptional = methods.allSatisfy { $0.isOptionalRequirement || $0.hasDefaultImplementation }
        #expect(isOptional == !fact.requiredMethods.contains(signature), "\(fact.name).\(name)")
      }
    }
  }

  @Test func protocolsRequireNothingElse() throws {
    for fact in DelegateProtocol.all {
      let required = Set(fact.requiredMethods.map(DelegateProtocol.fullName))
      for member in AppleAPI.types(named: fact.name).flatMap(\.declaredMembers)
      where member.isRequirement && !member.isOptionalRequirement && !member.hasDefaultImplementation {
        #expect(member.isAsync || required.contains(member.fullName), "\(fact.name).\(member.fullName)")
      }
    }
  }

  @Test func namesOfMethodsAreComplete() {
    for fact in DelegateProtocol.all {
      guard let names = fact.methodNames else { continue }
      let declared = AppleAPI.types(named: fact.name).flatMap(\.declaredMembers).filter {
        $0.kind == .method && $0.isRequirement
      }
      let expected = Set(declared.map(\.fullName))
      #expect(expected == Set(names), "\(fact.name): \(expected.symmetricDifference(names).sorted())")
    }
  }

  /// A method that is newer than SwiftUI says so, unless its whole protocol is.
  @Test func furtherMethodsNameTheFirstVersion() throws {
    for fact in DelegateProtocol.all {
      let type = try #require(AppleAPI.types(named: fact.name).first)
      for method in FurtherDelegateMethod.methods(of: fact) {
        let members = type.members(named: String(method.name.prefix { $0 != "(" }))
        let availability = try #require(members.first { isSame($0, method.signature) }, "\(method)").availability
        let system: AppleAvailability.System = availability.isDeclared(on: .iOS) ? .iOS : .macOS
        let version = availability.introduced(on: system) ?? .init(0)
        let isNew = version > (system == .iOS ? .init(13) : .init(10, 15))
        let isOfTheProtocol = version == type.availability.introduced(on: system)
        let expected = isNew && !isOfTheProtocol ? "\(system) \(version)" : nil
        #expect(method.availability == expected || isOfTheProtocol, "\(fact.name).\(method.name)")
      }
    }
  }

  /// The interfaces don't say when visionOS got a symbol, and rarely mention tvOS.
  @Test func introducedSymbolsNameTheFirstVersions() {
    for symbol in IntroducedAPI.all {
      let found =
        if let owner = symbol.owner {
          AppleAPI.types(named: owner).flatMap { $0.members(named: symbol.baseName) }.filter {
            $0.fullName == symbol.name
          }.map(\.availability)
        } else {
          AppleAPI.types(named: symbol.name).map(\.availability)
            + AppleAPI.functions(named: symbol.baseName).filter { $0.fullName == symbol.name }.map(\.availability)
        }
      let versions = symbol.availability.split(separator: ", ").map { $0.split(separator: " ").map(String.init) }
      #expect(!found.isEmpty, "\(symbol)")
      for availability in found {
        for system in AppleAvailability.System.allCases where availability.introduced(on: system) != nil {
          let version = availability.introduced(on: system).map { "\($0)" }
          #expect(versions.contains { $0 == ["\(system)", version ?? ""] }, "\(symbol)")
        }
      }
    }
  }

  private func isSame(_ member: AppleMember, _ signature: String) -> Bool {
    if member.kind == .property { return plain(signature).contains(plain("\(member.name): \(member.signature)")) }
    return plain(signature) == plain("func \(member.name)\(member.signature)")
  }
}

/// The text without spaces, without default values, and without the isolation of closures, which differs between SDKs.
func plain(_ text: String) -> String {
  text.split(separator: " ").map { word in
    for ignored in ["@Sendable", "@MainActor", "any"] where word.hasSuffix(ignored) {
      let rest = word.dropLast(ignored.count)
      // `any` is also the end of `Company`.
      if rest.last?.isLetter != true { return rest }
    }
    return word
  }.joined().filter { $0 != "=" }
}
