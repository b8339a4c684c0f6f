/// The fallback for a gesture representable on systems without them: a transparent view with the recognizer.
public struct GestureFallbackTemplate: Sendable, Hashable {
  /// An input of the gesture.
  public struct Input: Sendable, Hashable {
    /// The declaration of the stored property.
    public var declaration: String
    public var name: String
    /// The type as written for a parameter, including `@escaping`.
    public var parameterType: String
    /// nil if there is none.
    public var defaultValue: String?

    public init(declaration: String, name: String, parameterType: String, defaultValue: String? = nil) {
      self.declaration = declaration
      self.name = name
      self.parameterType = parameterType
      self.defaultValue = defaultValue
    }
  }

  /// The statements of a method, and their name for the recognizer.
  public struct Method: Sendable, Hashable {
    public var parameter: String
    public var statements: [String]

    public init(parameter: String, statements: [String]) {
      self.parameter = parameter
      self.statements = statements
    }
  }

  /// The name of the gesture representable.
  public var gesture: String
  /// The class of its recognizer.
  public var recognizer: String
  public var inputs: [Input]
  /// The access level of the method of `View`, unless everything is private to the file.
  public var access: AccessLevel
  public var isHidden: Bool
  /// The statements that create the recognizer.
  public var make: [String]
  public var update: Method?
  public var handle: Method

  public init(
    gesture: String, recognizer: String, inputs: [Input], access: AccessLevel, isHidden: Bool, make: [String],
    update: Method?, handle: Method
  ) {
    self.gesture = gesture
    self.recognizer = recognizer
    self.inputs = inputs
    self.access = access
    self.isHidden = isHidden
    self.make = make
    self.update = update
    self.handle = handle
  }

  public var name: String { gesture + "Fallback" }

  /// The names of its members, which no input can have.
  public static let takenNames: Set = ["makeRecognizer", "updateRecognizer", "handle"]

  /// The method of `View` that chooses the gesture or the fallback, such as `panGesture`.
  public var methodName: String {
    let name = gesture.prefix(1).lowercased() + gesture.dropFirst()
    return gesture.hasSuffix("Gesture") ? name : name + "Gesture"
  }

  /// The fallback view, and the method that chooses.
  public var declarations: String { view + "\n\n" + choice }

  private var view: String {
    let make = [
      "let view = UIView()", "let recognizer = makeRecognizer()",
      "recognizer.addTarget(context.coordinator, action: #selector(Coordinator.handle(_:)))",
      "view.addGestureRecognizer(recognizer)", "return view",
    ]
    let updateAll =
      "for case let recognizer as \(recognizer) in uiView.gestureRecognizers ?? [] {\n"
      + "  updateRecognizer(recognizer)\n}"
    let blocks: [String?] = [
      inputs.isEmpty ? nil : inputs.map(\.declaration).joined(separator: "\n"),
      function("func makeUIView(context: Context) -> UIView", body: make),
      function(
        "func updateUIView(_ uiView: UIView, context: Context)",
        body: [CoordinatorTemplate.refresh()] + (update == nil ? [] : [updateAll])),
      function("func makeCoordinator() -> Coordinator", body: ["Coordinator(self)"]),
      function("private func makeRecognizer() -> \(recognizer)", body: self.make),
      update.map { method("updateRecognizer", $0) }, method("handle", handle), coordinator,
    ]
    return """
      /// A fallback for \(gesture) on systems without gesture representables: a transparent view on top of the content.
      /// The content doesn't receive touches.
      \(isHidden ? "fileprivate " : "")struct \(name): UIViewRepresentable {
      \(blocks.compactMap(\.self).map(indented).joined(separator: "\n\n"))
      }
      """
  }

  private func method(_ name: String, _ method: Method) -> String {
    function("private func \(name)(_ \(method.parameter): \(recognizer))", body: method.statements)
  }

  private var coordinator: String {
    let template = CoordinatorTemplate(parent: name)
    let handle = function("@objc func handle(_ recognizer: \(recognizer))", body: ["parent.handle(recognizer)"])
    return """
      @MainActor
      final class Coordinator: NSObject {
      \((template.parentMembers + [handle]).map(indented).joined(separator: "\n\n"))
      }
      """
  }

  private var choice: String {
    let parameters = inputs.map { input in
      "\(input.name): \(input.parameterType)" + (input.defaultValue.map { " = \($0)" } ?? "")
    }.joined(separator: ", ")
    let arguments = inputs.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    return """
      extension View {
        /// Adds \(gesture). Before iOS 18, the gesture is on a view on top of this one.
        @ViewBuilder
        \(isHidden ? "fileprivate " : access.prefix)func \(methodName)(\(parameters)) -> some View {
          if #available(iOS 18, *) {
            gesture(\(gesture)(\(arguments)))
          } else {
            overlay(\(name)(\(arguments)))
          }
        }
      }
      """
  }
}
