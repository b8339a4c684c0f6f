extension WrappingRecipe {
  /// AppKit classes and their recipes.
  static let appKitTable = """
    NSButton
      input let title: String
      input let action: () -> Void
      update if {object}.title != title { {object}.title = title }
      action clicked ⇒ parent.action()
    NSColorWell
      input @Binding var color: NSColor
      update if {object}.color != color { {object}.color = color }
      action valueChanged ⇒ parent.color = {object}.color
    NSDatePicker
      input @Binding var date: Date
      update if {object}.dateValue != date { {object}.dateValue = date }
      action valueChanged ⇒ parent.date = {object}.dateValue
    NSImageView
      input let image: NSImage?
      make {object}.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      make {object}.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      update if {object}.image !== image { {object}.image = image }
    NSLevelIndicator
      input let value: Double
      update if {object}.doubleValue != value { {object}.doubleValue = value }
    NSPopUpButton
      called popUp
      input let titles: [String]
      input @Binding var selection: Int
      make {object}.addItems(withTitles: titles)
      changed titles ⇒ {object}.removeAllItems()
      changed titles ⇒ {object}.addItems(withTitles: titles)
      update if {object}.indexOfSelectedItem != selection { {object}.selectItem(at: selection) }
      action valueChanged ⇒ parent.selection = {object}.indexOfSelectedItem
    NSProgressIndicator
      called indicator
      input let value: Double
      make {object}.isIndeterminate = false
      make {object}.maxValue = 1
      update if {object}.doubleValue != value { {object}.doubleValue = value }
    NSSegmentedControl
      called control
      input @Binding var selection: Int
      update if {object}.selectedSegment != selection { {object}.selectedSegment = selection }
      action valueChanged ⇒ parent.selection = {object}.selectedSegment
    NSSlider
      input @Binding var value: Double
      input var range: ClosedRange<Double> = 0...1
      update if {object}.minValue != range.lowerBound { {object}.minValue = range.lowerBound }
      update if {object}.maxValue != range.upperBound { {object}.maxValue = range.upperBound }
      update if {object}.doubleValue != value { {object}.doubleValue = value }
      action valueChanged ⇒ parent.value = {object}.doubleValue
    NSStepper
      input @Binding var value: Double
      update if {object}.doubleValue != value { {object}.doubleValue = value }
      action valueChanged ⇒ parent.value = {object}.doubleValue
    NSSwitch
      called toggle
      input @Binding var isOn: Bool
      update if ({object}.state == .on) != isOn { {object}.state = isOn ? .on : .off }
      action valueChanged ⇒ parent.isOn = {object}.state == .on
    NSTableView
      called scrollView
      holder NSScrollView
      delegates tableView
      input let items: [String]
      before let tableView = NSTableView()
      before tableView.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("Item")))
      before tableView.headerView = nil
      create NSScrollView()
      make {object}.documentView = tableView
      make {object}.hasVerticalScroller = true
      changed items ⇒ (scrollView.documentView as? NSTableView)?.reloadData()
      answer numberOfRows(in:) ⇒ parent.items.count
      answer tableView(_:viewFor:row:) ⇒ NSTextField(labelWithString: parent.items[row])
    NSTextField
      input @Binding var text: String
      update if {object}.stringValue != text { {object}.stringValue = text }
      answer controlTextDidChange(_:) ⇒
        if let field = obj.object as? NSTextField { parent.text = field.stringValue }
    NSTextView
      called scrollView
      holder NSScrollView
      delegates textView?
      input @Binding var text: String
      create NSTextView.scrollableTextView()
      make let textView = {object}.documentView as? NSTextView
      update guard let textView = {object}.documentView as? NSTextView else { return }
      update if textView.string != text { textView.string = text }
      answer textDidChange(_:) ⇒ if let textView = notification.object as? NSTextView { parent.text = textView.string }
    NSVisualEffectView
      input var material = NSVisualEffectView.Material.sidebar
      input var blendingMode = NSVisualEffectView.BlendingMode.behindWindow
      update if {object}.material != material { {object}.material = material }
      update if {object}.blendingMode != blendingMode { {object}.blendingMode = blendingMode }
    """
}
