// swift-format-ignore-file
// Literals of every kind, each where it could be read as something else.
let integers = [0, 1_000, 0xFF_AA, 0b1010, 0o17, -5]
let floats = [1.5, 1e10, 1.5e-3, 0x1.8p3, 0xAp-2, 3.0.rounded(), 1_0.2_5]
let members = (1.description, 0xF.description, tuple.0.1.2, tuple.0.name)
let plain = "a \"quoted\" word, a tab \t and \u{1F600}"
let raw = #"no \n escape, one "quote", \#(interpolated + 1) and \(not)"#
let rawQuote = #"""#
let rawer = ##"a "# inside"##
let nested = "outer \(inner("x \(y ? "yes" : "no") z")) and \(a[0], format: .short) end"
let spanning = """
  Lines with \(value(
    of: "an argument"
  )) and "quotes" and ""two"" \
  joined, \("""
    nested
    """)
    indented
  """
let rawSpanning = #"""
  Raw \(no) \#(yes { $0 }) """ still in
  """#
let emptyOnes = ("", #""#, """

  """)
let regexes = [/a+/, /[a-z\/]\/x/, /(?<name>\w+)/, #/a/b/#, ##/x/#y/##]
let extended = #/
  (?<year> \d+ ) # a comment with an unbalanced (
  \d{2}
/#
let divided = a / b / c
let dividedTight = a/b/c
let regexArgument = text.split(separator: /,\s*/).map { $0.firstMatch(of: /x/) }
let regexAfterKeyword = try /x y/.firstMatch(in: text)
let notRegex = reduce(1, /) + apply(/, /)
func ratio() -> Double { return total / count * weight / 2 }
let keyPaths = [\Type.member, \.self, \.0, \Type[0].member?.other!, \.items[index].name, \[Int].count, \Type.nested.deeper]
let keyPathChain = items.map(\.name).filter(\.isEmpty)
let optionalKeyPath = \String?.?.count
let specials = (#file, #line, #function, #selector(Type.method(_:other:)), #keyPath(Type.member), #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
let collections: [String: [Int?]] = [:]
let nestedCollections = [[1: [2]], [3: []]]
let typeConstructions = ([Int](), [String: Int](), [Int?](repeating: nil, count: 3), Set<[Int]>(), (Int, String).self)
let functionTypes = [((Int) -> Void).self, ((Int) async throws -> String).self]
let trailing = [1, 2, 3,]
let emoji = "👨‍👩‍👧‍👦".count
let 变量 = "名"; let ünïcode = 变量
let `class` = `default`.`init`
let underscores = 1_0_0
let boolean = true && !false
let nothing: Int? = nil
