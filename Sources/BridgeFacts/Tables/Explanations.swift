extension Explanation {
  /// Topics and their explanations. A head such as `make/gesture` applies to one kind of family.
  static let table = """
    representable/view
      what Describes a `{represented}` to SwiftUI. SwiftUI keeps one {object} for each identity, but creates new values
        of the struct at any time.
      when `{makeCoordinator}` → `{make}` → `{update}`, then `{update}` and `sizeThatFits` as needed, and finally
        `{dismantle}`.
      rule Declare it as a struct. It's a `View` without a body.
      rule Values flow in through properties and `{update}`; events flow back through a coordinator.
      rule If a view has to move or size itself, put it in a container: wrap a plain `{represented}` that contains it.
      rule The prefix is `UI` in iOS, tvOS, and visionOS, `NS` in macOS, and `WK` in watchOS.
      trap SwiftUI sets the frame, bounds, center, and transform of the {object}; setting them yourself is undefined
        behavior.
      example struct {name}: {protocol} {
      example   func {make}(context: Context) -> {type} { {type}() }
      example   func {update}(_ {subject}: {type}, context: Context) {}
      example }
      see class-bound-representable, layout-property-mutation, stored-view-in-representable
    representable/controller
      what Describes a `{represented}` to SwiftUI, such as a picker, a mail composer, or a Safari view controller.
      when `{makeCoordinator}` → `{make}` → `{update}`, then `{update}` as needed, and finally `{dismantle}`.
      rule Declare it as a struct. It's a `View` without a body.
      rule SwiftUI adds the {object} to its parent; don't call `addChild` or `didMove`.
      trap SwiftUI presents it, so dismiss it through SwiftUI: reset the binding, or call `dismiss` from the
        environment.
      example struct {name}: {protocol} {
      example   func {make}(context: Context) -> {type} { {type}() }
      example   func {update}(_ {subject}: {type}, context: Context) {}
      example }
      see class-bound-representable, coordinator-dismissal
    representable/watch
      what Describes a `{represented}` to SwiftUI, for the few interface objects without a SwiftUI equivalent.
      when `{makeCoordinator}` → `{make}` → `{update}`, then `{update}` as needed, and finally `{dismantle}`.
      rule Declare it as a struct. It's a `View` without a body.
      example struct {name}: {protocol} {
      example   func {make}(context: Context) -> {type} { {type}() }
      example   func {update}(_ {subject}: {type}, context: Context) {}
      example }
      see class-bound-representable
    representable/gesture
      what Describes a `{represented}` to SwiftUI. Use it for custom recognizers, failure requirements, and access to
        the recognizer's states.
      when `{make}` on demand, `{update}` when inputs change, `{handle}` for each recognized action.
      rule It isn't a `View`: attach it with `.gesture(_:)`.
      rule SwiftUI installs the target; handle the gesture in `{handle}`.
      rule On earlier systems, cover the content with a transparent view that has the recognizer, and make the
        coordinator the recognizer's target.
      trap The context has no environment; use `@Environment` in the struct instead.
      example struct {name}: {protocol} {
      example   func {make}(context: Context) -> {type} { {type}() }
      example   func {handle}(_ recognizer: {type}, context: Context) {}
      example }
      see manual-gesture-target
    make
      what Creates the {object} and configures everything that never changes. The return type is the represented type.
      when Once per identity, after `{makeCoordinator}`; `{update}` follows immediately.
      rule Set the delegate to `context.coordinator` here, not in `{update}`.
      rule In `{update}`, apply the values that can change: SwiftUI doesn't call `{make}` again when they do.
      trap Layout hasn't happened yet: the bounds are zero, and the {object} has no window or parent.
      example func {make}(context: Context) -> {type} {
      example   let {subject} = {type}()
      example   // delegate, targets, fixed settings
      example   return {subject}
      example }
      see view-rebuilt-in-update, autoresizing-disabled-on-root
    make/gesture
      what Creates the recognizer. The return type is the represented type.
      when On demand, possibly again for a later interaction; it can run many times.
      rule Don't do expensive work here, and store state in the coordinator or in SwiftUI.
      trap Don't add a target here; SwiftUI already does, and `{handle}` receives the actions.
      example func {make}(context: Context) -> {type} {
      example   {type}()
      example }
      see manual-gesture-target
    update
      what Updates the {object} with the current values of the struct.
      when Right after `{make}`, and then whenever something that it depends on changes: a stored value, a binding,
        observed state, or an environment value that the struct reads. That can be many times a second.
      rule Compare before you set, and set only what differs.
      rule Don't create, add, or start anything here.
      rule Don't write SwiftUI state here ("Modifying state during view update"). Write it in the coordinator, when the
        user does something.
      trap A copy of the struct in the coordinator goes stale: refresh it here.
      example func {update}(_ {subject}: {type}, context: Context) {
      example   context.coordinator.parent = self
      example   if {subject}.value != value { {subject}.value = value }
      example }
      see ignored-input-in-update, accumulating-call-in-update, unguarded-update-side-effect, state-write-in-update
    update/gesture
      what Updates the recognizer with the current values of the struct. Optional.
      when When an input changes while a recognizer exists.
      rule Compare before you set.
      example func {update}(_ recognizer: {type}, context: Context) {
      example   recognizer.isEnabled = isEnabled
      example }
    dismantle
      what Stops whatever `{make}` or the coordinator started. Optional.
      when Once, when SwiftUI removes the {object}, but not when it only scrolls off screen.
      rule It's `static`: it has no `self` and no context, only the {object} and the coordinator.
      rule Invalidate timers and display links, remove observers and message handlers, and cancel tasks.
      trap Without `static`, the method compiles, but SwiftUI never calls it.
      example static func {dismantle}(_ {subject}: {type}, coordinator: Coordinator) {
      example   coordinator.timer?.invalidate()
      example }
      see nonstatic-dismantle, missing-dismantle
    sizeThatFits
      what Returns the size of the {object} for a proposal. Optional.
      when During layout, often several times with different proposals.
      rule Return nil for the default, which comes from the intrinsic size and the hugging and compression priorities.
      rule It must have no side effects.
      trap The proposed width and height can be nil, zero, or infinite; never return infinity.
      example func sizeThatFits(_ proposal: ProposedViewSize, {parameter}: {type}, context: Context) -> CGSize? {
      example   guard let width = proposal.width, width.isFinite else { return nil }
      example   return CGSize(width: width, height: 44)
      example }
      see misdeclared-lifecycle-method
    makeCoordinator
      what Creates the coordinator of the {object}. Required only if you use a coordinator.
      when Once per identity, before `{make}`. Every later context has the same coordinator.
      rule Don't call it: SwiftUI does, and `context.coordinator` is the result.
      trap A copy of the struct in the coordinator goes stale: refresh it in `{update}`.
      example func makeCoordinator() -> Coordinator {
      example   Coordinator(self)
      example }
      see missing-make-coordinator
    makeCoordinator/gesture
      what Creates the coordinator of the gesture. Required only if you use a coordinator.
      when Once, before the first `{make}`.
      rule Store the converter if the coordinator must convert locations later.
      trap Without the `converter:` label, it's a different method, which SwiftUI never calls.
      example func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
      example   Coordinator(converter: converter)
      example }
      see missing-make-coordinator
    handle
      what Handles the actions of the recognizer. Optional.
      when For each action of the recognizer, including each change of its state.
      rule Read locations in SwiftUI coordinate spaces from `context.converter`.
      trap Handle `.cancelled` and `.failed` too; otherwise, an interrupted gesture leaves its changes behind.
      example func {handle}(_ recognizer: {type}, context: Context) {
      example   if recognizer.state == .ended { action(context.converter.localLocation) }
      example }
      see manual-gesture-target
    Coordinator
      what An object that SwiftUI keeps as long as the {object}. Use it as the delegate, data source, target, or
        observer.
      when `{makeCoordinator}` creates it once; it lives as long as the {object}.
      rule Declare it as a class; most delegate protocols require `NSObject`.
      rule Most delegate properties are weak. SwiftUI keeps the coordinator alive, so use it as the delegate.
      trap A copy of the struct in the coordinator goes stale, because SwiftUI never updates it: assign
        `context.coordinator.parent = self` in `{update}`.
      example @MainActor
      example final class Coordinator: NSObject {
      example   var parent: {name}
      example   init(_ parent: {name}) { self.parent = parent }
      example }
      see stale-coordinator-parent, coordinator-without-nsobject, strong-coordinator-capture
    Coordinator/gesture
      what An object that SwiftUI keeps as long as the gesture. Use it as the recognizer's delegate and to store state.
      when `{makeCoordinator}` creates it once, before the first recognizer.
      rule Declare it as a class; `{represented}Delegate` requires `NSObject`.
      example @MainActor
      example final class Coordinator: NSObject {
      example   let converter: CoordinateSpaceConverter
      example   init(converter: CoordinateSpaceConverter) { self.converter = converter }
      example }
    context
      what A `{contextType}`: the coordinator, environment, and transaction of the current update.
      when SwiftUI passes a new one to every call; don't store it.
      rule Read the environment from the context, not in the initializer of the struct.
    context/gesture
      what A `{contextType}`: the coordinator and the coordinate space converter.
      when SwiftUI passes a new one to every call; don't store it.
    context.coordinator
      what The coordinator that `{makeCoordinator}` created, which stays the same for the lifetime of the {object}. It's
        `Void` if the representable has no coordinator.
      rule In `{update}`, refresh everything that the coordinator copied from the struct.
      example context.coordinator.parent = self
      see stale-coordinator-state
    context.environment
      what The environment values of this view, which are read-only.
      rule If you read a value, SwiftUI calls `{update}` when that value changes.
      trap The change of a value that you don't read doesn't call `{update}`: read `dynamicTypeSize` if you choose a font
        by it, and `colorScheme` if you set a `CGColor`.
      trap Custom keys don't cross a hosting controller that you create, unless you inject them or bridge them to
        traits.
      example {subject}.isEnabled = context.environment.isEnabled
      see unforwarded-environment
    context.transaction
      what Describes the animation of this update. If `animation` is nil, the update isn't animated; if
        `disablesAnimations` is true, don't animate.
      rule Use it for `animated:` arguments.
      example let isAnimated = context.transaction.animation != nil
      see unconditional-uikit-animation
    context.animate
      what Runs changes with the animation of the current transaction, if there is one.
      rule Use it for plain property changes; property animators and keyframes keep their own timing.
      example context.animate { {subject}.alpha = alpha }
    context.converter
      what Converts the recognizer's locations, translations, and velocities to SwiftUI coordinate spaces.
      rule Use `localLocation`, `localTranslation`, and `localVelocity`, or `location(in:)` for the space of an
        ancestor.
      trap `localTranslation` and `localVelocity` are nil for recognizers that don't report them.
      example let point = context.converter.localLocation
    representedType
      what The class of the {object}, a `{represented}`. Swift infers it from the return type of `{make}`.
      rule All methods must use the same type. You need the type alias only if Swift can't infer the type.
      example typealias {alias} = {type}
    """
}
