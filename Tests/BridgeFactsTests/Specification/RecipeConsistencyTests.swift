import Testing

@testable import BridgeFacts

/// The parts of a recipe belong together: it uses what it declares, and declares what it uses. The bridge does what people
/// expect of it: it applies its inputs, reports what the user changed, and stops what it started.
@Suite struct RecipeConsistencyTests {
  @Test func everyInputIsUsed() {
    for recipe in WrappingRecipe.all {
      for input in recipe.inputs {
        let name = declaredName(input)
        if input.contains("->") {
          #expect(recipe.callbacks.contains { $0.contains("parent.\(name)(") }, "\(recipe.className) ignores \(name)")
        } else {
          let isApplied = (recipe.creationCode + recipe.updateCode).contains { $0.hasWord(name) }
          let isRead = recipe.callbacks.contains { $0.contains("parent.\(name)") }
          #expect(isApplied || isRead, "\(recipe.className) ignores \(name)")
        }
      }
    }
  }

  /// The parent's new value reaches the object, unless its class can't change it.
  @Test func updatesApplyEveryInput() {
    let fixed: Set = ["UIImagePickerController", "EKEventEditViewController"]
    for recipe in WrappingRecipe.all
    where !ClassTrait.fixedAfterCreation.holds(for: recipe.className) && !fixed.contains(recipe.className) {
      for input in recipe.inputs where !input.contains("->") {
        let name = declaredName(input)
        #expect(recipe.updateCode.contains { $0.hasWord(name) }, "\(recipe.className) keeps the first \(name)")
      }
    }
  }

  /// A statement that runs after a change doesn't run for the first value.
  @Test func firstValuesAreAppliedToo() {
    for recipe in WrappingRecipe.all {
      for name in recipe.changes.flatMap(\.values).map({ String($0.prefix { $0 != "." }) }) {
        let code = recipe.creationCode + recipe.update
        let isRead = recipe.callbacks.contains { $0.contains("parent.\(name)") }
        #expect(code.contains { $0.hasWord(name) } || isRead, "\(recipe.className) ignores the first \(name)")
      }
    }
  }

  @Test func bindingsAreWrittenBack() {
    for recipe in WrappingRecipe.all {
      for input in recipe.inputs where input.hasPrefix("@Binding") {
        let assignment = "parent.\(declaredName(input)) = "
        #expect(recipe.callbacks.contains { $0.contains(assignment) }, "\(recipe.className): \(input)")
      }
    }
  }

  @Test func coordinatorsReadWhatTheParentHas() {
    for recipe in WrappingRecipe.all {
      let inputs = Set(recipe.inputs.map(declaredName))
      for match in recipe.callbacks.flatMap({ $0.matches(of: /parent\.(\w+)/) }) {
        #expect(inputs.contains(String(match.1)), "\(recipe.className): \(match.1)")
      }
    }
  }

  @Test func keptPropertiesAreDeclaredAndUsed() {
    for recipe in WrappingRecipe.all {
      let kept = Set(recipe.kept.map(declaredName))
      let used = (recipe.creationCode + recipe.updateCode + recipe.stops).flatMap { code in
        code.matches(of: /coordinator\.(\w+)/).map { String($0.1) }
      }
      #expect(kept.isSubset(of: used), "\(recipe.className): \(kept.subtracting(used))")
      #expect(kept.isSuperset(of: used), "\(recipe.className): \(Set(used).subtracting(kept))")
      for name in recipe.kept.filter({ $0.hasSuffix("?") }).map(declaredName) {
        let assignment = "context.coordinator.\(name) = "
        #expect(recipe.make.contains { $0.contains(assignment) }, "\(recipe.className) never sets \(name)")
      }
    }
  }

  /// The code of a method mentions only what it declares, its parameters, and the properties of its type.
  @Test func statementsNameOnlyWhatIsDeclared() {
    for recipe in WrappingRecipe.all {
      let properties = recipe.inputs.map(declaredName) + ["context"]
      let make = recipe.creationCode
      expectDeclared(make, properties + (recipe.objectName.map { [$0] } ?? []), recipe)
      expectDeclared(recipe.update, properties, recipe)
      for action in recipe.answers {
        let parameters = protocols(of: recipe).compactMap { $0.signature(of: action.name) }.first.map(parameterNames)
        expectDeclared(action.statements, recipe.kept.map(declaredName) + (parameters ?? []) + ["parent"], recipe)
      }
    }
  }

