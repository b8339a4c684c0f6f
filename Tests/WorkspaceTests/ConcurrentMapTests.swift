import Testing
import Workspace

@Suite struct ConcurrentMapTests {
  @Test func keepsTheOrderOfTheItemsForAnyNumberOfJobs() async {
    for count in [0, 1, 2, 63, 64, 65, 1000] {
      for jobs in [1, 2, 3, 16] {
        let squares = await concurrentMap(Array(0..<count), jobs: jobs) { $0 * $0 }
        #expect(squares == (0..<count).map { $0 * $0 }, "\(count) items, \(jobs) jobs")
      }
    }
  }
}
