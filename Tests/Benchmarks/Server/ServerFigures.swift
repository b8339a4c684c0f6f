import JSONText

/// One row of the comparison: the measured quantity and its limits.
struct ServerFigure {
  var name: String
  /// The upper limit, in the unit that ends the name.
  var bar: Double?
  /// The largest allowed fraction of a peer's value, by the name of the peer.
  var shares: [String: Double]
  var value: (ServerMeasurement) -> Double?

  static var all: [ServerFigure] {
    var figures: [ServerFigure] = []
    func add(
      _ name: String, bar: Double? = nil, shares: [String: Double] = [:],
      _ value: @escaping (ServerMeasurement) -> Double?
    ) {
      figures.append(ServerFigure(name: name, bar: bar, shares: shares, value: value))
    }
    add("start to initialize, p50 ms", bar: 3, shares: ["ruff": 1, "sourcekit-lsp": 0.05]) {
      milliseconds(0.5, $0.starts)
    }
    add("start to initialize, p99 ms") { milliseconds(0.99, $0.starts) }
    add("open 10k lines, p50 ms", bar: 15) { milliseconds(0.5, $0.openings) }
    for (index, size) in ["1k", "10k", "100k"].enumerated() {
      func typing(_ measurement: ServerMeasurement) -> [Double] {
        measurement.typing.dropFirst(index).first?.seconds ?? []
      }
      add("key in \(size) lines, p50 ms", bar: index == 2 ? 1 : 0.5, shares: index == 1 ? ["ruff": 0.03] : [:]) {
        milliseconds(0.5, typing($0))
      }
      add("key in \(size) lines, p99 ms", bar: index == 2 ? 5 : 2) { milliseconds(0.99, typing($0)) }
      add("key in \(size) lines, CPU ms") {
        $0.typing.dropFirst(index).first?.cpuSecondsOfOne.map { $0 * 1_000 }
      }
    }
    add("growth from 1k to 100k lines", bar: 3) { measurement in
      guard measurement.typing.count > 2, let first = milliseconds(0.5, measurement.typing[0].seconds) else {
        return nil
      }
      return milliseconds(0.5, measurement.typing[2].seconds).map { $0 / first }
    }
    for (method, bar) in zip(timedRequests, [1.0, 2, 2]) {
      let name = method.split(separator: "/").last ?? ""
      add("\(name), p50 ms") { milliseconds(0.5, $0.requests[method] ?? []) }
      add("\(name), p99 ms", bar: bar) { milliseconds(0.99, $0.requests[method] ?? []) }
    }
    add("memory idle, MB", bar: 10) { megabytes($0.memory.map(\.idle)) }
    add("memory for 10k lines more, MB", bar: 4) { megabytes($0.memory.map { $0.open - $0.idle }) }
    add("memory with the folders, MB") { megabytes($0.indexedMemory.map { [$0] } ?? []) }
    add("start until the folders are known, ms") { $0.indexing.map { $0 * 1_000 } }
    return figures
  }

  /// The row's cells: the server's own value and limit, and for each peer its value and our fraction of it.
  func cells(_ own: ServerMeasurement, comparedWith peers: [ServerMeasurement]) -> [String] {
    let ours = value(own)
    var cells = [name, ours.map(short) ?? "-", bar.map { "\(short($0))\(mark(ours, $0))" } ?? ""]
    for peer in peers {
      let theirs = value(peer)
      let share = ours.flatMap { ours in theirs.map { ours / $0 } }
      cells.append(theirs.map(short) ?? "-")
      let limit = shares[peer.name].map { " of \(short($0))\(mark(share, $0))" } ?? ""
      cells.append((share.map { fixed($0, 3) } ?? "-") + limit)
    }
    return cells
  }

  private func mark(_ value: Double?, _ limit: Double) -> String { value.map { $0 <= limit } ?? true ? "" : " MISSED" }
}

private func milliseconds(_ share: Double, _ seconds: [Double]) -> Double? {
  seconds.isEmpty ? nil : quantile(share, of: seconds) * 1_000
}

private func megabytes(_ bytes: [Int]) -> Double? {
  bytes.isEmpty ? nil : quantile(0.5, of: bytes.map { Double($0) / 1_048_576 })
}

extension ServerMeasurement {
  var json: JSON {
    var json: JSON = ["name": JSON(name)]
    for figure in ServerFigure.all { json[figure.name] = figure.value(self).map { JSON($0) } }
    return json
  }
}
