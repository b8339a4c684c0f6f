/// Unrealistic texts that repeat one piece over and over.
public struct HostileInput: Sendable {
  public var name: String
  private var piece: String

  public func text(repeats: Int) -> String { String(repeating: piece, count: repeats) }

  public static let all: [HostileInput] = [
    "(", "[", "{", "<", "f(", "a<", "if x {", "\"\\(", "\"\"\"\\(", "&", "try ", "a ? ", "let ", "[:", "#if A\n",
    "case .a(", "@a(", "x.y { ", "->", "`", "/*", "/* */", "#\"", "a / b(", "}", "#endif\n", "f<T: P>(a: b<",
    "class A {\n", "x < y, ", "a + ", "\"", "{ [a", "switch x { case 1: ", "if x { } else ", "\r", "\u{FF}", "a.",
    "func f(", "  }\n", "#/",
  ].map { HostileInput(name: $0.debugDescription, piece: $0) }
}
