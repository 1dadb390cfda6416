import Foundation
import LayoutCore
import Raster
import StyleCore
import TestSupport
import Testing
import ViewRendering
import ViewSpec

/// Sampled pixels of every example, from arithmetic on its numbers; colours are those of H.8 in light style.
@Suite struct ExamplePixelsTests {
  private struct Picture {
    let scale: Int
    private let bitmap: Bitmap

    @MainActor
    init(
      _ name: String, scale: Int, direction: UITraitEnvironmentLayoutDirection = .unspecified
    ) throws {
      self.scale = scale
      let spec = try LayoutSpec(contentsOf: PackageFolders.path("Examples/\(name).json"))
      let view = try spec.makeView(
        traits: UITraitCollection(traitsFrom: [
          UITraitCollection(displayScale: CGFloat(scale)), UITraitCollection(layoutDirection: direction),
        ]))
      #expect(try view.layOut() == [])
      bitmap = Bitmap(rendering: DisplayList(recording: view))
    }

    /// Whether something other than `ground`, the colour 0xRRGGBB, is among the pixels of an area in points.
    func hasInk(_ x: Range<Int>, _ y: Range<Int>, on ground: Int = 0xFFFFFF) -> Bool {
      (y.lowerBound * scale..<y.upperBound * scale).contains { row in
        (x.lowerBound * scale..<x.upperBound * scale).contains { column in
          let pixel = bitmap[column, row]
          return Int(pixel.red) << 16 | Int(pixel.green) << 8 | Int(pixel.blue) != ground
        }
      }
    }

    /// The colour of the pixel that begins at (x, y) points, moved by whole pixels, as 0xRRGGBB. Opaque.
    func color(_ x: Int, _ y: Int, movedX: Int = 0, movedY: Int = 0) -> Int {
      let pixel = bitmap[x * scale + movedX, y * scale + movedY]
      #expect(pixel.alpha == 255)
      return Int(pixel.red) << 16 | Int(pixel.green) << 8 | Int(pixel.blue)
    }
  }

  private static let white = 0xFFFFFF

  @Test(arguments: [1, 2, 3])
  @MainActor
  func `picture frame`(scale: Int) throws {
    let picture = try Picture("picture-frame", scale: scale)
    // The photo is inset by 12 + 36 / 2 = 30; corners are 12…48 from each edge of 240 × 180.
    #expect(picture.color(30, 90, movedX: -1) == Self.white)
    #expect(picture.color(30, 90) == 0x30B0C7)
    #expect(picture.color(209, 149) == 0xA2845E)
    #expect(picture.color(48, 48, movedX: -1, movedY: -1) == 0xA2845E)
    #expect(picture.color(48, 48) == 0x30B0C7)
    #expect(picture.color(228, 100) == Self.white)
    // The outermost pixel of a corner of radius 6 lies wholly outside the arc: √2 · (6s − 1) > 6s.
    #expect(picture.color(12, 12) == Self.white)
    #expect(picture.color(192, 132) == 0xA2845E)
  }

