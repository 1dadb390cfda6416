public import Foundation
public import GraphicsCore
import GraphicsRendering
internal import JPEG
import LayoutCore
internal import PNG
internal import Raster
public import StyleCore

/// Images from files and to files: PNG and JPEG.
///
/// Differs from UIKit: there are no other formats; colour profiles are not read.
extension UIImage {
  /// The image in the bytes of a file, one pixel to a point; nil where they are no PNG and no JPEG, or damaged.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The image in the bytes of a file, `scale` pixels to a point; nil where they are no PNG and no JPEG, or damaged.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = try? DecodedImage([UInt8](data)) else { return nil }
    self.init(cgImage: decoded.image, scale: scale, orientation: decoded.orientation)
  }

  /// The image in the bytes of a file, `scale` pixels to a point.
  ///
  /// - Throws: Where they are no PNG and no JPEG, or damaged, or beyond the limits.
  package convenience init(bytes: [UInt8], scale: CGFloat, limits: ImageLimits) throws(ImageError) {
    let decoded = try DecodedImage(bytes, limits: limits)
    self.init(cgImage: decoded.image, scale: scale, orientation: decoded.orientation)
  }

  /// The image in a file, which is taken as one of PNG if `path` has no extension; nil where it cannot be read. A name
  /// that ends in `@2x` or `@3x` says the scale. Where there is a file of the same name for the screen's scale, that is
  /// read instead (C.15).
  public convenience init?(contentsOfFile path: String) {
    let file = ImageFile(path)
    guard let found = file.variants(for: UITraitCollection.mainScreenScale).first(where: { $0.exists }) else {
      return nil
    }
    self.init(found)
  }

  /// The image called `name` in the main bundle; nil where there is none.
  ///
  /// Differs from UIKit: it is a loose file of PNG, or one whose extension is named, for one scale or several; there are
  /// no asset catalogues.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image called `name` in a bundle, the main one if none is named, for the scale of the traits or else of the
  /// screen; nil where there is none.
  ///
  /// Differs from UIKit: it is a loose file, as for `init(named:)`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let wanted = traitCollection?.displayScale ?? 0
    let scale = wanted > 0 ? wanted : UITraitCollection.mainScreenScale
    let bundle = bundle ?? .main
    let folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    let files = folders.flatMap { ImageFile("\($0)/\(name)").variants(for: scale) }
    guard !name.isEmpty, let found = files.first(where: { $0.exists }) else { return nil }
    self.init(found)
  }

  /// The image called `name` in a bundle, the main one if none is named; nil where there is none.
  ///
  /// Differs from UIKit: it is a loose file, as for `init(named:)`; `configuration` plays no part.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  private convenience init?(_ file: ImageFile) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    self.init(data: data, scale: file.scale)
  }

  /// The image as a PNG; nil where it has no pixels. Differs from UIKit: pixels are stored upright.
  public func pngData() -> Data? {
    guard let bitmap = uprightBitmap else { return nil }
    // A density that a file cannot tell is left at one pixel a point.
    return (try? bitmap.pngData(scale: (0.001...10_000).contains(scale) ? scale : 1)).map { Data($0) }
  }

  /// The image as a JPEG, over white; nil where it has no pixels. Differs from UIKit: pixels are stored upright, without
  /// a note of how to turn them.
  ///
  /// - Parameter compressionQuality: 0, the smallest, to 1, the best.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bitmap = uprightBitmap else { return nil }
    return (try? bitmap.jpegData(quality: compressionQuality)).map { Data($0) }
  }

  private var uprightBitmap: Bitmap? { cgImage?.upright(imageOrientation).bitmap }
}

/// Finds the images of literals, by its name.
package struct ImageFiles: ImageFinding {
  /// The image called `name` in the main bundle.
  package static func image(named name: String) -> UIImage? { UIImage(named: name) }
}

/// An image as a file holds it.
struct DecodedImage {
  let image: CGImage
  let orientation: UIImage.Orientation

  /// The image in the bytes of a file.
  init(_ bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) {
    // Texts beside the picture are not looked at.
    let reader = PNGReader(limits: PNGLimits(pixels: limits.pixels, textBytes: 0))
    let png: DecodedPNG?
    do { png = try reader.read(bytes) } catch {
      guard error.isOfAnotherFormat else { throw ImageError(error) }
      png = nil
    }
    if let png {
      image = CGImage(png.bitmap, hasAlpha: png.hasAlpha)
      orientation = .up
      return
    }
    do {
      let decoded = try DecodedJPEG(bytes, limits: JPEGLimits(pixels: limits.pixels, scans: limits.scans))
      image = CGImage(decoded.bitmap, hasAlpha: false)
      orientation = UIImage.Orientation(exif: decoded.orientation)
    } catch {
      throw ImageError(error)
    }
  }
}

extension PNGError {
  /// Whether the bytes do not even begin as a PNG does.
  fileprivate var isOfAnotherFormat: Bool {
    if case .notPNG = self { true } else { false }
  }
}

extension UIImage.Orientation {
  /// The orientation of one of EXIF's numbers, 1 to 8.
  fileprivate init(exif number: Int) {
    let numbers: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = numbers.indices.contains(number - 1) ? numbers[number - 1] : .up
  }
}

/// A file of an image, whose name says its scale.
package struct ImageFile: Equatable {
  /// Where it is.
  package let path: String
  /// Pixels per point.
  package let scale: CGFloat

  /// The path without scale and extension, and the extension with its dot.
  private let (stem, ending): (String, String)

  /// The file at `path`, of PNG where it has no extension.
  package init(_ path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    var stem = String(path.dropLast(ending.count))
    var scale: CGFloat = 1
    for (suffix, value) in [("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] where stem.hasSuffix(suffix) {
      stem.removeLast(suffix.count)
      scale = value
    }
    self.init(stem: stem, ending: ending.isEmpty ? ".png" : ending, scale: scale)
  }

  private init(stem: String, ending: String, scale: CGFloat) {
    self.stem = stem
    self.ending = ending
    self.scale = scale
    path = stem + (scale == 1 ? "" : "@\(Int(scale))x") + ending
  }

  /// The files that may stand for this one, the best first: that of the wanted scale, then those that are larger, then
  /// those that are smaller. A name with a scale stands for itself alone.
  package func variants(for wanted: CGFloat) -> [ImageFile] {
    guard scale == 1 else { return [self] }
    let larger = ([1, 2, 3] as [CGFloat]).filter { $0 >= wanted }
    let smaller = ([3, 2, 1] as [CGFloat]).filter { $0 < wanted }
    return (larger + smaller).map { ImageFile(stem: stem, ending: ending, scale: $0) }
  }

  /// Whether there is such a file.
  package var exists: Bool { FileManager.default.fileExists(atPath: path) }
}

extension CGImage {
  /// The image in a PNG; nil where it is none, or damaged. Differs from UIKit: `decode` plays no part.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let png = try? PNGReader().read([UInt8](data as Data)) else { return nil }
    self.init(png.bitmap, hasAlpha: png.hasAlpha)
  }

  /// The image in a JPEG, as it is stored; nil where it is none, or damaged. Differs from UIKit: `decode` plays no part.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let decoded = try? DecodedJPEG([UInt8](data as Data)) else { return nil }
    self.init(decoded.bitmap, hasAlpha: false)
  }
}
