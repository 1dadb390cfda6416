public import Foundation
import LayoutCore
public import StyleCore

/// One of the nine points of a rectangle that views are aligned by; the raw value is the name.
public enum Position: String, CaseIterable, Sendable {
  /// On the upper edge, in every direction at the same side.
  case topLeft, topCenter, topRight
  /// Half way down, in every direction at the same side.
  case leftCenter, center, rightCenter
  /// On the lower edge, in every direction at the same side.
  case bottomLeft, bottomCenter, bottomRight

  /// On the upper edge, at the side where text begins or ends.
  case topLeading, topTrailing
  /// Half way down, at the side where text begins or ends.
  case leadingCenter, trailingCenter
  /// On the lower edge, at the side where text begins or ends.
  case bottomLeading, bottomTrailing

  /// This position of `rect`, where text runs in `layoutDirection`.
  public func point(in rect: CGRect, layoutDirection: UIUserInterfaceLayoutDirection) -> CGPoint {
    let share = share(in: layoutDirection)
    return CGPoint(
      x: share.x.coordinate(from: rect.minX, through: rect.midX, to: rect.maxX),
      y: share.y.coordinate(from: rect.minY, through: rect.midY, to: rect.maxY))
  }

  /// The position on the other side: mirrored left to right, top to bottom, or both.
  public func reflected(horizontally: Bool = true, vertically: Bool = true) -> Position {
    Position(
      row: vertically ? row.opposite : row, column: horizontally ? column.opposite : column)
  }
}

// MARK: - Rows and columns

extension Position {
  /// A place on the vertical axis, or on the horizontal one in a known direction: near is top or left.
  package enum Share: CGFloat, Sendable {
    /// Left or top.
    case near = 0
    /// Half way.
    case middle = 0.5
    /// Right or bottom.
    case far = 1

    var opposite: Share {
      switch self {
      case .near: .far
      case .middle: .middle
      case .far: .near
      }
    }

    /// The sign of the way from this place into the rectangle; 0 in the middle.
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
  /// Where the position lies on each axis: near is left and top.
  package func share(in layoutDirection: UIUserInterfaceLayoutDirection) -> (x: Share, y: Share) {
    (column.share(in: layoutDirection), row)
  }

  /// The position by left and right, where text runs in `layoutDirection`.
  public func resolved(in layoutDirection: UIUserInterfaceLayoutDirection) -> Position {
    let column: Column =
      switch column.share(in: layoutDirection) {
      case .near: .left
      case .middle: .center
      case .far: .right
      }
    return Position(row: row, column: column)
  }

  /// Whether one of two positions is by left or right and the other by leading or trailing. What is in the middle
  /// goes with both.
  func isMixed(with other: Position) -> Bool {
    switch (column, other.column) {
    case (.left, .leading), (.left, .trailing), (.right, .leading), (.right, .trailing),
      (.leading, .left), (.trailing, .left), (.leading, .right), (.trailing, .right):
      true
    default: false
    }
  }

  /// `distance` points inward from each edge that the position touches.
  package func offset(
    inwardBy distance: CGFloat, in layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIOffset {
    let share = share(in: layoutDirection)
    return UIOffset(horizontal: share.x.inward * distance, vertical: share.y.inward * distance)
  }
}

extension CGSize {
  /// The rectangle of this size whose `position` is `point`.
  package func rect(
    placing position: Position, at point: CGPoint, layoutDirection: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    let share = position.share(in: layoutDirection)
    return CGRect(
      x: point.x - share.x.rawValue * width, y: point.y - share.y.rawValue * height,
      width: width, height: height)
  }
}
