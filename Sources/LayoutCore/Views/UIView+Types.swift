public import Foundation

extension UIView {
  /// How contents fill the bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits, keeping proportions.
    case scaleAspectFit = 1
    /// As small as covers, keeping proportions.
    case scaleAspectFill = 2
    /// Drawn anew at every size.
    case redraw = 3
    /// At their own size in the middle.
    case center = 4
    /// At their own size at the middle of the upper edge.
    case top = 5
    /// At their own size at the middle of the lower edge.
    case bottom = 6
    /// At their own size at the middle of the left edge.
    case left = 7
    /// At their own size at the middle of the right edge.
    case right = 8
    /// At their own size in the top left corner.
    case topLeft = 9
    /// At their own size in the top right corner.
    case topRight = 10
    /// At their own size in the bottom left corner.
    case bottomLeft = 11
    /// At their own size in the bottom right corner.
    case bottomRight = 12
  }

  /// How the tint of a view is changed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As that of the superview.
    case automatic = 0
    /// Not at all.
    case normal = 1
    /// To a pale grey.
    case dimmed = 2
  }

  /// What changes when the superview's size does.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// The parts whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The intrinsic content size of an axis that has none.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The room that asks for the smallest size that fits (C.16).
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The room that asks for the largest size that fits (C.16).
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
