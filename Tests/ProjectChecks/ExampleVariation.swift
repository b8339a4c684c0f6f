import BridgeModel
import LintEngine
import LintRules
import SwiftScan
import TestSupport
import TextModel

/// A project made of an example, in which the right reports follow from those in the example.
public enum ExampleVariation: CaseIterable, Sendable {
  /// Each declaration has its own file.
  case severalFiles
  /// Another file declares something else.
  case withCompany
  /// Everything is declared twice, as after copying and pasting it. Names stand for two things, so nothing is certain.
  case pastedTwice
  /// The file contains tests. Views there are hosted in order to look at them once.
  case inTests
  /// Only this file of the project is known, so nothing in it is known to be absent.
  case withoutOtherFiles

  /// The ranges that the rule should report in the project of this variation; nil if the example doesn't determine them.
  fileprivate func expected(of example: ExampleCase) -> [Range<Int>]? {
    switch self {
    // A suppression is not a declaration.
    case .severalFiles where example.rule.group == "suppression": nil
    case .severalFiles where hiddenBetweenFiles.contains(where: { $0.matches(example) }): nil
    case .severalFiles where example.declarationCount < 2: nil
    case .severalFiles, .withCompany: example.fixture.ranges
    case .pastedTwice where sameWhenPasted.contains(where: { $0.matches(example) }): nil
    case .pastedTwice: rulesOfSingleMethods.contains(example.rule.id) ? nil : []
    case .withoutOtherFiles where dependentOnOtherFiles.contains(where: { $0.matches(example) }): nil
    case .withoutOtherFiles: rulesOfAbsence.contains(example.rule.id) ? [] : example.fixture.ranges
    case .inTests: rulesSilentInTests.contains(example.rule.id) ? [] : example.fixture.ranges
    }
  }
}

/// These rules report what a method does itself, whatever the names around it stand for.
private let rulesOfSingleMethods: Set = [
  "accumulating-call-in-update", "autoresizing-disabled-on-root", "coordinator-dismissal",
  "deferred-state-write-in-update", "delegate-assigned-in-update", "deprecated-presentation-mode",
  "first-responder-in-update", "incorrect-containment-call", "inline-hosting-view", "layout-property-mutation",
  "looper-in-player-controller", "nonstatic-dismantle", "presentation-from-lifecycle-method", "state-write-in-update",
  "superview-constraint-in-representable", "unchecked-compose-availability", "unconditional-uikit-animation",
  "unguarded-text-assignment", "unguarded-update-side-effect", "unknown-suppression", "unsafe-proposal-size",
  "unused-suppression", "view-rebuilt-in-update",
]

/// An example that a variation says nothing about, although it does about the others of its rule. It's found by words of
/// its code, so that it stays the same one when examples are added.
public struct ExemptExample: Sendable {
  let rule: String
  let words: String

  init(of rule: String, with words: String) { (self.rule, self.words) = (rule, words) }

  func matches(_ example: ExampleCase) -> Bool { example.rule.id == rule && example.source.contains(words) }

  /// The examples that this describes; a single one, unless the examples or the words have changed.
  public var examples: [ExampleCase] { ExampleCase.all.filter(matches) }

  public static let all = hiddenBetweenFiles + sameWhenPasted + dependentOnOtherFiles
}

/// A rule looks only at files that contain its signs, so an extension in another file can hide these problems.
private let hiddenBetweenFiles = [
  ExemptExample(of: "incomplete-trait-bridge", with: "enum Theme { case light"),
  ExemptExample(of: "stale-coordinator-state", with: "let ⟦margin⟧"),
  // Private declarations mean something in one file only.
  ExemptExample(of: "ignored-input-in-update", with: "private struct TicketBadge"),
]

/// Two extensions of Apple's classes or of a protocol with the same code are as certain as one.
private let sameWhenPasted = [
  ExemptExample(of: "discarded-observation-token", with: "func closeInBackground()"),
  ExemptExample(of: "discarded-observation-token", with: "func followTheme() {\n    ⟦"),
  ExemptExample(of: "discarded-observation-token", with: "static func rename(_ name: String)"),
  ExemptExample(of: "self-retaining-host", with: "protocol Panel: View {}"),
]

