extension Path {
  /// The number of dashes beyond which the path remains whole.
  private static let maximumDashes = 100_000

  /// Returns the dashes of a line along this path, each as an open subpath; curves remain curves.
  ///
  /// The pattern is repeated, and begins again with each subpath. If a closed subpath begins and ends within a dash,
  /// the two parts are joined. A dash of length 0 has a direction, for square caps: its end is beside its start by a
  /// trillionth. Without lengths, or if one is negative or not finite, or all are 0, the path remains whole.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which a subpath begins.
  ///   - lengths: The lengths of dashes and gaps in turn.
  public func dashed(phase: Double = 0, lengths: [Double]) -> Path {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let total = pattern.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return self }
    let outlines = outlinesOfCurves.map { outline in (outline, outline.curves.map(MeasuredCurve.init)) }
    let length = outlines.reduce(0) { $1.1.reduce($0) { $0 + $1.length } }
    guard length / total * Double(pattern.count) < Double(Path.maximumDashes) else { return self }
    var result = Path()
    for (outline, curves) in outlines {
      var dasher = Dasher(pattern, phase: phase, total: total)
      dasher.add(curves)
      result.append(dasher.path(of: outline))
    }
    return result
  }
}

/// An algorithm that divides one subpath into dashes.
private struct Dasher {
  private let pattern: [Double]
  /// The current dash or gap, and its remaining length.
  private var index = 0
  private var rest: Double
  private var isOn: Bool { index % 2 == 0 }
  /// The finished dashes and the current one; a dash is a chain of curves.
  private var dashes: [[Curve]] = []
  private var current: [Curve] = []
  private let beginsOn: Bool
  private var hasGap = false

  init(_ pattern: [Double], phase: Double, total: Double) {
    self.pattern = pattern
    var passed = phase.truncatingRemainder(dividingBy: total)
    if passed < 0 { passed += total }
    while passed > 0, passed >= pattern[index], index + 1 < pattern.count {
      passed -= pattern[index]
      index += 1
    }
    rest = max(0, pattern[index] - passed)
    beginsOn = index % 2 == 0
  }

  mutating func add(_ curves: [MeasuredCurve]) {
    for curve in curves {
      var at = 0.0
      while curve.length - at > rest {
        let end = at + rest
        if isOn { cut(curve, from: at, to: end) }
        if isOn { finishDash() } else { hasGap = true }
        at = end
        index = (index + 1) % pattern.count
        rest = pattern[index]
      }
      if isOn { cut(curve, from: at, to: curve.length) } else { hasGap = true }
      rest -= curve.length - at
    }
  }

  private mutating func cut(_ curve: MeasuredCurve, from: Double, to: Double) {
    let (t0, t1) = (curve.parameter(at: from), curve.parameter(at: to))
    if t0 < t1 {
      current.append(curve.curve.part(from: t0, to: t1))
    } else if current.isEmpty, pattern[index] == 0 {
      let start = curve.curve.point(at: t0)
      let direction = curve.direction(at: t0)
      let step = max(1, abs(start.x), abs(start.y)) * 0x1p-40
      current.append(.line(start, Point(x: start.x + direction.x * step, y: start.y + direction.y * step)))
    }
  }

  private mutating func finishDash() {
    if !current.isEmpty { dashes.append(current) }
    current = []
  }

  /// Returns the dashes, after all curves were added.
  func path(of outline: Path.Outline) -> Path {
    var dashes = self.dashes
    var path = Path()
    // Without a gap, the result is a dot, or one dash for the whole subpath.
    if !hasGap, dashes.isEmpty, beginsOn {
      path.append(outline)
      return path
    }
    if !current.isEmpty {
      if outline.isClosed, beginsOn, let first = dashes.first, first.first?.start == outline.start {
        dashes[0] = current + first
      } else {
        dashes.append(current)
      }
    }
    for dash in dashes { path.append(dash) }
    return path
  }
}

extension Path {
  fileprivate mutating func append(_ curves: [Curve]) {
    guard let first = curves.first else { return }
    move(to: first.start)
    for curve in curves { append(curve.element) }
  }
}

/// A curve with its length at every parameter.
///
/// Lengths are those of chords at equal steps of the parameter, so many that none deviates from the curve by more than
/// a 100,000th of the distance along its points.
struct MeasuredCurve {
  let curve: Curve
  /// The length up to the end of each chord.
  private let lengths: [Double]

  /// Creates the measure of `curve`.
  init(_ curve: Curve) {
    self.curve = curve
    let points = curve.points
    let size = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let count = curve.chords(tolerance: size * 1e-5)
    var lengths: [Double] = []
    var (sum, last) = (0.0, curve.start)
    for index in 1...count {
      let next = curve.point(at: Double(index) / Double(count))
      sum += last.distance(to: next)
      lengths.append(sum)
      last = next
    }
    self.lengths = lengths
  }

  /// The length of the curve.
  var length: Double { lengths[lengths.count - 1] }

  /// Returns the parameter at a length from the start.
  func parameter(at length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard length < self.length else { return 1 }
    var (low, high) = (0, lengths.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if lengths[middle] < length { low = middle + 1 } else { high = middle }
    }
    let before = low > 0 ? lengths[low - 1] : 0
    return (Double(low) + (length - before) / (lengths[low] - before)) / Double(lengths.count)
  }

  /// Returns the direction at a parameter; to the right if the curve has none.
  func direction(at t: Double) -> Point {
    (t < 1 ? curve.part(from: t, to: 1).startDirection : curve.endDirection) ?? Point(x: 1, y: 0)
  }
}
