public import Foundation

/// What happened on the screen at one moment: the touches of all fingers, for a touch event.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What the event is about.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A headset.
    case remoteControl = 2
    /// Buttons and keys.
    case presses = 3
    /// A wheel or a trackpad.
    case scroll = 10
    /// A pointer above a view.
    case hover = 11
    /// Fingers on a trackpad.
    case transform = 14
  }

  /// What exactly happened in a motion or on a headset.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more to say.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
    /// Seeking backward begins.
    case remoteControlBeginSeekingBackward = 106
    /// Seeking backward ends.
    case remoteControlEndSeekingBackward = 107
    /// Seeking forward begins.
    case remoteControlBeginSeekingForward = 108
    /// Seeking forward ends.
    case remoteControlEndSeekingForward = 109
  }

  /// The touches in the order in which the fingers came down.
  package let touches: [UITouch]
  private let kind: EventType
  private let detail: EventSubtype
  private let time: TimeInterval

  /// An event without touches.
  public override convenience init() {
    self.init(touches: [], timestamp: 0)
  }

  /// An event of `touches`, at a time of the main loop's clock.
  package init(
    touches: [UITouch], timestamp: TimeInterval, type: EventType = .touches, subtype: EventSubtype = .none
  ) {
    self.touches = touches
    kind = type
    detail = subtype
    time = timestamp
    super.init()
  }

  /// What the event is about.
  open var type: EventType { kind }

  /// What exactly happened.
  open var subtype: EventSubtype { detail }

  /// When it happened, in seconds of the main loop's clock.
  open var timestamp: TimeInterval { time }

  /// The modifier keys that are held. Differs from UIKit: there is no keyboard; none are.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// All touches of the event; nil where it is not about touches.
  open var allTouches: Set<UITouch>? { kind == .touches ? Set(touches) : nil }

  /// The touches that began in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    subset { $0.window === window }
  }

  /// The touches that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    subset { $0.view === view }
  }

  /// The touches that `gesture` follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    subset { $0.followers.contains { $0 === gesture } }
  }

  /// The touches between the last event and this one. Differs from UIKit: every touch is an event of its own.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Where the touch may go next. Differs from UIKit: nothing is foretold.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func subset(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isIncluded)
    return found.isEmpty ? nil : Set(found)
  }
}

/// Keys that are held together with another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// The keys whose bits are set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
