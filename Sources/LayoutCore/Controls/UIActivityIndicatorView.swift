public import Foundation

/// A sign that something goes on. Differs from UIKit: it is a still block.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView, @preconcurrency ContentBlockDrawing {
  /// How large an indicator is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  private var animating = false

  /// An indicator of the given style, as large as that says (C.19).
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
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
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether the indicator is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !animating }
  }

  /// The colour; nil is the default grey.
  open var color: UIColor! = .systemGray

  /// Whether the indicator turns.
  open var isAnimating: Bool { animating }

  /// Turns, and shows if it was hidden.
  open func startAnimating() {
    animating = true
    isHidden = false
  }

  /// Stops, and hides if it is to.
  open func stopAnimating() {
    animating = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? ControlSizes.largeIndicator : ControlSizes.mediumIndicator
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func prepare() {
    hugContent(.defaultHigh)
    drawBlocks()
    isHidden = true
  }

  var contentBlocks: [ContentBlock] {
    let size = intrinsicContentSize
    let inset = size.width / 4
    let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    return [block(CGRect(origin: origin, size: size).insetBy(dx: inset, dy: inset), color ?? .systemGray)]
  }
}
