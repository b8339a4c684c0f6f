import SwiftScan
import TestSupport
import Testing
import TextModel

/// A caller that has read something of a body is told when an edit of that body may have changed it. Serialized, because the tests
/// record what they read of the same documents.
@Suite(.serialized) struct BodyReadsTests {
  static let text = """
    struct Map: UIViewRepresentable {
      var title: String
      /// Called once.
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()  // the map
        map.delegate = context.coordinator
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) {}
      var size: Int { title.count }
      #if DEBUG
      @objc func log(_ text: String = "x") { print(text) }
      #endif
      final class Coordinator: NSObject {
        init(_ map: Map) { self.map = map }
        func add() { list.append(1) }
      }
    }

    """

  /// Questions about the first type of a tree. The answers contain no offsets.
  struct Probe: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: @Sendable (SyntaxNode) -> String
  }

  static let probesOfBodies = [
    Probe(testDescription: "text") { $0.function("makeUIView").text },
    Probe(testDescription: "text without spaces") { $0.function("makeUIView").bareText },
    Probe(testDescription: "words") { $0.function("makeUIView").words.joined() },
    Probe(testDescription: "tokens") { $0.function("makeUIView").tokens.map(\.text).joined() },
    Probe(testDescription: "a token before the end") { $0.function("makeUIView").lastToken.previous?.text ?? "" },
    Probe(testDescription: "a member call") { "\($0.function("makeUIView").hasMemberCall("dequeue"))" },
    Probe(testDescription: "items") { "\($0.function("makeUIView").body?.items.map(\.kind) ?? [])" },
    Probe(testDescription: "children") { "\($0.function("makeUIView").body?.children.map(\.kind) ?? [])" },
    Probe(testDescription: "the first child") {
      "\($0.function("makeUIView").body?.first(.variableDeclaration)?.name ?? "")"
    },
    Probe(testDescription: "descendants") {
      $0.descendants(.call).map { $0.callee?.name ?? "" }.joined(separator: ",")
    },
    Probe(testDescription: "named descendants") { "\($0.descendants(.reference, named: "context").count)" },
    Probe(testDescription: "a walk") { type in
      var count = 0
      type.walk { _ in
        count += 1
        return true
      }
      return "\(count)"
    },
    Probe(testDescription: "whether a text is there") { "\($0.mentions("delegate"))" },
    Probe(testDescription: "whether a word is there") { "\($0.mentions(BytePattern(word: "dequeue")))" },
    Probe(testDescription: "nodes with a text") {
      "\($0.descendants(.call, mentioning: ["MKMapView", "dequeue"]).count)"
    },
    Probe(testDescription: "members with a text") {
      $0.members(mentioning: ["dequeue", "coordinator"]).map(\.name).joined()
    },
    Probe(testDescription: "an empty body") { "\($0.function("updateUIView").body?.children.first?.text ?? "none")" },
    Probe(testDescription: "descendants in an empty body") {
      "\($0.function("updateUIView").descendants(.call).count)"
    },
    Probe(testDescription: "accessors") { $0.descendants(.accessorBlock).first?.children.first?.text ?? "" },
  ]

  static let probesOfHeads = [
    Probe(testDescription: "members") { $0.members.map { "\($0.kind) \($0.name)" }.joined() },
    Probe(testDescription: "modifiers") { type in
      type.members.map { "\($0.hasModifier("static")) \($0.attributes.map(\.name))" }.joined()
    },
    Probe(testDescription: "parameters") { type in
      type.members.flatMap(\.parameters).map { ($0.label ?? "_") + ($0.type?.text ?? "") }.joined()
    },
    Probe(testDescription: "blocks") { "\($0.members.map { $0.body?.kind })" },
    Probe(testDescription: "properties") { $0.members.flatMap(\.bindings).map { $0.pattern?.text ?? "" }.joined() },
    Probe(testDescription: "the text of a property") { $0.members.first?.text ?? "" },
  ]

  @Test(arguments: probesOfBodies)
  func whatWasReadInABodyConcernsItsEdits(_ probe: Probe) throws {
    var seen = 0
    for edit in try BodyTyping.all() {
      let before = edit.recorded(probe)
      guard before.value != probe.answer(edit.newType) else { continue }
      seen += 1
      #expect(edit.change.concerns(before.reads), "\(edit.new.text.string)")
    }
    #expect(seen > 0, "no edit changes the answer")
  }

  @Test(arguments: probesOfHeads)
  func headsAreReadWithoutReadingABody(_ probe: Probe) throws {
    for edit in try BodyTyping.all() {
      let before = edit.recorded(probe)
      #expect(before.value == probe.answer(edit.newType))
      #expect(!edit.change.concerns(before.reads), "\(edit.new.text.string)")
    }
  }

  @Test func readingOneBodyDoesNotConcernEditsOfAnother() throws {
    let typing = try #require(BodyTyping("print", typing: "re", in: Self.text))
    #expect(!typing.change.concerns(typing.recorded(Self.probesOfBodies[0]).reads))
    let sameBody = try #require(BodyTyping("delegate", typing: "re", in: Self.text))
    #expect(sameBody.change.concerns(sameBody.recorded(Self.probesOfBodies[0]).reads))
  }

  @Test func aSearchInVainConcernsOnlyEditsThatAddTheText() throws {
    let probe = Probe(testDescription: "") { "\($0.mentions("dequeue"))" }
    for (typed, isConcerned) in [("dequeue", true), ("queue", false)] {
      let typing = try #require(BodyTyping("print", typing: typed, in: Self.text, after: [probe]))
      #expect(typing.change.concerns(typing.recorded(probe).reads) == isConcerned, "\(typed)")
    }
  }

  /// While a name is typed, code isn't concerned that looks at the structure of the body, or at other names in it.
  @Test func typingInANameConcernsOnlyWhatHasReadTheName() throws {
    let kinds = Probe(testDescription: "kinds") { "\($0.descendants(.call, .memberAccess).map(\.kind))" }
    let callees = Probe(testDescription: "callees") { $0.descendants(.call).compactMap(\.callee?.name).joined() }
    let accesses = Probe(testDescription: "accesses") { $0.descendants(.memberAccess).map(\.name).joined() }
    let search = Probe(testDescription: "search") { "\($0.function("makeUIView").body?.mentions("dequeue") ?? false)" }
    let name = try #require(BodyTyping("delegate", typing: "re", in: Self.text))
    #expect(name.change.concerns(name.recorded(kinds).reads), "no one watched which tokens were read")
    name.change.watchTokens()
    #expect([kinds, callees, search].allSatisfy { !name.change.concerns(name.recorded($0).reads) })
    #expect(name.change.concerns(name.recorded(accesses).reads))
    let found = try #require(BodyTyping("delegate", typing: "dequeue", in: Self.text, after: [search]))
    found.change.watchTokens()
    #expect(found.change.concerns(found.recorded(search).reads))
  }

  /// The name of a local decides what other names mean, and a space or another token moves what is after it.
  @Test(arguments: [("map = MKMapView", "p"), ("delegate", "."), ("return", " ")])
  func otherTypingConcernsWhateverHasReadTheBody(_ word: String, _ typed: String) throws {
    let typing = try #require(BodyTyping(word, typing: typed, in: Self.text))
    typing.change.watchTokens()
    let kinds = Probe(testDescription: "kinds") { "\($0.descendants(.call).map(\.kind))" }
    #expect(typing.change.concerns(typing.recorded(kinds).reads))
  }

  /// A range before the edit stays, one after it moves, and the end of a range next to it may be on either side.
  @Test func rangesMove() throws {
    let typing = try #require(BodyTyping("print", typing: "re", in: Self.text))
    let place = typing.place
    #expect(typing.change.moved(0..<3) == 0..<3)
    #expect(typing.change.moved(0..<place + 1) == 0..<place + 3)
    #expect(typing.change.moved(place + 1..<place + 4) == place + 3..<place + 6)
    #expect(typing.change.moved(place..<place + 4) == nil)
    #expect(typing.change.moved(0..<place) == nil)
  }

  /// Nodes outside the edited body are the same as before, and so are those in it while its structure stays.
  @Test func nodesMove() throws {
    var kept = 0
    for typing in try BodyTyping.all() {
      let (oldNodes, newNodes) = (typing.oldType.allNodes, typing.newType.allNodes)
      for node in oldNodes {
        guard let moved = typing.change.nodes(node) else { continue }
        #expect(moved.kind == node.kind)
        #expect(newNodes.contains(moved))
        #expect(typing.change.nodes.reversed(moved) == node)
        kept += node.text == moved.text ? 1 : 0
      }
      #expect(
        oldNodes.filter { typing.change.nodes($0) == nil }.allSatisfy { $0.ancestors.contains { $0.kind.isBody } })
    }
    #expect(kept > 10_000)
  }

  @Test func typingANameKeepsAllNodes() throws {
    let typing = try #require(BodyTyping("print", typing: "re", in: Self.text))
    let moved = typing.oldType.allNodes.map { typing.change.nodes($0) }
    #expect(moved == typing.newType.allNodes)
  }

  /// Only one caller at a time can tell what it has read.
  @Test func aRecorderHasOneOwner() {
    let recorder = Document(SourceText("")).tree.recorder
    let inner: Int?? = recorder.whileOwned { recorder.whileOwned { 1 } }
    #expect(inner == .some(nil))
    #expect(recorder.whileOwned { 2 } == 2)
  }

  /// Reads of inner code count for the code around it, and earlier reads don't count for inner code.
  @Test func recordingsNest() throws {
    let typing = try #require(BodyTyping("print", typing: "re", in: Self.text))
    let recorder = typing.old.tree.recorder
    let text = { typing.oldType.function("log").text }
    let outer = recorder.recording {
      let before = recorder.recording { _ = text() }.reads
      let behind = recorder.recording {}.reads
      return (before, behind)
    }
    #expect(typing.change.concerns(outer.value.0))
    #expect(!typing.change.concerns(outer.value.1))
    #expect(typing.change.concerns(outer.reads))
  }
}

