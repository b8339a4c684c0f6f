import AppleAPI
import Testing

/// Expected values are from the interfaces of the iOS 17 and macOS 14 SDKs, and those of newer API from Apple's
/// documentation.
@Suite struct AppleMemberTests {
  private func members(_ type: String, _ name: String) throws -> [AppleMember] {
    try #require(AppleAPI.types(named: type).first, "\(type)").members(named: name)
  }

  private func member(_ type: String, _ fullName: String) throws -> AppleMember {
    let base = String(fullName.prefix { $0 != "(" })
    return try #require(try members(type, base).first { $0.fullName == fullName }, "\(type).\(fullName)")
  }

  @Test func propertiesHaveTypes() throws {
    for (type, name, expected) in [
      ("UITableView", "frame", "CGRect"), ("UILabel", "text", "String?"), ("UIView", "subviews", "[UIView]"),
      ("UIButton", "isEnabled", "Bool"), ("NSTextField", "stringValue", "String"), ("UIColor", "black", "UIColor"),
      ("MKMapView", "region", "MKCoordinateRegion"), ("WKWebView", "url", "URL?"), ("AVPlayer", "rate", "Float"),
      ("UIImage", "size", "CGSize"), ("EnvironmentValues", "colorScheme", "ColorScheme"),
      ("CGRect", "width", "CGFloat"), ("CGPoint", "x", "CGFloat"), ("NSEdgeInsets", "left", "CGFloat"),
      ("String", "count", "Int"), ("Array", "first", "Self.Element?"), ("URL", "path", "String"),
    ] {
      #expect(try member(type, name).type == expected, "\(type).\(name)")
    }
  }

  @Test func ownershipIsThatOfTheInterface() throws {
    for (type, name, expected) in [
      ("UITableView", "delegate", AppleMember.Ownership.weak), ("UITableView", "dataSource", .weak),
      ("URLSession", "delegate", .strong), ("NSComboBox", "dataSource", .unowned),
      ("UIApplication", "delegate", .unowned),
      ("UILabel", "attributedText", .copy), ("UIView", "gestureRecognizers", .strong), ("CALayer", "delegate", .weak),
      ("UIBarButtonItem", "target", .weak), ("NSControl", "target", .weak), ("CAAnimation", "delegate", .strong),
      ("AVPlayerViewController", "player", .strong), ("WKWebView", "navigationDelegate", .weak),
      ("CLLocationManager", "delegate", .weak), ("UIViewController", "transitioningDelegate", .weak),
    ] {
      #expect(try member(type, name).ownership == expected, "\(type).\(name)")
    }
  }

  @Test func settersAreKnown() throws {
    for (type, name) in [("UIView", "frame"), ("CGRect", "origin"), ("UILabel", "text"), ("Binding", "wrappedValue")] {
      #expect(try member(type, name).isSettable, "\(type).\(name)")
    }
    for (type, name) in [("UIView", "superview"), ("URL", "path"), ("Array", "count"), ("UIColor", "black")] {
      #expect(try !member(type, name).isSettable, "\(type).\(name)")
    }
    #expect(try member("UIColor", "black").isStatic)
    #expect(try !member("UIView", "frame").isStatic)
  }

