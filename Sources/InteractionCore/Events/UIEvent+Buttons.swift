import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore

extension UIEvent {
  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates buttons from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The button for clicks.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button for menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the button with a number, counted from 1; none for another number than 1 to 62.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...62).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The buttons that are pressed: none, since fingers touch.
  public var buttonMask: ButtonMask { [] }
}

/// The ways in which a device scrolls.
public enum UIScrollType: Int, Sendable {
  /// In steps, as by a wheel.
  case discrete = 0
  /// Continuously, as by a trackpad.
  case continuous = 1
}

/// A set of ways in which a device scrolls.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates ways from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// In steps, as by a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Continuously, as by a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both ways.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIGestureRecognizer {
  /// The buttons that were pressed in the last event: none, since fingers touch.
  public var buttonMask: UIEvent.ButtonMask { [] }
  /// The keys that were held in the last event: none.
  public var modifierFlags: UIKeyModifierFlags { [] }
}

extension UITapGestureRecognizer {
  private static let buttons = AttachedValue<UIEvent.ButtonMask>()

  /// The buttons that a click must be of; without effect on touches.
  public var buttonMaskRequired: UIEvent.ButtonMask {
    get { Self.buttons[self] ?? .primary }
    set { Self.buttons[self] = newValue }
  }
}

extension UIPanGestureRecognizer {
  private static let scrollTypes = AttachedValue<UIScrollTypeMask>()

  /// The ways of scrolling that are followed like touches; without effect.
  public var allowedScrollTypesMask: UIScrollTypeMask {
    get { Self.scrollTypes[self] ?? [] }
    set { Self.scrollTypes[self] = newValue }
  }
}

extension UIPress {
  /// The time of the press, in seconds of the main loop's clock; 0 where the event has it.
  public var timestamp: TimeInterval { 0 }
  /// The window of the key: the key window.
  public var window: UIWindow? { UIWindow.key }
  /// The responder to which the press is sent: that of the keys in the key window.
  public var responder: UIResponder? { UIWindow.key?.keyResponder }
  /// The recognizers that follow the press: none.
  public var gestureRecognizers: [UIGestureRecognizer]? { [] }
}

extension UIPressesEvent {
  /// Returns the presses that a recognizer follows: none.
  public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
