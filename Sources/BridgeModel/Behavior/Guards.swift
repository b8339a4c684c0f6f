import BridgeFacts
import SwiftScan
import TextModel

/// A condition that keeps code from running again until something changes.
public struct Guard: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Comparable, Sendable {
    /// The condition compares a value with what the object shows or the code remembers: `view.text != text`.
    case change
    /// The code runs only while something is missing that it then creates: `if view.subviews.isEmpty { … }`.
    case absence
    /// The code takes back what it was asked for, or notes that it has run: `if isReloadNeeded { …; isReloadNeeded =
    /// false }`.
    case request
    /// Other code of the representable or its coordinator takes the request back.
    case recalledRequest
    /// A helper of the project compares before it runs the closure: `onChange(of: text) { … }`.
    case helper
    /// The condition asks about the existing state in another way, so it's unknown how long the answer stays the same.
    case state
    /// Other code of the coordinator sets a flag and takes it back, as in `isDragging`. In between, the code doesn't run;
    /// otherwise, it runs each time.
    case phase

    /// Orders by evidence, the strongest first.
    public static func < (left: Kind, right: Kind) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
  }

  /// The condition, or the call of the helper.
  public var node: SyntaxNode
  public var kind: Kind
  /// The places from which the values in the condition are computed.
  public var places: Set<Place> = []
}

extension Representable {
  /// Whether a statement of a lifecycle body doesn't run again until something changes, or may not. Guards around the
  /// call of a helper and early exits count.
  public func isGuarded(_ statement: SyntaxNode, in body: LifecycleBody) -> Bool {
    !guards(of: statement, in: body).isEmpty
  }

  /// The guards of a statement of a lifecycle body, innermost first. For a helper, also those around its call, unless
  /// another call of the helper has none.
  public func guards(of statement: SyntaxNode, in body: LifecycleBody) -> [Guard] {
    var visited: Set<LifecycleMemory.BodyKey> = []
    return guards(of: statement, in: body, lookingAtProject: body.isOfProject, &visited)
  }

  private func guards(
    of statement: SyntaxNode, in body: LifecycleBody, lookingAtProject looksAtProject: Bool,
    _ visited: inout Set<LifecycleMemory.BodyKey>
  ) -> [Guard] {
    let own = guards(around: statement, in: body, lookingAtProject: looksAtProject)
    guard case .call(let call, let caller) = body.origin else { return own }
    let around = guards(of: call, in: caller, lookingAtProject: looksAtProject, &visited)
    guard !around.isEmpty, visited.insert(LifecycleMemory.BodyKey(body)).inserted else { return own + around }
    // Another call may lead to the same code without a guard.
    for case .call(let call, let caller) in repeats(of: body).map(\.origin)
    where guards(of: call, in: caller, lookingAtProject: looksAtProject, &visited).isEmpty { return own }
    return own + around
  }

  /// The guards among the conditions of a lifecycle body that mention one of some names, regardless of what they guard.
  func guards(in body: LifecycleBody, mentioning names: [String]) -> [Guard] {
    let words = names.map { BytePattern(word: $0) }
    guard words.contains(where: body.block.mentions) else { return [] }
    let conditions = body.block.branchConditions.filter { condition in
      condition.parts.contains { part in words.contains(where: part.mentions) }
    }
    return conditions.compactMap(GuardSearch(of: self, allIn: body).knownGuard)
  }

  /// The guards among the conditions of a lifecycle body's statements, in source order, regardless of what they guard.
  public func guards(in body: LifecycleBody) -> [Guard] {
    let search = GuardSearch(of: self, allIn: body)
    let helpers = body.block.descendants(.call).filter { comparesFirst($0, in: body) }
    return (body.block.branchConditions.compactMap(search.knownGuard) + helpers.map { Guard(node: $0, kind: .helper) })
      .sorted { $0.node.range.lowerBound < $1.node.range.lowerBound }
  }

  private func guards(
    around node: SyntaxNode, in body: LifecycleBody, lookingAtProject looksAtProject: Bool
  ) -> [Guard] {
    var search = GuardSearch(representable: self, body: body)
    search.looksAtProject = looksAtProject
    search.subject = node.receiver.flatMap { place(of: $0, in: body) }
    return node.conditions(upTo: body.block).compactMap(search.knownGuard)
      + comparingCalls(around: node, in: body).map { Guard(node: $0, kind: .helper) }
  }
}

