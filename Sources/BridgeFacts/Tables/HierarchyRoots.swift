extension HierarchyRoot {
  /// Classes, and the properties and methods that receive a root: contents of windows and popovers, and presented
  /// controllers.
  static let table = """
    NSPopover
      contentViewController
    NSViewController
      presentAsModalWindow
    NSWindow
      contentView
      contentViewController
      init
    UIViewController
      present
    UIWindow
      rootViewController
    """
}
