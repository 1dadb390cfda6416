package import Foundation
package import Paths

extension Point {
  /// The same point.
  package init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
  /// The same point.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Rect {
  /// The same rectangle, standardized.
  package init(_ rect: CGRect) {
    self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }
}

extension CGRect {
  /// The same rectangle.
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension RoundedRect {
  /// `rect` with four equal corners, no larger than half of its sides.
  init(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let corner = CornerRadius(
      x: max(0, min(cornerWidth, rect.width / 2)), y: max(0, min(cornerHeight, rect.height / 2)))
    self.init(rect: Rect(rect), topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }
}

extension Paths.Path {
  /// The path with every point moved by `transform`, if there is one.
  package func mapped(by transform: CGAffineTransform?) -> Paths.Path {
    guard let transform, !transform.isIdentity else { return self }
    return mapped(by: transform.pathTransform)
  }

  /// Appends `arc` to the current outline: its first point is reached by a straight line.
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
  /// What lies in both rectangles; null where one has a number that is none, on which Foundation's own ends the
  /// program. Without end to both sides, as `infinite` is, is as far as numbers are of use.
  package func common(with other: CGRect) -> CGRect {
    guard let first = withinReach, let second = other.withinReach else { return .null }
    return first.intersection(second)
  }

  /// The rectangle with sides that can still be scaled; nil where one is no number.
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
