import LintEngine
import Reporting

/// A bridge from the side, and the sign that says in what state it is: both tell it by their form as well as by colour.
struct BridgeShape {
  /// Where it meets the banks.
  var left: Int
  var right: Int
  /// The height of its ends.
  var y: Int
  var severity: Severity?

  /// How far the middle of the deck is above its ends.
  static let rise = 8
  /// How far the feet of the arch are below the ends of the deck.
  static let drop = 11

  private var middle: Int { (left + right) / 2 }
  private var style: String { severity.styleName }

  /// Deck and arch. Planks are loose where there are warnings; where there are errors the middle is missing.
  var elements: [XMLElement] { [arch, deck] + piers }

  private var deck: XMLElement {
    let top = y - 2 * Self.rise
    guard severity == .error else {
      return .path(
        "M\(left) \(y)Q\(middle) \(top) \(right) \(y)", "line \(style)\(severity == .warning ? " loose" : "")")
    }
    let gap = (right - left) / 16
    let (near, far) = (middle - gap, middle + gap)
    return .path(
      "M\(left) \(y)Q\((left + near) / 2) \(y - Self.rise - 3) \(near - 6) \(y - Self.rise)l7 7"
        + "M\(right) \(y)Q\((right + far) / 2) \(y - Self.rise - 3) \(far + 6) \(y - Self.rise)l-7 7", "line \(style)")
  }

  private var arch: XMLElement {
    let feet = y + Self.drop
    let crown = y - Self.rise + 5
    if severity == .error {
      let reach = (right - left) / 3
      return .path(
        "M\(left) \(feet)Q\(left + reach / 2) \(crown + 3) \(left + reach) \(crown + 2)"
          + "M\(right) \(feet)Q\(right - reach / 2) \(crown + 3) \(right - reach) \(crown + 2)", "arch \(style)")
    }
    let dots = severity == .information || severity == .hint ? " dots" : severity == .warning ? " dashes" : ""
    return .path("M\(left) \(feet)Q\(middle) \(2 * crown - feet) \(right) \(feet)", "arch \(style)\(dots)")
  }

  private var piers: [XMLElement] {
    [left - 5, right - 5].map { .rectangle($0, y - 5, 10, Self.drop + 12, radius: 2, "stone") }
  }
}

/// A small sign of 12 by 12 pixels: a triangle for warnings, a lozenge for errors, a disc for what matters less.
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
  /// The class of the style sheet; hints are never drawn.
  var styleName: String { self?.rawValue ?? "sound" }
}
