import Testing

@testable import Workspace

@Suite struct PropertyListTests {
  @Test func readsTheFormatOfXcodeProjects() {
    let list = read(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          0A1B /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0A1C /* App.swift */; };
          "quoted key" = "a \\"b\\" = c; // no comment";
          path = ../Some/Path.swift;/* right behind */
        };
        list = (
          one,
          "two, three",
        );
        none = ();
      }
      """)
    #expect(list?["archiveVersion"]?.string == "1")
    #expect(list?["objects"]?["0A1B"]?["fileRef"]?.string == "0A1C")
    #expect(list?["objects"]?["quoted key"]?.string == "a \"b\" = c; // no comment")
    #expect(list?["objects"]?["path"]?.string == "../Some/Path.swift")
    #expect(list?["list"]?.strings == ["one", "two, three"])
    #expect(list?["none"] == .array([]))
  }

  @Test func projectObjectsAreReadOnDemand() {
    let text = """
      \u{FEFF}{ archiveVersion = 1; objects = {
        0A = {isa = PBXBuildFile; fileRef = "\\"0B; }"; settings = {ATTRIBUTES = (Public, ); }; };
        0B /* a */ = {isa = PBXFileReference; path = "a\\\\b \\n"; /* } */ other = a//b; };
        0C = {isa = PBXGroup; children = (0B, ); };
        0D = {isa = PBXNativeTarget; name = ; };
      }; rootObject = 0B; }
      """
    let objects = XcodeObjects(Array(text.utf8))
    #expect(objects?.root == "0B" && objects?.groups == ["0C"])
    #expect(objects?["0A"] == nil)
    #expect(objects?["0B"]?["path"]?.string == "a\\b n" && objects?["0B"]?["other"]?.string == "a//b")
    #expect(objects?["0C"]?["children"]?.strings == ["0B"])
    #expect(objects?["0D"] == nil && objects?["0E"] == nil)
  }

  @Test(arguments: [
    "", "{ objects = {}; }", "{ objects = { 0A = {; rootObject = 0A; }", "{ rootObject = 0A; objects = }",
  ])
  func otherTextsAreNotProjects(_ text: String) {
    #expect(XcodeObjects(Array(text.utf8)) == nil)
  }

  @Test func projectsCanBeXML() {
    let text = """
      <plist><dict>
        <key>rootObject</key><string>0A</string>
        <key>objects</key><dict><key>0A</key><dict><key>children</key><array/></dict></dict>
      </dict></plist>
      """
    let objects = XcodeObjects(Array(text.utf8))
    #expect(objects?.root == "0A" && objects?.groups == ["0A"])
    #expect(objects?["0A"]?["children"] == .array([]))
  }

  @Test func readsTheFormatOfInfoPlists() {
    let list = read(
      """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <!-- <dict> of a comment -->
      <dict>
        <key>UIObservationTrackingEnabled</key>
        <true/>
        <key>CFBundleName</key>
        <string>$(PRODUCT_NAME)</string>
        <key>Empty</key><string></string>
        <key>Short</key><string/>
        <key>Modes</key>
        <array><string>a</string><dict><key>b</key><false/></dict><integer>3</integer></array>
      </dict>
      </plist>
      """)
    #expect(list?["UIObservationTrackingEnabled"] == .truth(true))
    #expect(list?["CFBundleName"]?.string == "$(PRODUCT_NAME)")
    #expect(list?["Empty"]?.string == "" && list?["Short"]?.string == "")
    #expect(list?["Modes"] == .array([.text("a"), .dictionary(["b": .truth(false)]), .text("3")]))
  }

  @Test func invalidListsAreRejected() {
    for text in ["", "{ a = 1 }", "{ a = 1;", "( a b )", "<plist><dict><string>a</string></dict></plist>", "{"] {
      #expect(read(text) == nil, "\(text)")
    }
    #expect(read(String(repeating: "(", count: 100_000)) == nil)
    #expect(read("<plist>" + String(repeating: "<array>", count: 100_000)) == nil)
  }

  /// Parses every prefix of a list without crashing.
  @Test func unfinishedListsAreHandled() {
    for text in [
      "{ a = (b, \"c\\\"\", ); /* d */ e = { }; // f\n}",
      "<plist><dict><key>a</key><array><true/></array></dict></plist>",
    ] {
      for count in 0..<text.utf8.count { _ = PropertyList(Array(text.utf8.prefix(count))) }
    }
  }

  private func read(_ text: String) -> PropertyList? { PropertyList(Array(text.utf8)) }
}
