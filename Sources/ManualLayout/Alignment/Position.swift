public import Foundation
import LayoutCore
public import StyleCore

/// A position on a rectangle, one of nine points by which views are aligned; the raw value is the name.
public enum Position: String, CaseIterable, Sendable {
  /// The positions on the upper edge, independent of the layout direction.
  case topLeft, topCenter, topRight
  /// The positions in the vertical center, independent of the layout direction.
  case leftCenter, center, rightCenter
  /// The positions on the lower edge, independent of the layout direction.
  case bottomLeft, bottomCenter, bottomRight

  /// The positions on the upper edge, at the leading or trailing side.
  case topLeading, topTrailing
  /// The positions in the vertical center, at the leading or trailing side.
  case leadingCenter, trailingCenter
  /// The positions on the lower edge, at the leading or trailing side.
  case bottomLeading, bottomTrailing

  /// Returns the point of `rect` at the position, in `layoutDirection`.
  public func point(in rect: CGRect, layoutDirection: UIUserInterfaceLayoutDirection) -> CGPoint {
    let share = share(in: layoutDirection)
    return CGPoint(
      x: share.x.coordinate(from: rect.minX, through: rect.midX, to: rect.maxX),
      y: share.y.coordinate(from: rect.minY, through: rect.midY, to: rect.maxY))
  }

  /// Returns the position mirrored left to right, top to bottom, or both.
  public func reflected(horizontally: Bool = true, vertically: Bool = true) -> Position {
    Position(
      row: vertically ? row.opposite : row, column: horizontally ? column.opposite : column)
  }
}

// MARK: - Rows and columns

extension Position {
  /// A place on the vertical axis, or on the horizontal one in a known direction.
  package enum Share: CGFloat, Sendable {
    /// The left or top.
    case near = 0
    /// The center.
    case middle = 0.5
    /// The right or bottom.
    case far = 1

    var opposite: Share {
      switch self {
      case .near: .far
      case .middle: .middle
      case .far: .near
      }
    }

    /// The sign of the direction from this place into the rectangle; 0 for the center.
    var inward: CGFloat { 1 - 2 * rawValue }

    fileprivate func coordinate(from near: CGFloat, through middle: CGFloat, to far: CGFloat) -> CGFloat {
      switch self {
      case .near: near
      case .middle: middle
      case .far: far
      }
    }
  }

  /// A place on the horizontal axis.
  enum Column: Sendable {
    case left, center, right, leading, trailing

    var opposite: Column {
      switch self {
      case .left: .right
      case .center: .center
      case .right: .left
      case .leading: .trailing
      case .trailing: .leading
      }
    }

    func share(in layoutDirection: UIUserInterfaceLayoutDirection) -> Share {
      switch self {
      case .left: .near
      case .center: .middle
      case .right: .far
      case .leading: layoutDirection == .leftToRight ? .near : .far
      case .trailing: layoutDirection == .leftToRight ? .far : .near
      }
    }
  }

  var row: Share {
    switch self {
    case .topLeft, .topCenter, .topRight, .topLeading, .topTrailing: .near
    case .leftCenter, .center, .rightCenter, .leadingCenter, .trailingCenter: .middle
    case .bottomLeft, .bottomCenter, .bottomRight, .bottomLeading, .bottomTrailing: .far
    }
  }

  var column: Column {
    switch self {
    case .topLeft, .leftCenter, .bottomLeft: .left
    case .topCenter, .center, .bottomCenter: .center
    case .topRight, .rightCenter, .bottomRight: .right
    case .topLeading, .leadingCenter, .bottomLeading: .leading
    case .topTrailing, .trailingCenter, .bottomTrailing: .trailing
    }
  }

  init(row: Share, column: Column) {
    self =
      switch (row, column) {
      case (.near, .left): .topLeft
      case (.near, .center): .topCenter
      case (.near, .right): .topRight
      case (.near, .leading): .topLeading
      case (.near, .trailing): .topTrailing
      case (.middle, .left): .leftCenter
      case (.middle, .center): .center
      case (.middle, .right): .rightCenter
      case (.middle, .leading): .leadingCenter
      case (.middle, .trailing): .trailingCenter
      case (.far, .left): .bottomLeft
      case (.far, .center): .bottomCenter
      case (.far, .right): .bottomRight
      case (.far, .leading): .bottomLeading
      case (.far, .trailing): .bottomTrailing
      }
  }
}

// MARK: - Placing

extension Position {
  /// Returns the places of the position on both axes in a layout direction.
  package func share(in layoutDirection: UIUserInterfaceLayoutDirection) -> (x: Share, y: Share) {
    (column.share(in: layoutDirection), row)
  }

  /// Returns the position in terms of left and right, in `layoutDirection`.
  public func resolved(in layoutDirection: UIUserInterfaceLayoutDirection) -> Position {
    let column: Column =
      switch column.share(in: layoutDirection) {
      case .near: .left
      case .middle: .center
      case .far: .right
      }
    return Position(row: row, column: column)
  }

  /// Returns whether one of two positions is a left or right one, and the other a leading or trailing one.
  ///
  /// Centers can be mixed with both.
  func isMixed(with other: Position) -> Bool {
    switch (column, other.column) {
    case (.left, .leading), (.left, .trailing), (.right, .leading), (.right, .trailing),
      (.leading, .left), (.trailing, .left), (.leading, .right), (.trailing, .right):
      true
    default: false
    }
  }

  /// Returns the offset of `distance` points inward from each edge that the position touches.
  package func offset(
    inwardBy distance: CGFloat, in layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIOffset {
    let share = share(in: layoutDirection)
    return UIOffset(horizontal: share.x.inward * distance, vertical: share.y.inward * distance)
  }
}

extension CGSize {
  /// Returns the rectangle of this size whose `position` is at `point`.
  package func rect(
    placing position: Position, at point: CGPoint, layoutDirection: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    let share = position.share(in: layoutDirection)
    return CGRect(
      x: point.x - share.x.rawValue * width, y: point.y - share.y.rawValue * height,
      width: width, height: height)
  }
}
