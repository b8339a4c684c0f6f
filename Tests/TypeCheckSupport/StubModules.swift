import Foundation
import SwiftScan
import TextModel

/// Type-checks Swift code that uses UIKit, AppKit, and SwiftUI, on hosts without Apple's SDKs.
///
/// `Tests/Stubs` contains modules with the names and signatures of Apple's modules. They're compiled once into a folder
/// that is named after their contents, so that later runs reuse them.
public enum StubModules {
  /// The compiler's diagnostics for a source text, in Swift 5 mode and then in Swift 6 mode; empty if there are none.
  public static func typeCheck(_ source: String, includingWarnings: Bool = false) -> [String] {
    typeCheck(files: ["source": source], includingWarnings: includingWarnings)
  }

  /// The diagnostics for several texts, by name, that are compiled together as one module. This is faster than checking
  /// them one by one.
  public static func typeCheck(
    files: [String: String], includingWarnings: Bool = false, arguments: [String] = []
  ) -> [String] {
    do {
      let modules = try compiled.get()
      return try withFiles(files) { sources in
        try ["5", "6"].flatMap { mode in
          // One process checks all files; separate processes would each have to read all the other files.
          let language = ["-typecheck", "-wmo", "-module-name", "Checked", "-swift-version", mode]
          return try diagnostics(
            of: sources, arguments: language + flags(modules) + arguments, includingWarnings: includingWarnings
          ).map { "Swift \(mode): \($0)" }
        }
      }
    } catch {
      return ["\(error)"]
    }
  }

  /// The diagnostics for texts that are independent of each other. This costs a fraction of checking them one by one.
  public static func typeCheck(snippets: [String: String]) -> [String] {
    groupsThatFitTogether(snippets).flatMap { typeCheck(files: $0) }
  }

  /// The diagnostics of the compiler's parser for texts, by name.
  public static func parse(files: [String: String]) -> [String] {
    do {
      return try withFiles(files) { try diagnostics(of: $0, arguments: ["-frontend", "-parse"]) }
    } catch {
      return ["\(error)"]
    }
  }

  /// The stubs of API that is newer than iOS 17 and macOS 14, by file name.
  static var laterInterfaces: [String: String] {
    get throws {
      let files = ["SwiftUI/GestureRepresentables", "SwiftUI/Later", "UIKit/Later"]
      return Dictionary(
        uniqueKeysWithValues: try files.map { name in
          let text = try String(contentsOf: stubs.appendingPathComponent("\(name).swift"), encoding: .utf8)
          return (name.replacing("/", with: ""), text.replacing("@_exported import", with: "import"))
        })
    }
  }

  // MARK: - The modules

  /// The modules in the order in which they import each other.
  private static let names = [
    "ObjectiveC", "Foundation", "CloudKit", "Contacts", "CoreLocation", "EventKit", "UniformTypeIdentifiers",
    "Combine", "UIKit", "AppKit", "WatchKit", "SwiftUI", "WebKit", "MapKit",
    "PhotosUI", "MessageUI", "SafariServices", "AVFoundation", "AVKit", "SceneKit", "SpriteKit", "ARKit",
    "AuthenticationServices", "ContactsUI", "EventKitUI", "GameKit", "IntentsUI", "LinkPresentation", "MediaPlayer",
    "MetalKit", "MultipeerConnectivity", "PDFKit", "PassKit", "PencilKit", "QuickLook", "QuickLookUI", "ReplayKit",
    "StoreKit", "VisionKit", "Sketches",
  ]

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let stubs = repository.appendingPathComponent("Tests/Stubs")

  private static let compiled = Result { try compile() }

  private static func compile() throws -> URL {
    let files = FileManager.default
    let folder = repository.appendingPathComponent(".build/stub-modules-\(try fingerprint())")
    if files.fileExists(atPath: folder.path) { return folder }
    let unfinished = folder.appendingPathExtension(UUID().uuidString)
    try files.createDirectory(at: unfinished, withIntermediateDirectories: true)
    try files.copyItem(
      at: stubs.appendingPathComponent("ObjectiveC"), to: unfinished.appendingPathComponent("ObjectiveC"))
    for name in names { try compile(module: name, into: unfinished) }
    // If another process finished first, it built the same modules.
    if (try? files.moveItem(at: unfinished, to: folder)) == nil { try? files.removeItem(at: unfinished) }
    return folder
  }

  private static func compile(module: String, into folder: URL) throws {
    let overlay = module == "ObjectiveC" ? ["-import-underlying-module"] : []
    let arguments = ["-emit-module", "-module-name", module, "-swift-version", "5", "-suppress-warnings"]
    let (status, output) = try runCompiler(
      arguments + overlay + flags(folder) + ["-o", folder.appendingPathComponent("\(module).swiftmodule").path]
        + sources(of: module).map(\.path))
    guard status == 0 else { throw StubFailure(description: "the stub of \(module) does not compile:\n\(output)") }
  }

  private static func flags(_ folder: URL) -> [String] {
    ["-parse-as-library", "-Xfrontend", "-enable-objc-interop", "-no-color-diagnostics", "-I", folder.path]
      + ["-diagnostic-style", "llvm"]
  }

  static func sources(of module: String) throws -> [URL] {
    try files(of: module).filter { $0.pathExtension == "swift" }
  }

  private static func files(of module: String) throws -> [URL] {
    let folder = stubs.appendingPathComponent(module)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
  }

  /// The types that the handwritten stubs declare, with the names that their declarations mention.
  static func handwrittenTypes() throws -> [String: HandwrittenType] {
    var types: [String: HandwrittenType] = [:]
    var declared: Set<String> = []
    for name in names {
      for file in try sources(of: name) where file.lastPathComponent != generatedFile {
        for item in Document(SourceText(try String(contentsOf: file, encoding: .utf8))).tree.items {
          let type = item.kind == .extensionDeclaration ? item.type?.text ?? "" : item.name
          if item.kind != .extensionDeclaration { declared.insert(type) }
          let words = item.tokens.filter { $0.kind == .identifier }.map(\.text)
          types[type, default: HandwrittenType(module: name)].mentions.formUnion(words)
        }
      }
    }
    // An extension may extend a generated type.
    return types.filter { declared.contains($0.key) }
  }

  /// The generated part of each module, as it is in the repository.
  public static func generatedFiles() throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in names {
      let file = stubs.appendingPathComponent(name).appendingPathComponent(generatedFile)
      if FileManager.default.fileExists(atPath: file.path) {
        texts[name] = try String(contentsOf: file, encoding: .utf8)
      }
    }
    return texts
  }

  /// Writes the generated part of each module to the repository.
  public static func writeGeneratedFiles(_ texts: [String: String]) throws {
    for (name, text) in texts {
      let folder = stubs.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent(generatedFile))
    }
  }

  private static let generatedFile = "Generated.swift"

  /// A hash of the compiler's version and of all texts.
  private static func fingerprint() throws -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 } }
    add(try runCompiler(["--version"]).output.utf8)
    for name in names {
      for file in try files(of: name) { add(try Data(contentsOf: file)) }
    }
    return String(hash, radix: 16)
  }
}

struct StubFailure: Error, CustomStringConvertible {
  var description: String
}
