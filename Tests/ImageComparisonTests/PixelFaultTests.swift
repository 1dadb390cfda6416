import ImageComparison
import PNG
import Paths
import Raster
import Testing

/// The smallest faults that a picture can have, all of them: none is within the default tolerance.
@Suite struct PixelFaultTests {
  /// A black rectangle of two by two pixels on white, its edges in 1/256 pixels.
  private static func box(_ left: Int, _ top: Int, width: Int = 512, height: Int = 512) -> Bitmap {
    func fixed(_ raw: Int) -> Fixed { Fixed(rawValue: Int32(raw)) }
    let shape = Shape.rectangle(
      FixedRect(
        minX: fixed(left), minY: fixed(top), maxX: fixed(left + width), maxY: fixed(top + height)))
    let whole = Shape.rectangle(
      FixedRect(minX: fixed(0), minY: fixed(0), maxX: fixed(6 * 256), maxY: fixed(6 * 256)))
    let items = [(whole, UInt8(255)), (shape, 0)].map { shape, level in
      DisplayItem(.fill(Fill(shape, .solid(StraightColor(red: level, green: level, blue: level)))))
    }
    return Bitmap(rendering: DisplayList(width: 6, height: 6, items: items))
  }

  /// Whether both ways to compare see a difference, either way round.
  private static func isSeen(_ actual: Bitmap, _ reference: Bitmap) throws -> Bool {
    func rows(_ bitmap: Bitmap) throws -> PNGRows { try PNGReader().rows(of: try bitmap.pngData()) }
    let isSame = try RowMatch.isSame(rows(actual), as: rows(reference))
    return !isSame && Comparison(of: actual, with: reference) != .identical
      && Comparison(of: reference, with: actual) != .identical
  }

  @Test(arguments: 0..<4)
  func `each step of each channel is seen`(number: Int) throws {
    let channel = [\Pixel.red, \.green, \.blue, \.alpha][number]
    for level in UInt8(0)..<255 {
      // No channel is more than the alpha, by which it is multiplied.
      var reference = Bitmap(width: 3, height: 2, filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: 255))
      reference[1, 1][keyPath: channel] = level
      var actual = reference
      actual[1, 1][keyPath: channel] = level + 1
      let difference = Comparison(of: actual, with: reference)
      guard case .different(let found) = difference else {
        Issue.record("\(level) and \(level + 1) are taken for the same.")
        continue
      }
      #expect(found.differingPixels == 1 && found.largestChannelDifference == 1)
      if level % 15 == 0 { #expect(try Self.isSeen(actual, reference)) }
    }
  }

  @Test func `a position that is off by 1/256 of a pixel is seen, from wherever`() throws {
    for step in 0..<256 {
      let here = Self.box(256 + step, 256)
      #expect(try Self.isSeen(Self.box(256 + step + 1, 256), here))
      #expect(try Self.isSeen(Self.box(256, 256 + step + 1), Self.box(256, 256 + step)))
    }
  }

  @Test func `an edge that is off by a pixel is seen, on each side`() throws {
    let reference = Self.box(512, 512)
    let others = [
      Self.box(256, 512, width: 768), Self.box(512, 256, height: 768), Self.box(512, 512, width: 768),
      Self.box(512, 512, height: 768), Self.box(768, 512, width: 256), Self.box(512, 768, height: 256),
      Self.box(512, 512, width: 256), Self.box(512, 512, height: 256),
    ]
    for other in others {
      guard case .different(let found) = Comparison(of: other, with: reference) else {
        Issue.record("An edge may move.")
        continue
      }
      // A row or column of two pixels, and no other.
      #expect(found.differingPixels == 2 && found.largestChannelDifference == 255)
      #expect(try Self.isSeen(other, reference))
    }
  }
}
