import Foundation
import StyleCore

/// An axis of a compositional layout, whose x is mirrored by the collection view.
enum LayoutAxis {
  case x, y

  /// The other axis.
  var other: LayoutAxis { self == .x ? .y : .x }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .x ? width : height }
    set { if axis == .x { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// The position along an axis.
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets at both ends of an axis.
  subscript(axis: LayoutAxis) -> (start: CGFloat, end: CGFloat) {
    get { axis == .x ? (leading, trailing) : (top, bottom) }
    set { if axis == .x { (leading, trailing) = newValue } else { (top, bottom) = newValue } }
  }

  /// The sum of the insets at both ends of an axis.
  func sum(_ axis: LayoutAxis) -> CGFloat { self[axis].start + self[axis].end }
}

/// A length of a compositional layout.
enum LayoutLength: Hashable {
  case width(CGFloat)
  case height(CGFloat)
  case absolute(CGFloat)
  case estimated(CGFloat)
  case uniform(CGFloat)

  /// The share, or the length in points.
  var value: CGFloat {
    switch self {
    case .width(let value), .height(let value), .absolute(let value), .estimated(let value),
      .uniform(let value):
      value
    }
  }

  /// Whether views measure the length.
  var isMeasured: Bool {
    switch self {
    case .estimated, .uniform: true
    default: false
    }
  }

  /// The axis of the container of which the length is a share; nil for others.
  var share: LayoutAxis? {
    switch self {
    case .width: .x
    case .height: .y
    default: nil
    }
  }

  /// Returns the length in a container; a share is brought down to the pixel (P.12).
  func points(in container: CGSize, _ grid: PixelGrid) -> CGFloat {
    let points =
      switch share {
      case let axis?: grid.snap(value * container[axis], .floor)
      case nil: value
      }
    return points.isFinite ? max(0, points) : 0
  }
}

/// The lengths of a part along both axes.
struct LayoutLengths: Hashable {
  var width: LayoutLength
  var height: LayoutLength

  /// The length along an axis.
  subscript(axis: LayoutAxis) -> LayoutLength { axis == .x ? width : height }

  /// Returns the size in a container.
  func points(in container: CGSize, _ grid: PixelGrid) -> CGSize {
    CGSize(width: width.points(in: container, grid), height: height.points(in: container, grid))
  }

  /// Whether views measure one of the lengths.
  var isMeasured: Bool { width.isMeasured || height.isMeasured }
}

/// A space between parts.
struct LayoutSpace: Hashable {
  var length: CGFloat
  var isFlexible: Bool

  /// No space.
  static let none = LayoutSpace(length: 0, isFlexible: false)

  /// Returns the length with a share of the free space.
  func points(_ share: CGFloat) -> CGFloat { isFlexible ? least + share : least }

  /// The least length; 0 for one that is no number.
  var least: CGFloat { length.isFinite ? length : 0 }
}

/// The spaces around a part.
struct LayoutEdges {
  var x: (start: LayoutSpace, end: LayoutSpace) = (.none, .none)
  var y: (start: LayoutSpace, end: LayoutSpace) = (.none, .none)

  /// The spaces at both ends of an axis.
  subscript(axis: LayoutAxis) -> (start: LayoutSpace, end: LayoutSpace) { axis == .x ? x : y }

  /// The sum of the least spaces at both ends of an axis.
  func sum(_ axis: LayoutAxis) -> CGFloat { self[axis].start.least + self[axis].end.least }

  /// The number of spaces along an axis that can grow.
  func flexibleCount(_ axis: LayoutAxis) -> Int {
    (self[axis].start.isFlexible ? 1 : 0) + (self[axis].end.isFlexible ? 1 : 0)
  }
}
