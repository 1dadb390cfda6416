public import Foundation

/// A control that is on or off. Differs from UIKit: it is drawn as two blocks.
@preconcurrency @MainActor
open class UISwitch: UIControl, @preconcurrency ContentBlockDrawing {
  private var on = false

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

  /// Switches on or off; at once.
  open func setOn(_ on: Bool, animated: Bool) {
    self.on = on
    setNeedsDisplay()
  }

  /// The colour of the switch when it is on; nil is `systemGreen`.
  open var onTintColor: UIColor?
  /// The colour of the thumb; nil is white.
  open var thumbTintColor: UIColor?
  /// The text beside the switch on other systems.
  open var title: String?

  open override var intrinsicContentSize: CGSize { ControlSizes.toggle }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.toggle }

  private func prepare() {
    hugContent(.defaultHigh)
    drawBlocks()
  }

  var contentBlocks: [ContentBlock] {
    let track = on ? onTintColor ?? .systemGreen : .secondarySystemFill
    let side = max(0, bounds.height - 4)
    let thumb = CGRect(
      x: on ? bounds.maxX - 2 - side : bounds.minX + 2, y: bounds.minY + 2, width: side, height: side)
    return [block(bounds, track), block(thumb, thumbTintColor ?? .white)]
  }
}

extension UIView {
  /// Makes the view keep to the size of its content on both axes (F.10).
  func hugContent(_ priority: UILayoutPriority) {
    setContentHuggingPriority(priority, for: .horizontal)
    setContentHuggingPriority(priority, for: .vertical)
  }

  /// Has the blocks of this view drawn.
  func drawBlocks() {
    backing.flags.insert(.drawsContentBlocks)
  }

  /// A block of `color` as this view's traits resolve it.
  func block(_ rect: CGRect, _ color: UIColor) -> ContentBlock {
    ContentBlock(rect, color.cgColor(resolvedWith: traitCollection))
  }
}
