import Paths

/// Two marks above one letter, as in Vietnamese.
extension Sketch {
  /// Adds two marks above a finished letter, the first one nearer to it.
  ///
  /// Above a circumflex, an acute, a grave and a hook are on its right; all others are above each other. On capitals, both
  /// are lower, so that they stay inside of the line.
  mutating func addMarks(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
    var (lower, upper) = (Sketch(instance), Sketch(instance))
    guard lower.drawMark(first), upper.drawMark(second), let below = lower.path.bounds,
      let above = upper.path.bounds
    else { return }
    let gap = 18.0
    let start = head + (head > FontInstance.x ? 36 : 52)
    let room = FontInstance.top - start
    let isBeside = first == "\u{302}" && ["\u{300}", "\u{301}", "\u{309}"].contains(second)
    let size =
      isBeside
      ? min(0.86, room / (0.5 * below.height + above.height))
      : min(1, (room - gap) / (below.height + above.height))
    /// Returns a mark whose lower edge is at `y`.
    func placed(_ mark: Path, _ bounds: Rect, x: Double, y: Double) -> Path {
      mark.mapped(
        by: AffineTransform(
          a: isBeside ? 0.9 : 1, b: 0, c: 0, d: size, tx: anchor + x, ty: y - bounds.minY * size))
    }
    let near = placed(lower.path, below, x: isBeside ? -24 : 0, y: start)
    let far = placed(
      upper.path, above, x: isBeside ? 0.45 * below.width + 42 + 0.2 * instance.stem : 0,
      y: start + below.height * size * (isBeside ? 0.5 : 1) + (isBeside ? 0 : gap))
    path.append(near)
    path.append(far)
  }
}
