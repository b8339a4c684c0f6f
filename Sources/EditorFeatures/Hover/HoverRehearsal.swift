import BridgeModel
import SwiftScan
import TextModel

/// Asks what every name of a line means, so that the tables of symbols have been read before somebody waits for a hover.
public func rehearseHover() {
  let document = Document(SourceText("class Hosting: UIHostingController {}"))
  let file = SourceFile(path: "Rehearsal.swift", document: document)
  let project = ProjectModel([file])
  for offset in 0..<document.text.count { _ = hover(at: offset, in: file, of: project) }
}
