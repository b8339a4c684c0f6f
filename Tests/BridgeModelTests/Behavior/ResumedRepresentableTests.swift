import BridgeFacts
import SwiftScan
import Testing
import TextModel

@testable import BridgeModel

/// After an edit of a body, a check of a representable knows whether the same calls still lead to the same bodies, and
/// finds the bodies that a first check would find.
@Suite struct ResumedRepresentableTests {
  /// The question before the edit: about the code of the representable and its coordinator, or also that of other types.
  enum Question: String, CaseIterable, CustomTestStringConvertible {
    case own, all

    var testDescription: String { rawValue }
  }

  private static let panel = """
    struct Panel: UIViewRepresentable {
      let title: String
      let note: String
      let helper: Helper
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ view: UILabel, context: Context) {
        show(title)
        settle()
        move(isFar: true)
        context.coordinator.apply(note)
        print("done")
      }
      func show(_ text: String) {
        settle()
      }
      func settle() {
        print(note, "settled")
      }
      func move(isFar: Bool) {
        if isFar { print("far") }
      }
      func hide() {}
      final class Coordinator {
        var level = 0 {
          didSet { print("level") }
        }
        func apply(_ text: String) {
          finish()
        }
        func finish() {
          print("finished")
        }
        func stop() {}
      }
    }
    final class Helper {
      func work() {}
    }

    """

  private static let reached = [
    "updateUIView", "show: show(title)", "settle: settle()", "move: move(isFar: true)",
    "apply: context.coordinator.apply(note)", "finish: finish()",
  ]

  /// Typing in a name or a text, and statements that call nothing of the project. Functions that two calls lead to are
  /// among them.
  @Test(
    arguments: [
      ("print(note, \"settled\")", "print(title, \"settled\")"), ("\"settled\"", "\"settles\""),
      ("print(note, \"settled\")", "print(note)\n    print(title)"), ("\"done\"", "\"ready\""),
      ("print(\"done\")", "prints(\"done\")"), ("print(\"far\")", "print(\"farther\")"),
      ("print(\"finished\")", "print(1)\n      print(2)"), ("print(\"finished\")", "prints(\"finished\")"),
    ], Question.allCases)
  func otherEditsKeepTheCalls(_ edit: (old: String, new: String), _ question: Question) throws {
    let check = try EditedCheck(Self.panel, edit.old, edit.new, of: .update, question)
    #expect(!check.callsChanged, "\(edit.new)")
    #expect(check.resumed == Self.reached)
    #expect(check.resumed == check.fresh)
  }

  /// Calls that lead to other bodies, that lead to the same bodies again or no longer, and that pass other values.
  @Test(
    arguments: [
      // Another body comes last.
      Typing("print(\"finished\")", "stop()", ["finish: finish()", "stop: stop()"]),
      Typing("print(\"finished\")", "level = 1", ["finish: finish()", "level: level = 1"]),
      // Another body instead of one.
      Typing("finish()\n", "stop()\n", ["apply: context.coordinator.apply(note)", "stop: stop()"]),
      // One body less.
      Typing("finish()\n", "print(1)\n", ["move: move(isFar: true)", "apply: context.coordinator.apply(note)"]),
      // The same bodies, and another call that leads to one of them.
      Typing("print(\"finished\")", "finish()"), Typing("print(note, \"settled\")", "settle()"),
      // The second call of a function goes away.
      Typing("    settle()\n  }", "    print(1)\n  }"),
      // The same call passes another value.
      Typing("isFar: true", "isFar: false"), Typing("show(title)", "show(note)"),
      Typing("apply(note)", "apply(title)", ["apply: context.coordinator.apply(title)", "finish: finish()"]),
      // The same calls are further down.
      Typing("    show(title)", "    print(1)\n    show(title)"),
    ], Question.allCases)
  func editsOfCallsAreNoticed(_ typing: Typing, _ question: Question) throws {
    let check = try EditedCheck(Self.panel, typing.old, typing.new, of: .update, question)
    #expect(check.callsChanged, "\(typing.new)")
    #expect(check.resumed.suffix(2) == typing.last[...], "\(typing.new)")
    #expect(check.resumed == check.fresh)
  }

  /// A call of another type leads to code that isn't the representable's own.
  @Test(arguments: [(Question.own, false), (.all, true)])
  func aCallOfAnotherTypeMattersToThoseWhoFollowIt(_ question: Question, _ isChange: Bool) throws {
    let check = try EditedCheck(
      Self.panel, "print(note, \"settled\")", "helper.work()", of: .update, question)
    #expect(check.callsChanged == isChange)
    #expect(check.resumed.contains("work: helper.work()") == isChange)
    #expect(check.resumed.filter { $0 != "work: helper.work()" } == Self.reached)
    #expect(check.resumed == check.fresh)
  }

  /// The body of the make method itself is another one if it returns another object.
  @Test(arguments: Question.allCases)
  func anotherReturnedObjectIsNoticed(_ question: Question) throws {
    let source = """
      struct Badge: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let plain = UIView()
          let round = UIView()
          return plain
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }

      """
    let check = try EditedCheck(source, "return plain", "return round", of: .make, question)
    #expect(check.callsChanged)
    #expect(check.resumed == ["makeUIView"])
    #expect(check.variables == ["round"])
    let other = try EditedCheck(source, "round = UIView", "round = UILabel", of: .make, question)
    #expect(!other.callsChanged)
    #expect(other.variables == ["plain"])
  }

