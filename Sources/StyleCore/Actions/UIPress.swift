public import Foundation

/// A press of a key.
///
/// Differs from UIKit: the keys are those of `HeadlessUser`; there are no other buttons.
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
  private let pressedKey: UIKey?
  private var currentPhase = Phase.began

  package init(type: PressType, key: UIKey? = nil) {
    (button, pressedKey) = (type, key)
    super.init()
  }

  /// Creates the press of a key.
  package convenience init(_ key: UIKey) {
    let type: PressType =
      switch key.keyCode {
      case .keyboardUpArrow: .upArrow
      case .keyboardDownArrow: .downArrow
      case .keyboardLeftArrow: .leftArrow
      case .keyboardRightArrow: .rightArrow
      case .keyboardEscape: .menu
      default: .select
      }
    self.init(type: type, key: key)
  }

  /// The pressed key of a keyboard.
  open var key: UIKey? { pressedKey }

  /// The force of the press, of which 1 is an average one.
  open var force: CGFloat { 0 }

  /// Ends the press.
  package func end() { currentPhase = .ended }

  /// The type of the button.
  open var type: PressType { button }

  /// The phase of the press.
  open var phase: Phase { currentPhase }
}
