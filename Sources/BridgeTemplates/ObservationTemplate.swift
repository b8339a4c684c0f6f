/// Code by which views and controllers follow a model.
public enum ObservationTemplate {
  /// The usual name of a method that follows a model in this property: `observeModel`.
  public static func loopName(of property: String) -> String {
    "observe" + property.prefix(1).uppercased() + property.dropFirst()
  }

  /// A method that reads an `@Observable` model, and is called anew whenever something changes that it has read.
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

  /// A method that runs these statements, and is called anew whenever something changes that they read.
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

  /// The method of a controller in which one begins to observe.
  public static func beginning(_ loop: String) -> String {
    function("override func viewDidLoad()", body: ["super.viewDidLoad()", loop + "()"])
  }

  /// The method that UIKit calls before layout, and that it tracks.
  public static func updateProperties(attribute: String?) -> Template {
    """
    \(attribute.map { $0 + "\n" } ?? "")override func updateProperties() {
      super.updateProperties()
      \(stop: 0)
    }
    """
  }

  /// A statement that follows an `ObservableObject` on the main queue and keeps the subscription.
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
