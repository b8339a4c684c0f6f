import Testing

@testable import Workspace

@Suite struct PropertyListTests {
  @Test func readsTheFormOfXcodeProjects() {
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

  @Test func skippedObjectsArePassedOver() {
    let text = """
      { objects = {
        0A = {isa = PBXBuildFile; fileRef = "\\"0B; }"; settings = {ATTRIBUTES = (Public, ); }; };
        0B = {isa = PBXFileReference; path = "a\\\\b \\n"; };
      }; root = 0B; }
      """
    let list = PropertyList(Array(text.utf8), skipping: ["PBXBuildFile"])
    #expect(list?["objects"]?["0A"] == .dictionary(["isa": .text("PBXBuildFile")]))
    #expect(list?["objects"]?["0B"]?["path"]?.string == "a\\b n")
    #expect(list?["root"]?.string == "0B")
    #expect(
      PropertyList(Array("{ objects = { 0A = {isa = PBXBuildFile; a = ; }; }; }".utf8), skipping: ["PBXBuildFile"])
        == nil)
  }

  @Test func readsTheFormOfInfoPlists() {
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

  @Test func whatIsNoneIsRefused() {
    for text in ["", "{ a = 1 }", "{ a = 1;", "( a b )", "<plist><dict><string>a</string></dict></plist>", "{"] {
      #expect(read(text) == nil, "\(text)")
    }
    #expect(read(String(repeating: "(", count: 100_000)) == nil)
    #expect(read("<plist>" + String(repeating: "<array>", count: 100_000)) == nil)
  }

  /// Every beginning of a list is survived.
  @Test func unfinishedListsAreSurvived() {
    for text in [
      "{ a = (b, \"c\\\"\", ); /* d */ e = { }; // f\n}",
      "<plist><dict><key>a</key><array><true/></array></dict></plist>",
    ] {
      for count in 0..<text.utf8.count { _ = PropertyList(Array(text.utf8.prefix(count))) }
    }
  }

  private func read(_ text: String) -> PropertyList? { PropertyList(Array(text.utf8)) }
}
