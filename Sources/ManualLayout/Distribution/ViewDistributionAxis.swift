internal import Foundation
internal import LayoutCore
internal import StyleCore

/// The direction in which views follow each other.
public enum ViewDistributionAxis: String, CaseIterable, Sendable {
  /// From the leading to the trailing edge.
  case horizontal
  /// From the top to the bottom.
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

  /// The insets at the left or upper edge, and at the right or lower one.
  func insets(_ insets: UIEdgeInsets) -> (near: CGFloat, far: CGFloat) {
    self == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}

/// One side of an area, along which places are counted as distances from its leading or upper end.
struct LayoutLine {
  let axis: ViewDistributionAxis
  /// The left or upper end, in the coordinates of the view that the area is in.
  let start: CGFloat
  let length: CGFloat
  /// Whether distances count from the right end.
  let isReversed: Bool

  init(_ axis: ViewDistributionAxis, of area: CGRect, in direction: UIUserInterfaceLayoutDirection) {
    let area = area.standardized
    self.axis = axis
    start = axis.coordinate(of: area.origin)
    length = axis.length(of: area.size)
    isReversed = axis == .horizontal && direction == .rightToLeft
  }

  /// The coordinate of the left or upper end of what begins at `distance` and is `extent` long.
  func coordinate(at distance: CGFloat, extent: CGFloat) -> CGFloat {
    isReversed ? start + (length - distance - extent) : start + distance
  }

  /// Where something of `extent` is put by `placement`; not rounded.
  func coordinate(of placement: OrthogonalPlacement, extent: CGFloat) -> CGFloat {
    switch placement {
    case .near(let inset): coordinate(at: inset, extent: extent)
    case .centered(let offset): coordinate(at: (length - extent) / 2 + offset, extent: extent)
    case .far(let inset): coordinate(at: length - inset - extent, extent: extent)
    }
  }
}

/// Where a view lies across the direction in which it is distributed.
enum OrthogonalPlacement: Hashable, Sendable {
  /// So far from the leading or upper end.
  case near(CGFloat)
  /// So far from the middle, towards the trailing or lower end.
  case centered(CGFloat)
  /// So far from the trailing or lower end.
  case far(CGFloat)
}

extension PixelGrid {
  /// The coordinates on the nearest pixels, ties away from zero (I.6), so that equal distances stay equal: where
  /// coordinates lie on both sides of zero, ties all go up.
  func snapInStep(_ coordinates: [CGFloat]) -> [CGFloat] {
    let straddlesZero = coordinates.contains { $0 < 0 } && coordinates.contains { $0 > 0 }
    return coordinates.map { snap($0, .nearest(straddlesZero ? .up : .awayFromZero)) }
  }
}
