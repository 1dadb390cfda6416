import Raster
import TestSupport
import Testing

@testable import PNG

@Suite("Animated PNGs that are read")
struct PNGAnimationTests {
  private static let colours = (0..<3).map { Pixel(red: UInt8(60 * $0 + 60), green: 0, blue: 0, alpha: 255) }

  /// An intact file of three frames of 4 × 4 pixels, as chunks.
  private func intact() throws -> [(type: String, content: [UInt8])] {
    var writer = try PNGAnimationWriter(width: 4, height: 4)
    for colour in Self.colours {
      writer.append(Bitmap(width: 4, height: 4, filledWith: colour), delay: PNGFrameDelay(1, 10))
    }
    var (chunks, found) = (PNGChunks(try writer.finish()), [(type: String, content: [UInt8])]())
    while let chunk = try chunks.next() { found.append((chunk.type, Array(chunk.content))) }
    return found
  }

  private func file(_ chunks: [(type: String, content: [UInt8])]) -> [UInt8] {
    PNGSignature.bytes + chunks.flatMap { PNGChunkWriter.chunk($0.type, $0.content) }
  }

  private func number(_ value: UInt32, at place: Int, in content: inout [UInt8]) {
    content.replaceSubrange(place..<place + 4, with: value.bigEndianBytes)
  }

  /// The error of a file whose chunks were changed.
  private func problem(_ change: (inout [(type: String, content: [UInt8])]) -> Void) throws -> String {
    var chunks = try intact()
    change(&chunks)
    do throws(PNGAnimationError) {
      var decoder = try PNGAnimation(file(chunks)).decoder()
      while try decoder.next() != nil {}
      return "no error"
    } catch {
      return error.description
    }
  }

  // The places of the chunks: IHDR sRGB pHYs acTL fcTL IDAT fcTL fdAT fcTL fdAT IEND.
  private let control = 3
  private let first = 4
  private let image = 5
  private let second = 6
  private let data = 7

  @Test("An intact file has its frames, times and plays")
  func plain() throws {
    let animation = try PNGAnimation(file(intact()))
    #expect((animation.width, animation.height, animation.plays, animation.count) == (4, 4, 0, 3))
    #expect(abs(animation.seconds - 0.3) < 1e-12)
    var decoder = animation.decoder()
    for colour in Self.colours {
      #expect(try decoder.next()?.picture == Bitmap(width: 4, height: 4, filledWith: colour))
    }
    #expect(try decoder.next() == nil)
  }

