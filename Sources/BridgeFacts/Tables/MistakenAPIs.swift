extension MistakenAPI {
  /// Kind | class | member | wrong part | correct API | whether that is an exact replacement or an idea.
  static let table = """
    label    | UIHostingController            | init                 | ignoreSafeArea       | safeAreaRegions = [] | idea
    label    | UIView                         | animate              | with                 | _                    | exact
    label    | UIViewController               | setContentScrollView | forEdge              | for                  | exact
    property | EKEventEditViewController      | delegate             | -                    | editViewDelegate     | exact
    property | GKGameCenterViewController     | delegate             | -                    | gameCenterDelegate   | exact
    property | MFMailComposeViewController    | delegate             | -                    | mailComposeDelegate  | exact
    property | MFMessageComposeViewController | delegate             | -                    | messageComposeDelegate | exact
    receiver | UINavigationBar                | setContentScrollView | - \
    | UIViewController.setContentScrollView(_:for:) | idea
    value    | UIHostingConfiguration         | background           | quaternarySystemFill \
    | Color(uiColor: .quaternarySystemFill) | exact
    value    | UIHostingController            | sizingOptions        | intrinsic            | intrinsicContentSize | exact
    """
}
