public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A control that increments and decrements a value, by a tap on either side or repeatedly while it is held.
@preconcurrency @MainActor
open class UIStepper: UIControl, @preconcurrency ControlDrawing {
  /// A side of the stepper.
  private enum Side {
    case decrement, increment
  }

  private var current: Double = 0
  /// The side under the touch, and the number of repetitions since it began.
  private var held: (side: Side, count: Int)?
  /// The number of touches, by which the timer of an earlier one is ignored.
  private var hold = 0
  private var images: [UInt: (decrement: UIImage?, increment: UIImage?)] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  /// The images between the sides, by the states of the left and the right one.
  private var dividers: [[UInt]: UIImage] = [:]

  /// Creates a stepper at the origin of `frame`; the size is fixed (C.19).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlSizes.stepper))
    prepare()
  }

  /// Creates a stepper.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UIStepper.self)
  }

  private func prepare() {
    hugContent(.defaultHigh)
    drawsContent()
  }

  // MARK: Value

  /// The value, clamped to the range; one that is not a number has no effect.
  open var value: Double {
    get { current }
    set {
      if !newValue.isNaN {
        KeyValueObserving.change(self, "value") { current = min(max(newValue, minimumValue), maximumValue) }
      }
      setNeedsDisplay()
    }
  }

  /// The minimum value; 0 by default.
  ///
  /// A value above the maximum raises that, too.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The maximum value; 100 by default.
  ///
  /// A value below the minimum lowers that, too.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// The amount of an increment or decrement; 1 by default.
  open var stepValue: Double = 1
  /// Whether or not the value continues at the other end of the range.
  open var wraps = false {
    didSet { setNeedsDisplay() }
  }
  /// Whether or not a held stepper repeats.
  open var autorepeat = true
  /// Whether or not a held stepper sends actions at each repetition, and not only at the end of the touch.
  open var isContinuous = true

  open override var intrinsicContentSize: CGSize { ControlSizes.stepper }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.stepper }

  // MARK: Images

  /// Sets the image of the decrement side; states without one use that of `normal`.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images[state.rawValue, default: (nil, nil)].decrement = image
    setNeedsDisplay()
  }

  /// Sets the image of the increment side; states without one use that of `normal`.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images[state.rawValue, default: (nil, nil)].increment = image
    setNeedsDisplay()
  }

  /// Returns the image of the decrement side.
  open func decrementImage(for state: State) -> UIImage? {
    images[state.rawValue]?.decrement ?? images[State.normal.rawValue]?.decrement
  }

  /// Returns the image of the increment side.
  open func incrementImage(for state: State) -> UIImage? {
    images[state.rawValue]?.increment ?? images[State.normal.rawValue]?.increment
  }

  /// Sets the image behind both sides in a state; states without one use that of `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    setNeedsDisplay()
  }

  /// Returns the image behind both sides.
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[State.normal.rawValue]
  }

  /// Sets the image between the sides in states of the left and the right one.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividers[[leftState.rawValue, rightState.rawValue]] = image
    setNeedsDisplay()
  }

  /// Returns the image between the sides.
  open func dividerImage(forLeftSegmentState state: State, rightSegmentState rightState: State) -> UIImage? {
    dividers[[state.rawValue, rightState.rawValue]]
      ?? dividers[[State.normal.rawValue, State.normal.rawValue]]
  }

  // MARK: Touches

  private func side(at point: CGPoint) -> Side {
    (point.x > bounds.midX) != isReversed ? .increment : .decrement
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let side = side(at: touch.location(in: self))
    guard canStep(side) else { return false }
    held = (side, 0)
    hold += 1
    if autorepeat { scheduleStep(hold, after: ControlSizes.stepperDelay) }
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    held?.side = side(at: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  /// Changes the value once at the end of a touch that did not repeat.
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

  private func scheduleStep(_ hold: Int, after delay: Double) {
    MainLoop.main.clock.after(delay) { [weak self] in
      guard let self, hold == self.hold, let held else { return }
      if isTouchInside {
        self.held?.count += 1
        count(held.side, tells: isContinuous)
      }
      scheduleStep(hold, after: ControlSizes.stepperInterval)
    }
  }

  private func canStep(_ side: Side) -> Bool {
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

  // MARK: Appearance

  package func drawContent(in context: CGContext) {
    let radius = ControlSizes.stepperRadius[traitCollection]
    let ground = resolved(ControlColors.stepper[traitCollection])
    let background = backgroundImage(for: state)
    background.draw(in: bounds, tint: ground) {
      context.fill(bounds, radius: radius, ground)
    }
    let (first, second) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    let (down, up) = isReversed ? (second, first) : (first, second)
    if let held, isHighlighted, background == nil {
      context.saveGState()
      context.clip(to: held.side == .increment ? up : down)
      context.fill(bounds, radius: radius, resolved(.systemFill))
      context.restoreGState()
    }
    drawDivider(pressed: isHighlighted ? held?.side : nil, in: context)
    draw(decrementImage(for: state), .decrement, in: down, context)
    draw(incrementImage(for: state), .increment, in: up, context)
  }

  private func drawDivider(pressed side: Side?, in context: CGContext) {
    let leftSide: Side = isReversed ? .increment : .decrement
    let (left, right): (State, State) =
      side == nil ? (state, state) : side == leftSide ? (.highlighted, .normal) : (.normal, .highlighted)
    if let image = dividerImage(forLeftSegmentState: left, rightSegmentState: right) {
      let place = CGRect(
        x: bounds.midX - image.size.width / 2, y: bounds.minY, width: image.size.width, height: bounds.height)
      return Optional(image).draw(in: place, tint: resolved(.tertiaryLabel))
    }
    context.setFillColor(resolved(.tertiaryLabel))
    let middle = pixels.snap(bounds.midX - 0.5, .nearest(.up))
    context.fill(CGRect(x: middle, y: bounds.minY + 7, width: 1, height: max(0, bounds.height - 14)))
  }

  private func draw(_ image: UIImage?, _ side: Side, in rect: CGRect, _ context: CGContext) {
    let place = rect.middle(ofSize: image?.size ?? .zero, scale: traitCollection.displayScale)
    let color = resolved(isEnabled && canStep(side) ? .label : .quaternaryLabel)
    image.draw(in: place, tint: color) {
      context.drawSymbol(side == .increment ? "plus" : "minus", .unspecified, in: rect, color: color)
    }
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenSides }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .control }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    content.value = .number(value)
    return content
  }
}
