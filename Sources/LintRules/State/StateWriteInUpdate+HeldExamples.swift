import LintEngine

/// The examples of `state-write-in-update` about objects that the view keeps.
let heldObjectWriteExamples: [RuleExample] = [
  // The view received the observed model; a copy of a struct and other models are no state.
  .flagged(
    """
    struct Ticker: UIViewRepresentable {
      @ObservedObject var model: TickerModel
      @Binding var style: TickerStyle
      let spare: TickerModel
      func makeUIView(context: Context) -> TickerView {
        let view = TickerView(model: model)
        view.live = model
        view.other = model.next ?? TickerModel()
        view.current = model
        return view
      }
      func updateUIView(_ view: TickerView, context: Context) {
        view.style = style
        view.style.size += 1
        ⟦view.model.count += 1⟧
        ⟦view.live?.count += 1⟧
        view.other.count += 1
        view.current = spare
        view.current.count += 1
      }
    }
    final class TickerView: UIView {
      var model: TickerModel
      var live: TickerModel?
      var other = TickerModel()
      var current = TickerModel()
      var style = TickerStyle()
      init(model: TickerModel) {
        self.model = model
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    struct TickerStyle { var size = 12 }
    final class TickerModel: ObservableObject {
      @Published var count = 0
      var next: TickerModel?
    }
    """),
  // A binding to a property of an object.
  .flagged(
    """
    import SwiftUI

    final class Player: ObservableObject {
      @Published var level = 0
    }

    struct Meter: UIViewRepresentable {
      @ObservedObject var player: Player

      func makeUIView(context: Context) -> UISlider { UISlider() }

      func updateUIView(_ slider: UISlider, context: Context) {
        slider.value = Float(player.level)
        ⟦$player.level.wrappedValue = 3⟧
      }
    }
    """),
]
