import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import ViewRendering

struct ImageContextTests {
  /// Red, green, blue and alpha of the pixel in column `x` of row `y`.
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
    let image = try #require(image?.cgImage)
    let start = (y * image.width + x) * 4
    return Array(image.pixels[start..<start + 4])
  }

  @Test("What is drawn between begin and end is the image", arguments: [1, 2, 3] as [CGFloat])
  func image(scale: CGFloat) throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, scale)
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let early = UIGraphicsGetImageFromCurrentImageContext()
    UIColor.green.withAlphaComponent(0.5).setFill()
    UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(image?.size == CGSize(width: 4, height: 2) && image?.scale == scale)
    let last = Int(scale) - 1
    #expect(try pixel(image, 0, 0) == [255, 0, 0, 255])
    #expect(try pixel(image, last, last) == [255, 0, 0, 255])
    // Half of 255, premultiplied.
    #expect(try pixel(image, last + 1, 0) == [0, 128, 0, 128])
    #expect(try pixel(image, 0, last + 1) == [0, 0, 0, 0])
    #expect(try pixel(early, last + 1, 0) == [0, 0, 0, 0], "an image does not change")
  }

  @Test("An opaque image is black where nothing is drawn") func opaque() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 1)
    #expect(try pixel(UIGraphicsGetImageFromCurrentImageContext(), 0, 0) == [0, 0, 0, 255])
    UIGraphicsEndImageContext()
  }

  @Test("Images can be begun within images; ends without a beginning do nothing") func nested() throws {
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 2)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width == 2)
    UIGraphicsEndImageContext()
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    #expect(outer?.cgImage?.width == 3 && outer?.scale == 1)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("A renderer draws its bounds, and puts back the context that was the current one") func renderer()
    throws
  {
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2))
    #expect(format.scale == 2 && !format.opaque)
    let bounds = CGRect(x: 10, y: 20, width: 2, height: 1)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    #expect(renderer.format.bounds == bounds && renderer.allowsImageOutput)
    var early: UIImage?
    let image = renderer.image { context in
      #expect(context.cgContext === UIGraphicsGetCurrentContext() && context.format === format)
      early = context.currentImage
      UIColor.blue.setFill()
      context.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == bounds.size && image.scale == 2)
    #expect(try pixel(image, 1, 1) == [0, 0, 0, 0])
    #expect(try pixel(image, 2, 0) == [0, 0, 255, 255])
    #expect(try pixel(early, 2, 0) == [0, 0, 0, 0])
  }

  @MainActor
  @Test("Without a scale it is the main screen's") func screenScale() {
    #expect(UIGraphicsImageRendererFormat.default().scale == UIScreen.main.scale)
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.scale == 3, "H.6")
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 3)
    UIGraphicsEndImageContext()
  }

  @Test("A frame is 1 wide and lies inside") func frames() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { context in
      UIColor.red.setStroke()
      context.stroke(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    #expect(try pixel(image, 0, 0) == [255, 0, 0, 255] && pixel(image, 2, 1) == [255, 0, 0, 255])
    #expect(try pixel(image, 1, 1) == [0, 0, 0, 0])
  }

  @Test("Without pixels there is no image", arguments: [CGSize.zero, CGSize(width: -1, height: 5)])
  func noPixels(size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test("A drawn image shows its pixels") func drawnImages() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 2, height: 1)
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    let half = renderer.image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.black.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let drawn = renderer.image { _ in half.draw(in: CGRect(origin: .zero, size: size)) }
    #expect(try pixel(drawn, 0, 0) == [255, 255, 255, 255] && pixel(drawn, 1, 0) == [0, 0, 0, 255])
    let moved = renderer.image { _ in half.draw(at: CGPoint(x: 1, y: 0)) }
    #expect(try pixel(moved, 0, 0) == [0, 0, 0, 0] && pixel(moved, 1, 0) == [255, 255, 255, 255])
    let unseen = renderer.image { _ in half.draw(at: .zero, blendMode: .normal, alpha: 0) }
    #expect(try pixel(unseen, 0, 0) == [0, 0, 0, 0])
  }
}
