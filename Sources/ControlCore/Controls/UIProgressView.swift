public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore
public import TextViewCore

/// A bar that fills.
@preconcurrency @MainActor
open class UIProgressView: UIView, @preconcurrency ControlDrawing {
  /// Where a bar is.
  public enum Style: Int, Sendable {
    /// Anywhere.
    case `default` = 0
    /// In another bar.
    case bar = 1
  }

  private var fraction: Float = 0

  /// A bar in the given style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
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
  open var progressViewStyle: Style {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the filled part; nil is the tint colour.
  open var progressTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the rest; nil is a fill.
  open var trackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The image of the filled part.
  open var progressImage: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// The image of the rest.
  open var trackImage: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// How much is filled, clamped to 0…1.
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }

  /// Fills the bar; what is not a number has no effect. The bar is seen to grow or shrink where a clock runs, if it is
  /// to.
  open func setProgress(_ progress: Float, animated: Bool) {
    if !progress.isNaN { fraction = max(0, min(progress, 1)) }
    showPlace(Double(fraction), isAnimated: animated)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSizes.progressHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.progressHeight)
  }

  private func prepare() {
    drawsContent()
    hugHeight()
  }

  /// What is filled.
  package var filled: CGRect { filled(at: Double(fraction)) }

  private func filled(at place: Double) -> CGRect {
    var filled = bounds
    filled.size.width *= CGFloat(place)
    if isReversed { filled.origin.x = bounds.maxX - filled.width }
    return filled
  }

  package func drawContent(in context: CGContext) {
    drawContent(in: context, at: Double(fraction))
  }

  /// A bar within a bar has square ends, others have round ones.
  package func drawContent(in context: CGContext, at place: Double) {
    let filled = filled(at: place)
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    let tint = resolved(tintColor ?? .systemBlue)
    trackImage.draw(in: bounds, tint: tint) {
      context.fill(bounds, radius: radius, resolved(trackTintColor ?? .systemFill))
    }
    progressImage.draw(in: filled, tint: tint) {
      context.fill(filled, radius: radius, progressTintColor.map { resolved($0) } ?? tint)
    }
  }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }

  @_spi(Plumb)
  open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIProgressView.progressTintColor),
      AppearanceProperty(\UIProgressView.trackTintColor),
    ]
  }
}
