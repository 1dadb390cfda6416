import FontFiles
import Foundation
import GraphicsCore
import LayoutCore
import Raster
import StyleCore
import TestSupport
import Testing
import Text
import TextViewCore
import ViewRendering

/// Emoji of fonts that a program brings, in their own colours, and as wide as without them.
@MainActor
@Suite(.enabled(if: ShapingLibrary.problem == nil, "HarfBuzz is not installed"))
struct EmojiPixelsTests {
  nonisolated private static let smile: Unicode.Scalar = "\u{1F600}"

  /// A font whose emoji is a blue square under a red one of half its side, both at the origin.
  nonisolated private static let layered: TestFont = {
    var font = TestFont()
    font.letters = [
      smile: TestFont.Letter(advance: 1000, width: 0, height: 0),
      "A": TestFont.Letter(advance: 1000, width: 1000, height: 1000),
      "B": TestFont.Letter(advance: 1000, width: 500, height: 500),
    ]
    font.palette = [[0, 0, 255, 255], [255, 0, 0, 255]]
    font.layers = [smile: [("A", 0), ("B", 1)]]
    return font
  }()

  /// A font whose emoji is a picture of two pixels, green above blue, of the size of an em above the baseline.
  nonisolated private static let pictured: TestFont = {
    var font = TestFont()
    font.letters[smile] = TestFont.Letter(advance: 1000, width: 0, height: 0)
    font.withoutTables = ["glyf", "loca"]
    let png = TestPNG(
      width: 1, height: 2, format: SampleFormat(colourType: 2, depth: 8), rows: [0, 0, 255, 0, 0, 0, 0, 255])
    font.picture = TestFont.Picture(
      smile, png: png.bytes, pixelsPerEm: 100, width: 100, height: 100, left: 0, top: 100)
    return font
  }()

  /// Returns a label with an emoji of 40 points, which is as wide as that.
  private func label(_ color: UIColor = .black) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.textColor) = ("😀", .systemFont(ofSize: 40), color)
    label.traitOverrides.displayScale = 1
    label.sizeToFit()
    return label
  }

  /// Returns the picture of a label, and the row of its baseline.
  private func picture(of label: UILabel) -> (Bitmap, baseline: Int) {
    let ascent = (1950.0 / 2048 * 40).rounded()
    return (Bitmap(rendering: DisplayList(recording: label.layer, scale: 1)), Int(ascent))
  }

  private func with<Result>(_ font: TestFont, _ body: () throws -> Result) throws -> Result {
    try FontLibrary.with([FontFile(font.bytes, name: "x.ttf")], body)
  }

  @Test func `layers are drawn over each other in their colours, whatever that of the text`() throws {
    try with(Self.layered) {
      let label = label(.green)
      #expect(label.frame.width == 40)
      let (bitmap, baseline) = picture(of: label)
      #expect(bitmap[2, baseline - 2] == .red && bitmap[17, baseline - 17] == .red)
      #expect(bitmap[25, baseline - 5] == .blue && bitmap[5, baseline - 25] == .blue)
    }
  }

  @Test(arguments: [true, false]) func `gradients run as in the font, to the right and up`(isLevel: Bool)
    throws
  {
    var font = Self.layered
    let (end, turn) = isLevel ? ((1000, 0), (0, 100)) : ((0, 1000), (100, 0))
    font.layers = [:]
    font.paints = [
      Self.smile: [.letter("A", .linear([(0, 0), (1, 1)], from: (0, 0), to: end, turnedAt: turn))]
    ]
    try with(font) {
      let (bitmap, baseline) = picture(of: label())
      // The middle of a pixel is half a pixel further: from blue to red in 40 pixels. Of the rows, the last two
      // lie above the label, whose ascent is of 38.
      for place in [0, 20, 37] {
        let pixel = isLevel ? bitmap[place, baseline - 20] : bitmap[20, baseline - 1 - place]
        let red = 255 * (Double(place) + 0.5) / 40
        let near = zip(pixel.channels, [red, 0, 255 - red, 255]).allSatisfy { abs(Double($0) - $1) < 3 }
        #expect(near, "\(pixel)")
      }
    }
  }

  @Test func `pictures are upright`() throws {
    try with(Self.pictured) {
      let (bitmap, baseline) = picture(of: label())
      #expect(bitmap[20, baseline - 38] == .green && bitmap[20, baseline - 2] == .blue)
    }
  }

  @Test func `the opacity of the text is that of its emoji, as a whole`() throws {
    try with(Self.layered) {
      let (bitmap, baseline) = picture(of: label(UIColor.black.withAlphaComponent(0.5)))
      // No blue is visible through the red.
      let pixel = bitmap[2, baseline - 2]
      #expect((127...128).contains(pixel.alpha))
      #expect(pixel == Pixel(red: pixel.alpha, green: 0, blue: 0, alpha: pixel.alpha))
    }
  }

  @Test(arguments: ["😀", "a 😀 b", "😀\u{FE0F}😀"], [10.0, 17, 40])
  func `text is as wide and as high with such a font as without`(text: String, size: Double) throws {
    func measured() -> CGSize {
      (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: size)])
    }
    let plain = measured()
    try with(Self.layered) {
      let own = measured()
      #expect(abs(own.width - plain.width) < 1e-9 && own.height == plain.height)
    }
  }

  @Test func `a sign with a selector for text stays in the typeface of Plumb`() throws {
    var font = Self.layered
    font.letters["\u{2764}"] = font.letters["A"]
    font.layers["\u{2764}"] = [("A", 0)]
    try with(font) {
      func fonts(_ text: String) -> Int {
        StyledText(text, StyledText.Defaults(font: .systemFont(ofSize: 20))).text.runs.count
      }
      #expect(fonts("a\u{2764}") == 1 && fonts("a\u{2764}\u{FE0E}") == 1 && fonts("a\u{2764}\u{FE0F}") == 2)
    }
  }
}
