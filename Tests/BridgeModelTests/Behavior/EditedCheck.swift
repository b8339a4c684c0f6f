import BridgeFacts
import SwiftScan
import Testing
import TextModel

@testable import BridgeModel

/// A file before and after an edit of a body.
struct EditedFile {
  let old: ProjectModel
  let new: ProjectModel
  let recorder: ReadRecorder
  let change: BodyChange?

  /// Replaces the first occurrence of a text.
  init(_ source: String, _ text: String, _ replacement: String) throws {
    let utf8 = Array(source.utf8)
    let place = try #require(BytePattern(text).firstPlace(in: utf8, within: utf8.indices))
    var facts = FileFacts(SourceFile(path: "A.swift", document: Document(SourceText(source))))
    var model = ProjectModel(joining: [facts])
    var versions: [ProjectModel] = []
    // The first edit of a type lets it note what is read.
    let edits: [TextEdit] = [
      .insert(" ", at: place), .delete(place..<place + 1),
      TextEdit(replacing: place..<place + text.utf8.count, with: replacement),
    ]
    for edit in edits {
      let document = facts.file.document
      facts = FileFacts(
        SourceFile(path: "A.swift", document: document.applying(edit, version: document.version + 1)), after: facts)
      model = model.replacing(facts)
      versions.append(model)
    }
    (old, new, recorder) = (versions[1], versions[2], facts.tree.recorder)
    change = new.bodyEdit(of: "A.swift", since: old).flatMap { BodyChange($0) }
  }
}

/// The result of a check of the first representable after an edit of a body, if the last check asked a question.
struct EditedCheck {
  private let file: EditedFile
  private let question: ResumedRepresentableTests.Question
  private let method: LifecycleMethod
  private let bodies: [LifecycleBody]
  /// Whether bodies call each other in another way, as far as the last check has asked.
  let callsChanged: Bool
  /// The names in the bodies that mean the represented object.
  let represented: [String]

  init(
    _ source: String, _ text: String, _ replacement: String, of method: LifecycleMethod,
    _ question: ResumedRepresentableTests.Question
  ) throws {
    let file = try EditedFile(source, text, replacement)
    let (edited, before, after) = (file.change, file.old.representables.first, file.new.representables.first)
    let change = try #require(edited)
    let old = try #require(before)
    let new = try #require(after)
    var found: BodyChange?
    var bodies: [LifecycleBody] = []
    var represented: [String] = []
    _ = file.recorder.whileOwned {
      _ = file.old.beginCheck(of: old, after: nil, nil)
      _ = question.bodies(of: method, old, file.old).flatMap(\.represented)
      file.old.endCheck(of: old)
    }
    _ = file.recorder.whileOwned {
      found = file.new.beginCheck(of: new, after: old, change)
      bodies = question.bodies(of: method, new, file.new)
      represented = bodies.flatMap(\.represented)
      file.new.endCheck(of: new)
    }
    callsChanged = try #require(found).includes(.calls)
    (self.file, self.question, self.method, self.bodies) = (file, question, method, bodies)
    self.represented = represented
  }

  /// The bodies, each with the call that leads to it.
  var resumed: [String] { bodies.map(\.summary) }

  /// The same in a first check of the edited text.
  var fresh: [String] {
    guard let facts = file.new.facts(of: "A.swift") else { return [] }
    let model = ProjectModel([SourceFile(path: "A.swift", document: Document(facts.file.document.text))])
    guard let representable = model.representables.first else { return [] }
    return question.bodies(of: method, representable, model).map(\.summary)
  }

  var variables: [String?] { bodies.map(\.variable) }

  /// The calls that lead to the callers of the bodies.
  var callers: [String?] { bodies.map { $0.calls.dropLast().last?.text } }
}

extension ResumedRepresentableTests.Question {
  fileprivate func bodies(
    of method: LifecycleMethod, _ representable: Representable, _ project: ProjectModel
  ) -> [LifecycleBody] {
    switch self {
    case .own: representable.bodiesWithHelpers(of: method)
    case .all: project.bodies(reachedFrom: method, of: representable)
    }
  }
}

extension LifecycleBody {
  fileprivate var summary: String { call.map { "\(function.name): \($0.text)" } ?? function.name }

  fileprivate var represented: [String] {
    block.descendants(.reference).filter(isRepresented).map { "\(function.name): \($0.text)" }
  }
}
