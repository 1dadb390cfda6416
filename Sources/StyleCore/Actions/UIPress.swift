public import Foundation

/// A press of a button or key.
///
/// Differs from UIKit: presses do not occur.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The beginning of a press.
    case began = 0
    /// A change of the force of a press.
    case changed = 1
    /// A press that is held.
    case stationary = 2
    /// The end of a press.
    case ended = 3
    /// A press that was cancelled.
    case cancelled = 4
  }

  /// The type of a button.
  public enum PressType: Int, Sendable {
    /// The arrow up.
    case upArrow = 0
    /// The arrow down.
    case downArrow = 1
    /// The left arrow.
    case leftArrow = 2
    /// The right arrow.
    case rightArrow = 3
    /// The button that selects.
    case select = 4
    /// The menu button.
    case menu = 5
    /// The button for play and pause.
    case playPause = 6
  }

  private let button: PressType

  package init(type: PressType) {
    button = type
    super.init()
  }

  /// The type of the button.
  open var type: PressType { button }

  /// The phase of the press.
  open var phase: Phase { .began }
}
