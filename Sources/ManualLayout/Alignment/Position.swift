public import Foundation
public import LayoutCore

/// One of the nine points of a rectangle that views are aligned by; the raw value is the name.
public enum Position: String, CaseIterable, Sendable {
  case topLeft, topCenter, topRight
  case leftCenter, center, rightCenter
  case bottomLeft, bottomCenter, bottomRight

  case topLeading, topTrailing
  case leadingCenter, trailingCenter
  case bottomLeading, bottomTrailing

  /// This position of `rect`, where text runs in `layoutDirection`.
  public func point(in rect: CGRect, layoutDirection: UIUserInterfaceLayoutDirection) -> CGPoint {
    let share = share(in: layoutDirection)
    return CGPoint(
      x: share.x.coordinate(from: rect.minX, through: rect.midX, to: rect.maxX),
      y: share.y.coordinate(from: rect.minY, through: rect.midY, to: rect.maxY))
  }
}

extension Position {
  /// A place on one axis.
  package enum Share: CGFloat, Sendable {
    case near = 0
    case middle = 0.5
    case far = 1

    fileprivate func coordinate(from near: CGFloat, through middle: CGFloat, to far: CGFloat) -> CGFloat {
      switch self {
      case .near: near
      case .middle: middle
      case .far: far
      }
    }
  }

  /// Where the position lies on each axis: near is left and top.
  package func share(in layoutDirection: UIUserInterfaceLayoutDirection) -> (x: Share, y: Share) {
    let (leading, trailing): (Share, Share) =
      layoutDirection == .leftToRight ? (.near, .far) : (.far, .near)
    return switch self {
    case .topLeft: (.near, .near)
    case .topCenter: (.middle, .near)
    case .topRight: (.far, .near)
    case .leftCenter: (.near, .middle)
    case .center: (.middle, .middle)
    case .rightCenter: (.far, .middle)
    case .bottomLeft: (.near, .far)
    case .bottomCenter: (.middle, .far)
    case .bottomRight: (.far, .far)
    case .topLeading: (leading, .near)
    case .topTrailing: (trailing, .near)
    case .leadingCenter: (leading, .middle)
    case .trailingCenter: (trailing, .middle)
    case .bottomLeading: (leading, .far)
    case .bottomTrailing: (trailing, .far)
    }
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
