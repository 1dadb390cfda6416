public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A view that shows the progress of a task as a bar.
@preconcurrency @MainActor
open class UIProgressView: UIView, @preconcurrency ControlDrawing {
  /// The styles of a progress bar.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style for a bar in a toolbar.
    case bar = 1
  }

  private var fraction: Float = 0

  /// Creates a progress view with the given style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Creates a progress view with the given origin and width; the height is fixed (C.19).
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(
      frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: ControlSizes.progressHeight))
    prepare()
  }

  /// Creates a progress view of zero width.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UIProgressView.self)
  }

  /// The style of the progress view.
  open var progressViewStyle: Style {
    didSet {
      setNeedsDisplay()
      if forcesHeight { bounds.size.height = ControlSizes.progressHeight }
    }
  }

  /// The tint colour of the filled part; nil is the view's tint colour.
  open var progressTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The tint colour of the unfilled part; nil is a system fill.
  open var trackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The image of the filled part.
  open var progressImage: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// The image of the unfilled part.
  open var trackImage: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// The object whose progress the view shows; setting `progress` has no effect while there is one.
  ///
  /// Differs from UIKit: the view is drawn with the progress of the time at which a picture is made, without an animation.
  open var observedProgress: Progress? {
    didSet { setNeedsDisplay() }
  }

  /// The progress, clamped to 0…1: that of `observedProgress`, if there is one.
  open var progress: Float {
    get { observedProgress.map { max(0, min(Float($0.fractionCompleted), 1)) } ?? fraction }
    set { KeyValueObserving.change(self, "progress") { setProgress(newValue, animated: false) } }
  }

  /// Sets the progress; a value that is not a number has no effect.
  ///
  /// - Parameters:
  ///   - progress: The progress, clamped to 0…1.
  ///   - animated: Whether or not the change is animated, where a clock runs.
  open func setProgress(_ progress: Float, animated: Bool) {
    if !progress.isNaN { fraction = max(0, min(progress, 1)) }
    showValue(at: Double(fraction), isAnimated: animated)
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

  // MARK: The height

  private var forcesHeight: Bool {
    progressViewStyle == .default && ControlSizes.forcesProgressHeight[traitCollection]
  }

  /// The frame, 4 points high as of iOS 26, unless the style is that of a bar (26.C.10).
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard forcesHeight else {
        super.frame = newValue
        return
      }
      // Under a transform, the height of a frame is another one.
      if transform.isIdentity {
        let size = CGSize(width: newValue.width, height: ControlSizes.progressHeight)
        super.frame = CGRect(origin: newValue.standardized.origin, size: size)
      } else {
        super.frame = newValue
        super.bounds.size.height = ControlSizes.progressHeight
      }
    }
  }

  /// The bounds, 4 points high as of iOS 26, unless the style is that of a bar (26.C.10).
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      var new = newValue
      if forcesHeight { new.size.height = ControlSizes.progressHeight }
      super.bounds = new
    }
  }

  /// Takes on the height of another version of the system.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.system != traitCollection.system, forcesHeight { frame = super.frame }
  }

  /// The rectangle of the filled part.
  package var filled: CGRect { filled(at: Double(progress)) }

  private func filled(at place: Double) -> CGRect {
    var filled = bounds
    filled.size.width *= CGFloat(place)
    if let least = ControlSizes.progressLeast[traitCollection] {
      // Whole points, and nothing at all at the beginning.
      filled.size.width = place > 0 ? min(max(least, filled.width.rounded()), bounds.width) : 0
    }
    if isReversed { filled.origin.x = bounds.maxX - filled.width }
    return filled
  }

  package func drawContent(in context: CGContext) {
    drawContent(in: context, at: Double(progress))
  }

  /// Draws the track and the filled part; a bar in a toolbar has square ends, others have round ones.
  package func drawContent(in context: CGContext, at place: Double) {
    let filled = filled(at: observedProgress == nil ? place : Double(progress))
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    let tint = resolved(tintColor ?? .systemBlue)
    trackImage.draw(in: bounds, tint: tint) {
      context.fill(bounds, radius: radius, resolved(trackTintColor ?? .systemFill))
    }
    progressImage.draw(in: filled, tint: tint) {
      context.fill(filled, radius: radius, progressTintColor.map { resolved($0) } ?? tint)
    }
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenProgress }

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
