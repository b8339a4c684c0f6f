import BridgeMap
import EditorFeatures
import JSONText

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
    guard let text = bridgeDescription(of: typeName, in: entry.file, of: await snapshot.project.value) else {
      throw .failed("no type '\(typeName)' in '\(uri.text)' bridges to UIKit or AppKit")
    }
    if snapshot.client.showsDocuments, let picture = await picture(of: entry, in: snapshot) {
      snapshot.ask(ShowDocumentInquiry(uri: DocumentURI(path: picture), text: text))
    } else {
      snapshot.notify(information(text))
    }
    return .null
  }

  /// Where the picture was put; nil where there is no place for it.
  private func picture(of entry: Snapshot.Entry, in snapshot: Snapshot) async -> String? {
    let project = await snapshot.project.value
    let diagnostics = [entry.file.path: await snapshot.diagnostics(of: entry)]
    let lifecycles = project.representables(named: typeName, in: entry.file.path)
      .map { BridgeLifecycle(of: $0, in: project, diagnostics: diagnostics) }
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
