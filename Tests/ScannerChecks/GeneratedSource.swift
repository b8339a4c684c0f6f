/// Ordinary Swift of about so many lines: declarations of 40 lines each, whatever the size of the whole.
public func generatedSource(lines: Int) -> String {
  (0..<max(1, lines / 40)).map(generatedDeclaration).joined()
}

private func generatedDeclaration(_ number: Int) -> String {
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
