@_exported import AppKit
@_exported import UIKit

public struct Slider<Label: View, ValueLabel: View>: View {
  public var body: Never { fatalError() }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { fatalError() }
}
public struct Stepper<Label: View>: View { public var body: Never { fatalError() } }
extension Stepper where Label == Text {
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { fatalError() }
}
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { fatalError() }
}
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = Self(rawValue: 1), date = Self(rawValue: 2)
}
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  public var body: Never { fatalError() }
}
extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { fatalError() }
}
public struct MultiDatePicker<Label: View>: View { public var body: Never { fatalError() } }
extension MultiDatePicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) { fatalError() }
}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public var body: Never { fatalError() }
}
extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { fatalError() }
}
public struct ColorPicker<Label: View>: View { public var body: Never { fatalError() } }
extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { fatalError() }
}
public struct ProgressView<Label: View, CurrentValueLabel: View>: View { public var body: Never { fatalError() } }
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init() { fatalError() }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { fatalError() }
}
public struct TextEditor: View {
  nonisolated public init(text: Binding<String>) { fatalError() }
  public var body: Never { fatalError() }
}
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}
public protocol Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
public struct DefaultShareLinkLabel: View { public var body: Never { fatalError() } }
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable { public var body: Never { fatalError() } }
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> { fatalError() }
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { fatalError() }
}

// MARK: - Styles

@MainActor @preconcurrency public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { nonisolated public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
@MainActor @preconcurrency public protocol ToggleStyle {}
public struct SwitchToggleStyle: ToggleStyle { nonisolated public init() {} }
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
@MainActor @preconcurrency public protocol TabViewStyle {}
public struct PageTabViewStyle: TabViewStyle { nonisolated public init() {} }
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}
extension ShapeStyle where Self == Material { public static var regularMaterial: Material { .regular } }
extension View {
  nonisolated public func labelsHidden() -> some View { EmptyView() }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    EmptyView()
  }
}
extension Rectangle { nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View { EmptyView() } }
extension Image {
  nonisolated public init(nsImage: NSImage) { fatalError() }
  public func resizable() -> Image { self }
}
