import BridgeFacts
import SwiftScan

/// The places that the code that a lifecycle method reaches writes, and the values.
struct WrittenPlaces: Sendable {
  /// A value, as far as guards have to tell values apart.
  enum Value: Hashable, Sendable { case `true`, `false`, `nil`, other }

  private var values: [Place: Set<Value>] = [:]
  /// The statements that write `true`, for the places to which one run of a block writes both `true` and `false`:
  /// `isApplying = true; defer { isApplying = false }`.
  private var settings: [Place: [(node: SyntaxNode, body: LifecycleBody)]] = [:]

  init(by bodies: [LifecycleBody], of representable: Representable) {
    for body in bodies {
      var own: [Place: [(node: SyntaxNode, value: Value)]] = [:]
      for node in body.block.descendants(.sequence, .call, .inoutReference) {
        guard let target = node.writtenTarget, let place = representable.place(of: target, in: body),
          !place.path.isEmpty
        else { continue }
        own[place, default: []].append((node, Value(writtenBy: node)))
      }
      for (place, writes) in own {
        values[place, default: []].formUnion(writes.map(\.value))
        let (settings, resettings) = (writes.filter { $0.value == .true }, writes.filter { $0.value == .false })
        let isTakenBack = settings.contains { setting in
          resettings.contains { !$0.node.isExclusive(with: setting.node) }
        }
        if isTakenBack { self.settings[place, default: []] += settings.map { ($0.node, body) } }
      }
    }
  }

  /// The values that are written to a place, or to the whole that contains it.
  func values(of place: Place) -> Set<Value> {
    if let exact = values[place] { return exact }
    let isWritten = values.keys.contains { written in
      written.root == place.root && place.path.starts(with: written.path)
    }
    return isWritten ? [.other] : []
  }

  /// Whether the code writes a place, a part of it, or the whole that contains it.
  func isWritten(_ place: Place) -> Bool {
    values.keys.contains { written in
      written.root == place.root
        && (written.path.starts(with: place.path) || place.path.starts(with: written.path))
    }
  }

  /// Whether the code sets a flag and takes it back again before it ends. Such a flag keeps code from calling itself,
  /// and is the same the next time.
  func isTakenBack(_ place: Place) -> Bool { settings[place] != nil }

  /// The statements that set a flag that is taken back, and the bodies that contain them.
  func settings(of place: Place) -> [(node: SyntaxNode, body: LifecycleBody)] { settings[place, default: []] }
}

extension WrittenPlaces.Value {
  init(writtenBy node: SyntaxNode) {
    guard let assignment = Assignment(node), !assignment.isCompound, assignment.value.count == 1 else {
      self = .other
      return
    }
    switch assignment.value[0].kind {
    case .nilLiteral: self = .nil
    case .booleanLiteral: self = assignment.value[0].text == "true" ? .true : .false
    default: self = .other
    }
  }
}

extension Representable {
  /// The places that the code that a lifecycle method reaches writes, including in closures that run later.
  func writtenPlaces(by method: LifecycleMethod) -> WrittenPlaces {
    memory.writtenPlaces.value(of: method) { WrittenPlaces(by: bodiesWithHelpers(of: method), of: self) }
  }

  /// The same, including the code of other types, if that was followed already.
  func placesWrittenInProject(by method: LifecycleMethod) -> WrittenPlaces? {
    guard let code = memory.reachedCode.value(of: method, noting: memory.kindOfCalls) else { return nil }
    return memory.placesWrittenInProject.value(of: method) { WrittenPlaces(by: code.bodies, of: self) }
  }
}

/// An assignment that every run makes, with a value that has nothing to do with earlier runs.
struct Renewal: Sendable {
  var place: Place
  var node: SyntaxNode
}

extension Representable {
  /// The assignments in a body that every run makes, of inputs and constants.
  func renewals(in body: LifecycleBody) -> [Renewal] { body.memory.renewals { findRenewals(in: body) } }

  private func findRenewals(in body: LifecycleBody) -> [Renewal] {
    body.block.descendants(.sequence).compactMap { node in
      guard let assignment = Assignment(node), !assignment.isCompound, node.runsEveryTime(in: body.block),
        node.conditions(upTo: body.block).isEmpty, let place = place(of: assignment.target, in: body)
      else { return nil }
      let sources = ValueSources(of: assignment.value, in: body, of: self)
      guard !sources.includesUnknownCall, sources.places.allSatisfy({ $0.root == .representable }) else { return nil }
      return Renewal(place: place, node: node)
    }
  }
}
