import Paths
import TestSupport
import Testing

@testable import Raster

/// Random well-formed pixels.
private func randomBitmap(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
  var generator = SeededGenerator(seed: seed)
  let pixels = (0..<(width * height)).map { _ in
    let alpha = UInt8.random(in: 0...255, using: &generator)
    return Pixel(
      red: .random(in: 0...alpha, using: &generator), green: .random(in: 0...alpha, using: &generator),
      blue: .random(in: 0...alpha, using: &generator), alpha: alpha)
  }
  return Bitmap(width: width, height: height, pixels: pixels)
}

/// An opaque row of greys.
private func greys(_ values: [UInt8]) -> Bitmap {
  Bitmap(
    width: values.count, height: 1, pixels: values.map { Pixel(red: $0, green: $0, blue: $0, alpha: 255) })
}

/// A paint alone on a canvas.
private func picture(_ paint: ImagePaint, width: Int, height: Int) -> Bitmap {
  Bitmap(
    rendering: DisplayList(
      width: width, height: height, items: [DisplayItem(.fill(Fill(.rectangle(.everything), .image(paint))))])
  )
}

private let samplings: [ImagePaint.Sampling] = [.nearest, .linear, .area]

@Suite struct ImagePaintTests {
  @Test func `pictures are equal by their pixels`() {
    let picture = Picture(greys([1, 2]))
    #expect(picture == picture && picture == Picture(greys([1, 2])) && picture != Picture(greys([1, 3])))
  }

  @Test(arguments: samplings)
  func `an image on the pixels is itself, whichever way it is turned`(sampling: ImagePaint.Sampling) {
    let bitmap = randomBitmap(7, 5, seed: 1)
    #expect(picture(ImagePaint(Picture(bitmap), sampling: sampling), width: 7, height: 5) == bitmap)
    // A quarter turn clockwise: column x, row y of the image is at column 4 − y, row x.
    let map = AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 5)
    let turned = picture(
      ImagePaint(Picture(bitmap), deviceToImage: map, sampling: sampling), width: 5, height: 7)
    for y in 0..<5 {
      for x in 0..<7 { #expect(turned[4 - y, x] == bitmap[x, y]) }
    }
  }

  @Test func `made larger, an image has its pixels several times, or runs from one to the next`() {
    let image = Picture(greys([0, 100, 200]))
    let double = AffineTransform.scale(x: 0.5, y: 0.5)
    let nearest = picture(
      ImagePaint(image, deviceToImage: double, sampling: .nearest), width: 6, height: 1)
    #expect(nearest == greys([0, 0, 100, 100, 200, 200]))
    // Centres lie at 1/4 and 3/4 of the image's pixels, so a quarter comes from the neighbour; the edge goes on.
    for sampling in [ImagePaint.Sampling.linear, .area] {
      let linear = picture(
        ImagePaint(image, deviceToImage: double, sampling: sampling), width: 6, height: 1)
      #expect(linear == greys([0, 25, 75, 125, 175, 200]))
    }
  }

