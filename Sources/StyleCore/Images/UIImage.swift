public import Foundation
public import GraphicsCore
internal import Synchronization

/// An image: its pixels, their number per point, and the way in which it stretches.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its stored properties are Sendable, and set by
  // initializers alone; subclasses have to ensure the same of their own.
  package private(set) final var values: Values
  private let keptPixels = Mutex<SymbolPixels?>(nil)

  /// The values of an image.
  package struct Values: Hashable, Sendable {
    /// The size in pixels.
    var pixelSize = CGSize.zero
    var cgImage: CGImage?
    /// The image of Core Image that computed the pixels.
    var computed: ComputedImage?
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var resizingMode = ResizingMode.tile
    var capInsets = UIEdgeInsets.zero
    /// Whether or not the image fills a rectangle by its parts, not as a whole.
    var isResizable = false
    /// The size in points of the middle that fills a rectangle; `nil` for all between the edges.
    var middleSize: CGSize?
    /// The images of an animation, this one first, and the duration of all of them in seconds.
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var alignmentRectInsets = UIEdgeInsets.zero
    var symbolName: String?
    var symbolConfiguration: SymbolConfiguration?
    /// The size of the text that a symbol goes with.
    var symbolPointSize: CGFloat = 0
    package var tint: UIColor?
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
    /// The variants of the image for other traits.
    var asset: UIImageAsset?
    /// The traits that the image was chosen for.
    var assetTraits: UITraitCollection?
  }

  /// Creates an image without pixels.
  ///
  /// It is the only designated initializer, because subclasses outside of the package cannot inherit from one that is
  /// not public.
  public override init() {
    values = Values()
    super.init()
  }

  convenience init(values: Values) {
    self.init()
    self.values = values
  }

  /// Creates the image with the given name in the main bundle, or an image without pixels if there is none.
  ///
  /// Image literals call it, and the constants for resources that Xcode generates.
  ///
  /// Differs from UIKit: a missing image is reported, and the program continues.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage.files?.image(named: name)
    self.init(values: image?.values ?? Values())
  }

  /// Creates an image of the given pixels, one per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of the given pixels, `scale` of them per point.
  ///
  /// A scale of 0 means 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var values = Values()
    values.cgImage = cgImage
    values.pixelSize = CGSize(width: cgImage.width, height: cgImage.height)
    values.scale = scale > 0 ? scale : 1
    values.orientation = orientation
    self.init(values: values)
  }

  /// The size in points: that in pixels divided by the scale, turned by the orientation (C.15).
  open var size: CGSize {
    let size = CGSize(width: values.pixelSize.width / scale, height: values.pixelSize.height / scale)
    return values.orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  /// The number of pixels per point.
  open var scale: CGFloat { values.scale }
  /// The pixels, or `nil` if there are none.
  ///
  /// Those of a symbol are drawn at its scale, in black or its tint colour (G.33). An image of Core Image has none.
  open var cgImage: CGImage? { values.computed == nil ? drawnPixels : nil }
  /// The pixels that are drawn.
  package final var drawnPixels: CGImage? { values.cgImage ?? symbolPixels(kept: keptPixels) }
  /// The orientation of the image: the turn from the stored pixels to the upright image.
  open var imageOrientation: Orientation { values.orientation }
  /// The rendering mode, which determines whether the image is drawn in the tint colour.
  open var renderingMode: RenderingMode { values.renderingMode }
  /// The cap insets: the edges that do not stretch, in points.
  open var capInsets: UIEdgeInsets { values.capInsets }
  /// The way in which the middle fills a rectangle.
  open var resizingMode: ResizingMode { values.resizingMode }
  /// The insets of the alignment rectangle, in points (F.20).
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// Whether or not the image is a symbol.
  open var isSymbolImage: Bool { values.symbolName != nil }
  /// Whether or not the image is mirrored in a right-to-left layout direction.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
  /// The distance in points from the bottom to the baseline, or `nil` without a baseline.
  open var baselineOffsetFromBottom: CGFloat? { values.baselineOffset }

  /// The variants of the image for other traits, or `nil` if there is only this one.
  open var imageAsset: UIImageAsset? { values.asset }
  /// The traits that the image was chosen for.
  open var traitCollection: UITraitCollection { values.assetTraits ?? UITraitCollection() }

  /// The images of an animation, or `nil` for a still image.
  open var images: [UIImage]? { values.frames }
  /// The duration of an animation in seconds, or 0 for a still image.
  open var duration: TimeInterval { values.duration }
  /// Whether or not the image has a baseline.
  open var hasBaseline: Bool { values.baselineOffset != nil }
  /// The configuration of a symbol, or the traits of an image with variants; empty for other images.
  open var configuration: Configuration? {
    values.symbolConfiguration ?? Configuration(traitCollection: values.assetTraits)
  }

  /// The configuration of a symbol, or `nil` for another image.
  open var symbolConfiguration: SymbolConfiguration? { values.symbolConfiguration }

  // MARK: Drawing

  // Images are drawn into the current context, upright where y points down. A symbol without a tint colour is drawn in
  // the context's fill colour.

  /// Draws the image with its top left corner at `point`.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image with its top left corner at `point`, with a blend mode and an opacity.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to `rect`, whose cap insets keep their size.
  ///
  /// A template is drawn in the context's fill colour.
  open func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image stretched to `rect`, with a blend mode and an opacity.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    fill(rect, blendMode: blendMode, alpha: alpha)
  }

  /// Fills `rect` with the image, repeated at its own size.
  ///
  /// The repetition starts at the origin of the coordinates that the context began with.
  open func drawAsPattern(in rect: CGRect) {
    tile(rect)
  }

  // MARK: Changed copies

  /// Returns a copy of the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns a copy of the image with a tint colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// Returns a copy of the image with a tint colour and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// Returns a copy of a symbol with another configuration.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    withSymbolConfiguration(configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// Returns a copy of the image whose edges do not stretch and whose middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a copy of the image whose edges do not stretch and whose middle fills by `resizingMode`.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed { ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true) }
  }

  /// Returns a copy of the image with other alignment insets (F.20).
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns a copy of the image with a baseline.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// Returns a copy of the image that is mirrored in a right-to-left layout direction.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Returns a copy of the image of which all but one point in each axis keeps its size.
  ///
  /// A cap of 0 makes the image stretch as a whole along that axis.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func rest(_ size: CGFloat, _ cap: Int) -> CGFloat { cap > 0 ? max(0, size - CGFloat(cap) - 1) : 0 }
    let insets = UIEdgeInsets(
      top: CGFloat(max(0, topCapHeight)), left: CGFloat(max(0, leftCapWidth)),
      bottom: rest(size.height, topCapHeight), right: rest(size.width, leftCapWidth))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Returns a copy of the image without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    changed { $0.baselineOffset = nil }
  }

  /// Returns a copy of the image with left and right exchanged.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns an animated image with the size of its first image, or `nil` without any images.
  ///
  /// Without a duration, each image takes 1/30 second. An image view shows the images in turn; elsewhere, the first one
  /// is drawn.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.changed {
      $0.frames = images
      $0.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    }
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.values == values }
  open override var hash: Int { values.hashValue }

  /// The kind of the image, its size in points and its scale: `<UIImage:0x60f0 CGImage anonymous; (40 40)@3>` (L.3).
  open override var description: String { describedAsUIKit }
  /// The same as `description`.
  open override var debugDescription: String { description }
}

/// The type of an image literal without another type in its context.
public typealias _ImageLiteralType = UIImage

/// A type that finds images in files.
package protocol ImageFinding {
  /// Returns the image with the given name in the main bundle.
  static func image(named name: String) -> UIImage?
}

extension UIImage {
  /// The reader of image files.
  ///
  /// It belongs to a module above this one, while an initializer for literals has to be in the class.
  fileprivate static var files: (any ImageFinding.Type)? {
    _typeByName("13ViewRendering10ImageFilesV") as? any ImageFinding.Type
  }

  /// Returns the image with the given name in the main bundle.
  package static func file(named name: String) -> UIImage? { files?.image(named: name) }
}
