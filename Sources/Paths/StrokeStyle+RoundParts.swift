extension StrokeStyle {
  /// The approximate limits of the chords of all round parts of a stroke: this number, or a multiple of its pieces.
  private static let manyChords = 1 << 18
  private static let chordsPerPiece = 8

  /// Returns the deviation of the chords of round joins, caps and dots: `tolerance`, unless there would be too many.
  ///
  /// The side of a wide stroke turns back at each of its vertices, so that a stroke along such a side has thousands of
  /// half circles, each as large as the line is wide.
  func roundTolerance(along outlines: [Path.Outline], tolerance: Double) -> Double {
    let halfTurn = QuarterArc.chords(over: .pi, radius: width / 2, tolerance: tolerance)
    let pieces = outlines.reduce(0) { sum, outline in
      sum + 2 + outline.curves.reduce(0) { $0 + 2 + $1.chords(tolerance: tolerance) }
    }
    let mostChords = max(Self.manyChords, Self.chordsPerPiece * pieces)
    guard Double(pieces) * Double(halfTurn) > Double(mostChords) else { return tolerance }
    let chords = outlines.reduce(0) { $0 + roundChords(along: Spine($1, tolerance: tolerance), tolerance) }
    guard chords > mostChords else { return tolerance }
    // A chord of twice the length deviates four times as much. Very large arcs have longer chords than the tolerance
    // requires already.
    let angle = Double.pi * Double(chords) / Double(mostChords) / Double(halfTurn)
    return max(tolerance, width / 2 * angle * angle / 8)
  }

  /// Returns the number of chords of the round parts along a spine.
  private func roundChords(along spine: Spine, _ tolerance: Double) -> Int {
    func chords(_ angle: Double) -> Int {
      QuarterArc.chords(over: angle, radius: width / 2, tolerance: tolerance)
    }
    guard let first = spine.pieces.first, let last = spine.pieces.last else {
      return cap == .round ? chords(2 * .pi) : 0
    }
    var count = 0
    var previous = first
    for piece in spine.pieces.dropFirst() {
      if isRound(piece) { count += chords(previous.turn(to: piece)) }
      previous = piece
    }
    if spine.isClosed {
      return isRound(first) ? count + chords(last.turn(to: first)) : count
    }
    return cap == .round ? count + 2 * chords(.pi) : count
  }

  /// Returns whether or not the stroke is round at a vertex at which a piece begins.
  func isRound(_ piece: Spine.Piece) -> Bool { piece.isSmooth || join == .round }
}

extension Spine.Piece {
  /// Returns the unsigned angle between the directions of this piece and another, in radians.
  func turn(to next: Spine.Piece) -> Double {
    let (d, e) = (direction, next.direction)
    return Trigonometry.angle(x: d.x * e.x + d.y * e.y, y: abs(d.x * e.y - d.y * e.x))
  }
}
