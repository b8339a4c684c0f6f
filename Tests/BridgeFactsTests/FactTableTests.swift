import AppleAPI
import Testing

@testable import BridgeFacts

/// Checks that every row of every table is parsed, is spelled correctly, is in order, and is unique.
@Suite struct FactTableTests {
  @Test func everyFamilyIsParsed() {
    #expect(TableText.rows(of: Family.table).count == 7)
    #expect(Family.all.count == 7)
    for family in Family.all {
      for place in [family.availability, family.fitsAvailability, family.animateAvailability].compactMap(\.self) {
        #expect(isAvailability(place), "\(family.name): \(place)")
      }
    }
  }

  @Test func everyClassIsParsed() {
    for table in [ClassFact.uiKitTable, ClassFact.appKitTable, ClassFact.frameworkTable] {
      expectSameLines(normalized(table), render(ClassFact.parse(table)))
      checkOrder(of: ClassFact.parse(table).map { ($0.module, $0.name) })
    }
  }

  @Test func classesAreSpelledCorrectlyAndHaveKnownSuperclasses() {
    #expect(Set(ClassFact.all.map(\.name)).count == ClassFact.all.count)
    for fact in ClassFact.all {
      #expect(isTypeName(fact.name), "\(fact.name)")
      #expect(!fact.superclasses.isEmpty)
      for superclass in fact.superclasses { #expect(ClassHierarchy.isKnown(superclass), "\(fact.name): \(superclass)") }
      #expect(ClassHierarchy.superclasses(of: fact.name).contains("NSObject"), "\(fact.name)")
      #expect(!ClassHierarchy.superclasses(of: fact.name).contains(fact.name))
    }
  }

  @Test func classesWithAnAvailabilityAreKnown() {
    let entries = TableText.entries(of: ClassHierarchy.availabilityTable)
    let names = entries.flatMap(\.details)
    #expect(Set(names).count == names.count && Set(entries.map(\.head)).count == entries.count)
    for entry in entries {
      #expect(isAvailability(entry.head), "\(entry.head)")
      #expect(entry.details == entry.details.sorted(), "\(entry.head)")
      for name in entry.details {
        #expect(ClassHierarchy.isKnown(name) && ClassHierarchy.availability(of: name) == entry.head, "\(name)")
        // On macOS, a view or controller needs a superclass from AppKit.
        let isInUIKit = ["UIView", "UIViewController"].contains { ClassHierarchy.isSubclass(name, of: $0) }
        let isInAppKit = ["NSView", "NSViewController"].contains { ClassHierarchy.isSubclass(name, of: $0) }
        #expect(entry.head.contains("macOS") && isInUIKit ? isInAppKit : true, "\(name)")
      }
    }
    #expect(ClassHierarchy.availability(of: "UILabel") == nil)
  }

  @Test func slotsNameKnownProtocols() {
    for slot in ClassFact.all.flatMap(\.slots) {
      #expect(slot.property.wholeMatch(of: /[a-z][A-Za-z]+/) != nil, "\(slot)")
      #expect(!slot.protocols.isEmpty)
      for name in slot.protocols { #expect(DelegateProtocol.named(name) != nil, "\(slot.className): \(name)") }
    }
  }

  @Test func everyProtocolIsParsed() {
    for table in [DelegateProtocol.uiKitTable, DelegateProtocol.appKitTable, DelegateProtocol.frameworkTable] {
      expectSameLines(normalized(table), render(DelegateProtocol.parse(table)))
      checkOrder(of: DelegateProtocol.parse(table).map { ($0.module, $0.name) })
    }
  }

  @Test func protocolsAreSpelledCorrectlyAndHaveKnownParents() {
    #expect(Set(DelegateProtocol.all.map(\.name)).count == DelegateProtocol.all.count)
    for fact in DelegateProtocol.all {
      #expect(isTypeName(fact.name), "\(fact.name)")
      for parent in fact.inherits where !["NSObjectProtocol", "AnyObject"].contains(parent) {
        #expect(DelegateProtocol.named(parent) != nil, "\(fact.name): \(parent)")
      }
      for signature in fact.requiredMethods + fact.commonMethods {
        #expect(isSignature(signature), "\(fact.name): \(signature)")
      }
      #expect(
        Set(fact.requiredMethods + fact.commonMethods).count == fact.requiredMethods.count + fact.commonMethods.count)
    }
  }

  @Test func everyStopPairIsParsed() {
    #expect(TableText.rows(of: StopPair.table).count == StopPair.all.count)
    #expect(Set(StopPair.all).count == StopPair.all.count)
    let strong = StopPair.all.prefix { $0.isRetainedBySystem }.map(\.start)
    let weak = StopPair.all.dropFirst(strong.count)
    #expect(weak.allSatisfy { !$0.isRetainedBySystem })
    #expect(strong == strong.sorted() && weak.map(\.start) == weak.map(\.start).sorted())
    for pair in StopPair.all {
      #expect(pair.stop.contains("$") && pair.stop.hasSuffix(")"), "\(pair.stop)")
      #expect(pair.token != nil || pair.stop.hasPrefix("$."), "\(pair.start)")
    }
  }

  @Test func everyEditableValueIsParsed() {
    let rows = TableText.rows(of: EditableValue.table)
    #expect(rows.count == EditableValue.all.count)
    checkOrder(of: EditableValue.all.map { ($0.className, $0.property) })
    for value in EditableValue.all { #expect(ClassHierarchy.isKnown(value.className), "\(value.className)") }
  }

  @Test func everyCopiedPropertyIsParsedAndCanOnlyBeRead() {
    #expect(TableText.rows(of: CopiedProperty.table).count == CopiedProperty.all.count)
    checkOrder(of: CopiedProperty.all.map { ($0.className, $0.name) })
    for property in CopiedProperty.all {
      let members = AppleAPI.types(named: property.className).flatMap { $0.declaredMembers(named: property.name) }
      #expect(!members.isEmpty, "\(property)")
      for member in members { #expect(!member.isSettable && member.ownership == .copy, "\(property)") }
    }
  }

  @Test func everyPrivateHostingAPIIsParsed() {
    #expect(TableText.rows(of: PrivateHostingAPI.table).count == PrivateHostingAPI.all.count)
    checkOrder(of: PrivateHostingAPI.all.map { ($0.name, "") })
    for api in PrivateHostingAPI.all { #expect(api.name.hasPrefix("_"), "\(api)") }
  }

  @Test func everyIntrinsicSizeIsParsed() {
    #expect(TableText.rows(of: IntrinsicSize.table).count == IntrinsicSize.all.count)
    checkOrder(of: IntrinsicSize.all.map { ($0.className, "") })
    // The other tables don't contain the ancestors of these classes.
    for size in IntrinsicSize.all where !["ARView", "GMSMapView"].contains(size.className) {
      #expect(ClassHierarchy.isSubclass(size.className, of: "UIView") || isAppKitView(size.className), "\(size)")
      #expect(size.condition == nil || size.extent != .none, "\(size)")
    }
    #expect(IntrinsicSize.size(of: "UITextView")?.condition != nil)
    #expect(IntrinsicSize.size(of: "UICollectionViewCell")?.className == "UIView")
    #expect(IntrinsicSize.size(of: "UIViewController") == nil)
  }

  @Test func everyCounterpartIsParsed() {
    #expect(TableText.rows(of: NativeCounterpart.table).count == NativeCounterpart.all.count)
    #expect(Set(NativeCounterpart.all.map { [$0.className, $0.native] }).count == NativeCounterpart.all.count)
    let classes = NativeCounterpart.all.map(\.className)
    #expect(classes == classes.sorted())
    for counterpart in NativeCounterpart.all {
      #expect(isTypeName(counterpart.className), "\(counterpart)")
      #expect(isAvailability(counterpart.availability), "\(counterpart)")
      #expect(counterpart.native.wholeMatch(of: /[.A-Za-z][^.]+(\.[^.]+)?/) != nil, "\(counterpart)")
    }
    for className in Set(classes) {
      let versions = NativeCounterpart.counterparts(of: className).map { firstVersion(in: $0.availability) }
      #expect(versions == versions.sorted(), "\(className)")
    }
  }

  @Test func everyPlatformTwinIsParsed() {
    let entries = TableText.entries(of: PlatformTwin.table)
    #expect(entries.count == PlatformTwin.all.count)
    #expect(PlatformTwin.all.map(\.uiKit) == PlatformTwin.all.map(\.uiKit).sorted())
    for (entry, twin) in zip(entries, PlatformTwin.all) {
      #expect(twin.ownProperties.count + (twin.creation == nil ? 0 : 1) == entry.details.count, "\(twin)")
      #expect(ClassHierarchy.isKnown(twin.uiKit) && ClassHierarchy.isKnown(twin.appKit), "\(twin)")
      #expect(twin.creation?.hasPrefix(twin.appKit + "(") ?? true, "\(twin)")
    }
    for row in TableText.rows(of: PlatformTwin.valueTable) {
      #expect(PlatformTwin.value(of: row[0]) == row[1])
      #expect(PlatformTwin.value(of: row[1]) == row[0])
    }
    #expect(PlatformTwin.twins(of: "NSTextField").map(\.uiKit) == ["UILabel", "UITextField"])
    #expect(PlatformTwin.twins(of: "UIView").isEmpty)
  }

  @Test func everyTraitIsParsed() {
    let traits = ClassTrait.parse(ClassTrait.table)
    #expect(TableText.entries(of: ClassTrait.table).map(\.head) == ClassTrait.allCases.map(\.rawValue))
    for trait in ClassTrait.allCases {
      let names = traits[trait] ?? []
      #expect(names == Set(names).sorted())
      for name in names { #expect(isTypeName(name), "\(name)") }
    }
  }
}

/// The table with continuation lines joined, which is what parsing the table and writing it out again must produce.
private func normalized(_ table: String) -> String {
  table.replacing("(\n    ", with: "(").replacing("\n    ", with: " ")
}

private func expectSameLines(_ table: String, _ read: String) {
  let lines = Set(read.split(separator: "\n"))
  for line in table.split(separator: "\n") { #expect(lines.contains(line), "not read: \(line)") }
  #expect(table == read)
}

private func render(_ facts: [ClassFact]) -> String {
  render(facts, module: \.module) { fact in
    [
      fact.name
        + (fact.superclasses == ClassFact.superclasses(inInterfacesOf: fact.name)
          ? "" : ": \(fact.superclasses.joined(separator: ", "))")
    ]
      + fact.slots.map {
        "  \($0.isRare ? "rare " : "")\($0.isWeak ? "weak" : "strong") \($0.property): "
          + $0.protocols.joined(separator: " & ")
      }
  }
}

private func render(_ facts: [DelegateProtocol]) -> String {
  render(facts, module: \.module) { fact in
    ["\(fact.isMainActor ? "" : "nonisolated ")\(([fact.name] + [fact.inherits.joined(separator: ", ")]).joined(": "))"]
      + fact.requiredMethods.map { "  required \($0)" } + fact.commonMethods.map { "  optional \($0)" }
  }
}

private func render<Fact>(_ facts: [Fact], module: (Fact) -> String, lines: (Fact) -> [String]) -> String {
  var rendered: [String] = []
  var current = ""
  for fact in facts {
    if module(fact) != current {
      current = module(fact)
      rendered.append("import \(current)")
    }
    rendered += lines(fact)
  }
  return rendered.joined(separator: "\n")
}

extension [String] {
  /// Joins the elements that aren't empty.
  fileprivate func joined(_ separator: String) -> String { filter { !$0.isEmpty }.joined(separator: separator) }
}

func checkOrder(of names: [(String, String)]) {
  for (first, second) in zip(names, names.dropFirst()) { #expect(first < second, "\(second) after \(first)") }
}

private func isAppKitView(_ name: String) -> Bool { ClassHierarchy.isSubclass(name, of: "NSView") }

private func firstVersion(in availability: String) -> Double {
  let number = availability.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
  return Double(number) ?? 0
}

/// Whether a text is a list of unique systems with versions, such as `iOS 16, tvOS 16`.
func isAvailability(_ text: String) -> Bool {
  let places = text.split(separator: ", ", omittingEmptySubsequences: false)
  let systems = places.compactMap { $0.wholeMatch(of: /(iOS|macCatalyst|tvOS|visionOS|macOS|watchOS) \d+(\.\d+)?/)?.1 }
  return systems.count == places.count && Set(systems).count == systems.count
}

func isTypeName(_ name: String) -> Bool { name.wholeMatch(of: /[A-Z][A-Za-z0-9]+/) != nil }

/// Whether a text is one declaration with balanced parentheses.
private func isSignature(_ text: String) -> Bool {
  guard text.wholeMatch(of: /func [a-z]\w*\(.*\)( -> [^ ].*)?/) != nil || text.hasPrefix("var ") else { return false }
  var depth = 0
  for character in text where "()".contains(character) {
    depth += character == "(" ? 1 : -1
    if depth < 0 { return false }
  }
  return depth == 0 && !text.contains("  ")
}
