import CoreData
extension LinearGradient {
  init(_ colors: [Color], from start: UnitPoint = .top, to end: UnitPoint) { fatalError() }
  init(_ stops: [(Color, location: CGFloat)], from start: UnitPoint = .top, to end: UnitPoint) { fatalError() }
}
extension RadialGradient {
  init(_ colors: [Color], center: UnitPoint = .center, from start: CGFloat, to end: CGFloat) { fatalError() }
}
extension CGPoint {
  init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}
extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}
extension View {
  func frame(_ width: CGFloat, _ height: CGFloat) -> some View { self }
  func strokeColor(_ color: Color, lineWidth: CGFloat = 1) -> some View { self }
  func introspectScrollView(customize: @escaping (UIScrollView) -> Void) -> some View { self }
  func introspectTextField(customize: @escaping (UITextField) -> Void) -> some View { self }
  func introspectTableView(customize: @escaping (UITableView) -> Void) -> some View { self }
  func introspectViewController(customize: @escaping (UIViewController) -> Void) -> some View { self }
}
extension Image {
  init(sfSymbol name: String) { self.init(systemName: name) }
}
public struct ShapeAndContent<S: Shape, V: View>: View {
  public init(_ shape: S, _ content: V? = nil) {}
  public var body: some View { EmptyView() }
}
class Page: ObservableObject {
  enum Update { case new(index: Int), next, previous, moveToFirst, moveToLast }
  var index = 0
  static func first() -> Page { Page() }
  static func withIndex(_ index: Int) -> Page { Page() }
  func update(_ update: Update) {}
}
struct Pager<Element, ID: Hashable, Content: View>: View {
  init<Data: RandomAccessCollection>(
    page: Page, data: Data, id: KeyPath<Element, ID>, @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Index == Int, Data.Element == Element {}
  var body: some View { EmptyView() }
  func onPageChanged(_ action: ((Int) -> Void)?) -> Self { self }
  func onPageWillChange(_ action: ((Int) -> Void)?) -> Self { self }
  func itemSpacing(_ value: CGFloat) -> Self { self }
  func itemAspectRatio(_ value: CGFloat?) -> Self { self }
  func interactive(scale: CGFloat) -> Self { self }
  func interactive(opacity: Double) -> Self { self }
  func preferredItemSize(_ size: CGSize) -> Self { self }
  func padding(_ length: CGFloat) -> Self { self }
}
class OAuth2CodeGrant {
  init(settings: [String: Any]) {}
  func handleRedirectURL(_ url: URL) {}
}
class Note: NSManagedObject, Identifiable {
  @NSManaged var content: String?
  @NSManaged var title: String?
  @NSManaged var creation_date: Date?
  @NSManaged var last_edited_date: Date?
}
