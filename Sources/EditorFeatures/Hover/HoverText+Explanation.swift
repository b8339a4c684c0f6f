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

  /// nil if the tables have no such symbol. `owner` is the class of a member; by default, it's the first one.
  init?(_ form: BridgeSymbol.Form, named name: String, of owner: String? = nil) {
    let symbols = BridgeSymbol.symbols(form, named: name)
    guard let symbol = owner.map({ owner in symbols.first { $0.owners.contains(owner) } }) ?? symbols.first else {
      return nil
    }
    self.init(symbol, of: owner)
  }

  /// The text about a symbol. For a member, `owner` is the class that declares it; by default, it's the first one.
  init(_ symbol: BridgeSymbol, of owner: String? = nil) {
    self.init(symbol.explanation, title: symbol.declaration)
    availability = symbol.availability
    page = owner.map { symbol.page(of: $0) } ?? symbol.page
  }
}
