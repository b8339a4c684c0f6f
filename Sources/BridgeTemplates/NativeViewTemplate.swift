/// A SwiftUI view that does the same as a wrapped class, as a starting point.
///
/// Source: Apple's documentation of 2025 and 2026.
public struct NativeViewTemplate: Sendable, Hashable {
  /// A property of the view.
  public struct Input: Sendable, Hashable {
    public var name: String
    /// The possible types, the most common one first.
    public var types: [String]
    public var isBinding: Bool
  }

  public var className: String
  /// The SwiftUI view in the body, such as `Toggle`.
  public var native: String
  /// The availability of that view, as `@available` names it.
  public var availability: String
  public var inputs: [Input]
  /// The content for properties of the wrapped object that are true, such as `UserAnnotation()` for
  /// `showsUserLocation`.
  private var contents: [String: String]
  /// The lines of the body, with `#1`, `#2`, … for the inputs.
  private var body: [String]

  public static let all = entries(of: table)

  /// The template for a class of UIKit or AppKit; nil if the right replacement is unclear.
  public static func template(for className: String) -> NativeViewTemplate? { all.first { $0.className == className } }

  /// Whether the view has content for a property of the wrapped object.
  public func hasContent(for property: String) -> Bool { contents[property] != nil }

  /// The declaration of the view, with inputs that have the names and types of those of a representable.
  ///
  /// - Parameters:
  ///   - switches: The properties for which the view has content.
  ///   - comment: A comment before the declaration; nil if there is nothing to say.
  public func declaration(
    named name: String, modifiers: String, inputs: [Property], switches: [Switch] = [], comment: String? = nil
  ) -> String {
    var lines = body.map { line in
      inputs.enumerated().reduce(line) { line, input in
        line.replacing("#\(input.offset + 1)", with: (input.element.isBinding ? "$" : "") + input.element.name)
      }
    }
    let content = switches.flatMap { part -> [String] in
      guard let line = contents[part.property] else { return [] }
      return part.condition.map { ["if \($0.name) {", "  " + line, "}"] } ?? [line]
    }
    if !content.isEmpty { lines[0] = "\(lines[0]) {\n\(content.map(indented).joined(separator: "\n"))\n}" }
    let properties = (inputs + switches.compactMap(\.condition)).map(\.declaration)
    let code = properties + (properties.isEmpty ? [] : [""]) + ["var body: some View {"] + lines.map(indented) + ["}"]
    return """
      \(comment.map { $0 + "\n" } ?? "")\(modifiers)struct \(name): View {
      \(indented(code.joined(separator: "\n")))
      }
      """
  }

  /// A property of the wrapped object that the view shows as content.
  public struct Switch: Sendable, Hashable {
    public var property: String
    /// The property of the view that must be true; nil if the content is always there.
    public var condition: Property?

    public init(property: String, condition: Property?) {
      self.property = property
      self.condition = condition
    }
  }

  /// An input, as declared.
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
  /// Parses the table. An entry is `native > class since, class since`, then `name: type | type` for each input, with
  /// `$name` for a binding, the lines of the body, each after `: `, and `property { content` for the content that a
  /// property of the wrapped object adds to the first of these lines.
  private static func entries(of table: String) -> [NativeViewTemplate] {
    table.split(separator: "\n\n").flatMap { entry -> [NativeViewTemplate] in
      let lines = entry.split(separator: "\n")
      let head = (lines.first ?? "").split(separator: " > ")
      let (native, classes) = (head.first ?? "", head.last ?? "")
      return classes.split(separator: ", ").compactMap {
        NativeViewTemplate($0, native: native, lines: lines.dropFirst())
      }
    }
  }

