import Testing
import TextModel

@testable import CommandLineInterface

/// The effects of `.uibridge.json` and of the options that complement it.
@Suite struct ConfigurationTests {
  @Test func rulesCanBeTurnedOffAndHaveTheirSeverityChanged() async {
    #expect(await report(#"{"rules": {"nonstatic-dismantle": "off"}}"#) == "")
    #expect(await report(#"{"rules": {"nonstatic-dismantle": "error"}}"#).hasPrefix("App/Player.swift:4:8: error: "))
    #expect(await report("{}").hasPrefix("App/Player.swift:4:8: warning: "))
  }

  @Test func theStrictPresetShowsHints() async {
    let rules = #""rules": {"nonstatic-dismantle": "hint"}"#
    #expect(await report("{\(rules)}") == "")
    #expect(await report("{\(rules)}", " --preset strict").hasPrefix("App/Player.swift:4:8: hint: "))
    #expect(await report(#"{"preset": "strict", \#(rules)}"#).hasPrefix("App/Player.swift:4:8: hint: "))
    #expect(await report(#"{"preset": "strict", \#(rules)}"#, " --preset recommended") == "")
  }

  @Test func hintsThatOptionsAskForAreShown() async {
    let hint = #"{"rules": {"nonstatic-dismantle": "hint"}}"#
    for options in [" --select nonstatic-dismantle", " --fail-on hint"] {
      #expect(await report(hint, options).hasPrefix("App/Player.swift:4:8: hint: "), "\(options)")
    }
    #expect(await report(hint, " --fail-on information") == "")
  }

  @Test func filesCanBeExcludedHoweverTheyAreNamed() async {
    for patterns in [#""exclude": ["App"]"#, #""include": ["Sources"]"#] {
      for path in ["", " App", " App/Player.swift"] {
        let result = await outcome("lint --format concise\(path)", files: files(with: "{\(patterns)}"))
        #expect(result.output == "", "\(patterns) \(path)")
        #expect(
          result.errors == "uibridge: nothing to check: the configuration excludes all files\n", "\(patterns) \(path)")
        #expect(result.code == .clean)
      }
    }
  }

  /// Only the extension in the excluded file prevents a report about the type.
  @Test func declarationsInExcludedFilesStillCount() async {
    let files: [FilePath: String] = [
      ".git": "", ".uibridge.json": #"{"exclude": ["Generated"]}"#,
      "Badge.swift": "struct Badge: UIViewRepresentable { func makeUIView(context: Context) -> UILabel { UILabel() } }",
      "Generated/Badge.swift": "extension Badge { func updateUIView(_ view: UILabel, context: Context) {} }",
    ]
    #expect(await outcome("lint", files: files).output == "no problems in 1 file\n")
  }

  @Test func rulesCanBeSelectedForARun() async {
    #expect(await report("{}", " --ignore nonstatic-dismantle,missing-dismantle") == "")
    #expect(await report("{}", " --select missing-dismantle") == "")
    let off = #"{"rules": {"nonstatic-dismantle": "off"}}"#
    #expect(await report(off, " --select nonstatic-dismantle").hasPrefix("App/Player.swift:4:8: warning: "))
    let wrong = await outcome("lint --ignore nonstatic-dismantel", files: files(with: "{}"))
    #expect(wrong.code == .failure)
    #expect(
      wrong.errors.hasPrefix(
        "uibridge: unknown rule 'nonstatic-dismantel'; did you mean 'nonstatic-dismantle'?\n"))
  }

  @Test func aNamedConfigurationReplacesTheOthers() async {
    var files = files(with: "{}")
    files["ci.json"] = #"{"rules": {"nonstatic-dismantle": "off"}}"#
    #expect(await outcome("lint --format concise --config ci.json", files: files).output == "")
    let missing = await outcome("lint --config missing.json", files: files)
    #expect(missing.errors == "uibridge: cannot read missing.json: no such file or directory\n")
    #expect(missing.code == .failure)
  }

  @Test func invalidConfigurationsEndTheRunAndReportEveryProblem() async {
    var files = files(with: "{\n  \"rule\": {},\n  \"preset\": \"strikt\"\n}")
    files["App/Deep/.uibridge.json"] = "["
    files["App/Deep/A.swift"] = ""
    let result = await outcome("lint", files: files)
    #expect(result.code == .failure)
    #expect(result.output == "")
    #expect(
      result.errors == """
        .uibridge.json:2:3: error: unknown key 'rule'; did you mean 'rules'?
        .uibridge.json:3:13: error: expected recommended, strict, sdk-27, not 'strikt'; did you mean 'strict'?
        App/Deep/.uibridge.json:1:2: error: expected a value

        """)
  }

  @Test func aSourceWithoutANameIsConfiguredLikeItsFolder() async {
    let off = files(with: #"{"rules": {"nonstatic-dismantle": "off"}, "include": ["Sources"]}"#)
    #expect(await outcome("lint - --format concise", files: off, input: player).output == "")
    let on = files(with: #"{"include": ["Sources"]}"#)
    #expect(await outcome("lint - --format concise", files: on, input: player).code == .reported)
  }

  private func report(_ configuration: String, _ options: String = "") async -> String {
    await outcome("lint --format concise\(options)", files: files(with: configuration)).output
  }

  private func files(with configuration: String) -> [FilePath: String] {
    [".git": "", ".uibridge.json": configuration, "App/Player.swift": player]
  }

  /// A type with one warning and no other problems.
  private let player = """
    struct Player: UIViewRepresentable {
      func makeUIView(context: Context) -> PlayerView { PlayerView() }
      func updateUIView(_ view: PlayerView, context: Context) {}
      func dismantleUIView(_ view: PlayerView, coordinator: ()) { view.stop() }
    }
    """
}
