// Formats of whole bytes, which are those of nearly all images: pixels are converted in memory, since a build without
// optimization takes microseconds to create an array of each.

extension PixelFormat {
  /// The offsets of red, green, blue and alpha, or the component in its place, in the four bytes of a pixel.
  struct ByteOrder {
    let red: Int
    let green: Int
    let blue: Int
    let alpha: Int
  }

  /// The byte order of a pixel; nil in formats that are not drawable, or have no colours.
  var byteOrder: ByteOrder? {
    guard isDrawable, space?.model == .rgb else { return nil }
    let first = beginsWithAlpha ? 1 : 0
    return ByteOrder(
      red: place(first), green: place(first + 1), blue: place(first + 2),
      alpha: place(beginsWithAlpha ? 0 : 3))
  }

  /// The byte order of a pixel with a byte per component: red, green and blue, one grey, or none; nil in other formats.
  ///
  /// Missing components have a negative offset.
  var readingOrder: ByteOrder? {
    guard bitsPerComponent == 8, [8, 24, 32].contains(bitsPerPixel),
      bitsPerPixel == 32 || info.isDisjoint(with: .byteOrderMask)
    else { return nil }
    let first = beginsWithAlpha ? 1 : 0
    switch space?.model {
    case .rgb?:
      return ByteOrder(
        red: place(first), green: place(first + 1), blue: place(first + 2),
        alpha: hasAlpha ? place(beginsWithAlpha ? 0 : 3) : -1)
    case .monochrome? where alpha == .none && bitsPerPixel == 8:
      return ByteOrder(red: 0, green: 0, blue: 0, alpha: -1)
    case nil where bitsPerPixel == 8: return ByteOrder(red: -1, green: -1, blue: -1, alpha: 0)
    default: return nil
    }
  }

  /// Returns the pixels of rows in a byte order, as `standard`, with no colour larger than its alpha.
  ///
  /// - Parameters:
  ///   - bytes: The rows, each but the last of `bytesPerRow` bytes, and the last as long as its pixels.
  ///   - order: The byte order.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bytesPerRow: The number of bytes per row.
  func decoded(
    _ bytes: [UInt8], in order: ByteOrder, width: Int, height: Int, bytesPerRow: Int
  ) -> [UInt8] {
    precondition(bytes.count >= (height - 1) * bytesPerRow + rowLength(width), "All rows are there.")
    let (step, isStraight) = (bitsPerPixel / 8, hasAlpha && !isPremultiplied && order.red >= 0)
    return unsafe [UInt8](unsafeUninitializedCapacity: 4 * width * height) { target, count in
      unsafe bytes.withUnsafeBufferPointer { bytes in
        guard var to = target.baseAddress, let start = bytes.baseAddress else { return }
        var row = 0
        while row < height {
          var from = unsafe start + row * bytesPerRow
          let end = unsafe from + step * width
          while unsafe from < end {
            let alpha = unsafe order.alpha < 0 ? 255 : from[order.alpha]
            var (red, green, blue): (UInt8, UInt8, UInt8) = (0, 0, 0)
            if order.red >= 0 {
              (red, green, blue) = unsafe (from[order.red], from[order.green], from[order.blue])
            }
            if isStraight {
              red = PixelFormat.product(red, alpha)
              green = PixelFormat.product(green, alpha)
              blue = PixelFormat.product(blue, alpha)
            }
            unsafe to[0] = red < alpha ? red : alpha
            unsafe to[1] = green < alpha ? green : alpha
            unsafe to[2] = blue < alpha ? blue : alpha
            unsafe to[3] = alpha
            unsafe to += 4
            unsafe from += step
          }
          row += 1
        }
      }
      count = 4 * width * height
    }
  }

  /// Returns the product of two fractions of 255, rounded to nearest; there are no ties.
  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (Int(one) * Int(other) + 127) / 255)
  }

  /// Returns the rows of pixels of `standard` in this format, which is drawable.
  ///
  /// Each row is padded with zeros to `bytesPerRow`. If the format has no alpha, colours are composited over black.
  package func encoded(_ pixels: [UInt8], width: Int, height: Int, bytesPerRow: Int) -> [UInt8] {
    precondition(pixels.count == 4 * width * height, "A pixel has four bytes.")
    precondition(bytesPerRow >= rowLength(width), "A row is as long as its pixels.")
    let (order, isGrey, hasAlpha) = (byteOrder, space != nil, hasAlpha)
    return unsafe [UInt8](unsafeUninitializedCapacity: bytesPerRow * height) { target, count in
      unsafe pixels.withUnsafeBufferPointer { pixels in
        guard let start = target.baseAddress, var from = pixels.baseAddress else { return }
        var row = 0
        while row < height {
          var to = unsafe start + row * bytesPerRow
          let end = unsafe from + 4 * width
          while unsafe from < end {
            let (red, green, blue, alpha) = unsafe (from[0], from[1], from[2], from[3])
            if let order {
              unsafe to[order.red] = red
              unsafe to[order.green] = green
              unsafe to[order.blue] = blue
              unsafe to[order.alpha] = hasAlpha ? alpha : 255
              unsafe to += 4
            } else {
              // BT.709, in ten-thousandths that add up to one, so that white is white.
              let sum = 2_126 * Int(red) + 7_152 * Int(green) + 722 * Int(blue)
              unsafe to[0] = isGrey ? UInt8(truncatingIfNeeded: (sum + 5_000) / 10_000) : alpha
              unsafe to += 1
            }
            unsafe from += 4
          }
          row += 1
          let next = unsafe start + row * bytesPerRow
          while unsafe to < next {
            unsafe to[0] = 0
            unsafe to += 1
          }
        }
      }
      count = bytesPerRow * height
    }
  }
}
