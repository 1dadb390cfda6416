public import Foundation

extension UIView {
  /// The mode in which content fills the bounds of a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits into the bounds, with the same proportions.
    case scaleAspectFit = 1
    /// As small as covers the bounds, with the same proportions.
    case scaleAspectFill = 2
    /// Drawn again for every size.
    case redraw = 3
    /// At its own size in the centre.
    case center = 4
    /// At its own size at the centre of the top edge.
    case top = 5
    /// At its own size at the centre of the bottom edge.
    case bottom = 6
    /// At its own size at the centre of the left edge.
    case left = 7
    /// At its own size at the centre of the right edge.
    case right = 8
    /// At its own size in the top left corner.
    case topLeft = 9
    /// At its own size in the top right corner.
    case topRight = 10
    /// At its own size in the bottom left corner.
    case bottomLeft = 11
    /// At its own size in the bottom right corner.
    case bottomRight = 12
  }

  /// The adjustment of a view's tint colour.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The adjustment of the superview.
    case automatic = 0
    /// No adjustment.
    case normal = 1
    /// A pale grey.
    case dimmed = 2
  }

  /// The parts of a view that change with the superview's size, a set of bits.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The intrinsic content size along an axis that has none.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The target size for the smallest fitting size (C.16).
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target size for the largest fitting size (C.16).
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
