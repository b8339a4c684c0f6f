import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Writes a complete bridge into a file without code and names it after the file.
  static let writeBridge = Refactoring { place in
    guard let name = place.nameForNewType else { return [] }
    return BridgeKind.allCases.compactMap { kind in
      guard let wrapped = place.subject(of: kind, for: name),
        let bridge = try? NewBridge(kind, of: wrapped, named: name, targets: place.deploymentTargets)
      else { return nil }
      return CodeAction(bridge.title, .extract, place.edits(writing: bridge))
    }
  }

  /// Adds a controller that shows a SwiftUI view as a screen.
  static let hostAsScreen = Refactoring { place in
    guard let type = place.typeAtHead, let node = type.primary?.node, !node.isHiddenInFile, !place.isInAppKit,
      place.project.isPlainView(type)
    else { return [] }
    let stem = type.name.hasSuffix("View") && type.name != "View" ? String(type.name.dropLast(4)) : type.name
    guard place.project.isForeign(stem + "Controller"),
      let bridge = try? NewBridge(.screen, of: type.name, named: stem + "Controller", targets: place.deploymentTargets)
    else { return [] }
    let declaration = place.placement.insertion(ofDeclarations: bridge.declarations, using: node)
    return [CodeAction(bridge.title, .extract, bridge.imports.flatMap(place.importEdits) + [declaration])]
  }
}

extension ActionPlace {
  fileprivate var deploymentTargets: DeploymentTargets { project.surroundings(of: file.path).deploymentTargets }

  /// The name of a file with nothing but imports and comments, if a new type can have this name; nil otherwise.
  fileprivate var nameForNewType: String? {
    guard let path = file.path.lastName.dropping(".swift"),
      file.document.tree.items.allSatisfy({ $0.kind == .importDeclaration })
    else {
      return nil
    }
    let name = path.description
    let isName = name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }
    return isName && project.isForeign(name) ? name : nil
  }

  /// The type that a new type with this name wraps or shows; nil if that's unclear.
  fileprivate func subject(of kind: BridgeKind, for name: String) -> String? {
    switch kind {
    case .view, .controller, .gesture:
      let families = Family.all.filter { $0.kind.rawValue == kind.rawValue }
      let family = families.first { $0.isAppKit == isInAppKit } ?? families[0]
      return family.classMeant(by: name) ?? family.represented
    case .child, .screen, .window, .scene: return viewMeant(by: name)
    case .trait: return "Bool"
    case .cell, .watch: return nil
    }
  }

  /// The view of the project that a type with this name, such as `ProfileController`, probably shows.
  private func viewMeant(by name: String) -> String? {
    let endings = ["ViewController", "HostingController", "Controller", "Screen", "SceneDelegate", "Scene", "Host"]
    let stems = endings.filter { name.hasSuffix($0) && name != $0 }.map { String(name.dropLast($0.count)) }
    return stems.flatMap { [$0 + "View", $0] }.first { candidate in
      let declarations = project.declarations(of: candidate)
      guard declarations.count == 1, let type = project.type(named: candidate, in: declarations[0].path) else {
        return false
      }
      return project.isPlainView(type)
    }
  }

  /// The edits that write a bridge at the end of the file, below its comments and imports.
  fileprivate func edits(writing bridge: NewBridge) -> [TextEdit] {
    let text = placement.text
    let hasImports = file.document.tree.items.contains { $0.kind == .importDeclaration }
    let missing = bridge.imports.filter { !project.imports(of: file.path).contains($0) }.map { "import \($0)\n" }
    let before = text[0..<text.count]
    let end = before.lastIndex { !$0.isWhitespace }.map { before[...$0].utf8.count } ?? 0
    let imports = missing.joined() + (missing.isEmpty && hasImports ? "" : "\n")
    let gap = end == 0 ? "" : hasImports ? "\n" : "\n\n"
    let separator = hasImports && missing.isEmpty ? "\n" : ""
    let written = placement.style.format(gap + separator + imports + bridge.declarations + "\n")
    return [TextEdit(replacing: end..<text.count, with: written)]
  }
}

extension Family {
  /// The Apple class that the name of a type suggests, such as `UISearchBar` for `SearchBar` and
  /// `SearchBarRepresentable`.
  fileprivate func classMeant(by name: String) -> String? {
    ClassHierarchy.names.filter { className in
      let bare = className.dropFirst(2)
      return (name == bare || name == bare + "Representable" || name == className + "Representable")
        && ClassHierarchy.isSubclass(className, of: represented)
    }.min()
  }
}

extension NewBridge {
  fileprivate var title: String {
    switch kind {
    case .view, .controller, .gesture, .watch: "Wrap \(wrapped) for SwiftUI as \(name)"
    case .child: "Embed \(wrapped) in a view controller as \(name)"
    case .screen: "Show \(wrapped) as a screen with \(name)"
    case .window: "Show \(wrapped) in a window with \(name)"
    case .scene: "Show \(wrapped) in a scene with \(name)"
    case .cell: "Show \(wrapped) in list cells with \(name)"
    case .trait: "Bridge a trait and an environment value as \(name)"
    }
  }
}
