public import Foundation
internal import Synchronization

/// An image: pixels, how many of them make a point, and how it stretches.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its stored properties are Sendable constants, and
  // subclasses have to say the same of theirs.
  let values: Values
  private let keptPixels = Mutex<CGImage?>(nil)

  /// What makes an image.
  struct Values: Hashable, Sendable {
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
    var tint: UIColor?
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
  }

  init(values: Values) {
    self.values = values
  }

  /// An image without pixels.
  public override convenience init() {
    self.init(values: Values())
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
