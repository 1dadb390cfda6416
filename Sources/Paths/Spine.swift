/// A subpath as straight pieces, for the outline of a stroke.
///
/// Where a curve begins or ends, a piece of length 0 has its exact direction: caps and joins follow the curve and not
/// its first or last chord.
struct Spine {
  /// A straight piece of a subpath.
  struct Piece {
    var start: Point
    /// The direction, of length 1.
    var direction: Point
    var length: Double
    /// Whether or not the subpath turns here along a curve, rather than at a corner.
    var isSmooth: Bool
  }

  /// The start of the subpath, which is all of one without pieces.
  let start: Point
  private(set) var pieces: [Piece] = []
  private(set) var end: Point
  let isClosed: Bool
  /// The direction at the end of the last curve, until it is known whether or not the next element continues in it.
  private var pending: Point?

  /// Creates the pieces of `outline`, which deviate from its curves by at most `tolerance`.
  init(_ outline: Path.Outline, tolerance: Double) {
    start = outline.start
    end = outline.start
    isClosed = outline.isClosed
    for curve in outline.curves { add(curve, tolerance) }
    if isClosed, let first = pieces.first, let pending, pending.isAlong(first.direction) {
      // The subpath closes smoothly: its turn is that of the curve.
      self.pending = nil
      if first.length == 0, pieces.count > 1 { pieces.removeFirst() }
      pieces[0].isSmooth = true
    }
    finishCurve()
  }

  private mutating func add(_ curve: Curve, _ tolerance: Double) {
    guard let from = curve.startDirection, let to = curve.endDirection else { return }
    let goesOn = pending?.isAlong(from) ?? false
    if goesOn { pending = nil } else { finishCurve() }
    var isSmooth = goesOn
    if case .line(let start, let end) = curve {
      pieces.append(Piece(start: start, direction: from, length: start.distance(to: end), isSmooth: isSmooth))
      self.end = end
      return
    }
    if !goesOn {
      pieces.append(Piece(start: curve.start, direction: from, length: 0, isSmooth: false))
      isSmooth = true
    }
    let count = curve.chords(tolerance: tolerance)
    var last = curve.start
    for index in 1...count {
      let next = curve.point(at: Double(index) / Double(count))
      guard let direction = last.direction(to: next) else { continue }
      pieces.append(
        Piece(start: last, direction: direction, length: last.distance(to: next), isSmooth: isSmooth))
      isSmooth = true
      last = next
    }
    end = curve.end
    pending = to
  }

  private mutating func finishCurve() {
    if let direction = pending {
      pieces.append(Piece(start: end, direction: direction, length: 0, isSmooth: true))
    }
    pending = nil
  }
}

extension Point {
  /// Returns whether or not two directions are equal apart from rounding.
  fileprivate func isAlong(_ other: Point) -> Bool {
    abs(x * other.y - y * other.x) < 1e-6 && x * other.x + y * other.y > 0
  }
}
