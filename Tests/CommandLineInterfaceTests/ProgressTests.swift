import Synchronization
import Testing

@testable import CommandLineInterface

@Suite struct ProgressTests {
  private let line = "\r\u{1B}[Kuibridge: "

  @Test func showsProgressOfLongRunsOnATerminal() async {
    for command in ["lint", "lint --fix", "lint --diff", "map"] {
      let shown = await outcome(command, files: exampleFiles, progressDelay: .zero)
      let quiet = await outcome(command, files: exampleFiles)
      #expect(shown.errors.hasPrefix("\(line)reading files: 1"), "\(command)")
      #expect(shown.errors.hasSuffix("\r\u{1B}[K\(quiet.errors)"), "\(command)")
      #expect(shown.output == quiet.output, "\(command)")
      let short = await outcome(command, files: exampleFiles, progressDelay: .seconds(3600))
      #expect(short.errors == quiet.errors, "\(command)")
    }
  }

  @Test func appearsAfterADelayTenTimesPerSecondAndDisappears() throws {
    let clock = TestClock()
    var console = Console.ofProcess()
    console.progressDelay = .milliseconds(500)
    console.writeError = { clock.add($0) }
    let made = ProgressLine(on: console) { clock.now }
    let progress = try #require(made)
    progress.step()
    progress.begin("reading")
    progress.step()
    progress.end()
    #expect(clock.text == "")
    progress.begin("checking", of: 4)
    clock.advance(by: .milliseconds(500))
    progress.step()
    progress.step()
    clock.advance(by: .milliseconds(100))
    progress.step()
    progress.end()
    progress.end()
    #expect(clock.text == "\(line)checking files: 1 of 4\(line)checking files: 3 of 4\r\u{1B}[K")
    console.progressDelay = nil
    #expect(ProgressLine(on: console) == nil)
  }
}

private final class TestClock: Sendable {
  private let state = Mutex((now: ContinuousClock.now, text: ""))

  var now: ContinuousClock.Instant { state.withLock { $0.now } }
  var text: String { state.withLock { $0.text } }

  func advance(by duration: Duration) { state.withLock { $0.now += duration } }
  func add(_ text: String) { state.withLock { $0.text += text } }
}
