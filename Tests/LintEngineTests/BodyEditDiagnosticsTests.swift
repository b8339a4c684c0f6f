import BridgeModel
import LintEngine
import SampleRules
import SwiftScan
import Synchronization
import Testing
import TextModel

/// After an edit of a body, only the rules run again that have read this body.
@Suite struct BodyEditDiagnosticsTests {
  private let text = """
    struct A: View {
      let title = "a"
      func first() { one() }
      func second() { two() }
      func third() { three() }
    }

    """

  @Test func aRuleRunsAgainIfItHasReadTheBody() {
    var file = WatchedFile(text) { type, context in
      let function = type.members.first { $0.name == "second" }
      for call in function?.node.body?.descendants(.call) ?? [] { context.report("call", at: .whole(call)) }
    }
    file.warmUp()
    #expect(file.edit("three()", to: "threes()") == 0)
    #expect(file.edit("two()", to: "twos()") == 1)
    #expect(file.found == ["call@78..<84"])
    #expect(file.edit("one()", to: "ones()") == 0)
    #expect(file.found == ["call@79..<85"])
    #expect(file.edit("ones()", to: "") == 0)
    #expect(file.found == ["call@73..<79"])
  }

  @Test func aRuleThatLooksAtHeadsDoesNotRunAgain() {
    var file = WatchedFile(text) { type, context in
      for member in type.members where member.isFunction { context.report(member.name, at: .whole(member.node)) }
    }
    file.warmUp()
    #expect(file.edit("two()", to: "two(2)") == 0)
    #expect(file.found == ["first@37..<59", "second@62..<86", "third@89..<113"])
    #expect(file.edit("func third", to: "func fourth") == 1)
    #expect(file.found == ["first@37..<59", "second@62..<86", "fourth@89..<114"])
  }

  @Test func aRuleRunsAgainOnceTheTextThatItLooksForIsThere() {
    var file = WatchedFile(text) { type, context in
      for call in type.calls(named: "twice") { context.report("twice", at: .whole(call.call)) }
    }
    file.warmUp()
    #expect(file.edit("two()", to: "twi()") == 0)
    #expect(file.edit("twi()", to: "twice()") == 1)
    #expect(file.found == ["twice@78..<85"])
    #expect(file.edit("twice()", to: "twices()") == 1)
    #expect(file.found == [])
    #expect(file.edit("twices()", to: "twices(1)") == 0)
  }

  /// A fact that a rule finds out about a type is remembered for other rules; they have read what that took.
  @Test func aRuleThatUsesWhatAnotherHasFoundRunsAgain() {
    let check: @Sendable (ProjectType, inout RuleContext) -> Void = { type, context in
      for call in type.localCalls(named: "two") { context.report("\(call.member.name)", at: .whole(call.call)) }
    }
    var file = WatchedFile(text, checks: [check, check])
    file.warmUp()
    #expect(file.edit("two()", to: "two(2)") == 2)
    #expect(file.found == ["second@78..<84", "second@78..<84"])
    #expect(file.edit("three()", to: "two()") == 2)
    #expect(file.edit("one()", to: "on()") == 0)
  }

  private let bridge = """
    struct A: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {
        first(label)
        second()
      }
      func first(_ label: UILabel) {
        label.text = title
      }
      func second() {
        print(title)
      }
      func third() {
        first(UILabel())
      }
    }

    """

  /// A rule that checks bodies one by one looks only at the edited one, unless the bodies call each other in another
  /// way.
  @Test func onlyTheEditedBodyIsCheckedAgain() {
    var file = WatchedFile(bridge) { representable, context, visit in
      context.inEach(context.project.bodies(reachedFrom: .update, of: representable)) { body, context in
        visit()
        for call in body.block.descendants(.call) where !call.calledName.isEmpty {
          context.report("\(body.function.name)", at: .whole(call))
        }
      }
    }
    _ = file.edit("print(title)", to: "prints(title)")
    _ = file.edit("prints(title)", to: "print(title)")
    #expect(file.edit("print(title)", to: "prints(title)") == 1)
    #expect(file.found == ["updateUIView@175..<187", "updateUIView@192..<200", "second@287..<300"])
    #expect(file.edit("label.text = title", to: "label.text = titles") == 1)
    #expect(file.found == ["updateUIView@175..<187", "updateUIView@192..<200", "second@288..<301"])
    // Another call leads to code that wasn't reached before, and from there to 'first' with another argument.
    #expect(file.edit("prints(title)", to: "third()") == 5)
    #expect(file.found.contains("third@321..<337"))
    #expect(file.edit("    first(label)\n", to: "") == 4)
  }

