internal import Foundation
internal import LayoutCore
internal import StyleCore

/// The axes of a distribution.
public enum ViewDistributionAxis: String, CaseIterable, Sendable {
  /// The axis from the leading to the trailing edge.
  case horizontal
  /// The axis from the top to the bottom.
  case vertical

  var orthogonal: ViewDistributionAxis { self == .horizontal ? .vertical : .horizontal }

  func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  func coordinate(of point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

  func setCoordinate(of point: inout CGPoint, to coordinate: CGFloat) {
    switch self {
    case .horizontal: point.x = coordinate
    case .vertical: point.y = coordinate
    }
  }

  func setLength(of size: inout CGSize, to length: CGFloat) {
    switch self {
    case .horizontal: size.width = length
    case .vertical: size.height = length
    }
  }

  /// Returns the insets at the left or upper edge, and at the right or lower one.
  func insets(_ insets: UIEdgeInsets) -> (near: CGFloat, far: CGFloat) {
    self == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}

/// A side of an area, on which positions are distances from its leading or upper end.
struct LayoutLine {
  let axis: ViewDistributionAxis
  /// The coordinate of the left or upper end, in the view that contains the area.
  let start: CGFloat
  let length: CGFloat
  /// Whether or not distances are from the right end.
  let isReversed: Bool

  init(_ axis: ViewDistributionAxis, of area: CGRect, in direction: UIUserInterfaceLayoutDirection) {
    let area = area.standardized
    self.axis = axis
    start = axis.coordinate(of: area.origin)
    length = axis.length(of: area.size)
    isReversed = axis == .horizontal && direction == .rightToLeft
  }

  /// Returns the coordinate of the left or upper end of a span that begins at `distance` and is `extent` long.
  func coordinate(at distance: CGFloat, extent: CGFloat) -> CGFloat {
    isReversed ? start + (length - distance - extent) : start + distance
  }

  /// Returns the coordinate of a span of `extent` in a placement; not rounded.
  func coordinate(of placement: OrthogonalPlacement, extent: CGFloat) -> CGFloat {
    switch placement {
    case .near(let inset): coordinate(at: inset, extent: extent)
    case .centered(let offset): coordinate(at: (length - extent) / 2 + offset, extent: extent)
    case .far(let inset): coordinate(at: length - inset - extent, extent: extent)
    }
  }
}

/// The placements of a view across the axis of a distribution.
enum OrthogonalPlacement: Hashable, Sendable {
  /// A distance from the leading or upper end, in points.
  case near(CGFloat)
  /// An offset from the center towards the trailing or lower end, in points.
  case centered(CGFloat)
  /// A distance from the trailing or lower end, in points.
  case far(CGFloat)
}

extension PixelGrid {
  /// Returns the coordinates on the nearest pixels, ties away from zero (I.6), so that equal distances stay equal.
  ///
  /// Where coordinates are on both sides of zero, all ties go up.
  func snapConsistently(_ coordinates: [CGFloat]) -> [CGFloat] {
    let straddlesZero = coordinates.contains { $0 < 0 } && coordinates.contains { $0 > 0 }
    return coordinates.map { snap($0, .nearest(straddlesZero ? .up : .awayFromZero)) }
  }
}
