public import Foundation

/// A bar that fills.
@preconcurrency @MainActor
open class UIProgressView: UIView, @preconcurrency ContentBlockDrawing {
  /// Where a bar is.
  public enum Style: Int, Sendable {
    /// Anywhere.
    case `default` = 0
    /// In another bar.
    case bar = 1
  }

  private var fraction: Float = 0

  /// A bar in the given style.
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: ControlSizes.progressHeight))
    prepare()
  }

  /// A bar of the given origin and width: it has a height of its own (C.19).
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(
      frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: ControlSizes.progressHeight))
    prepare()
  }

  /// A bar. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    prepare()
  }

  /// Where the bar is.
  open var progressViewStyle: Style
  /// The colour of the filled part; nil is the tint colour.
  open var progressTintColor: UIColor?
  /// The colour of the rest; nil is a fill.
  open var trackTintColor: UIColor?

  /// How much is filled, clamped to 0…1.
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }

  /// Fills the bar; at once.
  open func setProgress(_ progress: Float, animated: Bool) {
    fraction = min(max(progress, 0), 1)
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSizes.progressHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.progressHeight)
  }

  private func prepare() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    drawBlocks()
  }

  var contentBlocks: [ContentBlock] {
    var filled = bounds
    filled.size.width *= CGFloat(fraction)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { filled.origin.x = bounds.maxX - filled.width }
    return [block(bounds, trackTintColor ?? .systemFill), block(filled, progressTintColor ?? tintColor)]
  }
}
