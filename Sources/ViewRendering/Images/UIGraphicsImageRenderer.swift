public import Foundation
import GraphicsCore
import LayoutCore
public import StyleCore

/// How an image renderer draws.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colours that an image can have.
  public enum Range: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Those of the display.
    case automatic = 0
    /// More than sRGB.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// Pixels per point; the main screen's at first.
  open var scale: CGFloat = UITraitCollection.mainScreenScale

  /// Whether images are black at first instead of transparent.
  open var opaque = false

  /// The colours that images can have. Differs from UIKit: they are sRGB in any case.
  open var preferredRange = Range.automatic

  /// Whether images can have more colours than sRGB; the old name of a `preferredRange` that says so.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// The format that suits the main screen.
  open class func preferred() -> Self { self.init() }

  /// The usual format.
  public required init() {
    super.init()
  }

  /// The format that suits `traitCollection`: its scale, where it has one.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

extension UIImage {
  /// The format in which a renderer makes images like this one: its scale, and opaque where it has no alpha.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let opaque: [CGImageAlphaInfo] = [.none, .noneSkipFirst, .noneSkipLast]
    format.opaque = cgImage.map { opaque.contains($0.alphaInfo) } ?? false
    return format
  }
}

/// What is drawn into while an image renderer runs.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let drawn: ImageContext

  init(_ image: ImageContext, format: UIGraphicsRendererFormat) {
    drawn = image
    super.init(image.context, format: format)
  }

  /// What has been drawn so far.
  open var currentImage: UIImage { drawn.image }
}

/// Makes images by running drawing code.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A renderer of images of `size` points, at the main screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of images of `size` points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of images of a rectangle in points, at the main screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of images of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// The image of what `actions` draws; its context is the current one meanwhile.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    draw(actions).image
  }

  /// The image of what `actions` draws, as a PNG; empty where it has no pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The image of what `actions` draws, as a JPEG; empty where it has no pixels.
  ///
  /// - Parameter compressionQuality: 0, the smallest, to 1, the best.
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
