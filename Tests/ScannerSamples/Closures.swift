// swift-format-ignore-file
// A brace opens a body, a closure, accessors or a switch; a closure may have a signature.
func bodies() {
  if x { }
  if x { y }
  if f { $0 } .g { }
  if f({ $0 }) { } else if (f { $0 }) { } else { }
  if let x = f { $0 }, let y { }
  if let x = (f { $0 }) { }
  if case .a = f { 1 }, x { }
  if x, { true }() { }
  if f { $0 } == 1 { }
  if f { $0 } is Int { }
  if f { $0 } as? Int == 1 { }
  if f { $0 }? .a == 1 { }
  if f { $0 }! { }
  if f { $0 }[0] { }
  if f { $0 }(1) { }
  if #available(iOS 16, *), f { $0 }, x { }
  if x == .y { }
  if x is Y { }
  if x as? Y == nil { }
  if x! { }
  if try! f() { }
  if await f(), try f { }
  if !f { }
  if (x) { }
  if [x] { }
  if x[0] { }
  if x.y { }
  if "a\(f { $0 })" == b { }
  if x
  { }
  if x.y
    .z
  {
    w
  }
  guard x else { return }
  guard let x = f({ $0 }) else { return }
  guard let x = y.first(where: { $0.z }), case .a(let b)? = x else { return }
  while x { }
  while let x = f { $0 }, y { }
  repeat { } while f { $0 }
  repeat { f { } } while x
  for x in y { }
  for x in f { $0 } { }
  for x in f { $0 }.g { $0 } { }
  for x in f({ $0 }) where g { $0 } { }
  for x in y where x { }
  for (a, b) in [1: 2] { }
  for case .a(let b) in f(x) { c }
  for x in (f { $0 }) { }
  for var x in y { }
  for _ in 0 ..< 3 { }
  for x in stride(from: 0, to: 3, by: 1) { }
  switch f { case 1: break; default: break }
  switch f { $0 } { case 1: break; default: break }
  switch f({ $0 }) { default: break }
  switch (f { $0 }) { default: break }
  switch x { }
  switch x.y { @unknown default: break }
  switch x {
  case let y where f { $0 }: break
  case let y where y.contains {
    $0
  }: break
  case 1 where x, 2 where f({ $0 }): break
  case .a(let b, c: _), let .d(e): break
  case is A, let b as B: break
  case (let a, .b(let c))?: break
  case [1, 2], "a" ... "b", ..<3, 4...: break
  case _: break
  }
  do { } catch { }
  do { try f { $0 } } catch let e as E { } catch .a, .b(let c) where c { } catch is D { }
  do throws(E) { } catch { }
  defer { f { } }
  outer: for a in b { continue outer }
  loop: repeat { break loop } while true
  label: if x { break label }
  done: do { break done }
  choose: switch x { default: break choose }
}
func closures() {
  f { }
  f { } g: { }
  f { } g: { } h: { }
  f(1) { } g: { }
  f[1] { } g: { }
  f {
  }
  g: {
  }
  f { } _: { } class: { } `default`: { }
  f { } ()
  f { }()
  f { }.g { }.h
  f { }[0]
  f { } + g { }
  f
  { }
  (f) { }
  a.b { }
  a? { }
  a! { }
  a() { }
  a.b.c(1) { }?.d { }!
  A<B> { }
  A<B>.c { }
  .a { }
  .a(1) { } b: { }
  #a { }
  #a(1) { } b: { }
  self { }
  super.a { }
  _ = { }
  _ = { 1 }()
  _ = { { { } } }
  _ = [{ 1 }, { $0 }, { a in a }]
  _ = ({ 1 }, b: { 2 })
  f(a: { }, { }, b: { $0 }) { }
  let x = f { 1 }, y = 2
  let z: () -> Int = { 1 }
  x = y { } ?? z { }
  return f { }
}
func signatures() {
  f { a in }
  f { a, b in a }
  f { _ in }
  f { _, _ in }
  f { (a) in }
  f { (a, b) in }
  f { (a: Int, b: [String: Int]) in }
  f { (a: Int) -> Int in a }
  f { (_ a: Int, _: Int) in }
  f { () in }
  f { () -> Void in }
  f { a -> Int in a }
  f { a async in }
  f { a throws in }
  f { a async throws -> Int in 1 }
  f { () async throws(E) -> Int in 1 }
  f { (a) throws in }
  f { [a] in }
  f { [] in }
  f { [weak a] in }
  f { [weak a, unowned b, unowned(safe) c, unowned(unsafe) d, e, self] in }
  f { [weak self] a, b in }
  f { [weak a = b.c, d = e()] (f: Int) async -> Int in 1 }
  f { [a = { 1 }] in }
  f { [weak self] in self }
  f { @A in }
  f { @A @B(1) a in }
  f { @MainActor [weak self] (a: Int) async in }
  f { @Sendable (a) -> Int in 1 }
  f { (a: inout Int, b: borrowing T, c: @escaping () -> Void, d: Int...) in }
  f { (a: (Int, Int), b: (Int) -> (Int) -> Int) -> (Int, Int) in }
  f { a
    in b }
  f {
    [weak self]
    a,
    b
    in
    c
  }
  f { (a, b) }
  f { (a) }
  f { [a] }
  f { [a, b].c }
  f { [a: b] }
  f { a }
}
