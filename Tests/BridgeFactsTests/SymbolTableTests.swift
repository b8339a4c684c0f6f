import Testing

@testable import BridgeFacts

/// The topics of hovers other than representables. Every row is parsed, spelled correctly, and unique.
@Suite struct SymbolTableTests {
  @Test func everySymbolIsParsed() {
    let tables = [
      BridgeSymbol.hostingTable, BridgeSymbol.dataFlowTable, BridgeSymbol.observationTable, BridgeSymbol.patternTable,
      BridgeSymbol.layoutTable, BridgeSymbol.contentTable, BridgeSymbol.gestureTable, BridgeSymbol.presentationTable,
    ]
    let entries = tables.flatMap { TableText.entries(of: $0) }
    #expect(entries.count == BridgeSymbol.all.count)
    // Methods of one class can differ in the first label only.
    #expect(Set(entries.map { [$0.head] + $0.texts("first") }).count == entries.count)
    let words: Set = ["only", "code", "since", "page", "first"]
    for entry in entries {
      for detail in entry.details {
        let isRead = words.contains(String(detail.prefix { $0 != " " })) || Explanation.Line(detail, names: [:]) != nil
        #expect(isRead, "\(entry.head): \(detail)")
        if detail.hasPrefix("only ") { #expect(BridgeSymbol.Scope(rawValue: String(detail.dropFirst(5))) != nil) }
      }
    }
  }

  @Test func symbolsAreSpelledCorrectly() {
    for symbol in BridgeSymbol.all {
      #expect(
        !symbol.declaration.isEmpty && symbol.page != nil && !symbol.explanation.example.isEmpty, "\(symbol.name)")
      #expect(symbol.declaration.contains(symbol.name), "\(symbol.name): \(symbol.declaration)")
      if let availability = symbol.availability { #expect(isAvailability(availability), "\(symbol.name)") }
      #expect(symbol.page?.wholeMatch(of: /[a-z0-9]+(\/[a-z0-9_:().-]+)+/) != nil, "\(symbol.page ?? "")")
      let explanation = symbol.explanation
      let texts = [explanation.summary] + [explanation.calls, explanation.trap].compactMap(\.self) + explanation.advice
      for text in texts { #expect(isSentence(text), "\(symbol.name): \(text)") }
      let known = [
        "DispatchQueue", "View", "UIHostingConfiguration", "WKUserContentController", "ProposedViewSize", "Publisher",
        "CoordinateSpaceConverter", "UITraitBridgedEnvironmentKey", "NSItemProvider", "withObservationTracking",
      ]
      for owner in symbol.owners {
        #expect(ClassHierarchy.isKnown(owner) || known.contains(owner), "\(symbol.name): \(owner)")
      }
      #expect(symbol.owners.isEmpty == ![.member, .label].contains(symbol.form), "\(symbol.name)")
    }
  }

  @Test func everyNoteIsParsed() {
    let entries = TableText.entries(of: ClassNote.table)
    let lines = ClassNote.all.map { $0.advice.count + ($0.events == nil ? 0 : 1) + ($0.closing == nil ? 0 : 1) }
    #expect(entries.map(\.details.count) == lines)
    checkOrder(of: entries.map { ($0.head, "") })
    for note in ClassNote.all {
      #expect(ClassHierarchy.isKnown(note.className), "\(note.className)")
      for text in note.advice + [note.closing].compactMap(\.self) { #expect(isSentence(text), "\(text)") }
    }
    #expect(ClassNote.note(on: "PHPickerViewController")?.isClosingCertain == true)
    #expect(ClassNote.note(on: "QLPreviewController")?.isClosingCertain == false)
  }

  @Test func closingNotesAgreeWithTheCallbacks() {
    for note in ClassNote.all {
      // Whether a font picker closes depends on what the user does.
      guard let closing = note.closing, note.className != "UIFontPickerViewController" else { continue }
      let protocols = DelegateSlot.slots(of: note.className).flatMap(\.protocols)
      let callbacks = protocols.flatMap(ClosingCallback.callbacks)
      for callback in callbacks {
        #expect(
          callback.closesItself == closing.hasPrefix("It dismisses itself"), "\(note.className): \(callback.method)")
      }
    }
  }

  @Test func everyAnswerBelongsToAKnownMethod() {
    let rows = TableText.rows(of: DelegateAnswer.table)
    #expect(rows.allSatisfy { $0.count == 2 })
    #expect(rows.map { $0[0] } == Set(rows.map { $0[0] }).sorted())
    let signatures = DelegateProtocol.all.flatMap {
      $0.requiredMethods + $0.commonMethods + FurtherDelegateMethod.methods(of: $0).map(\.signature)
    }
    let methods = Set(signatures.map(DelegateProtocol.fullName))
    for row in rows { #expect(methods.contains(row[0]), "\(row[0])") }
    // A method that receives a completion handler must call it.
    for signature in signatures where signature.contains("andler: @escaping") {
      #expect(DelegateAnswer.statement(for: DelegateProtocol.fullName(of: signature)) != nil, "\(signature)")
    }
    // A drop proposal doesn't exist without an operation.
    for signature in signatures where signature.hasSuffix("DropProposal") {
      #expect(DelegateAnswer.statement(for: DelegateProtocol.fullName(of: signature)) != nil, "\(signature)")
    }
  }

  @Test func everyDecisionHasAnOutcome() {
    #expect(Decision.all.first?.key == "what")
    #expect(TableText.entries(of: Decision.table).map(\.head) == Decision.all.map(\.key))
    var reached: Set = ["what"]
    for decision in Decision.all {
      #expect(decision.question.hasSuffix("?") && decision.choices.count > 1, "\(decision.key)")
      let entry = TableText.entries(of: Decision.table).first { $0.head == decision.key }
      let heads = decision.isAnsweredByTarget ? 2 : 1
      #expect(entry?.details.count == heads + decision.choices.count + decision.additions.count, "\(decision.key)")
      for addition in decision.additions { check(addition.advice) }
      for choice in decision.choices {
        switch choice.outcome {
        case .question(let key): reached.insert(key)
        case .bridge(let bridge): check(bridge, hasAlternative: !decision.isAnsweredByTarget)
        }
      }
    }
    #expect(reached == Set(Decision.all.map(\.key)))
    // The last choice is for systems that are earlier than those of all other choices.
    for decision in Decision.all where decision.isAnsweredByTarget {
      let isLimited = decision.choices.map { choice in
        if case .bridge(let bridge) = choice.outcome { bridge.availability != nil } else { false }
      }
      #expect(!isLimited.dropLast().contains(false) && isLimited.last == false, "\(decision.key)")
    }
  }

  private func check(_ advice: Decision.Recommendation, hasAlternative: Bool = true) {
    #expect(advice.availability == nil || (advice.below != nil) == hasAlternative, "\(advice.text)")
    #expect(advice.availability != nil || advice.below == nil, "\(advice.text)")
    #expect(advice.availability.map(isAvailability) ?? true, "\(advice.text)")
  }
}

private func isSentence(_ text: String) -> Bool {
  text.hasSuffix(".") && !text.contains("  ") && !text.contains("``") && text.count(where: { $0 == "`" }) % 2 == 0
}
