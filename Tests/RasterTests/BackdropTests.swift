import Paths
import TestSupport
import Testing

@testable import Raster

/// Backdrops: what lies beneath a shape, blurred by three boxes along the rows and three along the columns.
@Suite struct BackdropTests {
  private static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)

  private func fill(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ paint: Paint, _ blend: BlendMode = .sourceOver
  )
    -> DisplayItem
  {
    DisplayItem(
      .fill(Fill(.rectangle(FixedRect(x: x, y: y, width: width, height: height)), paint, blend: blend)))
  }

  private func backdrop(_ sigma: Double, saturation: Double = 1) -> Paint {
    .backdrop(Backdrop(sigma: sigma, saturation: saturation))
  }

  private func random(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let pixels = (0..<(width * height)).map { _ in
      StraightColor(
        red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
        blue: .random(in: 0...255, using: &generator), alpha: .random(in: 0...255, using: &generator)
      ).premultiplied
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test func `three boxes of 3 spread a white pixel over 7 by 1, 3, 6, 7, 6, 3 and 1 27ths`() {
    var bitmap = Bitmap(width: 9, height: 9)
    bitmap[4, 4] = BackdropTests.white
    let blurred = BoxBlur(width: 3).blurred(bitmap, columns: 0..<9, rows: 0..<9)
    // 255 · k / 27: 9.4, 28.3, 56.7, 66.1; then each of these by the same shares.
    let row = [0, 9, 28, 57, 66, 57, 28, 9, 0]
    #expect((0..<9).map { Int(blurred[$0, 4].red) } == row.map { (2 * $0 * 7 + 27) / 54 })
    #expect((0..<9).map { Int(blurred[4, $0].red) } == [0, 2, 7, 15, 17, 15, 7, 2, 0])
    #expect((0..<9).map { Int(blurred[1, $0].alpha) } == [0, 0, 1, 2, 2, 2, 1, 0, 0])
  }

  @Test(arguments: 1...BoxBlur.maximumWidth / 2)
  func `the mean of a sum is rounded to the nearest number for every width and quotient`(half: Int) {
    let width = 2 * half + 1
    let mean = BoxMean(width: width)
    let divisor = width * width * width
    for quotient in 0...255 {
      let middle = quotient * divisor
      for sum in [middle - divisor / 2, middle, middle + divisor / 2] where sum >= 0 && sum <= 255 * divisor {
        #expect(mean.rounded(SIMD4(repeating: UInt32(sum)))[0] == UInt8(quotient))
      }
    }
  }

  @Test(arguments: [0, 0.3, 2, 9, 135, .infinity, .nan])
  func `a constant stays what it is, at any distance from the edges`(sigma: Double) {
    let pixel = Pixel(red: 7, green: 99, blue: 200, alpha: 201)
    let bitmap = Bitmap(width: 5, height: 3, filledWith: pixel)
    let blurred = BoxBlur(sigma: sigma).blurred(bitmap, columns: -4..<9, rows: -2..<3)
    #expect(blurred == Bitmap(width: 13, height: 5, filledWith: pixel))
  }

  @Test func `boxes have the width that the specification of filters gives a Gaussian`() {
    // 30 points at 3x: 90 · 3√(2π)/4 + ½ = 169.7; 20 points at 2x: 75.7; an even width is one more.
    #expect([90, 40, 1, 0.2, 0, -1].map { BoxBlur(sigma: $0).width } == [169, 75, 3, 1, 1, 1])
    #expect(BoxBlur(sigma: 135).width == BoxBlur.maximumWidth && BoxBlur(sigma: 1e9).width == 255)
  }

  @Test func `a line goes on with its last pixels`() {
    let bitmap = Bitmap(
      width: 2, height: 1, pixels: [.transparent, BackdropTests.white])
    let blurred = BoxBlur(width: 3).blurred(bitmap, columns: -3..<6, rows: 0..<1)
    // Sums of 1, 3, 6, 7, 6, 3, 1: 0, 1, 4, 10, 17, 23, 26, 27 27ths of 255.
    #expect((0..<9).map { Int(blurred[$0, 0].alpha) } == [0, 9, 38, 94, 161, 217, 246, 255, 255])
  }

  @Test func `a blur of many pixels is that of plain sums over all weights`() {
    for seed in TestEffort.seeds(12) {
      let (width, height) = (1 + Int(seed) * 7 % 19, 1 + Int(seed) * 5 % 23)
      let bitmap = random(width, height, seed: seed)
      let box = 2 * Int(seed % 9) + 1
      let blurred = BoxBlur(width: box).blurred(bitmap, columns: -3..<width + 2, rows: -1..<height + 4)
      let weights = PlainBackdrop.weights(width: box)
      let plain = plain(plain(bitmap, weights, -3..<width + 2), weights, -1..<height + 4)
      #expect(blurred == plain)
    }
  }

  /// A bitmap blurred along its rows, and transposed.
  private func plain(_ bitmap: Bitmap, _ weights: [Int], _ columns: Range<Int>) -> Bitmap {
    var result = Bitmap(width: bitmap.height, height: columns.count)
    let total = weights.reduce(0, +)
    for y in 0..<bitmap.height {
      for (row, x) in columns.enumerated() {
        func mean(_ channel: KeyPath<Pixel, UInt8>) -> UInt8 {
          let sum = weights.enumerated().reduce(0) { sum, tap in
            let column = max(0, min(x + tap.offset - weights.count / 2, bitmap.width - 1))
            return sum + tap.element * Int(bitmap[column, y][keyPath: channel])
          }
          return UInt8((2 * sum + total) / (2 * total))
        }
        result[y, row] = Pixel(
          red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
      }
    }
    return result
  }

  @Test func `saturation moves channels away from the luminance and leaves greys alone`() {
    let filter = BackdropFilter(Backdrop(sigma: 0, saturation: 1.8))
    let grey = Pixel(red: 90, green: 90, blue: 90, alpha: 255)
    #expect(filter.filtered(grey) == grey)
    // The luminance is (54 · 100 + 183 · 120 + 19 · 140) / 256 = 117.27; the factor is 461/256.
    #expect(
      filter.filtered(Pixel(red: 100, green: 120, blue: 140, alpha: 255))
        == Pixel(red: 86, green: 122, blue: 158, alpha: 255))
    // Values beyond 0 or alpha are cut off.
    #expect(
      filter.filtered(Pixel(red: 200, green: 0, blue: 0, alpha: 200))
        == Pixel(red: 200, green: 0, blue: 0, alpha: 200))
  }

  @Test func `saturation beyond the limits of channels counts where it is not limited`() {
    // 26.G.1. The tint is 253 · 222 / 255 = 220 of 222, and 33 of 255 shine through.
    let tint = StraightColor(red: 253, green: 253, blue: 253, alpha: 222)
    let glass = BackdropFilter(Backdrop(sigma: 0, saturation: 5.651, limitsSaturation: false, tint: tint))
    // The luminance is (54 · 255 + 183 · 56 + 19 · 60) / 256 = 98.27; the factor is 1447/256. Green is −140.67, and
    // 220 − 140.67 · 33 / 255 = 201.8; blue is −118.06, and 204.7; red is cut off at the end.
    #expect(
      glass.filtered(Pixel(red: 255, green: 56, blue: 60, alpha: 255))
        == Pixel(red: 255, green: 202, blue: 205, alpha: 255))
    #expect(
      glass.filtered(Pixel(red: 0, green: 0, blue: 0, alpha: 255))
        == Pixel(red: 220, green: 220, blue: 220, alpha: 255))
    #expect(
      glass.filtered(Pixel(red: 255, green: 255, blue: 255, alpha: 255))
        == Pixel(red: 253, green: 253, blue: 253, alpha: 255))
  }

  @Test func `a backdrop replaces what lies beneath its shape, and nothing else`() {
    let half = fill(0, 0, 10, 8, .solid(StraightColor(red: 255, green: 255, blue: 255)))
    let list = DisplayList(width: 20, height: 8, items: [half, fill(4, 2, 12, 4, backdrop(1), .copy)])
    let drawn = Bitmap(rendering: list)
    for y in 0..<8 {
      for x in 0..<20 {
        // Sums of the weights of 3 boxes of 3 to the left of the edge.
        let edge = [7: 246, 8: 217, 9: 161, 10: 94, 11: 38, 12: 9]
        let isBlurred = (4..<16).contains(x) && (2..<6).contains(y)
        let plain = x < 10 ? 255 : 0
        let expected = isBlurred ? edge[x] ?? plain : plain
        #expect(Int(drawn[x, y].alpha) == expected, "(\(x), \(y))")
      }
    }
  }

  @Test func `a backdrop in a group sees what the group has drawn before, and no more`() {
    let red = StraightColor(red: 255, green: 0, blue: 0)
    let tinted = Backdrop(sigma: 2, tint: StraightColor(red: 0, green: 0, blue: 255, alpha: 51))
    let list = DisplayList(
      width: 6, height: 6,
      items: [
        fill(0, 0, 6, 6, .solid(red)), DisplayItem(.group(Group(itemCount: 1))),
        fill(0, 0, 6, 6, .backdrop(tinted), .copy), fill(0, 0, 0, 0, .solid(red)),
      ])
    // In the group, a fifth of blue on nothing; the group lies over red.
    #expect(
      Bitmap(rendering: list)
        == Bitmap(width: 6, height: 6, filledWith: Pixel(red: 204, green: 0, blue: 51, alpha: 255)))
  }

  @Test func `a blur moves with what it blurs`() {
    for seed in TestEffort.seeds(20) {
      let picture = Picture(random(8, 6, seed: seed))
      func drawn(_ x: Int, _ y: Int) -> Bitmap {
        let image = ImagePaint(
          picture, deviceToImage: .translation(x: -Double(x), y: -Double(y)), sampling: .nearest)
        return Bitmap(
          rendering: DisplayList(
            width: 40, height: 40,
            items: [
              fill(x, y, 8, 6, .image(image)),
              fill(x - 2, y - 2, 12, 10, backdrop(Double(seed % 4), saturation: 1.8), .copy),
            ]))
      }
      let (first, second) = (drawn(15, 14), drawn(18, 19))
      for y in 0..<30 { for x in 0..<30 { #expect(first[x, y] == second[x + 3, y + 5]) } }
    }
  }
}