  @Test func `made smaller, an area is the mean of the pixels beneath`() {
    let bitmap = randomBitmap(12, 9, seed: 2)
    let third = ImagePaint(Picture(bitmap), deviceToImage: .scale(x: 3, y: 3), sampling: .area)
    let small = picture(third, width: 4, height: 3)
    for y in 0..<3 {
      for x in 0..<4 {
        let block = (0..<9).map { bitmap[3 * x + $0 % 3, 3 * y + $0 / 3] }
        func mean(_ channel: (Pixel) -> UInt8) -> UInt8 {
          UInt8((Double(block.reduce(0) { $0 + Int(channel($1)) }) / 9 + 0.5).rounded(.down))
        }
        #expect(
          small[x, y]
            == Pixel(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha)))
      }
    }
  }

  @Test func `an area of two and a half pixels counts a half as half`() {
    // (10 + 20 + 30/2) / 2.5 = 18; (30/2 + 40 + 50) / 2.5 = 42.
    let image = Picture(greys([10, 20, 30, 40, 50]))
    let small = picture(
      ImagePaint(image, deviceToImage: .scale(x: 2.5, y: 1), sampling: .area), width: 2, height: 1)
    #expect(small == greys([18, 42]))
  }

  @Test func `areas larger than the source are its mean where it repeats`() {
    // Ten periods and a half of 0, 90 under each pixel, so 21 whole pixels: 10 or 11 of them are 90.
    let image = Picture(greys([0, 90]))
    let paint = ImagePaint(
      image, deviceToImage: .scale(x: 21, y: 1), sampling: .area, tilingX: .repeat, tilingY: .repeat)
    // 90 · 10/21 = 42.86 and 90 · 11/21 = 47.14.
    #expect(picture(paint, width: 2, height: 1) == greys([43, 47]))
  }

  @Test func `beside the source lies nothing, its edge, or the source again`() {
    let image = Picture(greys([1, 10, 20, 99]))
    func row(_ tiling: ImagePaint.Tiling) -> [UInt8] {
      let paint = ImagePaint(
        image, deviceToImage: .translation(x: -2, y: 0), sampling: .nearest, tilingX: tiling,
        source: PixelRect(x: 1, y: 0, width: 2, height: 1))
      let bitmap = picture(paint, width: 8, height: 1)
      return (0..<8).map { bitmap[$0, 0].red }
    }
    // The source's two pixels lie in columns 3 and 4.
    #expect(row(.none) == [0, 0, 0, 10, 20, 0, 0, 0])
    #expect(row(.clamp) == [10, 10, 10, 10, 20, 20, 20, 20])
    #expect(row(.repeat) == [20, 10, 20, 10, 20, 10, 20, 10])
  }

  @Test(arguments: [ImagePaint.Sampling.linear, .area])
  func `what lies outside of the source is never seen`(sampling: ImagePaint.Sampling) {
    let image = Picture(greys([255, 10, 10, 255]))
    for tiling in [ImagePaint.Tiling.clamp, .repeat] {
      let paint = ImagePaint(
        image, deviceToImage: .scale(x: 0.3, y: 1), sampling: sampling, tilingX: tiling,
        source: PixelRect(x: 1, y: 0, width: 2, height: 1))
      #expect(Set(picture(paint, width: 20, height: 1).pixels.map(\.red)) == [10])
    }
  }

  @Test func `an image fades, or lends its alpha to a colour`() {
    let image = Picture(
      Bitmap(width: 1, height: 1, pixels: [Pixel(red: 100, green: 0, blue: 50, alpha: 102)]))
    // 51 is a fifth: 20, 0, 10, 20.4.
    let faded = picture(ImagePaint(image, opacity: 51), width: 1, height: 1)
    #expect(faded[0, 0] == Pixel(red: 20, green: 0, blue: 10, alpha: 20))
    // 102 is two fifths: of alpha 255, then of the channels 255 and 50.
    let color = StraightColor(red: 255, green: 50, blue: 0)
    let colored = picture(ImagePaint(image, alphaColor: color), width: 1, height: 1)
    #expect(colored[0, 0] == Pixel(red: 102, green: 20, blue: 0, alpha: 102))
  }

  @Test func `every map can be drawn`() {
    let image = Picture(randomBitmap(3, 2, seed: 3))
    let huge = 1e300
    let maps = [
      AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
      AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      AffineTransform(a: 1, b: 0, c: 0, d: .infinity, tx: 0, ty: 0),
      AffineTransform(a: huge, b: -huge, c: huge, d: huge, tx: -huge, ty: 0),
      AffineTransform(a: 1e6, b: 0, c: 0, d: -1e9, tx: 1e12, ty: 0),
    ]
    for map in maps {
      for sampling in samplings {
        for tiling in [ImagePaint.Tiling.none, .clamp, .repeat] {
          let paint = ImagePaint(
            image, deviceToImage: map, sampling: sampling, tilingX: tiling, tilingY: tiling)
          let bitmap = picture(paint, width: 3, height: 3)
          let isWellFormed = bitmap.pixels.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha }
          #expect(isWellFormed)
        }
      }
    }
    let empty = ImagePaint(Picture(Bitmap(width: 0, height: 0)))
    #expect(picture(empty, width: 2, height: 2) == Bitmap(width: 2, height: 2))
    let beside = ImagePaint(image, source: PixelRect(x: 5, y: .max, width: 9, height: .max))
    #expect(picture(beside, width: 2, height: 2) == Bitmap(width: 2, height: 2))
  }
}
