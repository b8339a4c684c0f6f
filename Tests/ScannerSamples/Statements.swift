// swift-format-ignore-file
// Bodies against closures, and every statement.
func statements() async throws {
  if x { y() } else if let z, case .some(let w) = z, w > 3 { } else { }
  if items.contains { $0 == 1 } { }
  if items.contains(where: { $0 == 1 }), ready { }
  if (items.filter { $0 > 1 }).isEmpty { }
  guard let self else { return }
  guard let a = b as? C, !a.isEmpty, #available(iOS 16, *), case let .pair(x, y) = c else { throw Failure.bad }
  while let next = iterator.next() { continue }
  while running { break }
  for item in items { }
  for item in items.filter { $0 } { }
  for (index, value) in items.enumerated() where value > 1 { }
  for case let .some(value)? in items { }
  for case (let a, 1...3) in pairs { }
  for await line in lines { }
  for try await line in handle.bytes.lines { }
  for _ in 0..<3 { }
  for var x: Int in list { x += 1 }
  repeat { step() } while condition
  outer: for a in b { inner: while true { break outer } }
  do { try risky() } catch let error as Failure where error.code == 3 { } catch .other, is Bad { } catch { }
  do throws(Failure) { try typed() } catch { }
  defer { cleanUp() }
  switch value {
  case 1, 2: one()
  case let x where x > 3: two(x)
  case .some(let y), .other(let y): three(y)
  case (1, let z), (let z, _)?: four(z)
  case is Int: break
  case let number as Int: five(number)
  case "a"..."z": fallthrough
  case ..<0: six()
  #if DEBUG
    case .debug: debug()
  #endif
  case nil:
    let local = 1
    if local == 1 { return }
    #if os(iOS)
      seven()
    #endif
  @unknown default: break
  }
  switch f { default: break }
  switch items.map { $0 } { case []: break; default: break }
  switch (a, b) { case (.x, .y): break; default: break }
  let text = if flag { "yes" } else if other { "maybe" } else { "no" }
  let chosen = switch kind { case .a: 1; case .b: 2 }
  let casted = if flag { 1 } else { 2 } as Int
  return if flag { 1 } else { 2 }
}
func ends() {
  return
  statement()
}
func values() -> Int {
  let x = 1; let y = 2
  return x
    + y
}
func ownership() {
  let a = consume b
  let c = copy d
  let e = consume(f)
  use(consume g, copy h)
  let copy = copy.value
  unsafe pointer.pointee = 3
  let any = any.value
  let each = each + 1
}
func chains() {
  view
    .padding()
    .frame(width: 10) { inner in inner }
    #if os(iOS)
      .navigation(style: .inline)
      #if DEBUG
        .debug()
      #endif
    #else
      .other()
    #endif
    .final()
  let x = value
    .map { $0 }
  [1, 2].forEach { print($0) }
  (a + b).description
  call { one } second: { two } third: { three() }
  call(1) { one } label: { two }
  perform { [weak self, unowned owner, unowned(safe) other = thing, count = items.count] (x: Int, _ y: String) async throws -> Int in return x }
  perform { @MainActor [self] in run() }
  perform { x, y in x + y }
  perform { (x, y) in x + y }
  perform { _ in }
  perform { [] in }
  perform { x -> Int in x }
  perform { (_: Int, name: String) -> (Int, Int) in (1, 2) }
  let closure: (Int) -> Int = { $0 + 1 }
  closures.append({ value in value })
  array[0] { trailing }
  array { $0 }[0].first { $0 } ?? other { 1 }
  Task { @MainActor in await work() }
  Task.detached(priority: .low) { [weak self] in guard let self else { return }; await self.run() }
  let x: Int? = { 3 }()
  #expect(a == b) { extra }
  #Preview("name") { View() }
  foo(a: 1, b: { x }, c)(d) { e }
  if #unavailable(iOS 16) { }
  object.method(_:with:)(1, 2)
  let reference = object.method(_:with:)
  super.init(frame: .zero)
  self.init()
  Self.shared.run()
  Type<Int>.make { }.value
  lazy.map { $0 }
  open(url)
  get()
  set(1)
  actor.run()
  async { }
  prefix(3)
  optional?.call()
  weak = strong
  yield(value)
  discard(value)
  let some = some.value, `protocol` = 3
  await (try? value)?.run()
  _ = try! await something()
  x.init(y).self.Type.Protocol
}
func view(_ item: Item) -> some View {
  VStack(alignment: .leading) {
    if let name = item.name { Text(name) } else { EmptyView() }
    ForEach(items, id: \.self) { item in Row(item) }
    switch item.kind {
    case .a: Text("a")
    default: Text("b").onTapGesture { tapped = true }
    }
    Button("x") { count += 1 }
    Button { act() } label: { Label("x", systemImage: "y") }
  }
  .sheet(isPresented: $isPresented) { Sheet() }
  .onChange(of: value) { old, new in update(old, new) }
}
