import ScannerChecks
import SwiftScan
import TestSupport
import Testing
import TextModel

/// Any bytes give a consistent tree.
@Suite struct ResilienceTests {
  private let sample = """
    @available(iOS 16, *) struct Map<T: P>: UIViewRepresentable where T: Q {
      @Binding var text: String { didSet { if a < b, c > d { print("x \\(y ?? "z")") } } }
      #if DEBUG
        func make(_ x: [Int: (A, B) -> C?], y: inout some P...) async throws(E) -> some View { g { [weak self] a in a! } }
      #endif
      static func == <U>(l: U, r: U) -> Bool { switch l { case .a(let x) where x /= 2: return /re[g]ex/ ; default: break } }
    }
    let s = \"\"\"
      multi \\(1 + f { $0 }) line
      \"\"\" + #"raw \\#(x)"#; for case let x? in y.map(\\.z) { repeat { } while x }
    """

  @Test func everyPrefixHasATree() {
    let bytes = Array(sample.utf8)
    for length in 0...bytes.count {
      let fault = fault(in: Document(SourceText(Array(bytes[..<length]))))
      #expect(fault == nil, "after \(length) bytes")
    }
  }

  @Test func anyBytesHaveATree() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var bytes = Array(sample.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = Int.random(in: start...min(bytes.count, start + 30), using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end].shuffled(using: &random), at: start)
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
        default: bytes.replaceSubrange(start..<end, with: "{([<\"#/\\".utf8.shuffled(using: &random).prefix(2))
        }
        if bytes.isEmpty { bytes = [0] }
      }
      let fault = fault(in: Document(SourceText(bytes)))
      #expect(fault == nil, "seed \(seed)")
    }
  }

  @Test(arguments: [
    "(", "[", "{", "<", "f(", "a<", "if x {", "\"\\(", "&", "-", "try ", "a ? ", "let ", "[:", "#if A\n", "case .a(",
    "@a(", "x.y { ", ": (", "->", "\\", "`", "/*",
  ])
  func anyDepthIsHandled(_ opening: String) {
    let text = String(repeating: opening, count: 1_000)
    let fault = fault(in: Document(SourceText(text)))
    #expect(fault == nil)
  }

  @Test func aLongElseIfChainIsParsed() {
    let text = "if a { }" + String(repeating: " else if a { }", count: 5_000)
    #expect(Document(SourceText(text)).tree.descendants(.ifStatement).count == 5_001)
  }
}
