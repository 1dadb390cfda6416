// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore
import GraphicsRendering
import JPEG
import PNG
import Raster
import Synchronization

/// A file to which an image is written.
///
/// Differs from UIKit: PNG and JPEG are written, with one image each; properties other than the quality of a JPEG have no
/// effect.
public final class CGImageDestination: Sendable {
  private struct State: Sendable {
    var images: [(image: CGImage, quality: Double)] = []
    var quality: Double?
    var isFinal = false
  }

  private let isJPEG: Bool
  private let state = Mutex(State())
  private let write: @Sendable ([UInt8]) -> Bool

  /// Creates a destination of a type; nil for one that is not written.
  init?(type: String, count: Int, _ write: @escaping @Sendable ([UInt8]) -> Bool) {
    guard count == 1, ["public.png", "public.jpeg", "png", "jpeg", "jpg"].contains(type.lowercased()) else {
      return nil
    }
    isJPEG =
      type.lowercased().hasSuffix("g") && type.lowercased() != "public.png" && type.lowercased() != "png"
    self.write = write
  }

  func setProperties(_ properties: [String: Any]) {
    let quality = CGImageDestination.quality(properties)
    state.withLock { $0.quality = quality ?? $0.quality }
  }

  func add(_ image: CGImage, _ properties: [String: Any]) {
    let quality = CGImageDestination.quality(properties)
    state.withLock { $0.images.append((image, quality ?? $0.quality ?? 0.8)) }
  }

  private static func quality(_ properties: [String: Any]) -> Double? {
    (properties[kCGImageDestinationLossyCompressionQuality as String] as? NSNumber)?.doubleValue
  }

  /// Writes the image, once, and returns whether that succeeded.
  func finalize() -> Bool {
    let found = state.withLock { state -> (image: CGImage, quality: Double)? in
      guard !state.isFinal, state.images.count == 1 else { return nil }
      state.isFinal = true
      return state.images.first
    }
    guard let found else { return false }
    let bitmap = found.image.bitmap
    guard let bytes = try? isJPEG ? bitmap.jpegData(quality: found.quality) : bitmap.pngData() else {
      return false
    }
    return write(bytes)
  }
}

/// A buffer to which other modules write, which is the caller's.
private struct Buffer: @unchecked Sendable {
  // Sendable is unchecked because the buffer is written where its destination is finished, by the same program.
  let data: NSMutableData
}

/// Creates a destination that writes to the end of `data`; nil for a type that is not written, and for several images.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  let buffer = Buffer(data: data)
  return CGImageDestination(type: type as String, count: count) { bytes in
    buffer.data.append(Data(bytes))
    return true
  }
}

/// Creates a destination that writes a file; nil for a type that is not written, and for several images.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  let file = url as URL
  return CGImageDestination(type: type as String, count: count) { bytes in
    (try? Data(bytes).write(to: file)) != nil
  }
}

/// Adds an image with properties.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.add(image, properties as? [String: Any] ?? [:])
}

/// Adds an image of a source with properties.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  idst.add(image, properties as? [String: Any] ?? [:])
}

/// Sets the properties of all images.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.setProperties(properties as? [String: Any] ?? [:])
}

/// Writes the file, once, and returns whether that succeeded.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finalize() }

/// A buffer of bytes that can grow.
public typealias CFMutableData = NSMutableData
