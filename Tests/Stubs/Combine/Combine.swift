// Type-check stub of Combine: only what ObservableObject bridging needs.
@_exported import Foundation

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
}
public struct AnySubscriber<Input, Failure: Error>: Subscriber {}
public protocol Cancellable { func cancel() }
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  public init(_ cancel: @escaping () -> Void) {}
  public func cancel() {}
  public func store(in set: inout Set<AnyCancellable>) {}
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() {}
  public func send() {}
}
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
public protocol Scheduler {}
extension DispatchQueue: Scheduler {}
public struct AnyPublisher<Output, Failure: Error>: Publisher {}
public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() {}
  public func send(_ input: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
}
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  public var value: Output
  public init(_ value: Output) { self.value = value }
  public func send(_ input: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
}
public struct ErasedStubPublisher<Output, Failure: Error>: Publisher {}
extension Publisher {
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {}
  public func receive<S: Scheduler>(on scheduler: S) -> ErasedStubPublisher<Output, Failure> { ErasedStubPublisher() }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func map<T>(_ transform: @escaping (Output) -> T) -> ErasedStubPublisher<T, Failure> { ErasedStubPublisher() }
  public func merge<P: Publisher>(with other: P) -> ErasedStubPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { ErasedStubPublisher() }
  public func dropFirst(_ count: Int = 1) -> ErasedStubPublisher<Output, Failure> { ErasedStubPublisher() }
}
extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    AnyCancellable {}
  }
}
public struct TimerStubPublisher: Publisher {
  public typealias Output = Date
  public typealias Failure = Never
  public func autoconnect() -> ErasedStubPublisher<Date, Never> { ErasedStubPublisher() }
}
extension Timer {
  public static func publish(every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode)
    -> TimerStubPublisher
  { TimerStubPublisher() }
}
extension NotificationCenter {
  public func publisher(for name: Notification.Name) -> ErasedStubPublisher<Notification, Never> {
    ErasedStubPublisher()
  }
}
extension Publisher where Failure == Never, Output: Equatable {
  public func removeDuplicates() -> ErasedStubPublisher<Output, Failure> { ErasedStubPublisher() }
}
@propertyWrapper public struct Published<Value> {
  var stored: Value
  public init(wrappedValue: Value) { stored = wrappedValue }
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  public var projectedValue: Publisher {
    get { Publisher() }
    set {}
  }
  public static subscript<EnclosingSelf: AnyObject>(_enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { fatalError() }
    set {}
  }
}
