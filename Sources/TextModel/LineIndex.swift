/// Where the lines of a text begin. A line ends with LF, CR or CR LF, as in the Language Server Protocol.
struct LineIndex: Hashable, Sendable {
  /// UTF-8 offsets, ascending; the first is 0.
  private(set) var starts: [Int] = [0]

  init(_ bytes: [UInt8]) {
    starts.reserveCapacity(bytes.count / 32 + 1)
    var previous: UInt8 = 0
    for (offset, byte) in bytes.enumerated() {
      if previous == lineFeed || (previous == carriageReturn && byte != lineFeed) { starts.append(offset) }
      previous = byte
    }
    if previous == lineFeed || previous == carriageReturn { starts.append(bytes.count) }
  }

  /// The 0-based line that holds `offset`; logarithmic in the number of lines.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

let lineFeed = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")
