internal import CPixels
internal import Paths

/// The geometry that determines the parameters of points in a gradient's space.
enum GradientParameter {
  struct Line {
    var start: Point
    var dx: Double
    var dy: Double

    /// Returns the parameter of `point`.
    @inline(__always)
    func value(at point: Point) -> Double {
      ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
    }

    /// Returns the line with the transform of points to its space, in the type of the kernels.
    func mapped(by map: AffineTransform) -> cpixels_line {
      cpixels_line(
        a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty, start_x: start.x, start_y: start.y,
        dx: dx, dy: dy)
    }
  }

  /// The circles with centre `start` + t·(dx, dy) and radius `radius` + t·growth.
  struct Circles {
    var start: Point
    var radius: Double
    var dx: Double
    var dy: Double
    var growth: Double
  }

  case none
  case linear(Line)
  case radial(Circles)
  case conic(centre: Point, angle: Double)

  init(_ gradient: Gradient) {
    self = .none
    switch gradient.geometry {
    case .linear(let from, let to):
      let line = Line(start: from, dx: to.x - from.x, dy: to.y - from.y)
      if line.dx != 0 || line.dy != 0 { self = .linear(line) }
    case .radial(let from, let fromRadius, let to, let toRadius):
      let (first, second) = (max(0, fromRadius), max(0, toRadius))
      let circles = Circles(
        start: from, radius: first, dx: to.x - from.x, dy: to.y - from.y, growth: second - first)
      if circles.dx != 0 || circles.dy != 0 || circles.growth != 0 { self = .radial(circles) }
    case .conic(let centre, let angle): self = .conic(centre: centre, angle: angle)
    }
  }

  /// Returns the parameter of `point`, if it is `drawn`; of two of a radial gradient, the greater one that is.
  func value(at point: Point, drawn: ClosedRange<Double>) -> Double? {
    let t: Double
    switch self {
    case .none: return nil
    case .linear(let line): t = line.value(at: point)
    case .radial(let circles): return circles.parameter(at: point, drawn: drawn)
    case .conic(let centre, let angle):
      let turns = (Trigonometry.angle(x: point.x - centre.x, y: point.y - centre.y) - angle) / (2 * .pi)
      t = turns - turns.rounded(.down)
    }
    return drawn.contains(t) ? t : nil
  }
}

// A radial gradient took 5.6 times as long with its parameters in arrays.
extension GradientParameter.Circles {
  /// Returns the greatest drawn parameter of the circles through `point`, apart from those of negative radii.
  ///
  /// Parameters solve a·t² − 2·b·t + c = 0; the root that would lose digits is computed from the other, as c / (a·t).
  fileprivate func parameter(at point: Point, drawn: ClosedRange<Double>) -> Double? {
    let (x, y) = (point.x - start.x, point.y - start.y)
    let a = dx * dx + dy * dy - growth * growth
    let b = x * dx + y * dy + radius * growth
    let c = x * x + y * y - radius * radius
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let sum = b >= 0 ? b + root : b - root
    func isDrawn(_ t: Double) -> Bool { t.isFinite && radius + t * growth >= 0 && drawn.contains(t) }
    guard sum != 0 else { return a != 0 && isDrawn(0) ? 0 : nil }
    let (first, second) = (sum / a, c / sum)
    let (greater, lesser) = (max(first, second), min(first, second))
    return isDrawn(greater) ? greater : isDrawn(lesser) ? lesser : nil
  }
}
