public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A control that is on or off; a tap toggles it, and so does a touch that pulls its knob to the other side.
@preconcurrency @MainActor
open class UISwitch: UIControl, @preconcurrency ControlDrawing {
  /// The styles of a switch.
  public enum Style: Int, Sendable {
    /// The style of the environment.
    case automatic = 0
    /// A checkbox, on other systems.
    case checkbox = 1
    /// A sliding knob.
    case sliding = 2
  }

  private var on = false
  /// The x-coordinate at which the touch began, and whether it moved the knob.
  private var pull: (start: CGFloat, hasMoved: Bool)?

  /// Creates a switch at the origin of `frame`; the size is fixed (C.19).
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(origin: frame.origin, size: ControlSizes.toggle[.ofMainScreen]))
    prepare()
  }

  /// Creates a switch.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UISwitch.self)
  }

  /// Whether or not the switch is on.
  open var isOn: Bool {
    get { on }
    set { KeyValueObserving.change(self, "on") { setOn(newValue, animated: false) } }
  }

  /// Sets whether the switch is on; the knob slides if the change is animated and a clock runs.
  open func setOn(_ on: Bool, animated: Bool) {
    self.on = on
    showValue(at: on ? 1 : 0, isAnimated: animated)
  }

  /// The colour of the switch when it is on; nil is `systemGreen`.
  open var onTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the knob; nil is white.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The image of a switch that is on, without effect.
  open var onImage: UIImage?
  /// The image of a switch that is off, without effect.
  open var offImage: UIImage?
  /// The title beside the switch, on other systems.
  open var title: String?
  /// The preferred style.
  open var preferredStyle = Style.automatic
  /// The style of the switch.
  open var style: Style { .sliding }

  /// The size within the alignment rectangle, 49 × 31 points, or 66 × 30 in iOS 26 (C.19, 26.C.1).
  open override var intrinsicContentSize: CGSize {
    ControlSizes.toggle[traitCollection].aligned(ControlSizes.toggleInsets)
  }
  /// The insets of the alignment rectangle: 2 points at the right.
  open override var alignmentRectInsets: UIEdgeInsets { ControlSizes.toggleInsets }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.toggle[traitCollection] }

  /// Takes on the size of another version of the system.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followSystem(from: previousTraitCollection) { ControlSizes.toggle[$0] }
    if let size = forcedSize, bounds.size != size { frame = super.frame }
  }

  private func prepare() {
    hugContent(.defaultHigh)
    drawsContent()
  }

  // MARK: The size

  /// The size in any frame as of iOS 26; nil, if a switch has the size that it is given.
  private var forcedSize: CGSize? {
    ControlSizes.forcesToggle[traitCollection] ? ControlSizes.toggle[traitCollection] : nil
  }

  /// The frame, whose size is the switch's own as of iOS 26 (26.C.1).
  ///
  /// Differs from UIKit: the size can be set in older systems.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard let size = forcedSize else {
        super.frame = newValue
        return
      }
      super.frame = frame(at: newValue, forced: size)
      // Under a transform, the size of a frame is not exact.
      if bounds.size != size { super.bounds.size = size }
    }
  }

  /// The bounds, whose size is the switch's own as of iOS 26 (26.C.1).
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: forcedSize ?? newValue.size) }
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pull = (touch.location(in: self).x, false)
    return super.beginTracking(touch, with: event)
  }

  /// Returns false for a horizontal drag from the switch: it moves the knob, and scrolls no superview.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !takes(gestureRecognizer, from: bounds) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Toggles the switch at once if the touch moves the knob past the center.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if let start = pull?.start, abs(x - start) > 8 { pull?.hasMoved = true }
    if pull?.hasMoved == true { change(to: (x > bounds.midX) != isReversed) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if pull?.hasMoved == false, isTouchInside { change(to: !on) }
    pull = nil
    super.endTracking(touch, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    pull = nil
    super.cancelTracking(with: event)
  }

  private func change(to on: Bool) {
    guard on != self.on else { return }
    setOn(on, animated: true)
    sendActions(for: .valueChanged)
  }

  // MARK: Appearance

  /// The rectangle of the knob in the view's coordinates; a touch makes it wider.
  package var knob: CGRect { knob(at: on ? 1 : 0) }

  /// Returns the rectangle of the knob at a position from off, 0, to on, 1.
  private func knob(at place: Double) -> CGRect {
    let side = max(0, bounds.height - 4)
    let system = traitCollection.system
    let length = side + ControlSizes.toggleKnobLength[system]
    let width = min(length + (isHighlighted && system < .v26 ? 7 : 0), max(0, bounds.width - 4))
    let (left, right) = (bounds.minX + 2, bounds.maxX - 2 - width)
    let x = between(Double(left), Double(right), isReversed ? 1 - place : place)
    return CGRect(x: CGFloat(x), y: bounds.minY + 2, width: width, height: side)
  }

  package func drawContent(in context: CGContext) {
    drawContent(in: context, at: on ? 1 : 0)
  }

  /// Draws the switch, with the track's colour between those of off and on.
  package func drawContent(in context: CGContext, at place: Double) {
    let opacity: CGFloat = isEnabled ? 1 : 0.5
    let off = resolved(ControlColors.toggleOff[traitCollection], opacity: opacity)
    let on = resolved(onTintColor ?? .systemGreen, opacity: opacity)
    context.fillCapsule(bounds, CGColor.between(off, on, max(0, min(place, 1))) ?? on)
    // 3 points further down, the shadow ends 8.5 points below the knob (L.5).
    context.fillKnob(
      knob(at: place), resolved(thumbTintColor ?? .white), blur: 5.5, in: traitCollection.system,
      isTouched: isHighlighted)
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenSwitch }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .control }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    content.value = .isOn(isOn)
    return content
  }

  @_spi(Plumb)
  open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
    ]
  }
}