  private init?(_ classSince: Substring, native: Substring, lines: ArraySlice<Substring>) {
    guard let space = classSince.firstIndex(of: " ") else { return nil }
    className = String(classSince[..<space])
    self.native = String(native)
    availability = String(classSince[space...].dropFirst())
    body = lines.filter { $0.hasPrefix(": ") }.map { String($0.dropFirst(2)) }
    let pairs = lines.filter { !$0.hasPrefix(": ") }.map { $0.split(separator: " { ", maxSplits: 1).map(String.init) }
    contents = Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in first }
    inputs = lines.filter { !$0.hasPrefix(": ") }.compactMap { line in
      let parts = line.split(separator: ": ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return Input(
        name: String(parts[0].drop { $0 == "$" }), types: parts[1].split(separator: " | ").map(String.init),
        isBinding: line.hasPrefix("$"))
    }
  }

  private static let table = #"""
    ColorPicker > NSColorWell macOS 11, UIColorPickerViewController iOS 14, UIColorWell iOS 14
    $color: Color
    : ColorPicker("", selection: #1)
    :   .labelsHidden()

    DatePicker > NSDatePicker macOS 10.15, UIDatePicker iOS 13
    $date: Date
    : DatePicker("", selection: #1)
    :   .labelsHidden()

    Image > NSImageView macOS 10.15
    image: NSImage
    : Image(nsImage: #1)
    :   .resizable()

    Image > UIImageView iOS 13
    image: UIImage
    : Image(uiImage: #1)
    :   .resizable()

    Map > MKMapView iOS 17
    $position: MapCameraPosition
    : Map(position: #1)
    showsUserLocation { UserAnnotation()

    Material > UIVisualEffectView iOS 15
    : Rectangle()
    :   .fill(.regularMaterial)

    MultiDatePicker > UICalendarView iOS 16
    $dates: Set<DateComponents>
    : MultiDatePicker("", selection: #1)

    PhotosPicker > PHPickerViewController iOS 16
    $selection: [PhotosPickerItem]
    : PhotosPicker("Select Photos", selection: #1, matching: .images)

    Picker > NSSegmentedControl macOS 10.15, UISegmentedControl iOS 13
    $selection: Int
    titles: [String]
    : Picker("", selection: #1) {
    :   ForEach(#2.indices, id: \.self) { Text(#2[$0]) }
    : }
    : .pickerStyle(.segmented)
    : .labelsHidden()

    ProgressView > NSProgressIndicator macOS 11, UIProgressView iOS 14
    progress: Double | Float | CGFloat
    : ProgressView(value: #1)

    ProgressView > UIActivityIndicatorView iOS 14
    : ProgressView()

    ShareLink > UIActivityViewController iOS 16
    item: URL | String
    : ShareLink(item: #1)

    SignInWithAppleButton > ASAuthorizationAppleIDButton iOS 14
    onRequest: (ASAuthorizationAppleIDRequest) -> Void
    onCompletion: (Result<ASAuthorization, any Error>) -> Void
    : SignInWithAppleButton(onRequest: #1, onCompletion: #2)

    Slider > NSSlider macOS 10.15, UISlider iOS 13
    $value: Double | Float | CGFloat
    : Slider(value: #1)

    SpriteView > SKView iOS 14
    scene: SKScene
    : SpriteView(scene: #1)

    Stepper > NSStepper macOS 10.15, UIStepper iOS 13
    $value: Double | Int | Float | CGFloat
    : Stepper("", value: #1)
    :   .labelsHidden()

    TabView > UIPageViewController iOS 14
    $page: Int
    titles: [String]
    : TabView(selection: #1) {
    :   ForEach(#2.indices, id: \.self) { Text(#2[$0]) }
    : }
    : .tabViewStyle(.page)

    Text > UILabel iOS 13
    text: String
    : Text(#1)

    TextEditor > NSTextView macOS 11, UITextView iOS 14
    $text: String
    : TextEditor(text: #1)

    TextField > NSTextField macOS 10.15, UITextField iOS 13
    $text: String
    : TextField("", text: #1)

    Toggle > NSSwitch macOS 10.15
    $isOn: Bool
    : Toggle("", isOn: #1)
    :   .toggleStyle(.switch)
    :   .labelsHidden()

    Toggle > UISwitch iOS 13
    $isOn: Bool
    : Toggle("", isOn: #1)
    :   .labelsHidden()

    VideoPlayer > AVPlayerView macOS 11, AVPlayerViewController iOS 14
    player: AVPlayer? | AVPlayer
    : VideoPlayer(player: #1)
    """#
}
