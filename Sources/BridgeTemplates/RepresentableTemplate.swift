import BridgeFacts

/// The lifecycle methods of one representable, with its own names.
public struct RepresentableTemplate: Sendable, Hashable {
  public var family: Family
  /// The represented type as written, such as `UITextField`.
  public var represented: String
  /// The coordinator's type; nil if there is none.
  public var coordinator: String?
  /// The arguments of the coordinator's initializer: `self`, or empty.
  public var coordinatorArguments: String
  /// The name of the parameter for the wrapped object.
  public var parameterName: String
  public var access: AccessLevel
  /// The `@available` attribute that `sizeThatFits` needs; nil if it needs none.
  public var fitsAttribute: String?

  /// Without a represented type, the base class of the family is used.
  public init(
    family: Family, represented: String? = nil, coordinator: String? = nil, coordinatorArguments: String = "self",
    parameterName: String? = nil, access: AccessLevel = .unmarked
  ) {
    self.family = family
    self.represented = represented ?? family.represented
    self.coordinator = coordinator
    self.coordinatorArguments = coordinatorArguments
    self.parameterName = parameterName ?? family.parameterName
    self.access = access
  }

  /// The declaration up to the opening brace, without the brace; nil if the family has no such method.
  public func head(of method: LifecycleMethod) -> String? {
    guard let name = family.baseName(of: method) else { return nil }
    let function = "\(access.prefix)func \(name)"
    switch method {
    case .make: return "\(function)(context: Context) -> \(represented)"
    case .update, .handle: return "\(function)(_ \(parameterName): \(represented), context: Context)"
    case .dismantle:
      return
        "\(access.prefix)static func \(name)(_ \(parameterName): \(represented), coordinator: \(coordinator ?? "()"))"
    case .sizeThatFits:
      let attribute = fitsAttribute.map { $0 + "\n" } ?? ""
      let parameters = "_ proposal: ProposedViewSize, \(fitsParameter): \(represented), context: Context"
      let list = parameters.count > longestParameters ? "(\n  \(parameters)\n)" : "(\(parameters))"
      return "\(attribute)\(function)\(list) -> CGSize?"
    case .makeCoordinator:
      let parameter = family.coordinatorLabel.map { "\($0): CoordinateSpaceConverter" } ?? ""
      return "\(function)(\(parameter)) -> \(coordinator ?? "Coordinator")"
    }
  }

  /// The label, and the internal name if that's different.
  private var fitsParameter: String {
    parameterName == family.parameterName ? parameterName : "\(family.parameterName) \(parameterName)"
  }

  /// The whole method with this body, one statement per line; nil if the family has no such method.
  public func method(_ method: LifecycleMethod, body: [String]) -> String? {
    head(of: method).map { function($0, body: body) }
  }

  /// A method that does as little as possible after `statements`, with placeholders; nil if the family has no such
  /// method.
  ///
  /// It compiles unchanged, unless creating the represented object requires data of the project.
  public func stub(of method: LifecycleMethod, statements: [String] = []) -> Template? {
    guard let head = head(of: method) else { return nil }
    let body: Template
    switch method {
    case .make where represented == family.represented: return baseClassStub
    case .make: body = "  \(stop: 0, Creation.expression(of: represented))"
    case .update, .dismantle: body = "  \(stop: 0)"
    case .sizeThatFits: body = "  \(stop: 0, "nil")"
    case .makeCoordinator: body = "  \(coordinator ?? "Coordinator")(\(stop: 0, coordinatorArguments))"
    case .handle: body = gestureStates
    }
    let lines = statements.map { "  \($0)\n" }.joined()
    return "\(head) {\n\(lines)\(body)\n}"
  }

  /// The make method for a represented type that the user still has to choose.
  private var baseClassStub: Template {
    """
    \(access.prefix)func \(family.make)(context: Context) -> \(stop: 1, represented) {
      \(stop: 1, represented)()
    }
    """
  }

  private var gestureStates: Template {
    """
      switch \(parameterName).state {
      case .began, .changed:
        \(stop: 1, "break")
      case .ended:
        \(stop: 2, "break")
      case .cancelled, .failed:
        \(stop: 3, "break")
      default:
        break
      }
    """
  }
}

private let longestParameters = 84

/// A function with one statement per line.
func function(_ head: String, body: [String]) -> String {
  ([head + " {"] + body.map(indented) + ["}"]).joined(separator: "\n")
}

extension RepresentableTemplate {
  /// A declaration of an associated type.
  public func alias(_ name: String, of type: Template) -> Template { "\(access.prefix)typealias \(name) = \(type)" }
}
