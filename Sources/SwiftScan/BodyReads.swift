import Synchronization
import TextModel

/// A record of what some code has read of the bodies in a document: which of them, the texts for which it searched
/// them, and the text of which tokens in the one that is watched.
///
/// A fixed number of bits. Bodies, texts, and tokens share them, so code may seem to have read more than it has, but
/// never less.
public struct BodyReads: Hashable, Sendable {
  fileprivate var words = SIMD16<UInt64>.zero
  /// The watched body, and the tokens in it of which the text was read.
  fileprivate var watched = WatchedBody.none
  fileprivate var tokens = SIMD8<UInt64>.zero

  public init() {}

  /// Whatever can be read.
  public static let everything: BodyReads = {
    var reads = BodyReads()
    reads.words = SIMD16(repeating: .max)
    return reads
  }()

  public func isDisjoint(with other: BodyReads) -> Bool { words & other.words == .zero }

  mutating func insert(_ bit: ReadBit) { words[bit.word] |= bit.mask }

  /// Whether the text of a token may have been read.
  func mayHaveRead(_ token: TokenOfBody) -> Bool {
    guard contains(token.body.bit) else { return false }
    return contains(ReadBit(.longTexts)) || tokens(of: token.body)[token.word] & token.mask != 0
  }

  fileprivate func contains(_ bit: ReadBit) -> Bool { words[bit.word] & bit.mask != 0 }

  /// The tokens that were read of a body. All of them, if another one was watched.
  fileprivate func tokens(of body: WatchedBody) -> SIMD8<UInt64> {
    if watched == body { return tokens }
    return body != .none && contains(body.bit) ? SIMD8(repeating: .max) : .zero
  }

  public mutating func insert(_ kind: Kind) { insert(ReadBit(kind)) }

  /// Other facts about a document and its project than the code of its bodies.
  public enum Kind: Int, Sendable {
    /// The answer to a question about a whole file.
    case file
    /// The answer to a question about the code of the project.
    case project
    /// Which bodies call each other.
    case calls
    /// Which places the code that a lifecycle method reaches writes.
    case writes
    /// Lines of the text.
    case lines
    /// The text of a long part of a body.
    case longTexts
  }
}

/// One of the bits of `BodyReads`.
struct ReadBit: Sendable {
  fileprivate let number: Int

  /// The bit of a body. A body keeps it while only bodies change, because it depends on the heads around it.
  init(ofBody hash: UInt64) { number = Int(truncatingIfNeeded: hash % 255) }

  init(ofText pattern: BytePattern) { number = 256 + Int(truncatingIfNeeded: pattern.stableHash % 640) }

  fileprivate init(_ kind: BodyReads.Kind) { number = 896 + kind.rawValue }

  /// `slot` counts from 1, because 0 stands for no body.
  init(slot: UInt8) { number = Int(slot) - 1 }

  /// The number of the body's bit, counted from 1.
  var slot: UInt8 { UInt8(truncatingIfNeeded: number + 1) }

  fileprivate var word: Int { number >> 6 }
  fileprivate var mask: UInt64 { 1 << UInt64(number & 63) }
}

/// The body for which it's recorded which of its tokens are read: the one that was edited last.
struct WatchedBody: Hashable, Sendable {
  fileprivate let slot: UInt8

  fileprivate static let none = WatchedBody(slot: 0)

  fileprivate init(slot: UInt8) { self.slot = slot }

  init(_ bit: ReadBit) { slot = bit.slot }

  fileprivate var bit: ReadBit { ReadBit(slot: slot) }
}

/// A token, by its number in a body, which it keeps while no token of the body is added or removed. Zero stands for a
/// token outside bodies.
struct TokenOfBody: Sendable {
  private let rawValue: UInt32

  static let none = TokenOfBody(rawValue: 0)

  private init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ number: Int, of body: ReadBit) {
    rawValue = UInt32(body.slot) << 16 | UInt32(truncatingIfNeeded: number & 511)
  }

  fileprivate var body: WatchedBody { WatchedBody(slot: UInt8(truncatingIfNeeded: rawValue >> 16)) }
  fileprivate var word: Int { Int(rawValue & 511) >> 6 }
  fileprivate var mask: UInt64 { 1 << UInt64(rawValue & 63) }
}

