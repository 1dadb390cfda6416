import Foundation
import GraphicsCore
import GraphicsRendering
import LayoutCore
import Raster
import StyleCore
import Testing
import ViewRendering

/// The calls of apps on a context, with unusual values among them.
@MainActor
struct ContextUsesTests {
  private let whole = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(
    "An arc over a whole turn is a circle whichever way it is asked for",
    arguments: [0, -.pi / 2, 0.1] as [CGFloat])
  func wholeTurns(start: CGFloat) {
    for isClockwise in [false, true] {
      let path = UIBezierPath(
        arcCenter: .zero, radius: 4, startAngle: start, endAngle: start + 2 * .pi, clockwise: isClockwise)
      let box = path.cgPath.boundingBoxOfPath
      #expect(abs(box.minX + 4) < 1e-3 && abs(box.maxX - 4) < 1e-3)
      #expect(abs(box.minY + 4) < 1e-3 && abs(box.maxY - 4) < 1e-3)
    }
    let empty = UIBezierPath(arcCenter: .zero, radius: 4, startAngle: start, endAngle: start, clockwise: true)
    #expect(empty.cgPath.boundingBoxOfPath.size == .zero)
  }

  @Test("What has no end has a hole at every scale", arguments: [1, 2, 3, 4, 5] as [CGFloat])
  func endlessOutlines(scale: CGFloat) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: whole.size, format: format).image { _ in
      let path = UIBezierPath(rect: .infinite)
      path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
      path.usesEvenOddFillRule = true
      path.addClip()
      UIColor.black.setFill()
      UIRectFill(whole)
    }
    let pixels = try #require(image.cgImage).pixels
    let side = Int(10 * scale)
    func alpha(_ x: CGFloat, _ y: CGFloat) -> UInt8 {
      pixels[(Int(y * scale) * side + Int(x * scale)) * 4 + 3]
    }
    #expect(alpha(5, 5) == 0 && alpha(1, 1) == 255 && alpha(9, 5) == 255)
  }

  @Test("Rectangles of no number clip all away or nothing, and end no program")
  func rectanglesWithoutNumbers() throws {
    let nowhere = CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)
    for rect in [nowhere, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), .null] {
      #expect(
        drawn(10, 10) {
          $0.clip(to: rect)
          $0.fill(whole)
        }[5, 5] == .transparent)
    }
    let endless = CGRect(x: -CGFloat.infinity, y: -CGFloat.infinity, width: .infinity, height: .infinity)
    _ = drawn(10, 10) {
      $0.clip(to: endless)
      $0.fill(whole)
    }
    let unclipped = drawn(10, 10) { context in
      context.scaleBy(x: 3, y: 3)
      context.clip(to: .infinite)
      context.fill(whole)
    }
    #expect(unclipped[5, 5] == .black)
    let image = CGImage.of(width: 1, [.black])
    #expect(image.cropping(to: nowhere) == nil)
    #expect(image.cropping(to: .infinite)?.width == 1)
  }

  @Test("Without a path there is nothing to clip to, and clipping to a rectangle forgets the path")
  func clipsAndPaths() {
    #expect(
      drawn(10, 10) {
        $0.clip()
        $0.fill(whole)
      }[5, 5] == .black)
    let forgotten = drawn(10, 10) { context in
      context.addRect(whole)
      context.clip(to: whole)
      context.fillPath()
    }
    #expect(forgotten[5, 5] == .transparent)
  }

  @Test("Segments are stroked as one") func segments() {
    let cross = drawn(10, 10) { context in
      context.setStrokeColor(CGColor(gray: 0, alpha: 0.5))
      context.setLineWidth(2)
      context.strokeLineSegments(between: [
        CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5), CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10),
      ])
    }
    #expect(cross[5, 5].alpha == cross[1, 5].alpha)
  }

  @Test("A colour brings its space, in which components come next") func colourSpaces() {
    let red = drawn(10, 10) { context in
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      unsafe context.setFillColor([1, 0, 0, 1])
      context.fill(whole)
    }
    #expect(red[5, 5] == .red)
    let grey = drawn(10, 10) { context in
      context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      context.setFillColor(gray: 0, alpha: 1)
      unsafe context.setFillColor([1, 1])
      context.fill(whole)
    }
    #expect(grey[5, 5] == .white)
  }

  @Test("Between clear and white lies grey that is half clear, as in a gradient layer") func gradients()
    throws
  {
    let colors = [CGColor(gray: 0, alpha: 0), CGColor(gray: 1, alpha: 1)]
    let made = unsafe CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
    let gradient = try #require(made)
    let bitmap = drawn(10, 1) { context in
      context.setFillColor(CGColor(gray: 1, alpha: 1))
      context.fill(whole)
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    }
    // At 0.55: grey 0.55 by alpha 0.55 over white: 0.55 · 0.55 + 0.45 = 0.7525.
    #expect(abs(Int(bitmap[5, 0].channels[0]) - 192) <= 1)
  }

  @Test("No size is too large to say no to") func hugeSizes() {
    let space = CGColorSpaceCreateDeviceRGB()
    for (width, height, row) in [(Int.max, 1, 0), (1 << 32, 1 << 32, 0), (1, 2, Int.max)] {
      let bits = CGImageAlphaInfo.premultipliedLast.rawValue
      #expect(
        unsafe CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: row, space: space,
          bitmapInfo: bits) == nil)
    }
  }

  @Test("A file of any scale can be read", arguments: [1e-4, 1e6, .infinity] as [CGFloat])
  func densities(scale: CGFloat) throws {
    let image = UIImage(cgImage: .of(width: 1, [.black]), scale: scale, orientation: .up)
    let data = try #require(image.pngData())
    #expect(UIImage(data: data) != nil)
  }

  @Test("A JPEG of what is transparent is white") func transparentJPEG() throws {
    let clear = UIImage(cgImage: .of(width: 8, Array(repeating: .transparent, count: 64)))
    let data = try #require(clear.jpegData(compressionQuality: 1))
    let read = try #require(UIImage(data: data)?.cgImage)
    #expect(read.pixels.prefix(3).allSatisfy { $0 > 250 })
  }

  @Test("A grey image from a file is a mask by its grey, whole or in parts") func greyFiles() throws {
    // A pixel of black and one of white, in 8 bits of grey: black hides and white shows.
    let text =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNg+A8AAQIBAEK+vGgAAAAASUVORK5CYII="
    let image = try #require(Data(base64Encoded: text).flatMap { UIImage(data: $0) }?.cgImage)
    #expect(!opaqueAlphas.isDisjoint(with: [image.alphaInfo]))
    let half = try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
    for (mask, expected) in [(image, [Pixel.transparent, .black]), (half, [.transparent, .transparent])] {
      let bitmap = drawn(2, 1) { context in
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
        context.interpolationQuality = .none
        context.fill(whole)
      }
      #expect([bitmap[0, 0].alpha, bitmap[1, 0].alpha] == expected.map(\.alpha))
    }
  }

  private let opaqueAlphas: Set<CGImageAlphaInfo> = [.none, .noneSkipFirst, .noneSkipLast]

  @Test("A resizable image casts its shadow beyond its rectangle") func resizableShadows() {
    let pixels = Array(repeating: Pixel.red, count: 9)
    let image = UIImage(cgImage: .of(width: 3, pixels))
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let pictures = [image, image.resizableImage(withCapInsets: caps)].map { image in
      drawn(12, 4) { context in
        context.setShadow(offset: CGSize(width: 5, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 1))
        image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    #expect(pictures[0][6, 1] == .black && pictures[1][6, 1] == .black)
  }

  @Test("What lies far outside of the canvas casts its shadow into it") func farCasters() {
    let bitmap = drawn(1_200, 10) { context in
      context.setShadow(offset: CGSize(width: 1_200, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 1))
      context.fillEllipse(in: CGRect(x: -1_200, y: -200, width: 1_200, height: 410))
    }
    #expect(bitmap[50, 5] == .black && bitmap[600, 5] == .black)
  }

  @Test("A mask without an extent lets nothing through") func flatMasks() {
    let bitmap = drawn(10, 10) { context in
      context.rotate(by: 0.5)
      context.clip(to: CGRect(x: 3, y: 0, width: 0, height: 8), mask: .of(width: 1, [.black]))
      context.fill(whole)
    }
    #expect(bitmap.pixels.allSatisfy { $0.alpha == 0 })
  }
}
