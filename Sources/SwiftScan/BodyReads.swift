import Synchronization
import TextModel

/// A record of what some code has read of the bodies in a document: which of them, and the texts for which it searched
/// several of them.
///
/// A fixed number of bits. Bodies and texts share them, so code may seem to have read more than it has, but never less.
public struct BodyReads: Hashable, Sendable {
  fileprivate var words = SIMD16<UInt64>.zero

  public init() {}

  /// Whatever can be read.
  public static let everything: BodyReads = {
    var reads = BodyReads()
    reads.words = SIMD16(repeating: .max)
    return reads
  }()

  public mutating func formUnion(_ other: BodyReads) { words |= other.words }

  public func isDisjoint(with other: BodyReads) -> Bool { words & other.words == .zero }

  mutating func insert(_ bit: ReadBit) { words[bit.word] |= bit.mask }

  public mutating func insert(_ kind: Kind) { insert(ReadBit(kind)) }

  /// Other facts about a document and its project than the code of its bodies.
  public enum Kind: Int, Sendable {
    /// The answer to a question about a whole file.
    case file
    /// The answer to a question about the code of the project.
    case project
    /// Which bodies call each other.
    case calls
    /// Lines of the text.
    case lines
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

/// Records what is read of a document. All versions of the document share one, so that bits keep their meaning.
///
/// Nodes note each time that they are read. Only one caller at a time can find out what it has read.
public final class ReadRecorder: Sendable {
  /// The recorder of the check that is running.
  @TaskLocal public static var current: ReadRecorder?

  private let words = InlineArray<16, Atomic<UInt64>> { _ in Atomic(0) }
  private let isOwned = Atomic(false)
  /// All texts for which several bodies were searched.
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
    let value = work()
    let reads = recorded
    for word in 0..<16 { words[word].store(outer.words[word], ordering: .relaxed) }
    return (value, reads)
  }

  private var recorded: BodyReads {
    var reads = BodyReads()
    for word in 0..<16 { reads.words[word] = words[word].load(ordering: .relaxed) }
    return reads
  }

  public func note(_ reads: BodyReads) {
    for word in 0..<16 {
      let value = reads.words[word]
      let known = words[word].load(ordering: .relaxed)
      if known | value != known { words[word].bitwiseOr(value, ordering: .relaxed) }
    }
  }

  public func note(_ kind: BodyReads.Kind) { note(ReadBit(kind)) }

  @inline(__always)
  func note(_ bit: ReadBit) {
    if words[bit.word].load(ordering: .relaxed) & bit.mask == 0 {
      words[bit.word].bitwiseOr(bit.mask, ordering: .relaxed)
    }
  }

  /// Notes that all bodies in a part of the document were searched for a text.
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
