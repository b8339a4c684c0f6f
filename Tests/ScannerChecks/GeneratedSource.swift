/// Swift code of about this many lines, with 40 lines per declaration. One in `interval` declarations is a bridge; in
/// the labeled repositories, it's one in a hundred.
public func generatedSource(lines: Int, bridgeEvery interval: Int = 1) -> String {
  (0..<max(1, lines / 40)).map { $0 % interval == 0 ? generatedBridge($0) : generatedScreen($0) }.joined()
}

private func generatedScreen(_ number: Int) -> String {
  """
  /// Lists the readings of station \(number), the newest first.
  struct Station\(number)Screen: View {
    @StateObject private var store = ReadingStore(station: \(number))
    @State private var isEditing = false
    let title: String

    private var shown: [Reading] {
      let limit = store.limit ?? \(number % 50 + 5)
      return store.readings.sorted { $0.date > $1.date }.prefix(limit).filter { !$0.isHidden || isEditing }
    }

    var body: some View {
      List {
        ForEach(shown) { reading in
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(reading.date, style: .time).foregroundColor(.secondary)
            Text("\\(reading.value, specifier: "%.1f") of \\(store.upperBound)")
          }
          .swipeActions { Button("Hide", role: .destructive) { store.hide(reading) } }
        }
        .onDelete { store.remove(at: $0) }
      }
      .navigationTitle(title.isEmpty ? "Station \(number)" : title)
      .toolbar { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() } }
      .task { await refresh() }
    }

    private func refresh() async {
      do {
        let found = try await store.load(since: store.readings.last?.date)
        guard !found.isEmpty else { return }
        store.readings += found
      } catch {
        store.message = error.localizedDescription  // Shown above the list.
      }
    }
  }


  """
}

private func generatedBridge(_ number: Int) -> String {
  """
  /// Shows a reading of channel \(number), and keeps those that came before.
  @MainActor
  public struct Reading\(number)View: UIViewRepresentable {
    @Binding var value: Double
    var title: String
    private let limits: ClosedRange<Double> = -12.5...\(number % 90 + 10).0

    public init(value: Binding<Double>, title: String = "Channel \(number)") {
      self._value = value
      self.title = title
    }

    public func makeUIView(context: Context) -> MeterView {
      let view = MeterView(frame: .zero)
      view.delegate = context.coordinator
      view.addTarget(context.coordinator, action: #selector(Coordinator.valueChanged(_:)), for: .valueChanged)
      return view  // Its size comes from outside.
    }

    public func updateUIView(_ view: MeterView, context: Context) {
      guard limits.contains(value), view.value != value else { return }
      view.label.text = "\\(title): \\(value.formatted(.number.precision(.fractionLength(1)))) of \\(limits.upperBound)"
      for (index, mark) in view.marks.enumerated() where mark.isVisible {
        mark.opacity = index < \(number % 7 + 2) ? 1.0 : max(0.25, 1 - Double(index) / 10)
      }
      switch view.state {
      case .idle, .paused: view.stop()
      case .running(let speed) where speed > 0.5: view.start(at: speed * 2)
      default: break
      }
    }

    public func makeCoordinator() -> Coordinator {
      Coordinator { [weak store] reading in store?.append(reading) ?? print("lost \\(reading)") }
    }
  }


  """
}
