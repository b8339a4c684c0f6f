import BridgeModel
import SwiftScan
import TextModel

/// Requests a hover for every name in a line of code, so that the symbol tables are loaded before the first real
/// request.
public func warmUpHovers() {
  let document = Document(SourceText("class Hosting: UIHostingController {}"))
  let file = SourceFile(path: "WarmUp.swift", document: document)
  let project = ProjectModel([file])
  for offset in 0..<document.text.count { _ = hover(at: offset, in: file, of: project) }
}
