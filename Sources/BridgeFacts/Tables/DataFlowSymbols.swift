extension BridgeSymbol {
  /// Property wrappers and models, as they matter where SwiftUI meets UIKit or AppKit.
  static let dataFlowTable = """
    attribute Binding
      only bridges
      code @propertyWrapper struct Binding<Value>
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/binding
      what Reads and writes a value that somebody else owns: the way back from UIKit to SwiftUI.
      rule The Coordinator writes it in delegate callbacks. It stays live in every copy of the struct.
      rule Compare before you write.
      trap Never write it while make or update runs.
      example func textFieldDidChangeSelection(_ textField: UITextField) {
      example   let text = textField.text ?? ""
      example   if parent.text != text { parent.text = text }
      example }
      see state-write-in-update, unapplied-binding
    attribute State
      only bridges
      code @propertyWrapper struct State<Value>: DynamicProperty
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/state
      what A value, or an `@Observable` object, that the view owns.
      rule Good for what only the wrapper needs; for what the screen shows take a binding.
      trap Not for UIKit views, not for an `ObservableObject`, not in classes, and never written while update runs.
      example @State private var model = Model()
      see state-write-in-update, dynamic-property-in-class
    attribute StateObject
      only bridges
      code @propertyWrapper struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject
      since iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
      page swiftui/stateobject
      what Creates an `ObservableObject` and owns it for the life of the view.
      rule Rarely needed on a representable: the Coordinator lives as long and owns the UIKit side.
      example @StateObject private var player = PlayerModel()
    attribute ObservedObject
      only bridges
      code @propertyWrapper struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/observedobject
      what Observes an object that somebody else owns. Each of its changes runs update, whatever property changed.
      trap An object that is made in the declaration is made anew with every value of the struct.
      example @ObservedObject var model: Model
      see inline-observed-object
    attribute EnvironmentObject
      only bridges
      code @propertyWrapper struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/environmentobject
      what An object that a view further up has put into the environment, found by its type.
      trap It does not cross a hosting controller made by hand, and without it the program ends: inject it again there.
      example UIHostingController(rootView: Detail().environmentObject(model))
      see unforwarded-environment
    attribute Environment
      only bridges
      code @propertyWrapper struct Environment<Value>: DynamicProperty
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/environment
      what A value of the environment, by key path or by the type of an `@Observable` object.
      rule In make and update `context.environment` does the same. A gesture's context has none.
      rule `dismiss` closes what SwiftUI has presented; the Coordinator calls it through its refreshed `parent`.
      trap Values of the system cross a hosting controller, own keys do so only if they are bridged to traits.
      example @Environment(\\.dismiss) private var dismiss
      see unforwarded-environment, coordinator-dismissal
    key dismiss
      code var dismiss: DismissAction { get }
      since iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1
      page swiftui/environmentvalues/dismiss
      what Closes the presentation that the view stands in.
      rule The Coordinator calls `parent.dismiss()`, with a `parent` that update has refreshed.
      example @Environment(\\.dismiss) private var dismiss
      see coordinator-dismissal
    key presentationMode
      only bridges
      code var presentationMode: Binding<PresentationMode> { get }
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/environmentvalues/presentationmode
      what Closes the presentation that the view stands in. Deprecated: since iOS 15 there is `dismiss`.
      example presentationMode.wrappedValue.dismiss()
      see coordinator-dismissal
    attribute Bindable
      only bridges
      code @propertyWrapper struct Bindable<Value> where Value: AnyObject & Observable
      since iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
      page swiftui/bindable
      what Makes bindings to the properties of an `@Observable` object.
      example SearchField(text: $model.query)
    attribute FocusState
      only bridges
      code @propertyWrapper struct FocusState<Value>: DynamicProperty where Value: Hashable
      since iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1
      page swiftui/focusstate
      what Where the focus of SwiftUI is.
      trap It does not move the first responder of a wrapped view: pass a value in, and follow it in update.
      example if isFocused, !field.isFirstResponder { field.becomeFirstResponder() }
      see first-responder-in-update
    attribute GestureState
      only bridges
      code @propertyWrapper struct GestureState<Value>: DynamicProperty
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/gesturestate
      what A value that lasts as long as a gesture of SwiftUI.
      rule A wrapped recognizer reports through a binding or its Coordinator.
      example @GestureState private var offset = CGSize.zero
    attribute ScaledMetric
      only bridges
      code @propertyWrapper struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint
      since iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
      page swiftui/scaledmetric
      what A number that grows with the text size.
      rule Pass its value in as an input, or use `UIFontMetrics` on the side of UIKit.
      example @ScaledMetric private var height = 44.0
    attribute Namespace
      only bridges
      code @propertyWrapper struct Namespace: DynamicProperty
      since iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
      page swiftui/namespace
      what An identifier for matched geometry and transitions.
      rule Of a representable they see the frame as a whole, nothing inside.
      example @Namespace private var namespace
    attribute AppStorage
      only bridges
      code @propertyWrapper struct AppStorage<Value>: DynamicProperty
      since iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
      page swiftui/appstorage
      what An entry of `UserDefaults`. It follows changes that UIKit code makes to the same entry.
      rule For small settings; never for secrets.
      example @AppStorage("showsGrid") private var showsGrid = false
    attribute SceneStorage
      only bridges
      code @propertyWrapper struct SceneStorage<Value>: DynamicProperty
      since iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
      page swiftui/scenestorage
      what A small value that a scene restores; in views only.
      example @SceneStorage("tab") private var tab = 0
    attribute FetchRequest
      only bridges
      code @propertyWrapper struct FetchRequest<Result> where Result: NSFetchRequestResult
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/fetchrequest
      what Results of Core Data that follow changes; in views only.
      rule Pass the results on to the representable. Behind a hosting controller set the context again.
      example ItemTable(items: Array(items))
    attribute SectionedFetchRequest
      only bridges
      code @propertyWrapper struct SectionedFetchRequest<SectionIdentifier, Result>
      since iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1
      page swiftui/sectionedfetchrequest
      what Results of Core Data in sections that follow changes; in views only.
      rule Pass the results on to the representable. Behind a hosting controller set the context again.
      example ItemTable(sections: sections)
    attribute Query
      only bridges
      code @propertyWrapper struct Query<Element, Result>: DynamicProperty where Element: PersistentModel
      since iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
      page swiftdata/query
      what Results of SwiftData that follow changes; in views only.
      rule Pass the results on to the representable. Behind a hosting controller set the model container again.
      example ItemTable(items: items)
    attribute Published
      only bridges
      code @propertyWrapper struct Published<Value>
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page combine/published
      what A property of an `ObservableObject` that says when it changes.
      trap It says so before the new value is stored: take the value that the sink receives, on the main queue.
      example model.$title.receive(on: RunLoop.main).sink { [weak self] in self?.title = $0 }
    type ObservableObject
      only bridges
      code protocol ObservableObject: AnyObject
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page combine/observableobject
      what A model that says before each change that it will change.
      rule UIKit subscribes to `$property` or `objectWillChange`, on the main queue, weakly, and keeps the subscription.
      example model.objectWillChange.receive(on: RunLoop.main).sink { [weak self] _ in self?.refresh() }
    attribute Observable
      code @attached(member) macro Observable()
      since iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
      page observation/observable()
      what Makes a class a model whose properties are tracked one by one.
      when A view runs again if a property changes that its body has read; make and update of a representable likewise.
      rule UIKit needs a method that is tracked, or a loop with `withObservationTracking`.
      trap Callbacks of a Coordinator are not tracked: read the present value there.
      example @Observable final class Model { var title = "" }
      see one-shot-observation-tracking
    attribute ObservationIgnored
      only bridges
      code @attached(accessor) macro ObservationIgnored()
      since iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
      page observation/observationignored()
      what Leaves a property of an `@Observable` class untracked: for delegates, subscriptions, lazy values.
      example @ObservationIgnored private var subscription: AnyCancellable?
    """
}
