import Foundation
import Paths

@testable import Raster

/// A backdrop by sums over all weights of the three boxes, pixel by pixel.
struct PlainBackdrop {
  private let backdrop: Backdrop
  private let canvas: PixelRect
  /// The weights of the pixels to both sides, the middle one included.
  let weights: [Int]

  init(_ backdrop: Backdrop, _ canvas: PixelRect) {
    self.backdrop = backdrop
    self.canvas = canvas
    let width = Int(max(0, backdrop.sigma) * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    weights = PlainBackdrop.weights(width: width % 2 == 0 ? width + 1 : width)
  }

  /// The weights of three boxes, one after the other.
  static func weights(width: Int) -> [Int] {
    var weights = [1]
    for _ in 0..<3 {
      var wider = Array(repeating: 0, count: weights.count + width - 1)
      for (place, weight) in weights.enumerated() {
        for step in 0..<width { wider[place + step] += weight }
      }
      weights = wider
    }
    return weights
  }

  /// The image that the backdrop shows of a plane in `area`.
  func image(of plane: PlainDrawing.Plane, _ area: PixelRect) -> ImagePaint {
    var across = PlainDrawing.Plane(area)
    for y in canvas.rows { for x in area.columns { across[x, y] = mean { on(plane, x + $0, y) } } }
    var pixels: [Pixel] = []
    for y in area.rows {
      for x in area.columns { pixels.append(filtered(mean { on(across, x, y + $0, isRow: true) })) }
    }
    return ImagePaint(
      Picture(Bitmap(width: area.columns.count, height: area.rows.count, pixels: pixels)),
      deviceToImage: .translation(x: -Double(area.columns.lowerBound), y: -Double(area.rows.lowerBound)),
      sampling: .nearest)
  }

  /// The pixel of the canvas nearest to a position; among blurred rows, all columns are known.
  private func on(_ plane: PlainDrawing.Plane, _ x: Int, _ y: Int, isRow: Bool = false) -> Pixel {
    guard !canvas.isEmpty else { return .transparent }
    let column = isRow ? x : max(0, min(x, canvas.columns.upperBound - 1))
    return plane[column, max(0, min(y, canvas.rows.upperBound - 1))]
  }

  private func mean(_ pixel: (Int) -> Pixel) -> Pixel {
    var sums = SIMD4<Int>.zero
    for (place, weight) in weights.enumerated() {
      let pixel = pixel(place - weights.count / 2)
      sums &+= SIMD4(Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)) &* weight
    }
    let total = weights.reduce(0, +)
    func byte(_ sum: Int) -> UInt8 { UInt8((2 * sum + total) / (2 * total)) }
    return Pixel(red: byte(sums.x), green: byte(sums.y), blue: byte(sums.z), alpha: byte(sums.w))
  }

  private func filtered(_ pixel: Pixel) -> Pixel {
    let luminance =
      (54 * Double(pixel.red) + 183 * Double(pixel.green) + 19 * Double(pixel.blue)) / 256
    let factor = (max(0, min(backdrop.saturation, 8)) * 256 + 0.5).rounded(.down) / 256
    func moved(_ channel: UInt8) -> UInt8 {
      let exact = luminance + (Double(channel) - luminance) * factor
      return UInt8(max(0, min((exact + 0.5).rounded(.down), Double(pixel.alpha))))
    }
    let saturated = Pixel(
      red: moved(pixel.red), green: moved(pixel.green), blue: moved(pixel.blue), alpha: pixel.alpha)
    let tint = PlainBlend.source(backdrop.tint, coverage: 255)
    return PlainBlend.pixel(.sourceOver, tint, over: saturated, coverage: 255)
  }
}
