/// What stands in for a gesture representable on systems that have none: a transparent view with the recognizer.
public struct GestureFallbackTemplate: Sendable, Hashable {
  /// What the gesture is given.
  public struct Input: Sendable, Hashable {
    /// The stored property.
    public var declaration: String
    public var name: String
    /// The type as a parameter, `@escaping` included.
    public var parameterType: String
    /// nil for none.
    public var defaultValue: String?

    public init(declaration: String, name: String, parameterType: String, defaultValue: String? = nil) {
      self.declaration = declaration
      self.name = name
      self.parameterType = parameterType
      self.defaultValue = defaultValue
    }
  }

  /// The statements of a method, and what they call the recognizer.
  public struct Method: Sendable, Hashable {
    public var parameter: String
    public var statements: [String]

    public init(parameter: String, statements: [String]) {
      self.parameter = parameter
      self.statements = statements
    }
  }

  /// The gesture representable.
  public var gesture: String
  /// The class of its recognizer.
  public var recognizer: String
  public var inputs: [Input]
  /// How far the method of `View` can be seen, unless all is hidden in the file.
  public var access: AccessLevel
  public var isHidden: Bool
  /// The statements that make the recognizer.
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

  /// The names of its members, which no input may have.
  public static let takenNames: Set = ["makeRecognizer", "updateRecognizer", "handle"]

  /// The method of `View` that chooses: `panGesture`.
  public var methodName: String {
    let name = gesture.prefix(1).lowercased() + gesture.dropFirst()
    return gesture.hasSuffix("Gesture") ? name : name + "Gesture"
  }

  /// The view and the method that chooses.
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
      /// \(gesture) on systems without gesture representables: a transparent view over the one that has the gesture, which
      /// gets no touches then.
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
        /// Adds \(gesture), below iOS 18 as a view over this one.
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
