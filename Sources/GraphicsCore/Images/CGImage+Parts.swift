public import Foundation

extension CGImage {
  /// Returns the part of the image in `rect`, in pixels from the top left; nil if they do not intersect.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.common(with: CGRect(x: 0, y: 0, width: width, height: height)).integral
    guard !area.isNull, !area.isEmpty else { return nil }
    let (left, count) = (Int(area.minX), Int(area.width))
    var rows: [UInt8] = []
    for row in Int(area.minY)..<Int(area.maxY) {
      let start = (row * width + left) * 4
      rows += pixels[start..<start + count * 4]
    }
    return CGImage(like: self, width: count, height: Int(area.height), pixels: rows)
  }

  /// Returns the same image.
  public func copy() -> CGImage? { self }

  /// Returns the same image, since there is one colour space; nil for masks.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { isMask ? nil : self }

  /// Returns the image masked by `mask`, which is stretched to it with the nearest pixels; nil for a mask.
  ///
  /// Of an image mask, the complement of the samples multiplies the image; of an image, its grey does.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask, mask.width > 0, mask.height > 0 else { return nil }
    let shares = mask.isMask ? mask : mask.withGreyAsAlpha
    return changingPixels { x, y, pixel in
      let column = (2 * x + 1) * mask.width / (2 * width)
      let row = (2 * y + 1) * mask.height / (2 * height)
      let share = Int(shares.pixels[(row * mask.width + column) * 4 + 3])
      return pixel.map { UInt8((Int($0) * share + 127) / 255) }
    }
  }

  /// Returns the image without the pixels whose components are all in the given ranges; nil for a mask.
  ///
  /// - Parameter components: The minimum and the maximum of each component, 0…255.
  public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? {
    guard !isMask else { return nil }
    let count = format.space?.numberOfComponents ?? 0
    let limits = unsafe Array(UnsafeBufferPointer(start: components, count: 2 * count))
    return changingPixels { _, _, pixel in
      let isMasked = (0..<count).allSatisfy {
        // A grey image has its value in each channel.
        let value = CGFloat(pixel[min($0, 2)])
        return value >= limits[2 * $0] && value <= limits[2 * $0 + 1]
      }
      return isMasked ? [0, 0, 0, 0] : pixel
    }
  }

  /// The mask for a clip: the image's alpha, or its grey if it has no alpha.
  var asMask: CGImage { isMask || format.hasAlpha ? self : withGreyAsAlpha }

  /// The image with its grey, by the weights of BT.709, as alpha.
  private var withGreyAsAlpha: CGImage {
    changingPixels { _, _, pixel in
      let sum = 2_126 * Int(pixel[0]) + 7_152 * Int(pixel[1]) + 722 * Int(pixel[2])
      return [0, 0, 0, UInt8((sum + 5_000) / 10_000)]
    }
  }

  private func changingPixels(_ change: (Int, Int, [UInt8]) -> [UInt8]) -> CGImage {
    var changed: [UInt8] = []
    changed.reserveCapacity(pixels.count)
    for index in 0..<width * height {
      changed += change(index % width, index / width, Array(pixels[index * 4..<index * 4 + 4]))
    }
    return CGImage(width: width, height: height, pixels: changed)
  }
}
