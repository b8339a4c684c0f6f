extension EditableValue {
  /// Class | kind | property.
  static let table = """
    NSButton           | value | state
    NSColorWell        | value | color
    NSDatePicker       | value | dateValue
    NSSegmentedControl | value | selectedSegment
    NSSlider           | value | doubleValue
    NSStepper          | value | doubleValue
    NSSwitch           | value | state
    NSTextField        | text  | attributedStringValue
    NSTextField        | text  | doubleValue
    NSTextField        | text  | integerValue
    NSTextField        | text  | objectValue
    NSTextField        | text  | stringValue
    NSTextView         | text  | string
    PKCanvasView       | value | drawing
    UIColorWell        | value | selectedColor
    UIDatePicker       | value | date
    UIPageControl      | value | currentPage
    UISearchBar        | text  | text
    UISegmentedControl | value | selectedSegmentIndex
    UISlider           | value | value
    UIStepper          | value | value
    UISwitch           | value | isOn
    UITextField        | text  | attributedText
    UITextField        | text  | text
    UITextView         | text  | attributedText
    UITextView         | text  | text
    """
}
