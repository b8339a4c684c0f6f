import SwiftScan
import Testing
import TextModel

/// The project's conventions that the compiler doesn't check, checked with the tool's own scanner.
@Suite struct ModuleTests {
  /// The modules of the toolchain that each of our modules may import, in addition to the standard library.
  private static let toolchain: [String: Set<String>] = [
    "BridgeModel": ["Synchronization"],
    "CommandLineInterface": ["Darwin", "FoundationEssentials", "Foundation", "Glibc", "Musl", "Synchronization"],
    "SwiftScan": ["Synchronization"],
    "LanguageServer": ["Darwin", "Dispatch", "FoundationEssentials", "Foundation", "Glibc", "Musl", "Synchronization"],
    "Workspace": [
      "CoreServices", "Darwin", "Dispatch", "FoundationEssentials", "Foundation", "Glibc", "Musl", "Synchronization",
    ],
    "uibridge": ["Darwin", "Dispatch", "Glibc", "Musl"],
  ]

  @Test func importsFollowTheModuleDependencies() throws {
    let arrows = try moduleTable()
    #expect(try Repository.folders(in: "Sources") == arrows.keys.sorted())
    for path in Repository.swiftFiles(under: "Sources") {
      let module = String(path.split(separator: "/")[1])
      let allowed = arrows[module, default: []].union(Self.toolchain[module, default: []])
      for name in try imports(of: path) {
        #expect(allowed.contains(name), "\(path) imports \(name), which Package.swift does not allow")
      }
    }
  }

  /// Compiling proves that no test needs the network. This test proves that the product needs no other package.
  @Test func thePackageHasNoDependencies() throws {
    let manifest = try tree(of: "Package.swift")
    #expect(!manifest.descendants(.memberAccess).contains { $0.name == "package" })
  }

  @Test func noFileIsLong() throws {
    for path in Repository.swiftFiles(under: "Sources") + Repository.swiftFiles(under: "Tests") {
      let lines = SourceText(try Repository.contents(path)).lineCount
      #expect(lines <= 400, "\(path) has \(lines) lines")
    }
  }

  /// Constructs that could crash the server or that bypass the compiler's concurrency checks.
  @Test func noSourceUsesForbiddenConstructs() throws {
    let forbidden: Set = ["@unchecked", "fatalError(", "nonisolated(unsafe", "preconditionFailure(", "try!"]
    for path in Repository.swiftFiles(under: "Sources") {
      let words = try tree(of: path).tokens.map(\.text)
      for (index, word) in words.enumerated() {
        let next = index + 1 < words.count ? words[index + 1] : ""
        let afterNext = index + 2 < words.count ? words[index + 2] : ""
        for spelling in [word + next, word + next + afterNext] where forbidden.contains(spelling) {
          Issue.record("\(path) uses \(spelling)")
        }
      }
    }
  }

  @Test func identifiersUseTheProjectsTerms() throws {
    let foreign = ["correction", "finding", "issue", "violation"]
    for path in Repository.swiftFiles(under: "Sources") {
      for token in try tree(of: path).tokens where token.kind == .identifier {
        let word = token.text.lowercased()
        #expect(!foreign.contains { word == $0 || word == $0 + "s" }, "\(path): \(token.text)")
      }
    }
  }
}

/// The modules in Package.swift and the modules that each may import.
private func moduleTable() throws -> [String: Set<String>] {
  var table: [String: Set<String>] = [:]
  for call in try tree(of: "Package.swift").descendants(.call) {
    let strings = call.descendants(.stringLiteral).map { String($0.text.dropFirst().dropLast()) }
    switch call.callee?.name {
    case "module": table[strings[0]] = Set(strings.dropFirst())
    case "systemLibrary": table[strings[0]] = []
    case "executableTarget" where strings.last?.hasPrefix("Sources/") == true: table[strings[0]] = [strings[1]]
    default: break
    }
  }
  return table
}

private func imports(of path: String) throws -> [String] {
  try tree(of: path).descendants(.importDeclaration).map { node in
    String(node.name.prefix { $0 != "." })
  }
}

private func tree(of path: String) throws -> SyntaxTree { Document(SourceText(try Repository.contents(path))).tree }