  @Test("A sequence number out of order is told with the next one")
  func sequence() throws {
    let message = try problem { self.number(9, at: 0, in: &$0[self.second].content) }
    #expect(
      message == "the animation of the PNG is damaged: a chunk fcTL has the sequence number 9; 1 is next")
    #expect(try problem { $0.swapAt(self.second, 8) }.contains("the sequence number 3; 1 is next"))
  }

  @Test("A frame outside the picture is told, however large its numbers are")
  func outside() throws {
    for (place, value) in [(4, 5), (8, 5), (12, 1), (16, .max), (4, .max), (4, 0)] as [(Int, UInt32)] {
      let message = try problem { self.number(value, at: place, in: &$0[self.second].content) }
      #expect(message.contains("outside the picture of 4×4"), "\(place) \(value): \(message)")
    }
    #expect(try problem { self.number(2, at: 4, in: &$0[self.first].content) }.contains("not as large"))
  }

  @Test("Numbers of frames that disagree are told")
  func counts() throws {
    #expect(
      try problem { self.number(2, at: 0, in: &$0[self.control].content) }.contains("more frames than the 2"))
    #expect(
      try problem { self.number(4, at: 0, in: &$0[self.control].content) }
        .contains("it has 3 frames, and 4 by its chunk acTL"))
    #expect(try problem { self.number(0, at: 0, in: &$0[self.control].content) }.contains("it has 0 frames"))
  }

  @Test("Chunks that are missing, doubled or in another place are told")
  func order() throws {
    #expect(try problem { $0.remove(at: self.control) }.contains("the PNG is not animated"))
    #expect(try problem { $0.insert($0[self.control], at: self.control) }.contains("two chunks acTL"))
    #expect(try problem { $0.remove(at: self.image) }.contains("frame"))
    #expect(
      try problem { $0.removeAll { $0.type == "IDAT" || $0.type == "fdAT" || $0.type == "fcTL" } }.contains(
        "no image data"))
    #expect(try problem { $0.remove(at: self.data) }.contains("sequence number"))
    #expect(try problem { $0.insert($0[self.image], at: $0.count - 1) }.contains("not in one row"))
    #expect(try problem { $0[self.second].content.removeLast() }.contains("has 25 bytes; 26 are right"))
    #expect(try problem { $0[self.data].content = [0, 0] }.contains("has 2 bytes; at least 4"))
    #expect(try problem { $0[self.data].content = [0, 0, 0, 2] }.contains("frame 1"))
  }

  @Test("Operations that the standard does not have are told")
  func operations() throws {
    #expect(try problem { $0[self.second].content[24] = 3 }.contains("the disposal 3"))
    #expect(try problem { $0[self.second].content[25] = 2 }.contains("the blend operation 2"))
  }

  @Test("Limits of frames, pixels and time apply before anything is decoded")
  func limits() throws {
    let bytes = file(try intact())
    func error(_ limits: PNGAnimationLimits) -> String? {
      do throws(PNGAnimationError) {
        _ = try PNGAnimation(bytes, limits: limits)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(error(PNGAnimationLimits(frames: 2))?.contains("3 frames are more than the limit of 2") == true)
    // Three frames of 16 pixels.
    #expect(error(PNGAnimationLimits(pixels: 47))?.contains("more pixels than the limit of 47") == true)
    #expect(error(PNGAnimationLimits(pixels: 48)) == nil)
    #expect(error(PNGAnimationLimits(seconds: 0.25))?.contains("more than the limit of 0.25") == true)
    #expect(error(PNGAnimationLimits(picture: PNGLimits(pixels: 15)))?.contains("the limit is 15") == true)
  }

  @Test("Frames share the palette and transparency only, of at most 256 colours")
  func colours() throws {
    var chunks = try intact()
    chunks.insert(("iCCP", [UInt8](repeating: 65, count: 100_000)), at: 2)
    chunks.insert(("PLTE", [1, 2, 3]), at: 3)
    chunks.insert(("PLTE", [4, 5, 6]), at: 4)
    #expect(try PNGAnimation(file(chunks)).shared.map { Array($0.content) } == [[1, 2, 3]])
    let message = try problem { $0.insert(("tRNS", [UInt8](repeating: 0, count: 769)), at: 2) }
    #expect(message.contains("its chunk tRNS has 769 bytes; at most 768 are right"))
  }

  @Test("Empty pieces are no data")
  func empty() throws {
    #expect(try problem { $0[self.image].content = [] }.contains("frame 0 has no data"))
    #expect(try problem { $0.insert(("IDAT", []), at: self.image) } == "no error")
  }

  @Test("What the disposals leave is what the next frame is drawn on")
  func disposals() throws {
    // The second frame covers the left half; the third is one pixel at the right, at (3, 3).
    func third(_ disposal: UInt8) throws -> Bitmap {
      let half = Bitmap(width: 2, height: 4, filledWith: Self.colours[1])
      let dot = Bitmap(width: 1, height: 1, filledWith: Self.colours[2])
      func stream(_ bitmap: Bitmap) throws -> [UInt8] {
        var image = ImageData(width: bitmap.width)
        for y in 0..<bitmap.height {
          let start = y * bitmap.width
          image.append(bitmap.pixels.span.extracting(start..<start + bitmap.width), repeated: 1)
        }
        return image.stream(channels: 3)
      }
      var chunks = try intact()
      var half1 = FrameControl(area: FrameArea(x: 0, y: 0, width: 2, height: 4), delay: PNGFrameDelay(1, 10))
      half1.disposal = try #require(FrameControl.Disposal(rawValue: disposal))
      let dot1 = FrameControl(area: FrameArea(x: 3, y: 3, width: 1, height: 1), delay: PNGFrameDelay(1, 10))
      chunks[6].content = [0, 0, 0, 1] + half1.content
      chunks[7].content = [0, 0, 0, 2] + (try stream(half))
      chunks[8].content = [0, 0, 0, 3] + dot1.content
      chunks[9].content = [0, 0, 0, 4] + (try stream(dot))
      var decoder = try PNGAnimation(file(chunks)).decoder()
      _ = try decoder.next()
      #expect(try decoder.next()?.picture[0, 0] == Self.colours[1])
      return try #require(try decoder.next()).picture
    }
    for (disposal, left) in [(0, Self.colours[1]), (1, Pixel.transparent), (2, Self.colours[0])] {
      let picture = try third(UInt8(disposal))
      #expect(picture[0, 0] == left)
      #expect(picture[2, 0] == Self.colours[0])
      #expect(picture[3, 3] == Self.colours[2])
    }
  }

  @Test("A default image that is no frame is left out")
  func apart() throws {
    var chunks = try intact()
    chunks.remove(at: first)
    number(2, at: 0, in: &chunks[control].content)
    for (place, value) in [(5, 0), (6, 1), (7, 2), (8, 3)] as [(Int, UInt32)] {
      number(value, at: 0, in: &chunks[place].content)
    }
    var decoder = try PNGAnimation(file(chunks)).decoder()
    #expect(try decoder.next()?.picture[0, 0] == Self.colours[1])
    #expect(try decoder.next()?.picture[0, 0] == Self.colours[2])
  }

  @Test("No truncation, flipped byte or random chunk of an intact file ends the program", arguments: 0..<40)
  func hostile(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let whole = file(try intact())
    func read(_ bytes: [UInt8]) {
      guard var decoder = try? PNGAnimation(bytes).decoder() else { return }
      while (try? decoder.next()) ?? nil != nil {}
    }
    for _ in 0..<20 {
      read(Array(whole.prefix(.random(in: 0..<whole.count, using: &generator))))
      var flipped = whole
      flipped[.random(in: 0..<whole.count, using: &generator)] ^= UInt8.random(in: 1...255, using: &generator)
      read(flipped)
      // With right checksums, so that contents are reached.
      var chunks = try intact()
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<chunks.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: chunks.swapAt(place, .random(in: 0..<chunks.count, using: &generator))
        case 1: chunks.insert(chunks[place], at: .random(in: 0...chunks.count, using: &generator))
        case 2 where chunks.count > 1: chunks.remove(at: place)
        default:
          guard let byte = chunks[place].content.indices.randomElement(using: &generator) else { continue }
          chunks[place].content[byte] = .random(in: 0...255, using: &generator)
        }
      }
      read(file(chunks))
    }
    #expect(throws: PNGAnimationError.png(.truncated)) { try PNGAnimation(Array(whole.dropLast(20))) }
  }
}