  /// While a name is typed, only the rules run that have read the name.
  @Test func aNameIsTypedThatTheRuleHasNotRead() {
    var file = WatchedFile(bridge) { type, context, visit in
      visit()
      for member in type.members {
        for call in member.node.descendants(.call) where call.isCall(named: "prints") {
          context.report("printed", at: .whole(call))
        }
      }
    }
    _ = file.edit("print(title)", to: "prin(title)")
    _ = file.edit("prin(title)", to: "prin(titl)")
    #expect(file.edit("prin(titl)", to: "prin(titles)") == 0)
    #expect(file.edit("prin(titles)", to: "prints(titles)") == 1)
    #expect(file.found == ["printed@287..<301"])
    #expect(file.edit("prints(titles)", to: "prints(title)") == 0)
    #expect(file.found == ["printed@287..<300"])
    #expect(file.edit("prints(title)", to: "prints(title, 1)") == 1)
  }

  /// The contents of other bodies matter where a rule asks about them.
  @Test func aBodyIsCheckedAgainIfItsCheckHasReadTheEditedOne() {
    var file = WatchedFile(bridge) { representable, context, visit in
      let bodies = context.project.bodies(reachedFrom: .update, of: representable)
      context.inEach(bodies) { body, context in
        visit()
        guard body.function.name == "first" else { return }
        let isPrinted = bodies.contains { $0.block.mentions("print(") }
        if isPrinted { context.report("printed", at: .whole(body.block)) }
      }
    }
    _ = file.edit("print(title)", to: "prints(title)")
    _ = file.edit("prints(title)", to: "print(title)")
    #expect(file.found == ["printed@236..<264"])
    // Only the check of 'first' has looked into 'second'.
    #expect(file.edit("print(title)", to: "prin(title)") == 1)
    #expect(file.found == [])
    #expect(file.edit("prin(title)", to: "print(title)") == 1)
    #expect(file.found == ["printed@236..<264"])
  }

  /// A rule that asks which files mention a word depends on the bodies that do.
  @Test func aRuleThatAsksAboutTheCodeOfTheProjectRunsAgain() {
    var file = WatchedFile(text) { type, context in
      let isMentioned = context.project.files(mentioning: "beacon").flatMap(\.tree.items).contains {
        $0.mentions("beacon")
      }
      if isMentioned { context.report("mentioned", at: .whole(type.members[0].node)) }
    }
    file.warmUp()
    #expect(file.edit("two()", to: "twos()") == 0)
    #expect(file.edit("twos()", to: "beacon()") == 1)
    #expect(file.found == ["mentioned@19..<34"])
    #expect(file.edit("one()", to: "ones()") == 0)
    #expect(file.edit("beacon()", to: "two()") == 1)
    #expect(file.found == [])
  }
}

/// A file, and rules that count how often they run, or how many bodies they look at.
private struct WatchedFile {
  private var facts: FileFacts
  private var model: ProjectModel
  private var checked = FileDiagnostics()
  private let rules: [Rule]
  private let runs: Runs
  private(set) var found: [String] = []

  private final class Runs: Sendable {
    let count = Mutex(0)
  }

  init(_ text: String, check: @escaping @Sendable (ProjectType, inout RuleContext) -> Void) {
    self.init(text, checks: [check])
  }

  init(
    _ text: String,
    check: @escaping @Sendable (Representable, inout RuleContext, _ visit: () -> Void) -> Void
  ) {
    let runs = Runs()
    self.init(
      text,
      [
        sampleRule(
          "rule",
          check: .representables { representable, context in
            check(representable, &context) { runs.count.withLock { $0 += 1 } }
          })
      ], runs)
  }

  init(_ text: String, checks: [@Sendable (ProjectType, inout RuleContext) -> Void]) {
    let runs = Runs()
    self.init(
      text,
      checks.enumerated().map { number, check in
        sampleRule(
          "rule-\(number)",
          check: .types { type, context in
            runs.count.withLock { $0 += 1 }
            check(type, &context)
          })
      }, runs)
  }

  private init(_ text: String, _ rules: [Rule], _ runs: Runs) {
    self.rules = rules
    self.runs = runs
    facts = FileFacts(SourceFile(path: "A.swift", document: Document(SourceText(text))))
    model = ProjectModel(joining: [facts])
    _ = check()
  }

  /// Types something and deletes it, so that the type notes what is read.
  mutating func warmUp() {
    _ = edit("\"a\"", to: "\"b\"")
    _ = edit("\"b\"", to: "\"a\"")
  }

  /// Replaces the first occurrence of a text. Returns how many rules ran then.
  mutating func edit(_ old: String, to new: String) -> Int {
    let document = facts.file.document
    let utf8 = Array(document.text.string.utf8)
    guard let place = BytePattern(old).firstPlace(in: utf8, within: utf8.indices) else { return -1 }
    let edit = TextEdit(replacing: place..<place + old.utf8.count, with: new)
    let edited = document.applying(edit, version: document.version + 1)
    facts = FileFacts(SourceFile(path: facts.path, document: edited), after: facts)
    model = model.replacing(facts)
    return check()
  }

  private mutating func check() -> Int {
    runs.count.withLock { $0 = 0 }
    found = checked.check(facts.path, in: model, RuleSelection(rules)).map { "\($0.message)@\($0.range)" }
    return runs.count.withLock { $0 }
  }
}
