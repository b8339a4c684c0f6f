import SwiftUI
import UIKit

/// A level meter for bird calls. The bar follows the sound level ten times a second.
struct LevelMeter: UIViewRepresentable {
  let source: LevelSource

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIProgressView {
    let bar = UIProgressView()
    context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
      MainActor.assumeIsolated { bar.progress = source.level }
    }
    return bar
  }

  func updateUIView(_ bar: UIProgressView, context: Context) {
    bar.tintColor = source.isTooLoud ? .red : .systemBlue
  }

  final class Coordinator {
    var timer: Timer?
  }

  static func dismantleUIView(_ bar: UIProgressView, coordinator: Coordinator) {
    coordinator.timer?.invalidate()
  }
}

/// The highest level of the last minute.
struct PeakMeter: UIViewRepresentable {
  let source: LevelSource

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIProgressView {
    let bar = UIProgressView()
    context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { bar.progress = source.peak }
    }
    return bar
  }

  func updateUIView(_ bar: UIProgressView, context: Context) {
    bar.tintColor = source.isTooLoud ? .red : .systemBlue
  }

  static func dismantleUIView(_ bar: UIProgressView, coordinator: Coordinator) {
    coordinator.timer?.invalidate()
  }

  final class Coordinator {
    var timer: Timer?
  }
}

/// Shows the level once, a second after it appears. This timer ends by itself.
struct LevelStamp: UIViewRepresentable {
  let source: LevelSource

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      MainActor.assumeIsolated { label.text = "\(source.level)" }
    }
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.textColor = source.isTooLoud ? .red : .label
  }
}

@MainActor final class LevelSource {
  var level: Float = 0
  var peak: Float = 0
  var isTooLoud: Bool { level > 0.9 }
}
