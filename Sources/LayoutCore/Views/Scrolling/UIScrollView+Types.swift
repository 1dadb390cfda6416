public import Foundation

extension UIScrollView {
  /// How the safe area adds to a scroll view's inset (D.16).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In the axes that scroll, and up and down in the main view of a controller in a container.
    case automatic = 0
    /// In the axes that scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On all four edges.
    case always = 3
  }

  /// The look of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// By the content behind them.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// How a drag puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When it begins.
    case onDrag = 1
    /// When the finger comes to the keyboard. Differs from UIKit: the keyboard then goes by itself; it does not follow
    /// the finger down, nor back up.
    case interactive = 2
    /// When it begins, with what belongs to the keyboard.
    case onDragWithAccessory = 3
    /// When the finger comes to the keyboard, with what belongs to that.
    case interactiveWithAccessory = 4

    /// Whether the beginning of a drag sends the keyboard away.
    var endsAtOnce: Bool { self == .onDrag || self == .onDragWithAccessory }
    /// Whether a finger that comes to it does.
    var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }
  }

  /// How fast scrolling ends: the share of the speed that a millisecond leaves.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    /// The rate that leaves the given share.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
