import SwiftScan
import Testing
import TextModel

/// Which edits change only bodies, and which nodes stay the same.
struct BodyEditTests {
  static let text = """
    import SwiftUI

    struct Map: UIViewRepresentable {
      var title: String
      let padding = insets(4)
      var size: Int { title.count }
      var flag: Bool = true { didSet { print(flag) } }
      let label: UILabel = { () -> UILabel in
        let label = UILabel()
        label.text = "Map"
        return label
      }()
      lazy var button = { makeButton() }()
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
      }
      #if DEBUG
      func log() { print(title) }
      #endif
      final class Coordinator: NSObject {
        init(_ map: Map) { self.map = map }
        func add() { struct Local { var x = 1 } }
        func remove(_ row: Int = 3) { rows.remove(at: row) }
      }
    }

    func global() { call(1) }

    """

  @Test(arguments: [
    ("map.delegate =", "map.superdelegate =", "remove"),
    ("let map = MKMapView()", "let map = MKMapView(); let other = [1, 2, 3].map { $0 + 1 }", "remove"),
    ("{ title.count }", "{ title.count + 1 }", "remove"),
    ("print(title)", "print(title, 2)", "remove"),
    ("rows.remove(at: row)", "rows.remove(at: row + 1)", "makeUIView"),
    ("self.map = map", "self.map = other", "makeUIView"),
    ("call(1)", "call(2)", "makeUIView"),
    ("print(flag)", "print(flag, 2)", "makeUIView"),
    ("label.text = \"Map\"", "label.text = \"Maps\"", "makeUIView"),
    ("label.text = \"Map\"", "", "remove"),
    ("() -> UILabel in", "in", "remove"),
  ])
  func whatIsOutsideTheBodyStays(_ old: String, _ new: String, _ function: String) throws {
    let (document, edited) = try edit(old, to: new)
    let edit = try #require(BodyEdit(from: document.tree, to: edited.tree))
    let before = try #require(document.function(function))
    let after = try #require(edited.function(function))
    let nodes = Array(zip(before.descendants(.reference, .call), after.descendants(.reference, .call)))
    #expect(!nodes.isEmpty)
    for (old, new) in nodes {
      #expect(edit.old(new) == old)
      #expect(edit.old(new)?.text == new.text)
    }
  }

  @Test func nodesInTheEditedBodyAreNew() throws {
    let (document, edited) = try edit("map.delegate =", to: "map.superdelegate =")
    let edit = try #require(BodyEdit(from: document.tree, to: edited.tree))
    let function = try #require(edited.function("makeUIView"))
    #expect(function.descendants(.reference).allSatisfy { edit.old($0) == nil })
  }

  /// Bytes are compared in words of eight, so an edit may be at any place in one.
  @Test func anEditOfAnyByteIsNoticed() throws {
    let text = "struct S {\n  func a() { log(\"0123456789abcdefghijklmnop\") }\n  func b() { call(1) }\n}\n"
    let document = Document(SourceText(text))
    let literal = try #require(document.tree.descendants(.stringLiteral).first).range
    for offset in literal.lowerBound + 1..<literal.upperBound - 1 {
      for length in 0...1 {
        let replaced = TextEdit(replacing: offset..<offset + length, with: "_")
        let edited = document.applying(replaced, version: 2)
        let edit = try #require(BodyEdit(from: document.tree, to: edited.tree))
        let calls = edited.tree.descendants(.call)
        #expect(calls.map { edit.old($0)?.text } == [nil, "call(1)"], "\(replaced)")
      }
    }
  }

  @Test(arguments: [
    ("var title: String", "var title: Int"), ("insets(4)", "insets(5)"), ("var size: Int", "var sizes: Int"),
    ("context: Context)", "context: Other)"), ("struct Map: UIView", "struct Map: NSView"), ("= true {", "= false {"),
    ("{ title.count }", "{ get { title.count } }"), ("row: Int = 3", "row: Int = 4"), ("var x = 1", "var x = 2"),
    ("#if DEBUG", "#if RELEASE"), ("import SwiftUI", "import UIKit"), ("return map\n", "return map(\n"),
    ("func global()", "func globally()"), ("func log() { print(title) }", ""), ("label: UILabel", "label: UIView"),
    ("return label\n  }()", "return label\n  }"), ("makeButton()", "makeButton(1)"), ("= { (", "= start { ("),
  ])
  func editsOfHeadsAreNone(_ old: String, _ new: String) throws {
    let (document, edited) = try edit(old, to: new)
    #expect(BodyEdit(from: document.tree, to: edited.tree) == nil)
  }

  private func edit(_ old: String, to new: String) throws -> (Document, Document) {
    let document = Document(SourceText(Self.text))
    let place = try #require(Self.text.firstRange(of: old))
    let start = Self.text.utf8.distance(from: Self.text.startIndex, to: place.lowerBound)
    let edit = TextEdit(replacing: start..<start + old.utf8.count, with: new)
    return (document, document.applying(edit, version: 2))
  }
}

extension Document {
  fileprivate func function(_ name: String) -> SyntaxNode? {
    tree.descendants(.functionDeclaration).first { $0.isNamed(name) }
  }
}

extension String {
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
