// swift-format-ignore-file
// Words that are keywords in some places only, names in back-ticks, and names with a module.
struct `struct` { var `var`: `self`.`Type`; func `func`() {}; enum `enum` { case `case`, `default`(`in`: Int) } }
func `name with spaces`(`a label` `a name`: Int) { `name with spaces`(`a label`: 1) }
func `+ starts with an operator`() {}
let `1` = `class`.`init`(`for`: 1).`self`.`0`
class `// no comment` {}
enum `a.b`: `c<d>` { case `e f` }
let any = 1, some = 2, each = 3, actor = 4, async = 5, await_ = 6, consume = 7, copy = 8, borrow = 9
let open = 1, get = 2, set = 3, willSet = 4, didSet = 5, left = 6, right = 7, prefix = 8, postfix = 9, infix = 10
let macro = 1, package = 2, isolated = 3, sending = 4, weak = 5, unowned = 6, of = 7, yield = 8, discard = 9, then = 10
let mutating = 1, final = 2, lazy = 3, optional = 4, required = 5, override = 6, convenience = 7, dynamic = 8, indirect = 9
let nonisolated = 1, distributed = 2, borrowing = 3, consuming = 4, unsafe = 5, using = 6, Type = 7, Protocol = 8, module = 9
func any() { any(); some(); each(); actor(); async(); consume(); copy(); borrow(); open(); get(); set(); macro(); package() }
func uses() {
  any = some + each
  actor = async
  consume = copy
  copy.a = borrow[0]
  get { }
  set(1)
  open { }
  weak?.a()
  unowned!.b
  yield(1)
  discard(1)
  macro.a
  package.a
  using.a
  using(1)
  then()
  prefix(3)
  each { $0 }
  any { $0 }
  lazy.map { $0 }
  final.a()
  mutating += 1
  unsafe.a
  unsafe(1)
  unsafe = 1
  async { }
  async.a()
  actor(1)
  actor { }
  actor.run()
  isolated(1)
  nonisolated(1)
  sending()
  x = any
  x = some.a
  x = each(1)
  x = consume(1)
  x = copy(a)
  x = borrow - 1
  x = copy
  y = consume
  f(any, some, each: each, consume, copy: copy, async, in: 2, for: 3, self: 4, init: 5, let: 6, _: 7)
  a.any.some.each.consume.class.func.in.is.as.self.init.default.subscript.deinit.get.Type.Protocol
  a.init().self.init(1)
  a.`self`.`init`
  .any; .init(); .init; .some(1); .none; .self
  let any = any, some: A = some, (consume, copy) = (1, 2)
  for each in each { }
  for any in some { any }
  for async in async { }
  if any { }
  if let some { }
  if case .any(let each) = some { }
  switch any { case some: each; case let consume: consume; default: copy }
  guard let open = get else { return yield }
  return any
}
func operands() async throws {
  let a = consume b, c = copy d, e = consume f.g, h = copy i()
  f(consume a, copy b, &c)
  _ = unsafe a.b; _ = unsafe f(1)
  unsafe a()
  unsafe [1].b
  unsafe (1).b
  x = unsafe y + unsafe z
  x = try unsafe await a()
  x = await unsafe a
  for unsafe x in y { }
  for try await x in y { }
  for try await unsafe x in y { }
  discard self
  yield a
  yield &b
  let p = any P.self, q = some.q
  x = any P.Type.self
  (repeat each a)
  (repeat (each a, f(each b)))
  repeat { } while each
  try await a
  try? await a.b!.c
  try! a + b
  try a ? b : c
  x = try a ?? b
  x = await (try a)
  await a = 1
  try a.b = c
  try await a += b
}
let qualified = Swift::print, called = Swift::max(1, 2), member = a.M::b, implicit: A = .M::c, operator_ = f(0, Swift::+)
let type: Swift::Int = 1, nestedType: A.M::B<N::C> = 1, array: [M::A: N::B] = [:], generic = M::A<N::B>()
let path = \M::A.N::b, macro_ = #M::a(1), spaced = M :: a, broken = M
  ::a
import struct M::A
import class M.A
import func M.f
import var M.v
import typealias M.T
import enum M.E
import protocol M.P
import M.N.O
@testable @_spi(A) import M
public import M
extension M::A: N::P {}
func f(_: M::A, b: N::B...) -> M::C { switch a { case M::b: 1; case .M::c: 2; default: 3 } }
@M::A @M::available var attributed: Int
let ternary = a ? b : M::c, label = f(a: M::b), dictionary = [a: M::b, M::c: d]
let $a = 1, dollar = $a.b, c = { $0 + $1 }, d = { $12 }
let _ = _, _a = 1, __b = 2
let é = 1, 名前 = é, 👍 = 名前, a̐ = 1
