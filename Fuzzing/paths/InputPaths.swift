import Paths
import TestSupport

/// Paths that bytes say.
struct InputPaths {
  /// The places of points: anywhere, on a coarse grid, so that paths share corners and sides, or hardly beside it.
  private enum Place: CaseIterable { case anywhere, onGrid, nearGrid }

  private static let hostile: [Double] = [
    0, -0.0, .nan, .infinity, -.infinity, 1e308, -1e308, 1e150, 1e100, -1e30, 1e15, 1e-9, 1e-300,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  private var random: SeededGenerator
  private let place: Place
  /// The side of the square in which points are.
  let size = 8.0

  init(bytes: some Sequence<UInt8>) {
    random = SeededGenerator(bytes: bytes)
    place = Place.allCases[Int.random(in: 0..<3, using: &random)]
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  mutating func chance(_ outOf: Int) -> Bool { below(outOf) == 0 }

  private mutating func number() -> Double {
    let share = Double(below(1 << 16)) / 0x1p16
    return switch place {
    case .anywhere: share * size
    case .onGrid: (share * size).rounded(.down)
    case .nearGrid: Double(below(4)) + (share - 0.5) * 1e-6
    }
  }

  mutating func point() -> Point { Point(x: number(), y: number()) }

  private mutating func hostileNumber() -> Double {
    chance(3) ? Self.hostile[below(Self.hostile.count)] : number()
  }

  mutating func hostilePoint() -> Point { Point(x: hostileNumber(), y: hostileNumber()) }

  /// Returns a path of up to three subpaths.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<1 + below(3) { append(to: &path) { $0.point() } }
    return path
  }

  /// Returns a path with numbers of all sizes.
  mutating func hostilePath() -> Path {
    var path = Path()
    for _ in 0..<1 + below(3) {
      switch below(8) {
      case 0:
        path.appendArc(
          center: hostilePoint(), radius: hostileNumber(), from: hostileNumber(), by: hostileNumber())
      case 1: path.appendArc(touching: hostilePoint(), hostilePoint(), radius: hostileNumber())
      case 2: path.appendEllipse(in: rect())
      case 3: path.appendRoundedRect(roundedRect())
      case 4: path.appendContinuousRoundedRect(roundedRect())
      default: append(to: &path) { $0.hostilePoint() }
      }
    }
    return path
  }

  mutating func rect() -> Rect {
    let (one, other) = (hostilePoint(), hostilePoint())
    return Rect(minX: one.x, minY: one.y, maxX: other.x, maxY: other.y)
  }

  private mutating func roundedRect() -> RoundedRect {
    func radius() -> CornerRadius { CornerRadius(x: hostileNumber(), y: hostileNumber()) }
    return RoundedRect(
      rect: rect(), topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius())
  }

  mutating func style() -> StrokeStyle {
    StrokeStyle(
      width: hostileNumber(), cap: [.butt, .round, .square][below(3)],
      join: [.miter, .round, .bevel][below(3)],
      miterLimit: hostileNumber(), dashPhase: hostileNumber(),
      dashLengths: (0..<below(4)).map { _ in hostileNumber() })
  }

  mutating func share() -> Double { hostileNumber() / 4 }

  mutating func transform() -> AffineTransform {
    AffineTransform(
      a: hostileNumber(), b: hostileNumber(), c: hostileNumber(), d: hostileNumber(), tx: hostileNumber(),
      ty: hostileNumber())
  }

  private mutating func append(to path: inout Path, _ point: (inout InputPaths) -> Point) {
    path.move(to: point(&self))
    for _ in 0..<below(7) {
      switch below(5) {
      case 0: path.quad(to: point(&self), control: point(&self))
      case 1: path.cubic(to: point(&self), point(&self), point(&self))
      default: path.line(to: point(&self))
      }
    }
    if chance(2) { path.close() }
  }
}
