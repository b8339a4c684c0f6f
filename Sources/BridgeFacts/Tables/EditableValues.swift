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

  /// Delegate method | number of the parameter | property whose new value it receives.
  static let givenParameters = """
    searchBar(_:textDidChange:) | 1 | text
    """

  /// The delegate methods that decide whether the user may type.
  static let typingQuestions = """
    control(_:textShouldBeginEditing:)
    searchBarShouldBeginEditing(_:)
    textField(_:shouldChangeCharactersIn:replacementString:)
    textFieldShouldBeginEditing(_:)
    textShouldBeginEditing(_:)
    textView(_:shouldChangeTextIn:replacementString:)
    textView(_:shouldChangeTextIn:replacementText:)
    textViewShouldBeginEditing(_:)
    """
}
