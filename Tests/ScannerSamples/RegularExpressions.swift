// swift-format-ignore-file
// A slash begins a regular expression, a comment, or an operator.
let bare = /a/
let withEscapes = /\/\(\[\d+\]\)\//
let withClass = /[)(]+/, next = 1, inExtendedClass = #/[/)(]+/#
let withGroups = /(a|(b))(?<name>\w+)/
let withQuotes = /"/, quoted = "/"
let extended = #/a/b/#, twice = ##/a/#b/##, empty = #//#
let spaced = #/ a /#
let multiline = #/
  # comment with an unbalanced ( and "
  (?<year> \d{4} ) / (?<month> \d{2} )
  /#
let multilineTwice = ##/
  a/#b
/##
let divided = a / b / c, tight = a/b/c, mixed = (a / b) / c[0] / d()
let broken = a
  / b
  / c
let division = x/y.z/2, followed = x / y.z / 2
let halves = array.map { $0 / 2 } + array.map { $0/2 }
let afterCall = f() / 2 / g(), afterIndex = a[0] / 2 / a[1], afterString = "a" / "b" / "c"
let afterWords = self / 2 / Self.x / super.y, afterNumber = 1 / 2.0 / 0x3
let functions = [reduce(1, /), f(/), f(/, /), f(x: /), (/), (/, 1)]
let operators = f(+/, /+, a /+ b)
let first = f(/x/), second = f(/x/, /y/), third = f(a: /x/, b: /y/) / 2
let inArray = [/x/, /y/], inDictionary = [/x/: /y/, "k": /z/], inTuple = (/x/, /y/)
let ternary = c ? /x/ : /y/, ternaryDivision = c ? x / y : y / x
let chained = /x/.ignoresCase().y / 2
let unwrapped = try! /x/.wholeMatch(in: s)!, marked = x! / y! / z, optional = x? .y / z
let negated = !/x/, infix = a == /x/ || b != /y/
let interpolated = "\(/x/) and \(a / b) and \(#/)/#)"
let commented = a /* / */ / b // /x/
let rooted = -/x/.count
let ranges = 0.../x/.count
func regular() async throws -> Any {
  if /x/.matches(s) { }
  guard let m = try /x/.firstMatch(in: s) else { throw /y/ }
  while s =~ /x/ { }
  for c in /x/ { }
  switch s { case /x/: break; case let y where y == /z/: break; default: break }
  _ = await /x/ ?? /y/
  _ = try? /x/.firstMatch(in: s)
  x = /x/; y /= 2; z = y /= 3
  /x/
  f { /x/ }
  f { a in /x/ }
  f { a / b }
  let x = { /x/ }, y = [Int]() / 2, z = Array<Int>() / 2 / 1
  return /x/
}
func / (left: Int, right: Int) -> Int { left }
static func /(left: Int, right: Int) -> Int { left }
func /= (left: inout Int, right: Int) { }
prefix operator /
postfix operator /
infix operator /^/
prefix operator ^/
let nested = MemoryLayout<Array<Array<Int>>>.size / 2 / 3
let cast = x as Array<Array<Int>>
  / 2 / 3
