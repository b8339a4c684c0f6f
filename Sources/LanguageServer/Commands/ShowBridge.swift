import BridgeMap
import BridgeModel
import EditorFeatures
import JSONText
import TextModel

/// Shows a diagram of the lifecycle of a bridging type, or a message about the type, which any client can show.
struct ShowBridge: ServerCommand {
  static let name = "uibridge.showBridge"

  var uri: DocumentURI
  /// The full name, with dots, from the outermost type to the innermost.
  var typeName: String

  init(_ arguments: [JSON]) throws(ResponseError) {
    guard arguments.count == 2, let uri = arguments[0].string, let typeName = arguments[1].string else {
      throw .invalidParameters("the arguments of '\(Self.name)' must be a document URI and a type name")
    }
    self.uri = DocumentURI(uri)
    self.typeName = typeName
  }

  func run(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    let entry = try snapshot.entry(uri)
    let project = await snapshot.project.value
    let lifecycles = await lifecycles(of: entry, in: project, snapshot)
    let description = bridgeDescription(of: typeName, in: entry.file, of: project)
    guard let text = description ?? lifecycles.first.map({ $0.headline + "." }) else {
      throw .failed("no type '\(typeName)' in '\(uri.text)' wraps or hosts UIKit or AppKit types")
    }
    if snapshot.client.showsDocuments, let picture = picture(of: lifecycles, in: snapshot) {
      snapshot.ask(ShowDocumentInquiry(uri: DocumentURI(path: picture), text: text))
    } else {
      snapshot.notify(information(text))
    }
    return .null
  }

  /// The lifecycles of the representables with the name, or else those of the types that host SwiftUI views.
  private func lifecycles(
    of entry: Snapshot.Entry, in project: ProjectModel, _ snapshot: Snapshot
  ) async -> [BridgeLifecycle] {
    let path = entry.file.path
    let diagnostics = [path: await snapshot.diagnostics(of: entry)]
    let wrapping = project.representables(named: typeName, in: path).map {
      BridgeLifecycle(of: $0, in: project, diagnostics: diagnostics)
    }
    guard wrapping.isEmpty else { return wrapping }
    return BridgeLifecycle.lifecycles(ofHostsNamed: typeName, in: [path], of: project, diagnostics: diagnostics)
  }

  /// Writes the diagram to a temporary file, and returns its path; nil if that fails.
  private func picture(of lifecycles: [BridgeLifecycle], in snapshot: Snapshot) -> FilePath? {
    let drawing = LifecycleFormat.svg.render(lifecycles)
    return try? snapshot.fileSystem.writeTemporary(Array(drawing.utf8), "\(typeName.plain).svg")
  }
}

extension String {
  /// The text as a file name that is legal on every system.
  fileprivate var plain: String {
    String(prefix(100).map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "_" })
  }
}
