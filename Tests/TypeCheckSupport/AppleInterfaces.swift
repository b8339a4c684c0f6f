import Foundation

/// Type-checks Swift code against the interfaces of Apple's frameworks, on hosts that have a copy of them.
///
/// Tests use `StubModules` instead, because the interfaces can't be part of the repository.
public struct AppleInterfaces: Sendable {
  /// A folder with `iPhoneOS17.0.sdk`, `macOS14.0.sdk`, and the compiler's `resources` for Apple's platforms. The
  /// modules that the compiler builds from them are kept next to them.
  private let folder: URL

  public init(_ folder: String) { self.folder = URL(fileURLWithPath: folder) }

  /// The compiler's errors for several texts, by name, that are compiled together as one module: in Swift 5 mode and
  /// then in Swift 6 mode.
  ///
  /// A text may be for iOS or macOS. The errors are those on the platform where it has fewer. Texts that use WatchKit
  /// aren't checked, because no interfaces for watchOS are laid out.
  public func typeCheck(files: [String: String]) -> [String] {
    let files = files.filter { !$0.value.contains("WKInterface") }
    return ["5", "6"].flatMap { mode in
      let results = Platform.allCases.map { errors(in: files, on: $0, mode: mode) }
      return files.keys.sorted().flatMap { name in
        results.map { $0[name] ?? [] }.min { $0.count < $1.count } ?? []
      }.map { "Swift \(mode): \($0)" }
    }
  }

  private enum Platform: CaseIterable {
    case iOS
    case macOS

    var sdk: String {
      switch self {
      case .iOS: "iPhoneOS17.0.sdk"
      case .macOS: "macOS14.0.sdk"
      }
    }

    var target: String {
      switch self {
      case .iOS: "arm64-apple-ios17.0"
      case .macOS: "x86_64-apple-macosx14.0"
      }
    }
  }

  /// The errors by the name of the text. A failure to run the compiler counts as an error in every text.
  private func errors(in files: [String: String], on platform: Platform, mode: String) -> [String: [String]] {
    let sdk = folder.appendingPathComponent(platform.sdk)
    do {
      let later = try StubModules.laterInterfaces
      let sketches = try sketches(sdk, platform)
      let texts = files.merging(later) { own, _ in own }.mapValues {
        withoutImports(missingIn: sdk, from: $0)
      }
      let found = try withFiles(texts) { sources in
        try diagnostics(
          of: sources,
          arguments: flags(sdk, platform) + ["-I", sketches.path, "-typecheck", "-swift-version", mode])
      }
      let errors = Dictionary(grouping: found.filter { !isExpected($0) }) { String($0.prefix { $0 != "." }) }
      let general = errors.filter { texts[$0.key] == nil }.values.joined()
      return general.isEmpty ? errors : files.mapValues { _ in Array(general) }
    } catch {
      return files.mapValues { _ in ["\(error)"] }
    }
  }

  /// Whether an error is about a delegate protocol that only later SDKs isolate to the main actor, about a macro, whose
  /// implementation is in Xcode, or about the availability of an override, which the stubs of newer API don't have.
  private func isExpected(_ error: String) -> Bool {
    let messages = [
      "plugin for module 'ObservationMacros' not found", "' conform to 'Observable'",
      "must be an object that conforms to Observable",
      "overriding 'updateProperties' must be as available as declaration it overrides",
    ]
    return messages.contains(where: error.contains)
      || error.contains("[#ConformanceIsolation]")
        && protocolsIsolatedLater.contains {
          error.contains("to protocol '\($0)' crosses into main actor-isolated code")
        }
  }

  private func flags(_ sdk: URL, _ platform: Platform) -> [String] {
    let hidden = sdk.appendingPathComponent("System/Cryptexes/OS/System/Library/Frameworks").path
    return [
      "-frontend", "-enable-cross-import-overlays", "-parse-as-library", "-module-name", "Checked",
      "-no-color-diagnostics", "-diagnostic-style", "llvm", "-target", platform.target, "-sdk", sdk.path, "-F", hidden,
      "-resource-dir", folder.appendingPathComponent("resources").path,
      "-module-cache-path", folder.appendingPathComponent("modules").path,
    ]
  }

  /// The folder with the module of the types that examples of rules mention without declaring them.
  private func sketches(_ sdk: URL, _ platform: Platform) throws -> URL {
    let place = folder.appendingPathComponent("sketches-\(platform)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let module = place.appendingPathComponent("Sketches.swiftmodule").path
    let arguments = flags(sdk, platform).map { $0 == "Checked" ? "Sketches" : $0 }
    let found = try diagnostics(
      of: StubModules.sources(of: "Sketches"), arguments: arguments + ["-emit-module", "-o", module])
    guard found.isEmpty else { throw StubFailure(description: found.joined(separator: "\n")) }
    return place
  }

  /// The text without the imports of modules that the platform doesn't have, because sessions import all modules. Later
  /// SDKs than these let SwiftUI export Observation.
  private func withoutImports(missingIn sdk: URL, from text: String) -> String {
    text.replacing(/(?m)^import (\w+)/) { match in
      if match.1 == "Sketches" { return String(match.0) }
      if match.1 == "SwiftUI" { return "import SwiftUI; import Observation" }
      let places = ["System/Library/Frameworks/\(match.1).framework", "usr/lib/swift/\(match.1).swiftmodule"]
      let isThere = places.contains { FileManager.default.fileExists(atPath: sdk.appendingPathComponent($0).path) }
      return isThere ? String(match.0) : ""
    }
  }
}

/// The delegate protocols that the SDKs of iOS 18 and macOS 15 isolate to the main actor, and earlier ones don't.
private let protocolsIsolatedLater = [
  "MKMapViewDelegate", "PHLivePhotoViewDelegate", "QLPreviewControllerDataSource", "UICalendarViewDelegate",
  "WKNavigationDelegate", "WKScriptMessageHandler",
]

/// The modules that checked code is compiled against.
public enum Interfaces: Sendable {
  case stubs
  case apple(AppleInterfaces)

  /// Whether a class of both frameworks, such as `MKMapView`, is also a view of AppKit. The stubs declare it only for
  /// UIKit.
  public var haveAppKitClassesOfUIKit: Bool {
    switch self {
    case .stubs: false
    case .apple: true
    }
  }

  /// The compiler's errors for several texts, by name, that are compiled together as one module.
  public func typeCheck(files: [String: String]) -> [String] {
    switch self {
    case .stubs: StubModules.typeCheck(files: files)
    case .apple(let interfaces): interfaces.typeCheck(files: files)
    }
  }

  /// The errors for texts that are independent of each other.
  public func typeCheck(snippets: [String: String]) -> [String] {
    groupsThatFitTogether(snippets).flatMap { typeCheck(files: $0) }
  }
}
