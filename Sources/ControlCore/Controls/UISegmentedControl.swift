public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore
public import TextViewCore

/// A control of several segments, one of which may be chosen by a tap.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, @preconcurrency ControlDrawing {
  /// The number that stands for no segment.
  public static let noSegment = -1

  /// One segment.
  struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width that was set, or 0.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true
  }

  private(set) var segments: [Segment] = []
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var selected = UISegmentedControl.noSegment
  /// The segment that a finger is on.
  private var touched: Int?

  /// A control of the given frame, without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
    hugHeight()
  }

  /// A control of titles, images and actions, as large as they need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    drawsContent()
    hugHeight()
    segments = (items ?? []).map { item in
      switch item {
      case let image as UIImage: Segment(image: image)
      case let action as UIAction: Segment(title: action.title, image: action.image, action: action)
      case let title as String: Segment(title: title)
      default: Segment(title: String(describing: item))
      }
    }
    bounds.size = intrinsicContentSize
  }

  /// A control of the given frame, with a segment for each action, which runs when it is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  /// A control without segments. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent()
    hugHeight()
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The chosen segment, or `noSegment`.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      let before = selected
      selected = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      showSelected(isMove: before != Self.noSegment)
    }
  }

  /// Whether segments are chosen only while a finger is on them.
  open var isMomentary = false

  /// Whether segments are as wide as their content asks; else all are equally wide.
  open var apportionsSegmentWidthsByContent = false {
    didSet { change {} }
  }

  /// The colour of the chosen segment; nil is the system's.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Inserts a segment with a title; an index beyond the last is the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title ?? ""), at: segment)
  }

  /// Inserts a segment with an image; an index beyond the last is the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image ?? UIImage()), at: segment)
  }

  /// Inserts a segment for an action; an index beyond the last is the end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  /// Takes a segment away.
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

  /// Takes all segments away.
  open func removeAllSegments() {
    change { segments = [] }
    selected = UISegmentedControl.noSegment
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
  /// Gives a segment a title in the place of an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    set(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
  /// Gives a segment an image in the place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    set(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }
  /// Gives a segment an action, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    set(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }

  /// The segment whose action has an identifier, or `noSegment`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
  }

  /// The width that was set for a segment; 0 where none was.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
  /// Sets the width of a segment; 0 leaves it to the control.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    set(segment) { $0.width = max(0, width) }
  }

  /// How far the content of a segment is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.contentOffset ?? .zero }
  /// Moves the content of a segment.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    set(segment) { $0.contentOffset = offset }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }
  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { set(segment) { $0.isEnabled = enabled } }

  /// Sets what titles look like in a state; what it does not say is as in the normal state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    change { titleAttributes[state.rawValue] = attributes }
  }

  /// What titles look like in a state, as it was set.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  private subscript(_ segment: Int) -> Segment? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  private func set(_ segment: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change { body(&segments[segment]) }
  }

  private func insert(_ item: Segment, at segment: Int) {
    let index = min(max(segment, 0), segments.count)
    change { segments.insert(item, at: index) }
    if selected >= index { selected += 1 }
    showSelected(isMove: false)
  }

  /// Shows what is chosen. What was chosen before slides to it in an animation; where nothing was, there is nothing to
  /// slide.
  private func showSelected(isMove: Bool) {
    let place = Double(max(selected, 0))
    if isMove, selected != Self.noSegment {
      showPlace(place)
    } else {
      UIView.performWithoutAnimation { showPlace(place) }
    }
  }

  private func change(_ body: () -> Void) {
    body()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Size

  /// All segments beside each other: each as wide as the widest, with 13 points at both ends, or as it is set.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +), height: ControlSizes.segmentHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Fingers

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

  /// Chooses the segment on which the finger is lifted, and tells if it was not chosen before.
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

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .control }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    content.value = .segment(selectedSegmentIndex)
    return content
  }
}
