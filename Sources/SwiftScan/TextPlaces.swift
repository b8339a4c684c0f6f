import Synchronization
import TextModel

/// The places of the texts that were searched for in a scan.
///
/// Many rules search the same type for the same texts, after every edit. A text that is searched for in a large part of
/// the scan is therefore searched for in all of it, once, and the scan of an edited text searches only what has changed.
final class TextPlaces: Sendable {
  private struct Search {
    /// The ascending offsets at which the text occurs in the scan; nil while too little was searched to need them.
    var places: [Int32]?
    var searchedCount = 0
    /// Whether it was needed in this scan, not only in an older one.
    var isNeeded = false
  }

  private let searches: Mutex<[BytePattern: Search]>

  /// Takes over the places in the parts of an older scan that `utf8` has kept. Linear in the places and in the bytes
  /// that weren't kept.
  init(in utf8: [UInt8], _ kept: TextKept?) { searches = Mutex(kept.map { Self.moved($0, to: utf8) } ?? [:]) }

  /// The ascending offsets at which a text occurs in the whole scan; nil if searching only `range` takes less time.
  func places(of pattern: BytePattern, in utf8: [UInt8], toSearch range: Range<Int>) -> [Int32]? {
    searches.withLock { searches in
      var search = searches[pattern] ?? Search()
      search.isNeeded = true
      if search.places == nil {
        search.searchedCount += range.count
        if search.searchedCount * 2 >= utf8.count { search.places = pattern.places(in: utf8, within: utf8.textIndices) }
      }
      searches[pattern] = search
      return search.places
    }
  }

  private static func moved(_ kept: TextKept, to utf8: [UInt8]) -> [BytePattern: Search] {
    let known = kept.scan.places.searches.withLock { $0 }.filter { $0.value.places != nil }
    let needed = known.filter(\.value.isNeeded)
    // A scan that nothing has searched passes on what it took over.
    return (needed.isEmpty ? known : needed).reduce(into: [:]) { searches, search in
      searches[search.key] = Search(places: kept.places(of: search.key, search.value.places ?? [], in: utf8))
    }
  }
}

/// The parts of an older scan's text that a newer one contains too, ascending and apart from each other.
struct TextKept {
  let scan: Scan
  private let parts: [Part]

  private struct Part {
    /// The bytes in the older scan.
    var range: Range<Int>
    var distance: Int
  }

  /// The text of the units `first` through `last` before `start` and from `end` on, the bytes that an edit replaces.
  init(
    of scan: Scan, from first: Int, through last: Int, around edited: Range<Int>, growingBy growth: Int,
    movedBy distance: Int
  ) {
    self.scan = scan
    let start = Int(scan.units[first].bytes.lowerBound)
    let end = Int(scan.units[last].bytes.upperBound)
    parts = [
      Part(range: start..<max(start, min(edited.lowerBound, end)), distance: distance),
      Part(range: max(start, min(edited.upperBound, end))..<end, distance: distance + growth),
    ]
  }

  /// The places of a text in a newer scan: the `old` ones in the parts that it has kept, and those in its other bytes.
  func places(of pattern: BytePattern, _ old: [Int32], in utf8: [UInt8]) -> [Int32] {
    var found: [Int32] = []
    found.reserveCapacity(old.count)
    // Whether a word is one depends on the bytes around it, too.
    let context = pattern.isWord ? 1 : 0
    var next = 0
    for part in parts {
      // The newer scan may be shorter.
      let range = part.range.clamped(to: -part.distance..<utf8.textIndices.upperBound - part.distance)
      let first = range.lowerBound + context
      let last = range.upperBound - context - pattern.count
      guard first <= last else { continue }
      found += pattern.places(in: utf8, startingIn: next..<max(next, first + part.distance))
      let firstOld = old.partitionPoint { $0 < first }
      let endOfOld = old.partitionPoint { $0 <= last }
      found += old[firstOld..<max(firstOld, endOfOld)].lazy.map { $0 + Int32(truncatingIfNeeded: part.distance) }
      next = last + part.distance + 1
    }
    found += pattern.places(in: utf8, startingIn: next..<max(next, utf8.textIndices.upperBound - pattern.count + 1))
    return found
  }
}

extension BytePattern {
  fileprivate func places(in utf8: [UInt8], within range: Range<Int>) -> [Int32] {
    var places: [Int32] = []
    visitPlaces(in: utf8, within: range) {
      places.append(Int32(truncatingIfNeeded: $0))
      return true
    }
    return places
  }

  /// The places in a range, even if the text ends after it.
  fileprivate func places(in utf8: [UInt8], startingIn starts: Range<Int>) -> [Int32] {
    starts.isEmpty ? [] : places(in: utf8, within: starts.lowerBound..<starts.upperBound + count - 1)
  }
}

extension [UInt8] {
  /// The indices of a scan's bytes before the padding.
  fileprivate var textIndices: Range<Int> { 0..<count - PaddedText.padding }
}