/// Decides which conditions of a body are guards.
private struct GuardSearch {
  let representable: Representable
  let body: LifecycleBody

  /// The condition, if it looks at places themselves and not at locals, which may hold what was there before.
  private var direct: SyntaxNode?
  /// The object that the guarded code calls.
  var subject: Place?
  /// Whether code of other types was followed to reach the guarded code.
  var looksAtProject = false
  /// Whether it matters for a flag what the code that sets it depends on.
  private var looksAtSettings = true

  init(representable: Representable, body: LifecycleBody) {
    self.representable = representable
    self.body = body
  }

  /// A search for guards of any code in a body.
  init(of representable: Representable, allIn body: LifecycleBody) {
    self.init(representable: representable, body: body)
    looksAtProject = body.isOfProject
  }

  /// The guard of a condition, which is found once for all code that it guards.
  func knownGuard(_ condition: BranchCondition) -> Guard? {
    guard let node = condition.parts.first else { return nil }
    var key = BodyMemory.ConditionKey(node: node, holds: condition.holds, looksAtProject: looksAtProject)
    if case .global = subject?.root { key.globalSubject = subject }
    return body.memory.guard(of: key) { self.guard(condition) }
  }

  private func `guard`(_ condition: BranchCondition) -> Guard? {
    var search = self
    search.direct = condition.parts.first { part in
      !part.descendants(.reference, .optionalBinding).contains { node in
        // `if let url` looks at a local `url`.
        let name = node.kind == .reference ? node.name : node.value == nil ? node.pattern?.name ?? "" : ""
        return node.isLocal(name, within: body.function.node)
      }
    }
    return search.findGuard(condition)
  }

  private func findGuard(_ condition: BranchCondition) -> Guard? {
    guard let node = condition.parts.first else { return nil }
    guard let kind = kind(of: Test.alternatives(of: condition), depth: 0) else { return nil }
    return Guard(node: node, kind: kind, places: sources(of: condition.parts).places)
  }

  /// The kind of a condition that applies in several ways: it's a guard only if it's one in each of them.
  private func kind(of alternatives: [[Test]], depth: Int) -> Guard.Kind? {
    var weakest: Guard.Kind?
    for tests in alternatives {
      let kinds = tests.compactMap { kind(of: $0, depth: depth) }
      // `last != text || isForced` is mostly about the difference.
      let isForced = alternatives.count > 1 && tests.contains(where: \.isFlag)
      guard let strongest = kinds.min() ?? (isForced ? .state : nil) else { return nil }
      weakest = weakest.map { max($0, strongest) } ?? strongest
    }
    return weakest
  }

  private func kind(of test: Test, depth: Int) -> Guard.Kind? {
    switch test {
    case .difference(let left, let right): kind(ofComparing: left, right, whereTheyDiffer: true)
    case .equality(let left, let right): kind(ofComparing: left, right, whereTheyDiffer: false)
    case .presence(let node): kind(ofPresence: node)
    case .absence(let node): kind(ofAbsence: node)
    case .flag(let node, let value): kind(ofFlag: node, value, depth: depth)
    case .other(let nodes): kind(ofAnswer: nodes)
    }
  }

  private func kind(
    ofComparing left: [SyntaxNode], _ right: [SyntaxNode], whereTheyDiffer differ: Bool
  ) -> Guard.Kind? {
    let sides = [sources(of: left), sources(of: right)]
    guard sides.contains(where: remembers) else {
      return differ && (isRequest(left, unlessEqualTo: right) || isRequest(right, unlessEqualTo: left))
        ? .recalledRequest : nil
    }
    return differ && !sides.contains(where: \.isConstant) ? .change : .state
  }

  /// Whether a state input is a request as long as it isn't a constant that other code writes to it: `if page != -1`.
  private func isRequest(_ value: [SyntaxNode], unlessEqualTo constant: [SyntaxNode]) -> Bool {
    guard let place = place(of: value[0]), isStateInput(place), sources(of: constant).isConstant else { return false }
    let text = constant.map(\.text)
    return representable.isWrittenElsewhere(place.path[0]) { Assignment($0)?.value.map(\.text) == text }
  }

