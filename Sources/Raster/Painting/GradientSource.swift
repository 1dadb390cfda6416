internal import Paths

/// A gradient made ready to give source pixels.
struct GradientSource {
  private let map: AffineTransform
  private let parameter: GradientParameter
  private let ramp: ColorRamp
  private let extendsBefore: Bool
  private let extendsAfter: Bool

  init(_ gradient: Gradient) {
    map = gradient.deviceToGradient
    parameter = map.isFinite ? GradientParameter(gradient) : .none
    ramp = ColorRamp(gradient)
    extendsBefore = gradient.extendsBefore
    extendsAfter = gradient.extendsAfter
  }

  /// Whether colours run across only, so that each row is like the next.
  var isEqualInAllRows: Bool {
    switch parameter {
    case .none: true
    case .linear(let line): (line.dx == 0 || map.c == 0) && (line.dy == 0 || map.d == 0)
    case .radial, .conic: false
    }
  }

  /// Appends the source pixels of the given columns of `row`.
  func append(_ columns: Range<Int>, row: Int, to pixels: inout [Pixel]) {
    let y = Double(row) + 0.5
    var next = 0
    guard case .linear(let line) = parameter else {
      for column in columns {
        let t = parameter.value(
          at: map.map(Point(x: Double(column) + 0.5, y: y)), extendsBefore: extendsBefore,
          extendsAfter: extendsAfter)
        pixels.append(color(at: t, &next))
      }
      return
    }
    // A header's gradient over half a screen took as long as all other views on it, pixel by pixel.
    var column = columns.lowerBound
    while column < columns.upperBound {
      if column + 4 <= columns.upperBound {
        let x = SIMD4(Double(column), Double(column + 1), Double(column + 2), Double(column + 3)) + 0.5
        let t = line.value(x: map.a * x + map.c * y + map.tx, y: map.b * x + map.d * y + map.ty)
        if min(t.x, t.y, t.z, t.w) >= 0, max(t.x, t.y, t.z, t.w) <= 1,
          let words = ramp.colors(at: t, next: next)
        {
          for index in 0..<4 { pixels.append(Pixel(channels: words[index])) }
          column += 4
          continue
        }
      }
      let point = map.map(Point(x: Double(column) + 0.5, y: y))
      pixels.append(color(at: line.value(at: point), &next))
      column += 1
    }
  }

  @inline(__always)
  private func color(at t: Double?, _ next: inout Int) -> Pixel {
    guard let t, !t.isNaN, t >= 0 || extendsBefore, t <= 1 || extendsAfter else { return .transparent }
    return ramp.color(at: max(0, min(t, 1)), next: &next)
  }
}

extension AffineTransform {
  /// Whether no entry is infinite or no number.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

/// What gives points of a gradient's space their parameters.
enum GradientParameter {
  struct Line {
    var start: Point
    var dx: Double
    var dy: Double

    /// The parameter of `point`.
    @inline(__always)
    func value(at point: Point) -> Double {
      ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
    }

    /// The parameters of four points.
    @inline(__always)
    func value(x: SIMD4<Double>, y: SIMD4<Double>) -> SIMD4<Double> {
      ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy)
    }
  }

  /// Circles with centre `start` + t·(dx, dy) and radius `radius` + t·growth.
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

  /// The parameter of `point`; `nil` where there is none. Where a radial gradient has two, the greater of those that
  /// are drawn.
  func value(at point: Point, extendsBefore: Bool, extendsAfter: Bool) -> Double? {
    let t: Double?
    switch self {
    case .none: return nil
    case .linear(let line): t = line.value(at: point)
    case .radial(let circles):
      t = circles.parameters(at: point).first { t in
        circles.radius + t * circles.growth >= 0 && (t >= 0 || extendsBefore) && (t <= 1 || extendsAfter)
      }
    case .conic(let centre, let angle):
      let turns = (Trigonometry.angle(x: point.x - centre.x, y: point.y - centre.y) - angle) / (2 * .pi)
      t = turns - turns.rounded(.down)
    }
    guard let t, !t.isNaN else { return nil }
    return t
  }
}

extension GradientParameter.Circles {
  /// The parameters of the circles (negative radii among them) that pass through `point`, the greater first.
  ///
  /// They solve a·t² − 2·b·t + c = 0; the root that would lose digits is found from the other, as c / (a·t).
  fileprivate func parameters(at point: Point) -> [Double] {
    let (x, y) = (point.x - start.x, point.y - start.y)
    let a = dx * dx + dy * dy - growth * growth
    let b = x * dx + y * dy + radius * growth
    let c = x * x + y * y - radius * radius
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    let sum = b >= 0 ? b + root : b - root
    guard sum != 0 else { return a != 0 ? [0] : [] }
    let (first, second) = (sum / a, c / sum)
    return [max(first, second), min(first, second)].filter(\.isFinite)
  }
}
