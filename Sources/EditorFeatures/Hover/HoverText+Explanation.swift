import BridgeFacts

extension HoverText {
  /// Creates the text from an explanation of the tables; `names` replace their keys in its example.
  init(_ explanation: Explanation, title: String, names: [String: String] = [:]) {
    self.init(title: title, summary: explanation.summary)
    points =
      [explanation.calls.map { Point(label: "Called", text: $0) }].compactMap(\.self)
      + explanation.advice.map { Point(text: $0) }
      + [explanation.trap.map { Point(label: "Caution", text: $0) }].compactMap(\.self)
    example = explanation.example.map { $0.filled(with: names) }
    rules = explanation.rules
  }

  /// nil if the tables have no such symbol.
  init?(_ form: BridgeSymbol.Form, named name: String) {
    guard let symbol = BridgeSymbol.symbols(form, named: name).first else { return nil }
    self.init(symbol)
  }

  init(_ symbol: BridgeSymbol) {
    self.init(symbol.explanation, title: symbol.declaration)
    availability = symbol.availability
    page = symbol.page
  }
}