private let dependentOnOtherFiles = [
  // Another file may contain the method.
  ExemptExample(of: "incomplete-trait-bridge", with: "enum Theme { case light"),
  ExemptExample(of: "incomplete-trait-bridge", with: "struct ⟦RatioKey⟧"),
  // Another file may adopt the protocol.
  ExemptExample(of: "self-retaining-host", with: "rootView.onResize = ⟦"),
  ExemptExample(of: "strong-self-in-observation", with: "final class Inbox: MessageSource"),
  ExemptExample(of: "self-retaining-closure", with: "bar: TapReporting = Bar()"),
  ExemptExample(of: "stale-read-in-sink", with: "protocol Permissions: AnyObject"),
  // The callers that aren't known are ignored.
  ExemptExample(of: "stored-view-in-representable", with: "struct Book"),
  ExemptExample(of: "uncontained-hosting-controller", with: "func load() { ⟦addSubview(host.view)"),
  ExemptExample(of: "uncontained-hosting-controller", with: "final class ChatFooter"),
  // It matters where values of the struct come from.
  ExemptExample(of: "accumulating-call-in-update", with: "struct CameraScreen"),
  // It matters what all callers do.
  ExemptExample(of: "stored-view-in-representable", with: "struct Places"),
  ExemptExample(of: "inline-observed-object", with: "final class CalendarModel"),
  ExemptExample(of: "stale-hosted-content", with: "ChapterPage(title: title).id(title)"),
  ExemptExample(of: "stale-hosted-content", with: "TitleScreen(title: title, size: 20).id(title)"),
  // Other code may read the copy.
  ExemptExample(of: "unapplied-binding", with: "UITextField, context: Context) { context.coordinator.parent = self }"),
  ExemptExample(of: "unguarded-text-assignment", with: "LogText(text: .constant(log))"),
  ExemptExample(of: "unguarded-text-assignment", with: "@_spi(Logs)"),
  // It matters what all readers of a copy do.
  ExemptExample(of: "ignored-input-in-update", with: "parent.page = dots.currentPage"),
  ExemptExample(of: "ignored-input-in-update", with: "struct Equalizer"),
  ExemptExample(of: "ignored-input-in-update", with: "struct Shelf<Content: View>"),
  ExemptExample(of: "ignored-input-in-update", with: "struct Rating"),
  ExemptExample(of: "ignored-input-in-update", with: "struct Switchboard"),
  ExemptExample(of: "ignored-input-in-update", with: "if bar.isHidden { reveal(bar) }"),
  // It matters which classes adopt a protocol, and who calls a method.
  ExemptExample(of: "strong-self-in-observation", with: "final class Pedometer: StepCounting {"),
  ExemptExample(of: "strong-self-in-observation", with: "final class ChargeTimer"),
  ExemptExample(of: "strong-self-in-observation", with: "final class TeaModel"),
  ExemptExample(of: "strong-self-in-observation", with: "final class BrewTimer {"),
  ExemptExample(of: "strong-self-in-observation", with: "private func begin() { start() }"),
  ExemptExample(of: "strong-self-in-observation", with: "final class StepMeter: StepCounting {"),
  ExemptExample(of: "strong-self-in-observation", with: "if isShown { hide() }"),
  ExemptExample(of: "strong-self-in-observation", with: "final class LocalBookStore: BookStore {"),
  ExemptExample(of: "strong-self-in-observation", with: "final class SilentSource: RadioSource {"),
  // A subclass may override the method.
  ExemptExample(of: "unretained-delegate", with: "class LogScreen"),
  // Another file may declare the macro and the property wrapper.
  ExemptExample(of: "unavailable-bridge-api", with: "@⟦Observable⟧ final class Draft"),
]

/// These rules report that something is missing, which another file may contain.
private let rulesOfAbsence: Set = [
  "coordinator-without-nsobject", "misdeclared-lifecycle-method", "missing-delegate-conformance",
  "missing-make-coordinator", "missing-representable-method", "misspelled-delegate-method",
  "replaced-presentation-delegate", "unchecked-compose-availability", "unconnected-coordinator-callback",
  "unused-suppression",
]

