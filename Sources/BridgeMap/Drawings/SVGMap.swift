import LintEngine
import Reporting

/// The map as a picture: SwiftUI on the left bank of a river, UIKit on the right bank, and the bridges between them.
func svgMap(_ bridges: ProjectBridges) -> String {
  var drawing = MapDrawing()
  for stretch in bridges.stretches(limit: 60) {
    drawing.addHead(stretch)
    for crossing in stretch.crossings {
      switch crossing {
      case .bridge(let bridge): drawing.add(bridge)
      case .folder(let folder, let bridges): drawing.add(folder, bridges)
      }
    }
  }
  drawing.add(bridges.models)
  return drawing.picture(of: bridges).document
}

private struct MapDrawing {
  private let valley = Valley(left: 310, right: 610)
  private var elements: [XMLElement] = []
  private var y = 84
  private var hasFolded = false

  mutating func addHead(_ stretch: Stretch) {
    guard case .bridge = stretch.crossings.first, !stretch.folder.isEmpty else { return }
    addHead(shortenedPath(stretch.folder, width: valley.bankColumns), title: stretch.folder)
  }

  private mutating func addHead(_ text: String, title: String) {
    elements.append(
      .group([.text(text, Valley.margin, y + 17, "small quiet")], title: title))
    elements.append(
      .path(
        "M\(Valley.margin) \(y + 23)H\(valley.left - 40)M\(valley.right + 40) \(y + 23)H\(Valley.width - 24)", "rule"))
    y += 26
  }

  mutating func add(_ bridge: Bridge) {
    let deck = y + 34
    let severity = bridge.health.severity
    let shape = BridgeShape(left: valley.left, right: valley.right, y: deck, severity: severity)
    let drawn =
      bank(listed(bridge.swiftUITypes, width: valley.bankColumns), bridge.isUsed ? "" : "no uses found", at: deck, .end)
      + bank(listed(bridge.uiKitTypes, width: valley.bankColumns), bridge.traits, at: deck, .start)
      + shape.elements + [arrow(bridge.direction, at: deck)]
      + label(bridge.span, "code name", severity, bridge.health.count, at: deck - 15)
    elements.append(.group(drawn, title: bridge.fullText))
    y += 52
  }

  /// Draws a viaduct with a sign below it for each bridge.
  mutating func add(_ folder: String, _ bridges: [Bridge]) {
    hasFolded = true
    let deck = y + 34
    let worst = worstSeverity(of: bridges)
    let third = (valley.right - valley.left) / 3
    let arches = (0..<3).flatMap { number in
      let left = valley.left + number * third
      return BridgeShape(left: left, right: left + third, y: deck, severity: worst).elements
    }
    let names = [bridges.flatMap(\.swiftUITypes).uniqued, bridges.flatMap(\.uiKitTypes).uniqued]
    let drawn =
      bank(listed(names[0], width: valley.bankColumns), "", at: deck, .end)
      + bank(listed(names[1], width: valley.bankColumns), counted(bridges.count, "bridge"), at: deck, .start)
      + arches + label(shortenedPath(folder, width: 34), "name", nil, 0, at: deck - 15)
    elements.append(.group(drawn, title: folder + "\n" + counted(bridges.count, "bridge")))
    y += 60
    addSigns(bridges)
  }

  private mutating func addSigns(_ bridges: [Bridge]) {
    let perLine = 16
    let ordered = bridges.sorted { ($0.health.severity.map(rank) ?? -1) > ($1.health.severity.map(rank) ?? -1) }
    for (number, bridge) in ordered.enumerated() {
      let x = valley.middle - (min(perLine, bridges.count) - 1) * 8 + number % perLine * 16
      let drawn =
        bridge.health.severity.map { sign(of: $0, centredAt: x, y) }
        ?? [XMLElement("circle", ["cx": "\(x)", "cy": "\(y)", "r": "2.5", "class": "sound-sign"])]
      elements.append(.group(drawn, title: bridge.fullText))
      if number % perLine == perLine - 1, number < bridges.count - 1 { y += 17 }
    }
    y += 16
  }

  mutating func add(_ models: [SharedModel]) {
    guard !models.isEmpty else { return }
    addHead("Shared models", title: "Observable objects that both sides use")
    for model in models {
      let height = y + 26
      let name = shortened(model.name, width: 26)
      let half = width(ofCode: name) / 2 + 16
      let lane =
        "M\(valley.left + 6) \(height)H\(valley.middle - half)M\(valley.middle + half) \(height)H\(valley.right - 6)"
      let drawn =
        bank(listed(model.swiftUITypes, width: valley.bankColumns), "", at: height, .end)
        + bank(listed(model.uiKitTypes, width: valley.bankColumns), "", at: height, .start)
        + [
          .path(lane, "lane"),
          .rectangle(valley.middle - half, height - 14, 2 * half, 28, radius: 14, "island"),
          .text(name, valley.middle, height + 4, "code name", .middle),
        ]
      elements.append(.group(drawn, title: model.fullText))
      y += 44
    }
  }

