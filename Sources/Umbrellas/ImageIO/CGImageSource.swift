// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

@_exported public import Foundation
@_exported public import GraphicsCore
import GraphicsRendering
@_exported public import ImageFilters
import Synchronization
import ViewRendering

/// A source of the images of a file, with their properties.
///
/// Differs from UIKit: PNG, with animation or without, JPEG and GIF are read; of data that come in parts, there is no image
/// before the last part.
public final class CGImageSource: Sendable {
  private let content: Mutex<Content>

  /// Creates the source of a file's bytes, without images if they are of another format; nil is a file that is still read.
  init(_ data: Data?) {
    content = Mutex(Content(data))
  }

  /// Replaces the bytes of a file that is still read, of which these are all if it `isFinal`.
  func update(_ data: Data, isFinal: Bool) {
    guard isFinal else { return }
    let read = Content(data)
    content.withLock { $0 = read }
  }

  var frames: [Frame] { content.withLock { $0.frames } }
  var type: String? { content.withLock { $0.type } }
  var properties: [String: any Sendable] { content.withLock { $0.properties } }
  var status: CGImageSourceStatus {
    content.withLock {
      $0.isRead ? $0.frames.isEmpty ? .statusUnknownType : .statusComplete : .statusReadingHeader
    }
  }

  /// An image and its properties.
  struct Frame: Sendable {
    let image: CGImage
    let properties: [String: any Sendable]
    let orientation: Int
  }

  private struct Content {
    var frames: [Frame] = []
    var type: String?
    var properties: [String: any Sendable] = [:]
    var isRead = false

    init(_ data: Data?) {
      guard let data else { return }
      isRead = true
      guard let read = ImageFrames([UInt8](data)) else { return }
      let keys = read.format.keys
      properties[kCGImagePropertyFileSize as String] = data.count
      if let loops = read.loopCount, let keys {
        var moving: [String: any Sendable] = [keys.loops: loops]
        if read.format == .gif {
          moving[kCGImagePropertyGIFFrameInfoArray as String] = read.frames.map { $0.delays(keys) }
        }
        properties[keys.dictionary] = moving
      }
      type = read.format.type
      frames = read.frames.map { Frame($0, of: read) }
    }
  }
}

extension CGImageSource.Frame {
  fileprivate init(_ frame: ImageFrames.Frame, of file: ImageFrames) {
    var properties: [String: any Sendable] = [
      kCGImagePropertyPixelWidth as String: frame.image.width,
      kCGImagePropertyPixelHeight as String: frame.image.height,
      kCGImagePropertyDepth as String: 8, kCGImagePropertyColorModel as String: "RGB",
      kCGImagePropertyHasAlpha as String: frame.image.hasAlphaComponent,
      kCGImagePropertyOrientation as String: file.orientation,
    ]
    if file.loopCount != nil, let keys = file.format.keys {
      properties[keys.dictionary] = frame.delays(keys)
    }
    self.init(image: frame.image, properties: properties, orientation: file.orientation)
  }
}

extension ImageFrames.Frame {
  /// Returns the seconds before the next image: a tenth of one for less than was meant, as in browsers and on phones.
  fileprivate func delays(_ keys: ImageFrames.Format.Keys) -> [String: Double] {
    [keys.delay: delay < 0.011 ? 0.1 : delay, keys.unclampedDelay: delay]
  }
}

extension ImageFrames.Format {
  fileprivate typealias Keys = (dictionary: String, delay: String, unclampedDelay: String, loops: String)

  fileprivate var type: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    }
  }

  /// The keys of the properties of moving images; nil for a format without.
  fileprivate var keys: Keys? {
    switch self {
    case .png:
      (
        kCGImagePropertyPNGDictionary as String, kCGImagePropertyAPNGDelayTime as String,
        kCGImagePropertyAPNGUnclampedDelayTime as String, kCGImagePropertyAPNGLoopCount as String
      )
    case .gif:
      (
        kCGImagePropertyGIFDictionary as String, kCGImagePropertyGIFDelayTime as String,
        kCGImagePropertyGIFUnclampedDelayTime as String, kCGImagePropertyGIFLoopCount as String
      )
    case .jpeg: nil
    }
  }
}

extension CGImage {
  fileprivate var hasAlphaComponent: Bool {
    switch alphaInfo {
    case .none, .noneSkipFirst, .noneSkipLast: false
    default: true
    }
  }
}

/// Creates a source of data that come in parts.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(nil) }

/// Replaces the data of a source that comes in parts by all that came so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data as Data, isFinal: final)
}

/// Forgets the pixels of an image that are kept; it has no effect.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

/// Creates a source of the images in `data`.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data as Data)
}

/// Creates a source of the images of a provider's bytes.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?)
  -> CGImageSource?
{
  provider.data.map { CGImageSource($0 as Data) }
}

/// Creates a source of the images of a file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  FileManager.default.contents(atPath: (url as URL).path).map { CGImageSource($0) }
}

/// Returns the number of images.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.frames.count }

/// Returns the name of the file's type; nil for an unknown one.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type.map { $0 as NSString } }

/// Returns the index of the image that stands for all.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the state of the source.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  isrc.status
}

/// Returns the properties of the file.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  NSDictionary(dictionary: isrc.properties)
}

/// Returns the properties of an image; nil for an index without one.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CFDictionary?
{
  isrc.frames.indices.contains(index) ? NSDictionary(dictionary: isrc.frames[index].properties) : nil
}

/// Returns an image, as it is stored; nil for an index without one.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CGImage?
{
  isrc.frames.indices.contains(index) ? isrc.frames[index].image : nil
}

/// Returns a smaller image, whose longer side is the one of the options; nil for an index without one.
///
/// Differs from UIKit: a thumbnail is always made of the image, not read from the file.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CGImage?
{
  guard isrc.frames.indices.contains(index) else { return nil }
  let frame = isrc.frames[index]
  let options = options as? [String: Any] ?? [:]
  var image = CIImage(cgImage: frame.image)
  if options[kCGImageSourceCreateThumbnailWithTransform as String] as? Bool == true {
    image = image.oriented(forExifOrientation: Int32(frame.orientation))
  }
  let longest = max(image.extent.width, image.extent.height)
  guard let limit = (options[kCGImageSourceThumbnailMaxPixelSize as String] as? NSNumber)?.doubleValue,
    limit >= 1, CGFloat(limit) < longest
  else { return CIContext().createCGImage(image, from: image.extent) }
  let size = CGRect(
    x: 0, y: 0, width: max(1, (image.extent.width * CGFloat(limit) / longest).rounded()),
    height: max(1, (image.extent.height * CGFloat(limit) / longest).rounded()))
  let scale = size.height / image.extent.height
  let small = image.applyingFilter(
    "CILanczosScaleTransform",
    parameters: [
      kCIInputScaleKey: scale, kCIInputAspectRatioKey: size.width / image.extent.width / scale,
    ])
  return CIContext().createCGImage(small, from: size)
}

/// The state of a source.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data end too early.
  case statusUnexpectedEOF = -5
  /// The data are damaged.
  case statusInvalidData = -4
  /// The data are of an unknown type.
  case statusUnknownType = -3
  /// The header is being read.
  case statusReadingHeader = -2
  /// The data are not complete.
  case statusIncomplete = -1
  /// All is read.
  case statusComplete = 0
}
