import Paths
import TestSupport
import Testing

@testable import Raster

/// Images that are drawn pixel for pixel are copied, run by run.
struct ImageRunTests {
  private let samplings: [ImagePaint.Sampling] = [.nearest, .linear, .area]
  private let tilings: [ImagePaint.Tiling] = [.none, .clamp, .repeat]

  private func randomPicture(_ width: Int, _ height: Int, _ generator: inout SeededGenerator) -> Picture {
    let pixels = (0..<(width * height)).map { _ in
      let alpha = UInt8.random(in: 0...255, using: &generator)
      return Pixel(
        red: .random(in: 0...alpha, using: &generator), green: .random(in: 0...alpha, using: &generator),
        blue: .random(in: 0...alpha, using: &generator), alpha: alpha)
    }
    return Picture(Bitmap(width: width, height: height, pixels: pixels))
  }

  @Test func `an image on whole pixels has no pixel that is found by itself (G.30)`() {
    var generator = SeededGenerator(seed: 30)
    let picture = randomPicture(300, 20, &generator)
    for sampling in samplings {
      // As 100 points at 3 pixels each give it: (1/3) · 3 is not exactly 1 everywhere.
      let map = AffineTransform(a: 3 * (1.0 / 3), b: 0, c: 0, d: 1, tx: -17, ty: -2)
      let source = ImageSource(ImagePaint(picture, deviceToImage: map, sampling: sampling))
      for row in 2..<22 {
        let run = source.copy(17..<317, row: row)
        #expect(run?.columns == 17..<317 && run?.first == (row - 2) * 300)
      }
    }
  }

  @Test func `the columns of an image that is made smaller are found once, not in each row`() {
    var generator = SeededGenerator(seed: 32)
    let picture = randomPicture(64, 64, &generator)
    let source = ImageSource(
      ImagePaint(picture, deviceToImage: .scale(x: 2.5, y: 2.5), sampling: .area))
    var pixels = Array(repeating: Pixel.transparent, count: 25)
    for row in 0..<25 { source.read(0..<25, row: row, into: &pixels) }
    #expect(source.own.work == 25)
  }

  @Test func `runs are as the plain way has them`() {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<300 {
      let picture = randomPicture(
        .random(in: 1...9, using: &generator), .random(in: 1...9, using: &generator), &generator)
      // Mostly whole pixels, upright or upside down, and some that are nearly so, or halves.
      let step = ([1, 1, 1, 1 + 1e-9, 1.01, 0.3, 2.6] as [Double]).randomElement(using: &generator) ?? 1
      let part = ([0, 0, 0, 1e-6, 0.25, 0.5] as [Double]).randomElement(using: &generator) ?? 0
      let map = AffineTransform(
        a: step, b: 0, c: 0, d: Bool.random(using: &generator) ? 1 : -1,
        tx: Double(Int.random(in: -4...4, using: &generator)) + part,
        ty: Double(Int.random(in: -4...12, using: &generator)))
      let paint = ImagePaint(
        picture, deviceToImage: map, sampling: samplings.randomElement(using: &generator) ?? .linear,
        tilingX: tilings.randomElement(using: &generator) ?? .none,
        tilingY: tilings.randomElement(using: &generator) ?? .none,
        opacity: Bool.random(using: &generator) ? 255 : 100,
        alphaColor: Int.random(in: 0...3, using: &generator) == 0
          ? StraightColor(red: 200, green: 20, blue: 100, alpha: 200) : nil)
      let fill = Fill(.rectangle(FixedRect(x: 1, y: 0, width: 12, height: 11)), .image(paint))
      let list = DisplayList(width: 14, height: 11, items: [DisplayItem(.fill(fill))])
      #expect(Bitmap(rendering: list) == PlainDrawing.bitmap(list, margin: 2))
    }
  }
}