  private func expectDeclared(_ code: [String], _ known: [String], _ recipe: WrappingRecipe) {
    let keywords = [
      "let", "var", "if", "else", "guard", "return", "for", "in", "as", "nil", "true", "false", "try", "any",
    ]
    let own = code.flatMap { $0.matches(of: /(?:let|var|for) \(?(\w+)(?:, (\w+))?/) }
      .flatMap { [String($0.1), String($0.2 ?? "")] }
    let names = Set(keywords + known + own)
    for statement in code {
      let plain = statement.replacing("{object}", with: "").replacing(/"[^"]*"/, with: "")
      for match in plain.matches(of: /(^|[^\w.])([a-z]\w*)(:?)/) where match.3.isEmpty {
        #expect(names.contains(String(match.2)), "\(recipe.className): '\(match.2)' in '\(statement)'")
      }
    }
  }

  /// An answer with several statements ends with a `return`, and what it declares has a purpose.
  @Test func answersReturnTheirValue() {
    for recipe in WrappingRecipe.all {
      for answer in recipe.answers {
        let signature = protocols(of: recipe).compactMap { $0.signature(of: answer.name) }.first ?? ""
        guard signature.contains(") -> "), let last = answer.statements.last else { continue }
        let isValue = answer.statements.count == 1 && last.prefixMatch(of: /(let|var|guard)\b/) == nil
        #expect(last.hasPrefix("return ") || isValue, "\(recipe.className): \(answer.name)")
      }
    }
  }

  @Test func dataSourcesAnswerWhatIsRequired() {
    for recipe in WrappingRecipe.all {
      for fact in protocols(of: recipe) where fact.name.hasSuffix("DataSource") {
        for method in fact.requiredMethods.map(DelegateProtocol.fullName) {
          #expect(recipe.answers.contains { $0.name == method }, "\(recipe.className): \(method)")
        }
      }
    }
    #expect(answers("NSTableView") == ["numberOfRows(in:)", "tableView(_:viewFor:row:)"])
    #expect(answers("UIPickerView").contains("pickerView(_:titleForRow:forComponent:)"))
  }

  /// The cells show the text of their item.
  @Test func cellsShowTheirItem() {
    for (className, method) in [
      ("UITableView", "tableView(_:cellForRowAt:)"), ("UICollectionView", "collectionView(_:cellForItemAt:)"),
    ] {
      let recipe = WrappingRecipe.recipe(for: className)
      let code = recipe?.answers.first { $0.name == method }?.statements ?? []
      #expect(code.contains { $0.hasPrefix("content.text = parent.items[") }, "\(className)")
      #expect(code.contains("cell.contentConfiguration = content") && code.last == "return cell", "\(className)")
      #expect(recipe?.make.contains { $0.contains("register(") && $0.contains("\"Item\"") } == true, "\(className)")
      #expect(code.contains { $0.contains("dequeueReusableCell") && $0.contains("\"Item\"") }, "\(className)")
    }
  }

  @Test func selectionIsReportedAndCleared() {
    let answer = WrappingRecipe.recipe(for: "UITableView")?.answers.first { $0.name == "tableView(_:didSelectRowAt:)" }
    #expect(answer?.statements.first == "tableView.deselectRow(at: indexPath, animated: true)")
  }

  @Test func keyboardsAreDismissed() {
    let field = WrappingRecipe.recipe(for: "UITextField")?.answers.first { $0.name == "textFieldShouldReturn(_:)" }
    #expect(field?.statements == ["textField.resignFirstResponder()", "return true"])
    let bar = WrappingRecipe.recipe(for: "UISearchBar")?.answers.first {
      $0.name == "searchBarSearchButtonClicked(_:)"
    }
    #expect(bar?.statements.first == "searchBar.resignFirstResponder()")
  }

  @Test func pagesEndAtBothSides() {
    let pager = WrappingRecipe.recipe(for: "UIPageViewController")
    let before = pager?.answers.first { $0.name == "pageViewController(_:viewControllerBefore:)" }?.statements ?? []
    #expect(before.first?.contains("index > 0 else { return nil }") == true && before.count == 2)
    let after = pager?.answers.first { $0.name == "pageViewController(_:viewControllerAfter:)" }?.statements ?? []
    #expect(after.last?.contains("index + 1 < parent.pages.count ?") == true && after.count == 2)
  }

  /// A change of the list also changes what it shows.
  @Test func changedListsAreShown() {
    let expected = [
      "UITableView": "reloadData()", "UICollectionView": "reloadData()", "UIPickerView": "reloadAllComponents()",
      "UISegmentedControl": "insertSegment(", "NSPopUpButton": "addItems(", "NSTableView": "reloadData()",
      "QLPreviewController": "reloadData()", "WKWebView": "load(", "MKMapView": "setRegion(",
    ]
    for (className, call) in expected {
      let statements = WrappingRecipe.recipe(for: className)?.changes.flatMap(\.statements) ?? []
      #expect(statements.contains { $0.contains(call) }, "\(className)")
    }
    // The old ones disappear.
    for (className, call) in ["UISegmentedControl": "removeAllSegments()", "NSPopUpButton": "removeAllItems()"] {
      let first = WrappingRecipe.recipe(for: className)?.changes.first?.statements.first
      #expect(first?.hasSuffix(call) == true, "\(className)")
    }
  }

  /// The coordinator doesn't report the region that the program sets.
  @Test func ownRegionsAreNotReported() {
    let map = WrappingRecipe.recipe(for: "MKMapView")
    #expect(
      map?.changes.first?.statements == [
        "context.coordinator.isSettingRegion = true", "{object}.setRegion(region, animated: false)",
        "context.coordinator.isSettingRegion = false",
      ])
    #expect(map?.answers.first?.statements.first?.hasPrefix("if !isSettingRegion {") == true)
  }

