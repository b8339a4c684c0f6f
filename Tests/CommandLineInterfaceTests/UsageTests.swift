import Testing

@testable import CommandLineInterface

@Suite struct UsageTests {
  @Test func usageErrorsAreOneLineOnStandardError() async {
    await expectUsageError("lnt", "unknown command 'lnt'; did you mean 'lint'?")
    await expectUsageError("frobnicate", "unknown command 'frobnicate'")
    await expectUsageError("--verson", "unknown option '--verson'; did you mean '--version'?")
    await expectUsageError("lint --fromat text", "unknown option '--fromat'; did you mean '--format'?")
    await expectUsageError("lint --file=x", "unknown option '--file'; did you mean '--files-from'?")
    await expectUsageError("lint -q", "unknown option '-q'")
    await expectUsageError("lint --format", "'--format' requires a value: --format FORMAT[=FILE]")
    await expectUsageError("lint --output --quiet", "'--output' requires a value: --output FILE")
    let formats = "text, concise, xcode, json, sarif, github, gitlab, junit, checkstyle"
    await expectUsageError("lint --format=html", "'--format' must be one of \(formats), not 'html'")
    await expectUsageError("lint --format=", "'--format' must be one of \(formats), not ''")
    await expectUsageError("lint --format sarif=", "'--format sarif=' has no file name after '='")
    await expectUsageError(
      "lint --format text --format sarif",
      "'text' and 'sarif' would both be printed; write one to a file: --format sarif=FILE")
    await expectUsageError(
      "lint --format json=x --format sarif=x", "'json' and 'sarif' would both be written to 'x'")
    await expectUsageError(
      "lint --format json=x --output y",
      "'--output' requires a '--format' without '=FILE'")
    let refusals = [
      "lint --output": "--output", "lint --write-baseline": "--write-baseline", "map --output": "--output",
      "lint --format=json": "--format",
    ]
    for (line, option) in refusals {
      await expectUsageError(
        "\(line)=A.swift B.swift", "'\(option)' cannot replace a Swift file: 'A.swift'")
    }
    await expectUsageError("lint --unsafe-fixes", "'--unsafe-fixes' requires '--fix' or '--diff'")
    await expectUsageError("completions tcsh", "unknown shell 'tcsh'; expected one of bash, zsh, fish")
    await expectUsageError(
      "lint --fail-on nothing", "'--fail-on' must be one of error, warning, information, hint, never, not 'nothing'")
    await expectUsageError("lint --jobs 0", "'--jobs' must be a whole number greater than 0, not '0'")
    await expectUsageError("lint --jobs=many", "'--jobs' must be a whole number greater than 0, not 'many'")
    await expectUsageError("lint --quiet=yes", "'--quiet' does not take a value")
    await expectUsageError("lint - A.swift", "'-' cannot be combined with other paths")
    await expectUsageError(
      "lint --stdin-filename A.swift", "'--stdin-filename' requires '-', which reads standard input")
    await expectUsageError("rules all", "unexpected argument 'all'")
    await expectUsageError("explain", "specify one rule: uibridge explain RULE")
    await expectUsageError("explain no-such-rule", "unknown rule 'no-such-rule'")
    await expectUsageError("help lnt", "unknown command 'lnt'; did you mean 'lint'?")
  }

  @Test func helpGoesToStandardOutput() async {
    for line in ["--help", "-h", "help", "help --help", "--help -h"] {
      let help = await outcome(line)
      #expect(help.code == .clean)
      #expect(help.errors.isEmpty)
      #expect(help.output.contains("USAGE: uibridge <command> [options]"))
      #expect(!help.output.contains("outline"), "developers' commands stay out of the short help")
    }
    for line in ["lint --help", "help lint", "lint -h", "lint --bogus --help", "help lint --help", "help --help lint"] {
      #expect(await outcome(line).output.contains("--fail-on SEVERITY"), "\(line)")
    }
  }

  @Test func everyCommandExplainsItself() async {
    for command in commands {
      let help = await outcome("\(command.name) --help")
      #expect(help.code == .clean)
      #expect(help.output.contains("USAGE: uibridge \(command.name)"))
      #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(command.name)")
    }
  }

  @Test func aMissingCommandIsAUsageError() async {
    let nothing = await outcome("")
    #expect(nothing.code == .failure)
    #expect(nothing.output.isEmpty)
    #expect(nothing.errors.contains("USAGE"))
  }

  @Test func printsItsVersionAndCommit() async throws {
    let line = await outcome("--version").output
    // A clone doesn't know its commit; an archive of Git does.
    let parts = try #require(line.wholeMatch(of: /uibridge (.+) \((local build|[0-9a-f]{12})\)\n/))
    #expect(parts.1 == version)
  }

  @Test func aClosedPipeEndsQuietly() async {
    let closed = await outcome("--help", closesPipe: true)
    #expect(closed.errors.isEmpty)
    #expect(closed.code == .clean)
    for line in ["lint --fail-on warning", "lint --diff"] {
      let closed = await outcome(line, files: exampleFiles, closesPipe: true)
      #expect(closed.code == .reported, "\(line)")
    }
  }
}

private func expectUsageError(
  _ line: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let result = await outcome(line, files: ["A.swift": ""])
  #expect(result.code == .failure, sourceLocation: sourceLocation)
  #expect(result.output.isEmpty, sourceLocation: sourceLocation)
  #expect(
    result.errors.hasPrefix("uibridge: \(message)\nSee 'uibridge"), "\(result.errors)", sourceLocation: sourceLocation)
}
