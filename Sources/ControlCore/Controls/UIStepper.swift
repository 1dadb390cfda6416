public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore
public import TextViewCore

/// A control that counts up and down: by a tap on either side, and on and on while a finger rests there.
@preconcurrency @MainActor
open class UIStepper: UIControl, @preconcurrency ControlDrawing {
  /// One of the two sides.
  private enum Side {
    case decrement, increment
  }

  private var current: Double = 0
  /// The side that a finger is on, and how often it has counted since it came down.
  private var held: (side: Side, count: Int)?
  /// Counts the fingers, so that a clock that was set for an earlier one does nothing.
  private var hold = 0
  private var images: [UInt: (decrement: UIImage?, increment: UIImage?)] = [:]

  /// A stepper at the origin of `frame`: it has a size of its own (C.19).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlSizes.stepper))
    prepare()
  }

  /// A stepper. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    hugContent(.defaultHigh)
    drawsContent()
  }

  // MARK: Value

  /// The value, between the limits; what is not a number has no effect.
  open var value: Double {
    get { current }
    set {
      if !newValue.isNaN { current = min(max(newValue, minimumValue), maximumValue) }
      setNeedsDisplay()
    }
  }

  /// The least value; 0 at first. One above the greatest raises that, too.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The greatest value; 100 at first. One below the least lowers that, too.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// What one step adds; 1 at first.
  open var stepValue: Double = 1
  /// Whether the value goes on at the other end.
  open var wraps = false {
    didSet { setNeedsDisplay() }
  }
  /// Whether a finger that rests goes on counting.
  open var autorepeat = true
  /// Whether actions run while it does, not only when it is lifted.
  open var isContinuous = true

  open override var intrinsicContentSize: CGSize { ControlSizes.stepper }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.stepper }

  // MARK: Images

  /// Sets the image of the side that counts down; the normal one stands for states that have none.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images[state.rawValue, default: (nil, nil)].decrement = image
    setNeedsDisplay()
  }

  /// Sets the image of the side that counts up; the normal one stands for states that have none.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images[state.rawValue, default: (nil, nil)].increment = image
    setNeedsDisplay()
  }

  /// The image of the side that counts down.
  open func decrementImage(for state: State) -> UIImage? {
    images[state.rawValue]?.decrement ?? images[State.normal.rawValue]?.decrement
  }

  /// The image of the side that counts up.
  open func incrementImage(for state: State) -> UIImage? {
    images[state.rawValue]?.increment ?? images[State.normal.rawValue]?.increment
  }

  // MARK: Fingers

  private func side(at point: CGPoint) -> Side {
    (point.x > bounds.midX) != isReversed ? .increment : .decrement
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let side = side(at: touch.location(in: self))
    guard canCount(side) else { return false }
    held = (side, 0)
    hold += 1
    if autorepeat { countLater(hold, after: ControlSizes.stepperDelay) }
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    held?.side = side(at: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  /// A finger that has not rested counts once, when it is lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let held {
      if held.count == 0, isTouchInside { count(held.side) }
      if held.count > 0, !isContinuous { sendChange() }
    }
    held = nil
    super.endTracking(touch, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    held = nil
    super.cancelTracking(with: event)
  }

  private func countLater(_ hold: Int, after delay: Double) {
    MainLoop.main.clock.after(delay) { [weak self] in
      guard let self, hold == self.hold, let held else { return }
      if isTouchInside {
        self.held?.count += 1
        count(held.side, tells: isContinuous)
      }
      countLater(hold, after: ControlSizes.stepperInterval)
    }
  }

  private func canCount(_ side: Side) -> Bool {
    wraps || (side == .increment ? current < maximumValue : current > minimumValue)
  }

  private func count(_ side: Side, tells: Bool = true) {
    let old = current
    var next = current + (side == .increment ? stepValue : -stepValue)
    if wraps {
      if next > maximumValue { next = minimumValue } else if next < minimumValue { next = maximumValue }
    }
    value = next
    if value != old, tells { sendChange() }
  }

  private func sendChange() {
    sendActions(for: .valueChanged)
  }

  // MARK: Look

  package func drawContent(in context: CGContext) {
    let radius = ControlSizes.stepperRadius
    context.fill(bounds, radius: radius, resolved(.tertiarySystemFill))
    let (first, second) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    let (down, up) = isReversed ? (second, first) : (first, second)
    if let held, isHighlighted {
      context.saveGState()
      context.clip(to: held.side == .increment ? up : down)
      context.fill(bounds, radius: radius, resolved(.systemFill))
      context.restoreGState()
    }
    context.setFillColor(resolved(.tertiaryLabel))
    let middle = pixels.snap(bounds.midX - 0.5, .nearest(.up))
    context.fill(CGRect(x: middle, y: bounds.minY + 7, width: 1, height: max(0, bounds.height - 14)))
    draw(decrementImage(for: state), .decrement, in: down, context)
    draw(incrementImage(for: state), .increment, in: up, context)
  }

  private func draw(_ image: UIImage?, _ side: Side, in rect: CGRect, _ context: CGContext) {
    let place = rect.middle(ofSize: image?.size ?? .zero, scale: traitCollection.displayScale)
    let color = resolved(isEnabled && canCount(side) ? .label : .quaternaryLabel)
    image.draw(in: place, tint: color) {
      context.drawSymbol(side == .increment ? "plus" : "minus", .unspecified, in: rect, color)
    }
  }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .control }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    content.value = .number(value)
    return content
  }
}
