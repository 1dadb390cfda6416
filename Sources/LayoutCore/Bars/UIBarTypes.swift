public import Foundation

/// Where a bar lies.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of what contains it.
  case bottom = 1
  /// At the top of what contains it.
  case top = 2
  /// At the top of the screen, with its ground up to the edge.
  case topAttached = 3
}

/// What a bar looks different for.
public enum UIBarMetrics: Int, Sendable {
  /// Nothing special.
  case `default` = 0
  /// Little height.
  case compact = 1
  /// A prompt.
  case defaultPrompt = 101
  /// A prompt, and little height.
  case compactPrompt = 102
}

/// The look of a bar as a whole.
public enum UIBarStyle: Int, Sendable {
  /// As the surroundings ask.
  case `default` = 0
  /// Light text on dark ground.
  case black = 1
}

/// Something that lies where bars lie.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where it lies.
  var barPosition: UIBarPosition { get }
}

/// Who says where a bar lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where `bar` lies. Differs from UIKit: nobody asks.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
