import ImageComparison
import Raster
import TestSupport
import Testing

struct DifferenceImageTests {
  private static let white = TestBitmaps.grey(255)
  private static let black = TestBitmaps.grey(0)

  private static func image(of actual: Pixel, with reference: Pixel) -> Pixel {
    DifferenceImage(
      of: Bitmap(width: 1, height: 1, filledWith: actual),
      with: Bitmap(width: 1, height: 1, filledWith: reference)
    ).bitmap[0, 0]
  }

  @Test("A place is red exactly where the bitmaps differ")
  func redWhereDifferent() {
    let actual = TestBitmaps.noise(width: 11, height: 6, seed: 3)
    let reference = TestBitmaps.noise(width: 11, height: 6, seed: 4)
    let picture = DifferenceImage(of: actual, with: reference).bitmap
    for index in picture.pixels.indices {
      let pixel = picture.pixels[index]
      let isGrey = pixel.red == pixel.green && pixel.green == pixel.blue
      #expect(isGrey == (actual.pixels[index] == reference.pixels[index]))
      #expect(pixel.alpha == 255)
    }
  }

  @Test("Red grows with the difference, from half to full, and never fades")
  func redGrows() {
    var last: UInt8 = 128
    for difference in 1...255 {
      let pixel = Self.image(of: TestBitmaps.grey(UInt8(difference)), with: Self.black)
      #expect(pixel.red == 255 && pixel.green == pixel.blue)
      #expect(pixel.green <= last)
      last = pixel.green
    }
    // One step: 128 + 1 · 127 / 255, rounded, is 128 of red; 255 steps: 128 + 127.
    #expect(Self.image(of: TestBitmaps.grey(1), with: Self.black).green == 255 - 128)
    #expect(Self.image(of: Self.white, with: Self.black).green == 255 - 255)
    // 128 + 100 · 127 / 255 = 177.8.
    #expect(Self.image(of: TestBitmaps.grey(100), with: Self.black).green == 255 - 178)
  }

  @Test("A difference of alpha alone is red too")
  func alphaAlone() {
    // 128 + 255 · 127 / 255 = 255.
    #expect(
      Self.image(of: .transparent, with: Self.black) == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
  }

  @Test(
    "What is the same is a fifth of its luminance over white",
    arguments: [
      // 255 − (255 − luminance) / 5
      (Pixel(red: 255, green: 255, blue: 255, alpha: 255), 255),
      (Pixel(red: 0, green: 0, blue: 0, alpha: 255), 204),
      (Pixel.transparent, 255),
      // Luminance 54 · 255 / 256 = 53.8, so 54: 255 − 201 / 5 = 214.8.
      (Pixel(red: 255, green: 0, blue: 0, alpha: 255), 215),
      // Luminance 183 · 255 / 256 = 182.3: 255 − 73 / 5 = 240.4.
      (Pixel(red: 0, green: 255, blue: 0, alpha: 255), 240),
      // Luminance 19 · 255 / 256 = 18.9, so 19: 255 − 236 / 5 = 207.8.
      (Pixel(red: 0, green: 0, blue: 255, alpha: 255), 208),
      // Black at 51/255 over white is 204: 255 − 51 / 5 = 244.8.
      (Pixel(red: 0, green: 0, blue: 0, alpha: 51), 245),
      // Not well formed: the sum of colour and white is cut off at white.
      (Pixel(red: 200, green: 200, blue: 200, alpha: 0), 255),
    ])
  func backdrop(pixel: Pixel, level: Int) {
    #expect(Self.image(of: pixel, with: pixel) == TestBitmaps.grey(UInt8(level)))
  }

  @Test("Bitmaps of different size share the top left; the rest of their union is tinted magenta")
  func sizes() {
    let actual = Bitmap(width: 3, height: 1, filledWith: Self.black)
    let reference = Bitmap(width: 1, height: 2, filledWith: Self.black)
    let picture = DifferenceImage(of: actual, with: reference).bitmap
    // Black fades to 204; half of it with half of (255, 0, 255) is (229.5, 102, 229.5), ties up.
    let tintedBlack = Pixel(red: 230, green: 102, blue: 230, alpha: 255)
    // Pixels that neither image has are white: (255, 127.5, 255), ties up.
    let tintedWhite = Pixel(red: 255, green: 128, blue: 255, alpha: 255)
    #expect(
      picture
        == Bitmap(
          width: 3, height: 2,
          pixels: [
            TestBitmaps.grey(204), tintedBlack, tintedBlack,
            tintedBlack, tintedWhite, tintedWhite,
          ]))
  }

  @Test("Every place is drawn as two bitmaps of its pixels alone are", arguments: 1...40)
  func placesAlone(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func bitmap() -> Bitmap {
      let width = Int.random(in: 1...40, using: &generator)
      let height = Int.random(in: 2...9, using: &generator)
      // Few levels, so that neighbours are often the same; and rows that repeat the one above.
      var bitmap = TestBitmaps.noise(width: width, height: height, seed: generator.next() % 3)
      for y in 1..<height where Bool.random(using: &generator) {
        for x in 0..<width { bitmap[x, y] = bitmap[x, y - 1] }
      }
      return bitmap
    }
    let (actual, reference) = (bitmap(), bitmap())
    let picture = DifferenceImage(of: actual, with: reference).bitmap
    #expect(picture.width == max(actual.width, reference.width))
    #expect(picture.height == max(actual.height, reference.height))
    for y in 0..<min(actual.height, reference.height) {
      for x in 0..<min(actual.width, reference.width) {
        #expect(picture[x, y] == Self.image(of: actual[x, y], with: reference[x, y]), "(\(x), \(y))")
      }
    }
    let (width, height) = (min(actual.width, reference.width), min(actual.height, reference.height))
    for y in 0..<picture.height {
      for x in 0..<picture.width where x >= width || y >= height {
        // A tint: as much red as blue, and half as much or less of white's green.
        let pixel = picture[x, y]
        #expect(pixel.red == pixel.blue && pixel.red >= 128 && pixel.green <= 128, "(\(x), \(y))")
      }
    }
  }

  @Test("Empty bitmaps make an empty picture")
  func empty() {
    let empty = Bitmap(width: 0, height: 0)
    #expect(DifferenceImage(of: empty, with: empty).bitmap == empty)
  }
}
