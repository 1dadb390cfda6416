import Foundation
import TestSupport
import Testing

@testable import Raster

private let black = StraightColor(red: 0, green: 0, blue: 0)

private func fill(_ rect: FixedRect, _ color: StraightColor = black) -> DisplayItem {
  DisplayItem(.fill(Fill(.rectangle(rect), .solid(color))))
}

private func offset(_ x: Double, _ y: Double) -> FixedPoint { FixedPoint(x: Fixed(x), y: Fixed(y)) }

/// The sum of the weights of a kernel.
private let wholeKernel = 1 << 24

/// Returns a bitmap of the shadow that `items` cast.
private func picture(_ shadow: Shadow, _ items: [DisplayItem], width: Int, height: Int) -> Bitmap {
  let group = DisplayItem(.group(Group(shadow: shadow, itemCount: items.count)))
  return Bitmap(rendering: DisplayList(width: width, height: height, items: [group] + items))
}

@Suite struct ShadowTests {
  @Test(arguments: [0, 0.3, 0.5, 1, 2.7, 8, 24, 100, 4_096, 1e9, -1, .nan])
  func `a blur is symmetric, and keeps the whole`(sigma: Double) {
    let kernel = ShadowKernel(sigma: sigma, offset: Fixed(0))
    #expect(kernel.weights.reduce(0, +) == wholeKernel)
    #expect(kernel.weights == kernel.weights.reversed())
    #expect(kernel.weights.allSatisfy { $0 >= 0 })
    #expect(kernel.first == -kernel.last)
    let moved = ShadowKernel(sigma: sigma, offset: Fixed(-7.25))
    #expect(moved.weights.reduce(0, +) == wholeKernel)
    #expect(moved.first == kernel.first - 8 && moved.last == kernel.last - 7)
  }

  /// G.7: taps from −2σ to +2σ of a Gaussian, renormalised.
  @Test(arguments: [0.5, 1, 3, 8, 17.3, 60, 500])
  func `the sums of the weights are those of the cut Gaussian`(sigma: Double) {
    let kernel = ShadowKernel(sigma: sigma, offset: Fixed(0))
    let reach = Int(2 * sigma)
    #expect(kernel.weights.count == 2 * reach + 1)
    let exact = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = exact.reduce(0, +)
    var sum = 0.0
    for index in exact.indices {
      sum += exact[index] / total
      #expect(abs(Double(kernel.sums[index + 1]) / Double(wholeKernel) - sum) <= 0x1p-17 * 1.001)
    }
  }

  /// G.7, at the measured radius of 8: the row through the middle of a wide square, against the model that reproduces
  /// the capture.
  @Test func `the shadow of a square of radius 8 fades as the model does`() {
    let square = fill(FixedRect(x: 40, y: 40, width: 100, height: 100))
    let bitmap = picture(Shadow(sigma: 8, drawsSource: false), [square], width: 180, height: 180)
    let taps = (-16...16).map { exp(-Double($0 * $0) / 128) }
    let total = taps.reduce(0, +)
    for x in 0..<90 {
      let inside = (-16...16).reduce(0.0) { sum, k in x - k >= 40 ? sum + taps[k + 16] / total : sum }
      #expect(abs(Double(bitmap[x, 90].alpha) - 255 * inside) <= 0.5 + 0x1p-8, "column \(x)")
    }
    #expect(bitmap[23, 90].alpha == 0 && bitmap[24, 90].alpha > 0 && bitmap[56, 90].alpha == 255)
  }

  @Test func `without blur a shadow is a moved copy in one colour`() {
    let color = StraightColor(red: 0, green: 0, blue: 255, alpha: 51)
    let shadow = Shadow(sigma: 0, offset: offset(2, 1), color: color)
    let bitmap = picture(shadow, [fill(FixedRect(x: 1, y: 1, width: 2, height: 2))], width: 6, height: 5)
    // The copy's colour: 255 · 51/255 in blue and alpha.
    let blue = Pixel(red: 0, green: 0, blue: 51, alpha: 51)
    let opaque = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
    for y in 0..<5 {
      for x in 0..<6 {
        let isSource = (1..<3).contains(x) && (1..<3).contains(y)
        let isShadow = (3..<5).contains(x) && (2..<4).contains(y)
        #expect(bitmap[x, y] == (isSource ? opaque : isShadow ? blue : .transparent))
      }
    }
  }