/// Records what is read of a document. All versions of the document share one, so that bits keep their meaning.
///
/// Nodes note each time that they are read. Only one caller at a time can find out what it has read.
public final class ReadRecorder: Sendable {
  /// The recorder of the check that is running.
  @TaskLocal public static var current: ReadRecorder?

  private let words = InlineArray<16, Atomic<UInt64>> { _ in Atomic(0) }
  private let tokens = InlineArray<8, Atomic<UInt64>> { _ in Atomic(0) }
  private let watched = Atomic<UInt8>(0)
  private let isOwned = Atomic(false)
  /// All texts for which bodies were searched.
  private let texts = Mutex<Set<BytePattern>>([])

  /// The number of texts from which on further ones aren't told apart from reading everything.
  private static let textLimit = 4_096

  /// Runs `work` as the only caller that records. Nil, without running it, if another caller does.
  public func whileOwned<Value>(_ work: () -> Value) -> Value? {
    guard !isOwned.exchange(true, ordering: .acquiring) else { return nil }
    defer { isOwned.store(false, ordering: .releasing) }
    return Self.$current.withValue(self, operation: work)
  }

  /// Returns what `work` reads. It counts as read by the code around it, too.
  public func recording<Value>(_ work: () -> Value) -> (value: Value, reads: BodyReads) {
    let recording = recordingApart(work)
    note(recording.reads)
    return recording
  }

  /// Returns what `work` reads. It doesn't count for the code around it.
  public func recordingApart<Value>(_ work: () -> Value) -> (value: Value, reads: BodyReads) {
    let outer = recorded
    for word in 0..<16 { words[word].store(0, ordering: .relaxed) }
    for word in 0..<8 { tokens[word].store(0, ordering: .relaxed) }
    let value = work()
    let reads = recorded
    for word in 0..<16 { words[word].store(outer.words[word], ordering: .relaxed) }
    for word in 0..<8 { tokens[word].store(outer.tokens[word], ordering: .relaxed) }
    return (value, reads)
  }

  private var recorded: BodyReads {
    var reads = BodyReads()
    for word in 0..<16 { reads.words[word] = words[word].load(ordering: .relaxed) }
    for word in 0..<8 { reads.tokens[word] = tokens[word].load(ordering: .relaxed) }
    reads.watched = watchedBody
    return reads
  }

  public func note(_ reads: BodyReads) {
    for word in 0..<16 { words[word].insert(reads.words[word]) }
    let read = reads.tokens(of: watchedBody)
    for word in 0..<8 { tokens[word].insert(read[word]) }
  }

  public func note(_ kind: BodyReads.Kind) { note(ReadBit(kind)) }

  @inline(__always)
  func note(_ bit: ReadBit) {
    words[bit.word].insert(bit.mask)
  }

  /// Notes that the text of a token was read.
  @inline(__always)
  func note(_ token: TokenOfBody) {
    if token.body.slot == watched.load(ordering: .relaxed) { tokens[token.word].insert(token.mask) }
  }

  /// From now on, records which tokens of a body are read, and not those of the body that was watched before.
  func watch(_ body: WatchedBody) { watched.store(body.slot, ordering: .relaxed) }

  private var watchedBody: WatchedBody { WatchedBody(slot: watched.load(ordering: .relaxed)) }

  /// Notes that a part of the document was searched for a text.
  func noteSearch(for pattern: BytePattern) {
    let isKnown = texts.withLock { texts in
      if texts.contains(pattern) { return true }
      if texts.count >= Self.textLimit { return false }
      texts.insert(pattern)
      return true
    }
    if isKnown { note(ReadBit(ofText: pattern)) } else { note(.everything) }
  }

  /// The texts that some code has searched for and that occur at or next to a range of `utf8`.
  func soughtTexts(in utf8: [UInt8], touching range: Range<Int>) -> [BytePattern] {
    texts.withLock { $0 }.filter { pattern in
      let around = range.lowerBound - pattern.count - 1..<range.upperBound + pattern.count + 1
      return pattern.firstPlace(in: utf8, within: around) != nil
    }
  }
}

extension Atomic<UInt64> {
  /// Sets some bits. Most of them are set already, and looking costs less than writing.
  @inline(__always)
  fileprivate func insert(_ bits: UInt64) {
    let known = load(ordering: .relaxed)
    if known | bits != known { bitwiseOr(bits, ordering: .relaxed) }
  }
}
