import FolderTrees
import Foundation
import LintEngine
import Testing
import TextModel

@testable import Workspace

/// File names are bytes. Two names that look the same are different, and some aren't valid text.
@Suite struct FileNameTests {
  private let composed: FilePath = "\u{E9}.swift"
  private let decomposed: FilePath = "e\u{301}.swift"
  private let broken = FilePath(shown: #"bad\xFF.swift"#)

  @Test func aSearchFindsEveryName() {
    let tree = FolderTree(files: ["/disk/\(composed)": "", "/disk/\(decomposed)": "", "/disk/\(broken)": ""])
    #expect(FileDiscovery(of: ["."], in: tree.fileSystem).files == [broken, decomposed, composed])
    #expect(FileDiscovery(of: [composed, decomposed], in: tree.fileSystem).files == [decomposed, composed])
  }

  /// The real file system, if it distinguishes both names. The file system of macOS treats them as one, and rejects
  /// names that aren't UTF-8.
  @Test func namesOnTheDiskAreReadAndWrittenByteByByte() throws {
    let folder = FilePath(FileManager.default.temporaryDirectory.path)
      .appending("uibridge-\(UUID().uuidString)-\u{E9}")
    try FileManager.default.createDirectory(atPath: "\(folder)", withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: "\(folder)") }
    let names = [broken, decomposed, composed]
    for name in names {
      do { try FileSystem.posix.write(name.bytes, folder.appending(name)) } catch { return }
    }
    let entries = try FileSystem.posix.entries(folder)
    guard entries.count == names.count else { return }
    #expect(entries.map(\.name).sorted() == names)
    let files = FileDiscovery(of: [folder], in: .posix).files
    #expect(files == names.map { folder.appending($0) })
    for (file, name) in zip(files, names) {
      #expect(try FileSystem.posix.read(file) == name.bytes)
      #expect(FileSystem.posix.kind(file) == .file)
      #expect(FileSystem.posix.canonicalPath(file)?.lastName == name)
      #expect(FileSystem.posix.stamp(file) != nil)
      try FileSystem.posix.replace(name.bytes, [65], file)
      #expect(try FileSystem.posix.read(file) == [65])
    }
    #expect(try FileSystem.posix.entries(folder).map(\.name).sorted() == names)
  }

  @Test func gitIgnoreMatchesBytes() {
    #expect(GitIgnore(broken.bytes).ignores(broken, isFolder: false) == true)
    #expect(GitIgnore(Array("bad?.swift".utf8)).ignores(broken, isFolder: false) == true)
    #expect(GitIgnore([0xFE]).ignores(FilePath([0xFF]), isFolder: false) == nil)
    #expect(GitIgnore(composed.bytes).ignores(composed, isFolder: false) == true)
    #expect(GitIgnore(composed.bytes).ignores(decomposed, isFolder: false) == nil)
    let tree = FolderTree(files: ["/disk/.git/config": "", "/disk/.gitignore": "bad*\n", "/disk/\(broken)": ""])
    #expect(FileDiscovery(of: ["."], in: tree.fileSystem).files == [])
  }

  @Test(arguments: ["bad?.swift", #"bad\xFF.swift"#, "Old*", "**/*.swift"])
  func configurationsMatchBytes(_ pattern: String) {
    let folder = FilePath(shown: #"/app/Old\xFE"#)
    let files: [FilePath: String] = [
      "/app/.uibridge.json": "{\"exclude\": [\"\(pattern.replacing("\\", with: "\\\\"))\"]}", "\(folder)/\(broken)": "",
    ]
    var finder = SettingsFinder(in: FolderTree(files: files).fileSystem, rules: [])
    #expect(!finder.settings(of: folder.appending(broken)).isChecked)
    #expect(finder.settings(of: "/app/A.txt").isChecked)
  }

  /// A project in a folder whose name isn't valid text. The paths in its settings are still found.
  @Test func projectPathsAreReadAsBytes() {
    let app = FilePath(shown: #"/ho\xFFme/app"#)
    let text = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L; targets = (T); };
        L = { buildConfigurations = (C); };
        C = { name = Debug; buildSettings = { SDKROOT = iphoneos; INFOPLIST_FILE = "$(SRCROOT)/Info.plist"; }; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; };
      }; }
      """
    let tree = FolderTree(files: [
      "\(app)/App.xcodeproj/project.pbxproj": text, "\(app)/A.swift": "",
      "\(app)/Info.plist": "<plist><dict></dict></plist>",
    ])
    var finder = SettingsFinder(in: tree.fileSystem, rules: [])
    #expect(
      finder.settings(of: app.appending("A.swift")).surroundings.informationLists.map(\.path) == ["\(app)/Info.plist"])
  }
}
