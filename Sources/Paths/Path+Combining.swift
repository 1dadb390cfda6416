/// A Boolean operation on two areas.
public enum AreaOperation: Sendable {
  /// The points in either area.
  case union
  /// The points in both areas.
  case intersection
  /// The points in the first area alone.
  case difference
  /// The points in one of the areas alone.
  case symmetricDifference

  func callAsFunction(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .difference: first && !second
    case .symmetricDifference: first != second
    }
  }
}

extension Path {
  /// Returns the result of `operation` on the insides of this path and `other`, both by the same rule.
  ///
  /// The outlines of the result have straight sides, which deviate from the curves by at most `tolerance`, and do not
  /// cross: those around areas run clockwise on a screen, those around holes the other way, so that both rules have the
  /// same inside. Corners of either path keep their positions, crossings are rounded to 2⁻²⁴ of the whole.
  public func combined(
    with other: Path, by operation: AreaOperation, evenOdd: Bool, tolerance: Double
  ) -> Path {
    Path(polygons: combinedPolygons(with: other, by: operation, evenOdd: evenOdd, tolerance: tolerance))
  }

  /// Returns the same inside with outlines that do not cross, as those of `combined(with:by:evenOdd:tolerance:)`.
  public func normalized(evenOdd: Bool, tolerance: Double) -> Path {
    combined(with: Path(), by: .union, evenOdd: evenOdd, tolerance: tolerance)
  }

  /// Returns the separate parts of the inside, each with its holes.
  public func components(evenOdd: Bool, tolerance: Double) -> [Path] {
    let polygons = combinedPolygons(with: Path(), by: .union, evenOdd: evenOdd, tolerance: tolerance)
    let areas = polygons.map(Path.area)
    // A hole belongs to the smallest area around its side; islands in it do not contain that.
    let outer = polygons.indices.filter { areas[$0] > 0 }.sorted { areas[$0] < areas[$1] }
    var holes: [Int: [[Point]]] = [:]
    for index in polygons.indices where areas[index] < 0 {
      let place = Path.place(on: polygons[index])
      if let owner = outer.first(where: { Path(polygons: [polygons[$0]]).contains(place) }) {
        holes[owner, default: []].append(polygons[index])
      }
    }
    return outer.sorted().map { Path(polygons: [polygons[$0]] + (holes[$0] ?? [])) }
  }

  private func combinedPolygons(
    with other: Path, by operation: AreaOperation, evenOdd: Bool, tolerance: Double
  ) -> [[Point]] {
    let finite = { (polygon: [Point]) in polygon.allSatisfy { abs($0.x) < 1e150 && abs($0.y) < 1e150 } }
    let (first, second) = (
      polygons(tolerance: tolerance).filter(finite), other.polygons(tolerance: tolerance).filter(finite)
    )
    guard let grid = Grid(first + second) else { return [] }
    let combination = AreaCombination(first.map(grid.nodes), second.map(grid.nodes)) { a, b in
      evenOdd ? operation(a & 1 != 0, b & 1 != 0) : operation(a != 0, b != 0)
    }
    return combination.outlines.map { $0.map(grid.point) }
  }

  /// Returns twice the area that a polygon encloses, positive if it runs clockwise on a screen.
  private static func area(_ polygon: [Point]) -> Double {
    guard var from = polygon.last else { return 0 }
    var sum = 0.0
    for to in polygon {
      sum += from.x * to.y - to.x * from.y
      from = to
    }
    return sum
  }

  /// Returns the middle of a polygon's longest side.
  private static func place(on polygon: [Point]) -> Point {
    var (place, longest) = (polygon[0], 0.0)
    var from = polygon[polygon.count - 1]
    for to in polygon {
      if from.distance(to: to) > longest { (place, longest) = (from.towards(to, 0.5), from.distance(to: to)) }
      from = to
    }
    return place
  }
}

/// A grid that rounds points, and maps them back to the original ones.
private final class Grid {
  private let step: Double
  private var points: [AreaArrangement.Node: Point] = [:]

  /// Creates a grid for polygons; nil if all points are the origin.
  init?(_ polygons: [[Point]]) {
    let size = polygons.joined().reduce(0) { max($0, abs($1.x), abs($1.y)) }
    guard size > 1e-150 else { return nil }
    step = Double(sign: .plus, exponent: size.exponent - 25, significand: 1)
  }

  func nodes(_ polygon: [Point]) -> [AreaArrangement.Node] {
    polygon.map { point in
      let node = AreaArrangement.Node(
        x: Int64((point.x / step).rounded()), y: Int64((point.y / step).rounded()))
      if points[node] == nil { points[node] = point }
      return node
    }
  }

  func point(_ node: AreaArrangement.Node) -> Point {
    points[node] ?? Point(x: Double(node.x) * step, y: Double(node.y) * step)
  }
}
