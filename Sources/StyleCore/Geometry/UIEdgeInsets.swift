public import Foundation

/// Distances in points by which the edges of a rectangle move inwards; negative ones move outwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// No insets.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// The given insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

/// Insets whose sides follow the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// No insets.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The given insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  /// The directional form of `insets` where text runs in `direction` (D.6).
  package init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top,
      leading: isLeftToRight ? insets.left : insets.right,
      bottom: insets.bottom,
      trailing: isLeftToRight ? insets.right : insets.left)
  }
}

extension UIEdgeInsets {
  /// The left and right form of `insets` where text runs in `direction` (D.6).
  package init(_ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top,
      left: isLeftToRight ? insets.leading : insets.trailing,
      bottom: insets.bottom,
      right: isLeftToRight ? insets.trailing : insets.leading)
  }
}

extension CGRect {
  /// This rectangle with its edges moved inwards.
  ///
  /// The stored size may become negative: unlike `insetBy(dx:dy:)` it never becomes null (A.22).
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    guard !isNull else { return self }
    let rect = standardized
    return CGRect(
      x: rect.origin.x + insets.left,
      y: rect.origin.y + insets.top,
      width: rect.size.width - insets.left - insets.right,
      height: rect.size.height - insets.top - insets.bottom)
  }
}
