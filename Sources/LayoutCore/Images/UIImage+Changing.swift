public import Foundation

extension UIImage {
  /// Whether an image is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As its place asks.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// Its alpha, in the tint colour.
    case alwaysTemplate = 2
  }

  /// How the middle of an image fills.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// How pixels are turned.
  public enum Orientation: Int, Sendable {
    /// As stored.
    case up = 0
    /// By 180°.
    case down = 1
    /// By 90° against the clock.
    case left = 2
    /// By 90° with the clock.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// By 180°, mirrored.
    case downMirrored = 5
    /// By 90° against the clock, mirrored.
    case leftMirrored = 6
    /// By 90° with the clock, mirrored.
    case rightMirrored = 7

    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// What a variant of an image is chosen by.
  open class Configuration: NSObject, @unchecked Sendable {
    // Sendable is unchecked because the class is open, as UIKit's is: it stores nothing, and subclasses have to say the
    // same of what they store.

    /// What `otherConfiguration` says, and what this one says besides.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration { otherConfiguration ?? self }
  }

  /// The same image, drawn in `renderingMode`.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The same image, drawn in `color`.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// The same image, drawn in `color` and in `renderingMode`.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// The same image as `configuration` asks: a symbol in another size and weight.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    withSymbolConfiguration(configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// The same image, whose edges do not stretch and whose middle is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image, whose edges do not stretch and whose middle fills by `resizingMode`.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed { ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true) }
  }

  /// The same image with other insets for alignment (F.20).
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The same image with a baseline.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// The same image, mirrored where reading goes from the right.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// The same image, of which all but one point in each axis keeps its size; 0 is an axis that stretches as a whole.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func rest(_ size: CGFloat, _ cap: Int) -> CGFloat { cap > 0 ? max(0, size - CGFloat(cap) - 1) : 0 }
    let insets = UIEdgeInsets(
      top: CGFloat(max(0, topCapHeight)), left: CGFloat(max(0, leftCapWidth)),
      bottom: rest(size.height, topCapHeight), right: rest(size.width, leftCapWidth))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The same image without a baseline.
  public func imageWithoutBaseline() -> UIImage {
    changed { $0.baselineOffset = nil }
  }

  /// The same image, left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// An image that stands for several that follow each other, as large as the first of them; nil without any. Without a
  /// duration, each takes 1/30 second.
  ///
  /// Differs from UIKit: the first is drawn.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.changed {
      $0.frames = images
      $0.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    }
  }

  private func changed(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values: values)
  }
}
