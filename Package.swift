// swift-tools-version: 6.2
import PackageDescription

/// A module and the modules that it may import. Dependencies point only one way, and `RepositoryTests` checks every
/// import.
func module(_ name: String, _ dependencies: String...) -> Target {
  .target(name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Sources/\(name)")
}

/// The tests of a module, which can also use the other modules. `data` are folders that the tests read.
func tests(of name: String, _ others: String..., excluding data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: ([name] + others).map { .byName(name: $0) }, path: "Tests/\(name)Tests",
    exclude: data)
}

let package = Package(
  name: "uibridge",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "uibridge", targets: ["uibridge"])],
  targets: [
    module("TextModel"),
    module("SwiftScan", "TextModel"),
    module("AppleAPI", "TextModel"),
    module("BridgeFacts", "AppleAPI"),
    module("BridgeModel", "SwiftScan", "TextModel", "BridgeFacts", "AppleAPI"),
    module("LintEngine", "BridgeModel", "SwiftScan", "TextModel"),
    module("BridgeTemplates", "BridgeModel", "BridgeFacts", "SwiftScan", "TextModel"),
    module("LintRules", "LintEngine", "BridgeTemplates", "BridgeModel", "BridgeFacts", "SwiftScan", "TextModel"),
    module(
      "EditorFeatures", "LintEngine", "BridgeTemplates", "BridgeModel", "BridgeFacts", "SwiftScan", "TextModel"),
    module("JSONText"),
    .systemLibrary(name: "GlibcExtensions", path: "Sources/GlibcExtensions"),
    module("Workspace", "LintEngine", "BridgeModel", "SwiftScan", "TextModel", "JSONText", "GlibcExtensions"),
    module("Reporting", "LintEngine", "TextModel", "JSONText"),
    module(
      "BridgeMap", "Reporting", "LintEngine", "BridgeModel", "BridgeFacts", "SwiftScan", "TextModel", "JSONText"),
    module(
      "LanguageServer", "BridgeMap", "EditorFeatures", "Workspace", "LintEngine", "BridgeModel", "SwiftScan",
      "TextModel", "JSONText", "GlibcExtensions"),
    module(
      "CommandLineInterface", "LanguageServer", "BridgeMap", "Reporting", "LintRules", "Workspace", "LintEngine",
      "BridgeTemplates", "BridgeModel", "BridgeFacts", "SwiftScan", "TextModel", "JSONText"),
    .target(
      name: "TypeCheckSupport", dependencies: ["BridgeFacts", "SwiftScan", "TextModel"], path: "Tests/TypeCheckSupport"),
    tests(of: "AppleAPI"),
    tests(of: "BridgeFacts", "AppleAPI"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "ScannerChecks", dependencies: ["SwiftScan", "TextModel", "TestSupport"], path: "Tests/ScannerChecks"),
    .target(
      name: "ProjectChecks",
      dependencies: [
        "LintRules", "LintEngine", "BridgeModel", "SwiftScan", "TextModel", "ScannerChecks", "TestSupport",
      ],
      path: "Tests/ProjectChecks"),
    .target(
      name: "EditorChecks",
      dependencies: [
        "EditorFeatures", "LintRules", "LintEngine", "BridgeTemplates", "BridgeModel", "BridgeFacts", "SwiftScan",
        "TextModel", "TestSupport", "TypeCheckSupport",
      ],
      path: "Tests/EditorChecks"),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "AllocationCounter", "BridgeModel", "EditorChecks", "JSONText", "LintEngine", "LintRules", "ProjectChecks",
        "ScannerChecks", "ServerChecks", "SwiftScan", "TestSupport", "TextModel", "TypeCheckSupport", "Workspace",
      ],
      path: "Tests/Benchmarks", exclude: ["README.md", "instructions", "scale", "workspace"]),
    .executableTarget(
      name: "mutator", dependencies: ["MutantSwitch", "SwiftScan", "TextModel"], path: "Tests/Mutation/Mutator"),
    .target(name: "MutantSwitch", path: "Tests/Mutation/MutantSwitch"),
    .target(name: "Mutants", dependencies: ["MutantSwitch"], path: "Tests/Mutation/Mutants"),
    .executableTarget(
      name: "judge",
      dependencies: [
        "LintEngine", "LintRules", "MutantSwitch", "ProjectChecks", "BridgeModel", "SwiftScan", "TextModel",
      ],
      path: "Tests/Mutation/Judge"),
    .target(name: "SampleRules", dependencies: ["LintEngine"], path: "Tests/SampleRules"),
    .target(
      name: "ServerChecks",
      dependencies: [
        "LanguageServer", "Workspace", "LintEngine", "BridgeModel", "SwiftScan", "TextModel", "JSONText", "FolderTrees",
        "TestSupport",
      ],
      path: "Tests/ServerChecks"),
    .target(name: "FolderTrees", dependencies: ["Workspace", "TextModel"], path: "Tests/FolderTrees"),
    tests(of: "BridgeModel", "SwiftScan", "TextModel", "BridgeFacts", "AppleAPI", "TestSupport"),
    tests(of: "LintEngine", "BridgeModel", "SwiftScan", "TextModel", "SampleRules", "TestSupport"),
    tests(
      of: "LintRules", "LintEngine", "BridgeModel", "ProjectChecks", "SwiftScan", "TextModel", "TestSupport",
      "TypeCheckSupport"),
    tests(
      of: "BridgeTemplates", "BridgeFacts", "BridgeModel", "SwiftScan", "TextModel", "TestSupport", "TypeCheckSupport",
      excluding: ["Bridges"]),
    tests(
      of: "EditorFeatures", "EditorChecks", "LintRules", "LintEngine", "BridgeModel", "BridgeFacts", "SwiftScan",
      "TextModel", "TypeCheckSupport"),
    tests(of: "TypeCheckSupport"),
    .executableTarget(name: "uibridge", dependencies: ["CommandLineInterface"], path: "Sources/uibridge"),
    tests(of: "TextModel", "TestSupport"),
    tests(of: "SwiftScan", "TextModel", "TestSupport", "ScannerChecks"),
    tests(of: "Workspace", "FolderTrees", "BridgeModel", "LintEngine", "JSONText", "SwiftScan", "TextModel"),
    tests(of: "Reporting", "LintEngine", "TextModel", "JSONText", excluding: ["Snapshots"]),
    tests(
      of: "CommandLineInterface", "LintRules", "LintEngine", "Workspace", "TextModel", "FolderTrees", "TypeCheckSupport"
    ),
    tests(of: "BridgeMap", "BridgeFacts", "BridgeModel", "JSONText", "LintEngine", "SwiftScan", "TextModel"),
    tests(of: "JSONText", "TestSupport"),
    .testTarget(
      name: "RepositoryTests",
      dependencies: [
        "CommandLineInterface", "BridgeMap", "BridgeModel", "JSONText", "LintEngine", "LintRules", "ProjectChecks",
        "Reporting",
        "SampleRules", "ScannerChecks", "SwiftScan", "TestSupport", "TextModel", "TypeCheckSupport", "Workspace",
      ],
      path: "Tests/RepositoryTests", exclude: ["ExampleReports"]),
    tests(
      of: "LanguageServer", "Workspace", "LintRules", "LintEngine", "BridgeModel", "SwiftScan", "TextModel", "JSONText",
      "FolderTrees", "ProjectChecks", "SampleRules", "ScannerChecks", "ServerChecks", "TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)
