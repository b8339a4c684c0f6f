extension RepeatedPresentation {
  /// Classes of AppKit, and their methods that show a panel, menu, or sheet with each call.
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
    """
}
