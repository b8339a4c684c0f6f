import AppleAPI
import SwiftScan

/// The declarations among several of one name that fit a call.
extension TypeQuery {
  /// The candidates that accept the arguments of a call, without those that nearer ones hide.
  mutating func fitting(_ candidates: [Candidate], to arguments: [SyntaxNode], in call: SyntaxNode)
    -> [Candidate]
  {
    var fits: [Candidate] = []
    for var candidate in candidates {
      if case .implicitInitializer(let type) = candidate.declaration, type.origin == .elsewhere || candidates.count == 1
      {
        candidate.places = candidate.signature.match(arguments) ?? []
        fits.append(candidate)
        continue
      }
      guard let places = candidate.signature.match(arguments) else { continue }
      candidate.places = places
      fits.append(candidate)
    }
    if fits.count > 1 { fits = withoutOverridden(fits) }
    if fits.count > 1 {
      let isAwaited = call.isAwaited
      let suited = fits.filter { $0.signature.isAsync == isAwaited }
      if !suited.isEmpty { fits = suited }
    }
    guard fits.count > 1 else { return fits }
    var accepting: [Candidate] = []
    for candidate in fits where accepts(candidate, arguments) { accepting.append(candidate) }
    if accepting.count > 1 { accepting = wrappingFewest(accepting, arguments) }
    return accepting.filter { candidate in
      // The compiler prefers a function that needs no default values.
      candidate.signature.parameters.count <= arguments.count
        || !accepting.contains {
          $0.distance <= candidate.distance && $0.signature.parameters.count == arguments.count
        }
    }
  }

  /// The candidates that wrap the fewest arguments in an optional, which the compiler prefers. An argument whose type isn't
  /// known counts as none.
  private mutating func wrappingFewest(_ candidates: [Candidate], _ arguments: [SyntaxNode]) -> [Candidate] {
    var counts: [Int] = []
    for candidate in candidates {
      var count = 0
      for (argument, place) in zip(arguments, candidate.places)
      where candidate.signature.parameters[place].type.isOptional {
        guard let value = argument.value, value.kind != .nilLiteral else { continue }
        let type = self.type(of: value)
        if !value.isPlainValue || !type.isUnknown && !type.used.isOptional { count += 1 }
      }
      counts.append(count)
    }
    let fewest = counts.min()
    return zip(candidates, counts).filter { $0.1 == fewest }.map(\.0)
  }

  /// The candidates without those that a nearer one with the same parameters overrides or hides.
  private func withoutOverridden(_ candidates: [Candidate]) -> [Candidate] {
    var kept: [Candidate] = []
    for candidate in candidates {
      let isHidden = kept.contains { other in
        other.distance < candidate.distance
          && other.signature.parameters.map(\.label) == candidate.signature.parameters.map(\.label)
          && (other.isOverride || other.signature.parameters.map(\.type) == candidate.signature.parameters.map(\.type))
      }
      if !isHidden { kept.append(candidate) }
    }
    return kept
  }

  /// Whether the arguments may have the types of the parameters.
  private mutating func accepts(_ candidate: Candidate, _ arguments: [SyntaxNode]) -> Bool {
    for (argument, place) in zip(arguments, candidate.places) {
      guard let value = argument.value else { continue }
      let parameter = candidate.signature.parameters[place]
      let type = parameter.isVariadic ? project.element(of: parameter.type) : parameter.type
      if value.kind == .closure {
        if !parameter.takesClosure || !acceptsClosure(value, type) { return false }
      } else if value.isPlainValue ? !mayConvert(self.type(of: value), to: type) : !mayExpress(value, type) {
        return false
      }
    }
    return true
  }

  private func acceptsClosure(_ closure: SyntaxNode, _ type: SwiftType) -> Bool {
    guard case .function(let signature) = type.withoutOptionals, let written = closure.first(.closureSignature),
      !written.parameters.isEmpty
    else { return true }
    return signature.parameters.count == written.parameters.count || signature.parameters.count == 1
  }

  /// Whether a value of a type may be passed where another type is expected. True if that isn't known.
  private func mayConvert(_ type: SwiftType, to expected: SwiftType) -> Bool {
    guard case .nominal(let own) = type.withoutOptionals, own.origin != .elsewhere else { return true }
    if type.used.isOptional, !expected.isOptional, case .nominal = expected { return false }
    switch expected.withoutOptionals {
    case .function, .tuple, .metatype: return false
    case .nominal(let other):
      if other.origin == .elsewhere || own.name == other.name { return true }
      if [own.name, other.name].allSatisfy(["Double", "CGFloat"].contains) { return true }
      return isProtocolOrClass(other.name) && mayInherit(own.name, from: other.name)
    case .parameter(_, let constraints), .existential(let constraints), .opaque(let constraints):
      return constraints.allSatisfy { constraint in
        guard case .nominal(let other) = constraint, other.origin != .elsewhere else { return true }
        return other.name == "AnyObject" || other.name == own.name || mayInherit(own.name, from: other.name)
      }
    case .optional, .implicitlyUnwrapped, .unknown: return true
    }
  }

  private func isProtocolOrClass(_ name: String) -> Bool {
    project.isProtocol(name) == true || project.isReference(name) != false
  }

  private func mayInherit(_ name: String, from ancestor: String) -> Bool {
    let isFromProject = project.declaresType(name)
    return project.lineage(of: name).contains { $0.name == ancestor || isFromProject && $0.origin == .elsewhere }
  }

  /// Whether a literal may stand where a type is expected.
  private func mayExpress(_ literal: SyntaxNode, _ expected: SwiftType) -> Bool {
    let names: Set<String> =
      switch literal.kind {
      case .integerLiteral: ["ExpressibleByIntegerLiteral"]
      case .floatLiteral: ["ExpressibleByFloatLiteral"]
      case .booleanLiteral: ["ExpressibleByBooleanLiteral"]
      case .stringLiteral:
        [
          "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation",
          "ExpressibleByExtendedGraphemeClusterLiteral",
          "ExpressibleByUnicodeScalarLiteral",
        ]
      case .arrayLiteral: ["ExpressibleByArrayLiteral"]
      case .dictionaryLiteral: ["ExpressibleByDictionaryLiteral"]
      default: []
      }
    switch expected.withoutOptionals {
    case .nominal(let type) where type.origin != .elsewhere:
      return names.isEmpty || project.lineage(of: type.name).contains { names.contains($0.name) }
    case .function, .tuple, .metatype: return names.isEmpty
    case .parameter(_, let constraints) where !constraints.isEmpty:
      return mayConvert(.literal(literal.kind), to: expected)
    default: return true
    }
  }
}

extension TypeQuery.Candidate {
  fileprivate var isOverride: Bool {
    switch declaration {
    case .member(let member):
      switch member.declaration {
      case .project(let declaration): declaration.node.hasModifier("override")
      case .apple: true
      }
    default: false
    }
  }
}

extension SyntaxNode {
  /// Whether `await` covers a call.
  var isAwaited: Bool {
    for ancestor in ancestors {
      if ancestor.kind == .awaitExpression { return true }
      if ancestor.kind == .closure || ancestor.kind.isStatement || ancestor.kind == .codeBlock { return false }
    }
    return false
  }

  /// Whether the type of a value doesn't depend on the place where it is.
  var isPlainValue: Bool {
    switch kind {
    case .reference: true
    case .memberAccess, .optionalChain, .forceUnwrap: base?.isPlainValue ?? false
    case .call, .subscriptCall: callee?.isPlainValue ?? false
    case .tryExpression, .awaitExpression: value?.isPlainValue ?? false
    default: false
    }
  }
}
