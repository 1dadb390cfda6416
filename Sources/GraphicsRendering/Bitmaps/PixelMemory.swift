internal import Foundation
internal import GraphicsCore
internal import Paths
internal import Raster

/// The memory of pixels: that of the program, or its own, which it deallocates.
@safe final class PixelMemory {
  let pointer: UnsafeMutableRawPointer
  private let count: Int
  private let isOwned: Bool

  /// Creates `count` zero bytes.
  init(count: Int) {
    unsafe pointer = .allocate(byteCount: max(1, count), alignment: 16)
    unsafe pointer.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    self.count = count
    isOwned = true
  }

  /// Creates a reference to the `count` bytes at `pointer`, which remain the caller's.
  init(_ pointer: UnsafeMutableRawPointer, count: Int) {
    unsafe self.pointer = pointer
    self.count = count
    isOwned = false
  }

  deinit {
    if isOwned { unsafe pointer.deallocate() }
  }

  /// Returns the pixels of a region; the format is drawable: pixels are whole bytes.
  func bitmap(in region: PixelRegion, format: PixelFormat, bytesPerRow: Int) -> Bitmap {
    let (start, length) = (format.rowLength(region.x), format.rowLength(region.width))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length * region.height)
    for row in region.y..<region.y + region.height {
      unsafe bytes.append(
        contentsOf: UnsafeRawBufferPointer(start: pointer + row * bytesPerRow + start, count: length))
    }
    let decoded = format.decoded(bytes, width: region.width, height: region.height, bytesPerRow: length)
    guard let decoded else { return Bitmap(width: region.width, height: region.height) }
    return Bitmap(width: region.width, height: region.height, bytes: decoded)
  }

  /// Replaces the pixels of a region.
  func write(_ bitmap: Bitmap, in region: PixelRegion, format: PixelFormat, bytesPerRow: Int) {
    let (start, length) = (format.rowLength(region.x), format.rowLength(region.width))
    let bytes = format.encoded(
      bitmap.bytes, width: region.width, height: region.height, bytesPerRow: length)
    for row in 0..<region.height {
      let place = (region.y + row) * bytesPerRow + start
      unsafe UnsafeMutableRawBufferPointer(start: pointer + place, count: length)
        .copyBytes(from: bytes[row * length..<(row + 1) * length])
    }
  }
}

/// A rectangular region of a bitmap, in pixels from its top left.
package struct PixelRegion: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

extension PixelRegion {
  /// Creates the region of a bitmap that a drawing may change; `transform` maps the drawing's coordinates to pixels.
  init(of drawing: Drawing, transform: AffineTransform, width: Int, height: Int) {
    let canvas = CGRect(x: 0, y: 0, width: width, height: height)
    var box = CGRect.null
    for step in drawing.steps {
      // Groups may change every pixel.
      guard let area = step.reach else {
        box = canvas
        break
      }
      if !area.isNull { box = box.union(CGRect(transform.boundingBox(of: Rect(area)))) }
    }
    // A margin of a pixel, since coordinates are rounded to 1/256.
    let pixels = box.insetBy(dx: -1, dy: -1).common(with: canvas).integral
    guard !box.isNull, !pixels.isNull, !pixels.isEmpty else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    self.init(x: Int(pixels.minX), y: Int(pixels.minY), width: Int(pixels.width), height: Int(pixels.height))
  }
}

extension Drawing.Step {
  /// The bounding box of the pixels that the step may change; null if there are none, and nil if any may change.
  fileprivate var reach: CGRect? {
    guard case .area(let area, _) = content else { return nil }
    var box = area.box ?? .null
    if let shadow {
      let reach = 2 * shadow.sigma + 1
      box = box.union(
        box.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -reach, dy: -reach))
    }
    for case .area(let clip) in clips { box = box.common(with: clip.box ?? .null) }
    return box
  }
}
