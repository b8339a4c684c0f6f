import BridgeTemplates
import SwiftScan
import Testing
import TextModel

@Suite struct AccessLevelTests {
  @Test func typesInAPublicExtensionArePublic() {
    let tree = Document(
      SourceText(
        """
        public extension Templates {
          struct Blur {}
          private struct Own {}
          internal struct Shared {}
          fileprivate struct Hidden {}
        }
        extension Templates { struct Clear {} }
        public struct Templates { struct Inner {} }
        @usableFromInline struct Inlined {}
        open class Base {}
        package struct Kit {}
        """)
    ).tree
    let levels = tree.descendants(.structDeclaration, .classDeclaration).map {
      "\($0.name) \(AccessLevel(ofMembersIn: $0).rawValue)"
    }
    #expect(
      levels == [
        "Blur public", "Own ", "Shared ", "Hidden ", "Clear ", "Templates public", "Inner ",
        "Inlined @usableFromInline", "Base public", "Kit package",
      ])
  }
}
