import DiagnosticCore
public import Foundation
public import GraphicsCore
internal import Synchronization

/// An image: pixels, how many of them make a point, and how it stretches.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its stored properties are Sendable, and set by
  // initializers alone; subclasses have to say the same of theirs.
  package private(set) final var values: Values
  private let keptPixels = Mutex<SymbolPixels?>(nil)

  /// What makes an image.
  package struct Values: Hashable, Sendable {
    /// The size in pixels.
    var pixelSize = CGSize.zero
    var cgImage: CGImage?
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var resizingMode = ResizingMode.tile
    var capInsets = UIEdgeInsets.zero
    /// Whether the image fills a rectangle by its parts, not as a whole.
    var isResizable = false
    /// The images of an animation, this one first, and the seconds that all of them take.
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var alignmentRectInsets = UIEdgeInsets.zero
    var symbolName: String?
    var symbolConfiguration: SymbolConfiguration?
    /// The size of text that a symbol is for.
    var symbolPointSize: CGFloat = 0
    package var tint: UIColor?
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
  }

  /// An image without pixels.
  ///
  /// The only designated initializer: subclasses outside of the package could not inherit from one that they do not see.
  public override init() {
    values = Values()
    super.init()
  }

  convenience init(values: Values) {
    self.init()
    self.values = values
  }

  /// The image called `name` in the main bundle, as image literals and the constants for resources that Xcode writes ask
  /// for it; one without pixels where there is none.
  ///
  /// Differs from UIKit: it is a loose file, as for `init(named:)`; where there is none, the program goes on, and it is
  /// reported.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage.files?.image(named: name)
    if image == nil { LayoutDiagnostics.report(.notDrawn("the image \(name), which is nowhere")) }
    self.init(values: image?.values ?? Values())
  }

  /// The image of the given pixels, one to a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// The image of the given pixels, `scale` of them to a point; a scale of 0 means 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var values = Values()
    values.cgImage = cgImage
    values.pixelSize = CGSize(width: cgImage.width, height: cgImage.height)
    values.scale = scale > 0 ? scale : 1
    values.orientation = orientation
    self.init(values: values)
  }

  /// The size in points: pixels by the scale, turned as the orientation says (C.15).
  open var size: CGSize {
    let size = CGSize(width: values.pixelSize.width / scale, height: values.pixelSize.height / scale)
    return values.orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  /// Pixels per point.
  open var scale: CGFloat { values.scale }
  /// The pixels, if there are any; those of a symbol are drawn at its scale, in black or its tint (G.33).
  open var cgImage: CGImage? { values.cgImage ?? symbolPixels(kept: keptPixels) }
  /// How the pixels are turned.
  open var imageOrientation: Orientation { values.orientation }
  /// Whether the image is drawn in the tint colour.
  open var renderingMode: RenderingMode { values.renderingMode }
  /// The edges in points that do not stretch.
  open var capInsets: UIEdgeInsets { values.capInsets }
  /// How the middle fills.
  open var resizingMode: ResizingMode { values.resizingMode }
  /// What of the image plays no part in alignment, in points (F.20).
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// Whether this is a symbol.
  open var isSymbolImage: Bool { values.symbolName != nil }
  /// Whether the image is mirrored where reading goes from the right.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
  /// The distance in points from the bottom to the baseline, if it has one.
  open var baselineOffsetFromBottom: CGFloat? { values.baselineOffset }

  /// The images of an animation; nil for a still one.
  open var images: [UIImage]? { values.frames }
  /// The seconds that all images of an animation take; 0 for a still one.
  open var duration: TimeInterval { values.duration }
  /// Whether there is a baseline.
  open var hasBaseline: Bool { values.baselineOffset != nil }
  /// What the variant is chosen by: that of a symbol. Differs from UIKit: others have an empty one.
  open var configuration: Configuration? { values.symbolConfiguration ?? Configuration() }

  /// The configuration of a symbol; nil for other images.
  open var symbolConfiguration: SymbolConfiguration? { values.symbolConfiguration }

  // MARK: Drawing

  // Into the current context, upright where y points down. A symbol without a tint is drawn in the context's fill colour.

  /// Draws the image with its top left corner at `point`.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image with its top left corner at `point`, paler by `alpha`.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to `rect`; one with cap insets keeps its edges. A template is drawn in the context's fill
  /// colour.
  open func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image stretched to `rect`, paler by `alpha`.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    fill(rect, blendMode, alpha)
  }

  /// Fills `rect` with the image, repeated at its own size from the origin of the coordinates that the context began
  /// with.
  open func drawAsPattern(in rect: CGRect) {
    tile(rect)
  }

  // MARK: Changed copies

  /// The same image, drawn in `renderingMode`.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The same image, drawn in `color`.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// The same image, drawn in `color` and in `renderingMode`.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// The same image as `configuration` asks: a symbol in another size and weight.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    withSymbolConfiguration(configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// The same image, whose edges do not stretch and whose middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image, whose edges do not stretch and whose middle fills by `resizingMode`.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed { ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true) }
  }

  /// The same image with other insets for alignment (F.20).
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The same image with a baseline.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// The same image, mirrored where reading goes from the right.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// The same image, of which all but one point in each axis keeps its size; 0 is an axis that stretches as a whole.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func rest(_ size: CGFloat, _ cap: Int) -> CGFloat { cap > 0 ? max(0, size - CGFloat(cap) - 1) : 0 }
    let insets = UIEdgeInsets(
      top: CGFloat(max(0, topCapHeight)), left: CGFloat(max(0, leftCapWidth)),
      bottom: rest(size.height, topCapHeight), right: rest(size.width, leftCapWidth))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The same image without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    changed { $0.baselineOffset = nil }
  }

  /// The same image, left and right exchanged.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// An image that stands for several that follow each other, as large as the first of them; nil without any. Without a
  /// duration, each takes 1/30 second.
  ///
  /// Differs from UIKit: the first is drawn.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.changed {
      $0.frames = images
      $0.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    }
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.values == values }
  open override var hash: Int { values.hashValue }

  /// What the image is, its size in points and its scale: `<UIImage:0x60f0 CGImage anonymous; (40 40)@3>` (L.3).
  open override var description: String { describedAsUIKit }
  /// The same as `description`.
  open override var debugDescription: String { description }
}

/// The type of an image literal where nothing else says one.
public typealias _ImageLiteralType = UIImage

/// Finds images in files.
package protocol ImageFinding {
  /// The image called `name` in the main bundle.
  static func image(named name: String) -> UIImage?
}

extension UIImage {
  /// The reader of files: it is in a module above this one, and an initializer for literals must stand in the class.
  fileprivate static var files: (any ImageFinding.Type)? {
    _typeByName("13ViewRendering10ImageFilesV") as? any ImageFinding.Type
  }
}
