import Testing

@testable import BridgeFacts

/// Checks that every row of the call tables is parsed, is in order, and is unique.
@Suite struct CallTableTests {
  @Test func everyIntroducedAPIIsParsed() {
    let listed = IntroducedAPI.parse(IntroducedAPI.table)
    #expect(TableText.rows(of: IntroducedAPI.table).count == listed.count)
    checkOrder(of: listed.map { ($0.name, $0.owner ?? "") })
    for api in IntroducedAPI.all {
      #expect(isAvailability(api.availability), "\(api.name): \(api.availability)")
      #expect(api.name.wholeMatch(of: /[A-Za-z]+(\(([a-z_]\w*:)*\))?/) != nil, "\(api.name)")
    }
    #expect(IntroducedAPI.named("setContentScrollView").count == 2)
    #expect(IntroducedAPI.named("sizingOptions").map(\.owner).contains("UIHostingController"))
    #expect(IntroducedAPI.named("UIGestureRecognizerRepresentable").map(\.availability) == ["iOS 18"])
    #expect(IntroducedAPI.named("NSGestureRecognizerRepresentable").map(\.availability) == ["macOS 26"])
    #expect(
      IntroducedAPI.named("animate").compactMap(\.owner) == [
        "UIView", "UIViewRepresentableContext", "UIViewControllerRepresentableContext", "NSViewRepresentableContext",
        "NSViewControllerRepresentableContext",
      ])
  }

  @Test func everyPublisherEndIsParsed() {
    #expect(TableText.rows(of: PublisherEnd.table).count == PublisherEnd.all.count)
    let operators = PublisherEnd.all.filter { $0.part == .operator }.map(\.name)
    #expect(operators == operators.sorted() && Set(operators).count == operators.count)
    #expect(PublisherEnd.end(ofSource: "publisher(for:)") == .never)
    #expect(PublisherEnd.end(ofSource: "fetch(_:)") == nil)
    #expect(PublisherEnd.end(ofOperator: "first") == .ends)
    #expect(PublisherEnd.end(ofOperator: "map") == .never)
  }

  @Test func everyClosureTimeIsParsed() {
    #expect(TableText.rows(of: ClosureTime.table).count == ClosureTime.all.count)
    checkOrder(of: ClosureTime.all.map { ($0.owner, "\($0.function) \($0.label ?? "")") })
    #expect(ClosureTime.time(of: "animations", of: "animate", owner: "UIView") == .now)
    #expect(ClosureTime.time(of: "completion", of: "animate", owner: "UIView") == nil)
    #expect(ClosureTime.time(of: nil, ofAnyFunctionNamed: "Task") == .nextTurn)
    // `RunLoop.perform` and `NSManagedObjectContext.perform` agree that it's later.
    #expect(ClosureTime.time(of: nil, ofAnyFunctionNamed: "perform") == .later)
    #expect(ClosureTime.time(of: nil, ofAnyFunctionNamed: "update") == nil)
  }

  @Test func everyViewMethodIsParsed() {
    #expect(TableText.rows(of: ViewMethod.table).count == ViewMethod.all.count)
    #expect(Set(ViewMethod.all).count == ViewMethod.all.count)
    for method in ViewMethod.all {
      #expect(ClassHierarchy.isKnown(method.className), "\(method.className)")
      #expect(isAvailability(method.since) && method.sinceWithKey.map(isAvailability) ?? true, "\(method.name)")
      #expect(method.name.hasSuffix(")"), "\(method.name)")
    }
    #expect(ViewMethod.method("draw(_:)", of: "UITableViewCell")?.key == "UIObservationTrackingEnabled")
    #expect(ViewMethod.method("layout()", of: "NSStackView")?.key == "NSObservationTrackingEnabled")
    #expect(ViewMethod.method("layout()", of: "UIView") == nil)
  }

  @Test func everyViewLifecycleMethodIsParsed() {
    #expect(TableText.rows(of: ViewLifecycleMethod.table).count == ViewLifecycleMethod.all.count)
    for method in ViewLifecycleMethod.all {
      #expect(["once", "each", "after", "before", "during", "when"].contains { method.occasion.hasPrefix($0) })
    }
  }

  @Test func everySideEffectIsParsed() {
    let rows = [SideEffect.table, SideEffect.libraryTable].flatMap { TableText.rows(of: $0) }
    #expect(rows.count == SideEffect.all.count)
    checkOrder(of: SideEffect.ofApple.map { ($0.className, $0.name) })
    checkOrder(of: SideEffect.all.dropFirst(SideEffect.ofApple.count).map { ($0.className, $0.name) })
    for effect in SideEffect.all {
      #expect(isTypeName(effect.className))
      let isCreation = effect.cause == .creation
      #expect(effect.name.wholeMatch(of: isCreation ? /init\([A-Za-z]+:\)/ : /[a-z][A-Za-z]+/) != nil, "\(effect.name)")
    }
    #expect(SideEffect.effect(of: "setContentOffset", on: "UITextView")?.getter == "contentOffset")
    #expect(SideEffect.effect(of: "document", on: "PDFView")?.cause == .newObject)
    #expect(SideEffect.effect(of: "document", on: "UITextView") == nil)
    #expect(SideEffect.effect(ofCreating: "NSImage", "contentsOf")?.weight == .light)
    #expect(SideEffect.effect(ofCreating: "NSImage", "named") == nil)
  }

  @Test func everyMistakenAPIIsParsed() {
    #expect(TableText.rows(of: MistakenAPI.table).count == MistakenAPI.all.count)
    let places = MistakenAPI.all.map { ("\($0.kind)", "\($0.className).\($0.member)") }
    checkOrder(of: places)
    for mistake in MistakenAPI.all {
      #expect(isTypeName(mistake.className))
      #expect((mistake.wrong == nil) == (mistake.kind == .receiver || mistake.kind == .property))
      let slots = DelegateSlot.slots(of: mistake.className).map(\.property)
      if mistake.kind == .property { #expect(slots.isEmpty || slots.contains(mistake.right), "\(mistake.right)") }
    }
    #expect(MistakenAPI.named("animate").map(\.right) == ["_"])
  }

  @Test func everySetterCallbackIsParsed() {
    #expect(TableText.rows(of: SetterCallback.table).count == SetterCallback.all.count)
    checkOrder(of: SetterCallback.all.map { ("\($0.className).\($0.name)", "\($0.delegate).\($0.callback)") })
    for setter in SetterCallback.all {
      #expect(ClassHierarchy.isKnown(setter.className), "\(setter)")
      #expect(setter.name.wholeMatch(of: /[a-z][A-Za-z]+/) != nil, "\(setter)")
      #expect(!setter.isAssignment || setter.animation == .any, "an assignment never animates: \(setter)")
      #expect(DelegateSlot.slots(of: setter.className).contains { $0.protocols.contains(setter.delegate) }, "\(setter)")
      #expect(isFullName(setter.callback), "\(setter)")
    }
    #expect(
      SetterCallback.callbacks(of: "contentOffset", on: "UITableView").map(\.callback) == ["scrollViewDidScroll(_:)"])
    #expect(SetterCallback.callbacks(of: "text", on: "UITextField").isEmpty)
  }

  @Test func everyBackgroundCallbackIsParsed() {
    #expect(TableText.rows(of: BackgroundCallback.table).count == BackgroundCallback.all.count)
    checkOrder(of: BackgroundCallback.all.map { ($0.owner, $0.name) })
    for callback in BackgroundCallback.all {
      #expect(isTypeName(callback.owner), "\(callback)")
      let isName = callback.name.wholeMatch(of: /[a-z][A-Za-z]+/) != nil
      #expect(callback.form == .method ? isFullName(callback.name) : isName, "\(callback)")
    }
    #expect(BackgroundCallback.named("detached").map(\.owner) == ["Task"])
  }

  @Test func everyMethodNameIsParsed() {
    let entries = TableText.entries(of: DelegateProtocol.methodNameTable)
    #expect(entries.map(\.head) == Set(entries.map(\.head)).sorted())
    for entry in entries {
      let fact = DelegateProtocol.named(entry.head)
      let names = fact?.methodNames ?? []
      #expect(!names.isEmpty && names == Set(names).sorted(), "\(entry.head)")
      for name in names { #expect(isFullName(name), "\(entry.head): \(name)") }
      // The other tables must agree about the protocol.
      for signature in (fact?.requiredMethods ?? []) + (fact?.commonMethods ?? []) {
        let name = DelegateProtocol.fullName(of: signature)
        let isInherited = fact?.ancestors.contains { DelegateProtocol.named($0)?.methodNames?.contains(name) ?? false }
        #expect(names.contains(name) || isInherited ?? false, "\(entry.head): \(name)")
      }
    }
    #expect(DelegateProtocol.named("UITextFieldDelegate")?.methodNames?.count == 14)
    #expect(DelegateProtocol.named("CLLocationManagerDelegate")?.methodNames == nil)
  }

  @Test func everyFurtherMethodIsParsed() {
    for table in [
      DelegateProtocol.furtherListTable, DelegateProtocol.furtherUIKitTable, DelegateProtocol.furtherAppKitTable,
      DelegateProtocol.furtherFrameworkTable,
    ] {
      let entries = TableText.entries(of: table)
      checkOrder(of: entries.map { ($0.module, $0.head) })
      for entry in entries {
        guard let fact = DelegateProtocol.named(entry.head) else {
          Issue.record("\(entry.head)")
          continue
        }
        let methods = FurtherDelegateMethod.methods(of: fact)
        #expect(fact.module == entry.module && methods.count == entry.details.count, "\(entry.head)")
        let known = fact.requiredMethods + fact.commonMethods
        let all = (known + methods.map(\.signature)).map {
          [DelegateProtocol.fullName(of: $0)] + DelegateProtocol.parameterTypes(of: $0)
        }
        #expect(Set(all).count == all.count, "\(entry.head)")
        for method in methods {
          let name = DelegateProtocol.fullName(of: method.signature)
          #expect(isFullName(name), "\(entry.head): \(name)")
          #expect(fact.methodNames?.contains(name) ?? true, "\(entry.head): \(name)")
          #expect(method.availability.map(isAvailability) ?? true, "\(entry.head): \(name)")
        }
      }
    }
  }

  @Test func parameterTypesAreRead() {
    #expect(DelegateProtocol.parameterTypes(of: "func f()").isEmpty)
    #expect(
      DelegateProtocol.parameterTypes(
        of: "func webView(_ view: WKWebView, info: [String : Any], handler: @escaping (Int, URL?) -> Void) -> Set<Int>")
        == ["WKWebView", "[String:Any]", "@escaping(Int,URL?)->Void"])
  }

  @Test func everyAvailabilityCheckIsParsed() {
    #expect(TableText.rows(of: AvailabilityCheck.table).count == AvailabilityCheck.all.count)
    for check in AvailabilityCheck.all { #expect(ClassHierarchy.isKnown(check.className), "\(check)") }
  }

  @Test func everyClosingCallbackIsParsed() {
    #expect(TableText.rows(of: ClosingCallback.table).count == ClosingCallback.all.count)
    checkOrder(of: ClosingCallback.all.map { ($0.delegate, $0.method) })
    for callback in ClosingCallback.all {
      let fact = DelegateProtocol.named(callback.delegate)
      let methods = (fact?.requiredMethods ?? []) + (fact?.commonMethods ?? [])
      #expect(methods.map(DelegateProtocol.fullName).contains(callback.method), "\(callback)")
    }
    #expect(ClosingCallback.callbacks(of: "SFSafariViewControllerDelegate").map(\.closesItself) == [true])
  }
}

/// Whether a text is a full method name such as `textField(_:shouldChangeCharactersIn:replacementString:)`.
private func isFullName(_ text: String) -> Bool { text.wholeMatch(of: /[a-z][A-Za-z]+\(([a-zA-Z_]+:)+\)/) != nil }
