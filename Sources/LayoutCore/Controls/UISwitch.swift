public import Foundation

/// A control that is on or off: a tap changes it, and so does a finger that pulls its knob to the other side.
@preconcurrency @MainActor
open class UISwitch: UIControl, @preconcurrency ControlDrawing {
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// As suits where it is.
    case automatic = 0
    /// A box with a tick, on other systems.
    case checkbox = 1
    /// A knob that slides.
    case sliding = 2
  }

  private var on = false
  /// Where the finger came down, and whether it has pulled the knob.
  private var pull: (start: CGFloat, hasMoved: Bool)?

  /// A switch at the origin of `frame`: it has a size of its own (C.19).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlSizes.toggle))
    prepare()
  }

  /// A switch. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Whether it is on.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  /// Switches on or off. Differs from UIKit: always at once.
  open func setOn(_ on: Bool, animated: Bool) {
    self.on = on
    setNeedsDisplay()
  }

  /// The colour of the switch when it is on; nil is `systemGreen`.
  open var onTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the knob; nil is white.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The image of a switch that is on; it has no effect.
  open var onImage: UIImage?
  /// The image of a switch that is off; it has no effect.
  open var offImage: UIImage?
  /// The text beside the switch on other systems.
  open var title: String?
  /// How the switch is to look.
  open var preferredStyle = Style.automatic
  /// How the switch looks.
  open var style: Style { .sliding }

  open override var intrinsicContentSize: CGSize { ControlSizes.toggle }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.toggle }

  private func prepare() {
    hugContent(.defaultHigh)
    drawsContent()
  }

  // MARK: Fingers

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pull = (touch.location(in: self).x, false)
    return super.beginTracking(touch, with: event)
  }

  /// A finger that pulls the knob past the middle switches at once.
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
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Look

  /// The knob in the view's coordinates; a finger makes it wider.
  package var knob: CGRect {
    let side = max(0, bounds.height - 4)
    let width = min(side + (isHighlighted ? 7 : 0), max(0, bounds.width - 4))
    let isAtRight = on != isReversed
    return CGRect(
      x: isAtRight ? bounds.maxX - 2 - width : bounds.minX + 2, y: bounds.minY + 2, width: width, height: side
    )
  }

  func drawContent(in context: CGContext) {
    let opacity: CGFloat = isEnabled ? 1 : 0.5
    let track = on ? onTintColor ?? .systemGreen : .secondarySystemFill
    context.fillCapsule(bounds, resolved(track, opacity: opacity))
    context.fillKnob(knob, resolved(thumbTintColor ?? .white))
  }
}
