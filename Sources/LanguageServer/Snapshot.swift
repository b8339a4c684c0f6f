import BridgeModel
import JSONText
import LintEngine
import SwiftScan
import TextModel
import Workspace

/// The state of a session at one moment. Requests and checks work on it in separate tasks.
struct Snapshot: Sendable {
  /// One document. A class, because a snapshot can contain thousands and is created on every keystroke.
  final class Entry: Sendable {
    let facts: FileFacts
    let document: OpenDocument
    /// The settings of the document; nil until they are known.
    let settings: KnownSettings.Entry?

    init(facts: FileFacts, document: OpenDocument, settings: KnownSettings.Entry?) {
      self.facts = facts
      self.document = document
      self.settings = settings
    }

    var file: SourceFile { facts.file }
  }

  let client: Client
  let revision: Int
  let entries: [DocumentURI: Entry]
  let project: PendingModel
  /// The large change that the documents haven't been checked after yet.
  let leap: LargeChange.Result?
  let checks: DocumentChecker
  let closedFiles: ClosedFiles
  let actions: OfferedItems<CodeActionResolveRequest.Offer>
  let documentations: OfferedItems<JSON>
  /// The files on disk as they were last read.
  let disk: KnownProjects.Contents
  let diskRevision: Int
  let folders: [FilePath]
  let preferences: Configuration
  let rules: [Rule]
  let fileSystem: FileSystem
  let jobs: Int
  /// Sends a notification before the answer.
  let notify: @Sendable (JSON) -> Void
  /// Sends a request to the client before the answer.
  let ask: @Sendable (any Inquiry) -> Void

  func entry(_ uri: DocumentURI) throws(ResponseError) -> Entry {
    guard let entry = entries[uri] else { throw .invalidParameters("'\(uri.text)' is not open") }
    return entry
  }

  func diagnostics(of entry: Entry) async -> [Diagnostic] {
    let project = await project.value
    return checks.turn { diagnostics(of: entry, in: project, &$0) }
  }

  /// The diagnostics without waiting; nil if the project isn't known yet or another check is running.
  func diagnosticsAtOnce(of entry: Entry) -> [Diagnostic]? {
    guard case .known(let project) = project else { return nil }
    return checks.turnIfFree { diagnostics(of: entry, in: project, &$0) }
  }

  /// Empty if the settings exclude the document or aren't known yet.
  private func diagnostics(of entry: Entry, in project: ProjectModel, _ checks: inout CheckedDocuments) -> [Diagnostic]
  {
    guard let settings = entry.settings, settings.settings.isChecked else { return [] }
    return checks.diagnostics(of: entry.document.uri, in: project, settings.selection, revision: revision, leap)
  }

  /// Checks the due documents one by one, then those affected by changes elsewhere. Returns false if `report` returned
  /// false, which leaves the rest to the next check.
  func check(_ due: [DocumentURI], report: (DocumentURI, [Diagnostic]) -> Bool) async -> Bool {
    for uri in due {
      guard let entry = entries[uri] else { continue }
      guard report(uri, await diagnostics(of: entry)) else { return false }
    }
    let project = await project.value
    let concerned = checks.turn { $0.concerned(by: project, revision: revision, leap) }
    for uri in concerned {
      guard let entry = entries[uri] else { continue }
      guard report(uri, await diagnostics(of: entry)) else { return false }
    }
    checks.turn { $0.keep(only: entries) }
    return true
  }

  /// Checks the due documents synchronously; nil if the project isn't known yet or another check is running. `isWhole`
  /// is false if changes affect other documents too, which the next check handles.
  func checkImmediately(_ due: [DocumentURI]) -> (found: [(DocumentURI, [Diagnostic])], isWhole: Bool)? {
    guard case .known(let project) = project else { return nil }
    return checks.turnIfFree { checks in
      var found: [(DocumentURI, [Diagnostic])] = []
      for uri in due {
        if let entry = entries[uri] { found.append((uri, diagnostics(of: entry, in: project, &checks))) }
      }
      let isWhole = checks.concerned(by: project, revision: revision, leap).isEmpty
      if isWhole { checks.keep(only: entries) }
      return (found, isWhole)
    }
  }
}
