/// A dimension in which a project can grow.
struct GrowthDimension: Sendable {
  var name: String
  /// The smallest number to measure, which takes some milliseconds.
  var start: Int
  /// The texts of the files of a project with so many of them.
  var files: @Sendable (Int) -> [String]
}

extension GrowthDimension {
  /// A dimension of one file.
  private init(_ name: String, from start: Int, text: @escaping @Sendable (Int) -> String) {
    self.init(name: name, start: start) { [text($0)] }
  }

  static let all: [GrowthDimension] = [
    GrowthDimension("bridges in a file", from: 20) { count in lines(count) { bridge("Badge\($0)") } },
    GrowthDimension(name: "bridges in a project", start: 20) { count in
      (0..<count).map { bridge("Badge\($0)") }
    },
    GrowthDimension("bridges of one name", from: 20) { count in lines(count) { _ in bridge("Badge") } },
    GrowthDimension("users of a bridge", from: 50) { count in
      bridge("Badge")
        + lines(count) { "struct Page\($0): View {\n  var body: some View { Badge(text: \"\($0)\") }\n}\n" }
    },
    GrowthDimension(name: "files that wrap one class", start: 20) { count in
      ["import UIKit\n\nclass Shared: UIView { var text = \"\" }\n"]
        + (0..<count).map { bridge("Badge\($0)", of: "Shared") }
    },
    GrowthDimension("statements in a body", from: 200) { count in
      bridge("Badge", update: lines(count) { "    label.tag = \($0)\n" })
    },
    GrowthDimension("locals in a scope", from: 100) { count in
      bridge("Badge", update: lines(count) { "    let value\($0) = \($0)\n    label.tag = value\($0)\n" })
    },
    GrowthDimension("members", from: 100) { count in
      controller(lines(count) { "  var count\($0) = 0\n  func show\($0)() { count\($0) += 1 }\n" })
    },
    GrowthDimension("inputs of a bridge", from: 20) { count in
      let inputs = lines(count) { "  var input\($0): Int\n" }
      return bridge("Badge", members: inputs, update: lines(count) { "    label.tag = input\($0)\n" })
    },
    GrowthDimension(name: "extensions of one type", start: 50) { count in
      [bridge("Badge")] + (0..<count).map { "extension Badge {\n  func use\($0)() -> Int { \($0) }\n}\n" }
    },
    GrowthDimension("extensions of one type in a file", from: 50) { count in
      bridge("Badge") + lines(count) { "extension Badge {\n  func use\($0)() -> Int { \($0) }\n}\n" }
    },
    GrowthDimension("coordinators", from: 20) { count in lines(count) { coordinated("Field\($0)") } },
    GrowthDimension("methods of a coordinator", from: 50) { count in
      coordinated("Field", methods: lines(count) { "    func act\($0)() { parent.text = \"\($0)\" }\n" })
    },
    GrowthDimension("nested types", from: 10) { count in
      lines(count) { "struct Outer\($0) {\n" } + bridge("Badge") + lines(count) { _ in "}\n" }
    },
    GrowthDimension("nested closures", from: 10) { count in
      bridge("Badge", update: lines(count) { "    run\($0) {\n" } + lines(count) { _ in "    }\n" })
    },
    GrowthDimension("branches of #if", from: 50) { count in
      "#if A\n" + lines(count) { "#elseif A\($0)\n" + bridge("Badge\($0)") } + "#endif\n"
    },
    GrowthDimension("generic arguments", from: 500) { count in "let a: A<" + lines(count) { "A\($0), " } + "B>\n" },
    GrowthDimension("unclosed generic arguments", from: 1_000) { count in
      "let a = " + String(repeating: "A<", count: count) + "\n"
    },
    GrowthDimension("interpolations", from: 500) { count in
      bridge("Badge", update: "    label.text = \"" + lines(count) { "\\(value\($0)) " } + "\"\n")
    },
    GrowthDimension("arguments of a call", from: 500) { count in
      bridge("Badge", update: "    label.show(" + lines(count) { "value\($0): \($0), " } + "last: 0)\n")
    },
    GrowthDimension("calls in a chain", from: 200) { count in
      bridge("Badge", update: "    label" + lines(count) { ".show\($0)()" } + "\n")
    },
    GrowthDimension("modifiers of a view", from: 5) { count in
      // Only the last modifier is asked for, so the search for its type begins at the end of the chain.
      let subscription = "\n      .onReceive(pages) { page in page.publisher.sink { print($0) } }"
      return screen("content" + lines(count) { _ in "\n      .environmentObject(model)" } + subscription)
    },
    GrowthDimension("hosting sites", from: 20) { count in
      controller(lines(count) { hostingMethod($0) })
    },
    GrowthDimension("hosting controllers that are children", from: 20) { count in
      controller(lines(count) { childMethod($0) })
    },
    GrowthDimension("findings in a file", from: 50) { count in
      lines(count) { "class Model\($0) {\n  @State var count = 0\n}\n" }
    },
    GrowthDimension("suppressions", from: 50) { count in
      lines(count) {
        "class Model\($0) {\n  // uibridge:disable:next dynamic-property-in-class\n  @State var count = 0\n}\n"
      }
    },
    GrowthDimension("comments", from: 1_000) { count in lines(count) { "// line \($0)\n" } + bridge("Badge") },
    GrowthDimension(name: "files", start: 100) { count in
      (0..<count).map { "import UIKit\n\nclass Screen\($0): UIViewController {}\n" }
    },
  ]
}

private func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined() }

private func bridge(
  _ name: String, of wrapped: String = "UILabel", members: String = "", update: String = "    label.text = text\n"
) -> String {
  """
  import SwiftUI

  struct \(name): UIViewRepresentable {
    var text: String
  \(members)
    func makeUIView(context: Context) -> \(wrapped) { \(wrapped)() }

    func updateUIView(_ label: \(wrapped), context: Context) {
  \(update)  }
  }

  """
}

private func coordinated(_ name: String, methods: String = "") -> String {
  """
  import SwiftUI

  struct \(name): UIViewRepresentable {
    @Binding var text: String

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.delegate = context.coordinator
      return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
      context.coordinator.parent = self
      if field.text != text { field.text = text }
    }

    final class Coordinator: NSObject, UITextFieldDelegate {
      var parent: \(name)

      init(_ parent: \(name)) { self.parent = parent }

      func textFieldDidChangeSelection(_ field: UITextField) { parent.text = field.text ?? "" }
  \(methods)  }
  }

  """
}

private func screen(_ body: String) -> String {
  """
  import Combine
  import SwiftUI

  class Model: ObservableObject {}

  struct Screen: View {
    let pages: AnyPublisher<[Int], Never>
    let model: Model

    var content: some View { Text("") }

    var body: some View {
      \(body)
    }
  }

  """
}

private func controller(_ members: String) -> String {
  """
  import SwiftUI
  import UIKit

  class Screen: UIViewController {
  \(members)}

  """
}

private func hostingMethod(_ number: Int) -> String {
  """
    func show\(number)() {
      let host\(number) = UIHostingController(rootView: Text("\(number)"))
      view.addSubview(host\(number).view)
    }

  """
}

private func childMethod(_ number: Int) -> String {
  """
    func add\(number)() {
      let host\(number) = UIHostingController(rootView: Text("\(number)"))
      addChild(host\(number))
      view.addSubview(host\(number).view)
      host\(number).didMove(toParent: self)
    }

  """
}