private let rulesSilentInTests: Set = [
  "dynamic-property-in-class", "hosting-controller-in-cell", "hosting-subview-addition", "incomplete-child-removal",
  "inline-hosting-view", "late-navigation-title", "nested-navigation-container", "one-shot-observation-tracking",
  "private-hosting-api", "recreated-hosting-controller", "self-retaining-closure", "self-retaining-host",
  "stale-read-in-on-change", "stale-read-in-sink",
  "uncontained-hosting-controller", "unretained-hosting-controller",
]

extension ExampleCase {
  /// The first project made of this example in which the rule reports something else than it should.
  public var unexpectedVariation: ExampleVariation? {
    ExampleVariation.allCases.first { variation in
      variation.expected(of: self).map { reported(in: variation) != $0 } ?? false
    }
  }

  private func reported(in variation: ExampleVariation) -> [Range<Int>] {
    switch variation {
    case .severalFiles: return reported(in: facts(of: textsOfItems))
    case .withCompany:
      let file = facts(of: [fixture.code])
      let surroundings = Surroundings(ofAppFor: target)
      let byPath = [companyFacts.path: surroundings, file[0].path: surroundings]
      let project = companyProject.with(coverage: .project, surroundings: byPath).replacing(file[0])
      return reported(in: file + [companyFacts], of: project)
    case .pastedTwice: return reported(in: facts(of: [fixture.code + "\n" + fixture.code]))
    case .withoutOtherFiles: return reported(in: facts(of: [fixture.code]), coverage: .someFiles)
    case .inTests:
      let line = "import XCTest\n"
      return reported(in: facts(of: [line + fixture.code]))
        .map { $0.lowerBound - line.utf8.count..<$0.upperBound - line.utf8.count }
    }
  }

  fileprivate var declarationCount: Int {
    Document(SourceText(fixture.code)).tree.items.count { $0.kind != .importDeclaration }
  }

  /// One text for each declaration, with the imports. White space instead of the others keeps the offsets.
  private var textsOfItems: [String] {
    let bytes = Array(fixture.code.utf8)
    let blank = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    let items = Document(SourceText(bytes)).tree.items
    let imports = items.filter { $0.kind == .importDeclaration }
    return items.filter { $0.kind != .importDeclaration }.map { item in
      var file = blank
      for kept in imports + [item] { file.replaceSubrange(kept.range, with: bytes[kept.range]) }
      return String(decoding: file, as: UTF8.self)
    }
  }

  private func facts(of texts: [String]) -> [FileFacts] {
    texts.enumerated().map { number, text in
      FileFacts(SourceFile(path: FilePath("File\(number).swift"), document: Document(SourceText(text))))
    }
  }

  private func reported(in files: [FileFacts], coverage: ProjectModel.Coverage = .project) -> [Range<Int>] {
    reported(in: files, of: project(of: files, coverage: coverage))
  }

  private func reported(in files: [FileFacts], of project: ProjectModel) -> [Range<Int>] {
    files.flatMap { lint($0.path, in: project, selection) }.filter { $0.rule == rule.id }.map(\.range)
      .sorted { $0.lowerBound < $1.lowerBound }
  }
}

private let companyFacts = FileFacts(SourceFile(path: "Company.swift", document: Document(SourceText(company))))
private let companyProject = ProjectModel(joining: [companyFacts])

/// Code that uses everything in an ordinary way and has names of its own.
private let company = """
  struct CompanyField: UIViewRepresentable {
    @Binding var text: String
    var placeholder = ""
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UITextField {
      let view = UITextField()
      view.delegate = context.coordinator
      view.placeholder = placeholder
      return view
    }
    func updateUIView(_ view: UITextField, context: Context) {
      context.coordinator.parent = self
      if view.text != text { view.text = text }
      if view.placeholder != placeholder { view.placeholder = placeholder }
    }
    final class Coordinator: NSObject, UITextFieldDelegate {
      var parent: CompanyField
      init(_ parent: CompanyField) { self.parent = parent }
      func textFieldDidEndEditing(_ textField: UITextField) { parent.text = textField.text ?? "" }
    }
  }
  final class CompanyController: UIViewController {
    private let host = UIHostingController(rootView: CompanyView())
    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(host)
      view.addSubview(host.view)
      host.didMove(toParent: self)
    }
  }
  struct CompanyView: View {
    @State private var text = ""
    var body: some View { CompanyField(text: $text, placeholder: "Name").frame(height: 44) }
  }
  """
