import BridgeFacts
import TextModel
import TypeCheckSupport

/// Sessions that write a representable of every class that can be wrapped, using only completions. Only every
/// `stride`th session is included.
///
/// Each class comes in `styleCount` styles, each time with a different set of existing members.
public func representableSessions(styleCount: Int = 2, stride: Int = 1) -> [TypingSession] {
  let all = wrappings.flatMap { wrapping in (0..<styleCount).map { _ in wrapping } }
  return all.enumerated().filter { $0.offset % stride == 0 }.map { number, wrapping in
    let shape = Shape.allCases[number % Shape.allCases.count]
    return wrapping.session(shape, in: textStyles[(number * 5) % textStyles.count], number: number)
  }
}

/// The members that exist before typing starts.
private enum Shape: CaseIterable {
  case nothing, make, alias, others, update

  func members(of family: Family, wrapping className: String) -> [String] {
    switch self {
    case .nothing: []
    case .make: ["func \(family.make)(context: Context) -> \(className) {\n  \(creation(of: className))\n}"]
    case .alias: ["typealias \(family.representedAlias) = \(className)"]
    case .others:
      ["typealias \(family.representedAlias) = \(className)", "enum Mode { case plain }", "static let limit = 3"]
    case .update: ["func \(family.update)(_ object: \(className), context: Context) {\n  _ = object\n}"]
    }
  }
}

struct Wrapping {
  var family: Family
  var className: String

  private var slots: [DelegateSlot] { DelegateSlot.usualSlots(of: className) }

  fileprivate func session(_ shape: Shape, in style: SourceStyle, number: Int) -> TypingSession {
    let name = "Wrapped\(className)\(number)"
    let members = shape.members(of: family, wrapping: className).map { indented($0) + "\n\n" }.joined()
    let source = "\(importsOfAllModules)struct \(name): \(family.name) {\n\(members)  ⟦⟧\n}\n"
    var session = TypingSession(name, in: style.format(source), takesSnippets: number / textStyles.count % 2 == 0)
    let gap = style.lineEnding + style.lineEnding + style.indentation
    func isThere(_ method: LifecycleMethod) -> Bool {
      method == .make && shape == .make || method == .update && shape == .update
    }
    if shape == .nothing { session.accept(label(.make), typing: "make", then: gap) }
    if shape == .nothing, className != family.represented { session.replaceBase(with: className, of: family) }
    session.accept("class Coordinator", typing: "class Coo", then: gap)
    for method in family.methods where !isThere(method) && !(method == .make && shape == .nothing) {
      session.accept(label(method), typing: words[method] ?? "", then: gap)
    }
    addDelegates(to: &session, style)
    for (placeholder, value) in placeholders { session.replace(placeholder, with: value) }
    return session
  }

  private func label(_ method: LifecycleMethod) -> String { family.fullName(of: method) ?? "" }

  /// Writes the optional methods of the delegates, and their assignment in the make method.
  private func addDelegates(to session: inout TypingSession, _ style: SourceStyle) {
    let gap = style.lineEnding + style.lineEnding + style.indentation + style.indentation
    session.move(after: "var parent: \(session.name)")
    session.write(gap)
    for name in Set(slots.flatMap(\.protocols)).sorted() {
      for signature in DelegateProtocol.named(name)?.commonMethods ?? [] {
        let method = DelegateProtocol.fullName(of: signature)
        session.accept(method, typing: "func \(method.prefix(6).prefix { $0 != "(" })", then: gap)
      }
    }
    let made = creation(of: className)
    let line = style.lineEnding + style.indentation + style.indentation
    session.replace(
      line + made + style.lineEnding, with: "\(line)let made = \(made)\(line)return made\(style.lineEnding)")
    for slot in slots {
      session.move(after: "let made = \(made)")
      session.write("\(line)made.\(slot.property) = ")
      session.accept("context.coordinator", typing: "")
    }
  }
}

extension TypingSession {
  /// Replaces the base class in an inserted snippet with `className`.
  fileprivate mutating func replaceBase(with className: String, of family: Family) {
    replace("-> \(family.represented)", with: "-> \(className)")
    replace("\(family.represented)()", with: creation(of: className))
  }
}

/// Values for placeholders that only a project can fill in.
let placeholders = [
  "<#url#>": "URL(string: \"https://example.com\")!", "<#scene#>": "(nil as MKLookAroundScene?)!",
  "<#share#>": "CKShare(rootRecord: CKRecord(recordType: \"Note\"))", "<#term#>": "\"term\"",
  "<#container#>": "CKContainer.default()",
]

private let words: [LifecycleMethod: String] = [
  .make: "make", .update: "upd", .dismantle: "dism", .sizeThatFits: "size", .makeCoordinator: "coord", .handle: "hand",
]

/// Every class in the tables, in every family that can wrap it.
let wrappings: [Wrapping] = Family.all.flatMap { family in
  wrappableClasses(in: family, for: .stubs).map { Wrapping(family: family, className: $0) }
}

/// The classes in the tables that a family can wrap, sorted.
func wrappableClasses(in family: Family, for interfaces: Interfaces) -> [String] {
  ClassHierarchy.names.sorted().filter { name in
    let isOfBoth = family.isAppKit && ClassHierarchy.isSubclass(name, of: "UIResponder")
    // Hosting controllers need a view.
    return ClassHierarchy.isSubclass(name, of: family.represented) && ClassHierarchy.module(of: name) != "SwiftUI"
      && (interfaces.haveAppKitClassesOfUIKit || !isOfBoth)
  }
}

func creation(of className: String) -> String { Creation.expression(of: className) }

private func indented(_ text: String) -> String {
  text.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
}

/// Imports of all modules, because a session may wrap any class, and observe any model.
let importsOfAllModules =
  (["SwiftUI"]
  + Set(ClassHierarchy.names.compactMap(ClassHierarchy.module) + ["CloudKit", "Observation"])
  .subtracting(["SwiftUI", "QuartzCore"]).sorted())
  .map { "import \($0)\n" }.joined() + "\n"
