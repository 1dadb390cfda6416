import Foundation
import GraphicsCore
import LayoutCore
import Raster
import StyleCore
import Testing
import ViewRendering

struct CGImageTests {
  private func provider(_ bytes: [UInt8]) -> CGDataProvider? { CGDataProvider(data: Data(bytes) as NSData) }

  private func image(
    _ bytes: [UInt8], width: Int, height: Int = 1, bits: Int = 8, bitsPerPixel: Int, bytesPerRow: Int,
    in space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), _ info: CGBitmapInfo, decode: [CGFloat]? = nil
  ) -> CGImage? {
    guard let provider = provider(bytes) else { return nil }
    func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
      unsafe CGImage(
        width: width, height: height, bitsPerComponent: bits, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytesPerRow, space: space, bitmapInfo: info, provider: provider, decode: decode,
        shouldInterpolate: true, intent: .defaultIntent)
    }
    guard let decode else { return make(nil) }
    return unsafe decode.withUnsafeBufferPointer { unsafe make($0.baseAddress) }
  }

  /// One pixel of red 200, green 100, blue 50 at alpha 128, in the bytes of many formats.
  ///
  /// Straight colours are multiplied: 200·128/255 = 100.4, 100·128/255 = 50.2, 50·128/255 = 25.1.
  nonisolated static let formats: [([UInt8], Int, CGBitmapInfo, [Int])] = [
    ([200, 100, 50, 128], 32, CGBitmapInfo(alpha: .last), [100, 50, 25, 128]),
    ([128, 200, 100, 50], 32, CGBitmapInfo(alpha: .first), [100, 50, 25, 128]),
    ([50, 100, 200, 128], 32, CGBitmapInfo(alpha: .first, byteOrder: .order32Little), [100, 50, 25, 128]),
    ([100, 50, 25, 128], 32, CGBitmapInfo(alpha: .premultipliedLast), [100, 50, 25, 128]),
    (
      [25, 50, 100, 128], 32, CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little),
      [100, 50, 25, 128]
    ),
    ([200, 100, 50, 9], 32, CGBitmapInfo(alpha: .noneSkipLast), [200, 100, 50, 255]),
    ([9, 200, 100, 50], 32, CGBitmapInfo(alpha: .noneSkipFirst), [200, 100, 50, 255]),
    ([200, 100, 50], 24, CGBitmapInfo(alpha: .none), [200, 100, 50, 255]),
  ]

  @Test("Bytes become pixels as the format says", arguments: formats)
  func decoding(bytes: [UInt8], bitsPerPixel: Int, info: CGBitmapInfo, pixel: [Int]) throws {
    let image = try #require(
      self.image(bytes, width: 1, bitsPerPixel: bitsPerPixel, bytesPerRow: bytes.count, info))
    #expect(image.bitmap[0, 0].channels.map { Int($0) } == pixel)
    #expect(
      image.bitsPerPixel == bitsPerPixel && image.bitmapInfo == info && image.bytesPerRow == bytes.count)
    #expect((image.dataProvider?.data).map { [UInt8]($0 as Data) } == bytes)
  }

  @Test("16 bits, one bit, inks, and another scale of values") func otherFormats() throws {
    let grey = CGColorSpaceCreateDeviceGray()
    // 0x8080 / 65535 · 255 = 128.
    let deep = image(
      [0x80, 0x80], width: 1, bits: 16, bitsPerPixel: 16, bytesPerRow: 2, in: grey, CGBitmapInfo(alpha: .none)
    )
    #expect(deep?.bitmap[0, 0] == Pixel(128, 128, 128))
    let bits = try #require(
      image(
        [0b1010_0000], width: 3, bits: 1, bitsPerPixel: 1, bytesPerRow: 1, in: grey,
        CGBitmapInfo(alpha: .none)))
    #expect((0..<3).map { bits.bitmap[$0, 0] } == [.white, .black, .white])
    let inks = image(
      [0, 255, 255, 0], width: 1, bitsPerPixel: 32, bytesPerRow: 4, in: CGColorSpaceCreateDeviceCMYK(),
      CGBitmapInfo(alpha: .none))
    #expect(inks?.bitmap[0, 0] == .red)
    let negative = image(
      [255, 0, 255], width: 1, bitsPerPixel: 24, bytesPerRow: 3, CGBitmapInfo(alpha: .none),
      decode: [1, 0, 1, 0, 1, 0])
    #expect(negative?.bitmap[0, 0] == .green)
  }

  @Test("Too few bytes, or formats that mean nothing, are refused") func refusals() {
    let info = CGBitmapInfo(alpha: .last)
    #expect(image([1, 2, 3], width: 1, bitsPerPixel: 32, bytesPerRow: 4, info) == nil)
    #expect(image([1, 2, 3, 4], width: 2, bitsPerPixel: 32, bytesPerRow: 4, info) == nil)
    #expect(image([1, 2, 3, 4], width: 1, height: 2, bitsPerPixel: 32, bytesPerRow: 4, info) == nil)
    #expect(image([1, 2, 3, 4], width: 0, bitsPerPixel: 32, bytesPerRow: 4, info) == nil)
    #expect(image([1, 2, 3, 4], width: 1, bits: 7, bitsPerPixel: 32, bytesPerRow: 4, info) == nil)
    #expect(image([1, 2, 3, 4], width: 1, bitsPerPixel: 24, bytesPerRow: 4, info) == nil)
    #expect(
      image([1, 2, 3, 4], width: 1, bitsPerPixel: 32, bytesPerRow: 4, [info, .floatComponents]) == nil)
  }

  @Test("A part is the pixels in it; beyond the edges there is nothing") func cropping() throws {
    let whole = CGImage.unlike(5, 4)
    let part = try #require(whole.cropping(to: CGRect(x: 3, y: 1, width: 9, height: 2)))
    #expect(part.width == 2 && part.height == 2)
    for y in 0..<2 { for x in 0..<2 { #expect(part.bitmap[x, y] == whole.bitmap[x + 3, y + 1]) } }
    #expect(whole.cropping(to: CGRect(x: 5, y: 0, width: 1, height: 1)) == nil)
    #expect(whole.cropping(to: .null) == nil)
  }

  /// A mask of the samples 0, 51 and 255: all, four fifths and nothing of what is seen through it.
  private func mask() throws -> CGImage {
    let provider = try #require(self.provider([0, 51, 255]))
    return try #require(
      unsafe CGImage(
        maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3, provider: provider,
        decode: nil, shouldInterpolate: false))
  }

  @Test("A mask lets show what its samples leave; an image what its grey says") func masking() throws {
    let red = CGImage([[.red, .red, .red]])
    let mask = try mask()
    #expect(mask.isMask && mask.colorSpace == nil && !red.isMask)
    let masked = try #require(red.masking(mask))
    #expect((0..<3).map { masked.bitmap[$0, 0] } == [.red, Pixel(204, 0, 0, 204), .transparent])
    let grey = try #require(red.masking(CGImage([[.white, .black, .white]])))
    #expect((0..<3).map { grey.bitmap[$0, 0] } == [.red, .transparent, .red])
    #expect(mask.masking(red) == nil)
    let keyed = unsafe CGImage([[.red, .green, .black]]).copy(maskingColorComponents: [
      0, 10, 250, 255, 0, 10,
    ])
    #expect(keyed.map { image in (0..<3).map { image.bitmap[$0, 0] } } == [.red, .transparent, .black])
  }

  @Test("A mask that is drawn is filled with the present colour") func drawnMasks() throws {
    let mask = try mask()
    let bitmap = drawn(3, 1) { context in
      UIColor.blue.setFill()
      context.draw(mask, in: CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect((0..<3).map { bitmap[$0, 0] } == [.blue, Pixel(0, 0, 204, 204), .transparent])
  }

  @Test("Colours know their space and their components") func colors() {
    #expect(UIColor.white.cgColor.numberOfComponents == 2 && UIColor.red.cgColor.numberOfComponents == 4)
    #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
    #expect(CGColor(gray: 0.5, alpha: 0.25).colorSpace?.model == .monochrome)
    let inks = CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0.5, alpha: 1)
    #expect(inks.srgb.red == 0.5 && inks.srgb.green == 0 && inks.components == [0, 1, 1, 0.5, 1])
    let made = unsafe CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 0.4])
    #expect(made == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    let grey = CGColor(red: 0, green: 1, blue: 0, alpha: 1).converted(
      to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    #expect(grey?.components == [0.7152, 1])
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
    #expect(CGColorSpace(name: "none" as NSString) == nil)
    #expect(CGColor.white.copy(alpha: 0.5)?.components == [1, 0.5])
  }

  @Test("A pixel has 128 bits at most", arguments: [129, 160, 1 << 40, .max]) func largePixels(bits: Int) {
    #expect(
      image(
        [UInt8](repeating: 0, count: 64), width: 1, bitsPerPixel: bits, bytesPerRow: 64,
        CGBitmapInfo(alpha: .noneSkipLast)) == nil)
    #expect(
      image(
        [UInt8](repeating: 0, count: 64), width: 1, bitsPerPixel: 128, bytesPerRow: 64,
        CGBitmapInfo(alpha: .noneSkipLast)) != nil)
  }

  @Test("The red, green and blue of pixels are sRGB, whatever the space") func pixelSpaces() throws {
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let own = image([200, 100, 50], width: 1, bitsPerPixel: 24, bytesPerRow: 3, in: wide, [])
    #expect(own?.pixels == [200, 100, 50, 255])
  }
}
