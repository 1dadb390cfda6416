public import Foundation

/// The distances in points by which the edges of a rectangle move inwards.
///
/// Negative distances move outwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the left edge.
  public var left: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the right edge.
  public var right: CGFloat

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets with the given sides.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of 0.
  public static let zero = UIEdgeInsets()
}

/// Insets whose sides follow the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the leading edge.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the trailing edge.
  public var trailing: CGFloat

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets with the given sides.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of 0.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  /// Creates the directional form of `insets` for text that runs in `direction` (D.6).
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
  /// Creates the left and right form of `insets` for text that runs in `direction` (D.6).
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
  /// Returns the rectangle with its edges moved inwards by the insets.
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
