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
      for (place, writes) in Dictionary(grouping: representable.placeWrites(in: body), by: \.place) {
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

/// A statement that writes a place.
struct PlaceWrite: Equatable, Sendable {
  var node: SyntaxNode
  var place: Place
  var value: WrittenPlaces.Value
}

extension Representable {
  /// The writes in a body, including those in closures.
  fileprivate func placeWrites(in body: LifecycleBody) -> [PlaceWrite] {
    body.memory.placeWrites {
      body.block.descendants(.sequence, .call, .inoutReference).compactMap { node in
        guard let target = node.writtenTarget, let place = place(of: target, in: body), !place.path.isEmpty else {
          return nil
        }
        return PlaceWrite(node: node, place: place, value: WrittenPlaces.Value(writtenBy: node))
      }
    }
  }

  /// Whether bodies write the same as before an edit of one of them, as far as that has mattered.
  func writes(in bodies: [LifecycleBody], areThoseOf old: [LifecycleBody], after change: BodyChange) -> Bool {
    zip(bodies, old).allSatisfy { body, old in
      guard let known = old.memory.placeWrites(concernedBy: change) else { return true }
      return known.carried(by: change.nodes) == placeWrites(in: body)
    }
  }
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
    memory.writtenPlaces.value(of: method, noting: memory.kindOfWrites) {
      WrittenPlaces(by: bodiesWithHelpers(of: method), of: self)
    }
  }

  /// The same, including the code of other types, if that was followed already.
  func placesWrittenInProject(by method: LifecycleMethod) -> WrittenPlaces? {
    guard let code = memory.reachedCode.value(of: method, noting: memory.kindOfCalls) else { return nil }
    return memory.placesWrittenInProject.value(of: method, noting: memory.kindOfWrites) {
      WrittenPlaces(by: code.bodies, of: self)
    }
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
