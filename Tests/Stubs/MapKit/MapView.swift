import SwiftUI

public struct MapCameraPosition: Equatable, Sendable { public static let automatic = MapCameraPosition() }
public struct Map<Content>: View { public var body: Never { fatalError() } }
extension Map where Content == EmptyView {
  nonisolated public init(position: Binding<MapCameraPosition>) { fatalError() }
}
extension Map {
  @MainActor @preconcurrency public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> { fatalError() }
}

public struct MapCameraBounds {}
public struct MapInteractionModes: Sendable { public static let all = MapInteractionModes() }
public struct MapContentView<SelectionValue, MapContent>: View { public var body: Never { fatalError() } }

@MainActor @preconcurrency public protocol MapContent {}
public struct UserAnnotation<Content>: MapContent {
  public init() where Content == DefaultUserAnnotationContent { fatalError() }
}
public struct DefaultUserAnnotationContent: View { public var body: Never { fatalError() } }

@resultBuilder public struct MapContentBuilder {
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { fatalError() }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { fatalError() }
}
extension Optional: MapContent where Wrapped: MapContent {}
