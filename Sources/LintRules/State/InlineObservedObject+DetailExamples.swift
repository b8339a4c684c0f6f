import LintEngine

/// The examples of `inline-observed-object` about further details.
let inlineObservedObjectDetailExamples: [RuleExample] = [
  // The view creates other objects, and an object for the one that it receives.
  .accepted(
    """
    struct DraftEditor: View {
      @ObservedObject private var document: DraftDocument
      @StateObject private var undo: DraftUndo
      private let formatter: DraftFormatter
      @State private var isOn = false
      init(document: DraftDocument) {
        self.document = document
        self.document.settings = DraftSettings()
        formatter = DraftFormatter()
        _undo = StateObject(wrappedValue: DraftUndo())
      }
      var body: some View { Toggle("Draft", isOn: $isOn) }
    }
    final class DraftDocument: ObservableObject {
      @Published var title = ""
      var settings: DraftSettings?
    }
    final class DraftUndo: ObservableObject { @Published var count = 0 }
    final class DraftSettings: ObservableObject { @Published var isSpellingChecked = true }
    final class DraftFormatter { var style = 0 }
    """),
  // A static function that configures a sample is no modifier.
  .flagged(
    """
    struct VolumeDial: View {
      ⟦@ObservedObject⟧ var model = VolumeModel()
      @State private var isOn = false
      var body: some View { Toggle("\\(model.volume)", isOn: $isOn) }
      static func sample() -> Self {
        let dial = Self()
        dial.model.volume = 5
        return dial
      }
    }
    final class VolumeModel: ObservableObject { @Published var volume = 0 }
    """,
    fixed: """
      struct VolumeDial: View {
        @StateObject var model = VolumeModel()
        @State private var isOn = false
        var body: some View { Toggle("\\(model.volume)", isOn: $isOn) }
        static func sample() -> Self {
          let dial = Self()
          dial.model.volume = 5
          return dial
        }
      }
      final class VolumeModel: ObservableObject { @Published var volume = 0 }
      """),
  // A view in two views that show each other.
  .flagged(
    """
    struct FolderList: View {
      let folder: Folder
      var body: some View { FolderRow(folder: folder) }
    }
    struct FolderRow: View {
      let folder: Folder
      var body: some View {
        FolderBadge()
        if let first = folder.children.first { FolderList(folder: first) }
      }
    }
    struct FolderBadge: View {
      ⟦@ObservedObject⟧ private var taps = TapCounter()
      var body: some View { Button("Count") { taps.count += 1 } }
    }
    struct Folder { var children: [Folder] = [] }
    final class TapCounter: ObservableObject { @Published var count = 0 }
    """,
    fixed: """
      struct FolderList: View {
        let folder: Folder
        var body: some View { FolderRow(folder: folder) }
      }
      struct FolderRow: View {
        let folder: Folder
        var body: some View {
          FolderBadge()
          if let first = folder.children.first { FolderList(folder: first) }
        }
      }
      struct FolderBadge: View {
        @StateObject private var taps = TapCounter()
        var body: some View { Button("Count") { taps.count += 1 } }
      }
      struct Folder { var children: [Folder] = [] }
      final class TapCounter: ObservableObject { @Published var count = 0 }
      """),
  // A view modifier creates the object.
  .flagged(
    """
    import SwiftUI

    final class MeterModel: ObservableObject { @Published var level = 0.0 }
    struct Dial: View {
      @ObservedObject var model: MeterModel
      var body: some View { Button("\\(model.level)") { model.level += 1 } }
    }
    struct DialOverlay: ViewModifier {
      @State private var isShown = false
      func body(content: Content) -> some View {
        content.overlay { Dial(model: ⟦MeterModel()⟧) }.onTapGesture { isShown.toggle() }
      }
    }
    """),
  // A modifier is created again, too.
  .flagged(
    """
    struct Glow: ViewModifier {
      @ObservedObject private var model: GlowModel
      @State private var isOn = false
      init() { model = ⟦GlowModel()⟧ }
      func body(content: Content) -> some View { content.opacity(isOn ? model.level : 1) }
    }
    final class GlowModel: ObservableObject { @Published var level = 1.0 }
    """),
  // SwiftUI creates an app once.
  .accepted(
    """
    import SwiftUI

    @main struct NotesApp: App {
      @ObservedObject private var store = NoteStore()
      var body: some Scene { WindowGroup { Text("\\(store.count)") } }
    }
    final class NoteStore: ObservableObject { @Published var count = 0 }
    """),
  // A toolbar evaluates its content again.
  .flagged(
    """
    import SwiftUI

    struct NoteToolbar: ToolbarContent {
      @State private var isDetailed = false
      var body: some ToolbarContent {
        ToolbarItem { NoteCounter(store: ⟦NoteStore()⟧) }
        ToolbarItem { Toggle("Details", isOn: $isDetailed) }
      }
    }
    struct NoteCounter: View {
      @ObservedObject var store: NoteStore
      var body: some View { Button("\\(store.count)") { store.count += 1 } }
    }
    final class NoteStore: ObservableObject { @Published var count = 0 }
    """),
  // UIKit code creates a page once, when it needs one.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class NotesController: UIViewController {
      @ObservedObject private var settings = NoteSettings()
      func showNotes() { present(UIHostingController(rootView: makePage()), animated: true) }
      private func makePage() -> some View { NoteCounter(store: NoteStore()) }
    }
    struct NoteCounter: View {
      @ObservedObject var store: NoteStore
      var body: some View { Button("\\(store.count)") { store.count += 1 } }
    }
    final class NoteStore: ObservableObject { @Published var count = 0 }
    final class NoteSettings: ObservableObject { @Published var isDetailed = false }
    """),
  // Nothing updates the view itself, but a view with state creates it again.
  .flagged(
    """
    final class Counter: ObservableObject { @Published var count = 0 }
    struct CounterStepper: View {
      @ObservedObject var counter: Counter
      var body: some View { Stepper("Count", value: $counter.count) }
    }
    struct CounterPanel: View {
      let title: String
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        VStack {
          CounterStepper(counter: ⟦Counter()⟧)
          Button(title) { dismiss() }
        }
      }
    }
    struct Score: View {
      @State private var title = "Close"
      var body: some View { CounterPanel(title: title) }
    }
    """),
  // Locals hold the objects, one of which other code keeps.
  .flagged(
    """
    final class CookTimer: ObservableObject { @Published var seconds = 0 }
    final class TimerShelf {
      static let shared = TimerShelf()
      private var timers: [CookTimer] = []
      func add(_ timer: CookTimer) { timers.append(timer) }
    }
    struct TimerStepper: View {
      @ObservedObject var timer: CookTimer
      var body: some View { Stepper("Seconds", value: $timer.seconds) }
    }
    struct TimerCard: View {
      @ObservedObject private var timer: CookTimer
      init() {
        let fresh = ⟦CookTimer()⟧
        timer = fresh
      }
      var body: some View { Stepper("Seconds", value: $timer.seconds) }
    }
    struct Kitchen: View {
      @State private var isOpen = false
      var body: some View {
        let egg = ⟦CookTimer()⟧
        let bread = CookTimer()
        let _ = TimerShelf.shared.add(bread)
        TimerStepper(timer: egg)
        TimerStepper(timer: bread)
        TimerCard()
        Toggle("Open", isOn: $isOpen)
      }
    }
    """),
  // The object comes from somewhere else, so each evaluation passes the same one.
  .accepted(
    """
    import SwiftUI

    final class Cart: ObservableObject {
      @Published var count = 0
    }
    struct CartView: View {
      @ObservedObject var cart: Cart
      var body: some View { Button("\\(cart.count)") { cart.count += 1 } }
    }
    struct Shop: View {
      let services: [String: AnyObject]
      @State private var isOpen = false
      var body: some View {
        let cart = services["cart"] as! Cart
        VStack {
          Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
          CartView(cart: cart)
        }
      }
    }
    struct Root: View {
      var body: some View { Shop(services: [:]) }
    }
    """),
  // A wrapper of the project that keeps the value in the user defaults.
  .accepted(
    """
    struct Privacy: View {
      @State private var title = ""
      var body: some View { Toggles() }
    }
    struct Toggles: View {
      @ObservedObject var settings = PrivacySettings()
      var body: some View { Toggle("Read receipts", isOn: $settings.sendsReceipts) }
    }
    final class PrivacySettings: ObservableObject {
      @Setting("receipts") var sendsReceipts: Bool
    }
    @propertyWrapper struct Setting {
      private let key: String
      private var defaults = UserDefaults.standard
      init(_ key: String) { self.key = key }
      var wrappedValue: Bool {
        get { defaults.bool(forKey: key) }
        set { defaults.set(newValue, forKey: key) }
      }
    }
    """),
  // Wrappers of the project that keep the value themselves.
  .flagged(
    """
    struct Mixer: View {
      @State private var title = ""
      var body: some View {
        Dial()
        Fader()
      }
    }
    struct Dial: View {
      ⟦@ObservedObject⟧ var model = DialModel()
      var body: some View { Slider(value: $model.level) }
    }
    struct Fader: View {
      ⟦@ObservedObject⟧ var model = FaderModel()
      var body: some View { Slider(value: $model.level) }
    }
    final class DialModel: ObservableObject { @Clamped var level = 0.5 }
    final class FaderModel: ObservableObject { @Logged var level = 0.5 }
    @propertyWrapper struct Clamped {
      private var level: Double
      init(wrappedValue: Double) { level = wrappedValue }
      var wrappedValue: Double {
        get { level }
        set { level = min(max(newValue, 0), 1) }
      }
    }
    @propertyWrapper struct Logged {
      var wrappedValue: Double { didSet { print(wrappedValue) } }
    }
    """,
    fixed: """
      struct Mixer: View {
        @State private var title = ""
        var body: some View {
          Dial()
          Fader()
        }
      }
      struct Dial: View {
        @StateObject var model = DialModel()
        var body: some View { Slider(value: $model.level) }
      }
      struct Fader: View {
        @StateObject var model = FaderModel()
        var body: some View { Slider(value: $model.level) }
      }
      final class DialModel: ObservableObject { @Clamped var level = 0.5 }
      final class FaderModel: ObservableObject { @Logged var level = 0.5 }
      @propertyWrapper struct Clamped {
        private var level: Double
        init(wrappedValue: Double) { level = wrappedValue }
        var wrappedValue: Double {
          get { level }
          set { level = min(max(newValue, 0), 1) }
        }
      }
      @propertyWrapper struct Logged {
        var wrappedValue: Double { didSet { print(wrappedValue) } }
      }
      """),
  // A state object is created with the object that the view receives.
  .accepted(
    """
    struct PhotoPage: View {
      @ObservedObject private var album: Album
      @StateObject private var loader: PhotoLoader
      init(album: Album) {
        self.album = album
        _loader = StateObject(wrappedValue: PhotoLoader(album: album))
      }
      var body: some View { Text("\\(album.title): \\(loader.count)") }
    }
    final class Album: ObservableObject { @Published var title = "" }
    final class PhotoLoader: ObservableObject {
      @Published var count = 0
      private let album: Album
      init(album: Album) { self.album = album }
    }
    """),
  // A view without properties is evaluated only once.
  .flagged(
    """
    struct MeterPage: View {
      var body: some View { Dial(model: ⟦MeterModel()⟧) }
      private struct Dial: View {
        @ObservedObject var model: MeterModel
        var body: some View { Button("Level") { model.level += 1 } }
      }
    }
    struct MeterList: View {
      @State private var title = "Meters"
      var body: some View {
        TextField("Title", text: $title)
        MeterPage()
      }
    }
    final class MeterModel: ObservableObject { @Published var level = 0 }
    """),
]
