package import Foundation

/// The format of pixels in memory.
package struct PixelFormat: Hashable, Sendable {
  package let bitsPerComponent: Int
  package let bitsPerPixel: Int
  /// The colour space of the components; nil for alpha alone.
  package let space: CGColorSpace?
  package let info: CGBitmapInfo
  let alpha: CGImageAlphaInfo

  /// The premultiplied format of one byte each for red, green, blue and alpha, in which images are kept.
  package static let standard = PixelFormat(
    bitsPerComponent: 8, bitsPerPixel: 32, space: .standard, info: CGBitmapInfo(alpha: .premultipliedLast),
    alpha: .premultipliedLast)

  /// The opaque format of one byte each for red, green, blue and an ignored component.
  package static let opaque = PixelFormat(
    bitsPerComponent: 8, bitsPerPixel: 32, space: .standard, info: CGBitmapInfo(alpha: .noneSkipLast),
    alpha: .noneSkipLast)

  /// The number of bits of four components of 32 bits.
  private static let mostBitsPerPixel = 128

  private init(
    bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace?, info: CGBitmapInfo,
    alpha: CGImageAlphaInfo
  ) {
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.space = space
    self.info = info
    self.alpha = alpha
  }

  /// Creates a format that can be read: whole components of 1, 2, 4, 8 or 16 bits, of grey, RGB or CMYK, or alpha
  /// alone.
  package init?(bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace?, info: CGBitmapInfo) {
    guard [1, 2, 4, 8, 16].contains(bitsPerComponent), !info.contains(.floatComponents),
      let alpha = info.alpha, space?.model != .pattern
    else { return nil }
    self.init(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      space: alpha == .alphaOnly ? nil : space, info: info, alpha: alpha)
    guard space != nil || alpha == .alphaOnly, bitsPerPixel >= componentCount * bitsPerComponent,
      bitsPerPixel <= PixelFormat.mostBitsPerPixel
    else { return nil }
    switch info.intersection(.byteOrderMask) {
    case .byteOrderDefault: break
    case .byteOrder16Little, .byteOrder16Big: if bitsPerPixel % 16 != 0 { return nil }
    case .byteOrder32Little, .byteOrder32Big: if bitsPerPixel % 32 != 0 { return nil }
    default: return nil
    }
  }

  /// The number of components of a pixel: those of the colour, and alpha or the ignored component in its place.
  private var componentCount: Int {
    let colors = space?.numberOfComponents ?? 0
    return alpha == .none ? colors : colors + 1
  }

  /// Whether or not alpha, or the component in its place, precedes the colour.
  var beginsWithAlpha: Bool {
    switch alpha {
    case .first, .premultipliedFirst, .noneSkipFirst: true
    case .none, .last, .premultipliedLast, .noneSkipLast, .alphaOnly: false
    }
  }

  /// Whether or not pixels have alpha.
  package var hasAlpha: Bool {
    switch alpha {
    case .none, .noneSkipFirst, .noneSkipLast: false
    case .first, .last, .premultipliedFirst, .premultipliedLast, .alphaOnly: true
    }
  }

  var isPremultiplied: Bool { alpha == .premultipliedFirst || alpha == .premultipliedLast }

  /// Returns the number of bytes of a row without padding.
  package func rowLength(_ width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Returns the stored position of the byte at `offset` of a row.
  func place(_ offset: Int) -> Int {
    switch info.intersection(.byteOrderMask) {
    case .byteOrder16Little: offset ^ 1
    case .byteOrder32Little: offset ^ 3
    default: offset
    }
  }
}

extension PixelFormat {
  /// Returns the pixels of rows in this format, as `standard`; nil if there are too few bytes.
  ///
  /// - Parameters:
  ///   - bytes: The rows.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bytesPerRow: The number of bytes per row.
  ///   - decode: The values of the minimum and the maximum of each component but alpha.
  package func decoded(
    _ bytes: [UInt8], width: Int, height: Int, bytesPerRow: Int, decode: [CGFloat]? = nil
  ) -> [UInt8]? {
    let sides = 1...Int(Int32.max)
    guard sides.contains(width), sides.contains(height), sides.contains(bytesPerRow),
      bytesPerRow >= rowLength(width),
      bytes.count >= (height - 1) * bytesPerRow + rowLength(width)
    else { return nil }
    if let readingOrder, decode == nil {
      return decoded(bytes, in: readingOrder, width: width, height: height, bytesPerRow: bytesPerRow)
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      let row = bytes[(y * bytesPerRow)..<(y * bytesPerRow + rowLength(width))]
      for x in 0..<width { appendPixel(at: x, of: row, decode: decode, to: &pixels) }
    }
    return pixels
  }

  private func appendPixel(
    at x: Int, of row: ArraySlice<UInt8>, decode: [CGFloat]?, to pixels: inout [UInt8]
  ) {
    let colors = space?.numberOfComponents ?? 0
    let first = beginsWithAlpha ? 1 : 0
    let alphaIndex = beginsWithAlpha ? 0 : colors
    let alpha = hasAlpha ? sample(alphaIndex, ofPixel: x, in: row) : 1
    var components = (0..<colors).map { sample($0 + first, ofPixel: x, in: row) }
    if let decode, decode.count >= 2 * colors {
      components = components.indices.map {
        decode[2 * $0] + components[$0] * (decode[2 * $0 + 1] - decode[2 * $0])
      }
    }
    var color = space?.pixel(components) ?? (red: 0, green: 0, blue: 0)
    if !isPremultiplied {
      // The stored alpha is that of 8 bits.
      let kept = (alpha * 255).rounded() / 255
      color = (color.red * kept, color.green * kept, color.blue * kept)
    }
    for channel in [color.red, color.green, color.blue] { pixels.append(byte(min(channel, alpha))) }
    pixels.append(byte(alpha))
  }

  /// Returns a component of a pixel, 0…1.
  private func sample(_ component: Int, ofPixel x: Int, in row: ArraySlice<UInt8>) -> CGFloat {
    let bit = x * bitsPerPixel + component * bitsPerComponent
    func byte(_ offset: Int) -> Int {
      let index = row.startIndex + place(offset)
      return index < row.endIndex ? Int(row[index]) : 0
    }
    switch bitsPerComponent {
    case 16: return CGFloat(byte(bit / 8) << 8 | byte(bit / 8 + 1)) / 65_535
    case 8: return CGFloat(byte(bit / 8)) / 255
    default:
      let most = 1 << bitsPerComponent - 1
      return CGFloat(byte(bit / 8) >> (8 - bitsPerComponent - bit % 8) & most) / CGFloat(most)
    }
  }

  private func byte(_ share: CGFloat) -> UInt8 { UInt8((max(0, min(share, 1)) * 255).rounded()) }
}

extension PixelFormat {
  /// Whether or not pictures can be drawn in this format.
  ///
  /// It is one of 8 bits of grey, of alpha, or of RGB in four bytes, premultiplied if there is alpha.
  package var isDrawable: Bool {
    switch (space?.model, bitsPerComponent, bitsPerPixel, alpha) {
    case (.monochrome, 8, 8, .none), (nil, 8, 8, .alphaOnly): true
    case (.rgb, 8, 32, .premultipliedFirst), (.rgb, 8, 32, .premultipliedLast), (.rgb, 8, 32, .noneSkipFirst),
      (.rgb, 8, 32, .noneSkipLast):
      true
    default: false
    }
  }
}
