import Testing
import TextModel

@testable import CommandLineInterface

@Suite struct FixCommandTests {
  /// A type with two problems. Adding the missing `_` in `updateUIView` is a safe fix. Making the other method static
  /// changes the behavior of the app.
  let files: [FilePath: String] = ["Package.swift": "", "Badge.swift": badge(update: "label", dismantle: "func")]

  private static func badge(update parameter: String, dismantle function: String) -> String {
    """
    struct Badge: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(\(parameter): UILabel, context: Context) { label.text = text }
      \(function) dismantleUIView(_ label: UILabel, coordinator: ()) { print(label) }
    }

    """
  }

  @Test func appliesSafeFixesAndReportsTheRest() async {
    let result = await outcome("lint --fix --format concise", files: files)
    #expect(
      result.output == "Badge.swift <- \(Self.badge(update: "_ label", dismantle: "func"))"
        + "Badge.swift:5:8: warning: 'dismantleUIView' is an instance method, so SwiftUI never calls it "
        + "[nonstatic-dismantle]\n")
    #expect(result.code == .reported)
  }

  @Test func appliesUnsafeFixesOnRequest() async {
    let result = await outcome("lint --fix --unsafe-fixes", files: files)
    #expect(
      result.output == "Badge.swift <- \(Self.badge(update: "_ label", dismantle: "static func"))"
        + "no problems in 2 files; 2 fixed\n")
    #expect(result.code == .clean)
  }

  @Test func showsTheDiffAndWritesNothing() async {
    let result = await outcome("lint --diff", files: files)
    #expect(
      result.output == """
        --- a/Badge.swift
        +++ b/Badge.swift
        @@ -1,6 +1,6 @@
         struct Badge: UIViewRepresentable {
           let text: String
           func makeUIView(context: Context) -> UILabel { UILabel() }
        -  func updateUIView(label: UILabel, context: Context) { label.text = text }
        +  func updateUIView(_ label: UILabel, context: Context) { label.text = text }
           func dismantleUIView(_ label: UILabel, coordinator: ()) { print(label) }
         }

        """)
    #expect(result.errors == "uibridge: 1 would be fixed; nothing was changed\n")
    #expect(result.code == .reported)
    let nothing = await outcome("lint --diff", files: ["A.swift": "struct A {}\n"])
    #expect(nothing.output == "")
    #expect(nothing.code == .clean)
  }

  /// A pipe gets the raw bytes, because `git apply` needs them.
  @Test func onATerminalTheDiffShowsControlCharacters() async throws {
    let source = try #require(files["Badge.swift"]).replacing(
      "let text: String", with: "let text: String // \u{1B}[2J\u{202E}")
    let onScreen = await outcome("lint --diff", files: ["Package.swift": "", "Badge.swift": source], isScreen: true)
    #expect(onScreen.output.contains("   let text: String // ␛[2J\u{FFFD}\n"))
    #expect(!onScreen.output.contains("\u{1B}"))
    let inPipe = await outcome("lint --diff", files: ["Package.swift": "", "Badge.swift": source])
    #expect(inPipe.output.contains("   let text: String // \u{1B}[2J\u{202E}\n"))
    let fixed = await outcome(
      "lint - --stdin-filename Badge.swift --fix", files: files, input: source, isScreen: true)
    #expect(fixed.output.contains("  let text: String // ␛[2J\u{FFFD}\n"))
  }

  @Test func fixesStandardInput() async throws {
    let source = try #require(files["Badge.swift"])
    let result = await outcome(
      "lint - --stdin-filename Badge.swift --fix --fail-on never", files: files, input: source)
    #expect(result.output == Self.badge(update: "_ label", dismantle: "func"))
    #expect(
      result.errors.hasSuffix(
        "1 warning in 1 of 1 file; 1 fixed\n1 fixable with --fix --unsafe-fixes; to learn more, run: uibridge explain nonstatic-dismantle\n"
      ))
    let clean = await outcome("lint - --fix", input: "struct A {}\r\n")
    #expect(clean.output == "struct A {}\r\n")
  }

  /// An editor may have saved the file while the program was working on it.
  @Test func aFileThatChangedMeanwhileIsNotFixed() async {
    let result = await outcome("lint --fix --format concise", files: files, filesKeepChanging: true)
    #expect(!result.output.contains("<-"))
    #expect(result.errors == "uibridge: Badge.swift: Changed\n")
    #expect(result.code == .failure)
  }
}
