import Foundation
import GraphicsCore
import LayoutCore
import Raster
import StyleCore
import ViewRendering

/// Returns the pixels that `draw` draws into an image of `width` × `height` points.
func drawn(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, isOpaque: Bool = false, _ draw: (CGContext) -> Void
) -> Bitmap {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  format.opaque = isOpaque
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  return renderer.image { draw($0.cgContext) }.bitmap
}

extension UIImage {
  /// The pixels as they are stored.
  var bitmap: Bitmap { cgImage?.bitmap ?? Bitmap(width: 0, height: 0) }
}

extension CGImage {
  /// The pixels.
  var bitmap: Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: stride(from: 0, to: pixels.count, by: 4).map {
        Pixel(red: pixels[$0], green: pixels[$0 + 1], blue: pixels[$0 + 2], alpha: pixels[$0 + 3])
      })
  }

  /// An image of straight colours, row by row.
  convenience init(_ rows: [[UIColor]]) {
    self.init(
      width: rows[0].count, height: rows.count,
      pixels: rows.joined().flatMap { color in
        let (red, green, blue, alpha) = color.cgColor.srgb
        return [red * alpha, green * alpha, blue * alpha, alpha].map { UInt8(($0 * 255).rounded()) }
      })
  }

  /// An image in which every pixel is another colour, some of them translucent.
  static func unlike(_ width: Int, _ height: Int) -> CGImage {
    let pixels = (0..<width * height).flatMap { index -> [UInt8] in
      let alpha = index % 3 == 0 ? 255 : 120 + index % 100
      return [index * 7 % (alpha + 1), index * 13 % (alpha + 1), index * 29 % (alpha + 1), alpha].map {
        UInt8($0)
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}

extension Pixel {
  /// An opaque colour.
  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Red, green, blue and alpha, as they are in memory: the colours below hide the properties of the same names.
  var channels: [UInt8] { unsafe withUnsafeBytes(of: self) { unsafe Array($0) } }

  static let red = Pixel(255, 0, 0)
  static let green = Pixel(0, 255, 0)
  static let blue = Pixel(0, 0, 255)
  static let black = Pixel(0, 0, 0)
  static let white = Pixel(255, 255, 255)
}

/// Whether all channels of two pixels differ by at most `tolerance`.
func isNear(_ a: Pixel, _ b: [Double], within tolerance: Double = 1) -> Bool {
  zip(a.channels, b).allSatisfy { abs(Double($0) - $1) <= tolerance }
}
