extension BridgeSymbol {
  /// Property wrappers and models, with advice for code that bridges SwiftUI and UIKit or AppKit.
  static let dataFlowTable = """
    attribute Binding
      only bridges
      code @propertyWrapper struct Binding<Value>
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/binding
      what Reads and writes a value that another view owns. Use it to send values from the wrapped object back to
        SwiftUI.
      rule Write it from the coordinator's delegate callbacks. A binding stays valid in every copy of the struct.
      rule Compare before you write.
      trap Never write it while the make or update method runs.
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
      rule Use it for values that only the representable needs; for values that other views use, use a binding.
      trap Don't use it for a UIKit or AppKit view, for an `ObservableObject`, or in a class, and never write it in the
        update method.
      rule It's a macro if you build with Xcode 27 or later. An object in it is then created once; with earlier versions,
        each value of the struct creates one, and SwiftUI keeps the first.
      trap Don't give it a default value and another value in the initializer: with Xcode 27, that doesn't compile.
      example @State private var model = Model()
      see state-write-in-update, dynamic-property-in-class, assigned-state-with-default
    attribute StateObject
      only bridges
      code @propertyWrapper struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject
      since iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
      page swiftui/stateobject
      what Creates an `ObservableObject` and owns it for the lifetime of the view.
      rule A representable rarely needs it: the coordinator has the same lifetime and owns the UIKit or AppKit objects.
      example @StateObject private var player = PlayerModel()
    attribute ObservedObject
      only bridges
      code @propertyWrapper struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/observedobject
      what Observes an object that another view owns. Every change of the object calls the update method, whichever
        property changed.
      trap An object that you create in the declaration is created again for every value of the struct.
      example @ObservedObject var model: Model
      see inline-observed-object
    attribute EnvironmentObject
      only bridges
      code @propertyWrapper struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/environmentobject
      what An object that an ancestor put in the environment, found by its type.
      trap It doesn't cross a hosting controller that you create, and the app crashes without it: inject it again there.
      example UIHostingController(rootView: Detail().environmentObject(model))
      see missing-environment-object, unforwarded-environment
    attribute Environment
      only bridges
      code @propertyWrapper struct Environment<Value>: DynamicProperty
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/environment
      what An environment value, found by key path or by the type of an `@Observable` object.
      rule In the make and update methods, you can also use `context.environment`. The context of a gesture has no
        environment.
      rule `dismiss` dismisses what SwiftUI presented; call it from the coordinator through its refreshed `parent`.
      trap System values cross a hosting controller; custom keys cross it only if you bridge them to traits.
      example @Environment(\\.dismiss) private var dismiss
      see missing-environment-object, unforwarded-environment, coordinator-dismissal
    key dismiss
      code var dismiss: DismissAction { get }
      since iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1
      page swiftui/environmentvalues/dismiss
      what Dismisses the presentation that contains the view.
      rule Call `parent.dismiss()` from the coordinator, and refresh `parent` in the update method.
      example @Environment(\\.dismiss) private var dismiss
      see coordinator-dismissal
    key presentationMode
      only bridges
      code var presentationMode: Binding<PresentationMode> { get }
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/environmentvalues/presentationmode
      what Dismisses the presentation that contains the view. It's deprecated: in iOS 15 and later, use `dismiss`.
      example presentationMode.wrappedValue.dismiss()
      see coordinator-dismissal
    attribute Bindable
      only bridges
      code @propertyWrapper struct Bindable<Value> where Value: AnyObject & Observable
      since iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
      page swiftui/bindable
      what Creates bindings to the properties of an `@Observable` object.
      example SearchField(text: $model.query)
    attribute FocusState
      only bridges
      code @propertyWrapper struct FocusState<Value>: DynamicProperty where Value: Hashable
      since iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1
      page swiftui/focusstate
      what A value that tracks which SwiftUI view has focus.
      trap It doesn't change the first responder of a wrapped view: pass a value to the representable, and apply it in
        the update method.
      example if isFocused, !field.isFirstResponder { field.becomeFirstResponder() }
      see first-responder-in-update
    attribute GestureState
      only bridges
      code @propertyWrapper struct GestureState<Value>: DynamicProperty
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/gesturestate
      what A value that SwiftUI resets when a gesture ends.
      rule A wrapped recognizer reports through a binding or its coordinator.
      example @GestureState private var offset = CGSize.zero
    attribute ScaledMetric
      only bridges
      code @propertyWrapper struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint
      since iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
      page swiftui/scaledmetric
      what A number that scales with the text size.
      rule Pass its value to the representable as an input, or use `UIFontMetrics` in UIKit code.
      example @ScaledMetric private var height = 44.0
    attribute Namespace
      only bridges
      code @propertyWrapper struct Namespace: DynamicProperty
      since iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
      page swiftui/namespace
      what An identifier for matched geometry and transitions.
      rule Matched geometry and transitions apply only to the frame of a representable, not to anything inside it.
      example @Namespace private var namespace
    attribute AppStorage
      only bridges
      code @propertyWrapper struct AppStorage<Value>: DynamicProperty
      since iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
      page swiftui/appstorage
      what A `UserDefaults` value. It reflects changes that UIKit code makes to the same key.
      rule Use it for small settings, never for secrets.
      example @AppStorage("showsGrid") private var showsGrid = false
    attribute SceneStorage
      only bridges
      code @propertyWrapper struct SceneStorage<Value>: DynamicProperty
      since iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
      page swiftui/scenestorage
      what A small value that the system saves and restores for each scene. Available only in views.
      example @SceneStorage("tab") private var tab = 0
    attribute FetchRequest
      only bridges
      code @propertyWrapper struct FetchRequest<Result> where Result: NSFetchRequestResult
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/fetchrequest
      what Core Data results that update automatically. Available only in views.
      rule Pass the results to the representable. Inside a hosting controller, set the managed object context again.
      example ItemTable(items: Array(items))
    attribute SectionedFetchRequest
      only bridges
      code @propertyWrapper struct SectionedFetchRequest<SectionIdentifier, Result>
      since iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1
      page swiftui/sectionedfetchrequest
      what Core Data results in sections that update automatically. Available only in views.
      rule Pass the results to the representable. Inside a hosting controller, set the managed object context again.
      example ItemTable(sections: sections)
    attribute Query
      only bridges
      code @propertyWrapper struct Query<Element, Result>: DynamicProperty where Element: PersistentModel
      since iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
      page swiftdata/query
      what SwiftData results that update automatically. Available only in views.
      rule Pass the results to the representable. Inside a hosting controller, set the model container again.
      example ItemTable(items: items)
    attribute Published
      only nearby
      code @propertyWrapper struct Published<Value>
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page combine/published
      what A property of an `ObservableObject` that publishes its changes.
      trap It publishes before the new value is stored: use the value that the sink receives, on the main queue.
      example model.$title.receive(on: RunLoop.main).sink { [weak self] in self?.title = $0 }
    type ObservableObject
      only nearby
      code protocol ObservableObject: AnyObject
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page combine/observableobject
      what A model that publishes before each change.
      rule In UIKit and AppKit code, subscribe to `$property` or `objectWillChange` on the main queue, capture `self`
        weakly, and store the subscription.
      example model.objectWillChange.receive(on: RunLoop.main).sink { [weak self] _ in self?.refresh() }
    member sink of Publisher
      only nearby
      code func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page combine/publisher/sink(receivevalue:)
      what Calls the closure for each value, until the subscription is released or canceled.
      rule Store the result in the coordinator or controller, and capture `self` weakly.
      rule Before it, add `.receive(on: RunLoop.main)`: a publisher can send on any thread.
      trap In the update method, each call subscribes again: subscribe in the make method.
      example model.$title.receive(on: RunLoop.main).sink { [weak self] in self?.title = $0 }.store(in: &subscriptions)
      see discarded-observation-token, accumulating-call-in-update
    attribute Observable
      code @attached(member) macro Observable()
      since iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
      page observation/observable()
      what Makes a class observable, with each property tracked individually.
      when SwiftUI updates a view when a property that its `body` read changes. The same applies to the make and update
        methods of a representable.
      rule In UIKit and AppKit code, read it in a tracked method, or use a `withObservationTracking` loop.
      trap Callbacks of a coordinator aren't tracked: read the current value when they run.
      example @Observable final class Model { var title = "" }
      see one-shot-observation-tracking
    attribute ObservationIgnored
      only bridges
      code @attached(accessor) macro ObservationIgnored()
      since iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
      page observation/observationignored()
      what Excludes a property of an `@Observable` class from tracking, such as a delegate, subscription, or lazy value.
      example @ObservationIgnored private var subscription: AnyCancellable?
    """
}
