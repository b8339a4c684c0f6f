import Testing
import TextModel

@Suite struct FilePathTests {
  /// The name is `é.swift` in both normal forms of Unicode, which are equal as Swift strings.
  @Test func pathsAreEqualIfTheirBytesAre() {
    let (composed, decomposed): (FilePath, FilePath) = ("\u{E9}.swift", "e\u{301}.swift")
    #expect("\u{E9}.swift" == "e\u{301}.swift" as String)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed, FilePath([0xC3, 0xA9] + ".swift".utf8)]).count == 2)
    #expect(FilePath([0xFF]) != FilePath([0xFE]))
    #expect(FilePath([0xFF]) != "\u{FFFD}")
  }

  @Test func pathsAreOrderedByTheirBytes() {
    let paths: [FilePath] = ["", "/", "Z", "a", "a/b", "ab", "e\u{301}", "z", "\u{E9}", "ｚ", "😀"]
    #expect((paths + [FilePath([0xFF])]).shuffled().sorted() == paths + [FilePath([0xFF])])
  }

  private static let shownPaths: [(description: String, bytes: [UInt8])] = [
    ("", []), ("A/é", [0x41, 0x2F, 0xC3, 0xA9]), (#"a\b"#, [0x61, 0x5C, 0x62]), (#"a\xFF"#, [0x61, 0xFF]),
    (#"\xC3"#, [0xC3]), (#"\xE2\x82/€"#, [0xE2, 0x82, 0x2F, 0xE2, 0x82, 0xAC]), (#"\\xFF"#, [0x5C, 0xFF]),
    (#"\x\xFFF0"#, [0x5C, 0x78, 0xFF, 0x46, 0x30]), (#"\xff"#, [0x5C, 0x78, 0x66, 0x66]),
    // A part of a name that looks like an escaped byte isn't one.
    (#"\x5CxFF"#, [0x5C, 0x78, 0x46, 0x46]), (#"\x5Cx5CxFF"#, [0x5C, 0x78, 0x35, 0x43, 0x78, 0x46, 0x46]),
  ]

  @Test(arguments: shownPaths)
  func bytesThatAreNotTextAreShownAsEscapes(_ description: String, _ bytes: [UInt8]) {
    #expect(FilePath(bytes).description == description)
    #expect(FilePath(shown: description).bytes == bytes)
  }

  @Test func literalsAndPartsKeepTheirBytes() {
    let folder = FilePath("/a".utf8 + [0xFF])
    #expect(folder.bytes == [0x2F, 0x61, 0xFF])
    #expect("\(folder)/\("é")\(7).swift" == FilePath(folder.bytes + "/é7.swift".utf8))
    #expect("\(folder)" as String == #"/a\xFF"#)
  }

  @Test func namesForCEndWithZero() {
    let path = FilePath("é".utf8 + [0xFF])
    #expect(path.cString.map { UInt8(truncatingIfNeeded: $0) } == [0xC3, 0xA9, 0xFF, 0])
    #expect(FilePath(cString: path.cString) == path)
    #expect(FilePath(cString: [0]).isEmpty)
  }

  @Test func pathsHaveParentsAndNames() {
    #expect((["/", "/a", "/a/b", "a", "a/b", ""] as [FilePath]).map(\.parent) == [nil, "/", "/a", nil, "a", nil])
    #expect((["/", "/a", "a/b.c", "a"] as [FilePath]).map(\.lastName) == ["", "a", "b.c", "a"])
    #expect(FilePath("/a//b/").names.map { FilePath($0) } == ["a", "b"])
    #expect(FilePath(names: FilePath("/a//b/").names, isAbsolute: true) == "/a/b")
    #expect(FilePath("/a").isAbsolute && !FilePath("a/").isAbsolute && !FilePath("").isAbsolute)
  }

  @Test func entriesAreInTheirFolders() {
    #expect(
      (["/", "/a", "/a/", ".", ".."] as [FilePath]).map { $0.appending("b") } == ["/b", "/a/b", "/a/b", "b", "../b"])
    #expect((["b", "/b"] as [FilePath]).map { FilePath("/a").resolving($0) } == ["/a/b", "/b"])
  }

  @Test func pathsCanBeRelativeToAFolder() {
    let path: FilePath = "/a/b/c"
    #expect(
      (["/", "/a", "/a/", "/a/b", "/a/b/c", "/a/b/c/d", "/A"] as [FilePath]).map(path.relativePath) == [
        "a/b/c", "b/c", "b/c", "c", nil, nil, nil,
      ])
    #expect(FilePath("/ab").relativePath(below: "/a") == nil)
    #expect(FilePath("/").relativePath(below: "/") == nil)
    // These are different bytes, although they would be equal prefixes as strings.
    #expect(!FilePath("/e\u{301}/A").isBelow("/\u{E9}"))
    #expect(!FilePath("/e\u{301}").hasPrefix("/e\u{E9}") && FilePath("/e\u{301}").hasPrefix("/e"))
  }

  @Test func redundantComponentsAreRemoved() {
    let paths: [FilePath] = ["./a//b/", "././", "", "/", "//a/./b", "../a"]
    #expect(paths.map(\.tidied) == ["a/b", ".", ".", "/", "/a/./b", "../a"])
  }

  @Test func extensionsAreComparedByTheirBytes() {
    #expect(FilePath([0xFF] + ".swift".utf8).hasSuffix(".swift"))
    #expect(!FilePath("swift").hasSuffix(".swift"))
    #expect(FilePath("a/B.swift").dropping(".swift") == "a/B")
    #expect(FilePath("a/B.swift").dropping("a/B.txt") == nil)
  }
}
