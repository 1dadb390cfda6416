public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A control of several segments, of which at most one is selected, by a tap.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, @preconcurrency ControlDrawing {
  /// The index of no segment.
  public static let noSegment = -1

  /// A segment of the control.
  struct Item {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The fixed width, or 0.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true
  }

  private(set) var segments: [Item] = []
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The images behind and between the segments, and the offsets of their content.
  var images = SegmentImages()
  private var selected = UISegmentedControl.noSegment
  /// The segment under the touch.
  private var touched: Int?

  /// Creates a segmented control with the given frame, without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
    hugHeight()
  }

  /// Creates a segmented control with a segment for each title, image or action, of its intrinsic size.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    drawsContent()
    hugHeight()
    segments = (items ?? []).map { item in
      switch item {
      case let image as UIImage: Item(image: image)
      case let action as UIAction: Item(title: action.title, image: action.image, action: action)
      case let title as String: Item(title: title)
      default: Item(title: String(describing: item))
      }
    }
    bounds.size = fittingSize(in: traitCollection)
  }

  /// Creates a segmented control with the given frame, and a segment for each action, which runs when it is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Item(title: $0.title, image: $0.image, action: $0) }
  }

  /// Creates a segmented control without segments.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent()
    hugHeight()
    coder.decodeInterface(of: self, as: UISegmentedControl.self)
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or `noSegment`.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      let before = selected
      KeyValueObserving.change(self, "selectedSegmentIndex") {
        selected = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      }
      showSelected(isMove: before != Self.noSegment)
    }
  }

  /// Whether or not a segment is selected only during a touch.
  open var isMomentary = false

  /// Whether or not the widths of segments follow their content; otherwise all are equally wide.
  open var apportionsSegmentWidthsByContent = false {
    didSet { change {} }
  }

  /// The tint colour of the selected segment; nil is the system's colour.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Inserts a segment with a title; an index beyond the last appends it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Item(title: title ?? ""), at: segment)
  }

  /// Inserts a segment with an image; an index beyond the last appends it.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Item(image: image ?? UIImage()), at: segment)
  }

  /// Inserts a segment with an action; an index beyond the last appends it.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Item(title: action.title, image: action.image, action: action), at: segment)
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    change { segments.remove(at: segment) }
    if selected == segment {
      selected = UISegmentedControl.noSegment
    } else if selected > segment {
      selected -= 1
    }
    showSelected(isMove: false)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    change { segments = [] }
    selected = UISegmentedControl.noSegment
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
  /// Sets the title of a segment, and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    set(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
  /// Sets the image of a segment, and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    set(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }
  /// Sets the action of a segment, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    set(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }

  /// Returns the index of the segment whose action has the identifier, or `noSegment`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
  }

  /// Returns the fixed width of a segment, in points; 0 where the control sets it.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
  /// Sets the fixed width of a segment, in points; 0 leaves it to the control.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    set(segment) { $0.width = max(0, width) }
  }

  /// Returns the offset of the content of a segment, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.contentOffset ?? .zero }
  /// Sets the offset of the content of a segment, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    set(segment) { $0.contentOffset = offset }
  }

  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { set(segment) { $0.isEnabled = enabled } }

  /// Sets the text attributes of titles in a state; those that are missing are of the normal state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    change { titleAttributes[state.rawValue] = attributes }
  }

  /// Returns the text attributes of titles that were set for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  private subscript(_ segment: Int) -> Item? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  private func set(_ segment: Int, _ body: (inout Item) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change { body(&segments[segment]) }
  }

  private func insert(_ item: Item, at segment: Int) {
    let index = min(max(segment, 0), segments.count)
    change { segments.insert(item, at: index) }
    if selected >= index { selected += 1 }
    showSelected(isMove: false)
  }

  /// Moves the raised part to the selected segment.
  ///
  /// The part slides there in an animation block, except where no segment was selected before.
  private func showSelected(isMove: Bool) {
    let place = Double(max(selected, 0))
    if isMove, selected != Self.noSegment {
      showValue(at: place)
    } else {
      UIView.performWithoutAnimation { showValue(at: place) }
    }
  }

  func change(_ body: () -> Void) {
    body()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Size

  /// The size of all segments side by side, within the alignment rectangle, 31 points high (C.19).
  ///
  /// Each segment is as wide as the widest, with 13 points at both ends (iOS 26: 19 in all), or as it is fixed.
  open override var intrinsicContentSize: CGSize {
    fittingSize(in: traitCollection).aligned(ControlSizes.segmentInsets)
  }

  /// The insets of the alignment rectangle: 1 point at the bottom.
  open override var alignmentRectInsets: UIEdgeInsets { ControlSizes.segmentInsets }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: traitCollection) }

  private func fittingSize(in traits: UITraitCollection) -> CGSize {
    CGSize(width: naturalWidths(in: traits).reduce(0, +), height: ControlSizes.segmentHeight)
  }

  /// Takes on the size of another version of the system.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followSystem(from: previousTraitCollection) { fittingSize(in: $0) }
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let segment = segment(at: touch), segments[segment].isEnabled else { return false }
    touched = segment
    if isMomentary { selectedSegmentIndex = segment }
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let segment = segment(at: touch), segments[segment].isEnabled { touched = segment }
    return super.continueTracking(touch, with: event)
  }

  /// Selects the segment where the touch ended, and sends `valueChanged` if it was not selected before.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touched, isTouchInside, isMomentary || touched != selected {
      animateAsTouched { self.selectedSegmentIndex = touched }
      if let action = segments[touched].action { sendAction(action) }
      sendActions(for: .valueChanged)
    }
    release()
    super.endTracking(touch, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    release()
    super.cancelTracking(with: event)
  }

  private func release() {
    touched = nil
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  private func segment(at touch: UITouch) -> Int? {
    let x = touch.location(in: self).x
    return segmentRects.firstIndex { $0.minX <= x && x < $0.maxX }
  }

  package func drawContent(in context: CGContext) {
    drawContent(in: context, at: Double(max(selected, 0)))
  }

  package func drawContent(in context: CGContext, at place: Double) {
    drawSegments(in: context, chosen: segments.indices.contains(selected) ? selected : nil, at: place)
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenSegments }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .control }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    content.value = .segment(selectedSegmentIndex)
    return content
  }
}
