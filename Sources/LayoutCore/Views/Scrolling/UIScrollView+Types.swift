public import Foundation

extension UIScrollView {
  /// The behaviour by which the safe area adds to a scroll view's inset (D.16).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The behaviour for the axes that scroll, and for the vertical one of the main view of a controller in a
    /// container.
    case automatic = 0
    /// The behaviour for the axes that scroll.
    case scrollableAxes = 1
    /// The behaviour without the safe area.
    case never = 2
    /// The behaviour for all four edges.
    case always = 3
  }

  /// The style of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The style for the content behind them.
    case `default` = 0
    /// Black indicators.
    case black = 1
    /// White indicators.
    case white = 2
  }

  /// The mode in which a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// No dismissal.
    case none = 0
    /// The dismissal at the start of a drag.
    case onDrag = 1
    /// The dismissal when the finger reaches the keyboard.
    ///
    /// Differs from UIKit: the keyboard then disappears by itself; it does not follow the touch.
    case interactive = 2
    /// The dismissal at the start of a drag, together with the accessory view.
    case onDragWithAccessory = 3
    /// The dismissal when the finger reaches the keyboard, together with the accessory view.
    case interactiveWithAccessory = 4

    /// Whether or not the start of a drag dismisses the keyboard.
    var endsAtOnce: Bool { self == .onDrag || self == .onDragWithAccessory }
    /// Whether or not a finger that reaches the keyboard dismisses it.
    var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }
  }

  /// The rate at which scrolling slows down: the share of the speed that each millisecond leaves.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    /// Creates a rate that leaves the given share.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