  @Test func whatIsStartedIsStopped() {
    let pairs = [
      ("session.run(", "session.pause()"), ("startScanning()", "stopScanning()"), (".load(", "stopLoading()"),
      ("addObserver(", "removeObserver("), (".player = ", "player?.pause()"),
    ]
    for recipe in WrappingRecipe.all {
      for (start, stop) in pairs where (recipe.make + recipe.update).contains(where: { $0.contains(start) }) {
        #expect(recipe.stops.contains { $0.contains(stop) }, "\(recipe.className): \(start)")
      }
    }
    #expect(WrappingRecipe.recipe(for: "DataScannerViewController")?.update.count == 1)
  }

  /// Code that reads the text view of the scroll view finds it.
  @Test func textViewsAreReadFromTheirScrollView() {
    let recipe = WrappingRecipe.recipe(for: "NSTextView")
    #expect(recipe?.make == ["let textView = {object}.documentView as? NSTextView"])
    #expect(recipe?.update.first?.hasPrefix("guard let textView") == true)
    let table = WrappingRecipe.recipe(for: "NSTableView")
    #expect(table?.make.first == "{object}.documentView = tableView")
    let zoom = WrappingRecipe.recipe(for: "UIScrollView")
    #expect(zoom?.make.contains("{object}.addSubview(hosted)") == true)
    #expect(zoom?.answers.map(\.statements) == [["hosted"]])
  }

  private func answers(_ className: String) -> [String] {
    WrappingRecipe.recipe(for: className)?.answers.map(\.name) ?? []
  }

  private func protocols(of recipe: WrappingRecipe) -> [DelegateProtocol] {
    let facts = DelegateSlot.usualSlots(of: recipe.className).flatMap(\.protocols).compactMap(DelegateProtocol.named)
    return facts + facts.flatMap(\.ancestors).compactMap(DelegateProtocol.named)
  }

  /// The names that the body of a method uses for its parameters.
  private func parameterNames(_ signature: String) -> [String] {
    signature.matches(of: /(\w+):/).map { String($0.1) }
  }
}

/// The name in `@Binding var text: String`, `let items: [Any]`, or `var body = ""`.
private func declaredName(_ declaration: String) -> String {
  declaration.firstMatch(of: /(?:let|var) (\w+)/).map { String($0.1) } ?? ""
}

extension WrappingRecipe {
  fileprivate var creationCode: [String] { preparation + [creation].compactMap(\.self) + make }
  fileprivate var updateCode: [String] { changes.flatMap { $0.values + $0.statements } + update }
  fileprivate var callbacks: [String] { answers.flatMap(\.statements) + (action?.statements ?? []) }
}

extension String {
  /// Whether the text contains a word that isn't the name of a member or a label.
  fileprivate func hasWord(_ word: String) -> Bool {
    matches(of: /(^|[^\w.])([A-Za-z]\w*)(:?)/).contains { $0.2 == word && ($0.3.isEmpty || contains("? \(word) :")) }
  }
}