  @Test func `a quarter of a pixel moves a quarter of the alpha`() {
    let bitmap = picture(
      Shadow(sigma: 0, offset: offset(0.25, -0.5), drawsSource: false),
      [fill(FixedRect(x: 1, y: 1, width: 1, height: 1))], width: 4, height: 3)
    // 255 · 3/4 · 1/2 = 95.6, 255 · 1/4 · 1/2 = 31.9; and the same in the row above.
    #expect((0..<4).map { bitmap[$0, 0].alpha } == [0, 96, 32, 0])
    #expect((0..<4).map { bitmap[$0, 1].alpha } == [0, 96, 32, 0])
    #expect((0..<4).map { bitmap[$0, 2].alpha } == [0, 0, 0, 0])
  }

  @Test(arguments: [0.7, 2, 3.5])
  func `a shadow has the weight of what casts it`(sigma: Double) {
    let dots = [(12, 12), (20, 15), (14, 22)].map { fill(FixedRect(x: $0.0, y: $0.1, width: 3, height: 2)) }
    let bitmap = picture(Shadow(sigma: sigma, drawsSource: false), dots, width: 40, height: 40)
    let total = bitmap.pixels.reduce(0) { $0 + Int($1.alpha) }
    let touched = bitmap.pixels.count { $0.alpha > 0 } + 200
    // Each pixel is rounded once; those that come to less than a half are lost.
    #expect(abs(total - 3 * 6 * 255) <= touched / 2)
  }

  @Test func `what lies beside the canvas casts its shadow into it`() {
    let shadow = Shadow(sigma: 2, offset: offset(0, 9))
    let whole = [fill(FixedRect(x: -3, y: -8, width: 12, height: 5))]
    let bitmap = picture(shadow, whole, width: 10, height: 6)
    let wide = picture(shadow, [fill(FixedRect(x: 17, y: 12, width: 12, height: 5))], width: 50, height: 50)
    #expect(bitmap[4, 3].alpha > 150)
    for y in 0..<6 {
      for x in 0..<10 { #expect(bitmap[x, y] == wide[x + 20, y + 20]) }
    }
  }

  @Test func `a shadow falls on what lies behind, and the group's clip cuts it`() {
    let shadow = Shadow(sigma: 1, offset: offset(3, 0), color: StraightColor(red: 255, green: 0, blue: 0))
    let clip = Clip(rect: FixedRect(x: 0, y: 0, width: 6, height: 9))
    let items = [
      fill(FixedRect(x: 0, y: 0, width: 9, height: 9), StraightColor(red: 0, green: 255, blue: 0)),
      DisplayItem(.group(Group(clip: clip, shadow: shadow, itemCount: 1))),
      fill(FixedRect(x: 1, y: 2, width: 3, height: 5)),
    ]
    let bitmap = Bitmap(rendering: DisplayList(width: 9, height: 9, items: items))
    #expect(bitmap[2, 4] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(bitmap[5, 4].red > 150)
    #expect(bitmap[6, 4] == Pixel(red: 0, green: 255, blue: 0, alpha: 255))
  }

  @Test func `shadows may be nested deeper than calls`() {
    let depth = 10_000
    let items = (0..<depth).map {
      DisplayItem(.group(Group(shadow: Shadow(sigma: 0, offset: offset(1, 0)), itemCount: depth - $0)))
    }
    let list = DisplayList(
      width: 3, height: 1, items: items + [fill(FixedRect(x: 0, y: 0, width: 1, height: 1))])
    // The innermost shadow moves by one, and so does each of those that follow.
    let alphas = onSmallStack { Bitmap(rendering: list).pixels.map(\.alpha) }
    #expect(alphas == [255, 255, 255])
  }

  @Test func `the widest blur leaves nothing of a small shadow`() {
    let bitmap = picture(
      Shadow(sigma: 1e9), [fill(FixedRect(x: 20, y: 20, width: 60, height: 60))], width: 100, height: 100)
    // 60 · 60 pixels spread over thousands of rows and columns leave nothing, but the source is there.
    #expect(bitmap[5, 5] == .transparent && bitmap[50, 50].alpha == 255)
  }

  @Test func `rows of a shadow that are the same are drawn once`() {
    var recorder = RunRecorder()
    let shadow = DisplayItem(.group(Group(shadow: Shadow(sigma: 4), itemCount: 1)))
    let bar = fill(FixedRect(x: 10, y: 100, width: 5, height: 700))
    Rasterizer().render(DisplayList(width: 30, height: 1_000, items: [shadow, bar]), into: &recorder)
    // 16 rows of fading about each end, and the three runs before, between and behind.
    #expect(recorder.runs.count == 16 + 16 + 3)
    #expect(recorder.runs.contains { $0.count == 700 - 16 })
  }
}