  private func bank(_ name: String, _ traits: String, at deck: Int, _ anchor: Anchor) -> [XMLElement] {
    let x = anchor == .end ? valley.left - Valley.margin : valley.right + Valley.margin
    var texts: [XMLElement] = []
    if !name.isEmpty { texts.append(.text(name, x, traits.isEmpty ? deck + 4 : deck - 3, "code", anchor)) }
    if !traits.isEmpty {
      texts.append(.text(shortened(traits, width: 42), x, name.isEmpty ? deck + 4 : deck + 13, "small quiet", anchor))
    }
    return texts
  }

  /// An arrowhead on the bank that the bridge leads to.
  private func arrow(_ direction: Bridge.Direction, at deck: Int) -> XMLElement {
    switch direction {
    case .wraps: .arrowhead(valley.left - 8, deck, reach: -9)
    case .hosts: .arrowhead(valley.right + 8, deck, reach: 9)
    }
  }

  private func label(_ name: String, _ style: String, _ severity: Severity?, _ count: Int, at y: Int) -> [XMLElement] {
    let name = shortened(name, width: 34)
    let text = XMLElement.text(name, valley.middle, y, style, .middle)
    guard let severity else { return [text] }
    let x = valley.middle - width(ofCode: name) / 2 - 12
    let number =
      count < 2
      ? []
      : [
        XMLElement.text("\(count)", 2 * valley.middle - x - 6, y, "name \(Optional(severity).styleName)-sign")
      ]
    return [text] + sign(of: severity, centredAt: x, y - 4) + number
  }
}

// MARK: - The frame

extension MapDrawing {
  func picture(of bridges: ProjectBridges) -> XMLElement {
    let bottom = max(y + 16, 150)
    let height = bottom + (hasFolded ? 92 : 72)
    let folder = bridges.commonFolder
    let title = "Bridges between SwiftUI and \(bridges.opposite)" + (folder.isEmpty ? "" : " in \(folder)")
    let head: [XMLElement] = [
      .text("SwiftUI", Valley.margin, 44, "bank"),
      .text(bridges.opposite, Valley.width - Valley.margin, 44, "bank", .end),
      .text(folder.isEmpty ? "Bridges" : shortenedPath(folder, width: 32), valley.middle, 36, "head", .middle),
      .text(bridges.summary, valley.middle, 56, "small wet", .middle),
    ]
    let frameworks = bridges.opposite.replacing(", ", with: " or ")
    return .picture(
      width: Valley.width, height: height, title: title, description: bridges.summary,
      valley.land(height) + head + elements + legend(from: bottom, to: height, frameworks: frameworks))
  }

  private func legend(from top: Int, to bottom: Int, frameworks: String) -> [XMLElement] {
    let states: [(Severity?, String)] = [
      (nil, "no problems"), (.information, "information"), (.warning, "warning"), (.error, "error"),
    ]
    let samples = states.enumerated().flatMap { number, state -> [XMLElement] in
      let x = Valley.margin + 6 + number * 150
      let shape = BridgeShape(left: x, right: x + 56, y: top + 32, severity: state.0)
      return shape.elements + [.text(state.1, x + 70, top + 37, "small quiet")]
    }
    let x = valley.right + 30
    let directions: [XMLElement] = [
      .arrowhead(x + 9, top + 23, reach: -9),
      .text("SwiftUI shows \(frameworks.article) \(frameworks) view", x + 18, top + 27, "small quiet"),
      .arrowhead(x, top + 43, reach: 9),
      .text("\(frameworks) shows a SwiftUI view", x + 18, top + 47, "small quiet"),
    ]
    let note = "Grouped by folder, with one mark per bridge. To expand a folder, run: uibridge map FOLDER"
    let folded: [XMLElement] = hasFolded ? [.text(note, Valley.margin, top + 78, "small quiet")] : []
    return Valley.board(from: top, to: bottom) + samples + directions + folded
  }
}

extension String {
  /// The indefinite article of a framework.
  fileprivate var article: String { hasPrefix("App") ? "an" : "a" }
}

private func rank(of severity: Severity) -> Int { Severity.allCases.firstIndex(of: severity) ?? 0 }

extension Bridge {
  fileprivate var isUsed: Bool { direction == .hosts || !swiftUITypes.isEmpty }
}

extension SharedModel {
  /// The full description, for the tooltip.
  fileprivate var fullText: String {
    "\(name), shared by \(swiftUITypes.joined(separator: ", ")) and \(uiKitTypes.joined(separator: ", "))"
      + "\n\(path):\(line)"
  }
}