  @Test(arguments: [1, 2, 3])
  @MainActor
  func loading(scale: Int) throws {
    let picture = try Picture("loading", scale: scale)
    // 44 in the middle of 200: 78…122, a ring of 4 points.
    #expect(picture.color(78, 100, movedX: 1) == 0x007AFF)
    #expect(picture.color(80, 100) == 0x007AFF)
    #expect(picture.color(100, 100) == 0xF2F2F7)
    // The caption wraps in 200 − 2 · 30 = 140, from y = 122 + 20: two lines of 14 · 1.193 = 16.7 points.
    let ground = 0xF2F2F7
    #expect(
      picture.hasInk(30..<170, 142..<159, on: ground) && picture.hasInk(30..<170, 159..<176, on: ground))
    #expect(
      !picture.hasInk(0..<29, 124..<200, on: ground) && !picture.hasInk(171..<200, 124..<200, on: ground))
    #expect(
      !picture.hasInk(0..<200, 124..<142, on: ground) && !picture.hasInk(0..<200, 177..<200, on: ground))
  }

  @Test(arguments: [1, 2, 3])
  @MainActor
  func `media row`(scale: Int) throws {
    let picture = try Picture("media-row", scale: scale)
    #expect(picture.color(10, 60) == 0xF2F2F7 && picture.color(20, 60) == Self.white)
    // The image is 68 wide from 16 + 16; the text has 288 − 32 − 68 − 14 = 174: 3 lines.
    #expect(picture.color(32, 66) == 0x5856D6 && picture.color(99, 66) == 0x5856D6)
    #expect(picture.color(100, 66) == Self.white)
    // 3 lines of 15 · 1.193 = 17.9 points in the middle of 16…116: from 39.
    for top in [39, 57, 75] { #expect(picture.hasInk(114..<288, top..<top + 18)) }
    #expect(!picture.hasInk(101..<113, 20..<112) && !picture.hasInk(289..<300, 20..<112))
    #expect(!picture.hasInk(114..<288, 20..<39) && !picture.hasInk(114..<288, 94..<112))
    // The short text begins at 114, too, and stays in one line in the middle of the second card: 132 + 50.
    #expect(picture.hasInk(114..<130, 173..<191) && !picture.hasInk(220..<300, 140..<224))
    #expect(picture.color(66, 182) == 0xFF9500)
  }

  @Test(arguments: [1, 2, 3])
  @MainActor
  func `space around`(scale: Int) throws {
    let picture = try Picture("space-around", scale: scale)
    // Cells are (320 − 3 · 16) / 2 = 136 wide; their hairlines one pixel of 3C3C43 at 0.29, alpha 74, over white:
    // 60 · 74/255 = 17.4 and 67 · 74/255 = 19.4, each + 181.
    #expect(picture.color(16, 60) == 0xC6C6C8 && picture.color(16, 60, movedX: 1) == Self.white)
    #expect(picture.color(168, 60) == 0xC6C6C8 && picture.color(168, 60, movedX: -1) == Self.white)
    // Both texts without a background begin at 16 + 18 and 168 + 18.
    for x in [34, 186] {
      #expect(picture.hasInk(x..<x + 4, 34..<99) && !picture.hasInk(x - 15..<x, 20..<112))
    }
    // Outside: green from 16 + 18 to 152 − 18. Inside: the whole cell.
    #expect(picture.color(34, 151) == 0x34C759 && picture.color(34, 151, movedX: -1) == Self.white)
    #expect(picture.color(134, 151) == Self.white && picture.color(133, 151) == 0x34C759)
    #expect(picture.color(170, 135) == 0x34C759 && picture.color(300, 230) == 0x34C759)
  }

  @Test(arguments: [1, 2, 3])
  @MainActor
  func `two buttons`(scale: Int) throws {
    let picture = try Picture("two-buttons", scale: scale)
    // 375 × 667 less 20 above and 16 around: 16…359 × 36…651. Buttons take 50, the gap above them 16.
    #expect(picture.color(180, 36, movedY: -1) == Self.white && picture.color(180, 36) == 0xE5E5EA)
    #expect(picture.color(180, 585, movedY: -1) == 0xE5E5EA && picture.color(180, 585) == Self.white)
    // (343 − 11) / 2 = 166: 16…182 and 193…359.
    #expect(picture.color(182, 626, movedX: -1) == 0xD1D1D6 && picture.color(182, 626) == Self.white)
    #expect(picture.color(193, 626, movedX: -1) == Self.white && picture.color(193, 626) == 0x007AFF)
    #expect(picture.color(359, 626, movedX: -1) == 0x007AFF && picture.color(359, 626) == Self.white)
    // A title in the middle of the second, 193 + 83 = 276.
    #expect(
      picture.hasInk(250..<302, 616..<636, on: 0x007AFF)
        && !picture.hasInk(200..<236, 616..<636, on: 0x007AFF))
  }

  @Test(arguments: [1, 2, 3])
  @MainActor
  func `speech bubble`(scale: Int) throws {
    let picture = try Picture("speech-bubble", scale: scale)
    // Bodies begin at 20 + 11, with or without a tail.
    for y in [51, 112] {
      #expect(picture.color(31, y) == 0xE5E5EA && picture.color(31, y, movedX: -1) == Self.white)
    }
    // Text has margins of 12 in the bodies.
    #expect(
      picture.hasInk(43..<198, 32..<70, on: 0xE5E5EA) && !picture.hasInk(32..<42, 36..<66, on: 0xE5E5EA))
    // The second is 92…154 high; its tail is a square of 15.4 on its corner, 10.88 in each direction about
    // (31, 154 − 16 − 11).
    #expect(picture.color(25, 127) == 0xE5E5EA)
    #expect(picture.color(22, 120) == Self.white && picture.color(22, 134) == Self.white)
    // The answer's body ends at 260 − 20 − 11, its tail's middle is at 236 − 27.
    #expect(picture.color(229, 209) == 0x007AFF && picture.color(234, 209) == 0x007AFF)
    #expect(picture.color(234, 200) == Self.white)
  }

  @Test(arguments: [(1, 36, 65), (2, 73, 129), (3, 109, 194)])
  @MainActor
  func `thirds, snapped`(scale: Int, first: Int, second: Int) throws {
    let picture = try Picture("thirds-snapped", scale: scale)
    // (101 − 16) / 3 = 28.33: edges at 8, 36.33, 64.67, 93, each to the nearest pixel.
    for (x, color) in [(first - 1, 0xFF3B30), (first, 0x34C759), (second - 1, 0x34C759), (second, 0x007AFF)] {
      #expect(picture.color(0, 40, movedX: x) == color)
    }
    for x in 8 * scale..<93 * scale { #expect(picture.color(0, 10, movedX: x) == 0xFF3B30) }
    #expect(picture.color(93, 10) == Self.white && picture.color(8, 10, movedX: -1) == Self.white)
  }

  @Test @MainActor
  func `thirds, unsnapped`() throws {
    // 36.33 is 85/256 into pixel 36 (84.7 of 255 is 85), the rest 171/256 (170.3 is 170). FF3B30 over white by 85:
    // 20 + 170 = 190 and 16 + 170 = 186; over that by 170: 39 + 190 · 85/255 = 63.3, and 32 + 62.
    let once = try Picture("thirds-unsnapped", scale: 1)
    #expect(
      once.color(35, 10) == 0xFF3B30 && once.color(36, 10) == 0xFF665E && once.color(37, 10) == 0xFF3B30)
    // At 3x the edges are at 109 and 194 pixels: there is no seam.
    let thrice = try Picture("thirds-unsnapped", scale: 3)
    for x in 24..<279 { #expect(thrice.color(0, 10, movedX: x) == 0xFF3B30) }
  }

  @Test @MainActor
  func hairlines() throws {
    let pictures = try [1, 2, 3].map { try Picture("hairlines", scale: $0) }
    for picture in pictures {
      #expect(picture.color(50, 10, movedY: -1) == Self.white)
      #expect(picture.color(50, 10) == 0)
      #expect(picture.color(50, 10, movedY: 1) == Self.white)
    }
    // Half a point at 22: half a pixel (128 of 255 black leaves 127), a pixel, a pixel and a half.
    #expect(pictures[0].color(50, 22) == 0x7F7F7F)
    #expect(pictures[1].color(50, 22) == 0 && pictures[1].color(50, 22, movedY: 1) == Self.white)
    #expect(pictures[2].color(50, 22) == 0 && pictures[2].color(50, 22, movedY: 1) == 0x7F7F7F)
    // A third of a point at 34: 85/256 and 171/256 of a pixel (85 and 170 of 255), and a whole one.
    #expect(pictures[0].color(50, 34) == 0xAAAAAA)
    #expect(pictures[1].color(50, 34) == 0x555555)
    #expect(pictures[2].color(50, 34) == 0 && pictures[2].color(50, 34, movedY: 1) == Self.white)
  }

  @Test(arguments: [1, 2, 3])
  @MainActor
  func `profile card`(scale: Int) throws {
    let picture = try Picture("profile-card", scale: scale)
    // The card is 16…324 wide; what is in it has margins of 16: 32…308.
    #expect(picture.color(15, 100) == 0xF2F2F7 && picture.color(17, 100) == Self.white)
    // The picture is 32…88 by 32…88; name and handle begin 12 after it, at 100, in the middle of 60.
    #expect(picture.color(60, 34) == 0x5856D6 && picture.color(89, 60) == Self.white)
    #expect(picture.hasInk(100..<200, 39..<60) && picture.hasInk(100..<200, 63..<81))
    #expect(!picture.hasInk(90..<99, 34..<90) && !picture.hasInk(100..<200, 34..<40))
    // The button ends at 308 and is 45…75 high, its title has 16 before it.
    #expect(picture.color(300, 60) == 0x007AFF && picture.color(309, 60) == Self.white)
    #expect(
      picture.hasInk(246..<292, 52..<68, on: 0x007AFF) && !picture.hasInk(294..<306, 58..<62, on: 0x007AFF))
    // A hairline of one pixel at 88 + 12.
    #expect(picture.color(50, 100, movedY: -1) == Self.white && picture.color(50, 100) != Self.white)
    #expect(picture.color(50, 100, movedY: 1) == Self.white)
    // Three lines of 15 · 1.193 = 17.9 points, from 12 below the hairline, in 32…308.
    for top in [113, 131, 149] { #expect(picture.hasInk(32..<308, top..<top + 17)) }
    #expect(!picture.hasInk(18..<31, 113..<165) && !picture.hasInk(309..<322, 113..<165))
  }

  /// Each view is as far from the other side, to the pixel; text itself is not mirrored.
  @Test(arguments: ["profile-card", "player"], [1, 2, 3])
  @MainActor
  func `constraints and stacks are mirrored from right to left`(name: String, scale: Int) throws {
    func frames(_ direction: UITraitEnvironmentLayoutDirection) throws -> [CGRect] {
      let spec = try LayoutSpec(contentsOf: PackageFolders.path("Examples/\(name).json"))
      let canvas = try spec.makeView(
        traits: UITraitCollection(traitsFrom: [
          UITraitCollection(displayScale: CGFloat(scale)), UITraitCollection(layoutDirection: direction),
        ]))
      #expect(try canvas.layOut() == [])
      var frames: [CGRect] = []
      func collect(_ view: UIView) {
        frames.append(view.convert(view.bounds, to: canvas))
        view.subviews.forEach(collect)
      }
      collect(canvas)
      return frames
    }
    let (frames, mirrored) = (try frames(.leftToRight), try frames(.rightToLeft))
    #expect(frames.count == mirrored.count && frames.count > 10)
    for (frame, other) in zip(frames, mirrored) {
      #expect(abs(frames[0].width - frame.maxX - other.minX) <= 1 / CGFloat(scale) + 1e-9)
      #expect(frame.size == other.size && frame.minY == other.minY)
    }
  }

  @Test(arguments: [1, 2, 3])
  @MainActor
  func player(scale: Int) throws {
    let picture = try Picture("player", scale: scale)
    // From below, in margins of 24: controls of 56 from 340, 28 above them the progress (4 + 6 and a line of 12 ·
    // 1.193 = 14.32 points, rounded up to pixels), then 20 and the titles (24 + 4 + 18, the hidden mark takes no room),
    // then 20: the cover ends at 216 less that line.
    let line = Int((14.32 * Double(scale)).rounded(.up))
    #expect(picture.color(150, 216, movedY: -line - 1) == 0x30B0C7)
    #expect(picture.color(150, 216, movedY: -line) == Self.white)
    // The disc of 64 in its middle, (150, 113): white at 0.8 over 30B0C7, 204 and a fifth of 48, 176 and 199.
    #expect(picture.color(150, 113) == 0xD6EFF4 && picture.color(150, 80) == 0x30B0C7)
    // The titles begin at the margin.
    #expect(picture.hasInk(24..<40, 222..<246) && picture.hasInk(24..<40, 249..<268))
    #expect(!picture.hasInk(0..<23, 222..<268))
    // The track is 252 wide, 0.35 of it has elapsed: to 24 + 88.2.
    #expect(picture.color(108, 289) == 0x30B0C7 && picture.color(114, 289) == 0xE5E5EA)
    // Times at both ends of 24…276.
    #expect(picture.hasInk(24..<54, 297..<312) && picture.hasInk(244..<276, 297..<312))
    #expect(!picture.hasInk(60..<236, 297..<312))
    // Controls of 32, 32, 56, 32, 32 share 252 − 184 = 68: gaps of 17. The first begins at 24, the second at 73, the
    // large one at 122, in the middle of each other: 340 + 12.
    #expect(picture.color(40, 352) == 0xD1D1D6 && picture.color(40, 351) == Self.white)
    #expect(picture.color(73, 368) == 0xC7C7CC && picture.color(72, 368) == Self.white)
    #expect(picture.color(150, 342) == 0x30B0C7 && picture.color(123, 368) == 0x30B0C7)
    #expect(picture.color(195, 368) == 0xC7C7CC && picture.color(244, 368) == 0xD1D1D6)
  }

  /// The pixels of the settings.
  ///
  /// Cards begin at 20 + 96 + 56 + 8 = 180, 16 from the sides; rows are 44 high with hairlines of a pixel between
  /// them. Icons of 29 are 12 from the leading edge: from 28 to 57. A switch of 51 ends 12 before the trailing edge:
  /// from 296 to 347.
  @Test(arguments: [1, 2, 3], [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  @MainActor
  func settings(scale: Int, direction: UITraitEnvironmentLayoutDirection) throws {
    let picture = try Picture("settings", scale: scale, direction: direction)
    func color(_ x: Int, _ y: Int) -> Int {
      direction == .rightToLeft ? picture.color(374 - x, y) : picture.color(x, y)
    }
    #expect(color(8, 300) == 0xF2F2F7 && color(20, 200) == Self.white)
    // The middles of the rows: 180 + 22, and 44 more for each, with a hairline of up to a point.
    #expect(color(29, 202) == 0xFF9500 && color(29, 247) == 0x007AFF && color(29, 291) == 0xFF3B30)
    #expect(color(305, 291) == 0x34C759)
    #expect(color(305, 202) != 0x34C759)
    // The slider is filled up to its thumb, at seven tenths: the segment beneath it is not.
    #expect(color(230, 180 + 132 + 2 + 20 + 22) == 0x007AFF)
  }
}
