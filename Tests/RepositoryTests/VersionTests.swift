import CommandLineInterface
import Testing
import TextModel
import Workspace

/// Version.swift declares the version. Every other file that mentions it must agree.
@Suite struct VersionTests {
  /// The places that say a version of uibridge: a manifest's own version, and uibridge followed by a version.
  @Test func everyManifestSaysTheVersion() throws {
    var places = 0
    for path in try ["Editors", "Tests/Release", ".github"].flatMap(allFiles(under:)) + ["README.md"] {
      for mention in mentions(in: try Repository.contents(path)) {
        places += 1
        #expect(mention == version, "\(path) says \(mention)")
      }
    }
    // A walk that finds no files would pass too.
    #expect(places >= 3)
  }

  /// The versions in the text that are those of uibridge. Other programs have versions, too.
  private func mentions(in text: String) -> [Substring] {
    let own = text.firstMatch(of: /"(?:name|id|identifier)"\s*:\s*"uibridge/) == nil ? [] : manifestVersions(in: text)
    return own + text.matches(of: /uibridge[\w.\/-]*?(?:[-@ ]|==)v?(\d+\.\d+\.\d+)\b/).map(\.1)
      + text.matches(of: /UIBridge[^\n]*(?:from|exact): "(\d+\.\d+\.\d+)"/).map(\.1)
      + text.matches(of: /uibridge[^\n]*\n\s*(?:rev|tag|ref|version):\s*['"]?v?(\d+\.\d+\.\d+)/).map(\.1)
  }

  private func manifestVersions(in text: String) -> [Substring] {
    text.matches(of: /(?:^|\n)\s*"?version"?\s*[:=]\s*"(\d+\.\d+\.\d+)"/).map(\.1)
  }

  @Test(arguments: [
    (#"{ "name": "uibridge",\#n "version": "1.2.3" }"#, ["1.2.3"]), ("pip install uibridge==1.2.3", ["1.2.3"]),
    (#"{ "name": "other",\#n "version": "1.2.3" }"#, []), ("uibridge-1.2.3-linux-x86_64.tar.gz", ["1.2.3"]),
    ("mint install owner/uibridge@1.2.3", ["1.2.3"]), ("uses: owner/uibridge/Editors/GitHub@v1.2.3", ["1.2.3"]),
    ("- repo: https://example.org/uibridge\n  rev: v1.2.3", ["1.2.3"]),
    (#".package(url: "…/UIBridgePlugins", from: "1.2.3")"#, ["1.2.3"]),
    ("Tested with Neovim 0.11.4", []),
  ])
  func mentionsAreFound(text: String, versions: [String]) {
    #expect(mentions(in: text).map(String.init) == versions)
  }

  /// Also hidden files, such as manifests of plugins.
  private func allFiles(under folder: String) throws -> [String] {
    try FileSystem.posix.entries("\(Repository.root)/\(folder)").flatMap { entry in
      let path = "\(FilePath(folder).appending(entry.name))"
      return entry.kind == .folder ? try allFiles(under: path) : [path]
    }
  }
}
