extension WrappingRecipe {
  /// UIKit view classes and their recipes. `changed value, value ⇒ statement`, `action event ⇒ statement`, and
  /// `answer method ⇒ statement` can be repeated, with one statement per line.
  static let uiKitTable = """
    ARSCNView
      make {object}.session.run(ARWorldTrackingConfiguration())
      stop {object}.session.pause()
    ARSKView
      make {object}.session.run(ARWorldTrackingConfiguration())
      stop {object}.session.pause()
    MKMapView
      delegates {object}
      keep var isSettingRegion = false
      input let region: MKCoordinateRegion
      input var onRegionChange: (MKCoordinateRegion) -> Void = { _ in }
      make {object}.setRegion(region, animated: false)
      changed region.center.latitude, region.center.longitude, region.span.latitudeDelta, region.span.longitudeDelta
        ⇒ context.coordinator.isSettingRegion = true
      changed region.center.latitude, region.center.longitude, region.span.latitudeDelta, region.span.longitudeDelta
        ⇒ {object}.setRegion(region, animated: false)
      changed region.center.latitude, region.center.longitude, region.span.latitudeDelta, region.span.longitudeDelta
        ⇒ context.coordinator.isSettingRegion = false
      answer mapView(_:regionDidChangeAnimated:) ⇒ if !isSettingRegion { parent.onRegionChange(mapView.region) }
    MTKView
      make {object}.device = MTLCreateSystemDefaultDevice()
    PDFView
      input let document: PDFDocument?
      make {object}.autoScales = true
      update if {object}.document !== document { {object}.document = document }
    PHLivePhotoView
      input let livePhoto: PHLivePhoto?
      update if {object}.livePhoto !== livePhoto { {object}.livePhoto = livePhoto }
    PKCanvasView
      input @Binding var drawing: PKDrawing
      keep let toolPicker = PKToolPicker()
      make {object}.drawingPolicy = .anyInput
      make context.coordinator.toolPicker.addObserver({object})
      make context.coordinator.toolPicker.setVisible(true, forFirstResponder: {object})
      make DispatchQueue.main.async { {object}.becomeFirstResponder() }
      update if {object}.drawing != drawing { {object}.drawing = drawing }
      answer canvasViewDrawingDidChange(_:) ⇒ if parent.drawing != canvasView.drawing { parent.drawing = canvasView.drawing }
      stop coordinator.toolPicker.removeObserver({object})
    SCNView
      input let scene: SCNScene?
      update if {object}.scene !== scene { {object}.scene = scene }
    SKView
      input let scene: SKScene
      update if {object}.scene !== scene { {object}.presentScene(scene) }
    UIActivityIndicatorView
      called indicator
      input let isAnimating: Bool
      create UIActivityIndicatorView(style: .medium)
      update if isAnimating { {object}.startAnimating() } else { {object}.stopAnimating() }
    UIButton
      input let title: String
      input let action: () -> Void
      create UIButton(type: .system)
      update if {object}.title(for: .normal) != title { {object}.setTitle(title, for: .normal) }
      action touchUpInside ⇒ parent.action()
    UICollectionView
      input let items: [String]
      before let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      before let layout = UICollectionViewCompositionalLayout.list(using: configuration)
      create UICollectionView(frame: .zero, collectionViewLayout: layout)
      make {object}.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Item")
      changed items ⇒ {object}.reloadData()
      answer collectionView(_:numberOfItemsInSection:) ⇒ parent.items.count
      answer collectionView(_:cellForItemAt:) ⇒
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
      answer collectionView(_:cellForItemAt:) ⇒ var content = UIListContentConfiguration.cell()
      answer collectionView(_:cellForItemAt:) ⇒ content.text = parent.items[indexPath.item]
      answer collectionView(_:cellForItemAt:) ⇒ cell.contentConfiguration = content
      answer collectionView(_:cellForItemAt:) ⇒ return cell
    UIColorWell
      input @Binding var color: UIColor?
      update if {object}.selectedColor != color { {object}.selectedColor = color }
      action valueChanged ⇒ parent.color = {object}.selectedColor
    UIDatePicker
      input @Binding var date: Date
      update if {object}.date != date { {object}.date = date }
      action valueChanged ⇒ parent.date = {object}.date
    UIImageView
      input let image: UIImage?
      make {object}.contentMode = .scaleAspectFit
      make {object}.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      make {object}.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      update if {object}.image !== image { {object}.image = image }
    UILabel
      input let text: String
      make {object}.numberOfLines = 0
      make {object}.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      update if {object}.text != text { {object}.text = text }
    UIPageControl
      input let numberOfPages: Int
      input @Binding var currentPage: Int
      update if {object}.numberOfPages != numberOfPages { {object}.numberOfPages = numberOfPages }
      update if {object}.currentPage != currentPage { {object}.currentPage = currentPage }
      action valueChanged ⇒ parent.currentPage = {object}.currentPage
    UIPickerView
      called picker
      input let options: [String]
      input @Binding var selection: Int
      changed options ⇒ {object}.reloadAllComponents()
      update if {object}.selectedRow(inComponent: 0) != selection { {object}.selectRow(selection, inComponent: 0,
        animated: false) }
      answer numberOfComponents(in:) ⇒ 1
      answer pickerView(_:numberOfRowsInComponent:) ⇒ parent.options.count
      answer pickerView(_:titleForRow:forComponent:) ⇒ parent.options[row]
      answer pickerView(_:didSelectRow:inComponent:) ⇒ parent.selection = row
    UIProgressView
      input let progress: Float
      update if {object}.progress != progress { {object}.setProgress(progress,
        animated: context.transaction.animation != nil) }
    UIScrollView
      since iOS 16, tvOS 16, visionOS 1
      generic Content: View
      input var maximumScale: CGFloat = 4
      input @ViewBuilder let content: Content
      keep var hosted: (any UIView & UIContentView)?
      make {object}.maximumZoomScale = maximumScale
      make let hosted = UIHostingConfiguration { content }.margins(.all, 0).makeContentView()
      make hosted.frame = {object}.bounds
      make hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      make {object}.addSubview(hosted)
      make context.coordinator.hosted = hosted
      update if {object}.maximumZoomScale != maximumScale { {object}.maximumZoomScale = maximumScale }
      update context.coordinator.hosted?.configuration = UIHostingConfiguration { content }.margins(.all, 0)
      answer viewForZooming(in:) ⇒ hosted
    UISearchBar
      input @Binding var text: String
      input var onSearch: () -> Void = {}
      update if {object}.text != text { {object}.text = text }
      answer searchBar(_:textDidChange:) ⇒ parent.text = searchText
      answer searchBarSearchButtonClicked(_:) ⇒ searchBar.resignFirstResponder()
      answer searchBarSearchButtonClicked(_:) ⇒ parent.onSearch()
    UISegmentedControl
      called control
      input let segments: [String]
      input @Binding var selection: Int
      create UISegmentedControl(items: segments)
      changed segments ⇒ {object}.removeAllSegments()
      changed segments ⇒ for (index, title) in segments.enumerated() { {object}.insertSegment(withTitle: title,
        at: index, animated: false) }
      update if {object}.selectedSegmentIndex != selection { {object}.selectedSegmentIndex = selection }
      action valueChanged ⇒ parent.selection = {object}.selectedSegmentIndex
    UISlider
      input @Binding var value: Float
      input var range: ClosedRange<Float> = 0...1
      update if {object}.minimumValue != range.lowerBound { {object}.minimumValue = range.lowerBound }
      update if {object}.maximumValue != range.upperBound { {object}.maximumValue = range.upperBound }
      update if {object}.value != value { {object}.setValue(value, animated: context.transaction.animation != nil) }
      action valueChanged ⇒ parent.value = {object}.value
    UIStepper
      input @Binding var value: Double
      input var range: ClosedRange<Double> = 0...100
      update if {object}.minimumValue != range.lowerBound { {object}.minimumValue = range.lowerBound }
      update if {object}.maximumValue != range.upperBound { {object}.maximumValue = range.upperBound }
      update if {object}.value != value { {object}.value = value }
      action valueChanged ⇒ parent.value = {object}.value
    UISwitch
      called toggle
      input @Binding var isOn: Bool
      update if {object}.isOn != isOn { {object}.setOn(isOn, animated: context.transaction.animation != nil) }
      action valueChanged ⇒ parent.isOn = {object}.isOn
    UITableView
      input let items: [String]
      input var onSelect: (String) -> Void = { _ in }
      make {object}.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
      changed items ⇒ {object}.reloadData()
      answer tableView(_:numberOfRowsInSection:) ⇒ parent.items.count
      answer tableView(_:cellForRowAt:) ⇒
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
      answer tableView(_:cellForRowAt:) ⇒ var content = cell.defaultContentConfiguration()
      answer tableView(_:cellForRowAt:) ⇒ content.text = parent.items[indexPath.row]
      answer tableView(_:cellForRowAt:) ⇒ cell.contentConfiguration = content
      answer tableView(_:cellForRowAt:) ⇒ return cell
      answer tableView(_:didSelectRowAt:) ⇒ tableView.deselectRow(at: indexPath, animated: true)
      answer tableView(_:didSelectRowAt:) ⇒ parent.onSelect(parent.items[indexPath.row])
    UITextField
      input @Binding var text: String
      input var placeholder = ""
      make {object}.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      update if {object}.placeholder != placeholder { {object}.placeholder = placeholder }
      update if {object}.text != text { {object}.text = text }
      action editingChanged ⇒ parent.text = {object}.text ?? ""
      answer textFieldShouldReturn(_:) ⇒ textField.resignFirstResponder()
      answer textFieldShouldReturn(_:) ⇒ return true
    UITextView
      input @Binding var text: String
      make {object}.font = .preferredFont(forTextStyle: .body)
      make {object}.adjustsFontForContentSizeCategory = true
      update if {object}.text != text { {object}.text = text }
      answer textViewDidChange(_:) ⇒ parent.text = textView.text
    UIVisualEffectView
      input let style: UIBlurEffect.Style
      create UIVisualEffectView(effect: nil)
      update {object}.effect = UIBlurEffect(style: style)
    WKInterfaceLabel
      input let text: String
      update {object}.setText(text)
    WKWebView
      input let url: URL
      input var onFinish: () -> Void = {}
      make {object}.load(URLRequest(url: url))
      changed url ⇒ {object}.load(URLRequest(url: url))
      answer webView(_:didFinish:) ⇒ parent.onFinish()
      stop {object}.stopLoading()
    """
}
