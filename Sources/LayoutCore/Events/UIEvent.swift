public import Foundation
public import StyleCore

/// An event at one moment, with the touches of all fingers for a touch event.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Touches of the screen.
    case touches = 0
    /// Motion of the device.
    case motion = 1
    /// A command of a headset.
    case remoteControl = 2
    /// Presses of buttons and keys.
    case presses = 3
    /// Motion of a wheel or a trackpad.
    case scroll = 10
    /// A pointer above a view.
    case hover = 11
    /// A gesture on a trackpad.
    case transform = 14
  }

  /// The subtype of a motion or of a command.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// A shake of the device.
    case motionShake = 1
    /// The command to play.
    case remoteControlPlay = 100
    /// The command to pause.
    case remoteControlPause = 101
    /// The command to stop.
    case remoteControlStop = 102
    /// The command to play or pause.
    case remoteControlTogglePlayPause = 103
    /// The command to go to the next track.
    case remoteControlNextTrack = 104
    /// The command to go to the previous track.
    case remoteControlPreviousTrack = 105
    /// The command to begin seeking backward.
    case remoteControlBeginSeekingBackward = 106
    /// The command to stop seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// The command to begin seeking forward.
    case remoteControlBeginSeekingForward = 108
    /// The command to stop seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// The touches in the order in which they began.
  package let touches: [UITouch]
  private let kind: EventType
  private let detail: EventSubtype
  private let time: TimeInterval

  /// Creates an event without touches.
  public override convenience init() {
    self.init(touches: [], timestamp: 0)
  }

  /// Creates an event from touches, at a time of the main loop's clock.
  package init(
    touches: [UITouch], timestamp: TimeInterval, type: EventType = .touches, subtype: EventSubtype = .none
  ) {
    self.touches = touches
    kind = type
    detail = subtype
    time = timestamp
    super.init()
  }

  /// The type of the event.
  open var type: EventType { kind }

  /// The subtype of the event.
  open var subtype: EventSubtype { detail }

  /// The time of the event, in seconds of the main loop's clock.
  open var timestamp: TimeInterval { time }

  /// The modifier keys that are pressed.
  ///
  /// Differs from UIKit: there is no hardware keyboard; the flags are empty.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// All touches of the event, or `nil` for an event without touches.
  open var allTouches: Set<UITouch>? { kind == .touches ? Set(touches) : nil }

  /// Returns the touches that began in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    subset { $0.window === window }
  }

  /// Returns the touches that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    subset { $0.view === view }
  }

  /// Returns the touches that a recognizer follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    subset { $0.followers.contains { $0 === gesture } }
  }

  /// Returns the touches between the last event and this one.
  ///
  /// Differs from UIKit: every touch is a separate event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns the predicted touches that follow a touch.
  ///
  /// Differs from UIKit: touches are not predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func subset(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isIncluded)
    return found.isEmpty ? nil : Set(found)
  }
}
