/// A SwiftUI view that does what a wrapped class does, to begin with.
public struct NativeViewTemplate: Sendable, Hashable {
  /// A property of the view.
  public struct Input: Sendable, Hashable {
    public var name: String
    /// Those that it can have, the usual one first.
    public var types: [String]
    public var isBinding: Bool
  }

  public var className: String
  /// What the body is about: `Toggle`.
  public var native: String
  /// Where that exists, as `@available` names it.
  public var availability: String
  public var inputs: [Input]
  /// One line each, with `#1`, `#2`, … for the inputs.
  private var body: [String]

  public static let all = entries(of: table)

  /// The template for a class of UIKit or AppKit; nil where what to write is not certain.
  public static func template(for className: String) -> NativeViewTemplate? { all.first { $0.className == className } }

  /// The view, with the inputs by the names and types by which a representable has them.
  public func declaration(named name: String, modifiers: String, inputs: [Property]) -> String {
    let lines = body.map { line in
      inputs.enumerated().reduce(line) { line, input in
        line.replacing("#\(input.offset + 1)", with: (input.element.isBinding ? "$" : "") + input.element.name)
      }
    }
    let properties = inputs.map(\.declaration) + (inputs.isEmpty ? [] : [""])
    let code = properties + ["var body: some View {"] + lines.map { "  " + $0 } + ["}"]
    return """
      \(modifiers)struct \(name): View {
      \(indented(code.joined(separator: "\n")))
      }
      """
  }

  /// An input as it is declared.
  public struct Property: Sendable, Hashable {
    public var name: String
    public var type: String
    public var isBinding: Bool

    public init(name: String, type: String, isBinding: Bool) {
      self.name = name
      self.type = type
      self.isBinding = isBinding
    }

    fileprivate var declaration: String { "\(isBinding ? "@Binding " : "")var \(name): \(type)" }
  }
}

// MARK: - Reading the table

extension NativeViewTemplate {
  /// An entry is `class > native, availability`, then `name: type | type` for each input, `$name` for a binding, and the lines
  /// of the body behind `: `.
  private static func entries(of table: String) -> [NativeViewTemplate] {
    table.split(separator: "\n\n").compactMap { NativeViewTemplate(lines: $0.split(separator: "\n")) }
  }

  private init?(lines: [Substring]) {
    let head = (lines.first ?? "").split(separator: " > ")
    guard head.count == 2, let comma = head[1].firstIndex(of: ",") else { return nil }
    className = String(head[0])
    native = String(head[1][..<comma])
    availability = String(head[1][comma...].dropFirst(2))
    body = lines.filter { $0.hasPrefix(": ") }.map { String($0.dropFirst(2)) }
    inputs = lines.dropFirst().filter { !$0.hasPrefix(": ") }.map { line in
      let parts = line.split(separator: ": ", maxSplits: 1)
      return Input(
        name: String(parts[0].drop { $0 == "$" }),
        types: parts[1].split(separator: " | ").map(String.init), isBinding: line.hasPrefix("$"))
    }
  }

