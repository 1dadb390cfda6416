extension Path {
  /// More dashes than this are not cut: the path stays whole.
  private static let maximumDashes = 100_000

  /// The dashes of a line along this path, each an open outline; curves stay curves.
  ///
  /// `lengths` are those of dashes and gaps in turn, and are gone through again and again, `phase` having passed
  /// where an outline begins. Each outline begins anew. Where a closed outline begins and ends within a dash, the
  /// two parts are one. A dash of no length has a direction, for caps that are square: its end is beside its start
  /// by a trillionth. Without lengths, or where one is negative, not finite or all are 0, the path stays whole.
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

/// Cuts one outline into dashes.
private struct Dasher {
  private let pattern: [Double]
  /// The dash or gap that is being gone through, and what is left of it.
  private var index = 0
  private var rest: Double
  private var isOn: Bool { index % 2 == 0 }
  /// The finished dashes and the one that is being made; a dash is a chain of curves.
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

  /// The dashes, once all curves are added.
  func path(of outline: Path.Outline) -> Path {
    var dashes = self.dashes
    var path = Path()
    // Nothing to cut: a dot, or one dash for all.
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

/// A curve whose length is known at every parameter.
///
/// Lengths are those of chords at equal steps of the parameter, so many that none strays from the curve by more
/// than a 100,000th of the way along its points.
struct MeasuredCurve {
  let curve: Curve
  /// The length up to the end of each chord.
  private let lengths: [Double]

  /// Measures `curve`.
  init(_ curve: Curve) {
    self.curve = curve
    let points = curve.points
    let size = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let count = size > 0 ? curve.chords(tolerance: size * 1e-5) : 1
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

  /// The whole length.
  var length: Double { lengths[lengths.count - 1] }

  /// The parameter at which the curve has come so far.
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

  /// The direction at a parameter; to the right where the curve has none.
  func direction(at t: Double) -> Point {
    (t < 1 ? curve.part(from: t, to: 1).startDirection : curve.endDirection) ?? Point(x: 1, y: 0)
  }
}
