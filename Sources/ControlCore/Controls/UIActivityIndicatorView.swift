public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore
public import TextViewCore

/// A sign that something goes on: eight petals about a middle, each paler than the one before it. While it turns and a
/// clock runs, the strongest petal goes on by one eight times a second.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView, @preconcurrency ControlDrawing {
  /// How large an indicator is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// 37 points, white; the name before iOS 13.
    case whiteLarge = 0
    /// 20 points, white; the name before iOS 13.
    case white = 1
    /// 20 points, grey; the name before iOS 13.
    case gray = 2
  }

  private var animating = false

  /// An indicator of the given style, as large as that says (C.19).
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    takeColor()
    prepare()
  }

  /// A medium indicator of the given frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// A medium indicator. Differs from UIKit: nothing is read from `coder`.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    prepare()
  }

  /// How large the indicator is.
  open var style: Style {
    didSet {
      takeColor()
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Styles from before iOS 13 have colours of their own.
  private func takeColor() {
    switch style {
    case .white, .whiteLarge: color = .white
    case .gray: color = .systemGray
    case .medium, .large: break
    }
  }

  /// Whether the indicator is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !animating }
  }

  /// The colour; nil is the default grey.
  open var color: UIColor! = .systemGray {
    didSet { setNeedsDisplay() }
  }

  /// Whether the indicator turns.
  open var isAnimating: Bool { animating }

  /// Turns, and shows if it was hidden.
  open func startAnimating() {
    animating = true
    isHidden = false
    backing.setTurning(true)
  }

  /// Stops, and hides if it is to.
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

  /// Petals clockwise; the strongest is the last before the top at the beginning of a turn, and goes on by one each
  /// eighth of it.
  package func drawContent(in context: CGContext, at place: Double) {
    let steps = Int(saturating: place * 8)
    let side = intrinsicContentSize.width
    let petal = CGRect(x: -0.055 * side, y: -0.48 * side, width: 0.11 * side, height: 0.26 * side)
    for (petalIndex, turn) in Self.eighths.enumerated() {
      let index = (petalIndex - steps) & 7
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.concatenate(turn)
      context.fillCapsule(petal, resolved(color ?? .systemGray, opacity: 0.2 + 0.8 * CGFloat(index) / 7))
      context.restoreGState()
    }
  }

  /// Turns by eighths of a circle, clockwise where y points down.
  private static let eighths = (0..<8).map { index in
    let half = CGFloat(0.5).squareRoot()
    let sines: [CGFloat] = [0, half, 1, half, 0, -half, -1, -half]
    let (sine, cosine) = (sines[index], sines[(index + 2) % 8])
    return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }
}
