import SwiftScan
import Testing
import TextModel

/// The parts of a file that an edit leaves unchanged, if the whole file is inside `#if`.
struct DifferenceTests {
  static let text = """
    // A header.
    import UIKit

    #if os(iOS) || os(tvOS)
    import SwiftUI

    /// The first one.
    struct First: View {
      @Environment(\\.colorScheme) private var scheme
      var body: some View { Text("1") }
    }

    struct Second: View {
      // What it shows.
      var body: some View { Text("2") }
    }

    extension Second { func third() {} }
    #else
    struct Fourth {}
    struct Fifth { let size = 5 }
    #if DEBUG
    struct Sixth {}
    struct Seventh { let size = 7 }
    #endif
    #endif

    struct Behind {}

    """

  @Test(arguments: [
    ("Text(\"2\")", "Text(\"22\")", ["Second"]),
    ("var body: some View { Text(\"2", "let a = 1; var body: some View { Text(\"2", ["Second"]),
    ("// What it shows", "// What it hides", ["Second"]),
    ("Second: View", "AndSecond: View", ["AndSecond"]),
    ("/// The first one.", "/// Number one.", ["SwiftUI", "First"]),
    ("third() {}", "third() { print(3) }", ["Second"]),
    ("struct Second", "struct Between {}\n\nstruct Second", ["First", "Between", "Second"]),
    ("// What it", "// \"What\" it", ["Second"]),
    ("let size = 5", "let size = 6", ["Fifth"]),
    ("let size = 7", "let size = 8", ["Seventh"]),
  ])
  func onlyEditedItemsDiffer(_ old: String, _ new: String, _ names: [String]) throws {
    let document = Document(SourceText(Self.text))
    let edited = try document.replacing(old, with: new)
    let difference = edited.tree.difference(from: document.tree)
    #expect(difference.new.nodes.map(\.name) == names)
    let following = try #require(document.range(of: "Behind"))
    #expect(difference.moved(following) == edited.range(of: "Behind"))
  }

  /// The platforms and the end of an item may depend on these edits.
  @Test(arguments: [
    ("os(tvOS)", "os(macOS)"), ("#else", "#elseif os(macOS)"), ("#if DEBUG", ""), ("{ Text(\"1\") }", "{ Text(\"1\")"),
    ("import SwiftUI", "import SwiftUI\n#else"),
  ])
  func editingAConditionChangesTheWholeBlock(_ old: String, _ new: String) throws {
    let document = Document(SourceText(Self.text))
    let difference = try document.replacing(old, with: new).tree.difference(from: document.tree)
    #expect(difference.new.nodes.contains { $0.kind == .file && !$0.all(.ifConfig).isEmpty })
  }
}

extension Document {
  fileprivate func replacing(_ old: String, with new: String) throws -> Document {
    applying(TextEdit(replacing: try #require(range(of: old)), with: new), version: version + 1)
  }

  fileprivate func range(of part: String) -> Range<Int>? {
    let string = text.string
    return string.firstRange(of: part).map { place in
      let start = string.utf8.distance(from: string.startIndex, to: place.lowerBound)
      return start..<start + part.utf8.count
    }
  }
}
