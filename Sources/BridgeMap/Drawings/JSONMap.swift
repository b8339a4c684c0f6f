import JSONText

/// The bridges for scripts. `Schemas/map.schema.json` describes the format.
func jsonMap(_ bridges: ProjectBridges) -> JSON {
  ["bridges": JSON(bridges.bridges.map(description)), "models": JSON(bridges.models.map(description))]
}

private func description(of bridge: Bridge) -> JSON {
  .object([
    "name": JSON(bridge.name),
    "direction": JSON(bridge.direction.rawValue),
    "framework": JSON(bridge.framework.rawValue),
    "means": list(bridge.means),
    "path": JSON(bridge.path.description),
    "line": JSON(bridge.line),
    "swiftUI": list(bridge.swiftUITypes),
    "uiKit": list(bridge.uiKitTypes),
    "hosts": list(bridge.hostedViews),
    "coordinator": bridge.coordinator.map { JSON($0) },
    "dismantle": JSON(bridge.dismantle.rawValue),
    "severity": bridge.health.severity.map { JSON($0.rawValue) },
    "diagnostics": JSON(bridge.health.count),
    "rules": list(bridge.health.rules),
  ])
}

private func description(of model: SharedModel) -> JSON {
  [
    "name": JSON(model.name),
    "path": JSON(model.path.description),
    "line": JSON(model.line),
    "swiftUI": list(model.swiftUITypes),
    "uiKit": list(model.uiKitTypes),
  ]
}

private func list(_ texts: [String]) -> JSON { JSON(texts.map { JSON($0) }) }
