import Raster
import TestSupport
import Testing

@testable import PNG

@Suite("Animated PNGs that are written")
struct PNGAnimationWriterTests {
  private let grey = Pixel(red: 90, green: 90, blue: 90, alpha: 255)
  private let red = Pixel(red: 200, green: 10, blue: 20, alpha: 255)

  /// A grey picture of 20 × 10 pixels with red ones.
  private func picture(_ places: [(x: Int, y: Int)] = []) -> Bitmap {
    var picture = Bitmap(width: 20, height: 10, filledWith: grey)
    for place in places { picture[place.x, place.y] = red }
    return picture
  }

  private func file(_ frames: [Bitmap], delay: PNGFrameDelay = PNGFrameDelay(1, 30)) throws -> [UInt8] {
    let first = try #require(frames.first)
    var writer = try PNGAnimationWriter(width: first.width, height: first.height, scale: 2)
    for frame in frames { writer.append(frame, delay: delay) }
    return try writer.finish()
  }

  private func chunks(_ bytes: [UInt8]) throws -> [PNGChunk] {
    var (chunks, found) = (PNGChunks(bytes), [PNGChunk]())
    while let chunk = try chunks.next() { found.append(chunk) }
    return found
  }

  @Test("Chunks are in the standard's order, and fcTL and fdAT are counted together from 0")
  func order() throws {
    let chunks = try chunks(file([picture(), picture([(3, 4)]), picture([(3, 4), (9, 9)])]))
    #expect(
      chunks.map(\.type)
        == ["IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    let counted = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }
    #expect(counted.map { $0.content.bigEndian32 } == [0, 1, 2, 3, 4])
    #expect(Array(chunks[3].content) == [0, 0, 0, 3, 0, 0, 0, 0])
  }

  @Test("A frame is the smallest rectangle that changed, replaces it, and is shown for the exact fraction")
  func smallest() throws {
    // The pixels (3, 4) and (7, 2) change: columns 3 to 7, rows 2 to 4.
    let control = try chunks(file([picture(), picture([(3, 4), (7, 2)])])).filter { $0.type == "fcTL" }[1]
    let numbers = (0..<4).map { control.content.dropFirst(4 + 4 * $0).bigEndian32 }
    #expect(numbers == [5, 3, 3, 2])
    #expect(Array(control.content.suffix(6)) == [0, 1, 0, 30, 0, 0])
  }

  @Test("Frames without a change make the one before them longer")
  func merged() throws {
    let animation = try PNGAnimation(file([picture(), picture(), picture(), picture([(0, 0)])]))
    #expect(animation.delays == [PNGFrameDelay(3, 30), PNGFrameDelay(1, 30)])
    #expect(animation.delays[0].numerator == 1 && animation.delays[0].denominator == 10)
  }

  @Test("A time that no fraction of the format has is shared by two frames")
  func endless() throws {
    // 65535 + 1 seconds have 17 bits.
    let file = try file([picture(), picture()], delay: PNGFrameDelay(.max, 1))
    let limits = PNGAnimationLimits(seconds: 200_000)
    let animation = try PNGAnimation(file, limits: limits)
    #expect(animation.delays == [PNGFrameDelay(.max, 1), PNGFrameDelay(.max, 1)])
    #expect(animation.frames[1].control.area == FrameArea(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("Sums of times are exact, in lowest terms")
  func sums() {
    #expect(PNGFrameDelay(1, 30).adding(PNGFrameDelay(1, 60)) == PNGFrameDelay(1, 20))
    #expect(PNGFrameDelay(0, 7).adding(PNGFrameDelay(0, 9)) == PNGFrameDelay(0, 1))
    #expect(PNGFrameDelay(1, 65_521).adding(PNGFrameDelay(1, 65_519)) == nil)
    #expect(PNGFrameDelay(50, 0).seconds == 0.5)
  }

  @Test("Programs without animations read the first frame")
  func defaultImage() throws {
    let bytes = try file([picture([(1, 1)]), picture()])
    #expect(try Bitmap(pngData: bytes) == picture([(1, 1)]))
    #expect(try PNGReader().read(bytes).scale == 2)
  }

  @Test("Equal frames give equal bytes, and random ones are read as they were", arguments: 0..<20)
  func roundTrip(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let (width, height) = (
      Int.random(in: 1...30, using: &generator), Int.random(in: 1...20, using: &generator)
    )
    var frames = [Bitmap.random(width: width, height: height, using: &generator)]
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      var next = frames[frames.count - 1]
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let pixel = Bitmap.random(width: 1, height: 1, using: &generator)[0, 0]
        next[.random(in: 0..<width, using: &generator), .random(in: 0..<height, using: &generator)] = pixel
      }
      frames.append(next)
    }
    let bytes = try file(frames)
    #expect(try bytes == file(frames))
    var decoder = try PNGAnimation(bytes).decoder()
    var (read, ticks) = ([Bitmap](), 0)
    while let (picture, delay) = try decoder.next() {
      // Each was appended for 1/30 of a second.
      let count = Int(delay.numerator) * 30 / Int(delay.denominator)
      read += Array(repeating: picture, count: count)
      ticks += count
    }
    #expect(ticks == frames.count)
    // Straight pixels in the file lose what premultiplied ones of little alpha cannot have.
    let stored = try frames.map { try Bitmap(pngData: $0.pngData()) }
    #expect(read == stored)
  }
}
