import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Raster
import StyleCore
import ViewRendering

/// Members that tests of layers' pictures share.
extension CALayer {
  /// A layer of a colour.
  convenience init(_ frame: CGRect, _ color: CGColor? = nil) {
    self.init()
    self.frame = frame
    backgroundColor = color
  }

  /// The picture at so many pixels a point.
  func picture(scale: CGFloat = 1, edges: CoverageRule = .exactArea) -> Bitmap {
    Bitmap(rendering: DisplayList(recording: self, scale: scale, edges: edges))
  }

  /// The picture of what `render(in:)` draws into the context of an image.
  func renderedPicture(scale: CGFloat = 1) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      render(in: context.cgContext)
    }
    guard let image = image.cgImage else { return Bitmap(width: 0, height: 0) }
    let bytes = image.pixels
    let pixels = stride(from: 0, to: bytes.count, by: 4).map { start in
      Pixel(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
    }
    return Bitmap(width: image.width, height: image.height, pixels: pixels)
  }
}

extension CGColor {
  static let opaqueRed = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let opaqueGreen = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let opaqueBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let opaqueBlack = CGColor(gray: 0, alpha: 1)
  static let opaqueWhite = CGColor(gray: 1, alpha: 1)
}

extension Pixel {
  /// The largest difference of a channel.
  func distance(to other: Pixel) -> Int {
    zip(channels, other.channels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

extension Bitmap {
  /// The largest difference of a channel anywhere; nil where sizes differ.
  func distance(to other: Bitmap) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    return zip(pixels, other.pixels).map { $0.distance(to: $1) }.max() ?? 0
  }

  /// The pixels from left to right of one row.
  func row(_ y: Int) -> [Pixel] { (0..<width).map { self[$0, y] } }
}

extension CGImage {
  /// The image of the given pixels, row by row.
  static func of(width: Int, _ pixels: [Pixel]) -> CGImage {
    CGImage(
      width: width, height: pixels.count / width, pixels: pixels.flatMap(\.channels))
  }
}
