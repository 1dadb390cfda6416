public import Foundation
public import GraphicsCore
import GraphicsRendering
internal import JPEG
import LayoutCore
internal import PNG
internal import Raster
public import StyleCore

/// Reading of images as PNG, JPEG and GIF, and writing as PNG and JPEG.
///
/// Of a moving GIF or PNG, the first image is read. Differs from UIKit: other formats are not supported; colour profiles are
/// not read.
extension UIImage {
  /// Creates an image from the bytes of a file, at one pixel per point; nil if they are no PNG, JPEG or GIF, or damaged.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the bytes of a file, at `scale` pixels per point; nil if they are no PNG, JPEG or GIF, or
  /// damaged.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = try? DecodedImage([UInt8](data)) else { return nil }
    self.init(cgImage: decoded.image, scale: scale, orientation: decoded.orientation)
  }

  /// Creates an image from the bytes of a file, at `scale` pixels per point.
  ///
  /// - Throws: An error if the bytes are no PNG, JPEG or GIF, damaged, or beyond the limits.
  package convenience init(bytes: [UInt8], scale: CGFloat, limits: ImageLimits) throws(ImageError) {
    let decoded = try DecodedImage(bytes, limits: limits)
    self.init(cgImage: decoded.image, scale: scale, orientation: decoded.orientation)
  }

  /// Creates an image from a file, which is a PNG if `path` has no extension; nil if the file cannot be read.
  ///
  /// A name that ends in `@2x` or `@3x` has that scale. A file of the same name for the screen's scale is preferred
  /// (C.15).
  public convenience init?(contentsOfFile path: String) {
    let file = ImageFile(path)
    guard let found = file.variants(for: UITraitCollection.mainScreenScale).first(where: { $0.exists }) else {
      return nil
    }
    self.init(found)
  }

  private convenience init?(_ file: ImageFile) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    self.init(data: data, scale: file.scale)
  }

  /// Returns the image as PNG data; nil if it has no pixels.
  ///
  /// Differs from UIKit: pixels are stored upright.
  public func pngData() -> Data? {
    guard let bitmap = uprightBitmap else { return nil }
    // A scale that a file cannot express is written as one pixel per point.
    return (try? bitmap.pngData(scale: (0.001...10_000).contains(scale) ? scale : 1)).map { Data($0) }
  }

  /// Returns the image as JPEG data, over white; nil if it has no pixels.
  ///
  /// Differs from UIKit: pixels are stored upright, without an orientation.
  ///
  /// - Parameter compressionQuality: The quality, from 0, the smallest data, to 1, the best image.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bitmap = uprightBitmap else { return nil }
    return (try? bitmap.jpegData(quality: compressionQuality)).map { Data($0) }
  }

  private var uprightBitmap: Bitmap? { cgImage?.upright(imageOrientation).bitmap }
}

/// An image decoded from a file.
struct DecodedImage {
  let image: CGImage
  let orientation: UIImage.Orientation

  /// Creates the image from the bytes of a file.
  init(_ bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) {
    // The text chunks of the file are skipped.
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
    if let gif = GIFDecoder(bytes, limits: limits, mostFrames: 1), let first = gif.frames.first {
      image = first.image
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
  /// Whether or not the bytes lack the signature of a PNG.
  fileprivate var isOfAnotherFormat: Bool {
    if case .notPNG = self { true } else { false }
  }
}

extension UIImage.Orientation {
  /// Creates the orientation with one of EXIF's numbers, 1 to 8.
  fileprivate init(exif number: Int) {
    let numbers: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = numbers.indices.contains(number - 1) ? numbers[number - 1] : .up
  }

  /// The number of the orientation in EXIF, 1 to 8.
  var exifNumber: Int { (1...8).first { UIImage.Orientation(exif: $0) == self } ?? 1 }
}

/// An image file, whose name has its scale.
package struct ImageFile: Equatable {
  /// The path of the file.
  package let path: String
  /// The number of pixels per point.
  package let scale: CGFloat

  /// Returns the path of the file for an idiom: `icon@2x~ipad.png` for `~ipad`.
  func path(for idiom: String) -> String { path.dropLast(ending.count) + idiom + ending }

  /// The path without scale and extension, and the extension with its dot.
  private let (stem, ending): (String, String)

  /// Creates the file at `path`, a PNG if it has no extension.
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

  /// Returns the files that can replace this one: that of the wanted scale, then larger ones, then smaller ones.
  ///
  /// A name with a scale has no other variants.
  package func variants(for wanted: CGFloat) -> [ImageFile] {
    guard scale == 1 else { return [self] }
    let larger = ([1, 2, 3] as [CGFloat]).filter { $0 >= wanted }
    let smaller = ([3, 2, 1] as [CGFloat]).filter { $0 < wanted }
    return (larger + smaller).map { ImageFile(stem: stem, ending: ending, scale: $0) }
  }

  /// Whether or not the file exists.
  package var exists: Bool { FileManager.default.fileExists(atPath: path) }
}

extension CGImage {
  /// Creates an image from PNG data; nil if it is none, or damaged.
  ///
  /// Differs from UIKit: `decode` is ignored.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let png = try? PNGReader().read([UInt8](data as Data)) else { return nil }
    self.init(png.bitmap, hasAlpha: png.hasAlpha)
  }

  /// Creates an image from JPEG data, with the orientation as stored; nil if it is none, or damaged.
  ///
  /// Differs from UIKit: `decode` is ignored.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let decoded = try? DecodedJPEG([UInt8](data as Data)) else { return nil }
    self.init(decoded.bitmap, hasAlpha: false)
  }
}