/// Letters that are typed into a body of a document that was edited before, so that reading is noted.
struct BodyTyping {
  let old: Document
  let new: Document
  let change: BodyChange
  /// The UTF-8 offset at which the letters were typed.
  let place: Int

  /// Types something before the first occurrence of a text. `probes` are asked before.
  init?(_ text: String, typing typed: String, in source: String, after probes: [BodyReadsTests.Probe] = []) {
    let utf8 = Array(source.utf8)
    guard let place = BytePattern(text).firstPlace(in: utf8, within: utf8.indices) else { return nil }
    self.init(.insert(typed, at: place), in: source, after: probes)
  }

  private init?(_ edit: TextEdit, in source: String, after probes: [BodyReadsTests.Probe]) {
    // The first edit of a unit lets it note what is read.
    let first = Document(SourceText(source)).applying(.insert(" ", at: source.utf8.count - 2), version: 1)
    old = first.applying(.delete(source.utf8.count - 2..<source.utf8.count - 1), version: 2)
    place = edit.range.lowerBound
    for probe in probes { _ = probe.answer(old.tree.items[0]) }
    new = old.applying(edit, version: 3)
    guard let edit = BodyEdit(from: old.tree, to: new.tree), let change = BodyChange(edit) else { return nil }
    self.change = change
  }

