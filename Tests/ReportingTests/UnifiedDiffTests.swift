import Reporting
import Testing
import TextModel

/// The expected texts are written by hand from the description of the format in POSIX (`diff -u`) and Git's additions.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: FilePath = "A.swift") -> String {
    String(decoding: unifiedDiff(of: path, from: SourceText(old), to: SourceText(new)), as: UTF8.self)
  }

  @Test func equalTextsHaveNoDiff() { #expect(diff("a\n", "a\n") == "") }

  @Test func showsThreeContextLines() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    #expect(
      diff(old, old.replacing("5\n", with: "five\n"))
        == "--- a/A.swift\n+++ b/A.swift\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test func joinsNearbyChangesAndSeparatesDistantOnes() {
    let lines = (1...30).map(String.init)
    let old = lines.joined(separator: "\n") + "\n"
    var changed = lines
    changed[1] = "two"
    changed[6] = "seven"
    changed.remove(at: 24)
    #expect(
      diff(old, changed.joined(separator: "\n") + "\n") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,10 +1,10 @@
         1
        -2
        +two
         3
         4
         5
         6
        -7
        +seven
         8
         9
         10
        @@ -22,7 +22,6 @@
         22
         23
         24
        -25
         26
         27
         28

        """)
  }

  @Test func keepsLineEndingsAndMarksAMissingOne() {
    #expect(
      diff("a\r\nb", "a\r\nc") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +1,2 @@
         a\r
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """)
  }

  @Test func anEmptyTextHasNoFirstLine() {
    #expect(diff("", "a\n") == "--- a/A.swift\n+++ b/A.swift\n@@ -0,0 +1,1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a/A.swift\n+++ b/A.swift\n@@ -1,1 +0,0 @@\n-a\n")
  }

  @Test func unusualPathsAreQuoted() {
    #expect(diff("", "a\n", path: "My App/A.swift").hasPrefix("--- a/My App/A.swift\t\n+++ b/My App/A.swift\t\n"))
    #expect(diff("", "a\n", path: "\u{1B}\"\\.swift").hasPrefix("--- \"a/\\033\\\"\\\\.swift\"\n"))
    // Each byte of a multibyte character has its own escape, as in Git.
    #expect(diff("", "a\n", path: "\u{202E}\u{9B}.swift").hasPrefix("--- \"a/\\342\\200\\256\\302\\233.swift\"\n"))
    #expect(diff("", "a\n", path: "/Größe.swift").hasPrefix("--- a/Größe.swift\n"))
    #expect(
      diff("", "a\n", path: FilePath("é".utf8 + [0xFF])).hasPrefix("--- \"a/\\303\\251\\377\"\n"))
  }
}
