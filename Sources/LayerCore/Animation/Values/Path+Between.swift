import Paths

extension Paths.Path {
  /// Returns the path at a fraction of the distance to `other`, point by point; nil if their elements differ.
  func towards(_ other: Paths.Path, _ share: Double) -> Paths.Path? {
    guard elements.count == other.elements.count else { return nil }
    func point(_ a: Point, _ b: Point) -> Point {
      Point(x: between(a.x, b.x, share), y: between(a.y, b.y, share))
    }
    var result = Paths.Path()
    for (from, to) in zip(elements, other.elements) {
      switch (from, to) {
      case (.move(let a), .move(let b)): result.move(to: point(a, b))
      case (.line(let a), .line(let b)): result.line(to: point(a, b))
      case (.quad(let c, let a), .quad(let d, let b)): result.quad(to: point(a, b), control: point(c, d))
      case (.cubic(let c, let d, let a), .cubic(let e, let f, let b)):
        result.cubic(to: point(a, b), point(c, e), point(d, f))
      case (.close, .close): result.close()
      default: return nil
      }
    }
    return result
  }
}
