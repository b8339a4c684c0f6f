extension HierarchyMember {
  /// Classes, and the properties that are nil outside of a hierarchy.
  static let table = """
    NSView
      superview
      window
    NSViewController
      parent
      presentingViewController
    UIView
      superview
      window
    UIViewController
      navigationController
      parent
      presentingViewController
      splitViewController
      tabBarController
    """
}
