import Reporting

/// The horizontal alignment of a text relative to its point.
enum Anchor: String { case start, middle, end }

extension XMLElement {
  static func text(_ text: String, _ x: Int, _ y: Int, _ style: String, _ anchor: Anchor = .start) -> XMLElement {
    XMLElement(
      "text", ["x": "\(x)", "y": "\(y)", "class": style, "text-anchor": anchor.rawValue], text: text)
  }

  static func path(_ data: String, _ style: String) -> XMLElement { XMLElement("path", ["d": data, "class": style]) }

  /// An arrowhead with its base at `x`. It points to the right if `reach` is positive.
  static func arrowhead(_ x: Int, _ y: Int, reach: Int) -> XMLElement {
    .path("M\(x) \(y - 5)l\(reach) 5l\(-reach) 5Z", "stone")
  }

  /// An arrow from the right edge of a box at `x` to a place on the same edge, above or below.
  static func loop(_ x: Int, from start: Int, to end: Int) -> XMLElement {
    let turn = end < start ? -10 : 10
    return .path(
      "M\(x) \(start)h14q10 0 10 \(turn)V\(end - turn)q0 \(turn) -10 \(turn)h-9m5 -5l-6 5l6 5", "flow")
  }

  static func rectangle(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int = 0, _ style: String
  ) -> XMLElement {
    XMLElement(
      "rect",
      [
        "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)", "rx": "\(radius)", "class": style,
      ])
  }

  /// A group of elements. `title` is the tooltip and the text for screen readers.
  static func group(_ children: [XMLElement], title: String) -> XMLElement {
    XMLElement("g", [:], children: [XMLElement("title", [:], text: title)] + children)
  }

  /// A complete picture with the style sheet of all pictures.
  static func picture(
    width: Int, height: Int, title: String, description: String, _ children: [XMLElement]
  ) -> XMLElement {
    XMLElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)", "width": "\(width)",
        "height": "\(height)", "role": "img", "aria-labelledby": "title description",
      ],
      children: [
        XMLElement("title", ["id": "title"], text: title),
        XMLElement("desc", ["id": "description"], text: description),
      ] + styles + children)
  }
}

/// The number of code columns in a width in pixels. In all fonts of the list, a character is 0.6 em wide, which is 7.2
/// pixels at a size of 12.
func columns(in width: Int) -> Int { width * 10 / 73 }

/// The number of letters of other text that fit in a width in pixels, in any font.
func letters(in width: Int) -> Int { width * 10 / 64 }

/// The width of a line of code in pixels, rounded up.
func width(ofCode text: String) -> Int { (displayWidth(text) * 73 + 9) / 10 }

/// The style sheet, with light colors, and with dark ones if the reader's system or page is dark. Text has a contrast
/// ratio of at least 4.5:1 (WCAG 2.1, 1.4.3).
private let styles: [XMLElement] = [
  """
  text { font: 12px -apple-system, system-ui, 'Segoe UI', Roboto, Ubuntu, sans-serif }
  .code { font: 12px ui-monospace, SFMono-Regular, Menlo, 'DejaVu Sans Mono', Consolas, monospace }
  .name { font-weight: 700 } .small { font-size: 11px } .bank { font-size: 20px; font-weight: 600 }
  .head { font-size: 14px; font-weight: 600 } path, .shape { stroke-linecap: round; stroke-linejoin: round }
  .line, .arch, .wave, .rule, .lane, .flow { fill: none } .line { stroke-width: 4 } .arch { stroke-width: 1.5 }
  .wave { stroke-width: 1.5 } .rule { stroke-width: 1 } .flow { stroke-width: 1.5 } .lane { stroke-width: 1.5; stroke-dasharray: 1 5 }
  .loose { stroke-dasharray: 13 7 } .dots { stroke-dasharray: 1 4 } .dashes { stroke-dasharray: 5 4 }
  """,
  """
  .land { fill: #f7f5f0 } .water { fill: #d9eaf4 } .wave { stroke: #bcd8e8 } .rule { stroke: #d8d3c7 }
  .stone { fill: #8d8577 } .island { fill: #f7f5f0; stroke: #b8ad97 } .lane, .flow { stroke: #6a7f8c }
  text { fill: #22272b } .quiet { fill: #5c6066 } .wet { fill: #44606f }
  .sound { stroke: #2e7d5b } .information { stroke: #2563a8 } .warning { stroke: #b26a00 } .error { stroke: #c0281c }
  .sound-sign { fill: #23704f } .information-sign { fill: #1d5796 } .warning-sign { fill: #8a4f00 } .error-sign { fill: #b01f14 }
  .box { fill: #ffffff; stroke: #8fa9b8 } .ghost { fill: none; stroke: #7890a0 }
  """,
  """
  @media (prefers-color-scheme: dark) {
  .land { fill: #1b1f23 } .water { fill: #10293a } .wave { stroke: #1b3d53 } .rule { stroke: #353b42 }
  .stone { fill: #8b8f94 } .island { fill: #262b31; stroke: #56606a } .lane, .flow { stroke: #7f97a6 }
  text { fill: #e8eaed } .quiet { fill: #a3abb3 } .wet { fill: #a9c3d3 }
  .sound { stroke: #4fb98a } .information { stroke: #6aa9ee } .warning { stroke: #e0a030 } .error { stroke: #f0695c }
  .sound-sign { fill: #6fcfa3 } .information-sign { fill: #85bbf5 } .warning-sign { fill: #f0b548 } .error-sign { fill: #ff8d82 }
  .box { fill: #17222b; stroke: #4d6676 } .ghost { fill: none; stroke: #5f7888 }
  }
  """,
].map { XMLElement("style", [:], text: $0.replacing("\n", with: " ")) }
