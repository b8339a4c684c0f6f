/// The type of an expression or declaration, as far as declarations determine it.
public indirect enum SwiftType: Hashable, Sendable {
  case nominal(NominalType)
  case optional(SwiftType)
  /// `T!`, which its uses unwrap.
  case implicitlyUnwrapped(SwiftType)
  /// The empty tuple is `Void`.
  case tuple([Element])
  case function(Signature)
  /// `T.Type`, the type of an expression that names a type.
  case metatype(SwiftType)
  /// A generic parameter or an associated type that isn't known, and its constraints.
  case parameter(String, constraints: [SwiftType])
  /// `some P`, where the constraints are known but not the type.
  case opaque([SwiftType])
  /// `any P`, or a class and protocols. Empty for `Any`.
  case existential([SwiftType])
  case unknown

  /// An element of a tuple.
  public struct Element: Hashable, Sendable {
    public var label: String?
    public var type: SwiftType
  }

  /// The parameters and the result of a function type.
  public struct Signature: Hashable, Sendable {
    public var parameters: [SwiftType]
    public var result: SwiftType
  }
}

/// A struct, enum, class, actor, or protocol, with its generic arguments.
public struct NominalType: Hashable, Sendable {
  /// The place of a type's declaration.
  public enum Origin: Hashable, Sendable {
    /// A file of the project.
    case project
    /// Apple's frameworks, or the standard library.
    case apple
    /// Another module. Nothing but the name is known.
    case elsewhere
  }

  /// The dotted name, starting with the outermost type.
  public var name: String
  /// Empty if there are none, or if none of them is known.
  public var arguments: [SwiftType] = []
  public var origin: Origin
}

extension SwiftType {
  static let void = SwiftType.tuple([])
  /// `some View`
  static let someView = SwiftType.opaque([.apple("View")])

  static func apple(_ name: String, _ arguments: SwiftType...) -> SwiftType {
    .nominal(NominalType(name: name, arguments: arguments, origin: .apple))
  }

  public var isUnknown: Bool { self == .unknown }

  /// The type that a use of an implicitly unwrapped value has, and the type itself otherwise.
  var used: SwiftType { if case .implicitlyUnwrapped(let wrapped) = self { wrapped } else { self } }

  /// The type of a variable that stores such a value: an optional one if it's implicitly unwrapped.
  var stored: SwiftType { if case .implicitlyUnwrapped(let wrapped) = self { .optional(wrapped) } else { self } }

  /// The type inside one level of optionality; the type itself if it isn't optional.
  var unwrapped: SwiftType {
    switch self {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped
    default: self
    }
  }

  /// The type without any optionality.
  public var withoutOptionals: SwiftType {
    var type = self
    while type.isOptional { type = type.unwrapped }
    return type
  }

  public var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  /// The type that the end of an optional chain has.
  var wrappedByChain: SwiftType {
    switch self {
    case .optional, .unknown: self
    case .implicitlyUnwrapped(let wrapped): .optional(wrapped)
    default: .optional(self)
    }
  }

  /// The nominal type below optionals, or the only one that constrains the type.
  public var nominal: NominalType? {
    switch self {
    case .nominal(let nominal): nominal
    case .optional(let type), .implicitlyUnwrapped(let type): type.nominal
    case .parameter(_, let constraints), .opaque(let constraints), .existential(let constraints):
      constraints.count == 1 ? constraints[0].nominal : nil
    case .tuple, .function, .metatype, .unknown: nil
    }
  }

  /// Whether every part of the type is known.
  public var isComplete: Bool {
    switch self {
    case .unknown: false
    case .nominal(let nominal): nominal.arguments.allSatisfy(\.isComplete)
    case .optional(let type), .implicitlyUnwrapped(let type), .metatype(let type): type.isComplete
    case .tuple(let elements): elements.allSatisfy(\.type.isComplete)
    case .function(let signature): (signature.parameters + [signature.result]).allSatisfy(\.isComplete)
    case .parameter(_, let types), .opaque(let types), .existential(let types): types.allSatisfy(\.isComplete)
    }
  }

  /// The type itself, or unknown if it consists of more parts than code spells. A type that contains itself twice, as in
  /// `typealias Tree = Node<Tree, Tree>`, doubles with each step, and so does that of `let next = (last, last)`. Nothing
  /// could compare it in time.
  var withoutManyParts: SwiftType {
    var left = 200
    return hasParts(upTo: &left) ? self : .unknown
  }

  /// Counts the parts of the type; false if there are more than `left`.
  private func hasParts(upTo left: inout Int) -> Bool {
    guard left > 0 else { return false }
    left -= 1
    let parts: [SwiftType] =
      switch self {
      case .unknown: []
      case .nominal(let nominal): nominal.arguments
      case .optional(let type), .implicitlyUnwrapped(let type), .metatype(let type): [type]
      case .tuple(let elements): elements.map(\.type)
      case .function(let signature): signature.parameters + [signature.result]
      case .parameter(_, let types), .opaque(let types), .existential(let types): types
      }
    return parts.allSatisfy { $0.hasParts(upTo: &left) }
  }

  /// The type with each generic parameter replaced by the type that stands for it.
  func replacing(_ substitution: [String: SwiftType]) -> SwiftType {
    if substitution.isEmpty { return self }
    switch self {
    case .parameter(let name, _): return substitution[name] ?? self
    case .nominal(var nominal):
      nominal.arguments = nominal.arguments.map { $0.replacing(substitution) }
      return .nominal(nominal)
    case .optional(let type): return .optional(type.replacing(substitution))
    case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(type.replacing(substitution))
    case .metatype(let type): return .metatype(type.replacing(substitution))
    case .tuple(let elements):
      return .tuple(elements.map { Element(label: $0.label, type: $0.type.replacing(substitution)) })
    case .function(let signature):
      return .function(
        Signature(
          parameters: signature.parameters.map { $0.replacing(substitution) },
          result: signature.result.replacing(substitution)))
    case .opaque, .existential, .unknown: return self
    }
  }
}

extension SwiftType: CustomStringConvertible {
  /// The type as Swift spells it, with `_` for what isn't known.
  public var description: String {
    switch self {
    case .nominal(let nominal): nominal.description
    case .optional(let type): type.isCompound ? "(\(type))?" : "\(type)?"
    case .implicitlyUnwrapped(let type): type.isCompound ? "(\(type))!" : "\(type)!"
    case .tuple(let elements):
      "(" + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }.joined(separator: ", ") + ")"
    case .function(let signature):
      "(" + signature.parameters.map(\.description).joined(separator: ", ") + ") -> \(signature.result)"
    case .metatype(let type): type.isCompound ? "(\(type)).Type" : "\(type).Type"
    case .parameter(let name, _): name
    case .opaque(let types): "some " + types.map(\.description).joined(separator: " & ")
    case .existential([]): "Any"
    case .existential(let types): "any " + types.map(\.description).joined(separator: " & ")
    case .unknown: "_"
    }
  }

  private var isCompound: Bool {
    switch self {
    case .function, .opaque, .existential: true
    default: false
    }
  }
}

extension NominalType: CustomStringConvertible {
  public var description: String {
    switch (name, arguments.count) {
    case (_, 0): name
    case ("Array", 1): "[\(arguments[0])]"
    case ("Dictionary", 2): "[\(arguments[0]): \(arguments[1])]"
    default: name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    }
  }
}
