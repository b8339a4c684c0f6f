import JSONText
import ScannerChecks
import SwiftScan
import TextModel

/// The cost of scanning some files once, in CPU seconds.
struct ScanMeasurement {
  var name: String
  var bytes: Int
  var lines: Int
  var lexing: Double
  /// The time from the tokens to the finished tree.
  var tree: Double
  /// The time from bytes to a document: line table, tokens, and tree.
  var document: Double
  var allocations: Int?
  var heldBytes: Int?
  /// The time of the compiler's parser, reading from paths and without its startup.
  var peer: Double?

  init(name: String, files: [NamedText], peer: Peer?) throws {
    let texts = files.map { SourceText($0.bytes) }
    self.name = name
    bytes = files.reduce(0) { $0 + $1.bytes.count }
    lines = texts.reduce(0) { $0 + $1.lineCount }
    lexing = medianSeconds { texts.reduce(0) { $0 + tokenCount(of: $1) } }
    tree = medianSeconds { for text in texts { _ = Document(text) } } - lexing
    document = medianSeconds { for file in files { _ = Document(SourceText(file.bytes)) } }
    let heap = Self.totalHeapUse(of: texts)
    (allocations, heldBytes) = (heap?.count, heap?.heldBytes)
    self.peer = try peer?.parseSeconds(files)
  }

  /// The heap use of all documents together. Each document is released before the next one is created.
  private static func totalHeapUse(of texts: [SourceText]) -> (count: Int, heldBytes: Int)? {
    var sum = (count: 0, heldBytes: 0)
    for text in texts {
      guard let heap = heapUse(of: { Document(text) }) else { return nil }
      sum = (sum.count + heap.count, sum.heldBytes + heap.heldBytes)
    }
    return sum
  }

  static let header = [
    "text", "MB", "lexing MB/s", "tree MB/s", "both MB/s", "document MB/s", "lines/s", "allocations", "bytes/byte",
    "swiftc MB/s", "CPU of swiftc's",
  ]

  var cells: [String] {
    [
      name, short(megabytes), short(megabytes / lexing), short(megabytes / tree), short(megabytes / (lexing + tree)),
      short(megabytes / document), "\(Int(Double(lines) / document))", allocations.map { "\($0)" } ?? "-",
      heldBytes.map { short(Double($0) / Double(bytes)) } ?? "-", peer.map { short(megabytes / $0) } ?? "-",
      peer.map { fixed(document / $0, 3) } ?? "-",
    ]
  }

  private var megabytes: Double { Double(bytes) * 1e-6 }

  var json: JSON {
    .object([
      "text": JSON(name), "bytes": JSON(bytes), "lines": JSON(lines), "lexingSeconds": JSON(lexing),
      "treeSeconds": JSON(tree), "documentSeconds": JSON(document), "allocations": allocations.map { JSON($0) },
      "heldBytes": heldBytes.map { JSON($0) }, "swiftcParseSeconds": peer.map { JSON($0) },
    ])
  }
}
