import UIKit

// Helpers that apps and libraries have beside UIKit's images, as they write them.

extension UIImage {
  /// The image in one colour, by a clip with the image as its mask.
  func filled(with color: UIColor) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext(), let mask = cgImage else { return nil }
    let rect = CGRect(origin: .zero, size: size)
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1.0, y: -1.0)
    context.setBlendMode(.normal)
    context.clip(to: rect, mask: mask)
    color.setFill()
    context.fill(rect)
    return UIGraphicsGetImageFromCurrentImageContext()?.withRenderingMode(.alwaysOriginal)
  }

  /// The image in one colour, by a template.
  func templated(with color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { _ in
      color.set()
      withRenderingMode(.alwaysTemplate).draw(in: CGRect(origin: .zero, size: size))
    }
  }

  func resized(to newSize: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    return UIGraphicsImageRenderer(size: newSize, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: newSize))
    }
  }

  func rounded(radius: CGFloat) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    let rect = CGRect(origin: .zero, size: size)
    UIBezierPath(roundedRect: rect, cornerRadius: radius).addClip()
    draw(in: rect)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    return image
  }

  /// Red, green, blue and alpha of a pixel, by drawing it into memory.
  func pixel(atX x: Int, y: Int) -> [UInt8]? {
    guard let cgImage = cgImage, x < cgImage.width, y < cgImage.height else { return nil }
    var data: [UInt8] = [0, 0, 0, 0]
    guard
      let context = CGContext(
        data: &data, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue)
    else { return nil }
    context.setBlendMode(.copy)
    context.draw(
      cgImage,
      in: CGRect(
        x: CGFloat(-x), y: CGFloat(y - cgImage.height + 1), width: CGFloat(cgImage.width),
        height: CGFloat(cgImage.height)))
    return data
  }

  /// The bytes of all pixels, by the provider of the image.
  var providedBytes: [UInt8] {
    guard let data = cgImage?.dataProvider?.data, let bytes = CFDataGetBytePtr(data) else { return [] }
    return Array(UnsafeBufferPointer(start: bytes, count: CFDataGetLength(data)))
  }

  /// Upright, whatever the orientation was.
  func normalized() -> UIImage? {
    guard imageOrientation != .up else { return self }
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    draw(in: CGRect(origin: .zero, size: size))
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
    let rect = CGRect(origin: .zero, size: size)
    UIGraphicsBeginImageContextWithOptions(rect.size, false, 1)
    color.setFill()
    UIRectFill(rect)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    guard let cgImage = image?.cgImage else { return nil }
    self.init(cgImage: cgImage)
  }
}

extension UIColor {
  /// Squares of two colours in turn.
  static func checkers(_ first: UIColor, _ second: UIColor, side: CGFloat) -> UIColor {
    let size = CGSize(width: side * 2, height: side * 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let tile = UIGraphicsImageRenderer(size: size, format: format).image { context in
      first.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      second.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      context.fill(CGRect(x: side, y: side, width: side, height: side))
    }
    return UIColor(patternImage: tile)
  }
}

/// A view that draws a gradient behind a ring with a shadow.
final class GaugeView: UIView {
  override func draw(_ rect: CGRect) {
    guard let ctx = UIGraphicsGetCurrentContext() else { return }
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let locations: [CGFloat] = [0.0, 1.0]
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: locations)
    {
      ctx.saveGState()
      ctx.addRect(bounds)
      ctx.clip()
      ctx.drawLinearGradient(
        gradient, start: CGPoint(x: bounds.midX, y: bounds.minY),
        end: CGPoint(x: bounds.midX, y: bounds.maxY),
        options: CGGradientDrawingOptions())
      ctx.restoreGState()
    }
    ctx.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: UIColor.black.cgColor)
    ctx.beginTransparencyLayer(auxiliaryInfo: nil)
    ctx.setStrokeColor(UIColor.white.cgColor)
    ctx.setLineWidth(2)
    ctx.setLineDash(phase: 0, lengths: [2, 1])
    ctx.strokeEllipse(in: bounds.insetBy(dx: 4, dy: 4))
    ctx.endTransparencyLayer()
  }
}