  @Test func closuresEscapeUnlessTheInterfaceSaysOtherwise() throws {
    for (type, name, label) in [
      ("UIView", "animate(withDuration:animations:)", "animations"),
      ("UIView", "animate(withDuration:animations:completion:)", "completion"),
      ("UIAction", "init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)", "handler"),
      ("Timer", "scheduledTimer(withTimeInterval:repeats:block:)", "block"),
      ("NSItemProvider", "loadObject(ofClass:completionHandler:)", "completionHandler"),
      ("Publisher", "sink(receiveValue:)", "receiveValue"), ("View", "onAppear(perform:)", "perform"),
      ("UIViewController", "present(_:animated:completion:)", "completion"),
    ] {
      let parameter = try #require(try member(type, name).parameters.first { $0.label == label })
      #expect(parameter.isEscapingClosure && !parameter.isNonescapingClosure, "\(type).\(name): \(parameter.type)")
    }
    for (type, name) in [
      ("Array", "map(_:)"), ("Array", "forEach(_:)"), ("Array", "sort(by:)"), ("Optional", "flatMap(_:)"),
      ("Dictionary", "mapValues(_:)"), ("UIGraphicsImageRenderer", "image(actions:)"),
      ("UIView", "performWithoutAnimation(_:)"), ("UITraitCollection", "performAsCurrent(_:)"),
      ("DispatchQueue", "sync(execute:)"),
    ] {
      let parameter = try #require(try member(type, name).parameters.first)
      #expect(parameter.isNonescapingClosure && !parameter.isEscapingClosure, "\(type).\(name): \(parameter.type)")
    }
    let duration = try #require(try member("UIView", "animate(withDuration:animations:)").parameters.first)
    #expect(!duration.isEscapingClosure && !duration.isNonescapingClosure)
  }

  @Test func parametersHaveLabelsTypesAndDefaults() throws {
    let present = try member("UITableViewController", "present(_:animated:completion:)")
    #expect(present.owner.name == "UIViewController")
    #expect(present.parameters.map(\.label) == [nil, "animated", "completion"])
    #expect(present.parameters.map(\.type) == ["UIViewController", "Bool", "(() -> Void)?"])
    #expect(present.parameters.map(\.hasDefaultValue) == [false, false, true])
    #expect(present.result == nil)
    let toggle = try member("Toggle", "init(isOn:label:)")
    #expect(toggle.parameters.map(\.label) == ["isOn", "label"])
    #expect(toggle.parameters.map(\.isBuilder) == [false, true])
    let select = try member("UITableViewDelegate", "tableView(_:didSelectRowAt:)")
    #expect(select.parameters.map(\.internalName) == ["tableView", "indexPath"])
    #expect(select.isOptionalRequirement && select.isRequirement)
    let rows = try member("UITableViewDataSource", "tableView(_:numberOfRowsInSection:)")
    #expect(!rows.isOptionalRequirement && rows.isRequirement)
    #expect(rows.result == "Int")
  }

  @Test func functionsHaveResultsAndEffects() throws {
    #expect(try member("UITableView", "cellForRow(at:)").result == "UITableViewCell?")
    #expect(try member("Array", "map(_:)").result == "[T]")
    #expect(try member("Array", "map(_:)").isRethrowing)
    #expect(try member("Array", "filter(_:)").result == "Self")
    #expect(try member("Dictionary", "filter(_:)").result == "[Key: Value]")
    #expect(try member("NSManagedObjectContext", "save()").isThrowing)
    let data = try member("URLSession", "data(from:)")
    #expect(data.isAsync && data.isThrowing)
    #expect(data.result == "(Data, URLResponse)")
    let image = try member("UIImage", "init(named:)")
    #expect(image.isFailable && image.result == "UIImage")
    #expect(try !member("UIImage", "init(cgImage:)").isFailable)
    #expect(try member("Subscribers.Completion", "failure(_:)").parameters.map(\.type) == ["Failure"])
    #expect(try member("Sequence", "min()").constraints == ["Self.Element: Comparable"])
  }

  @Test func mutatingMethodsAreKnown() throws {
    for (type, name) in [
      ("Array", "append"), ("Array", "removeAll"), ("Array", "removeSubrange"), ("Array", "sort"),
      ("Array", "partition"),
      ("Array", "reserveCapacity"), ("Set", "insert"), ("Set", "formUnion"), ("Dictionary", "updateValue"),
      ("Bool", "toggle"),
      ("Double", "round"), ("Double", "formRemainder"), ("String", "append"), ("Data", "append"),
    ] {
      let found = try members(type, name).filter { $0.kind == .method }
      #expect(!found.isEmpty && found.contains(where: \.isMutating), "\(type).\(name)")
    }
    #expect(try members("Array", "sorted").allSatisfy { !$0.isMutating })
    #expect(try members("UIView", "addSubview").allSatisfy { !$0.isMutating })
  }

