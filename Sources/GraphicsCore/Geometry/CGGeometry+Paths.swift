package import Foundation
package import Paths

extension Point {
  /// Creates the same point.
  package init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
  /// Creates the same point.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Rect {
  /// Creates the same rectangle, standardized.
  package init(_ rect: CGRect) {
    self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }
}

extension CGRect {
  /// Creates the same rectangle.
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension RoundedRect {
  /// Creates `rect` with four equal corners, with radii of at most half of its sides.
  init(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let corner = CornerRadius(
      x: max(0, min(cornerWidth, rect.width / 2)), y: max(0, min(cornerHeight, rect.height / 2)))
    self.init(rect: Rect(rect), topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }
}

extension Paths.Path {
  /// Returns the path under `transform`, if there is one.
  package func mapped(by transform: CGAffineTransform?) -> Paths.Path {
    guard let transform, !transform.isIdentity else { return self }
    return mapped(by: transform.pathTransform)
  }

  /// Appends `arc` to the current subpath, with a straight line to its first point.
  mutating func continueOutline(with arc: Paths.Path) {
    for element in arc.elements {
      if case .move(let point) = element, !isEmpty { line(to: point) } else { append(element) }
    }
  }
}

extension Paths.Path.Element {
  package var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  package var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

extension CGRect {
  /// Returns the intersection of two rectangles; null if one has a value that is NaN, where Foundation's own traps.
  ///
  /// A rectangle that is infinite on both sides, as `infinite` is, is reduced to the range in which numbers are useful.
  package func common(with other: CGRect) -> CGRect {
    guard let first = withinReach, let second = other.withinReach else { return .null }
    return first.intersection(second)
  }

  /// The rectangle reduced to a range that can still be scaled; nil if a value is NaN.
  var withinReach: CGRect? {
    guard !isNull, ![origin.x, origin.y, size.width, size.height].contains(where: \.isNaN) else { return nil }
    let most: CGFloat = 1e150
    func cut(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      (Swift.max(-most, Swift.min(start, most)), Swift.max(-2 * most, Swift.min(length, 2 * most)))
    }
    let ((x, width), (y, height)) = (cut(origin.x, size.width), cut(origin.y, size.height))
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
