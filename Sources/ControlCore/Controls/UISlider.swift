public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A control for a value in a range, which a touch sets by moving the thumb.
@preconcurrency @MainActor
open class UISlider: UIControl, @preconcurrency ControlDrawing {
  private var current: Float = 0
  private var parts: [PartKey: UIImage] = [:]
  /// The distance from the center of the thumb to the touch that moves it, in points.
  private var grip: CGFloat?

  /// The key of the image of a part in a state.
  private struct PartKey: Hashable {
    enum Part { case thumb, minimumTrack, maximumTrack }
    var part: Part
    var state: UInt
  }

  /// Creates a slider with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
    hugHeight()
  }

  /// Creates a slider of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent()
    hugHeight()
    coder.decodeInterface(of: self, as: UISlider.self)
  }

  // MARK: Value

  /// The value, clamped to the range.
  open var value: Float {
    get { current }
    set { KeyValueObserving.change(self, "value") { setValue(newValue, animated: false) } }
  }

  /// Sets the value; one that is not a number has no effect.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the range.
  ///   - animated: Whether or not the change is animated, where a clock runs.
  open func setValue(_ value: Float, animated: Bool) {
    if !value.isNaN { current = allowed(value) }
    showValue(at: place, isAnimated: animated)
  }

  /// The position of the value in the range, 0…1.
  private var place: Double {
    let range = maximumValue - minimumValue
    return range > 0 ? Double((current - minimumValue) / range) : 0
  }

  /// The minimum value; 0 by default.
  ///
  /// A value above the maximum raises that, too.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The maximum value; 1 by default.
  ///
  /// A value below the minimum lowers that, too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// The ticks of the track, its neutral value and the part of it that can be chosen; nil by default.
  open var trackConfiguration: TrackConfiguration? {
    didSet { value = current }
  }

  /// The style of the slider; one without a thumb is only filled up to its value.
  open var sliderStyle = Style.default {
    didSet { setNeedsDisplay() }
  }

  /// The system whose sliders the slider should behave like.
  ///
  /// Differs from UIKit: without effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The system whose sliders the slider behaves like: that of pads and phones.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// Whether or not the slider sends actions while a touch moves the thumb, and not only at its end.
  open var isContinuous = true

  // MARK: Appearance

  /// The tint colour of the track below the value; nil is the view's tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The tint colour of the track above the value; nil is a system fill.
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The tint colour of the thumb; nil is white.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The image at the minimum end.
  open var minimumValueImage: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// The image at the maximum end.
  open var maximumValueImage: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// Sets the image of the thumb in a state; states without one use that of `normal`.
  open func setThumbImage(_ image: UIImage?, for state: State) { set(image, .thumb, state) }
  /// Sets the image of the track below the value.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { set(image, .minimumTrack, state) }
  /// Sets the image of the track above the value.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { set(image, .maximumTrack, state) }

  /// Returns the image of the thumb in a state.
  open func thumbImage(for state: State) -> UIImage? { image(.thumb, state) }
  /// Returns the image of the track below the value in a state.
  open func minimumTrackImage(for state: State) -> UIImage? { image(.minimumTrack, state) }
  /// Returns the image of the track above the value in a state.
  open func maximumTrackImage(for state: State) -> UIImage? { image(.maximumTrack, state) }

  /// The image of the thumb in the present state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track below the value in the present state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track above the value in the present state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  private func set(_ image: UIImage?, _ part: PartKey.Part, _ state: State) {
    parts[PartKey(part: part, state: state.rawValue)] = image
    setNeedsDisplay()
  }

  private func image(_ part: PartKey.Part, _ state: State) -> UIImage? {
    parts[PartKey(part: part, state: state.rawValue)]
      ?? parts[PartKey(part: part, state: State.normal.rawValue)]
  }

  // MARK: Geometry

  /// The height within the alignment rectangle, 30 points, or 34 in iOS 26, and no width (C.19, 26.C.4).
  open override var intrinsicContentSize: CGSize {
    let height = ControlSizes.sliderHeight[traitCollection]
    let size = CGSize(width: 0, height: height).aligned(alignmentRectInsets)
    return CGSize(width: UIView.noIntrinsicMetric, height: size.height)
  }

  /// The insets of the alignment rectangle: 2 points at both ends and 1 at the bottom; none in iOS 26.
  open override var alignmentRectInsets: UIEdgeInsets { ControlSizes.sliderInsets[traitCollection] }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.sliderHeight[traitCollection])
  }

  /// Returns the rectangle of the image at the minimum end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(of: minimumValueImage, in: bounds, isAtRight: isReversed)
  }

  /// Returns the rectangle of the image at the maximum end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(of: maximumValueImage, in: bounds, isAtRight: !isReversed)
  }

  /// Returns the rectangle of the track, between the images at its ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = showsThumb ? ControlSizes.sliderTrack[traitCollection] : thumblessHeight
    var track = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    for image in [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
    where image.width > 0 {
      let taken = image.width + ControlSizes.sliderImageGap
      if image.minX == bounds.minX { track.origin.x += taken }
      track.size.width = max(0, track.width - taken)
    }
    return track
  }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? thumbSize(in: bounds)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let x = rect.minX + (rect.width - size.width) * (isReversed ? 1 - share : share)
    return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  /// Whether or not the slider has a thumb.
  var showsThumb: Bool { sliderStyle == .default }

  private var thumblessHeight: CGFloat {
    isTracking ? ControlSizes.thumblessTouchedTrack : ControlSizes.thumblessTrack
  }

  /// Returns the size of the system's thumb, which a lower slider makes smaller.
  private func thumbSize(in bounds: CGRect) -> CGSize {
    guard showsThumb else { return .zero }
    let size = ControlSizes.sliderThumb[traitCollection]
    let height = min(size.height, bounds.height)
    return CGSize(width: size.width - size.height + height, height: height)
  }

  private func endRect(of image: UIImage?, in bounds: CGRect, isAtRight: Bool) -> CGRect {
    let size = image?.size ?? .zero
    let x = isAtRight ? bounds.maxX - size.width : bounds.minX
    return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  /// The rectangle of the thumb for the present value.
  package var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
  }

  // MARK: Touches

  /// Begins tracking a touch on the thumb, or near it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard reach.covers(point) else { return false }
    grip = point.x - thumb.midX
    return super.beginTracking(touch, with: event)
  }

  /// Returns false for a drag along the track from the thumb: it moves the thumb, and scrolls no superview.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !takes(gestureRecognizer, from: reach) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The area in which a touch moves the thumb.
  private var reach: CGRect {
    showsThumb ? thumb.insetBy(dx: -ControlSizes.sliderReach, dy: -bounds.height) : bounds
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = current
    follow(touch)
    if isContinuous, current != old { sendActions(for: .valueChanged) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    grip = nil
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    grip = nil
    super.cancelTracking(with: event)
  }

  private func follow(_ touch: UITouch) {
    let (track, thumb) = (trackRect(forBounds: bounds), thumb)
    let way = track.width - thumb.width
    guard let grip, way > 0 else { return }
    let share = (touch.location(in: self).x - grip - thumb.width / 2 - track.minX) / way
    let part = Float(isReversed ? 1 - share : share)
    setValue(minimumValue + part * (maximumValue - minimumValue), animated: false)
  }

  package func drawContent(in context: CGContext) {
    drawContent(in: context, at: place)
  }

  package func drawContent(in context: CGContext, at place: Double) {
    let track = trackRect(forBounds: bounds)
    let shown =
      place == self.place ? current : minimumValue + Float(place) * (maximumValue - minimumValue)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: shown)
    let opacity: CGFloat = isEnabled ? 1 : 0.5
    let tint = resolved(tintColor ?? .systemBlue, opacity: opacity)
    let way = isReversed ? track.maxX - thumb.midX : thumb.midX - track.minX
    var (low, high) = track.divided(atDistance: max(0, way), from: isReversed ? .maxXEdge : .minXEdge)
    if let neutral = neutralX(in: track) {
      // The track is filled from the neutral value.
      low = CGRect(
        x: min(neutral, thumb.midX), y: track.minY, width: abs(thumb.midX - neutral), height: track.height)
    }
    currentMaximumTrackImage.draw(in: high, tint: tint) {
      context.fillCapsule(
        track,
        resolved(
          maximumTrackTintColor ?? ControlColors.sliderTrack[traitCollection], opacity: opacity))
    }
    drawTicks(in: context, track: track)
    currentMinimumTrackImage.draw(in: low, tint: tint) {
      context.saveGState()
      context.clip(to: low)
      context.fillCapsule(
        track, minimumTrackTintColor.map { resolved($0, opacity: opacity) } ?? tint)
      context.restoreGState()
    }
    currentThumbImage.draw(in: thumb, tint: tint) {
      guard showsThumb else { return }
      context.fillKnob(
        thumb, resolved(thumbTintColor ?? .white), in: traitCollection.system, isTouched: isTracking)
    }
    minimumValueImage.draw(in: minimumValueImageRect(forBounds: bounds), tint: tint)
    maximumValueImage.draw(in: maximumValueImageRect(forBounds: bounds), tint: tint)
  }

  /// The point that activates the slider, by default the middle of its thumb in the coordinates of the window.
  open override var accessibilityActivationPoint: CGPoint {
    get {
      let (point, frame) = (super.accessibilityActivationPoint, accessibilityFrame)
      // A point that was set differs from the middle.
      return point == CGPoint(x: frame.midX, y: frame.midY) ? convert(thumb.middle, to: nil) : point
    }
    set { super.accessibilityActivationPoint = newValue }
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenSlider }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .control }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    content.value = .number(Double(value))
    return content
  }

  @_spi(Plumb)
  open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISlider.minimumTrackTintColor),
      AppearanceProperty(\UISlider.maximumTrackTintColor),
      AppearanceProperty(\UISlider.thumbTintColor),
    ]
  }
}