  @Test func namesOfMutatingMethodsAreThoseOfCommonValues() {
    let values = ["Array", "Bool", "Dictionary", "Double", "Set"]
    let types = values.flatMap(AppleAPI.types(named:))
    let owners = types + types.flatMap(\.inheritance).flatMap(AppleAPI.types(named:)).filter { $0.modules == ["Swift"] }
    let methods = owners.flatMap(\.declaredMembers).filter { $0.kind == .method && $0.isMutating }
    #expect(AppleAPI.mutatingMethods == Set(methods.map(\.fullName)))
  }

  @Test func callsThatChangeValuesHaveTheirLabels() {
    for (name, labels) in [
      ("toggle", []), ("append", [nil]), ("append", ["contentsOf"]), ("removeSubrange", [nil]), ("removeAll", []),
      ("removeAll", ["keepingCapacity"]), ("insert", [nil, "at"]), ("sort", []), ("update", ["with"]), ("round", []),
    ] as [(String, [String?])] {
      #expect(AppleAPI.changesValue(name, labels: labels), "\(name) \(labels)")
    }
    for (name, labels) in [
      ("sorted", []), ("write", []), ("next", []), ("update", ["titles"]), ("update", [nil]), ("move", ["to"]),
      ("insert", ["at", nil]), ("remove", ["from"]), ("merge", ["with"]), ("append", [nil, nil]),
    ] as [(String, [String?])] {
      #expect(!AppleAPI.changesValue(name, labels: labels), "\(name) \(labels)")
    }
  }

  @Test func namesOfImmediateMethodsAreThoseOfCommonContainers() {
    let values = ["Array", "Dictionary", "Optional", "Range", "Set", "String"].flatMap(AppleAPI.types(named:))
    let types = values.filter { $0.modules == ["Swift"] }
    let owners = types + types.flatMap(\.inheritance).flatMap(AppleAPI.types(named:)).filter { $0.modules == ["Swift"] }
    let methods = owners.flatMap(\.declaredMembers).filter { $0.kind == .method }
    let calling = methods.filter { $0.parameters.contains(where: \.isNonescapingClosure) }.map(\.name)
    #expect(AppleAPI.immediateMethods.isSubset(of: calling))
    #expect(AppleAPI.immediateMethods.isSuperset(of: ["map", "filter", "forEach", "first", "removeAll", "sort"]))
    // `handlers.append { … }` stores the closure.
    #expect(Set(calling).subtracting(AppleAPI.immediateMethods) == ["append"])
  }

  @Test func aliasesOfClosuresAreThoseOfFunctionTypes() throws {
    let aliases = Dictionary(grouping: AppleAPI.types.filter { $0.kind == .alias }, by: \.name)
    for name in ["UIActionHandler", "CLGeocodeCompletionHandler", "UIContextualAction.Handler"] {
      let type = try #require(aliases[name]?.first?.aliasedType)
      #expect(type.contains(") -> ") && AppleAPI.closureAliases.contains(name), "\(name)")
    }
    for name in AppleAPI.closureAliases {
      let types = (aliases[name] ?? []).compactMap(\.aliasedType)
      #expect(types.count == 1 && types.allSatisfy { $0.contains(" -> ") || AppleAPI.closureAliases.contains($0) })
    }
    let others = aliases.values.filter { $0.count == 1 }.map { $0[0] }.filter {
      $0.aliasedType.map { $0.hasPrefix("(UI") && $0.hasSuffix(") -> Void") } ?? false
    }
    #expect(!others.isEmpty && others.allSatisfy { AppleAPI.closureAliases.contains($0.name) })
  }

