import Foundation
import GraphicsCore
import ImageIO
import PNG
import Raster
import StyleCore
import TestSupport
import Testing

@testable import ImageFilters
@testable import ViewRendering

/// Moving images, written here by their specifications.
@Suite struct ImageSourceTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]

  /// Returns the data of a frame as codes of nine bits at most, none of which refers to another.
  private func codes(_ indices: [UInt8], bits: Int) -> [UInt8] {
    // A clear code before each index keeps the table empty.
    let codes = indices.flatMap { [1 << bits, Int($0)] } + [1 << bits + 1]
    var (bytes, buffer, filled) = ([UInt8](), 0, 0)
    for code in codes {
      buffer |= code << filled
      filled += bits + 1
      while filled >= 8 {
        bytes.append(UInt8(buffer & 255))
        buffer >>= 8
        filled -= 8
      }
    }
    return bytes + (filled > 0 ? [UInt8(buffer)] : [])
  }

  private struct GIFFrame {
    var x: UInt8 = 0
    var width: UInt8 = 2
    var indices: [UInt8]
    var disposal: UInt8 = 0
    var delay: UInt8 = 0
  }

  /// A GIF two pixels wide and one high, with red, blue and a transparent index 2.
  private func gif(_ frames: [GIFFrame], loops: UInt8 = 0) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x81, 0, 0]
    bytes += [255, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, loops, 0, 0]
    for frame in frames {
      bytes += [0x21, 0xF9, 4, frame.disposal << 2 | 1, frame.delay, 0, 2, 0]
      bytes += [0x2C, frame.x, 0, 0, 0, frame.width, 0, 1, 0, 0, 2]
      let data = codes(frame.indices, bits: 2)
      bytes += [UInt8(data.count)] + data + [0]
    }
    return bytes + [0x3B]
  }

  private func frames(_ bytes: [UInt8]) throws -> [[[UInt8]]] {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Data(bytes)), nil))
    return try (0..<CGImageSourceGetCount(source)).map { index in
      let pixels = try #require(CGImageSourceCreateImageAtIndex(source, index, nil)).pixels
      return stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 4]) }
    }
  }

  @Test("Frames of a GIF are drawn over those before them, and disposed of as they say") func gifs() throws {
    let plain = GIFFrame(indices: [0, 1])
    #expect(try frames(gif([plain])) == [[red, blue]])
    // A transparent index shows what is beneath it.
    let over = GIFFrame(indices: [1, 2])
    #expect(try frames(gif([GIFFrame(indices: [0, 0]), over])) == [[red, red], [blue, red]])
    let cleared = GIFFrame(x: 1, width: 1, indices: [1], disposal: 2)
    #expect(
      try frames(gif([GIFFrame(indices: [0, 0]), cleared, GIFFrame(indices: [2, 2])]))
        == [[red, red], [red, blue], [red, clear]])
    let restored = GIFFrame(x: 1, width: 1, indices: [1], disposal: 3)
    #expect(
      try frames(gif([GIFFrame(indices: [0, 0]), restored, GIFFrame(indices: [2, 2])]))
        == [[red, red], [red, blue], [red, red]])
  }

  @Test("A frame is cut at the edges of the canvas, and of a still image the first one alone is read")
  func edges() throws {
    let first = GIFFrame(indices: [0, 0])
    #expect(
      try frames(gif([first, GIFFrame(x: 1, indices: [1, 1])])) == [[red, red], [red, blue]])
    #expect(try frames(gif([first, GIFFrame(x: 5, indices: [1, 1])])) == [[red, red], [red, red]])
    let moving = gif([first, GIFFrame(indices: [1, 1])])
    #expect(GIFDecoder(moving)?.frames.count == 2)
    #expect(GIFDecoder(moving, mostFrames: 1)?.frames.count == 1)
    #expect(UIImage(data: Data(moving))?.cgImage?.pixels == red + red)
  }

  @Test("Codes refer to those before them") func references() {
    // 1, then the code that is just being made, 6: 1 1; then 7: 1 1 1, after which codes have four bits.
    let stream: [(Int, Int)] = [(4, 3), (1, 3), (6, 3), (7, 3), (5, 4)]
    var (buffer, filled, bytes) = (0, 0, [UInt8]())
    for (code, size) in stream {
      buffer |= code << filled
      filled += size
    }
    while filled > 0 {
      bytes.append(UInt8(buffer & 255))
      buffer >>= 8
      filled -= 8
    }
    #expect(GIFCodes.decoded(bytes, bits: 2, count: 9) == [1, 1, 1, 1, 1, 1])
  }

  @Test("Properties have the delays and the repetitions, and a delay of none is a tenth of a second")
  func properties() throws {
    let frames = [GIFFrame(indices: [0, 1], delay: 0), GIFFrame(indices: [1, 1], delay: 25)]
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Data(gif(frames, loops: 3))), nil))
    #expect(
      CGImageSourceGetType(source) == "com.compuserve.gif"
        && CGImageSourceGetStatus(source) == .statusComplete)
    let all = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
    #expect((all["{GIF}"] as? [String: Any])?["LoopCount"] as? Int == 3)
    let images = (all["{GIF}"] as? [String: Any])?["FrameInfo"] as? [[String: Double]]
    #expect(images?.map { $0["DelayTime"] } == [0.1, 0.25])
    let delays = try (0..<2).map { index in
      let own = try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any])
      #expect(own["PixelWidth"] as? Int == 2)
      return (own["{GIF}"] as? [String: Any])?["DelayTime"] as? Double
    }
    #expect(delays == [0.1, 0.25])
    #expect(UIImage(data: Data(gif(frames)))?.size == CGSize(width: 2, height: 1))
  }

  @Test("Frames of a PNG are drawn and disposed of by their controls") func animatedPNGs() throws {
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
    /// A row of straight pixels without a filter, in a stored block of zlib with its Adler-32.
    func data(_ pixels: [[UInt8]]) -> [UInt8] {
      let row: [UInt8] = [0] + pixels.flatMap { $0 }
      var (one, two) = (1, 0)
      for byte in row {
        one = (one + Int(byte)) % 65_521
        two = (two + one) % 65_521
      }
      let count = UInt8(row.count)
      return [0x78, 1, 1, count, 0, ~count, 255] + row + number(two << 16 | one)
    }
    func control(_ number1: Int, x: Int, width: Int, disposal: UInt8, blend: UInt8) -> [UInt8] {
      number(number1) + number(width) + number(1) + number(x) + number(0) + [0, 1, 0, 4, disposal, blend]
    }
    let (half, straight): ([UInt8], [UInt8]) = ([0, 0, 128, 128], [0, 0, 255, 128])
    // Eight bits of red, green, blue and alpha.
    let header: [UInt8] = number(2) + number(1) + [8, 6, 0, 0, 0]
    var file = PNGChunkWriter.signature + PNGChunkWriter.chunk("IHDR", header)
    file += PNGChunkWriter.chunk("acTL", number(2) + number(0))
    file += PNGChunkWriter.chunk("fcTL", control(0, x: 0, width: 2, disposal: 0, blend: 0))
    file += PNGChunkWriter.chunk("IDAT", data([red, straight]))
    file += PNGChunkWriter.chunk("fcTL", control(1, x: 0, width: 1, disposal: 0, blend: 1))
    file += PNGChunkWriter.chunk("fdAT", number(2) + data([straight])) + PNGChunkWriter.chunk("IEND", [])
    // Half blue over red: 255 · 127/255 = 127.
    #expect(try frames(file) == [[red, half], [[127, 0, 128, 255], half]])
    let read = try #require(ImageFrames(file))
    #expect(read.frames.map(\.delay) == [0.25, 0.25] && read.loopCount == 0)
  }

  @Test("Data that come in parts have their images with the last one") func parts() {
    let source = CGImageSourceCreateIncremental(nil)
    let file = Data(gif([GIFFrame(indices: [0, 1])]))
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, NSData(data: file.prefix(20)), false)
    #expect(CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, NSData(data: file), true)
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetStatus(source) == .statusComplete)
  }

  @Test("Damaged files have the frames before the damage, or are none", arguments: TestEffort.seeds(100))
  func damage(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = gif([GIFFrame(indices: [0, 1]), GIFFrame(indices: [1, 0])])
    for _ in 0..<3 {
      bytes[Int.random(in: 6..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
    }
    if Bool.random(using: &generator) {
      bytes.removeLast(Int.random(in: 1..<bytes.count - 6, using: &generator))
    }
    _ = ImageFrames(bytes)
    #expect(ImageFrames([]) == nil)
  }

  @Test("A written image can be read again, and smaller") func destinations() throws {
    let pixels = Array(repeating: [10, 20, 30, 255] as [UInt8], count: 32).flatMap { $0 }
    let image = CGImage(width: 8, height: 4, pixels: pixels)
    for (type, exact) in [("public.png", true), ("public.jpeg", false)] {
      let data = NSMutableData()
      let destination = try #require(CGImageDestinationCreateWithData(data, type as NSString, 1, nil))
      #expect(!CGImageDestinationFinalize(destination))
      CGImageDestinationAddImage(destination, image, nil)
      #expect(CGImageDestinationFinalize(destination) && !CGImageDestinationFinalize(destination))
      let source = try #require(CGImageSourceCreateWithData(data, nil))
      #expect(CGImageSourceGetType(source).map { $0 as String } == type)
      let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      #expect(read.width == 8 && (!exact || read.pixels == pixels))
      let options: NSDictionary = ["kCGImageSourceThumbnailMaxPixelSize": 4]
      let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
      #expect(small.width == 4 && small.height == 2)
      if exact { #expect(small.pixels == Array(pixels.prefix(32))) }
    }
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
  }
}
