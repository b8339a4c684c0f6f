// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "UIBridgePlugins",
  products: [
    .plugin(name: "UIBridgeBuildToolPlugin", targets: ["UIBridgeBuildToolPlugin"]),
    .plugin(name: "UIBridgeCommandPlugin", targets: ["UIBridgeCommandPlugin"]),
  ],
  targets: [
    .plugin(name: "UIBridgeBuildToolPlugin", capability: .buildTool(), dependencies: ["uibridge"]),
    .plugin(
      name: "UIBridgeCommandPlugin",
      capability: .command(
        intent: .custom(verb: "uibridge", description: "Find bugs where SwiftUI meets UIKit or AppKit.")),
      dependencies: ["uibridge"]),
    .binaryTarget(
      name: "uibridge", url: "@REPOSITORY@/releases/download/v@VERSION@/uibridge.artifactbundle.zip",
      checksum: "@CHECKSUM@"),
  ]
)
