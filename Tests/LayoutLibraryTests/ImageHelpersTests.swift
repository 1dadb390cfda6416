import Testing
import UIKit

struct ImageHelpersTests {
  /// 2 × 2: opaque red, half blue, clear, opaque green.
  private func image() throws -> UIImage {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 128, 128, 0, 0, 0, 0, 0, 255, 0, 255]
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    let cgImage = CGImage(
      width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    return UIImage(cgImage: try #require(cgImage))
  }

  @Test func pixels() throws {
    let image = try image()
    #expect(image.pixel(atX: 0, y: 0) == [255, 0, 0, 255] && image.pixel(atX: 1, y: 0) == [0, 0, 128, 128])
    #expect(image.pixel(atX: 0, y: 1) == [0, 0, 0, 0] && image.pixel(atX: 1, y: 1) == [0, 255, 0, 255])
    #expect(image.providedBytes == [255, 0, 0, 255, 0, 0, 128, 128, 0, 0, 0, 0, 0, 255, 0, 255])
  }

  @Test("Both ways of tinting give the image's alpha in the colour") func tinting() throws {
    let white: [[UInt8]?] = [
      [255, 255, 255, 255], [128, 128, 128, 128], [0, 0, 0, 0], [255, 255, 255, 255],
    ]
    for tinted in [try image().filled(with: .white), try image().templated(with: .white)] {
      let found = [(0, 0), (1, 0), (0, 1), (1, 1)].map { tinted?.pixel(atX: $0.0, y: $0.1) }
      #expect(found == white)
    }
  }

  @Test func sizes() throws {
    let red = try #require(UIImage(color: .red, size: CGSize(width: 8, height: 8)))
    let small = red.resized(to: CGSize(width: 3, height: 4))
    #expect(small.size == CGSize(width: 3, height: 4) && small.pixel(atX: 2, y: 3) == [255, 0, 0, 255])
    let rounded = try #require(red.rounded(radius: 4))
    #expect(rounded.pixel(atX: 0, y: 0)?[3] ?? 255 < 60 && rounded.pixel(atX: 4, y: 4) == [255, 0, 0, 255])
    let turned = UIImage(cgImage: try #require(try image().cgImage), scale: 1, orientation: .down)
    // Turned around, the last pixel is the first.
    #expect(turned.normalized()?.pixel(atX: 0, y: 0) == [0, 255, 0, 255])
  }

  @MainActor @Test func drawing() {
    let view = GaugeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
      view.draw(view.bounds)
    }
    // From red at the top to blue at the bottom: the centre of the first row is at 0.5 / 20.
    let top = image.pixel(atX: 0, y: 0) ?? []
    #expect(top.count == 4 && top[0] >= 248 && top[2] <= 7 && top[3] == 255)
    let checkers = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      context in
      UIColor.checkers(.red, .blue, side: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    for y in 0..<4 {
      for x in 0..<4 {
        #expect(checkers.pixel(atX: x, y: y) == ((x + y) % 2 == 0 ? [0, 0, 255, 255] : [255, 0, 0, 255]))
      }
    }
  }
}
