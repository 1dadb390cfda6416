public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A view that shows that a task is in progress: eight petals around a center, each paler than the one before it.
///
/// While the indicator animates and a clock runs, the strongest petal advances by one eight times a second.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView, @preconcurrency ControlDrawing {
  /// The styles of an activity indicator.
  public enum Style: Int, Sendable {
    /// An indicator of 20 points.
    case medium = 100
    /// An indicator of 37 points.
    case large = 101
    /// A white indicator of 37 points; the name before iOS 13.
    case whiteLarge = 0
    /// A white indicator of 20 points; the name before iOS 13.
    case white = 1
    /// A grey indicator of 20 points; the name before iOS 13.
    case gray = 2
  }

  private var animating = false

  /// Creates an indicator with the given style, and of the style's size (C.19).
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    setLegacyColor()
    prepare()
  }

  /// Creates a medium indicator with the given frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Creates a medium indicator of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
    prepare()
    coder.decodeInterface(of: self, as: UIActivityIndicatorView.self)
  }

  /// The style of the indicator.
  open var style: Style {
    didSet {
      setLegacyColor()
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Sets the colour of a style from before iOS 13.
  private func setLegacyColor() {
    switch style {
    case .white, .whiteLarge: color = .white
    case .gray: color = .systemGray
    case .medium, .large: break
    }
  }

  /// Whether or not the indicator is hidden while it is stopped.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !animating }
  }

  /// The colour; nil sets the default grey.
  open var color: UIColor! = .systemGray {
    didSet { setNeedsDisplay() }
  }

  /// Whether or not the indicator is animating.
  open var isAnimating: Bool { animating }

  /// Starts the animation, and shows the indicator.
  open func startAnimating() {
    animating = true
    isHidden = false
    backing.setTurning(true)
  }

  /// Stops the animation, and hides the indicator if `hidesWhenStopped` is true.
  open func stopAnimating() {
    animating = false
    isHidden = hidesWhenStopped
    backing.setTurning(false)
  }

  open override var intrinsicContentSize: CGSize {
    style == .large || style == .whiteLarge ? ControlSizes.largeIndicator : ControlSizes.mediumIndicator
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func prepare() {
    hugContent(.defaultHigh)
    drawsContent()
    isHidden = true
  }

  package func drawContent(in context: CGContext) {
    drawContent(in: context, at: 0)
  }

  /// Draws the petals at a part of a turn, 0…1, clockwise.
  ///
  /// The strongest petal is the last before the top at the beginning of a turn, and advances by one each eighth of it.
  package func drawContent(in context: CGContext, at place: Double) {
    let steps = Int(saturating: place * 8)
    let side = intrinsicContentSize.width
    let isLarge = side > ControlSizes.mediumIndicator.width
    let figures = IndicatorFigures.figures(side: side, isLarge: isLarge, traitCollection.system)
    let size = figures.blade
    let petal = CGRect(
      x: -size.width / 2, y: -figures.distance - size.height / 2, width: size.width, height: size.height)
    for (petalIndex, turn) in Self.eighths.enumerated() {
      let opacity = figures.opacities[(figures.first + steps - petalIndex) & 7]
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.concatenate(turn)
      context.fillCapsule(petal, resolved(color ?? .systemGray, opacity: opacity))
      context.restoreGState()
    }
  }

  /// The rotations by eighths of a circle, clockwise where y points down.
  private static let eighths = (0..<8).map { index in
    let half = CGFloat(0.5).squareRoot()
    let sines: [CGFloat] = [0, half, 1, half, 0, -half, -1, -half]
    let (sine, cosine) = (sines[index], sines[(index + 2) % 8])
    return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenActivity }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }
}
