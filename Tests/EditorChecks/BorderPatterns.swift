/// Code at the boundary between SwiftUI and UIKit: presentations, the environment, child controllers, and files without
/// code.
let borderPatterns = [
  "⟦⟧",
  """
  struct NAME: UIViewControllerRepresentable {
    @Binding var isPresented: Bool
    let title: String

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      controller.title = title
      ⟦⟧if isPresented, controller.presentedViewController == nil {
        // Shows the title.
        let host = UIHostingController(rootView: Text(title))
        controller.present(host, animated: true)
      } else {
        controller.dismiss(animated: true)
      }
    }
  }

  struct NAMEUser: View {
    @State private var isShown = false
    var body: some View { NAME(isPresented: $isShown, title: "here").frame(width: 3) }
  }
  """,
  """
  struct NAME: UIViewControllerRepresentable {
    @Binding fileprivate var isPresented: Bool

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      ⟦⟧if isPresented {
        let other = UINavigationController()
        other.title = "NAME" // its name
        controller.present(other, animated: true)
      }
    }
  }

  private struct NAMEUser: View {
    @Binding var isShown: Bool
    var body: some View { Text("").overlay(NAME(isPresented: $isShown)) }
  }
  """,
  """
  final class NAMECart: ObservableObject {
    @Published var count = 0
  }

  struct NAME: View {
    let title: String
    @EnvironmentObject private var ⟦⟧cart: NAMECart
    var footer = ""
    var body: some View { Text(title + footer + String(cart.count)) }
  }

  final class NAMEScreen: UIViewController {
    let cart = NAMECart()

    func show() {
      present(UIHostingController(rootView: NAME(title: "here", footer: "there")), animated: true)
    }
  }

  struct NAMEOuter: View {
    @StateObject private var cart = NAMECart()
    var body: some View { NAME(title: "outer").environmentObject(cart) }
  }
  """,
  """
  @Observable final class NAMEModel {
    var count = 0
  }

  struct NAME: View {
    @Environment(NAMEModel.self) private var ⟦⟧model
    var body: some View { Text(String(model.count)) }
  }

  final class NAMEScreen: UIViewController {
    let model = NAMEModel()

    func show() {
      let host = UIHostingController(rootView: NAME())
      present(host, animated: true)
    }
  }
  """,
  """
  extension EnvironmentValues {
    /// How dense NAME is.
    @Entry var ⟦⟧NAMEDensity: Double? = 1 // usual
  }
  """,
  """
  final class NAMEModel {}

  extension EnvironmentValues {
    @Entry
    var modelOfNAME⟦⟧: NAMEModel = .init()
  }
  """,
  """
  final class NAME: UIViewController {
    let stack = UIStackView()

    override func viewDidLoad() {
      super.viewDidLoad()
      let top = UIViewController()
      ⟦⟧addChild(top)
      top.view.translatesAutoresizingMaskIntoConstraints = false
      stack.addSubview(top.view)
      NSLayoutConstraint.activate([
        top.view.topAnchor.constraint(equalTo: stack.topAnchor),
        top.view.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
        top.view.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
        top.view.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
      ])
      top.didMove(toParent: self)
      show(UIViewController())
    }

    private func show(_ page: UIViewController) {
      self.addChild(page)
      self.view.addSubview(page.view)
      page.view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        page.view.topAnchor.constraint(equalTo: self.view.topAnchor),
        page.view.bottomAnchor.constraint(equalTo: self.view.bottomAnchor),
        page.view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor),
        page.view.trailingAnchor.constraint(equalTo: self.view.trailingAnchor)
      ])
      page.didMove(toParent: self)
    }
  }
  """,
]

/// Observation loops that UIKit can replace with automatic tracking.
let observationPatterns = [
  """
  @Observable final class NAMEModel {
    var title = ""
  }

  final class NAME: UIViewController {
    let model = NAMEModel()

    override func viewDidLoad() {
      super.viewDidLoad()
      observeModel()
    }

    private func ⟦⟧observeModel() {
      withObservationTracking {
        // The title follows.
        title = model.title
      } onChange: { [weak self] in
        Task { @MainActor in self?.observeModel() }
      }
    }
  }
  """
]

/// Methods that UIKit tracks automatically, in projects with deployment targets that don't support it.
let trackedPatterns = [
  """
  @Observable final class NAMEModel {
    var title = ""
  }

  final class NAME: UIViewController {
    let model = NAMEModel()

    /// Follows the model.
    @available(iOS 26, *)
    override func ⟦⟧updateProperties() {
      super.updateProperties()
      // The title follows.
      title = model.title
      if model.title.isEmpty {
        title = nil
      }
    }
  }
  """,
  """
  @Observable final class NAMEModel {
    var color = UIColor.red
  }

  final class NAME: UIView {
    var model = NAMEModel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      alpha = 0.5
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() { ⟦⟧super.updateProperties(); backgroundColor = model.color }
  }
  """,
]
