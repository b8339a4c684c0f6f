import Testing
import TextModel

@testable import CommandLineInterface

@Suite struct DoctorCommandTests {
  private let app: [FilePath: String] = [
    "/bin/uibridge": "", "/bin/sourcekit-lsp": "",
    "App/Package.swift": "// swift-tools-version:5.9\nlet package = Package(platforms: [.iOS(.v16), .macOS(.v13)])",
    "App/Badge.swift": "struct Badge: UIViewRepresentable {}", "App/Gone/Old.swift": "",
  ]

  @Test func itSaysWhatIsFound() async {
    let files = app.merging(["App/.uibridge.json": #"{ "exclude": ["Gone"] }"#]) { $1 }
    let result = await outcome("doctor App", files: files)
    #expect(
      result.output == """
        version             \(version)
        program             /bin/uibridge
        sourcekit-lsp       /bin/sourcekit-lsp
        roots               /disk/App
        configuration       /disk/App/.uibridge.json
        deployment targets  iOS 16, macOS 13
        files               3 Swift files, 1 of them left out by a configuration
        bridges             1

        Nothing stops an editor.

        """)
    #expect(result.code == .clean)
  }

  @Test func itSaysWhatIsNotFound() async {
    let result = await outcome("doctor", files: ["/bin/uibridge": "", "A.swift": ""])
    #expect(
      result.output == """
        version             \(version)
        program             /bin/uibridge
        sourcekit-lsp       not in a folder of the PATH
        roots               none: rules are silent where a declaration may stand in another file
        configuration       none, nor is one needed
        deployment targets  unknown: rules do not speak of availability
        files               1 Swift file
        bridges             none

        Nothing stops an editor.

        """)
    #expect(result.code == .clean)
  }

  @Test func aCopyOnThePathIsAsGood() async {
    #expect(await outcome("doctor", files: app.merging(["/usr/bin/uibridge": ""]) { $1 }).code == .clean)
  }

  @Test func itSaysWhatStopsAnEditor() async {
    func obstacles(_ line: String, _ files: [FilePath: String]) async -> [Substring] {
      let result = await outcome(line, files: files)
      #expect(result.code == .reported)
      return result.output.split(separator: "\n").filter { $0.contains("error: ") }
    }
    let elsewhere = app.filter { $0.key != "/bin/uibridge" }
    #expect(
      await obstacles("doctor", elsewhere) == [
        "error: editors start 'uibridge' by its name, and no folder of the PATH (/usr/bin:/bin) has it: copy /bin/uibridge into one"
      ])
    #expect(
      await obstacles("doctor", app.merging(["/usr/bin/uibridge": "older"]) { $1 })
        == ["error: editors start /usr/bin/uibridge, which is another program than this one, /bin/uibridge"])
    #expect(
      await obstacles(
        "doctor App", app.merging(["App/.uibridge.json": #"{ "rulez": {}, "baseline": "b.json" }"#]) { $1 })
        == [
          "/disk/App/.uibridge.json:1:3: error: unknown key 'rulez'; did you mean 'rules'?",
          "error: /disk/App/b.json: the baseline of a configuration is not there",
        ])
    #expect(await obstacles("doctor", ["/bin/uibridge": ""]) == ["error: there is no Swift file here"])
    #expect(await obstacles("doctor App None", app) == ["error: None: No such file or directory"])
  }
}
