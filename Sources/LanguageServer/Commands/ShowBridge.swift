import BridgeMap
import BridgeModel
import EditorFeatures
import JSONText
import TextModel

/// Draws the lifecycle of a bridging type, or tells in a message what is known of it: any client can show that.
struct ShowBridge: ServerCommand {
  static let name = "uibridge.showBridge"

  var uri: DocumentURI
  /// Dotted, from the outermost type on.
  var typeName: String

  init(_ arguments: [JSON]) throws(ResponseError) {
    guard arguments.count == 2, let uri = arguments[0].string, let typeName = arguments[1].string else {
      throw .invalidParameters("the arguments of '\(Self.name)' must be a document and the name of a type")
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
      throw .failed("no type '\(typeName)' in '\(uri.text)' bridges to UIKit or AppKit")
    }
    if snapshot.client.showsDocuments, let picture = picture(of: lifecycles, in: snapshot) {
      snapshot.ask(ShowDocumentInquiry(uri: DocumentURI(path: picture), text: text))
    } else {
      snapshot.notify(information(text))
    }
    return .null
  }

  /// Of the representable, or else of what hosts SwiftUI views.
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

  /// Where the picture was put; nil where there is no place for it.
  private func picture(of lifecycles: [BridgeLifecycle], in snapshot: Snapshot) -> FilePath? {
    let drawing = LifecycleFormat.svg.render(lifecycles)
    return try? snapshot.fileSystem.writeTemporary(Array(drawing.utf8), "\(typeName.plain).svg")
  }
}

extension String {
  /// As a name of a file that is legal everywhere.
  fileprivate var plain: String {
    String(prefix(100).map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "_" })
  }
}
