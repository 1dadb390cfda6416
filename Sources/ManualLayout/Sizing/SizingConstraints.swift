public import Foundation
public import LayoutCore

extension UIView {
  /// The limits that the available space sets to the preferred size of a view.
  public struct SizingConstraints: OptionSet, Hashable, Sendable {
    /// A bit for each constraint.
    public let rawValue: UInt

    /// Creates the constraints whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The preferred size, without limits.
    public static let none: SizingConstraints = []
    /// A width of at least the available one.
    public static let minWidth = SizingConstraints(rawValue: 1 << 0)
    /// A width of at most the available one.
    public static let maxWidth = SizingConstraints(rawValue: 1 << 1)
    /// A height of at least the available one.
    public static let minHeight = SizingConstraints(rawValue: 1 << 2)
    /// A height of at most the available one.
    public static let maxHeight = SizingConstraints(rawValue: 1 << 3)
    /// The available width.
    public static let fixedWidth: SizingConstraints = [.minWidth, .maxWidth]
    /// The available height.
    public static let fixedHeight: SizingConstraints = [.minHeight, .maxHeight]
    /// A size of at least the available one.
    public static let minSize: SizingConstraints = [.minWidth, .minHeight]
    /// A size of at most the available one.
    public static let maxSize: SizingConstraints = [.maxWidth, .maxHeight]
    /// The available size.
    public static let fixedSize: SizingConstraints = [.fixedWidth, .fixedHeight]
    /// The available width and at most the available height, as for text that wraps.
    public static let wrap: SizingConstraints = [.fixedWidth, .maxHeight]

    /// Returns `ideal` within the limits of `available`, and not below zero.
    ///
    /// A side of `available` that is infinite or `greatestFiniteMagnitude` sets no limit.
    public func apply(to ideal: CGSize, in available: CGSize) -> CGSize {
      CGSize(
        width: Self.limit(
          ideal.width, to: available.width, atLeast: contains(.minWidth), atMost: contains(.maxWidth)),
        height: Self.limit(
          ideal.height, to: available.height, atLeast: contains(.minHeight), atMost: contains(.maxHeight)))
    }

    private static func limit(
      _ ideal: CGFloat, to available: CGFloat, atLeast isMinimum: Bool, atMost isMaximum: Bool
    ) -> CGFloat {
      var length = ideal
      if available < .greatestFiniteMagnitude {
        if isMinimum { length = max(length, available) }
        if isMaximum { length = min(length, available) }
      }
      return max(length, 0)
    }
  }
}
