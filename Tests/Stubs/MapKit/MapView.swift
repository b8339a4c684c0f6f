import SwiftUI

public struct MapCameraPosition: Equatable, Sendable { public static let automatic = MapCameraPosition() }
public struct Map<Content>: View { public var body: Never { fatalError() } }
extension Map where Content == EmptyView {
  nonisolated public init(position: Binding<MapCameraPosition>) { fatalError() }
}