  /// Unwrapping a value, or testing that there is one, guards only if the code takes the value away.
  private func kind(ofPresence node: SyntaxNode) -> Guard.Kind? {
    let value = node.kind == .optionalBinding ? node.value ?? node : node
    if let place = place(of: value) {
      if let computed = place.computedValue, compares(computed) { return .state }
      if isStored(place), takesBack(place, by: .nil) { return .request }
      if isRecalled(place, by: [.nil, .other]) { return .recalledRequest }
      return place.isSetInBranches && remembers(sources(of: [value])) ? .state : nil
    }
    let call = value.withoutCasts
    guard remembers(sources(of: [call])) else { return nil }
    if isFollowed(call) { return .change }
    // What is chosen because it differs: `urls.first { $0 != shown }`.
    return call.arguments.last?.value?.kind == .closure && compares(call) ? .state : nil
  }

  /// Whether a value is computed from one that is remembered and from an input, as what was added since the last update
  /// is.
  private func compares(_ value: SyntaxNode) -> Bool {
    var search = self
    while !search.body.function.node.contains(value), let caller = search.body.caller {
      search = GuardSearch(representable: representable, body: caller)
    }
    guard search.body.function.node.contains(value) else { return false }
    let sources = search.sources(of: [value])
    let inputs = sources.places.filter(\.isInRepresentable)
    let isFresh = inputs.contains { !search.isStored($0) }
    // A value that was read before the code wrote a newer one is still remembered.
    return !inputs.isEmpty
      && sources.localValues.union([value]).contains { value in
        search.direct = value
        // The value of a binding doesn't remember itself, and the size of a view remembers nothing.
        return search.sources(of: [value]).places.contains {
          search.remembers($0) && (isFresh || !$0.isInRepresentable && !written.values(of: $0).isEmpty)
        }
      }
  }

  private func kind(ofAbsence node: SyntaxNode) -> Guard.Kind? {
    let value = node.kind == .optionalBinding ? node.value ?? node : node
    return remembers(sources(of: [value])) ? .absence : nil
  }

  private func kind(ofFlag node: SyntaxNode, _ value: Bool, depth: Int) -> Guard.Kind? {
    guard let place = place(of: node) else { return kind(ofAnswer: [node]) }
    if case .value(let local) = place.root {
      if place.isSetInBranches, remembers(sources(of: [node])) { return .state }
      return kind(ofLocal: local, value, depth: depth)
    }
    let recall = value ? WrittenPlaces.Value.false : .true
    if takesBack(place, by: recall) {
      return written.isTakenBack(place) && !(value && isSetByChange(place)) ? nil : .request
    }
    if value, isRecalled(place, by: [recall, .other]) { return .recalledRequest }
    guard isMemory(place), !isRenewed(place) else { return nil }
    return representable.isPhase(place, startingWith: value) ? .phase : .state
  }

  /// Whether the code takes back a request with a value, or writes some other value that isn't the request itself.
  private func takesBack(_ place: Place, by recall: WrittenPlaces.Value) -> Bool {
    let values = values(writtenTo: place)
    return values.contains(recall) || values.contains(.other) && !isRenewed(place)
  }

  /// Whether the method sets a flag only where it finds a change, as in `if rows != last { isPending = true }`.
  private func isSetByChange(_ place: Place) -> Bool {
    guard looksAtSettings else { return false }
    let settings = written.settings(of: place)
    return settings.allSatisfy { setting in
      var search = GuardSearch(representable: representable, body: setting.body)
      search.looksAtSettings = false
      return setting.node.conditions(upTo: setting.body.block).contains { search.guard($0)?.kind == .change }
    }
  }

  /// The kind of a flag that is itself the answer to a question: `let isNew = context.coordinator.last != text`.
  private func kind(ofLocal local: SyntaxNode, _ value: Bool, depth: Int) -> Guard.Kind? {
    guard depth < 4 else { return nil }
    let alternatives = local.value.map { Test.alternatives(of: [$0], expecting: value) } ?? []
    if let kind = kind(of: alternatives, depth: depth + 1) { return kind }
    // A variable may be set where something differs.
    return local.parent?.isNamed("var") ?? false ? .state : nil
  }

  /// A function or a pattern that looks at what is remembered.
  private func kind(ofAnswer nodes: [SyntaxNode]) -> Guard.Kind? {
    let sources = sources(of: nodes)
    guard remembers(sources) else {
      // `cache?.isStale(url) ?? isForced`
      let isOpaque = nodes[0].kind == .call && sources.includesUnknownCall
      return isOpaque && !nodes[0].asksOnlyValues(in: body, of: representable) ? .state : nil
    }
    return nodes.contains(where: isFollowed) ? .change : .state
  }

  // MARK: Places

  private var written: WrittenPlaces { representable.writtenPlaces(by: body.method) }

