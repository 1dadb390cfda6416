import Paths
import Raster

/// The area of what lies inside outlines within a window: slow, and as plain as the definition.
///
/// The window is cut into slabs at every end and crossing of two edges, and wherever an edge enters or leaves the
/// window's sides. In a slab each edge is a straight line that meets no other, so that the inside is a row of
/// trapezoids, told by counting edges from the left. Heights are exact fractions; areas are Doubles, whose errors
/// lie below 10⁻⁹ of a pixel.
struct CoverageOracle {
  private struct Line {
    var x0, y0, x1, y1: Int

    func x(at y: Double) -> Double {
      Double(x0) + (y - Double(y0)) * Double(x1 - x0) / Double(y1 - y0)
    }
  }

  private var lines: [Line] = []
  private let isEvenOdd: Bool

  /// Outlines in 1/256 pixels.
  init(_ contours: [[FixedPoint]], evenOdd: Bool) {
    isEvenOdd = evenOdd
    for contour in contours {
      guard var from = contour.last else { continue }
      for to in contour {
        lines.append(
          Line(
            x0: Int(from.x.rawValue), y0: Int(from.y.rawValue), x1: Int(to.x.rawValue), y1: Int(to.y.rawValue)
          ))
        from = to
      }
    }
    lines.removeAll { $0.y0 == $0.y1 }
  }

  /// The share of the pixel in column `x` of row `y` that is inside, and inside `clip`.
  func coverage(x: Int, y: Int, clip: FixedRect = .everything) -> Double {
    let pixel = FixedRect(x: x, y: y, width: 1, height: 1).intersection(clip)
    guard !pixel.isEmpty else { return 0 }
    let (minX, maxX) = (Int(pixel.minX.rawValue), Int(pixel.maxX.rawValue))
    let (minY, maxY) = (Int(pixel.minY.rawValue), Int(pixel.maxY.rawValue))
    // Lines to the right of the pixel have no part in it, and those to the left need not be told apart.
    let near = lines.filter {
      max($0.y0, $0.y1) > minY && min($0.y0, $0.y1) < maxY && min($0.x0, $0.x1) < maxX
    }
    let within = near.filter { max($0.x0, $0.x1) > minX }
    var heights = [Fraction(minY, 1), Fraction(maxY, 1)]
    for line in near {
      for y in [line.y0, line.y1] where minY < y && y < maxY { heights.append(Fraction(y, 1)) }
    }
    for (index, line) in within.enumerated() {
      if line.x0 != line.x1 {
        for side in [minX, maxX] {
          heights.append(
            Fraction(
              line.y0 * (line.x1 - line.x0) + (side - line.x0) * (line.y1 - line.y0), line.x1 - line.x0))
        }
      }
      for other in within[..<index] {
        let (ax, ay) = (line.x1 - line.x0, line.y1 - line.y0)
        let (bx, by) = (other.x1 - other.x0, other.y1 - other.y0)
        let cross = ax * by - ay * bx
        guard cross != 0 else { continue }
        // line.0 + t · a meets other.0 + u · b at t = ((other.0 − line.0) × b) / (a × b).
        let t = (other.x0 - line.x0) * by - (other.y0 - line.y0) * bx
        heights.append(Fraction(line.y0 * cross + t * ay, cross))
      }
    }
    heights.removeAll { $0 < Fraction(minY, 1) || Fraction(maxY, 1) < $0 }
    heights.sort { $0 < $1 }
    var area = 0.0
    for (upper, lower) in zip(heights, heights.dropFirst()) where upper < lower {
      let middle = (upper.value + lower.value) / 2
      var crossings =
        near
        .filter { min(Double($0.y0), Double($0.y1)) < middle && middle < max(Double($0.y0), Double($0.y1)) }
        .map { (x: min(max($0.x(at: middle), Double(minX)), Double(maxX)), winding: $0.y0 < $0.y1 ? 1 : -1) }
      crossings.append((x: Double(maxX), winding: 0))
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in crossings.enumerated() {
        winding += crossing.winding
        guard isEvenOdd ? winding & 1 != 0 : winding != 0, index + 1 < crossings.count else { continue }
        area += (crossings[index + 1].x - crossing.x) * (lower.value - upper.value)
      }
    }
    return area / 65_536
  }
}

/// A fraction that compares exactly.
private struct Fraction {
  var numerator: Int128
  var denominator: Int128
  var value: Double { Double(numerator) / Double(denominator) }

  init(_ numerator: Int, _ denominator: Int) {
    self.numerator = Int128(denominator < 0 ? -numerator : numerator)
    self.denominator = Int128(abs(denominator))
  }

  static func < (a: Fraction, b: Fraction) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}