  /// A function makes the returned object, or another object, depending on what the make method returns.
  @Test(arguments: Question.allCases)
  func functionsThatMakeAnotherObjectAreNoticed(_ question: Question) throws {
    let source = """
      struct Badge: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let plain = makePlain()
          let round = makeRound()
          return plain
        }
        func makePlain() -> UIView {
          let view = UIView()
          return view
        }
        func makeRound() -> UIView {
          let disc = UIView()
          return disc
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }

      """
    let check = try EditedCheck(source, "return plain", "return round", of: .make, question)
    #expect(check.callsChanged)
    #expect(check.resumed == ["makeUIView", "makePlain: makePlain()", "makeRound: makeRound()"])
    #expect(check.variables == ["round", nil, "disc"])
  }

  /// A function no longer makes the returned object, although the make method returns something of the same name.
  @Test(arguments: Question.allCases)
  func aFunctionThatNoLongerMakesTheObjectIsNoticed(_ question: Question) throws {
    let source = """
      struct Badge: UIViewRepresentable {
        let badge: UIView
        func makeUIView(context: Context) -> UIView {
          let badge = makePlain()
          return badge
        }
        func makePlain() -> UIView {
          let view = UIView()
          return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }

      """
    let check = try EditedCheck(source, "badge = makePlain", "plain = makePlain", of: .make, question)
    #expect(check.callsChanged)
    #expect(check.resumed == ["makeUIView", "makePlain: makePlain()"])
    #expect(check.variables == ["badge", nil])
  }

  /// Names mean something else if the make method may return another object, although their own code is the same.
  @Test(arguments: Question.allCases)
  func namesMeanTheReturnedObject(_ question: Question) throws {
    let source = """
      struct Badge: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let plain = UIView()
          plain.tag = 1
          print("plain")
          return plain
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }

      """
    let check = try EditedCheck(source, "print(\"plain\")", "if isOn { return UIView() }", of: .make, question)
    #expect(check.callsChanged)
    #expect(check.represented == [])
    let other = try EditedCheck(source, "tag = 1", "tag = 2", of: .make, question)
    #expect(!other.callsChanged)
    #expect(other.represented == ["makeUIView: plain", "makeUIView: plain"])
  }

  /// The same for a function that makes the object.
  @Test(arguments: Question.allCases)
  func namesInFunctionsMeanTheReturnedObject(_ question: Question) throws {
    let source = """
      struct Badge: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { makeBadge() }
        func makeBadge() -> UIView {
          let plain = makePlain()
          plain.tag = 1
          print("plain")
          return plain
        }
        func makePlain() -> UIView {
          let view = UIView()
          return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }

      """
    let check = try EditedCheck(source, "print(\"plain\")", "if isOn { return UIView() }", of: .make, question)
    #expect(check.callsChanged)
    #expect(check.represented == [])
    let other = try EditedCheck(source, "tag = 1", "tag = 2", of: .make, question)
    #expect(!other.callsChanged)
    #expect(other.represented == ["makeBadge: plain", "makeBadge: plain", "makePlain: view"])
  }

  /// A function runs with two flags; after the edit, the call in it is reached with the other one.
  @Test(arguments: Question.allCases)
  func aCallThatIsReachedInAnotherWayIsNoticed(_ question: Question) throws {
    let source = """
      struct Arrow: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {
          turn(isUp: true, isFar: false)
          turn(isUp: false, isFar: true)
        }
        func turn(isUp: Bool, isFar: Bool) {
          print(isUp, isFar)
          if isUp { draw() }
        }
        func draw() {}
      }

      """
    let check = try EditedCheck(source, "if isUp", "if isFar", of: .update, question)
    #expect(check.callsChanged)
    #expect(
      check.resumed == [
        "updateUIView", "turn: turn(isUp: true, isFar: false)", "turn: turn(isUp: false, isFar: true)", "draw: draw()",
      ])
    #expect(check.callers.last == "turn(isUp: false, isFar: true)")
    #expect(check.resumed == check.fresh)
  }

  /// Only the same representable can take over something.
  @Test func anotherRepresentableIsCheckedFromTheStart() throws {
    let source = """
      struct Dot: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {
          print("dot")
        }
      }
      struct Line: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      extension Line: NSViewRepresentable {
        func makeNSView(context: Context) -> NSView { NSView() }
        func updateNSView(_ view: NSView, context: Context) {}
      }

      """
    let files = try EditedFile(source, "\"dot\"", "\"dots\"")
    let edit = files.change
    let change = try #require(edit)
    for old in files.old.representables {
      for new in files.new.representables {
        let isSame = old.name == new.name && old.family.name == new.family.name
        let found = files.new.beginCheck(of: new, after: old, change)
        #expect((found != nil) == isSame, "\(old.name) \(old.family.name), \(new.name) \(new.family.name)")
        files.new.endCheck(of: new)
      }
    }
    #expect(
      files.new.representables.map { "\($0.name) \($0.family.name)" }.sorted() == [
        "Dot UIViewRepresentable", "Line NSViewRepresentable", "Line UIViewRepresentable",
      ])
  }

  /// An edit of a call, and the last two bodies that the update method reaches then.
  struct Typing: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let last: [String]

    init(
      _ old: String, _ new: String, _ last: [String] = ["apply: context.coordinator.apply(note)", "finish: finish()"]
    ) {
      (self.old, self.new, self.last) = (old, new, last)
    }

    var testDescription: String { new }
  }
}
