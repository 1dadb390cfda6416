public import Foundation

/// A control for a value in a range. Differs from UIKit: it is drawn as blocks, and fingers do not move it yet.
@preconcurrency @MainActor
open class UISlider: UIControl, @preconcurrency ContentBlockDrawing {
  private var current: Float = 0

  /// A slider of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawBlocks()
  }

  /// A slider. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawBlocks()
  }

  /// The value, within the range.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value; at once.
  open func setValue(_ value: Float, animated: Bool) {
    current = min(max(value, minimumValue), maximumValue)
    setNeedsDisplay()
  }

  /// The least value; 0 at first.
  open var minimumValue: Float = 0 {
    didSet { value = current }
  }

  /// The greatest value; 1 at first.
  open var maximumValue: Float = 1 {
    didSet { value = current }
  }

  /// Whether actions run while a finger moves.
  open var isContinuous = true
  /// The colour of the side below the value; nil is the tint colour.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the side above the value.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb; nil is white.
  open var thumbTintColor: UIColor?
  /// An image at the end of low values. Differs from UIKit: it is not shown.
  open var minimumValueImage: UIImage?
  /// An image at the end of high values. Differs from UIKit: it is not shown.
  open var maximumValueImage: UIImage?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSizes.sliderHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.sliderHeight)
  }

  var contentBlocks: [ContentBlock] {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((current - minimumValue) / range) : 0
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = min(28, bounds.height)
    let x = bounds.minX + (bounds.width - side) * (isReversed ? 1 - share : share)
    let track = CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    let (low, high) = track.divided(
      atDistance: (bounds.width - side) * share + side / 2, from: isReversed ? .maxXEdge : .minXEdge)
    return [
      block(low, minimumTrackTintColor ?? tintColor), block(high, maximumTrackTintColor ?? .systemFill),
      block(
        CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side), thumbTintColor ?? .systemGray4),
    ]
  }
}