  /// The same, including the code of other types, if that was followed.
  private var writtenInProject: WrittenPlaces? {
    looksAtProject ? representable.placesWrittenInProject(by: body.method) : nil
  }

  /// The values that the code writes to a place. Code of other types may write properties of objects that it keeps.
  private func values(writtenTo place: Place) -> Set<WrittenPlaces.Value> {
    written.values(of: place).union(writtenInProject?.values(of: place) ?? [])
  }

  private func sources(of nodes: [SyntaxNode]) -> ValueSources {
    ValueSources(of: nodes, in: body, of: representable)
  }

  private func place(of node: SyntaxNode) -> Place? {
    guard node.kind == .optionalBinding else { return representable.place(of: node, in: body) }
    return node.pattern.flatMap { representable.place(named: $0.name, at: node, in: body) }
  }

  /// Whether a value comes from the represented object, from the coordinator, or from anything that the code writes.
  private func remembers(_ sources: ValueSources) -> Bool { sources.places.contains(where: remembers) }

  private func remembers(_ place: Place) -> Bool {
    (isMemory(place) || isStored(place) && isWritten(place)) && !isRenewed(place)
  }

  private func isWritten(_ place: Place) -> Bool {
    written.isWritten(place) || writtenInProject?.isWritten(place) ?? false
  }

  private func isMemory(_ place: Place) -> Bool {
    place.isInRepresented || (place.isInCoordinator || place.root == .copy) && !place.path.isEmpty || isOfHelper(place)
      || isOfGlobalSubject(place)
  }

  /// Whether it's a part of the object outside types that the guarded code calls, as in `if Player.shared.id != id {
  /// Player.shared.load(id) }`.
  private func isOfGlobalSubject(_ place: Place) -> Bool {
    guard let subject, case .global = subject.root, place.root == subject.root else { return false }
    return place.path.count > subject.path.count && place.path.starts(with: subject.path)
  }

  /// Whether each run sets a place before the condition looks at it, so that nothing is left from an earlier run.
  private func isRenewed(_ place: Place) -> Bool {
    guard var node = direct, !place.path.isEmpty else { return false }
    var body = body
    var trigger: SyntaxNode?
    while true {
      if representable.renewals(in: body).contains(where: {
        $0.place == place && ($0.node == trigger || $0.node.range.upperBound <= node.range.lowerBound)
      }) {
        return true
      }
      guard case .call(let call, let caller) = body.origin else { return false }
      // The other observers run after the assignment that triggers them.
      trigger = body.isObserver(named: "willSet") ? nil : call
      (node, body) = (call, caller)
    }
  }

  /// Whether it's a part of the object of another type whose code this is.
  private func isOfHelper(_ place: Place) -> Bool {
    guard body.isForeign, let owner = body.owner, place.root == owner.root else { return false }
    return place.path.count > owner.path.count && place.path.starts(with: owner.path)
  }

  /// Whether a value is still there the next time: it's no input that each update sets again.
  private func isStored(_ place: Place) -> Bool {
    guard place.isInRepresentable, let name = place.path.first else { return true }
    // The code can set a property of an input only if it's an object.
    let input = Place(.representable, [name])
    if place.path.count > 1, written.isWritten(input) || writtenInProject?.isWritten(input) ?? false {
      return true
    }
    return representable.input(named: name)?.isStateWrapped ?? true
  }

  /// Whether code outside this method takes back a state input that is a request, by writing one of these values.
  private func isRecalled(_ place: Place, by values: Set<WrittenPlaces.Value>) -> Bool {
    isStateInput(place) && representable.isWrittenElsewhere(place.path[0], with: values)
  }

  private func isStateInput(_ place: Place) -> Bool {
    place.isInRepresentable && place.path.count == 1
      && representable.input(named: place.path[0])?.isStateWrapped ?? false
  }

  private func isFollowed(_ call: SyntaxNode) -> Bool {
    !representable.bodies(calledBy: call, in: body.method).isEmpty
  }
}

extension Place {
  /// Whether it's a local that gets its value in branches, or a part of it.
  fileprivate var isSetInBranches: Bool {
    guard case .value(let local) = root else { return false }
    return local.kind == .binding && (local.value == nil || local.value?.kind == .nilLiteral)
  }

  /// The expression that gives the value at this place, if code computes it.
  fileprivate var computedValue: SyntaxNode? {
    switch root {
    case .value(let local): local.value
    case .fresh(let call): call
    default: nil
    }
  }
}
