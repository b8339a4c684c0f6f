extension ViewLifecycleMethod {
  /// Base name | stage | occasion.
  static let table = """
    awakeFromNib             | start         | once, after the nib is loaded
    loadView                 | start         | once, when the view is needed
    viewDidLoad              | start         | once, after the view loads
    viewWillAppear           | appearance    | each time it is about to appear
    viewIsAppearing          | appearance    | each time it appears
    viewDidAppear            | appearance    | each time, after it appears
    didMoveToWindow          | window        | after it moves to a window or leaves one
    viewDidMoveToWindow      | window        | after it moves to a window or leaves one
    willMove                 | parent        | before it moves to a parent or leaves one
    didMove                  | parent        | after it moves to a parent or leaves one
    didMoveToSuperview       | parent        | after it moves to a superview or leaves one
    viewWillMove             | parent        | before it moves to a superview or window, or leaves one
    viewDidMoveToSuperview   | parent        | after it moves to a superview or leaves one
    viewWillLayoutSubviews   | refresh       | before each layout
    viewDidLayoutSubviews    | refresh       | after each layout
    layoutSubviews           | refresh       | during each layout
    viewWillLayout           | refresh       | before each layout
    viewDidLayout            | refresh       | after each layout
    layout                   | refresh       | during each layout
    updateConstraints        | refresh       | before a layout with new constraints
    updateViewConstraints    | refresh       | before a layout with new constraints
    updateProperties         | refresh       | whenever something that it reads changes
    traitCollectionDidChange | refresh       | after each change of a trait
    viewWillDraw             | refresh       | before it draws
    draw                     | refresh       | whenever it draws
    updateLayer              | refresh       | whenever it draws
    viewWillDisappear        | disappearance | each time it is about to disappear
    viewDidDisappear         | disappearance | each time, after it disappears
    removeFromSuperview      | disappearance | when it leaves its superview
    prepareForReuse          | reuse         | before a cell is reused
    """
}
