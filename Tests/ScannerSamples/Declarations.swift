// swift-format-ignore-file
import Foundation
@testable import Module
import struct Swift.Array
import func Darwin.C.exp
public import Other
@_spi(Testing) internal import Private

@available(iOS 16.0, macOS 13, *)
@MainActor public final class Declared<Element: Hashable, each Pack>: Base<Element>, @unchecked Sendable, P & Q where Element: Codable {
  private(set) public var value: Int = 0 { didSet { changed(oldValue) } }
  static let shared = Declared()
  class var kind: String { "kind" }
  lazy var computed: Int = { 3 }()
  weak var delegate: (any Delegate)?
  unowned(unsafe) let owner: Owner
  nonisolated(unsafe) static var global = 1
  @Published var published = [String](), second: Int
  @Wrapper(wrappedValue: make(1), options: [.a, .b]) private var wrapped: Int
  var (x, y): (Int, Int) = (1, 2)
  var stored: Int {
    get { 1 }
    nonmutating set(new) { keep(new) }
  }
  var effectful: Int { get async throws { 1 } }
  var coroutine: Int {
    _read { yield storage }
    @inline(__always) _modify { yield &storage }
  }
  var initialized: Int {
    @storageRestrictions(initializes: _value)
    init(newValue) { _value = newValue }
    get { _value }
    mutating set { _value = newValue }
  }
  var implicit: some View { Text("x").padding() }
  override init?(coder: NSCoder) { super.init(coder: coder) }
  required convenience init!(_ value: Int = 3, other name: String...) throws(Failure) { self.init() }
  deinit { cancel() }
  isolated deinit {}
  subscript<T>(index: Int, default value: @autoclosure () -> T) -> T where T: P { get { value() } set {} }
  static subscript(dynamicMember name: String) -> Int { 1 }
  func plain() {}
  func generic<T, let count: Int>(_ value: borrowing T, with other: consuming [String: T], sending third: sending T) async throws -> (T, Int)? { nil }
  func typed() throws(Failure) -> some Collection<Int> { [] }
  func rethrowing(_ body: (inout Int) throws -> Void) rethrows {}
  func opaque() -> (any P)? { nil }
  func variadic(_ values: Int..., last: Int) {}
  func packs<each T>(_ values: repeat each T) -> (repeat Optional<each T>) where repeat each T: P { (repeat each values) }
  func escaping(_ body: @escaping @Sendable @MainActor (Int, _ name: String) async throws -> Void = { _, _ in }) {}
  func `default`(in case: Int, for class: String) {}
  func builder(@ViewBuilder content: () -> some View, @Other(1) other: Int) {}
  func isolatedParameter(actor: isolated Actor) {}
  mutating func change() {}
  @objc(name:other:) dynamic func objective(name: Int, other: Int) {}
  private struct Inner { enum Deeper { case one } }
  typealias Alias<T> = Dictionary<String, T> where T: Hashable
  #if DEBUG
    var debug = 1
  #elseif os(iOS) && !targetEnvironment(simulator)
    var device = 2
  #else
    func release() {}
  #endif
  #warning("a macro declaration")
  class func overridable() {}
  class override var both: Int { 1 }
}

indirect enum Tree<Value>: Equatable, CaseIterable {
  case leaf, empty
  case node(left: Tree, Value, right: Tree = .empty)
  case raw(Int), `default`
  case labeled(_ value: Int, other: (Int) -> Void)
  static func make() -> Self { .leaf }
}
enum Raw: String { case a = "A", b, c = "C" }
enum Number: Int { case one = 1, two = -2 }

protocol Requirements<Item>: AnyObject where Item: P {
  associatedtype Item: Hashable = Int where Item: Q
  associatedtype Other
  var readable: Int { get }
  var writable: String { get set }
  var effectful: String { get async throws }
  static var shared: Self { get }
  init(value: Int)
  func method(_ value: Int) -> Item
  subscript(index: Int) -> Int { get nonmutating set }
  static func + (left: Self, right: Self) -> Self
}

extension Array<Int>.Index: @retroactive P where Element == Int, Other: Q {}
extension [String]: Mine {}
extension Outer.Inner { func nested() {} }

struct NonCopyable: ~Copyable, ~Escapable { consuming func finish() { discard self } }
actor Worker { nonisolated let id: Int; func run() async {} }
distributed actor Remote { distributed func call() {} }
@freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "T")
@attached(member, names: named(init), arbitrary) public macro Init() = #externalMacro(module: "M", type: "T")
@propertyWrapper struct Wrapper<Value> { var wrappedValue: Value; var projectedValue: Self { self } }
@resultBuilder enum Builder { static func buildBlock(_ parts: Int...) -> Int { 0 } }
public func topLevel(_: Int, named _: String) -> Never { fatalError() }
@discardableResult
@inlinable
public
func spread(
  over: Int,
  many: Int
)
  async
  -> Int
{ 1 }
#if canImport(UIKit)
  @MainActor
#else
  @preconcurrency
#endif
struct ConditionalAttribute {}
var global = 1, another = 2
let (first, second) = pair
fileprivate let constant: String = "x"; private let after = 1
async let result = compute()
struct InlineArrays { var values: [3 of Int]; var matrix: [2 of [2 of Int]] }
