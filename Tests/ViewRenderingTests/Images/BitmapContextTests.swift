import Foundation
import GraphicsCore
import GraphicsRendering
import LayoutCore
import Raster
import TestSupport
import Testing
import ViewRendering

struct BitmapContextTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()

  private func bytes(_ context: CGContext) -> [UInt8] {
    let count = context.bytesPerRow * context.height
    guard let data = unsafe context.data else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: data, count: count))
  }

  private func context(
    _ width: Int, _ height: Int, _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = [], bytesPerRow: Int = 0
  ) -> CGContext? {
    unsafe CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: rgb,
      bitmapInfo: alpha.rawValue | order.rawValue)
  }

  /// Half-transparent orange: alpha 128 of 255; 255·128/255 = 128, 128·128/255 = 64.25.
  private let orange = CGColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 128.0 / 255)

  nonisolated static let formats: [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])] = [
    (.premultipliedLast, [], [128, 64, 0, 128]),
    (.premultipliedFirst, [], [128, 128, 64, 0]),
    (.premultipliedLast, .byteOrder32Big, [128, 64, 0, 128]),
    (.premultipliedFirst, .byteOrder32Little, [0, 64, 128, 128]),
    (.premultipliedLast, .byteOrder32Little, [128, 0, 64, 128]),
    (.noneSkipLast, [], [128, 64, 0, 255]),
    (.noneSkipFirst, .byteOrder32Little, [0, 64, 128, 255]),
  ]

  @Test("A pixel's bytes are where the format says, over black where there is no alpha", arguments: formats)
  func order(alpha: CGImageAlphaInfo, order: CGBitmapInfo, pixel: [UInt8]) throws {
    let context = try #require(self.context(1, 1, alpha, order))
    context.setFillColor(orange)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(context) == pixel)
    #expect(context.alphaInfo == alpha && context.bitsPerPixel == 32 && context.bytesPerRow == 4)
    let image = try #require(context.makeImage())
    #expect(image.alphaInfo == alpha && (image.dataProvider?.data).map { [UInt8]($0 as Data) } == pixel)
  }

  @Test("Grey and alpha take one byte a pixel") func narrowFormats() throws {
    let grey = try #require(
      unsafe CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    grey.setFillColor(gray: 0.6, alpha: 1)
    grey.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    grey.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    grey.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    // 0.6 · 255 = 153; the weight of green is 0.7152: 182.4.
    #expect(bytes(grey) == [153, 182])
    let alpha = try #require(
      unsafe CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: rgb,
        bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
    alpha.setFillColor(orange)
    alpha.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bytes(alpha) == [0, 128] && alpha.colorSpace == nil)
  }

  @Test("y points up: the last row of memory is at the origin; rows may be padded") func rows() throws {
    let context = try #require(self.context(2, 3, .premultipliedLast, bytesPerRow: 12))
    #expect(context.ctm == .identity)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let none: [UInt8] = Array(repeating: 0, count: 12)
    #expect(bytes(context) == none + none + [0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
    #expect(context.makeImage()?.bitmap[1, 2] == .red)
  }

  @Test("What is drawn appears in memory that was handed in, on what is there") func ownMemory() throws {
    var memory: [UInt8] = [0, 0, 255, 255, 0, 0, 0, 0]
    try unsafe memory.withUnsafeMutableBytes { buffer in
      let context = try #require(
        unsafe CGContext(
          data: buffer.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: rgb,
          bitmapInfo: CGBitmapInfo(alpha: .premultipliedLast)))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.2)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      // 0.2 · 255 = 51 over blue: 255 · 204/255 = 204 remains.
      #expect(unsafe Array(buffer) == [51, 0, 204, 255, 51, 0, 0, 51])
      unsafe buffer[0] = 0
      unsafe buffer[2] = 0
      unsafe buffer[3] = 0
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(unsafe Array(buffer) == [51, 0, 0, 51, 51, 0, 0, 51])
      // A group appears as a whole, at its end.
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      #expect(unsafe Array(buffer) == [51, 0, 0, 51, 51, 0, 0, 51])
      #expect(context.makeImage()?.bitmap[1, 0] == .green, "an image shows what is there already")
      context.endTransparencyLayer()
      #expect(unsafe Array(buffer) == [51, 0, 0, 51, 0, 255, 0, 255])
    }
  }

  @Test("The way of reading one pixel that is in many code bases") func pixelReading() throws {
    var pixel: [UInt8] = [0, 0, 0, 0]
    try unsafe pixel.withUnsafeMutableBytes { buffer in
      let context = try #require(
        unsafe CGContext(
          data: buffer.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: rgb,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      // The pixel in column 3 of row 2 of an image of 5 × 4: in a context of y up, row 2 is at y = 4 − 1 − 2.
      context.translateBy(x: -3, y: -1)
      context.draw(CGImage.unlike(5, 4), in: CGRect(x: 0, y: 0, width: 5, height: 4))
    }
    let expected = CGImage.unlike(5, 4).bitmap[3, 2]
    #expect(pixel == expected.channels)
  }

  @Test("Drawing step by step gives the bytes of drawing at once") func stepByStep() throws {
    var random = SeededGenerator(seed: 7)
    let first = try #require(self.context(20, 20, .premultipliedLast))
    let second = try #require(self.context(20, 20, .premultipliedLast))
    _ = unsafe second.data
    for _ in 0..<60 {
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
      let color = CGColor(red: number(0...1), green: number(0...1), blue: 0, alpha: number(0...1))
      let rect = CGRect(x: number(-5...20), y: number(-5...20), width: number(0...15), height: number(0...15))
      let isRound = Bool.random(using: &random)
      for context in [first, second] {
        context.setFillColor(color)
        isRound ? context.fillEllipse(in: rect) : context.fill(rect)
      }
    }
    #expect(bytes(first) == bytes(second) && bytes(first).contains { $0 != 0 })
  }

  @Test("Formats that cannot be drawn are refused") func refusals() {
    func make(_ width: Int, _ bits: Int, _ bytesPerRow: Int, _ info: UInt32) -> CGContext? {
      unsafe CGContext(
        data: nil, width: width, height: 1, bitsPerComponent: bits, bytesPerRow: bytesPerRow, space: rgb,
        bitmapInfo: info)
    }
    #expect(make(1, 8, 4, 1) != nil)
    #expect(make(0, 8, 4, 1) == nil && make(-1, 8, 4, 1) == nil && make(1 << 40, 8, 0, 1) == nil)
    #expect(make(2, 8, 4, 1) == nil, "rows are too short")
    #expect(make(1, 5, 4, 1) == nil && make(1, 16, 8, 1) == nil && make(1, 8, 4, 31) == nil)
    // Straight alpha cannot be drawn with; neither can RGB in three bytes.
    #expect(make(1, 8, 4, CGImageAlphaInfo.last.rawValue) == nil && make(1, 8, 4, 0) == nil)
    let recorded = CGContext(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(unsafe recorded.data == nil && recorded.makeImage() == nil && recorded.width == 0)
  }
}