  /// Every edit of one body among insertions and deletions all over a text.
  static func all() throws -> [BodyTyping] {
    try #require(found.count > 100)
    return found
  }

  private static let found: [BodyTyping] = {
    let source = BodyReadsTests.text
    let count = source.utf8.count
    let texts = [" ", "x", "dequeue(x)", "; delegate()", "\n    dequeue(x)\n"]
    let utf8 = Array(source.utf8)
    let places = (1..<count - 2).filter { $0 % 3 == 0 || utf8[$0 - 1] == UInt8(ascii: "{") }
    let edits = places.flatMap { place in
      texts.map { TextEdit.insert($0, at: place) } + [1, 4, 12].map { .delete(place..<min(place + $0, count - 2)) }
    }
    return edits.compactMap { BodyTyping($0, in: source, after: BodyReadsTests.probesOfBodies) }
  }()

  var oldType: SyntaxNode { old.tree.items[0] }
  var newType: SyntaxNode { new.tree.items[0] }

  func recorded(_ probe: BodyReadsTests.Probe) -> (value: String, reads: BodyReads) {
    old.tree.recorder.recording { probe.answer(oldType) }
  }
}

extension SyntaxKind {
  fileprivate var isBody: Bool { self == .codeBlock || self == .accessorBlock }
}

extension SyntaxNode {
  fileprivate var allNodes: [SyntaxNode] {
    var nodes: [SyntaxNode] = []
    walk { node in
      nodes.append(node)
      return true
    }
    return nodes
  }

  fileprivate func function(_ name: String) -> SyntaxNode {
    descendantsOfHeads.first { $0.kind == .functionDeclaration && $0.name == name } ?? self
  }

  private var descendantsOfHeads: [SyntaxNode] { members.flatMap { [$0] + $0.descendantsOfHeads } }
}