  private static let table = #"""
    ASAuthorizationAppleIDButton > SignInWithAppleButton, iOS 14
    onRequest: (ASAuthorizationAppleIDRequest) -> Void
    onCompletion: (Result<ASAuthorization, any Error>) -> Void
    : SignInWithAppleButton(onRequest: #1, onCompletion: #2)

    AVPlayerView > VideoPlayer, macOS 11
    player: AVPlayer? | AVPlayer
    : VideoPlayer(player: #1)

    AVPlayerViewController > VideoPlayer, iOS 14
    player: AVPlayer? | AVPlayer
    : VideoPlayer(player: #1)

    MKMapView > Map, iOS 17
    $position: MapCameraPosition
    : Map(position: #1)

    NSColorWell > ColorPicker, macOS 11
    $color: Color
    : ColorPicker("", selection: #1)
    :   .labelsHidden()

    NSDatePicker > DatePicker, macOS 10.15
    $date: Date
    : DatePicker("", selection: #1)
    :   .labelsHidden()

    NSImageView > Image, macOS 10.15
    image: NSImage
    : Image(nsImage: #1)
    :   .resizable()

    NSProgressIndicator > ProgressView, macOS 11
    progress: Double | Float | CGFloat
    : ProgressView(value: #1)

    NSSegmentedControl > Picker, macOS 10.15
    $selection: Int
    titles: [String]
    : Picker("", selection: #1) {
    :   ForEach(#2.indices, id: \.self) { Text(#2[$0]) }
    : }
    : .pickerStyle(.segmented)
    : .labelsHidden()

    NSSlider > Slider, macOS 10.15
    $value: Double | Float | CGFloat
    : Slider(value: #1)

    NSStepper > Stepper, macOS 10.15
    $value: Double | Int | Float | CGFloat
    : Stepper("", value: #1)
    :   .labelsHidden()

    NSSwitch > Toggle, macOS 10.15
    $isOn: Bool
    : Toggle("", isOn: #1)
    :   .toggleStyle(.switch)
    :   .labelsHidden()

    NSTextField > TextField, macOS 10.15
    $text: String
    : TextField("", text: #1)

    NSTextView > TextEditor, macOS 11
    $text: String
    : TextEditor(text: #1)

    PHPickerViewController > PhotosPicker, iOS 16
    $selection: [PhotosPickerItem]
    : PhotosPicker("Select Photos", selection: #1, matching: .images)

    SKView > SpriteView, iOS 14
    scene: SKScene
    : SpriteView(scene: #1)

    UIActivityIndicatorView > ProgressView, iOS 14
    : ProgressView()

    UIActivityViewController > ShareLink, iOS 16
    item: URL | String
    : ShareLink(item: #1)

    UICalendarView > MultiDatePicker, iOS 16
    $dates: Set<DateComponents>
    : MultiDatePicker("", selection: #1)

    UIColorPickerViewController > ColorPicker, iOS 14
    $color: Color
    : ColorPicker("", selection: #1)
    :   .labelsHidden()

    UIColorWell > ColorPicker, iOS 14
    $color: Color
    : ColorPicker("", selection: #1)
    :   .labelsHidden()

    UIDatePicker > DatePicker, iOS 13
    $date: Date
    : DatePicker("", selection: #1)
    :   .labelsHidden()

    UIImageView > Image, iOS 13
    image: UIImage
    : Image(uiImage: #1)
    :   .resizable()

    UILabel > Text, iOS 13
    text: String
    : Text(#1)

    UIPageViewController > TabView, iOS 14
    $page: Int
    titles: [String]
    : TabView(selection: #1) {
    :   ForEach(#2.indices, id: \.self) { Text(#2[$0]) }
    : }
    : .tabViewStyle(.page)

    UIProgressView > ProgressView, iOS 14
    progress: Float | Double | CGFloat
    : ProgressView(value: #1)

    UISegmentedControl > Picker, iOS 13
    $selection: Int
    titles: [String]
    : Picker("", selection: #1) {
    :   ForEach(#2.indices, id: \.self) { Text(#2[$0]) }
    : }
    : .pickerStyle(.segmented)

    UISlider > Slider, iOS 13
    $value: Double | Float | CGFloat
    : Slider(value: #1)

    UIStepper > Stepper, iOS 13
    $value: Double | Int | Float | CGFloat
    : Stepper("", value: #1)
    :   .labelsHidden()

    UISwitch > Toggle, iOS 13
    $isOn: Bool
    : Toggle("", isOn: #1)
    :   .labelsHidden()

    UITextField > TextField, iOS 13
    $text: String
    : TextField("", text: #1)

    UITextView > TextEditor, iOS 14
    $text: String
    : TextEditor(text: #1)

    UIVisualEffectView > Material, iOS 15
    : Rectangle()
    :   .fill(.regularMaterial)
    """#
}
