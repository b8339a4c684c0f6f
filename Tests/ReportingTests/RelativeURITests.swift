import Testing
import TextModel

@testable import Reporting

@Suite struct RelativeURITests {
  /// RFC 3986, sections 3.3 and 4.2.
  @Test func encodesCharactersThatAPathSegmentCannotContain() {
    #expect(uriReference(of: "Sources/Map+View.swift") == "Sources/Map+View.swift")
    #expect(uriReference(of: "My App/Ä#1?.swift") == "My%20App/%C3%84%231%3F.swift")
    #expect(uriReference(of: "a:b/100%.swift") == "a%3Ab/100%25.swift")
    #expect(uriReference(of: "../x\u{1}.swift") == "../x%01.swift")
    #expect(uriReference(of: FilePath("bad".utf8 + [0xFF] + ".swift".utf8)) == "bad%FF.swift")
    #expect(uriReference(of: "e\u{301}.swift") == "e%CC%81.swift")
    #expect(uriReference(of: "/tmp/a b.swift") == "file:///tmp/a%20b.swift")
  }
}
