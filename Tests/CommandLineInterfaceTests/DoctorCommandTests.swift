import Testing
import TextModel

@testable import CommandLineInterface

@Suite struct DoctorCommandTests {
  private let app: [FilePath: String] = [
    "/bin/uibridge": "", "/bin/sourcekit-lsp": "",
    "App/Package.swift": "// swift-tools-version:5.9\nlet package = Package(platforms: [.iOS(.v16), .macOS(.v13)])",
    "App/Badge.swift": "struct Badge: UIViewRepresentable {}", "App/Gone/Old.swift": "",
  ]

  @Test func reportsWhatItFinds() async {
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
        files               3 Swift files, 1 excluded by a configuration
        bridges             1

        No problems found.

        """)
    #expect(result.code == .clean)
  }

  @Test func reportsWhatItDoesNotFind() async {
    let result = await outcome("doctor", files: ["/bin/uibridge": "", "A.swift": ""])
    #expect(
      result.output == """
        version             \(version)
        program             /bin/uibridge
        sourcekit-lsp       not found in PATH
        roots               none: rules report nothing that depends on declarations in other files
        configuration       none (optional)
        deployment targets  unknown: rules do not check availability
        files               1 Swift file
        bridges             none

        No problems found.

        """)
    #expect(result.code == .clean)
  }

  /// Parts of the project with different targets give one range per system.
  @Test func namesEachSystemOnce() async {
    let files = app.merging([
      "App/Old/.uibridge.json": #"{ "deploymentTargets": { "iOS": "15.4" } }"#, "App/Old/A.swift": "",
    ]) { $1 }
    #expect(
      await outcome("doctor App", files: files).output.contains("deployment targets  iOS 15.4–16, macOS 13\n"))
  }

  @Test func anIdenticalCopyInPATHIsAccepted() async {
    #expect(await outcome("doctor", files: app.merging(["/usr/bin/uibridge": ""]) { $1 }).code == .clean)
  }

  @Test func reportsObstaclesForEditors() async {
    func obstacles(_ line: String, _ files: [FilePath: String]) async -> [Substring] {
      let result = await outcome(line, files: files)
      #expect(result.code == .reported)
      return result.output.split(separator: "\n").filter { $0.contains("error: ") }
    }
    let elsewhere = app.filter { $0.key != "/bin/uibridge" }
    #expect(
      await obstacles("doctor", elsewhere) == [
        "error: editors cannot start 'uibridge', because it is not in PATH (/usr/bin:/bin): copy /bin/uibridge to one of its folders"
      ])
    #expect(
      await obstacles("doctor", app.merging(["/usr/bin/uibridge": "older"]) { $1 })
        == ["error: editors start /usr/bin/uibridge, not this program (/bin/uibridge)"])
    #expect(
      await obstacles(
        "doctor App", app.merging(["App/.uibridge.json": #"{ "rulez": {}, "baseline": "b.json" }"#]) { $1 })
        == [
          "/disk/App/.uibridge.json:1:3: error: unknown key 'rulez'; did you mean 'rules'?",
          "error: cannot read /disk/App/b.json: the baseline in the configuration does not exist",
        ])
    #expect(await obstacles("doctor", ["/bin/uibridge": ""]) == ["error: no Swift files found"])
    #expect(await obstacles("doctor App None", app) == ["error: cannot read None: no such file or directory"])
  }
}
