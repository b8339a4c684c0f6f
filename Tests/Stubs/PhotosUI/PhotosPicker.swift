import SwiftUI

public struct PhotosPickerItem: Equatable, Hashable, Sendable {}
public struct PhotosPicker<Label: View>: View { public var body: Never { fatalError() } }
extension PhotosPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil
  ) { fatalError() }
}
