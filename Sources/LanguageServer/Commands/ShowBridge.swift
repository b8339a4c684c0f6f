import EditorFeatures
import JSONText

/// Tells in a message what is known of a bridging type: any client can show that.
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
    snapshot.notify(Reply.notification("window/showMessage", ["type": 3, "message": JSON(text)]))
    return .null
  }
}
