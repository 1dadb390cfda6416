extension UIControl {
  /// What a control is in; several at once.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// The states whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that applications give a meaning.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are not for use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What happens to a control; several for asking.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// The events whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down in it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down in it again, soon after.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved in it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted in it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger counts no more.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value is another.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It does what it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu does what it is for.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text is another.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of fingers.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// The bits that applications give a meaning.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that are not for use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content goes from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// All over.
    case fill = 3
  }

  /// Where content goes from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// All over.
    case fill = 3
    /// Where reading starts.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }
}
