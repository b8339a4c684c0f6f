extension RepeatedPresentation {
  /// Classes, and their methods that show a panel, menu, or sheet with each call. A name after the class is that of the
  /// part that they show.
  static let table = """
    NSAlert
      beginSheetModal
      runModal
    NSMenu
      popUp
    NSSavePanel
      begin
      beginSheetModal
      runModal
    NSSharingServicePicker
      show
    NSViewController
      presentAsModalWindow
      presentAsSheet
    UIEditMenuInteraction: menu
      presentEditMenu
    """
}
