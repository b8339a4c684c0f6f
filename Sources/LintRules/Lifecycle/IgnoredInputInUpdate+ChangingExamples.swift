import LintEngine

/// The examples of `ignored-input-in-update` about environment values, observed objects, and bindings.
let changingInputExamples: [RuleExample] = [
  // All environment values that change while a view is shown; some of them change only with the settings of the device.
  .flagged(
    """
    import CaptionKit

    struct Caption: UIViewRepresentable {
      let text: String
      @Environment(\\.colorScheme) private var colorScheme
      @Environment(\\.colorSchemeContrast) private var contrast
      @Environment(\\.isEnabled) private var isEnabled
      @Environment(\\.horizontalSizeClass) private var horizontalSizeClass
      @Environment(\\.verticalSizeClass) private var verticalSizeClass
      @Environment(\\.dynamicTypeSize) private var dynamicTypeSize
      @Environment(\\.sizeCategory) private var sizeCategory
      @Environment(\\.lineLimit) private var lineLimit
      @Environment(\\.lineSpacing) private var lineSpacing
      @Environment(\\.multilineTextAlignment) private var alignment
      @Environment(\\.truncationMode) private var truncationMode
      @Environment(\\.allowsTightening) private var allowsTightening
      @Environment(\\.minimumScaleFactor) private var minimumScaleFactor
      @Environment(\\.autocorrectionDisabled) private var autocorrectionDisabled
      @Environment(\\.disableAutocorrection) private var disableAutocorrection
      @Environment(\\.accessibilityReduceMotion) private var reduceMotion
      @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency
      @Environment(\\.scenePhase) private var scenePhase
      @Environment(\\.font) private var font
      @Environment(\\.controlSize) private var controlSize
      @Environment(\\.isFocused) private var isFocused
      func makeUIView(context: Context) -> CaptionView {
        let view = CaptionView(colors: colorScheme, contrast, isEnabled: isEnabled, isFocused: isFocused)
        view.isOpaque = reduceTransparency
        view.sizes = CaptionSizes(horizontalSizeClass, verticalSizeClass, dynamicTypeSize, sizeCategory, controlSize)
        view.lines = CaptionLines(lineLimit, lineSpacing, alignment, truncationMode, font)
        view.fitting = CaptionFitting(allowsTightening, minimumScaleFactor)
        view.isChecked = !autocorrectionDisabled && disableAutocorrection != true
        view.isMoving = scenePhase == .active && !reduceMotion
        return view
      }
      func ⟦updateUIView⟧(_ view: CaptionView, context: Context) { view.text = text }
    }
    struct Timetable: UIViewRepresentable {
      @Environment(\\.layoutDirection) private var layoutDirection
      @Environment(\\.locale) private var locale
      @Environment(\\.calendar) private var calendar
      @Environment(\\.timeZone) private var timeZone
      @Environment(\\.legibilityWeight) private var weight
      @Environment(\\.displayScale) private var scale
      func makeUIView(context: Context) -> TimetableView {
        TimetableView(
          locale, calendar, timeZone, isMirrored: layoutDirection == .rightToLeft, isBold: weight == .bold, scale)
      }
      func ⟦updateUIView⟧(_ view: TimetableView, context: Context) {}
    }
    """),
  // Only properties whose changes are announced count.
  .flagged(
    """
    import ReaderKit

    final class Book: ReaderModel, ObservableObject {
      static let title = "Book"
      @Published var title = ""
      let language = "en"
      var kind = "novel"
      @Published private(set) var store = BookStore()
      var caption: String { "Book" }
      func open() {}
    }
    final class Diary: ObservableObject {
      var pages = 0 { didSet { objectWillChange.send() } }
    }
    @Observable final class Shelf {
      var count = 0
      let width = 10.0
    }
    final class BookStore {}
    struct Cover: UIViewRepresentable {
      @ObservedObject var book: Book
      @ObservedObject var diary: Diary
      @Bindable var shelf: Shelf
      func makeUIView(context: Context) -> CoverView {
        CoverView(title: book.title, pages: diary.pages, count: shelf.count)
      }
      func ⟦updateUIView⟧(_ view: CoverView, context: Context) {}
    }
    struct Spine: UIViewRepresentable {
      @ObservedObject var book: Book
      @Bindable var shelf: Shelf
      func makeUIView(context: Context) -> SpineView {
        SpineView(
          language: book.language, kind: book.kind, store: book.store, caption: book.caption, author: book.author,
          width: shelf.width)
      }
      func updateUIView(_ view: SpineView, context: Context) {}
    }
    """),
  // Helpers that do the work of both methods; the view has a property with the name of the input.
  .flagged(
    """
    struct MutedSwitch: UIViewRepresentable {
      @Binding var isOn: Bool
      let level: Double

      func makeUIView(context: Context) -> UISwitch { makeSwitch() }

      func ⟦updateUIView⟧(_ control: UISwitch, context: Context) { dim(control) }

      private func makeSwitch() -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
        return control
      }

      private func dim(_ control: UISwitch) { control.alpha = control.isOn ? 1 : level }
    }
    """),
  // A binding that code elsewhere changes, and a closure that reads a binding to another element of an array.
  .flagged(
    """
    import SwiftUI

    struct MuteSwitch: UIViewRepresentable {
      @Binding var isOn: Bool
      func makeUIView(context: Context) -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
        return control
      }
      func ⟦updateUIView⟧(_ control: UISwitch, context: Context) {}
    }
    struct LoopSwitch: UIViewRepresentable {
      @Binding var isOn: Bool
      func makeUIView(context: Context) -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
        return control
      }
      func ⟦updateUIView⟧(_ control: UISwitch, context: Context) {}
    }
    struct TrackView: View {
      @Binding var isLooped: Bool
      var body: some View {
        LoopSwitch(isOn: Binding(get: { isLooped }, set: { isLooped = $0 }))
      }
    }
    struct PlayerView: View {
      @State private var isMuted = false
      @State private var loops = [false, true]
      @State private var track = 0
      var body: some View {
        MuteSwitch(isOn: $isMuted)
        Button("Mute") { isMuted = true }
        TrackView(isLooped: $loops[track])
        Button("Next") { track += 1 }
      }
    }
    """,
    fixed: """
      import SwiftUI

      struct MuteSwitch: UIViewRepresentable {
        @Binding var isOn: Bool
        func makeUIView(context: Context) -> UISwitch {
          let control = UISwitch()
          control.isOn = isOn
          return control
        }
        func updateUIView(_ control: UISwitch, context: Context) {
          control.isOn = isOn
        }
      }
      struct LoopSwitch: UIViewRepresentable {
        @Binding var isOn: Bool
        func makeUIView(context: Context) -> UISwitch {
          let control = UISwitch()
          control.isOn = isOn
          return control
        }
        func updateUIView(_ control: UISwitch, context: Context) {
          control.isOn = isOn
        }
      }
      struct TrackView: View {
        @Binding var isLooped: Bool
        var body: some View {
          LoopSwitch(isOn: Binding(get: { isLooped }, set: { isLooped = $0 }))
        }
      }
      struct PlayerView: View {
        @State private var isMuted = false
        @State private var loops = [false, true]
        @State private var track = 0
        var body: some View {
          MuteSwitch(isOn: $isMuted)
          Button("Mute") { isMuted = true }
          TrackView(isLooped: $loops[track])
          Button("Next") { track += 1 }
        }
      }
      """),
  // The condition asks the button, whose property has the same name as the environment value.
  .flagged(
    """
    struct ActionButton: UIViewRepresentable {
      @Environment(\\.isEnabled) private var isEnabled
      let isActive: Bool
      func makeUIView(context: Context) -> UIButton { UIButton() }
      func ⟦updateUIView⟧(_ button: UIButton, context: Context) {
        if button.isEnabled != isActive { button.isEnabled = isActive && isEnabled }
      }
    }
    """),
  // A constant refers to an object that the view observes.
  .flagged(
    """
    import SwiftUI

    struct Caption: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> CaptionView { CaptionView(text) }
      func ⟦updateUIView⟧(_ view: CaptionView, context: Context) {}
    }
    struct Screen: View {
      private let model = CaptionModel()
      var body: some View {
        Caption(text: model.text)
        Button("Next") { model.text += "." }
      }
    }
    @Observable final class CaptionModel { var text = "Text" }
    final class CaptionView: UIView {
      private let label = UILabel()
      init(_ text: String) {
        super.init(frame: .zero)
        label.text = text
        addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
    }
    """),
  // The identity is a case, which is always the same.
  .flagged(
    """
    import SwiftUI

    struct NameTag: UIViewRepresentable {
      let name: String
      func makeUIView(context: Context) -> NameTagView { NameTagView(name) }
      func ⟦updateUIView⟧(_ view: NameTagView, context: Context) {}
    }
    struct NameEditor: View {
      private enum Part { case tag, field }
      @State private var name = "Name"
      var body: some View {
        NameTag(name: name).id(Part.tag)
        TextField("Name", text: $name).id(Part.field)
      }
    }
    final class NameTagView: UIView {
      private let label = UILabel()
      init(_ name: String) {
        super.init(frame: .zero)
        label.text = name
        addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
    }
    """),
  // A macro makes the changes of variables known, and a constant has none.
  .flagged(
    """
    import SwiftData
    import SwiftUI

    @Model final class Track {
      var count = 0
      let year = 1999
      init(count: Int) { self.count = count }
    }
    struct TrackLabel: UIViewRepresentable {
      @Bindable var track: Track
      func makeUIView(context: Context) -> TrackView { TrackView(count: track.count) }
      func ⟦updateUIView⟧(_ view: TrackView, context: Context) {}
    }
    struct YearLabel: UIViewRepresentable {
      @Bindable var track: Track
      func makeUIView(context: Context) -> TrackView { TrackView(year: track.year) }
      func updateUIView(_ view: TrackView, context: Context) {}
    }
    """),
  // An observed object that the view can also make bindings to.
  .flagged(
    """
    import SwiftUI

    @Observable final class Recipe {
      var title = "" {
        didSet { print("renamed to", title) }
      }
    }
    struct RecipeTitle: UIViewRepresentable {
      @Bindable var recipe: Recipe
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = recipe.title
        return label
      }
      func ⟦updateUIView⟧(_ label: UILabel, context: Context) {}
    }
    """,
    fixed: """
      import SwiftUI

      @Observable final class Recipe {
        var title = "" {
          didSet { print("renamed to", title) }
        }
      }
      struct RecipeTitle: UIViewRepresentable {
        @Bindable var recipe: Recipe
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = recipe.title
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) {
          label.text = recipe.title
        }
      }
      """),
]
