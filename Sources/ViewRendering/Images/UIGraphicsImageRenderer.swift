public import Foundation
import GraphicsCore
import LayoutCore
public import StyleCore

/// The attributes of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colour ranges of an image.
  public enum Range: Int, Sendable {
    /// An unspecified range.
    case unspecified = -1
    /// The range of the display.
    case automatic = 0
    /// The extended range, beyond sRGB.
    case extended = 1
    /// The sRGB range.
    case standard = 2
  }

  /// The number of pixels per point; the main screen's by default.
  open var scale: CGFloat = UITraitCollection.mainScreenScale

  /// Whether or not images are opaque and black at first, instead of transparent.
  open var opaque = false

  /// The preferred colour range of images.
  ///
  /// Differs from UIKit: pictures are always sRGB.
  open var preferredRange = Range.automatic

  /// Whether or not images have an extended range; the old form of `preferredRange`.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// Returns the format for the main screen.
  open class func preferred() -> Self { self.init() }

  /// Creates the default format.
  public required init() {
    super.init()
  }

  /// Creates the format for `traitCollection`, with its scale, if it has one.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

extension UIImage {
  /// The format of images like this one: its scale, and opaque if it has no alpha.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let opaque: [CGImageAlphaInfo] = [.none, .noneSkipFirst, .noneSkipLast]
    format.opaque = cgImage.map { opaque.contains($0.alphaInfo) } ?? false
    return format
  }
}

/// The drawing environment of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let drawn: ImageContext

  init(_ image: ImageContext, format: UIGraphicsRendererFormat) {
    drawn = image
    super.init(image.context, format: format)
  }

  /// The image of the drawing so far.
  open var currentImage: UIImage { drawn.image }
}

/// A renderer that creates images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer for images of `size` points, at the main screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for images of `size` points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle in points, at the main screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for images of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// Returns the image of the drawing of `actions`, which runs with the renderer's context as the current one.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    draw(actions).image
  }

  /// Returns the image of the drawing of `actions`, as PNG data; empty if it has no pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the image of the drawing of `actions`, as JPEG data; empty if it has no pixels.
  ///
  /// - Parameters:
  ///   - compressionQuality: The quality, from 0, the smallest data, to 1, the best image.
  ///   - actions: A closure that draws the image.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> ImageContext {
    let format = format as? UIGraphicsImageRendererFormat
    let image = ImageContext(
      bounds: bounds, scale: format?.scale ?? 0, isOpaque: format?.opaque ?? false)
    UIGraphicsPushContext(image.context)
    actions(UIGraphicsImageRendererContext(image, format: self.format))
    UIGraphicsPopContext()
    return image
  }
}
