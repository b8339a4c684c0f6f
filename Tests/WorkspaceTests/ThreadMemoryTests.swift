import Testing
import Workspace

@Suite struct ThreadMemoryTests {
  /// What is expected is a promise and no more: memory holds what was and what is written there.
  @Test func memoryStaysWhatItIs() async {
    let memory = ThreadMemory()
    let before = [UInt8](repeating: 1, count: 1 << 20)
    let sums = await concurrentMap(Array(0..<64), jobs: 8) { number in
      memory.expectMuch()
      let after = [UInt8](repeating: UInt8(number), count: 1 << 20)
      return (before + after).reduce(0) { $0 + Int($1) }
    }
    #expect(sums == (0..<64).map { (1 + $0) << 20 })
  }
}
