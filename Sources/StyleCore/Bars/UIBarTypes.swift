public import Foundation

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any = 0
  /// The position at the bottom of the container.
  case bottom = 1
  /// The position at the top of the container.
  case top = 2
  /// The position at the top of the screen, with a background up to the edge.
  case topAttached = 3
}

/// The metrics for which a bar has different appearances.
public enum UIBarMetrics: Int, Sendable {
  /// The default metrics.
  case `default` = 0
  /// The metrics for little height.
  case compact = 1
  /// The metrics with a prompt.
  case defaultPrompt = 101
  /// The metrics with a prompt, for little height.
  case compactPrompt = 102

  /// The former name of `compact`.
  public static var landscapePhone: UIBarMetrics { .compact }
  /// The former name of `compactPrompt`.
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// A style that follows the interface style.
  case `default` = 0
  /// A style with light text on a dark background.
  case black = 1
  /// A style with light text on a dark background that lets the content shine through, for code of old.
  case blackTranslucent = 2

  /// The former name of `black`.
  public static var blackOpaque: UIBarStyle { .black }
}

/// A type of objects with the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// A type of delegates that determine the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar.
  ///
  /// Differs from UIKit: it is not called.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns any position.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
