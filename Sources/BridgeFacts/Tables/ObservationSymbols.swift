extension BridgeSymbol {
  /// How UIKit and AppKit learn of changes: observation, traits, and what is tracked by itself.
  static let observationTable = """
    function withObservationTracking
      code func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void) -> T
      since iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
      page observation/withobservationtracking(_:onchange:)
      what Notes what the first closure reads of `@Observable` objects, and calls the second when some of it changes.
      when `onChange` runs once, before the new value is stored, on the thread that changes it.
      rule Go to the main actor in `onChange`, read there, and register again; hold `self` weakly.
      example func observeModel() {
      example   withObservationTracking {
      example     label.text = model.title
      example   } onChange: { [weak self] in
      example     Task { @MainActor in self?.observeModel() }
      example   }
      example }
      see one-shot-observation-tracking
    member updateProperties of UIView, UIViewController
      code func updateProperties()
      since iOS 26, tvOS 26, visionOS 26
      page uikit/uiview/updateproperties()
      what The place to set content and style from a model.
      when Before layout, when `setNeedsUpdateProperties()` was called or something changed that it had read.
      rule Call `super`, read `@Observable` properties here, and write none.
      trap Never call it: ask for it with `setNeedsUpdateProperties()`.
      example override func updateProperties() {
      example   super.updateProperties()
      example   label.text = model.title
      example }
    member setNeedsUpdateProperties of UIView, UIViewController
      code func setNeedsUpdateProperties()
      since iOS 26, tvOS 26, visionOS 26
      page uikit/uiview/setneedsupdateproperties()
      what Asks for `updateProperties()` before the next layout.
      rule Not needed for what that method reads of an `@Observable` model.
      example setNeedsUpdateProperties()
    member updatePropertiesIfNeeded of UIView, UIViewController
      code func updatePropertiesIfNeeded()
      since iOS 26, tvOS 26, visionOS 26
      page uikit/uiview/updatepropertiesifneeded()
      what Runs `updateProperties()` now if it is due.
      example view.updatePropertiesIfNeeded()
    member layoutSubviews of UIView
      only bridges
      code func layoutSubviews()
      page uikit/uiview/layoutsubviews()
      what Lays out the subviews. What it reads of `@Observable` objects is tracked.
      rule Tracked by default since iOS 26, on iOS 18 with `UIObservationTrackingEnabled` in the Info.plist.
      example override func layoutSubviews() {
      example   super.layoutSubviews()
      example   badge.isHidden = model.count == 0
      example }
    member updateConstraints of UIView
      only bridges
      code func updateConstraints()
      page uikit/uiview/updateconstraints()
      what Updates constraints. What it reads of `@Observable` objects is tracked.
      rule Tracked by default since iOS 26, on iOS 18 with `UIObservationTrackingEnabled` in the Info.plist.
      example override func updateConstraints() {
      example   height.constant = model.height
      example   super.updateConstraints()
      example }
    member draw of UIView
      first _
      only bridges
      code func draw(_ rect: CGRect)
      page uikit/uiview/draw(_:)
      what Draws the view. What it reads of `@Observable` objects is tracked.
      rule Tracked by default since iOS 26, on iOS 18 with `UIObservationTrackingEnabled` in the Info.plist.
      example override func draw(_ rect: CGRect) { model.color.setFill() }
    member viewWillLayoutSubviews of UIViewController
      only bridges
      code func viewWillLayoutSubviews()
      page uikit/uiviewcontroller/viewwilllayoutsubviews()
      what Runs before the view lays out its subviews. What it reads of `@Observable` objects is tracked.
      rule Tracked by default since iOS 26, on iOS 18 with `UIObservationTrackingEnabled` in the Info.plist.
      example override func viewWillLayoutSubviews() {
      example   super.viewWillLayoutSubviews()
      example   label.text = model.title
      example }
    member viewDidLayoutSubviews of UIViewController
      only bridges
      code func viewDidLayoutSubviews()
      page uikit/uiviewcontroller/viewdidlayoutsubviews()
      what Runs when the view has laid out its subviews. What it reads of `@Observable` objects is tracked.
      rule Tracked by default since iOS 26, on iOS 18 with `UIObservationTrackingEnabled` in the Info.plist.
      example override func viewDidLayoutSubviews() {
      example   super.viewDidLayoutSubviews()
      example   overlay.frame = view.bounds
      example }
    member updateViewConstraints of UIViewController
      only bridges
      code func updateViewConstraints()
      page uikit/uiviewcontroller/updateviewconstraints()
      what Updates constraints. What it reads of `@Observable` objects is tracked.
      rule Tracked by default since iOS 26, on iOS 18 with `UIObservationTrackingEnabled` in the Info.plist.
      example override func updateViewConstraints() {
      example   height.constant = model.height
      example   super.updateViewConstraints()
      example }
    member updateContentUnavailableConfiguration of UIViewController
      first using
      only bridges
      code func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState)
      since iOS 17, tvOS 17, visionOS 1
      page uikit/uiviewcontroller/updatecontentunavailableconfiguration(using:)
      what Shows that there is nothing to show. What it reads of `@Observable` objects is tracked.
      rule Tracked by default since iOS 26, on iOS 18 with `UIObservationTrackingEnabled` in the Info.plist.
      example contentUnavailableConfiguration = model.items.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    type UITraitBridgedEnvironmentKey
      code protocol UITraitBridgedEnvironmentKey: EnvironmentKey
      since iOS 17, tvOS 17, visionOS 1
      page uikit/uitraitbridgedenvironmentkey
      what Makes a key of the environment and a trait the same value, in both directions.
      rule `read` and `write` name the same trait, and both sides have the same default.
      trap The property of `EnvironmentValues` has to use this key, or nothing crosses.
      example extension ThemeKey: UITraitBridgedEnvironmentKey {
      example   static func read(from traitCollection: UITraitCollection) -> Theme { traitCollection.theme }
      example   static func write(to mutableTraits: inout any UIMutableTraits, value: Theme) {
      example     mutableTraits.theme = value
      example   }
      example }
    type UITraitDefinition
      code protocol UITraitDefinition
      since iOS 17, tvOS 17, visionOS 1
      page uikit/uitraitdefinition-64c15
      what Defines a trait of your own. It flows down the views and, once bridged, into hosted SwiftUI.
      rule Give `UITraitCollection` and `UIMutableTraits` a property for it.
      example struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.standard }
    type UIMutableTraits
      code protocol UIMutableTraits
      since iOS 17, tvOS 17, visionOS 1
      page uikit/uimutabletraits-13ja5
      what A container of traits that can be changed.
      example extension UIMutableTraits {
      example   var theme: Theme { get { self[ThemeTrait.self] } set { self[ThemeTrait.self] = newValue } }
      example }
    member traitOverrides of UIView, UIViewController
      code var traitOverrides: any UITraitOverrides { get set }
      since iOS 17, tvOS 17, visionOS 1
      page uikit/uiview/traitoverrides-fd9z
      what Traits that hold from here down; bridged ones reach the environment of hosted SwiftUI.
      example host.traitOverrides.theme = .dark
    member registerForTraitChanges of UIView, UIViewController
      code func registerForTraitChanges(_ traits: [UITrait], handler: (Self, UITraitCollection) -> Void)
      since iOS 17, tvOS 17, visionOS 1
      page uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)
      what Calls the closure when one of the traits has changed; its second argument has the values from before.
      rule Since iOS 18 layout, drawing and updates of constraints and configurations follow traits that they read.
      example registerForTraitChanges([ThemeTrait.self]) { (view: Self, _) in view.apply(view.traitCollection.theme) }
    member traitCollectionDidChange of UIView, UIViewController
      only bridges
      code func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
      page uikit/uitraitenvironment/traitcollectiondidchange(_:)
      what Deprecated since iOS 17: use `registerForTraitChanges`, which names the traits it is about.
      example registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Self, _) in view.applyColors() }
    """
}
