public import Foundation

/// One press of a button or key. Differs from UIKit: nothing makes any.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// What a press does.
  public enum Phase: Int, Sendable {
    /// It begins.
    case began = 0
    /// It got harder or softer.
    case changed = 1
    /// It is held.
    case stationary = 2
    /// It ended.
    case ended = 3
    /// It counts no more.
    case cancelled = 4
  }

  /// A button.
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

  init(type: PressType) {
    button = type
    super.init()
  }

  /// The button.
  open var type: PressType { button }

  /// What the press does.
  open var phase: Phase { .began }
}

/// The presses of one moment. Differs from UIKit: nothing makes any.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  private let presses: [UIPress]

  init(presses: [UIPress], timestamp: TimeInterval) {
    self.presses = presses
    super.init(touches: [], timestamp: timestamp, type: .presses)
  }

  /// All presses of the event.
  open var allPresses: Set<UIPress> { Set(presses) }
}
