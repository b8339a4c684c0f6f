import LintEngine
import Reporting

/// A bridge in side view. Its shape shows its health, in addition to the color.
struct BridgeShape {
  /// The x coordinates of its ends.
  var left: Int
  var right: Int
  /// The y coordinate of its ends.
  var y: Int
  var severity: Severity?

  /// The height of the middle of the deck above its ends.
  private static let rise = 7
  /// The distance from the ends of the deck down to the feet of the arch.
  private static let drop = 14

  private var width: Int { right - left }
  private var style: String { severity.styleName }

  /// The parts of the bridge. With warnings, the planks are loose; with errors, the middle is missing.
  var elements: [XMLElement] { [arch, columns, deck] + piers }

  private var deck: XMLElement {
    guard severity == .error else {
      let top = y - 2 * Self.rise
      let planks = severity == .warning ? " loose" : ""
      return .path("M\(left) \(y)Q\((left + right) / 2) \(top) \(right) \(y)", "line \(style)\(planks)")
    }
    let reach = width * 7 / 16
    let end = y - Self.rise
    return .path(
      "M\(left) \(y)Q\(left + reach / 2) \(end - 2) \(left + reach - 5) \(end)l5 6"
        + "M\(right) \(y)Q\(right - reach / 2) \(end - 2) \(right - reach + 5) \(end)l-5 6", "line \(style)")
  }

  private var arch: XMLElement {
    let feet = y + Self.drop
    let crown = y - Self.rise + 4
    if severity == .error {
      let reach = width * 3 / 8
      return .path(
        "M\(left) \(feet)Q\(left + reach / 2) \(crown + 4) \(left + reach) \(crown + 1)"
          + "M\(right) \(feet)Q\(right - reach / 2) \(crown + 4) \(right - reach) \(crown + 1)", "arch \(style)")
    }
    let form = severity == .information ? " dots" : severity == .warning ? " dashes" : ""
    return .path("M\(left) \(feet)Q\((left + right) / 2) \(2 * crown - feet) \(right) \(feet)", "arch \(style)\(form)")
  }

  /// The columns between the arch and the deck.
  private var columns: XMLElement {
    let data = [1, 2, 3, 13, 14, 15].map { part -> String in
      // The height of a parabola above its ends, in 256ths.
      let height = 4 * part * (16 - part)
      let top = y - Self.rise * height / 256
      let bottom = y + Self.drop - (Self.drop + Self.rise - 4) * height / 256
      return "M\(left + width * part / 16) \(top)V\(bottom)"
    }
    return .path(data.joined(), "arch \(style)")
  }

  private var piers: [XMLElement] {
    [left - 5, right - 5].map { .rectangle($0, y - 5, 10, Self.drop + 9, radius: 2, "stone") }
  }
}

/// A small sign of 12 by 12 pixels: a triangle for warnings, a diamond for errors, and a circle for lower severities.
func sign(of severity: Severity, centredAt x: Int, _ y: Int) -> [XMLElement] {
  let style = "\(Optional(severity).styleName)-sign"
  switch severity {
  case .error: return [.path("M\(x) \(y - 7)l7 7l-7 7l-7 -7Z", style)]
  case .warning: return [.path("M\(x) \(y - 7)l7 12h-14Z", style)]
  case .information, .hint:
    return [XMLElement("circle", ["cx": "\(x)", "cy": "\(y)", "r": "5", "class": style])]
  }
}

extension Severity? {
  /// The class in the style sheet. Hints are never drawn.
  var styleName: String { self?.rawValue ?? "sound" }
}
