extension Explanation {
  /// A topic, or a topic of one kind of family, and what there is to say about it.
  static let table = """
    representable/view
      what Describes a `{represented}` to SwiftUI. SwiftUI keeps one {object} for as long as the identity lives, while
        values of the struct come and go.
      when `{makeCoordinator}` → `{make}` → `{update}`, then `{update}` and `sizeThatFits` as needed, at last `{dismantle}`.
      rule Must be a struct. It is a `View` without a body.
      rule Values flow in through properties and `{update}`; events flow back through a Coordinator.
      rule A view that has to move or size itself goes into a container: wrap a plain `{represented}` that holds it.
      rule The names are `UI` on iOS, tvOS and visionOS, `NS` on macOS and `WK` on watchOS.
      trap SwiftUI owns frame, bounds, center and transform of the {object}; setting them is undefined.
      example struct {name}: {protocol} {
      example   func {make}(context: Context) -> {type} { {type}() }
      example   func {update}(_ {subject}: {type}, context: Context) {}
      example }
      see class-bound-representable, layout-property-mutation, stored-view-in-representable
    representable/controller
      what Describes a `{represented}` to SwiftUI: for pickers, mail, Safari, anything with a hierarchy of its own.
      when `{makeCoordinator}` → `{make}` → `{update}`, then `{update}` as needed, at last `{dismantle}`.
      rule Must be a struct. It is a `View` without a body.
      rule SwiftUI adds the {object} to its parent; `addChild` and `didMove` are not needed.
      trap What SwiftUI presents, SwiftUI dismisses: reset the binding or call `dismiss` from the environment.
      example struct {name}: {protocol} {
      example   func {make}(context: Context) -> {type} { {type}() }
      example   func {update}(_ {subject}: {type}, context: Context) {}
      example }
      see class-bound-representable, coordinator-dismissal
    representable/watch
      what Describes a `{represented}` to SwiftUI, for the few interface objects that SwiftUI has no view for.
      when `{makeCoordinator}` → `{make}` → `{update}`, then `{update}` as needed, at last `{dismantle}`.
      rule Must be a struct. It is a `View` without a body.
      example struct {name}: {protocol} {
      example   func {make}(context: Context) -> {type} { {type}() }
      example   func {update}(_ {subject}: {type}, context: Context) {}
      example }
      see class-bound-representable
    representable/gesture
      what Describes a `{represented}` to SwiftUI: for custom recognizers, failure requirements and exact states.
      when `{make}` on demand, `{update}` when inputs change, `{handle}` for each recognized action.
      rule It is no `View`: attach it with `.gesture(_:)`.
      rule SwiftUI installs the target itself; react in `{handle}`.
      rule Where it does not exist, lay a clear view with the recognizer over the content, with a Coordinator as target.
      trap The context has no environment; read it with `@Environment` on the struct.
      example struct {name}: {protocol} {
      example   func {make}(context: Context) -> {type} { {type}() }
      example   func {handle}(_ recognizer: {type}, context: Context) {}
      example }
      see manual-gesture-target
    make
      what Creates the {object} and sets up what never changes. Its return type is the represented type.
      when Once per identity, after `{makeCoordinator}`; `{update}` follows at once.
      rule Set the delegate to `context.coordinator` here, not in `{update}`.
      rule Leave values that can change to `{update}`: SwiftUI does not call `{make}` again for them.
      trap There is no layout yet: bounds are zero, and there is no window and no parent.
      example func {make}(context: Context) -> {type} {
      example   let {subject} = {type}()
      example   // delegate, targets, fixed settings
      example   return {subject}
      example }
      see view-rebuilt-in-update, autoresizing-disabled-on-root
    make/gesture
      what Creates the recognizer. Its return type is the represented type.
      when On demand, possibly anew for a later interaction: it can run many times.
      rule Keep it cheap, and keep state in the Coordinator or in SwiftUI.
      trap Adding a target here repeats what SwiftUI does; `{handle}` receives the actions.
      example func {make}(context: Context) -> {type} {
      example   {type}()
      example }
      see manual-gesture-target
    update
      what Brings the {object} up to date with the present values of the struct.
      when Right after `{make}`, then whenever something it depends on changes: a stored value, a binding, observed state,
        an environment value that was read. That can be many times a second.
      rule Compare before you set, and set only what differs.
      rule Never create, add or start something here.
      rule Never write SwiftUI state here ("Modifying state during view update"): compare, and let the Coordinator write it
        when the user acts.
      trap A Coordinator that holds a copy of the struct keeps the first one: refresh it here.
      example func {update}(_ {subject}: {type}, context: Context) {
      example   context.coordinator.parent = self
      example   if {subject}.value != value { {subject}.value = value }
      example }
      see ignored-input-in-update, accumulating-call-in-update, unguarded-update-side-effect, state-write-in-update
    update/gesture
      what Brings the recognizer up to date with the present values of the struct. Optional.
      when When an input changes while a recognizer exists.
      rule Compare before you set.
      example func {update}(_ recognizer: {type}, context: Context) {
      example   recognizer.isEnabled = isEnabled
      example }
    dismantle
      what Stops what `{make}` or the Coordinator started. Optional.
      when Once, when the {object} leaves for good; not when it only scrolls off the screen.
      rule It is `static`: there is no `self` and no context, only the {object} and the Coordinator.
      rule Invalidate timers and display links, remove observers and message handlers, cancel tasks.
      trap Written without `static` it compiles, and nobody ever calls it.
      example static func {dismantle}(_ {subject}: {type}, coordinator: Coordinator) {
      example   coordinator.timer?.invalidate()
      example }
      see nonstatic-dismantle, missing-dismantle
    sizeThatFits
      what Answers what size the {object} takes for a proposal. Optional.
      when During layout, several times a pass, with different proposals.
      rule Return nil for the default, which comes from the intrinsic size and the hugging and compression priorities.
      rule It must have no side effects.
      trap Width and height of the proposal can be nil, zero or infinite; never return infinity.
      example func sizeThatFits(_ proposal: ProposedViewSize, {parameter}: {type}, context: Context) -> CGSize? {
      example   guard let width = proposal.width, width.isFinite else { return nil }
      example   return CGSize(width: width, height: 44)
      example }
      see misdeclared-lifecycle-method
    makeCoordinator
      what Creates the object that stays beside the {object}. Needed only with a Coordinator.
      when Once per identity, before `{make}`. The same object is in every later context.
      rule Let SwiftUI call it; `context.coordinator` is the result.
      trap What it receives is a copy of the struct as it was then: refresh it in `{update}`.
      example func makeCoordinator() -> Coordinator {
      example   Coordinator(self)
      example }
      see missing-make-coordinator
    makeCoordinator/gesture
      what Creates the object that stays beside the gesture. Needed only with a Coordinator.
      when Once, before the first `{make}`.
      rule Keep the converter if the Coordinator has to convert locations later.
      trap Without the label `converter:` it is another method, which SwiftUI does not call.
      example func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
      example   Coordinator(converter: converter)
      example }
      see missing-make-coordinator
    handle
      what Reacts to what the recognizer has recognized. Optional.
      when At each action of the recognizer, changes of state included.
      rule Read locations from `context.converter`, in the coordinate spaces of SwiftUI.
      trap Handle cancelled and failed too, or a gesture that is interrupted leaves its traces.
      example func {handle}(_ recognizer: {type}, context: Context) {
      example   if recognizer.state == .ended { action(context.converter.localLocation) }
      example }
      see manual-gesture-target
    Coordinator
      what The object that SwiftUI keeps beside the {object}: its delegate, data source, target or observer.
      when `{makeCoordinator}` creates it once; it lives as long as the {object}.
      rule Make it a class; most delegate protocols ask for `NSObject`.
      rule Delegates are weak as a rule, and SwiftUI holds the Coordinator, so it is the right owner.
      trap A copy of the struct in it goes stale: SwiftUI never writes to it. Assign `context.coordinator.parent = self`
        in `{update}`.
      example @MainActor
      example final class Coordinator: NSObject {
      example   var parent: {name}
      example   init(_ parent: {name}) { self.parent = parent }
      example }
      see stale-coordinator-parent, coordinator-without-nsobject, strong-coordinator-capture
    Coordinator/gesture
      what The object that SwiftUI keeps beside the gesture: the delegate of the recognizer, and its memory.
      when `{makeCoordinator}` creates it once, before the first recognizer.
      rule Make it a class; `{represented}Delegate` asks for `NSObject`.
      example @MainActor
      example final class Coordinator: NSObject {
      example   let converter: CoordinateSpaceConverter
      example   init(converter: CoordinateSpaceConverter) { self.converter = converter }
      example }
    context
      what A `{contextType}`: the Coordinator and what SwiftUI knows at this moment.
      when SwiftUI passes a fresh one to every call; do not store it.
      rule Read the environment here, not in the initializer of the struct.
    context/gesture
      what A `{contextType}`: the Coordinator and the converter of coordinates.
      when SwiftUI passes a fresh one to every call; do not store it.
    context.coordinator
      what The object from `{makeCoordinator}`, the same for the life of the {object}; `Void` without one.
      rule Refresh in `{update}` what it holds of the struct.
      example context.coordinator.parent = self
      see stale-coordinator-state
    context.environment
      what The values of the environment at this place, read-only.
      rule Reading a value makes `{update}` run when that value changes.
      trap Custom keys end at a hosting controller made by hand, unless they are injected or bridged to traits.
      example {subject}.isEnabled = context.environment.isEnabled
      see unforwarded-environment
    context.transaction
      what How this update is animated: `animation` is nil if it is not, `disablesAnimations` says to skip.
      rule Let `animated:` arguments follow it.
      example let isAnimated = context.transaction.animation != nil
      see unconditional-uikit-animation
    context.animate
      what Runs changes with the animation of the present transaction, or without one if there is none.
      rule For plain property changes; property animators and keyframes keep their own timing.
      example context.animate { {subject}.alpha = alpha }
    context.converter
      what Converts what the recognizer reports to the coordinate spaces of SwiftUI.
      rule Use `localLocation`, `localTranslation` and `localVelocity`, or `location(in:)` for the space of an ancestor.
      trap `localTranslation` and `localVelocity` are nil for recognizers that know none.
      example let point = context.converter.localLocation
    representedType
      what The class of the {object}, a `{represented}`. It is inferred from what `{make}` returns.
      rule All methods have to agree on it; the typealias is needed only where nothing tells it.
      example typealias {alias} = {type}
    """
}
