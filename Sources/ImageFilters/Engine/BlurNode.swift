internal import Foundation
internal import GraphicsCore
internal import Paths

/// The weights of a blur in one direction, those of the pixels on both sides of the middle, which is the first.
struct BlurKernel: Sendable {
  let weights: [Float]

  var reach: Int { weights.count - 1 }

  /// Creates a Gaussian of the standard deviation `sigma`, up to three of them.
  static func gaussian(sigma: Double) -> BlurKernel {
    guard sigma > 0.01 else { return BlurKernel(weights: [1]) }
    let sigma = min(sigma, 100)
    let reach = Int((3 * sigma).rounded(.up))
    return BlurKernel((0...reach).map { Exponential.exp(-Double($0 * $0) / (2 * sigma * sigma)) })
  }

  /// Creates a box of `radius` pixels on both sides, the last one by a fraction.
  static func box(radius: Double) -> BlurKernel {
    guard radius > 0.01 else { return BlurKernel(weights: [1]) }
    let radius = min(radius, 300)
    let whole = Int(radius)
    let rest = radius - Double(whole)
    return BlurKernel(Array(repeating: 1, count: whole + 1) + (rest > 0 ? [rest] : []))
  }

  /// Creates weights in the given ratio, whose sum is 1.
  private init(_ ratio: [Double]) {
    let sum = ratio[0] + 2 * ratio.dropFirst().reduce(0, +)
    weights = ratio.map { Float($0 / sum) }
  }

  private init(weights: [Float]) {
    self.weights = weights
  }
}

/// An image that is blurred across and then up.
struct BlurNode: ImageNode {
  let image: any ImageNode
  let kernel: BlurKernel

  var extent: CGRect {
    let extent = image.extent
    guard !extent.isNull, !extent.isInfinite else { return extent }
    return extent.insetBy(dx: CGFloat(-kernel.reach), dy: CGFloat(-kernel.reach))
  }

  func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    let reach = kernel.reach
    guard reach > 0 else { return image.tile(area, space) }
    // Beyond the image, all is transparent.
    let seen = area.grown(by: reach, reach).intersection(PixelArea(around: image.extent))
    if area.isDivided(for: seen) { return pixelsOfHalves(of: area, space) }
    let source = image.tile(seen, space)
    guard !source.area.isEmpty else { return PixelTile(area) }
    let rows = PixelArea(x: area.x, y: area.y - reach, width: area.width, height: area.height + 2 * reach)
    let across = PixelTile(rows) { x, y in mean { source[x + $0, y] } }
    return PixelTile(area) { x, y in mean { across[x, y + $0] } }
  }

  private func mean(_ pixel: (Int) -> WorkingPixel) -> WorkingPixel {
    var sum = pixel(0) * kernel.weights[0]
    for distance in 1..<max(1, kernel.weights.count) {
      sum += (pixel(-distance) + pixel(distance)) * kernel.weights[distance]
    }
    return sum
  }
}

/// An image of squares, each with the colour of the pixel at its middle.
struct PixellateNode: ImageNode {
  let image: any ImageNode
  let center: CGPoint
  let side: Double

  var extent: CGRect { image.extent }

  func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    func middle(_ place: Int, _ center: CGFloat) -> Int {
      let steps = ((Double(place) + 0.5 - Double(center)) / side).rounded(.down)
      return Int(saturating: (Double(center) + (steps + 0.5) * side).rounded(.down))
    }
    let (left, right) = (middle(area.x, center.x), middle(area.maxX - 1, center.x))
    let (low, high) = (middle(area.y, center.y), middle(area.maxY - 1, center.y))
    let seen = PixelArea(x: left, y: low, width: right - left + 1, height: high - low + 1)
      .intersection(PixelArea(around: image.extent))
    if area.isDivided(for: seen) { return pixelsOfHalves(of: area, space) }
    let source = image.tile(seen, space)
    return PixelTile(area) { source[middle($0, center.x), middle($1, center.y)] }
      .kept(in: PixelArea(around: extent))
  }
}

/// One pixel: the mean of the pixels of a rectangle of an image.
struct AverageNode: ImageNode {
  let image: any ImageNode
  let rect: CGRect

  var extent: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    guard area.contains(0, 0) else { return PixelTile(area) }
    let whole = PixelArea(around: rect)
    let parts = whole.isDivisible ? whole.bands() : [whole]
    var sum = SIMD4<Double>.zero
    var count = 0
    for part in parts {
      let source = image.tile(part, space)
      for pixel in source.pixels { sum += SIMD4<Double>(pixel) }
      count += source.pixels.count
    }
    let mean = count == 0 ? .zero : WorkingPixel(sum / Double(count))
    return PixelTile(area) { $0 == 0 && $1 == 0 ? mean : .zero }
  }
}