  @Test func nestedTypesAreThoseThatTheTypeItselfContains() {
    let nested = Set(AppleAPI.namesOfTypes(nestedIn: "UITableView"))
    #expect(nested.isSuperset(of: ["RowAnimation", "ScrollPosition", "Style"]))
    // `UITableViewCell.CellStyle` belongs to another type, and `ContentMode` to an ancestor.
    #expect(nested.isDisjoint(with: ["CellStyle", "ContentMode"]))
    #expect(nested == Set(nestedNames(of: "UITableView")))
    #expect(Set(AppleAPI.namesOfTypes(nestedIn: "UICollectionView")) == Set(nestedNames(of: "UICollectionView")))
    #expect(AppleAPI.namesOfTypes(nestedIn: "Nothing").isEmpty)
  }

  private func nestedNames(of type: String) -> [String] {
    AppleAPI.types.map(\.name).filter { $0.hasPrefix(type + ".") }.map { String($0.dropFirst(type.count + 1)) }
      .filter { !$0.contains(".") }
  }

  @Test func closuresOfAutoclosuresEscape() throws {
    let tracking = try #require(
      AppleAPI.functions(named: "withObservationTracking").first { $0.parameters.count == 2 })
    #expect(tracking.parameters.map(\.isNonescapingClosure) == [true, false])
    #expect(tracking.parameters.map(\.isEscapingClosure) == [false, true])
  }

  @Test func membersHideInheritedOnes() throws {
    let delegates = try members("UITableView", "delegate")
    #expect(delegates.map(\.type) == ["(any UITableViewDelegate)?"])
    let frames = try members("MKMapView", "frame").filter { $0.kind == .property }
    #expect(frames.map(\.owner.name) == ["UIView", "NSView"] || frames.map(\.type) == ["CGRect"])
    #expect(try members("UITableView", "notAMember").isEmpty)
    #expect(try members("UITableView", "").isEmpty)
    #expect(try members("UITableView", "fram").isEmpty)
  }

  @Test func availabilityDiffersFromThatOfTheType() throws {
    let keyboard = try member("UIView", "keyboardLayoutGuide")
    #expect(keyboard.availability.introduced(on: .iOS) == .init(15))
    #expect(try member("UIView", "frame").availability.introduced(on: .iOS) == .init(2))
    let regions = try member("NSHostingView", "safeAreaRegions")
    #expect(regions.availability.introduced(on: .macOS) == .init(13, 3))
    let window = try member("UIApplication", "keyWindow")
    #expect(window.availability.deprecated(on: .iOS) == .init(13))
    let link = try member("CADisplayLink", "init(target:selector:)")
    #expect(link.availability.isDeclared(on: .iOS) && link.availability.isUnavailable(on: .macOS))
  }

  @Test func newerMembersHaveAnAvailability() throws {
    for (type, name, system, version) in [
      ("UIView", "updateProperties()", AppleAvailability.System.iOS, "26"),
      ("UIViewController", "preferredTransition", .iOS, "18"), ("UITab", "isEnabled", .iOS, "18.4"),
      ("UIScrollView", "bouncesHorizontally", .iOS, "17.4"), ("UIView", "animate(_:changes:completion:)", .tvOS, "18"),
      ("UINavigationItem", "subtitle", .iOS, "26"), ("UISplitViewController.Column", "inspector", .iOS, "26"),
      ("NSTextView", "isWritingToolsActive", .macOS, "15"), ("NSTextField", "placeholderStrings", .macOS, "26"),
      ("NSAnimationContext", "animate(_:changes:completion:)", .macOS, "15"),
      ("WKWebView", "obscuredContentInsets", .macOS, "26"), ("View", "glassEffect(_:in:)", .watchOS, "26"),
      ("NotificationCenter", "removeObserver(_:)", .iOS, "26"),
      ("AVCaptureSession", "addControl(_:)", .macOS, "15"), ("AVCaptureFileOutput", "pauseRecording()", .iOS, "18"),
      ("MKMapItem", "address", .macOS, "26"), ("PHPickerFilter", "spatialMedia", .iOS, "18"),
      ("UIMenuBuilder", "insertElements(_:afterMenu:)", .iOS, "26"),
      ("UITraitCollection", "listEnvironment", .iOS, "18"),
      ("View", "safeAreaBar(edge:alignment:spacing:content:)", .macOS, "26"),
      ("View", "matchedTransitionSource(id:in:)", .iOS, "18"), ("View", "onScrollPhaseChange(_:)", .iOS, "18"),
      ("View", "tabViewBottomAccessory(isEnabled:content:)", .iOS, "26.1"),
      ("View", "imagePlaygroundSheet(isPresented:concept:sourceImage:onCompletion:onCancellation:)", .iOS, "18.1"),
      ("View", "translationTask(_:action:)", .macCatalyst, "26"),
    ] {
      let base = String(name.prefix { $0 != "(" })
      let versions = try members(type, base).filter { $0.fullName == name }.map {
        $0.availability.introduced(on: system)
      }
      #expect(versions.contains { $0.map { "\($0)" } == version }, "\(type).\(name)")
    }
    #expect(try member("UIScreen", "main").availability.deprecated(on: .iOS) == .init(26))
    let doubleTap = try member("UIPencilInteractionDelegate", "pencilInteractionDidTap(_:)")
    #expect(doubleTap.availability.deprecated(on: .iOS) == .init(17, 5))
  }

  @Test func newerMembersHaveTheirForm() throws {
    #expect(try member("UITab", "parent").ownership == .weak)
    #expect(try member("UIGlassEffect", "tintColor").ownership == .copy)
    #expect(try member("UITabBarController.Sidebar", "delegate").ownership == .weak)
    let edit = try member("UITextViewDelegate", "textView(_:willBeginFormattingWith:)")
    #expect(edit.isOptionalRequirement && edit.parameters.last?.type == "UITextFormattingViewController")
    let slider = try member("UISlider", "trackConfiguration")
    #expect(slider.isSettable && slider.type == "UISlider.TrackConfiguration?")
    let link = try member("UIUpdateLink", "init(view:actionHandler:)")
    #expect(link.parameters.last?.isEscapingClosure == true)
    let picker = try member("AVCaptureIndexPicker", "init(_:symbolName:numberOfIndexes:localizedTitleTransform:)")
    #expect(picker.parameters.last?.isNonescapingClosure == true)
    #expect(try member("AVCaptureSlider", "setActionQueue(_:action:)").parameters.last?.isEscapingClosure == true)
    #expect(try member("ImagePlaygroundViewController", "delegate").ownership == .weak)
    let tap = try member("UIPencilInteractionDelegate", "pencilInteraction(_:didReceiveTap:)")
    #expect(tap.isOptionalRequirement && tap.parameters.last?.type == "UIPencilInteraction.Tap")
    let requirements = try #require(AppleAPI.type(named: "UIGestureRecognizerRepresentable")).declaredMembers.filter {
      $0.kind == .method && $0.isRequirement
    }
    #expect(
      Set(requirements.map(\.fullName)) == [
        "makeUIGestureRecognizer(context:)", "updateUIGestureRecognizer(_:context:)",
        "handleUIGestureRecognizerAction(_:context:)", "makeCoordinator(converter:)",
      ])
    #expect(requirements.filter { !$0.hasDefaultImplementation }.count == 2)
  }

  @Test func globalFunctionsAreKnown() throws {
    let observation = try #require(AppleAPI.functions(named: "withContinuousObservation").first)
    #expect(observation.availability.introduced(on: .macOS) == .init(27))
    let animation = try #require(AppleAPI.functions(named: "withAnimation").first)
    #expect(animation.parameters.last?.isNonescapingClosure == true)
    #expect(!AppleAPI.functions(named: "min").isEmpty)
    #expect(AppleAPI.functions(named: "UIView").isEmpty)
  }
}
