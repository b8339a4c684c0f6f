/// Code with which views and controllers observe a model.
public enum ObservationTemplate {
  /// The usual name of a method that observes the model in this property, such as `observeModel`.
  public static func loopName(of property: String) -> String {
    "observe" + property.prefix(1).uppercased() + property.dropFirst()
  }

  /// A method that reads an `@Observable` model, and runs again whenever something that it read changes.
  public static func loop(of property: String) -> Template {
    let name = loopName(of: property)
    return """
      func \(name)() {
        withObservationTracking {
          \(stop: 0, "_ = \(property)")
        } onChange: { [weak self] in
          Task { @MainActor in self?.\(name)() }
        }
      }
      """
  }

  /// A method that runs these statements, and runs again whenever something that they read changes.
  public static func loop(named name: String, reading statements: [String]) -> String {
    """
    func \(name)() {
      withObservationTracking {
    \(indented(indented(statements.joined(separator: "\n"))))
      } onChange: { [weak self] in
        Task { @MainActor in self?.\(name)() }
      }
    }
    """
  }

  /// The method of a controller that starts the observation.
  public static func beginning(_ loop: String) -> String {
    function("override func viewDidLoad()", body: ["super.viewDidLoad()", loop + "()"])
  }

  /// The method that UIKit calls before layout, and whose reads it tracks.
  public static func updateProperties(attribute: String?) -> Template {
    """
    \(attribute.map { $0 + "\n" } ?? "")override func updateProperties() {
      super.updateProperties()
      \(stop: 0)
    }
    """
  }

  /// A statement that observes an `ObservableObject` on the main queue and stores the subscription.
  public static func sink(of property: String, calling method: String, in subscriptions: String) -> Template {
    """
    \(property).objectWillChange
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in
        \(stop: 0, "self?.\(method)")
      }
      .store(in: &\(subscriptions))
    """
  }
}
