import Paths

@testable import Raster

/// The colour of a paint in one pixel, straight from the definitions.
enum PlainPaint {
  /// The source pixel in column `x` of row `y`.
  static func pixel(_ paint: Paint, x: Int, y: Int) -> Pixel {
    let centre = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
    switch paint {
    case .solid(let color): return PlainBlend.source(color, coverage: 255)
    // A drawing makes images of backdrops first.
    case .backdrop: return .transparent
    case .gradient(let gradient): return pixel(gradient, at: gradient.deviceToGradient.map(centre))
    case .image(let image): return pixel(image, at: image.deviceToImage.map(centre))
    }
  }

  private static func pixel(_ gradient: Gradient, at point: Point) -> Pixel {
    let parameters = self.parameters(gradient.geometry, at: point)
    for t in parameters.sorted(by: >)
    where (t >= 0 || gradient.extendsBefore) && (t <= 1 || gradient.extendsAfter) {
      return color(gradient, at: min(max(t, 0), 1))
    }
    return .transparent
  }

  /// All parameters that the geometry gives a point.
  private static func parameters(_ geometry: Gradient.Geometry, at point: Point) -> [Double] {
    switch geometry {
    case .linear(let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      if dx == 0 && dy == 0 { return [] }
      return [((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)]
    case .conic(let centre, let angle):
      let turns = (Trigonometry.angle(x: point.x - centre.x, y: point.y - centre.y) - angle) / (2 * .pi)
      return [turns - turns.rounded(.down)]
    case .radial(let from, let r0, let to, let r1):
      // |p − c(t)| = r(t): a·t² − 2·b·t + c = 0.
      let (dx, dy, growth) = (to.x - from.x, to.y - from.y, r1 - r0)
      let (x, y) = (point.x - from.x, point.y - from.y)
      if dx == 0 && dy == 0 && growth == 0 { return [] }
      let a = dx * dx + dy * dy - growth * growth
      let b = x * dx + y * dy + r0 * growth
      let c = x * x + y * y - r0 * r0
      let discriminant = b * b - a * c
      if discriminant < 0 { return [] }
      let q = b >= 0 ? b + discriminant.squareRoot() : b - discriminant.squareRoot()
      let roots = q == 0 ? (a == 0 ? [] : [0]) : [q / a, c / q]
      return roots.filter { $0.isFinite && r0 + $0 * growth >= 0 }
    }
  }

  private static func color(_ gradient: Gradient, at t: Double) -> Pixel {
    var stops = gradient.stops
    // A stable sort by insertion.
    for end in stops.indices {
      var index = end
      while index > 0, stops[index - 1].location > stops[index].location {
        stops.swapAt(index - 1, index)
        index -= 1
      }
    }
    if stops.isEmpty { return .transparent }
    let straight = gradient.interpolation == .straight
    func channels(_ stop: GradientStop) -> [Double] {
      let color = [stop.red, stop.green, stop.blue].map { min(max($0, 0), 1) }
      return color.map { straight ? $0 : $0 * stop.alpha } + [stop.alpha]
    }
    var mixed = channels(stops[0])
    for index in stops.indices where stops[index].location <= t {
      mixed = channels(stops[index])
      guard index + 1 < stops.count, stops[index + 1].location > t else { continue }
      let next = channels(stops[index + 1])
      let share = (t - stops[index].location) / (stops[index + 1].location - stops[index].location)
      for channel in 0..<4 { mixed[channel] += (next[channel] - mixed[channel]) * share }
    }
    if straight { for channel in 0..<3 { mixed[channel] *= mixed[3] } }
    let bytes = mixed.map { UInt8(($0 * Double(gradient.opacity) + 0.5).rounded(.down)) }
    return Pixel(
      red: min(bytes[0], bytes[3]), green: min(bytes[1], bytes[3]), blue: min(bytes[2], bytes[3]),
      alpha: bytes[3])
  }

  private static func pixel(_ paint: ImagePaint, at point: Point) -> Pixel {
    let map = paint.deviceToImage
    let across = weights(point.x, step: (map.a, map.c), paint.sampling)
    let down = weights(point.y, step: (map.b, map.d), paint.sampling)
    var sums = [0, 0, 0, 0]
    var total = 0
    for (y, yWeight) in down {
      for (x, xWeight) in across {
        let pixel = plane(paint, x: x, y: y)
        for (index, channel) in [pixel.red, pixel.green, pixel.blue, pixel.alpha].enumerated() {
          sums[index] += Int(channel) * xWeight * yWeight
        }
        total += xWeight * yWeight
      }
    }
    let bytes = sums.map { UInt8((2 * $0 + total) / (2 * total)) }
    let mean = Pixel(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    let colored = paint.alphaColor.map { PlainBlend.source($0, coverage: mean.alpha) } ?? mean
    return PlainBlend.faded(colored, to: paint.opacity)
  }

  /// The pixels of the endless plane along one axis that a coordinate takes its colour from, and their weights.
  private static func weights(
    _ coordinate: Double, step: (Double, Double), _ sampling: ImagePaint.Sampling
  ) -> [(Int, Int)] {
    let position = Int((coordinate * 256 + 0.5).rounded(.down))
    if sampling == .nearest { return [(position >> 8, 1)] }
    let reach = (step.0 * step.0 + step.1 * step.1).squareRoot()
    let length = sampling == .linear ? 256 : max(256, Int((reach * 256 + 0.5).rounded(.down)))
    let start = position - length / 2
    var weights: [Int: Int] = [:]
    for sample in start..<(start + length) { weights[sample >> 8, default: 0] += 1 }
    return weights.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A pixel of the endless plane that the tilings make of the source rectangle.
  private static func plane(_ paint: ImagePaint, x: Int, y: Int) -> Pixel {
    let bitmap = paint.image.bitmap
    func inside(_ index: Int, _ source: Range<Int>, _ side: Int, _ tiling: ImagePaint.Tiling) -> Int? {
      let range = max(source.lowerBound, 0)..<max(0, source.lowerBound, min(source.upperBound, side))
      guard !range.isEmpty else { return nil }
      var index = index
      switch tiling {
      case .none: return range.contains(index) ? index : nil
      case .clamp: return min(max(index, range.lowerBound), range.upperBound - 1)
      case .repeat:
        while index < range.lowerBound { index += range.count }
        while index >= range.upperBound { index -= range.count }
        return index
      }
    }
    guard let column = inside(x, paint.source.columns, bitmap.width, paint.tilingX),
      let row = inside(y, paint.source.rows, bitmap.height, paint.tilingY)
    else { return .transparent }
    return bitmap[column, row]
  }
}
