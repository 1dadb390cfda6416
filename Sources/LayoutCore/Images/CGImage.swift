public import Foundation

/// A rectangle of pixels, from the top row down, in sRGB with premultiplied alpha and 8 bits a channel.
public final class CGImage: Sendable, Hashable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Red, green, blue and alpha of each pixel.
  package let pixels: [UInt8]

  /// The image of the given pixels: four bytes each, row by row.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width >= 0 && height >= 0, "An image has no negative side.")
    precondition(pixels.count == width * height * 4, "An image needs four bytes for each pixel.")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The part of the image in `rect`, in pixels; nil where they have nothing in common.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return nil }
    let (left, count) = (Int(area.minX), Int(area.width))
    let rows: [UInt8] = (Int(area.minY)..<Int(area.maxY)).flatMap { row in
      let start = (row * width + left) * 4
      return pixels[start..<start + count * 4]
    }
    return CGImage(width: count, height: Int(area.height), pixels: rows)
  }

  /// Whether both have the same pixels.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || (left.width == right.width && left.height == right.height && left.pixels == right.pixels)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }

  /// The average of all pixels, as a straight colour: what stands for the image until images are drawn.
  var averageColor: CGColor {
    var sums = [0, 0, 0, 0]
    for (index, value) in pixels.enumerated() { sums[index & 3] += Int(value) }
    guard sums[3] > 0 else { return CGColor(gray: 0, alpha: 0) }
    let alpha = CGFloat(sums[3])
    return CGColor(
      red: CGFloat(sums[0]) / alpha, green: CGFloat(sums[1]) / alpha, blue: CGFloat(sums[2]) / alpha,
      alpha: alpha / CGFloat(255 * width * height))
  }
}
