extension BridgeSymbol {
  /// The APIs for observing changes in UIKit and AppKit: observation tracking, traits, and the methods that UIKit
  /// tracks.
  static let observationTable = """
    function withObservationTracking
      code func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void) -> T
      since iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
      page observation/withobservationtracking(_:onchange:)
      what Tracks the `@Observable` properties that the first closure reads, and calls the second closure when one of
        them changes.
      when `onChange` runs once, before the new value is stored, on the thread that changes it.
      rule In `onChange`, switch to the main actor, read the value there, and register again. Capture `self` weakly in
        `onChange` itself, not only in the task.
      rule In iOS 26 and later, read the model in `updateProperties()` instead, or iterate over `Observations`. In iOS 27
        and later, `withContinuousObservation` registers again by itself.
      example func observeModel() {
      example   withObservationTracking {
      example     label.text = model.title
      example   } onChange: { [weak self] in
      example     Task { @MainActor in self?.observeModel() }
      example   }
      example }
      see one-shot-observation-tracking, stale-read-in-on-change, strong-self-in-observation
    label onChange of withObservationTracking
      only nearby
      code onChange: @autoclosure () -> @Sendable () -> Void
      since iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
      page observation/withobservationtracking(_:onchange:)
      what Runs once, for the first change of any property that the other closure read, on the thread that changes it.
      rule Switch to the main actor, and register again there; otherwise, the view stops updating after one change.
      trap It runs before the new value is stored: read the value after you switched.
      trap The model keeps it until the change: capture `self` weakly.
      example onChange: { [weak self] in
      example   Task { @MainActor in self?.observeModel() }
      example }
      see one-shot-observation-tracking, stale-read-in-on-change, strong-self-in-observation
    function withContinuousObservation
      only tracking
      since iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27
      page observation/withcontinuousobservation(options:apply:)
      code func withContinuousObservation(options: ObservationTracking.Options, apply: …) -> ObservationTracking.Token
      what Tracks the `@Observable` properties that the closure reads, and calls the closure again after each change.
      rule Keep the token, and call its `cancel()` when the view goes away. Capture `self` weakly.
      example token = withContinuousObservation(options: .didSet) { [weak self] _ in
      example   self?.label.text = model.title
      example }
    type Observations
      only tracking
      code struct Observations<Element, Failure>: AsyncSequence
      since iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26
      page observation/observations
      what An asynchronous sequence of the values that a closure computes from `@Observable` objects, one after each change.
      rule Iterate over it in a task that captures `self` weakly, and cancel the task when the view goes away.
      trap `guard let self` before the loop keeps `self` as long as the task runs: use it inside the loop.
      example task = Task { [weak self] in
      example   for await title in Observations({ model.title }) { self?.label.text = title }
      example }
    member updateProperties of UIView, UIViewController
      code func updateProperties()
      since iOS 26, tvOS 26, visionOS 26
      page uikit/uiview/updateproperties()
      what Override it to set content and style from a model.
      when Before layout, after a call to `setNeedsUpdateProperties()` or a change to an `@Observable` property that it
        read.
      rule Call `super`. Read `@Observable` properties here, but don't write them.
      trap Don't call it directly; call `setNeedsUpdateProperties()`.
      example override func updateProperties() {
      example   super.updateProperties()
      example   label.text = model.title
      example }
      see missing-super-update-properties, direct-update-properties-call
    member setNeedsUpdateProperties of UIView, UIViewController
      code func setNeedsUpdateProperties()
      since iOS 26, tvOS 26, visionOS 26
      page uikit/uiview/setneedsupdateproperties()
      what Schedules a call to `updateProperties()` before the next layout.
      rule You don't need it for `@Observable` properties that `updateProperties()` reads.
      example setNeedsUpdateProperties()
    member updatePropertiesIfNeeded of UIView, UIViewController
      code func updatePropertiesIfNeeded()
      since iOS 26, tvOS 26, visionOS 26
      page uikit/uiview/updatepropertiesifneeded()
      what Calls `updateProperties()` immediately if an update is pending.
      example view.updatePropertiesIfNeeded()
    member layoutSubviews of UIView
      only tracking
      code func layoutSubviews()
      page uikit/uiview/layoutsubviews()
      what Lays out the subviews. UIKit tracks the `@Observable` properties that it reads.
      rule Tracking is on by default in iOS 26 and later; in iOS 18, set `UIObservationTrackingEnabled` in the
        Info.plist.
      example override func layoutSubviews() {
      example   super.layoutSubviews()
      example   badge.isHidden = model.count == 0
      example }
      see missing-observation-plist-key
    member updateConstraints of UIView
      only tracking
      code func updateConstraints()
      page uikit/uiview/updateconstraints()
      what Updates constraints. UIKit tracks the `@Observable` properties that it reads.
      rule Tracking is on by default in iOS 26 and later; in iOS 18, set `UIObservationTrackingEnabled` in the
        Info.plist.
      example override func updateConstraints() {
      example   height.constant = model.height
      example   super.updateConstraints()
      example }
      see missing-observation-plist-key
    member draw of UIView
      first _
      only tracking
      code func draw(_ rect: CGRect)
      page uikit/uiview/draw(_:)
      what Draws the view. UIKit tracks the `@Observable` properties that it reads.
      rule Tracking is on by default in iOS 26 and later; in iOS 18, set `UIObservationTrackingEnabled` in the
        Info.plist.
      example override func draw(_ rect: CGRect) { model.color.setFill() }
      see missing-observation-plist-key
    member viewWillLayoutSubviews of UIViewController
      only tracking
      code func viewWillLayoutSubviews()
      page uikit/uiviewcontroller/viewwilllayoutsubviews()
      what Runs before the view lays out its subviews. UIKit tracks the `@Observable` properties that it reads.
      rule Tracking is on by default in iOS 26 and later; in iOS 18, set `UIObservationTrackingEnabled` in the
        Info.plist.
      example override func viewWillLayoutSubviews() {
      example   super.viewWillLayoutSubviews()
      example   label.text = model.title
      example }
      see missing-observation-plist-key
    member viewDidLayoutSubviews of UIViewController
      only tracking
      code func viewDidLayoutSubviews()
      page uikit/uiviewcontroller/viewdidlayoutsubviews()
      what Runs after the view lays out its subviews. UIKit tracks the `@Observable` properties that it reads.
      rule Tracking is on by default in iOS 26 and later; in iOS 18, set `UIObservationTrackingEnabled` in the
        Info.plist.
      example override func viewDidLayoutSubviews() {
      example   super.viewDidLayoutSubviews()
      example   overlay.frame = view.bounds
      example }
      see missing-observation-plist-key
    member updateViewConstraints of UIViewController
      only tracking
      code func updateViewConstraints()
      page uikit/uiviewcontroller/updateviewconstraints()
      what Updates constraints. UIKit tracks the `@Observable` properties that it reads.
      rule Tracking is on by default in iOS 26 and later; in iOS 18, set `UIObservationTrackingEnabled` in the
        Info.plist.
      example override func updateViewConstraints() {
      example   height.constant = model.height
      example   super.updateViewConstraints()
      example }
      see missing-observation-plist-key
    member updateContentUnavailableConfiguration of UIViewController
      first using
      only tracking
      code func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState)
      since iOS 17, tvOS 17, visionOS 1
      page uikit/uiviewcontroller/updatecontentunavailableconfiguration(using:)
      what Shows a placeholder when there is no content. UIKit tracks the `@Observable` properties that it reads.
      rule Tracking is on by default in iOS 26 and later; in iOS 18, set `UIObservationTrackingEnabled` in the
        Info.plist.
      example contentUnavailableConfiguration = model.items.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    member layout of NSView
      only tracking
      code func layout()
      page appkit/nsview/layout()
      what Lays out the subviews. AppKit tracks the `@Observable` properties that it reads.
      rule Tracking is on by default in macOS 26 and later; in macOS 15, set `NSObservationTrackingEnabled` in the
        Info.plist.
      example override func layout() {
      example   super.layout()
      example   badge.isHidden = model.count == 0
      example }
      see missing-observation-plist-key
    member updateConstraints of NSView
      only tracking
      code func updateConstraints()
      page appkit/nsview/updateconstraints()
      what Updates constraints. AppKit tracks the `@Observable` properties that it reads.
      rule Tracking is on by default in macOS 26 and later; in macOS 15, set `NSObservationTrackingEnabled` in the
        Info.plist.
      example override func updateConstraints() {
      example   height.constant = model.height
      example   super.updateConstraints()
      example }
      see missing-observation-plist-key
    member draw of NSView
      first _
      only tracking
      code func draw(_ dirtyRect: NSRect)
      page appkit/nsview/draw(_:)
      what Draws the view. AppKit tracks the `@Observable` properties that it reads.
      rule Tracking is on by default in macOS 26 and later; in macOS 15, set `NSObservationTrackingEnabled` in the
        Info.plist.
      example override func draw(_ dirtyRect: NSRect) { model.color.setFill() }
      see missing-observation-plist-key
    member updateLayer of NSView
      only tracking
      code func updateLayer()
      page appkit/nsview/updatelayer()
      what Updates the layer of a view whose `wantsUpdateLayer` is true. AppKit tracks the `@Observable` properties that it
        reads.
      rule Tracking is on by default in macOS 26 and later; in macOS 15, set `NSObservationTrackingEnabled` in the
        Info.plist.
      example override func updateLayer() { layer?.backgroundColor = model.color.cgColor }
      see missing-observation-plist-key
    member viewWillLayout of NSViewController
      only tracking
      code func viewWillLayout()
      page appkit/nsviewcontroller/viewwilllayout()
      what Runs before the view is laid out. AppKit tracks the `@Observable` properties that it reads.
      rule Tracking is on by default in macOS 26 and later; in macOS 15, set `NSObservationTrackingEnabled` in the
        Info.plist.
      example override func viewWillLayout() {
      example   super.viewWillLayout()
      example   label.stringValue = model.title
      example }
      see missing-observation-plist-key
    member viewDidLayout of NSViewController
      only tracking
      code func viewDidLayout()
      page appkit/nsviewcontroller/viewdidlayout()
      what Runs after the view is laid out. AppKit tracks the `@Observable` properties that it reads.
      rule Tracking is on by default in macOS 26 and later; in macOS 15, set `NSObservationTrackingEnabled` in the
        Info.plist.
      example override func viewDidLayout() {
      example   super.viewDidLayout()
      example   overlay.frame = view.bounds
      example }
      see missing-observation-plist-key
    member updateViewConstraints of NSViewController
      only tracking
      code func updateViewConstraints()
      page appkit/nsviewcontroller/updateviewconstraints()
      what Updates constraints. AppKit tracks the `@Observable` properties that it reads.
      rule Tracking is on by default in macOS 26 and later; in macOS 15, set `NSObservationTrackingEnabled` in the
        Info.plist.
      example override func updateViewConstraints() {
      example   height.constant = model.height
      example   super.updateViewConstraints()
      example }
      see missing-observation-plist-key
    type UITraitBridgedEnvironmentKey
      code protocol UITraitBridgedEnvironmentKey: EnvironmentKey
      since iOS 17, tvOS 17, visionOS 1
      page uikit/uitraitbridgedenvironmentkey
      what Bridges an environment key and a trait, so both always have the same value.
      rule Use the same trait in `read` and `write`, and the same default value on both sides.
      trap The `EnvironmentValues` property must use this key, and only in code that requires iOS 17; otherwise, no value
        crosses.
      example extension ThemeKey: UITraitBridgedEnvironmentKey {
      example   static func read(from traitCollection: UITraitCollection) -> Theme { traitCollection.theme }
      example   static func write(to mutableTraits: inout any UIMutableTraits, value: Theme) {
      example     mutableTraits.theme = value
      example   }
      example }
      see incomplete-trait-bridge
    member read of UITraitBridgedEnvironmentKey
      first from
      code static func read(from traitCollection: UITraitCollection) -> Value
      since iOS 17, tvOS 17, visionOS 1
      page swiftui/uitraitbridgedenvironmentkey/read(from:)
      what Converts the trait to the environment value, when a value goes from UIKit into hosted SwiftUI views.
      rule Read the same trait that `write` sets, without a loss.
      trap Without a value in UIKit, it returns the default value of the trait: give the key the same default.
      example static func read(from traitCollection: UITraitCollection) -> Theme { traitCollection.theme }
    member write of UITraitBridgedEnvironmentKey
      first to
      code static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
      since iOS 17, tvOS 17, visionOS 1
      page swiftui/uitraitbridgedenvironmentkey/write(to:value:)
      what Converts the environment value to the trait, when a value goes from SwiftUI into wrapped UIKit views.
      rule Set the same trait that `read` returns, without a loss.
      trap If it's empty, `.environment(_:_:)` never reaches the traits of wrapped views.
      example static func write(to mutableTraits: inout any UIMutableTraits, value: Theme) {
      example   mutableTraits.theme = value
      example }
    type EnvironmentKey
      only nearby
      code protocol EnvironmentKey
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/environmentkey
      what The key of a custom environment value, with its default.
      rule In iOS 17 and later, conform to `UITraitBridgedEnvironmentKey` too: then the value crosses as a trait.
      trap By itself, it doesn't cross a hosting controller that you create: set the value on the root view again.
      example UIHostingController(rootView: Detail().environment(\\.theme, theme))
      see unforwarded-environment
    type EnvironmentValues
      only nearby
      code struct EnvironmentValues
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/environmentvalues
      what The environment of a view. A custom value has an accessor in an extension.
      rule For a value that is bridged to a trait, this accessor must use the bridged key; otherwise, no value crosses.
      trap `@Entry` generates a private key, which you can't bridge: write the key yourself.
      example extension EnvironmentValues {
      example   var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
      example }
    type UITraitDefinition
      code protocol UITraitDefinition
      since iOS 17, tvOS 17, visionOS 1
      page uikit/uitraitdefinition-64c15
      what Defines a custom trait. It propagates down the view hierarchy and, if you bridge it, into hosted SwiftUI
        views.
      rule Add a property for it to `UITraitCollection` and `UIMutableTraits`.
      example struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.standard }
    type UIMutableTraits
      code protocol UIMutableTraits
      since iOS 17, tvOS 17, visionOS 1
      page uikit/uimutabletraits-13ja5
      what A mutable container of traits.
      example extension UIMutableTraits {
      example   var theme: Theme { get { self[ThemeTrait.self] } set { self[ThemeTrait.self] = newValue } }
      example }
    member traitOverrides of UIView, UIViewController
      code var traitOverrides: any UITraitOverrides { get set }
      since iOS 17, tvOS 17, visionOS 1
      page uikit/uiview/traitoverrides-fd9z
      what Overrides traits for this view or view controller and everything inside it. Bridged traits reach the
        environment of hosted SwiftUI views.
      example host.traitOverrides.theme = .dark
    member registerForTraitChanges of UIView, UIViewController
      code func registerForTraitChanges(_ traits: [UITrait], handler: (Self, UITraitCollection) -> Void)
      since iOS 17, tvOS 17, visionOS 1
      page uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)
      what Calls the closure when one of the traits changes. The closure's second argument has the previous traits.
      rule In iOS 18 and later, you often don't need it: layout, drawing, constraint updates, and configuration updates
        run again when a trait that they read changes.
      example registerForTraitChanges([ThemeTrait.self]) { (view: Self, _) in view.apply(view.traitCollection.theme) }
    member traitCollectionDidChange of UIView, UIViewController
      only bridges
      code func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
      page uikit/uitraitenvironment/traitcollectiondidchange(_:)
      what Runs when any trait changes. It's deprecated: in iOS 17 and later, use `registerForTraitChanges` with the
        traits that you need.
      example registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Self, _) in view.applyColors() }
    """
}
