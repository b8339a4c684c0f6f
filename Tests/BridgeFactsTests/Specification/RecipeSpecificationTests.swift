import Testing

@testable import BridgeFacts

/// The code that `uibridge new` writes for a class. Without a recipe, or without one of its lines, the bridge lacks it.
@Suite struct RecipeSpecificationTests {
  @Test func usualClassesHaveARecipe() {
    for name in names(
      """
      ARSCNView ARSKView MKMapView MTKView PDFView PHLivePhotoView PKCanvasView SCNView SKView UIActivityIndicatorView
      UIButton UICollectionView UIColorWell UIDatePicker UIImageView UILabel UIPageControl UIPickerView UIProgressView
      UIScrollView UISearchBar UISegmentedControl UISlider UIStepper UISwitch UITableView UITextField UITextView
      UIVisualEffectView WKInterfaceLabel WKWebView AVPlayerViewController CNContactPickerViewController
      DataScannerViewController EKEventEditViewController MFMailComposeViewController MFMessageComposeViewController
      MKLookAroundViewController PHPickerViewController QLPreviewController SFSafariViewController
      UIActivityViewController UICloudSharingController UIColorPickerViewController UIDocumentPickerViewController
      UIFontPickerViewController UIImagePickerController UIPageViewController UIReferenceLibraryViewController
      VNDocumentCameraViewController NSButton NSColorWell NSDatePicker NSImageView NSLevelIndicator NSPopUpButton
      NSProgressIndicator NSSegmentedControl NSSlider NSStepper NSSwitch NSTableView NSTextField NSTextView
      NSVisualEffectView
      """)
    {
      #expect(WrappingRecipe.recipe(for: name)?.className == name, "uibridge new \(name) writes an empty bridge")
    }
  }

  @Test func objectsHaveShortNames() {
    for (name, classes) in lists(
      """
      indicator: UIActivityIndicatorView NSProgressIndicator
      picker: UIPickerView CNContactPickerViewController PHPickerViewController UIColorPickerViewController
        UIDocumentPickerViewController UIFontPickerViewController UIImagePickerController
      control: UISegmentedControl NSSegmentedControl
      toggle: UISwitch NSSwitch
      controller: AVPlayerViewController MKLookAroundViewController UIActivityViewController UICloudSharingController
      scanner: DataScannerViewController
      editor: EKEventEditViewController
      composer: MFMailComposeViewController MFMessageComposeViewController
      preview: QLPreviewController
      safari: SFSafariViewController
      pager: UIPageViewController
      dictionary: UIReferenceLibraryViewController
      camera: VNDocumentCameraViewController
      popUp: NSPopUpButton
      scrollView: NSTableView NSTextView
      """)
    {
      for className in classes {
        #expect(WrappingRecipe.recipe(for: className)?.objectName == name, "\(className)")
      }
    }
  }

  @Test func typesOfInputsAreImported() {
    for (module, classes) in lists(
      """
      AVFoundation: AVPlayerViewController
      Contacts: CNContactPickerViewController
      EventKit: EKEventEditViewController
      CloudKit: UICloudSharingController
      UniformTypeIdentifiers: UIDocumentPickerViewController
      """)
    {
      for className in classes {
        #expect(WrappingRecipe.recipe(for: className)?.imports == [module], "\(className)")
      }
    }
  }

  @Test func scrollingListsAndTextAreInAScrollView() {
    for (className, owner) in [("NSTableView", "tableView"), ("NSTextView", "textView?")] {
      let recipe = WrappingRecipe.recipe(for: className)
      #expect(recipe?.holder == "NSScrollView" && recipe?.delegateOwner == owner, "\(className)")
    }
    // The delegate is set after the region, so that it isn't called about it.
    #expect(WrappingRecipe.recipe(for: "MKMapView")?.delegateOwner == "{object}")
  }

  @Test func zoomingShowsSwiftUIContent() {
    let recipe = WrappingRecipe.recipe(for: "UIScrollView")
    #expect(recipe?.generics == "Content: View" && recipe?.availability == "iOS 16, tvOS 16, visionOS 1")
  }

  /// Statements that set an object up, apart from its inputs.
  @Test func objectsAreSetUp() {
    let expected = """
      ARSCNView
        {object}.session.run(ARWorldTrackingConfiguration())
      ARSKView
        {object}.session.run(ARWorldTrackingConfiguration())
      MTKView
        {object}.device = MTLCreateSystemDefaultDevice()
      PDFView
        {object}.autoScales = true
      PKCanvasView
        {object}.drawingPolicy = .anyInput
        context.coordinator.toolPicker.addObserver({object})
        context.coordinator.toolPicker.setVisible(true, forFirstResponder: {object})
        DispatchQueue.main.async { {object}.becomeFirstResponder() }
      UIActivityIndicatorView
        UIActivityIndicatorView(style: .medium)
      UIButton
        UIButton(type: .system)
      UICollectionView
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        UICollectionView(frame: .zero, collectionViewLayout: layout)
        {object}.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Item")
      UIImageView
        {object}.contentMode = .scaleAspectFit
        {object}.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        {object}.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      UILabel
        {object}.numberOfLines = 0
        {object}.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      UIScrollView
        {object}.maximumZoomScale = maximumScale
        let hosted = UIHostingConfiguration { content }.margins(.all, 0).makeContentView()
        hosted.frame = {object}.bounds
        hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      UITableView
        {object}.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
      UITextField
        {object}.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      UITextView
        {object}.font = .preferredFont(forTextStyle: .body)
        {object}.adjustsFontForContentSizeCategory = true
      UIVisualEffectView
        UIVisualEffectView(effect: nil)
      EKEventEditViewController
        {object}.eventStore = store
        {object}.event = event
      MFMailComposeViewController
        {object}.setMessageBody(body, isHTML: false)
      MFMessageComposeViewController
        {object}.body = body
      MKLookAroundViewController
        MKLookAroundViewController(scene: scene)
      PHPickerViewController
        var configuration = PHPickerConfiguration()
        configuration.filter = filter
        configuration.selectionLimit = selectionLimit
        PHPickerViewController(configuration: configuration)
      UICloudSharingController
        UICloudSharingController(share: share, container: container)
      UIDocumentPickerViewController
        UIDocumentPickerViewController(forOpeningContentTypes: contentTypes)
      UIImagePickerController
        {object}.sourceType = sourceType
      UIReferenceLibraryViewController
        UIReferenceLibraryViewController(term: term)
      NSImageView
        {object}.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        {object}.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      NSPopUpButton
        {object}.addItems(withTitles: titles)
      NSProgressIndicator
        {object}.isIndeterminate = false
        {object}.maxValue = 1
      NSTableView
        let tableView = NSTableView()
        tableView.headerView = nil
        NSScrollView()
        {object}.hasVerticalScroller = true
      NSTextView
        NSTextView.scrollableTextView()
        let textView = {object}.documentView as? NSTextView
      """
    for (className, statement) in indentedLines(expected) {
      let recipe = WrappingRecipe.recipe(for: className)
      let statements = (recipe?.preparation ?? []) + [recipe?.creation].compactMap(\.self) + (recipe?.make ?? [])
      #expect(statements.contains(statement), "\(className): \(statement)")
    }
  }

  @Test func usersChooseValuesWithinTheRange() {
    for className in ["UISlider", "UIStepper"] {
      let update = WrappingRecipe.recipe(for: className)?.update ?? []
      for assignment in ["minimumValue = range.lowerBound", "maximumValue = range.upperBound"] {
        #expect(update.contains { $0.contains("{object}.\(assignment)") }, "\(className) lacks \(assignment)")
      }
    }
  }
}
