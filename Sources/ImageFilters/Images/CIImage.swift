public import Foundation
public import GraphicsCore
internal import GraphicsRendering
internal import JPEG
internal import PNG
internal import Raster
public import StyleCore
internal import ViewRendering

/// An image as the steps of its computation, in pixels, y up.
///
/// Nothing is computed before a context renders it. Differs from UIKit: all is computed by the processor, with 32 bits per
/// component, the same on every machine; there are no images of textures, of videos or of Metal.
open class CIImage: NSObject, @unchecked Sendable {
  final let node: any ImageNode
  private final let source: CGImage?

  init(_ node: any ImageNode, source: CGImage? = nil) {
    self.node = node
    self.source = source
    super.init()
  }

  /// Creates an image without pixels.
  public override convenience init() {
    self.init(CropNode(image: ColorNode(color: CIColor.clear.components), rect: .null))
  }

  /// Creates an image of the given pixels.
  public convenience init(cgImage image: CGImage) {
    self.init(BitmapNode(image: image), source: image)
  }

  /// Creates an image of the given pixels, turned upright by the orientation of the options' properties if they ask for it.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    let properties = options?[.properties] as? [String: Any]
    guard options?[.applyOrientationProperty] as? Bool == true,
      let number = FilterInput.number(properties?["Orientation"]), (1...8).contains(number)
    else {
      self.init(cgImage: image)
      return
    }
    let upright = CIImage(cgImage: image).oriented(forExifOrientation: Int32(number))
    self.init(upright.node)
  }

  /// Creates an image of the pixels of one of UIKit, as they are stored; nil if it has none.
  public convenience init?(image: UIImage) {
    self.init(image: image, options: nil)
  }

  /// Creates an image of the pixels of one of UIKit, as they are stored; nil if it has none.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    if let own = image.ciImage {
      self.init(own.node)
    } else if let pixels = image.cgImage {
      self.init(cgImage: pixels)
    } else {
      return nil
    }
  }

  /// Creates an infinite image of one colour.
  public convenience init(color: CIColor) {
    self.init(ColorNode(color: color.components))
  }

  /// Creates an image of the bytes of a file; nil if they are no PNG, JPEG or GIF, or damaged.
  public convenience init?(data: Data) {
    self.init(data: data, options: nil)
  }

  /// Creates an image of the bytes of a file; nil if they are no PNG, JPEG or GIF, or damaged.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let image = UIImage(data: data), let pixels = image.cgImage else { return nil }
    let turns = options?[.applyOrientationProperty] as? Bool ?? false
    guard turns else {
      self.init(cgImage: pixels)
      return
    }
    let upright = CIImage(cgImage: pixels).oriented(CGImagePropertyOrientation(image.imageOrientation))
    self.init(upright.node)
  }

  /// Creates an image of a file; nil if it is no PNG, JPEG or GIF, or damaged.
  public convenience init?(contentsOf url: URL) {
    self.init(contentsOf: url, options: nil)
  }

  /// Creates an image of a file; nil if it is no PNG, JPEG or GIF, or damaged.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    self.init(data: data, options: options)
  }

  /// Creates an image of pixels in memory, from the top row down.
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    if let image = format.image(data, bytesPerRow: bytesPerRow, size: size, space: colorSpace) {
      self.init(cgImage: image)
    } else {
      self.init()
    }
  }

  /// Returns an image without pixels.
  open class func empty() -> CIImage { CIImage() }

  /// The rectangle that the image fills, in pixels; `CGRect.infinite` if it has no edges.
  open var extent: CGRect { node.extent }
  /// The pixels that the image was created with; nil if it is computed.
  open var cgImage: CGImage? { source }
  /// The file that the image was read from.
  ///
  /// Differs from UIKit: it is nil.
  open var url: URL? { nil }
  /// The colour space of the pixels that the image was created with.
  open var colorSpace: CGColorSpace? { source?.colorSpace }
  /// The metadata of the file.
  ///
  /// Differs from UIKit: it is empty.
  open var properties: [String: Any] { [:] }

  /// The extent.
  open override var description: String { "<CIImage: extent \(extent)>" }

  /// Returns whether the other image is computed from the same pixels without a step.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIImage else { return false }
    guard let source, let otherSource = other.source else { return self === other }
    return source == otherSource
  }

  open override var hash: Int { source.map(\.hashValue) ?? ObjectIdentifier(self).hashValue }
}

/// A key of the options with which an image is created.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the option of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The colour space of the pixels; it has no effect.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// The metadata of the image, of which the orientation of a bitmap has an effect.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  /// Whether or not the image is turned upright by its file's orientation.
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
  /// Whether or not the nearest pixel is sampled; it has no effect.
  public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
}

extension CGImagePropertyOrientation {
  /// Creates the orientation of an image of UIKit.
  init(_ orientation: UIImage.Orientation) {
    self =
      switch orientation {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
  }
}
